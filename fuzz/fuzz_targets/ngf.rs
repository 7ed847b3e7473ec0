#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| shoutan_fuzz::ngf(bytes));

//! One binary, so that the tests link once.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

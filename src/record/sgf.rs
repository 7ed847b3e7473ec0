//! Smart Game Format, FF\[1\] to FF\[4\]: bytes to a collection of trees and back.

pub mod encode;
pub mod encoding;
mod faults;
pub(in crate::record) mod prose;
pub mod read;
mod roots;
pub(in crate::record) mod start;
pub mod write;

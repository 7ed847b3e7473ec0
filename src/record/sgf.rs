//! Smart Game Format, FF\[1\] to FF\[4\]: bytes to a collection of trees and back.

pub mod encode;
pub mod encoding;
pub mod read;
pub(in crate::record) mod start;
pub mod write;

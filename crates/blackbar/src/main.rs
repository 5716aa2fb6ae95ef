//! The `blackbar` command.
fn main() {}

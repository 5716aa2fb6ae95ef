//! Identifiers that programs make: `{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}`.

/// Whether a text is one, in braces or not, and nothing else.
pub(super) fn is_guid(text: &str) -> bool {
    let text = text.trim();
    let inner = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(text);
    inner.split('-').map(str::len).eq([8, 4, 4, 4, 12])
        && inner.bytes().all(|byte| byte == b'-' || byte.is_ascii_hexdigit())
}

/// Whether the author of a comment is the thread that it repeats for older programs: `tc={7A82DA9E-20F6-46BD-BF44-1A475728DA1A}`.
pub(super) fn is_thread(author: &str) -> bool {
    author.trim().strip_prefix("tc=").is_some_and(is_guid)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_told_by_their_shape() {
        assert!(is_guid("{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"));
        assert!(is_guid(" 5c22544a-7ee6-4342-b048-85bdc9fd1c3a "));
        assert!(!is_guid("{5C22544A-7EE6-4342-B048-85BDC9FD1C3A"));
        assert!(!is_guid("5C22544A-7EE6-4342-B048-85BDC9FD1C3A of Ann"));
        assert!(!is_guid("5C22544A7EE64342B04885BDC9FD1C3A") && !is_guid(""));
        assert!(is_thread("tc={7A82DA9E-20F6-46BD-BF44-1A475728DA1A}"));
        assert!(!is_thread("{7A82DA9E-20F6-46BD-BF44-1A475728DA1A}") && !is_thread("tc=Ann"));
    }
}

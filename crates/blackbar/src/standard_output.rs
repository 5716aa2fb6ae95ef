//! Results on standard output. Whoever stops reading, as `head` does, has all that was wanted; any other failure is one.

use std::io::{self, ErrorKind, Write};

/// Writes a text, with a line end if it has none.
pub(crate) fn say(text: &str) -> io::Result<()> {
    say_to(&mut io::stdout().lock(), text)
}

fn say_to(output: &mut impl Write, text: &str) -> io::Result<()> {
    let end: &[u8] = if text.ends_with('\n') { b"" } else { b"\n" };
    let written = output.write_all(text.as_bytes()).and_then(|()| output.write_all(end));
    match written.and_then(|()| output.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails in one way.
    struct Failing(ErrorKind);

    impl Write for Failing {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_that_left_is_no_failure_and_a_full_disk_is() {
        assert!(say_to(&mut Failing(ErrorKind::BrokenPipe), "text").is_ok());
        assert!(say_to(&mut Failing(ErrorKind::StorageFull), "text").is_err());
        let mut said = Vec::new();
        say_to(&mut said, "one").and_then(|()| say_to(&mut said, "two\n")).unwrap();
        assert_eq!(said, b"one\ntwo\n");
    }
}

//! How a replacement is written in RTF.

use crate::spliced::Spelling;

/// How text is spelled at a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct RtfSpelling {
    /// How many characters for older programs follow one that is spelled by its number.
    pub(super) fallback: usize,
}

/// Longer than any command with its number.
const LONGEST_COMMAND: usize = 80;

/// Whether text that follows would be taken for the rest of a command.
fn is_open_command(before: &[u8]) -> bool {
    let tail = before.get(before.len().saturating_sub(LONGEST_COMMAND)..).unwrap_or_default();
    let word = tail.iter().rev().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'-').count();
    word > 0 && tail.len().checked_sub(word + 1).and_then(|at| tail.get(at)) == Some(&b'\\')
}

/// An empty group ends a command that no blank ends, and shows nothing.
pub(super) fn end_of_command(before: &[u8]) -> Vec<u8> {
    if is_open_command(before) { b"{}".to_vec() } else { Vec::new() }
}

impl Spelling for RtfSpelling {
    fn spelled(self, text: &str, before: &[u8]) -> Vec<u8> {
        let mut out = end_of_command(before);
        for character in text.chars() {
            match character {
                '\\' | '{' | '}' => out.extend([b'\\', character as u8]),
                '\n' => out.extend(b"\\line "),
                '\t' => out.extend(b"\\tab "),
                ' '..='~' => out.push(character as u8),
                _ if character.is_control() => out.push(b'?'),
                _ => {
                    for unit in character.encode_utf16(&mut [0; 2]) {
                        out.extend(format!("\\u{}", unit.cast_signed()).into_bytes());
                        if self.fallback == 0 {
                            out.push(b' ');
                        }
                        out.extend(std::iter::repeat_n(b'?', self.fallback));
                    }
                }
            }
        }
        out
    }
}

//! Python is asked about every case: spans, groups, and where a broken pattern breaks.
//!
//! Where no `python3` of a version we follow is on the path the comparison is skipped, loudly; the expected values of the key cases in
//! `expected` still hold.

mod cases;
mod expected;
mod random;

use std::io::Write;
use std::process::{Command, Stdio};

use super::{PatternError, PythonRegex};

/// What a pattern does to a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The pattern is refused, there; Python does not always say where.
    Refused(Option<usize>),
    /// Whether it matches at the start, and the spans of all matches with their groups, in bytes.
    Found { at_start: bool, matches: Vec<Vec<Option<(usize, usize)>>> },
    /// Too many steps; for Python, too much time.
    TooCostly,
}

pub(super) fn ours(pattern: &str, text: &str) -> Answer {
    let regex = match PythonRegex::new(pattern) {
        Ok(regex) => regex,
        Err(PatternError { position, .. }) => return Answer::Refused(Some(position)),
    };
    let span = |range: blackbar_core::TextRange| (range.start(), range.end());
    let mut matches = Vec::new();
    for captures in regex.find_iter(text) {
        let Ok(captures) = captures else { return Answer::TooCostly };
        let groups = (0..=regex.group_count()).map(|group| captures.group(group).map(span));
        matches.push(groups.collect());
    }
    match regex.match_start(text) {
        Ok(at_start) => Answer::Found { at_start, matches },
        Err(_) => Answer::TooCostly,
    }
}

const SCRIPT: &str = r#"
import re, signal, sys, warnings
warnings.simplefilter("ignore")
if not (3, 11) <= sys.version_info[:2] <= (3, 13):
    sys.exit(3)
def give_up(*_):
    raise TimeoutError
signal.signal(signal.SIGALRM, give_up)
for line in sys.stdin:
    pattern, text = (bytes.fromhex(part).decode() for part in line.rstrip("\n").split(","))
    try:
        compiled = re.compile(pattern)
    except re.error as error:
        print("E", "-" if error.pos is None else error.pos)
        continue
    except (OverflowError, ValueError, RecursionError):
        print("E -")
        continue
    offsets = [0]
    for c in text:
        offsets.append(offsets[-1] + len(c.encode()))
    def span(found, group):
        start, end = found.span(group)
        return "-" if start < 0 else f"{offsets[start]}:{offsets[end]}"
    try:
        signal.setitimer(signal.ITIMER_REAL, 2)
        found = [";".join(span(m, g) for g in range(compiled.groups + 1)) for m in compiled.finditer(text)]
        answer = "F", 1 if compiled.match(text) else 0, *found
    except TimeoutError:
        answer = ("T",)
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(*answer)
"#;

/// Python's answers, or `None` without Python.
pub(super) fn pythons(cases: &[(String, String)]) -> Option<Vec<Answer>> {
    let spawned = Command::new("python3")
        .args(["-X", "utf8", "-c", SCRIPT])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = spawned else {
        eprintln!("SKIPPED: python3 is not on the path, nothing was compared with the real `re`");
        return None;
    };
    let hex = |text: &str| text.bytes().map(|byte| format!("{byte:02x}")).collect::<String>();
    let input: String =
        cases.iter().map(|(pattern, text)| format!("{},{}\n", hex(pattern), hex(text))).collect();
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("python runs");
    if output.status.code() == Some(3) {
        eprintln!("SKIPPED: this python3 is not 3.11 to 3.13, the versions whose `re` is followed");
        return None;
    }
    writer.join().expect("no panic").expect("python reads");
    let output = String::from_utf8(output.stdout).expect("ASCII");
    let answers: Vec<Answer> = output.lines().map(read_answer).collect();
    assert_eq!(answers.len(), cases.len(), "python answered every case");
    Some(answers)
}

fn read_answer(line: &str) -> Answer {
    let mut words = line.split(' ');
    match words.next() {
        Some("E") => return Answer::Refused(words.next().and_then(|position| position.parse().ok())),
        Some("T") => return Answer::TooCostly,
        _ => {}
    }
    let at_start = words.next() == Some("1");
    let span = |part: &str| {
        let (start, end) = part.split_once(':')?;
        Some((start.parse().ok()?, end.parse().ok()?))
    };
    let matches = words.map(|found| found.split(';').map(span).collect()).collect();
    Answer::Found { at_start, matches }
}

/// Equal, save that Python does not always give a position and that either may have given up.
pub(super) fn agree(ours: &Answer, pythons: &Answer) -> bool {
    match (ours, pythons) {
        (Answer::Refused(_), Answer::Refused(None)) => true,
        (Answer::TooCostly, Answer::Found { .. }) | (Answer::Found { .. }, Answer::TooCostly) => true,
        _ => ours == pythons,
    }
}

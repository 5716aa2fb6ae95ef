//! Numbers said digit by digit or in groups: "four one five", "eight hundred", "one twenty five", "nineteen eighty-five".

use super::Word;

/// Fewer digits in a row are just numbers.
const FEWEST: usize = 3;

/// A digit said as a word.
pub(super) fn digit(word: &str) -> Option<char> {
    Some(match word {
        "zero" | "oh" | "o" => '0',
        "one" => '1',
        "two" => '2',
        "three" => '3',
        "four" => '4',
        "five" => '5',
        "six" => '6',
        "seven" => '7',
        "eight" => '8',
        "nine" => '9',
        _ => return None,
    })
}

fn teen(word: &str) -> Option<u32> {
    let teens = [
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    teens.iter().position(|teen| *teen == word).and_then(|at| u32::try_from(at + 10).ok())
}

fn tens(word: &str) -> Option<u32> {
    let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    tens.iter().position(|ten| *ten == word).and_then(|at| u32::try_from(at * 10 + 20).ok())
}

fn unit(word: &str) -> Option<u32> {
    digit(word).filter(|digit| *digit != '0').and_then(|digit| digit.to_digit(10))
}

/// A number below a hundred from word `at` on, in how many words: "twelve", "forty", "forty two", "forty-two".
fn below_hundred(words: &[Word<'_>], at: usize) -> Option<(usize, u32)> {
    let word = words.get(at)?.core.as_str();
    if let Some(teen) = teen(word) {
        return Some((1, teen));
    }
    if let Some((ten, rest)) = word.split_once('-') {
        return Some((1, tens(ten)? + unit(rest)?));
    }
    let ten = tens(word)?;
    let next = words.get(at + 1).filter(|_| !ends_group(words, at)).and_then(|next| unit(&next.core));
    let hundred = words.get(at + 2).is_some_and(|word| word.core == "hundred");
    match next.filter(|_| !hundred) {
        Some(unit) => Some((2, ten + unit)),
        None => Some((1, ten)),
    }
}

/// Whether a pause follows a word.
fn ends_group(words: &[Word<'_>], at: usize) -> bool {
    words.get(at).is_some_and(|word| word.text.ends_with([',', ';', '.', '?', '!']))
}

/// A group of digits.
pub(super) struct Group {
    words: usize,
    pub(super) digits: String,
    /// Whether it was heard as words or as single digits rather than as a number that is written already.
    spoken: bool,
}

/// The group that begins at word `at`.
fn group(words: &[Word<'_>], at: usize) -> Option<Group> {
    let core = words.get(at)?.core.as_str();
    let spoken = |words: usize, digits: String| Some(Group { words, digits, spoken: true });
    if let Some(hundreds) =
        unit(core).filter(|_| words.get(at + 1).is_some_and(|word| word.core == "hundred"))
    {
        // "eight hundred five five five" is 800 555; with an "and" what follows belongs to it.
        let and = !ends_group(words, at + 1) && words.get(at + 2).is_some_and(|word| word.core == "and");
        let next = at + 2 + usize::from(and);
        let rest = below_hundred(words, next).filter(|_| and || !ends_group(words, at + 1));
        let rest = rest.or_else(|| Some((1, unit(&words.get(next).filter(|_| and)?.core)?)));
        return match rest {
            Some((used, rest)) => spoken(next + used - at, (hundreds * 100 + rest).to_string()),
            None => spoken(2, (hundreds * 100).to_string()),
        };
    }
    if let Some(digit) = digit(core) {
        return spoken(1, digit.to_string());
    }
    if let Some((used, number)) = below_hundred(words, at) {
        return spoken(used, number.to_string());
    }
    let digits: String = core.chars().filter(char::is_ascii_digit).collect();
    // "2-0-8-9" is said digit by digit, "415" was heard as a number.
    let apart = core.split(['-', ',']).all(|part| part.len() == 1) && digits.len() * 2 == core.len() + 1;
    let plain = (1..=4).contains(&core.len()) && digits.len() == core.len();
    (apart && !digits.is_empty() || plain).then_some(Group { words: 1, spoken: apart, digits })
}

/// What a word that sounds like a digit reads between digits: "two two eight for one nine".
pub(super) fn heard_as(words: &[Word<'_>], at: usize) -> Option<Group> {
    let digits = match words.get(at)?.core.as_str() {
        "for" => "4",
        "to" | "too" => "2",
        "ate" => "8",
        "won" => "1",
        _ => return None,
    };
    let behind = group(words, at + 1).filter(|group| group.spoken || group.digits.len() > 1)?;
    let more = behind.digits.len() > 1 || group(words, at + 1 + behind.words).is_some();
    more.then(|| Group { words: 1, digits: digits.to_owned(), spoken: true })
}

/// A run of digits from word `at` on: how many words, and what they read.
pub(super) fn digits(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    let mut groups: Vec<String> = Vec::new();
    let mut reads = String::new();
    let (mut used, mut spoken, mut pauses, mut index, mut times) = (0, 0, 0, at, 1);
    while let Some(word) = words.get(index) {
        match word.core.as_str() {
            // "O" alone begins no number.
            "o" | "oh" if groups.is_empty() => break,
            "double" => times = 2,
            "triple" => times = 3,
            _ if word.is_hesitation() && !groups.is_empty() => {}
            _ => {
                let sounds = || heard_as(words, index).filter(|_| digits_in(&groups) >= 3);
                let Some(group) = group(words, index).or_else(sounds) else { break };
                spoken += usize::from(group.spoken);
                // Numbers of several digits stand apart from each other: "66 33".
                let several = |digits: &str| digits.len() > 1;
                let apart = !group.spoken && several(&group.digits) && !groups.is_empty();
                if (apart || groups.last().is_some_and(|last| several(last))) && !reads.ends_with(' ') {
                    reads.push(' ');
                }
                reads.push_str(&group.digits.repeat(times));
                times = 1;
                groups.push(group.digits);
                index += group.words;
                used = index - at;
                let Some(last) = words.get(index - 1) else { break };
                // A pause groups the digits, the end of a sentence ends them.
                if last.ends_sentence() {
                    break;
                }
                if last.text.ends_with([',', '-', ';']) {
                    reads.push(' ');
                    pauses += 1;
                }
                continue;
            }
        }
        index += 1;
    }
    // A pause behind every digit groups nothing.
    if pauses + 1 >= groups.len() && groups.iter().all(|group| group.len() == 1) {
        reads.retain(|character| character != ' ');
    }
    // "nineteen eighty-five" is a year.
    if let [century @ ("19" | "20"), years] = groups.iter().map(String::as_str).collect::<Vec<_>>().as_slice()
        && years.len() == 2
    {
        reads = format!("{century}{years}");
    }
    let count = reads.chars().filter(char::is_ascii_digit).count();
    let enough = if spoken > 0 { count >= FEWEST } else { dictated(&groups, pauses) };
    enough.then(|| (used, reads.trim_end().to_owned()))
}

fn digits_in(groups: &[String]) -> usize {
    groups.iter().map(String::len).sum()
}

/// Whether groups that were heard as numbers are one number, read with a pause behind each group ("4012, 8888, 8888,
/// 1881"), rather than a list of numbers: several groups of the length people read a long number in, not all of them years.
fn dictated(groups: &[String], pauses: usize) -> bool {
    let is_year = |group: &String| group.len() == 4 && (group.starts_with("19") || group.starts_with("20"));
    groups.len() >= 3
        && pauses + 1 >= groups.len()
        && groups.iter().all(|group| (2..=4).contains(&group.len()))
        && digits_in(groups) >= 9
        && !groups.iter().all(is_year)
}

//! How spoken numbers, spellings and addresses read when they are written: "four one five, five five five" is 415 555,
//! "p a t t" is Patt, "john dot smith at gmail dot com" is john.smith@gmail.com. Detection reads the written form; the
//! words and their times stay.

mod addresses;
mod answers;
mod letters;
mod numbers;

use blackbar_core::{TextRange, Unescaped};

/// What people say while they think; it may stand inside a number or a spelling.
const HESITATIONS: &[&str] = &["uh", "um", "er", "erm", "uhm", "hmm", "ah"];

/// A word of the passage.
struct Word<'t> {
    range: TextRange,
    /// Without punctuation at its ends, in lower case.
    core: String,
    text: &'t str,
}

impl Word<'_> {
    fn is_hesitation(&self) -> bool {
        HESITATIONS.contains(&self.core.as_str())
    }

    /// Whether a sentence ends with it.
    fn ends_sentence(&self) -> bool {
        self.text.ends_with(['.', '?', '!'])
    }
}

/// The reading of a passage, where it differs from the words.
pub(crate) fn reading(passage: &str) -> Option<Unescaped> {
    let words: Vec<Word<'_>> = words(passage);
    let mut changes: Vec<(TextRange, String)> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        if let Some((used, reads)) = answers::answer(&words, at).or_else(|| read(&words, at)) {
            let last = at + used - 1;
            let (Some(first), Some(end)) = (words.get(at), words.get(last)) else { break };
            changes.push((TextRange::new(first.range.start(), end.range.end()), reads));
            at += used;
        } else {
            at += 1;
        }
    }
    if changes.is_empty() {
        return None;
    }
    let mut reading = Unescaped::new();
    let mut done = 0;
    for (range, reads) in changes {
        reading.verbatim(done, TextRange::new(done, range.start()).of(passage));
        reading.escape(range, &reads);
        done = range.end();
    }
    reading.verbatim(done, TextRange::new(done, passage.len()).of(passage));
    Some(reading)
}

/// What is said from word `at` on, where it reads otherwise: how many words, and what they read.
fn read(words: &[Word<'_>], at: usize) -> Option<(usize, String)> {
    addresses::address(words, at).or_else(|| letters::code(words, at)).or_else(|| numbers::digits(words, at))
}

fn words(passage: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    for text in passage.split(' ') {
        if !text.is_empty() {
            let core = text.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
            words.push(Word { range: TextRange::at(at, text.len()), core, text });
        }
        at += text.len() + 1;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(said: &str, reads: &str) {
        let reading = reading(said);
        assert_eq!(reading.as_ref().map_or(said, Unescaped::text), reads);
    }

    #[test]
    fn digits_in_words_read_as_numbers() {
        check("call four one five, five five five, two six seven one.", "call 415 555 2671");
        check("it is oh well", "it is oh well");
        check("nine two oh double seven three please", "920773 please");
        check("one or two people", "one or two people");
        check("my code is 4 1 five nine", "my code is 4159");
        check("in 2019 we met", "in 2019 we met");
        check("it is 4 1 5 5 5 5, 2 6 7 1", "it is 415555 2671");
        check("the code is 2-0-8-9", "the code is 2089");
        check("pin two, zero, eight, nine.", "pin 2089");
        check("it is two one uh nine um zero nine nine", "it is 219099");
        check("my number is, um, I forgot", "my number is, um, I forgot");
    }

    #[test]
    fn numbers_said_in_groups_read_as_they_are_written() {
        check("one twenty five Oak Avenue", "125 Oak Avenue");
        check("seven forty Main Street", "740 Main Street");
        check("at forty two Maple Street", "at forty two Maple Street");
        check("on eight hundred, five five five, zero one nine nine", "on 800 555 0199");
        check("one hundred and two dollars", "102 dollars");
        check("on twelve twenty nine fifty nine", "on 12 29 59");
        check("born in nineteen eighty-five", "born in 1985");
        check("since twenty nineteen", "since 2019");
        check("at sixty six thirty three", "at 66 33");
        check("fifty four years old", "fifty four years old");
        check("with 4012, 8888, 8888, 1881.", "with 4012 8888 8888 1881");
        check("in 2017, 2018, 2019 we met", "in 2017, 2018, 2019 we met");
        check("rooms 12, 14, 16 are free", "rooms 12, 14, 16 are free");
        check("it is two two eight for one nine", "it is 228419");
        check("room two one five for three people", "room 215 for three people");
        check("two for one", "two for one");
        check("one or twenty people", "one or twenty people");
    }

    #[test]
    fn spellings_read_as_words_and_codes() {
        check("my name is p a t t e r s o n.", "my name is Patterson");
        check("it is W-I-L-L-O-W", "it is Willow");
        check("that is L-E-E, Lee", "that is Lee Lee");
        check("license D four two six, seven seven one", "license D426771");
        check("code x k i t b two six one one", "code XKITB2611");
        check("license B two two eight for 1906.", "license B22841906");
        check("license b228 for 1906.", "license B22841906");
        check("from a4 to b5", "from a4 to b5");
        check("the F B I called", "the F B I called");
        check("I paid a dollar", "I paid a dollar");
        check("plan b two times", "plan b two times");
        check("a four one five number", "a 415 number");
    }

    #[test]
    fn spelled_addresses_read_as_addresses() {
        check("write to john dot smith at gmail dot com please", "write to john.smith@gmail.com please");
        check("it's j o h n at gmail dot com.", "it's john@gmail.com");
        check("mary underscore five at example.org, thanks", "mary_5@example.org thanks");
        check("it is j o h n 5 at gmail dot com", "it is john5@gmail.com");
        check("mary five at gmail dot com", "mary5@gmail.com");
        check("it is J-O-H and at example dot org.", "it is john@example.org");
        check("come and look and at noon dot com", "come and look and at noon dot com");
        check("look at amazon dot com", "look at amazon dot com");
        check("we met at noon", "we met at noon");
    }

    #[test]
    fn bare_answers_read_as_what_was_asked() {
        check("Three, three, one, oh, one, eight, eight.", "my phone number is 331 0188");
        check("Your number? O, two, one, seven, three.", "Your number? my code is 02173");
        check("6633", "my code is 6633");
        check("Twelve, twenty nine, fifty nine.", "12/29/59");
        check("W-i-l-l-o-w-b-e-n-d", "my name is Willowbend");
        check("Nineteen.", "Nineteen.");
        check("In 2019.", "In 2019.");
        check("Sure. It is W-I-L-L-O-W.", "Sure. It is Willow");
    }

    #[test]
    fn the_way_back_covers_all_words() {
        let said = "call four one five now";
        let reading = reading(said).unwrap();
        let at = reading.text().find("415").unwrap();
        assert_eq!(reading.to_source(TextRange::at(at, 3)).of(said), "four one five");
    }
}

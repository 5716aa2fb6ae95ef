//! Short forms of given names, for the lenient settings: Bob may be Robert.

use std::collections::HashMap;
use std::sync::OnceLock;

/// One line a name: the full form first, folded.
const FORMS: &[&str] = &[
    "robert rob robbie bob bobby bert",
    "william will willie bill billy liam",
    "elizabeth liz lizzie beth betty eliza libby lisa elisabeth",
    "richard rick ricky dick rich richie",
    "james jim jimmy jamie",
    "john johnny jack jon",
    "michael mike mick mickey mikey",
    "margaret maggie meg peggy marge greta",
    "katherine kate katie kathy kat kitty catherine cathy katharine kathryn",
    "thomas tom tommy",
    "edward ed eddie ted teddy ned",
    "joseph joe joey",
    "charles charlie chuck chas",
    "christopher chris kit topher",
    "anthony tony",
    "andrew andy drew",
    "daniel dan danny",
    "david dave davey",
    "matthew matt matty",
    "nicholas nick nicky",
    "patrick pat paddy",
    "peter pete",
    "stephen steve stevie steven",
    "samuel sam sammy",
    "benjamin ben benny benji",
    "alexander alex al xander sandy sascha sasha",
    "jonathan jon jonny",
    "gregory greg gregg",
    "kenneth ken kenny",
    "ronald ron ronnie",
    "donald don donnie",
    "timothy tim timmy",
    "lawrence larry lars",
    "leonard leo len lenny",
    "gerald gerry jerry",
    "jeffrey jeff geoff geoffrey",
    "raymond ray",
    "theodore theo ted teddy",
    "vincent vince vinny",
    "walter walt wally",
    "henry hank harry hal",
    "frederick fred freddy fritz friedrich",
    "francis frank frankie",
    "jacob jake",
    "joshua josh",
    "nathaniel nathan nate nat",
    "philip phil",
    "albert al bert bertie",
    "eugene gene",
    "susan sue susie suzy",
    "jennifer jen jenny jenn",
    "jessica jess jessie",
    "patricia pat patty trish tricia",
    "barbara barb barbie babs",
    "deborah deb debbie",
    "dorothy dot dottie dolly",
    "rebecca becky becca",
    "victoria vicky tori",
    "virginia ginny ginger",
    "kimberly kim",
    "pamela pam",
    "samantha sam sammie",
    "sandra sandy",
    "christina tina chris chrissy christine",
    "theresa terry tess tessa teresa",
    "abigail abby gail",
    "amanda mandy",
    "angela angie",
    "cynthia cindy",
    "judith judy",
    "jacqueline jackie",
    "josephine jo josie",
    "louise lou lulu",
    "isabella bella isabel izzy",
    "madeline maddie",
    "natalie nat",
    "olivia liv livvy",
    "penelope penny",
    "rosemary rose rosie",
    "stephanie steph stephie",
    "valerie val",
    "francisco paco pancho curro",
    "jose pepe",
    "ignacio nacho",
    "guadalupe lupe lupita",
    "dolores lola",
    "concepcion concha conchita",
    "rosario charo",
    "antonio tono",
    "manuel manolo",
    "enrique quique kike",
    "johannes hannes hans johann",
    "giuseppe beppe pino",
    "giovanni gianni nino",
    "francesco franco checco",
    "александр саша шура",
    "алексеи леша алеша",
    "дмитрии дима митя",
    "владимир вова володя",
    "екатерина катя",
    "мария маша",
    "анна аня",
    "елена лена",
    "наталья наташа",
    "ольга оля",
    "татьяна таня",
    "иван ваня",
    "михаил миша",
    "сергеи сережа",
    "николаи коля",
    "евгении женя",
];

/// Each form with the lines it stands in.
fn lines() -> &'static HashMap<&'static str, Vec<usize>> {
    static LINES: OnceLock<HashMap<&'static str, Vec<usize>>> = OnceLock::new();
    LINES.get_or_init(|| {
        let mut lines: HashMap<&'static str, Vec<usize>> = HashMap::new();
        for (number, line) in FORMS.iter().enumerate() {
            line.split(' ').for_each(|form| lines.entry(form).or_default().push(number));
        }
        lines
    })
}

/// Whether one may be a short form of the other, or both of a third.
pub(super) fn related(a: &str, b: &str) -> bool {
    let (Some(of_a), Some(of_b)) = (lines().get(a), lines().get(b)) else { return false };
    a != b && of_a.iter().any(|line| of_b.contains(line))
}

/// All other forms of the lines a name stands in.
pub(super) fn relatives(name: &str) -> impl Iterator<Item = &'static str> {
    let of_name = lines().get(name).map_or(&[][..], Vec::as_slice);
    of_name
        .iter()
        .filter_map(|line| FORMS.get(*line))
        .flat_map(|line| line.split(' '))
        .filter(move |form| *form != name)
}

#[cfg(test)]
mod tests {
    use super::super::fold::fold;
    use super::*;

    #[test]
    fn bob_is_robert() {
        assert!(related("bob", "robert") && related("liz", "elizabeth") && related("bill", "william"));
        assert!(!related("bob", "william") && !related("bob", "bob"));
        assert!(
            relatives("ted").any(|form| form == "edward") && relatives("ted").any(|form| form == "theodore")
        );
    }

    #[test]
    fn every_form_is_folded() {
        for line in FORMS {
            assert_eq!(fold(line), **line);
        }
    }
}

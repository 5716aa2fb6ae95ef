//! The numbering plans of all countries, from the metadata of the `phonenumber` crate.
//!
//! The crate's own parser takes microseconds and a lock a number, so only its tables are used: lengths as a bit
//! set, the plan's pattern compiled once on first use, and the groupings in which each country writes its numbers.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use phonenumber::metadata::DATABASE;

use super::digit_pattern::DigitPattern;

/// One country's plan.
pub(super) struct Region {
    /// `0` where a national number starts with it.
    prefix: Option<&'static str>,
    /// Bit n: national numbers of n digits exist.
    lengths: u32,
    /// The patterns of fixed lines, mobiles and so on; the plan's own pattern is too wide to prove anything.
    kinds: Vec<&'static str>,
    pattern: OnceLock<DigitPattern>,
    /// The whole plan, unused ranges and all.
    plan: &'static str,
    plan_pattern: OnceLock<DigitPattern>,
}

impl Region {
    /// Whether the plan has this number, given without its prefix.
    pub(super) fn has(&self, national: &str) -> bool {
        let pattern = || self.pattern.get_or_init(|| DigitPattern::any_of(&self.kinds));
        self.has_length(national.len()) && pattern().is(national)
    }

    /// Whether the plan has room for this number, in use or not.
    fn has_room(&self, national: &str) -> bool {
        let plan = || self.plan_pattern.get_or_init(|| DigitPattern::any_of(&[self.plan]));
        self.has_length(national.len()) && plan().is(national)
    }

    /// Whether numbers of that many digits exist.
    pub(super) fn has_length(&self, digits: usize) -> bool {
        self.lengths & (1 << digits.min(31)) != 0
    }
}

/// Whether a number is in a range that is given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InUse {
    Yes,
    Unknown,
}

/// All plans with the ways in.
pub(super) struct Plans {
    regions: Vec<Region>,
    by_code: HashMap<u16, Vec<usize>>,
    /// Group lengths of numbers with their prefix 0, as written at home, to the countries that write so.
    groupings: HashMap<Vec<u8>, Vec<usize>>,
    /// Countries tried for numbers in no known grouping.
    likely: Vec<usize>,
}

const LIKELY: [&str; 24] = [
    "US", "GB", "DE", "FR", "ES", "IT", "NL", "PL", "BR", "MX", "IN", "AU", "JP", "KR", "CN", "RU", "TR",
    "PT", "BE", "CH", "AT", "SE", "IE", "ZA",
];

static PLANS: LazyLock<Plans> = LazyLock::new(Plans::load);

/// The plans of all countries.
pub(super) fn plans() -> &'static Plans {
    &PLANS
}

impl Plans {
    fn load() -> Plans {
        let mut plans = Plans {
            regions: Vec::new(),
            by_code: HashMap::new(),
            groupings: HashMap::new(),
            likely: Vec::new(),
        };
        let database = &*DATABASE;
        let mut all: Vec<_> = database.iter().collect();
        // The main country of a shared code first; the order of a hash map is not an order.
        all.sort_by_key(|meta| (!meta.is_main_country_for_code(), meta.id().to_owned()));
        for meta in all {
            let kinds = meta.descriptors();
            let kinds: Vec<_> = [
                kinds.fixed_line(),
                kinds.mobile(),
                kinds.toll_free(),
                kinds.premium_rate(),
                kinds.shared_cost(),
                kinds.personal_number(),
                kinds.voip(),
                kinds.uan(),
            ]
            .into_iter()
            .flatten()
            .collect();
            let lengths = kinds
                .iter()
                .flat_map(|kind| kind.possible_length())
                .fold(0, |bits, len| bits | (1u32 << (*len).min(31)));
            let number = plans.regions.len();
            plans.by_code.entry(meta.country_code()).or_default().push(number);
            if LIKELY.contains(&meta.id()) {
                plans.likely.push(number);
            }
            for format in meta.formats() {
                if let Some(groups) = groups_of(format.pattern().as_str(), format.format()) {
                    for groups in with_prefix(&groups, meta.national_prefix()) {
                        let known = plans.groupings.entry(groups).or_default();
                        if !known.contains(&number) {
                            known.push(number);
                        }
                    }
                }
            }
            plans.regions.push(Region {
                prefix: meta.national_prefix(),
                lengths,
                kinds: kinds.iter().map(|kind| kind.national_number().as_str()).collect(),
                pattern: OnceLock::new(),
                plan: meta.descriptors().general().national_number().as_str(),
                plan_pattern: OnceLock::new(),
            });
        }
        plans
    }

    /// Splits an international number into country code and national number: the countries of the code and
    /// what follows it.
    pub(super) fn international<'d>(&self, digits: &'d str) -> Option<(Vec<&Region>, &'d str)> {
        (1..=3).find_map(|len| {
            let code: u16 = digits.get(..len)?.parse().ok()?;
            let regions = self.by_code.get(&code)?;
            Some((regions.iter().map(|number| &self.regions[*number]).collect(), &digits[len..]))
        })
    }

    /// Whether some country writes a number of its own in these groups, and whether it is in use. Groups are digits
    /// with the prefix in.
    pub(super) fn national_grouping(&self, groups: &[u8], digits: &str) -> Option<InUse> {
        let regions = self.groupings.get(groups)?.iter().map(|number| &self.regions[*number]);
        let mut room = None;
        for region in regions {
            let bare = region.prefix.and_then(|prefix| digits.strip_prefix(prefix)).unwrap_or(digits);
            if region.has(bare) {
                return Some(InUse::Yes);
            }
            room = room.or_else(|| region.has_room(bare).then_some(InUse::Unknown));
        }
        room
    }

    /// Whether one of the likely countries has this national number, with or without its prefix.
    pub(super) fn is_national(&self, digits: &str) -> bool {
        self.likely.iter().map(|number| &self.regions[*number]).any(|region| {
            let bare = region.prefix.and_then(|prefix| digits.strip_prefix(prefix)).unwrap_or(digits);
            region.has(bare)
        })
    }

    /// Whether the North American plan has this number of ten digits.
    pub(super) fn is_north_american(&self, digits: &str) -> bool {
        self.by_code.get(&1).is_some_and(|regions| regions.iter().any(|at| self.regions[*at].has(digits)))
    }
}

/// The group lengths of a format: pattern `(\d{2})(\d{3})(\d{4})` written `$1 $2 $3` gives 2, 3, 4. Formats whose
/// groups vary in length or touch each other give nothing.
fn groups_of(pattern: &str, format: &str) -> Option<Vec<u8>> {
    let mut lens = Vec::new();
    for part in pattern.split('(').skip(1) {
        let part = part.split(')').next()?;
        let len = match part {
            r"\d" => 1,
            part => {
                let count = part.strip_prefix(r"\d{").or_else(|| Some(part.split_once(r"\d{")?.1))?;
                let count: u8 = count.strip_suffix('}')?.parse().ok()?;
                // "[2-9]\d{3}" has one digit before the repeated ones, "9\d{3}" too.
                count + u8::from(!part.starts_with(r"\d"))
            }
        };
        lens.push(len);
    }
    let mut groups = Vec::new();
    let mut rest = format;
    let mut touching = false;
    while let Some(at) = rest.find('$') {
        let index: usize = rest.get(at + 1..at + 2)?.parse().ok()?;
        let len = *lens.get(index.checked_sub(1)?)?;
        if touching && at == 0 {
            *groups.last_mut()? += len;
        } else {
            groups.push(len);
        }
        touching = true;
        rest = rest.get(at + 2..)?;
    }
    (groups.len() > 1).then_some(groups)
}

/// With the prefix written before the first group ("06 12 34 56 78"), and without one where there is none.
fn with_prefix(groups: &[u8], prefix: Option<&str>) -> Vec<Vec<u8>> {
    match prefix {
        Some("0") => {
            let mut glued = groups.to_vec();
            glued[0] += 1;
            vec![glued]
        }
        Some(_) => Vec::new(),
        None => vec![groups.to_vec()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_know_numbers_of_many_countries() {
        let plans = plans();
        for (digits, valid) in [
            ("14155552671", true),
            ("4917643476050", true),
            ("33612345678", true),
            ("35312345678", true),
            ("10005552671", false),
            ("999123", false),
        ] {
            let found = plans
                .international(digits)
                .is_some_and(|(regions, national)| regions.iter().any(|region| region.has(national)));
            assert_eq!(found, valid, "{digits}");
        }
        assert_eq!(plans.national_grouping(&[2, 2, 2, 2, 2], "0612345678"), Some(InUse::Yes));
        assert_eq!(plans.national_grouping(&[5, 6], "07911123456"), Some(InUse::Unknown));
        assert_eq!(plans.national_grouping(&[2, 2, 2, 2, 2], "9912345678"), None);
        assert!(plans.is_north_american("4155552671") && plans.is_national("07400123456"));
        assert!(plans.regions.len() > 200);
    }

    #[test]
    fn formats_give_their_groups() {
        assert_eq!(groups_of(r"(\d{3})(\d{3})(\d{4})", "($1) $2-$3"), Some(vec![3, 3, 4]));
        assert_eq!(groups_of(r"([2-9])(\d{3})", "$1 $2"), None);
        assert_eq!(groups_of(r"(\d)(\d{2})(\d{2})", "$1 $2$3"), Some(vec![1, 4]));
    }
}

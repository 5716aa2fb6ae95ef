//! The countries' own numbers: one file a country, one line in [`ALL`], one recognizer for all of them.
//!
//! A country file is a table of [`Scheme`]s: shapes, check, own words, strength. Shapes are turned into an index by
//! length, so that a number costs one look-up, and checks run only where a word nearby or the strength of the
//! scheme asks for it. A number with one check digit matches one random number in ten, so it needs context; only
//! what cannot be an accident (Italian codice fiscale, an IBAN) is reported on its own.

mod scheme;

use std::sync::LazyLock;

use blackbar_core::{Evidence, Label, Likelihoods, TextRange};

use super::context::{BEHIND, Context, IN_SIGHT, RIGHT_BEFORE, cues_of};
use super::grouping::{NUMBERS, Written, digits_beside, joined_after, joined_before};
use crate::scan::{Anchor, Meaning, Recognizer, Scan, Sink};
pub use scheme::{Check, Country, Scheme, Strength};
use scheme::{Shape, Spelling};

mod ad;
mod ae;
mod al;
mod am;
mod ao;
mod ar;
mod at;
mod au;
mod az;
mod ba;
mod bd;
mod be;
mod bg;
mod bo;
mod br;
mod by;
mod ca;
mod ch;
mod cl;
mod cn;
mod co;
mod cr;
mod cu;
mod cy;
mod cz;
mod de;
mod dk;
mod do_;
mod dz;
mod ec;
mod ee;
mod eg;
mod es;
mod fi;
mod fr;
mod gb;
mod ge;
mod gh;
mod gr;
mod gt;
mod hk;
mod hn;
mod hr;
mod hu;
mod id;
mod ie;
mod il;
mod in_;
mod ir;
mod is;
mod it;
mod jo;
mod jp;
mod ke;
mod kr;
mod kw;
mod kz;
mod li;
mod lk;
mod lt;
mod lu;
mod lv;
mod ma;
mod md;
mod me;
mod mk;
mod mt;
mod mu;
mod mx;
mod my;
mod mz;
mod ng;
mod ni;
mod nl;
mod no;
mod np;
mod nz;
mod pa;
mod pe;
mod ph;
mod pk;
mod pl;
mod pt;
mod py;
mod ro;
mod rs;
mod ru;
mod sa;
mod se;
mod sg;
mod si;
mod sk;
mod sv;
mod th;
mod tn;
mod tr;
mod tw;
mod ua;
mod us;
mod uy;
mod uz;
mod ve;
mod vn;
mod za;

/// Every country.
#[rustfmt::skip]
pub static ALL: &[&Country] = &[
    &ad::COUNTRY, &ae::COUNTRY, &al::COUNTRY, &am::COUNTRY, &ao::COUNTRY, &ar::COUNTRY, &at::COUNTRY,
    &au::COUNTRY, &az::COUNTRY, &ba::COUNTRY, &bd::COUNTRY, &be::COUNTRY, &bg::COUNTRY, &bo::COUNTRY,
    &br::COUNTRY, &by::COUNTRY, &ca::COUNTRY, &ch::COUNTRY, &cl::COUNTRY, &cn::COUNTRY, &co::COUNTRY,
    &cr::COUNTRY, &cu::COUNTRY, &cy::COUNTRY, &cz::COUNTRY, &de::COUNTRY, &dk::COUNTRY, &do_::COUNTRY,
    &dz::COUNTRY, &ec::COUNTRY, &ee::COUNTRY, &eg::COUNTRY, &es::COUNTRY, &fi::COUNTRY, &fr::COUNTRY,
    &gb::COUNTRY, &ge::COUNTRY, &gh::COUNTRY, &gr::COUNTRY, &gt::COUNTRY, &hk::COUNTRY, &hn::COUNTRY,
    &hr::COUNTRY, &hu::COUNTRY, &id::COUNTRY, &ie::COUNTRY, &il::COUNTRY, &in_::COUNTRY, &ir::COUNTRY,
    &is::COUNTRY, &it::COUNTRY, &jo::COUNTRY, &jp::COUNTRY, &ke::COUNTRY, &kr::COUNTRY, &kw::COUNTRY,
    &kz::COUNTRY, &li::COUNTRY, &lk::COUNTRY, &lt::COUNTRY, &lu::COUNTRY, &lv::COUNTRY, &ma::COUNTRY,
    &md::COUNTRY, &me::COUNTRY, &mk::COUNTRY, &mt::COUNTRY, &mu::COUNTRY, &mx::COUNTRY, &my::COUNTRY,
    &mz::COUNTRY, &ng::COUNTRY, &ni::COUNTRY, &nl::COUNTRY, &no::COUNTRY, &np::COUNTRY, &nz::COUNTRY,
    &pa::COUNTRY, &pe::COUNTRY, &ph::COUNTRY, &pk::COUNTRY, &pl::COUNTRY, &pt::COUNTRY, &py::COUNTRY,
    &ro::COUNTRY, &rs::COUNTRY, &ru::COUNTRY, &sa::COUNTRY, &se::COUNTRY, &sg::COUNTRY, &si::COUNTRY,
    &sk::COUNTRY, &sv::COUNTRY, &th::COUNTRY, &tn::COUNTRY, &tr::COUNTRY, &tw::COUNTRY, &ua::COUNTRY,
    &us::COUNTRY, &uy::COUNTRY, &uz::COUNTRY, &ve::COUNTRY, &vn::COUNTRY, &za::COUNTRY,
];

/// What the countries' numbers are reported as.
const LABELS: &[Label] = &[
    Label::Ssn,
    Label::HealthcareNumber,
    Label::PassportNumber,
    Label::DriverLicense,
    Label::VehicleId,
    Label::BankAccount,
    Label::RoutingNumber,
    Label::OrganizationId,
    Label::NumericalPii,
];

/// Finds the numbers of every country.
pub static RECOGNIZER: Recognizer = Recognizer { name: "countries", labels: LABELS, trigger: NUMBERS, check };

/// All schemes; `Meaning::Scheme` indexes this.
static SCHEMES: LazyLock<Vec<&'static Scheme>> =
    LazyLock::new(|| ALL.iter().flat_map(|country| country.schemes).collect());

/// The scheme of a `Meaning::Scheme`.
pub fn scheme(index: u16) -> Option<&'static Scheme> {
    SCHEMES.get(usize::from(index)).copied()
}

/// The schemes' own words.
pub fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    SCHEMES.iter().enumerate().flat_map(|(index, scheme)| {
        scheme.words.iter().map(move |word| (*word, Meaning::Scheme(index as u16)))
    })
}

/// Longest compact form of a scheme.
const LONGEST: usize = 30;
/// Most groups a scheme is written in.
const MOST_GROUPS: usize = 9;
/// A parenthesis opens the check digit of Hong Kong: "A123456(3)".
const SEPARATORS: &[u8] = b" -./(";

struct Index {
    by_len: Vec<Vec<Shape>>,
    /// Those of them, by place, that may be reported without context.
    lonely: Vec<Vec<usize>>,
    /// Whether any shape of that length may be reported without context as a bare row of digits.
    alone_plain: [bool; LONGEST + 1],
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index {
        by_len: Vec::new(),
        lonely: vec![Vec::new(); LONGEST + 1],
        alone_plain: [false; LONGEST + 1],
    };
    index.by_len.resize_with(LONGEST + 1, Vec::new);
    for (number, scheme) in SCHEMES.iter().enumerate() {
        for shape in Shape::all(number as u16, scheme) {
            let len = shape.len();
            if len <= LONGEST {
                index.alone_plain[len] |= scheme.strength == Strength::Proof;
                if scheme.strength != Strength::NeedsContext {
                    index.lonely[len].push(index.by_len[len].len());
                }
                index.by_len[len].push(shape);
            }
        }
    }
    index
});

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let token = scan.numbers()[number];
    if token.glued || usize::from(token.digits) + usize::from(token.letters) > LONGEST {
        return;
    }
    let start = token.range.start();
    if sink.covers(start) {
        return;
    }
    let nearer = letters_before(scan.text, start);
    let farther = nearer.and_then(|start| letters_before(scan.text, start));
    for start in [farther, nearer].into_iter().flatten() {
        if !sink.covers(start) && !joined_before(scan.text, start) {
            from(scan, start, sink);
        }
    }
    if !joined_before(scan.text, start) && !sink.covers(start) {
        from(scan, start, sink);
    }
}

/// The start of a group of up to four letters before the number: "AB 12 34 56 C", "CHE-123.456.789".
fn letters_before(text: &str, start: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let separator = *bytes.get(start.checked_sub(1)?)?;
    if !SEPARATORS.contains(&separator) {
        return None;
    }
    let letters =
        bytes[..start - 1].iter().rev().take(5).take_while(|byte| byte.is_ascii_uppercase()).count();
    let first = start - 1 - letters;
    ((1..=4).contains(&letters)).then_some(first)
}

/// The best explanation of what begins at `start`; of equal ones the longest.
fn from(scan: &Scan<'_>, start: usize, sink: &mut Sink) {
    let mut best: Option<Explained> = None;
    let mut written = Written::at(start);
    while written.groups() < MOST_GROUPS && written.grow(scan.text, SEPARATORS) && written.len() <= LONGEST {
        if written.digits() >= 2 && !joined_after(scan.text, written.range().end()) {
            let found = judge(scan, &written);
            let known = best.as_ref().map_or(0.0, |best| best.labels.best().1);
            best = found.filter(|found| found.labels.best().1 >= known).or(best);
        }
    }
    if let Some(Explained { range, labels, evidence }) = best {
        let open = range.of(scan.text).contains('(') && scan.text[range.end()..].starts_with(')');
        let range = TextRange::new(range.start(), range.end() + usize::from(open));
        sink.push_labels(range, labels, evidence);
    }
}

/// What a number may be.
struct Explained {
    range: TextRange,
    labels: Likelihoods,
    evidence: Evidence,
}

fn judge(scan: &Scan<'_>, written: &Written) -> Option<Explained> {
    let index = &*INDEX;
    let shapes = &index.by_len[written.len()];
    if shapes.is_empty() {
        return None;
    }
    let plain = written.groups() == 1 && written.all_digits();
    let lonely = &index.lonely[written.len()];
    let alone = if plain { index.alone_plain[written.len()] } else { !lonely.is_empty() };
    let words = if is_spoken_for(scan, written.range()) {
        Words::of(&Context::of(scan, written.range()))
    } else {
        Words::none()
    };
    if words.is_empty() && !alone {
        return None;
    }
    let mut found: Option<(Likelihoods, Evidence)> = None;
    // Without words most shapes have no say.
    let (all, lonely) = if words.is_empty() { (&[][..], &lonely[..]) } else { (&shapes[..], &[][..]) };
    // Where one scheme is named, those that only the general words would allow have no say.
    let named =
        all.iter().any(|shape| words.own(shape.scheme) >= RIGHT_BEFORE && shape.fits(written.bytes()));
    for shape in all.iter().chain(lonely.iter().map(|place| &shapes[*place])) {
        let scheme = SCHEMES[usize::from(shape.scheme)];
        let own = words.own(shape.scheme);
        let general = words.general(scheme.label);
        let lonely = own < BEHIND && general < BEHIND;
        if (lonely && scheme.strength == Strength::NeedsContext) || !shape.fits(written.bytes()) {
            continue;
        }
        // Words in small letters look like groups of letters; only right behind its cue is one a number's part.
        if written.has_lower() && own.max(general) < RIGHT_BEFORE {
            continue;
        }
        let spelling = shape.spelling(written);
        let known = found.as_ref().map_or(0.0, |(labels, _)| labels.of(scheme.label));
        let most = match (lonely, own >= BEHIND) {
            (true, _) => valid_alone(scheme.strength, spelling),
            (false, true) => 0.98,
            (false, false) if named || spelling == Spelling::Odd => 0.0,
            (false, false) => 0.92,
        };
        // Checks are the dear part: none is made that cannot change the outcome.
        if most <= known {
            continue;
        }
        let valid = shape.valid(written.compact());
        let likelihood = if lonely {
            let crowded = written.groups() > 1 && digits_beside(scan.text, written.range());
            if crowded || valid == Some(false) { 0.0 } else { most }
        } else {
            in_context(&Claim { valid, spelling, own, general, digits_only: shape.digits_only() })
        };
        if likelihood < 0.2 {
            continue;
        }
        let mut evidence = Evidence::PATTERN;
        if valid == Some(true) {
            evidence = evidence.and(Evidence::CHECKSUM);
        }
        if !lonely {
            evidence = evidence.and(Evidence::CONTEXT);
        }
        match &mut found {
            Some((labels, why)) => {
                if likelihood > labels.best().1 {
                    *why = evidence;
                }
                labels.raise(scheme.label, likelihood);
            }
            None => found = Some((Likelihoods::one(scheme.label, likelihood), evidence)),
        }
    }
    found.map(|(labels, evidence)| Explained { range: written.range(), labels, evidence })
}

/// Whether a word around may announce one of the countries' numbers: most announce none, and how near they stand is dear to tell.
fn is_spoken_for(scan: &Scan<'_>, range: TextRange) -> bool {
    let speaks = |meaning: &Meaning| match meaning {
        Meaning::Scheme(_) => true,
        Meaning::Cue(cue) => LABELS.iter().any(|label| cues_of(*label).contains(cue)),
        _ => false,
    };
    scan.hits_around(range).iter().any(|hit| hit.meanings().iter().any(speaks))
}

/// What the words around say, worked out once for all schemes.
struct Words {
    /// Schemes named by their own words.
    own: [(u16, f32); 12],
    own_count: usize,
    /// By place in [`RECOGNIZER`]'s labels.
    general: [f32; LABELS.len()],
}

impl Words {
    fn none() -> Words {
        Words { own: [(0, 0.0); 12], own_count: 0, general: [0.0; LABELS.len()] }
    }

    fn of(context: &Context) -> Words {
        let mut words = Words::none();
        for (index, nearness) in context.schemes() {
            let label = SCHEMES[usize::from(index)].label;
            if words.own_count < words.own.len() {
                words.own[words.own_count] = (index, context.unless_contradicted(nearness, label));
                words.own_count += 1;
            }
        }
        for (general, label) in words.general.iter_mut().zip(LABELS) {
            *general = context.label(*label);
        }
        words
    }

    fn is_empty(&self) -> bool {
        self.own_count == 0 && self.general.iter().all(|nearness| *nearness < BEHIND)
    }

    fn own(&self, scheme: u16) -> f32 {
        let named = self.own[..self.own_count].iter().filter(|(index, _)| *index == scheme);
        named.map(|(_, nearness)| *nearness).fold(0.0, f32::max)
    }

    fn general(&self, label: Label) -> f32 {
        LABELS.iter().position(|known| *known == label).map_or(0.0, |slot| self.general[slot])
    }
}

/// What a number that passes its check says without context. A bare row of digits says nothing unless it is proof.
fn valid_alone(strength: Strength, spelling: Spelling) -> f32 {
    match (strength, spelling) {
        (_, Spelling::Odd) | (Strength::NeedsContext, _) => 0.0,
        (Strength::Proof, _) => 0.9,
        (Strength::Strong, Spelling::Written) => 0.85,
        (Strength::Written, Spelling::Written) => 0.65,
        (Strength::Strong | Strength::Written, Spelling::Plain) => 0.0,
    }
}

struct Claim {
    /// What the check says; `None` when the scheme has none.
    valid: Option<bool>,
    spelling: Spelling,
    own: f32,
    general: f32,
    digits_only: bool,
}

fn in_context(claim: &Claim) -> f32 {
    let odd = claim.spelling == Spelling::Odd;
    // Odd grouping is for numbers read out or typed carelessly: the scheme's own words must say so.
    if odd && (claim.own < IN_SIGHT || !claim.digits_only) {
        return 0.0;
    }
    let as_written = claim.spelling == Spelling::Written;
    match claim.valid {
        Some(true) if odd => 0.85,
        Some(true) if claim.own >= RIGHT_BEFORE => 0.98,
        Some(true) if claim.own >= BEHIND => 0.93,
        Some(true) if claim.general >= IN_SIGHT => 0.92,
        Some(true) => 0.8,
        None if odd => 0.75,
        None if claim.own >= RIGHT_BEFORE => 0.9,
        None if claim.own >= IN_SIGHT => 0.8,
        None if claim.own >= BEHIND => {
            if as_written {
                0.75
            } else {
                0.6
            }
        }
        None if claim.general >= RIGHT_BEFORE => {
            if as_written {
                0.8
            } else {
                0.6
            }
        }
        None => {
            if as_written {
                0.6
            } else {
                0.4
            }
        }
        // A typing error, or a made-up number: what the text calls a number of this kind must not leak.
        Some(false) if odd => 0.0,
        Some(false) if claim.own >= RIGHT_BEFORE => 0.7,
        Some(false) => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_standard_check_is_known() {
        for scheme in SCHEMES.iter() {
            if let Check::Standard(key) = scheme.check {
                assert!(stdnum::find(key).is_some(), "{key} of {}", scheme.name);
            }
        }
    }

    #[test]
    fn names_are_unique_and_carry_the_country() {
        let mut names: Vec<_> = SCHEMES.iter().map(|scheme| scheme.name).collect();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
        for country in ALL {
            for scheme in country.schemes {
                assert!(scheme.name.starts_with(&format!("{}_", country.code)), "{}", scheme.name);
                assert!(!scheme.shapes.is_empty() && !scheme.words.is_empty(), "{}", scheme.name);
                assert!(RECOGNIZER.labels.contains(&scheme.label), "{}", scheme.name);
            }
        }
    }
}

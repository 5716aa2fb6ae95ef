//! Beta: words of corporate news. CORPORATE_ACTION (acquired, layoffs), FINANCIAL_METRIC (revenue, EBITDA) and TREND
//! (declined, surged). The labels are off unless asked for.
//!
//! Most of these words are everyday ones ("the card was declined", "merge the branch"): they count only in a sentence
//! about business, which a figure, a metric, a company or an unmistakable action shows.

use blackbar_core::{Evidence, Label, TextRange};

use super::reading::{char_at, char_before, skip_blanks, starts_sentence, word_at};
use crate::scan::{Anchor, Cue, Hit, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

/// See the file.
pub(super) static CORPORATE_TERMS: Recognizer = Recognizer {
    name: "corporate_terms",
    labels: &[Label::CorporateAction, Label::FinancialMetric, Label::Trend],
    trigger: Trigger::Words(&[MeaningKind::Term]),
    check,
};

#[rustfmt::skip]
const ACTION: &[&str] = &[
    "acquired", "acquire", "acquires", "acquiring", "acquisition", "acquisitions", "merger", "mergers",
    "merged", "merge", "takeover", "buyout", "buy-out", "leveraged buyout", "layoff", "layoffs", "lay-off",
    "laid off", "terminated", "termination", "downsizing", "restructuring", "restructured",
    "reorganization", "spin-off", "spinoff", "spun off", "divestiture", "divested", "divest", "ipo",
    "initial public offering", "went public", "going public", "delisting", "delisted", "bankruptcy",
    "filed for bankruptcy", "chapter 11", "insolvency", "liquidation", "liquidated", "stock split",
    "reverse split", "share buyback", "buyback", "share repurchase", "tender offer", "rights issue",
    "private placement", "joint venture", "dividend cut", "plant closure", "facility closure",
    "hostile takeover", "reverse merger", "carve-out", "recapitalization", "hiring freeze", "furlough",
    "furloughed", "joint bid", "adquisición", "adquirió", "fusión", "despido", "despidos",
    "despido colectivo", "oferta pública", "quiebra", "acquisition d'entreprise", "licenciement",
    "licenciements", "fusion-acquisition", "rachat", "introduction en bourse", "faillite", "übernahme",
    "übernommen", "entlassung", "entlassungen", "börsengang", "insolvenz", "stellenabbau",
    "umstrukturierung", "aquisição", "demissões", "falência", "acquisizione", "licenziamenti",
    "quotazione in borsa", "fallimento", "overname", "ontslagen", "beursgang",
];
#[rustfmt::skip]
const METRIC: &[&str] = &[
    "revenue", "revenues", "net revenue", "gross revenue", "ebitda", "ebit", "adjusted ebitda",
    "net income", "operating income", "gross profit", "net profit", "operating profit", "profit", "profits",
    "net loss", "gross margin", "operating margin", "profit margin", "net margin", "earnings",
    "earnings per share", "EPS", "cash flow", "free cash flow", "operating cash flow", "capex", "opex",
    "capital expenditure", "operating expenses", "market cap", "market capitalization", "market share",
    "turnover", "net sales", "sales volume", "book value", "net debt", "total assets", "working capital",
    "return on equity", "return on assets", "return on investment", "ROI", "ROE", "ROA", "P/E ratio",
    "price-to-earnings", "dividend yield", "dividend", "dividends", "burn rate", "run rate",
    "annual recurring revenue", "monthly recurring revenue", "ARR", "MRR", "churn rate",
    "gross merchandise value", "GMV", "AUM", "assets under management", "share price", "stock price",
    "cost of goods sold", "COGS", "backlog", "order intake", "net interest margin", "ingresos",
    "beneficio neto", "ganancias", "margen bruto", "chiffre d'affaires", "bénéfice net", "résultat net",
    "marge brute", "umsatz", "gewinn", "nettogewinn", "umsatzerlöse", "cashflow", "receita",
    "lucro líquido", "fatturato", "utile netto", "ricavi", "omzet", "nettowinst",
];
#[rustfmt::skip]
const TREND: &[&str] = &[
    "declined", "decline", "declines", "declining", "increased", "increase", "increases", "increasing",
    "decreased", "decrease", "decreases", "decreasing", "surged", "surge", "surges", "surging", "rose",
    "rising", "fell", "falling", "dropped", "plunged", "plunge", "plummeted", "soared", "soaring", "jumped",
    "climbed", "slumped", "slump", "tumbled", "grew", "growth", "shrank", "shrinking", "rebounded",
    "rebound", "recovered", "rallied", "dipped", "doubled", "tripled", "halved", "upward trend",
    "downward trend", "uptrend", "downtrend", "upturn", "downturn", "outperformed", "underperformed",
    "flat", "stagnated", "contracted", "expanded", "accelerated", "slowed", "improved", "worsened",
    "deteriorated", "peaked", "bottomed out", "skyrocketed", "up sharply", "down sharply", "aumentó",
    "disminuyó", "cayó", "subió", "crecimiento", "augmenté", "diminué", "baisse", "hausse", "croissance",
    "gestiegen", "gesunken", "rückgang", "anstieg", "wachstum", "aumentou", "caiu", "queda", "aumentato",
    "diminuito", "crescita", "calo", "gestegen", "gedaald",
];

/// Actions that are everyday words: they need a company in the sentence. Lower case.
#[rustfmt::skip]
const EVERYDAY: &[&str] = &[
    "acquired", "acquire", "acquires", "acquiring", "acquisition", "acquisitions", "merged", "merge", "terminated",
    "termination", "restructuring", "restructured", "reorganization", "liquidated", "carve-out", "delisted",
    "delisting", "laid off", "rachat", "fusión", "despido", "übernommen", "übernahme", "overname", "fallimento",
    "faillite", "falência", "quiebra", "adquirió", "adquisición", "aquisição", "acquisizione", "licenciement",
    "entlassung", "ontslagen", "going public", "went public",
];
/// Metrics that are everyday words too.
const EVERYDAY_METRICS: &[&str] =
    &["backlog", "turnover", "profit", "profits", "earnings", "run rate", "gewinn"];

/// How far a sentence is looked at to either side, in bytes.
const SENTENCE: usize = 160;

/// For the lexicon.
pub(super) fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    let lists = [(ACTION, Label::CorporateAction), (METRIC, Label::FinancialMetric), (TREND, Label::Trend)];
    lists.into_iter().flat_map(|(words, label)| words.iter().map(move |word| (*word, Meaning::Term(label))))
}

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Word(index) = anchor else { return };
    let hit = scan.hit(index);
    for label in CORPORATE_TERMS.labels {
        let term = Meaning::Term(*label);
        if !hit.means(term) {
            continue;
        }
        // "net income" holds "income": the longer term is the entity.
        let from = hit.range.start().saturating_sub(40);
        let longer = scan
            .hits_between(from, hit.range.end())
            .iter()
            .any(|other| other.range != hit.range && other.range.contains(hit.range) && other.means(term));
        if longer || is_part_of_a_word(scan, hit.range) {
            continue;
        }
        let lower = hit.range.of(scan.text).to_lowercase();
        let sentence = sentence_around(scan, hit.range);
        let about_business = match *label {
            Label::Trend => {
                figure_behind(scan, hit.range.end()).is_some()
                    || is_nearby(scan, sentence, hit, Label::FinancialMetric)
            }
            Label::CorporateAction if EVERYDAY.contains(&lower.as_str()) => {
                names_a_company(scan, sentence, hit) || is_nearby(scan, sentence, hit, Label::FinancialMetric)
            }
            Label::FinancialMetric if EVERYDAY_METRICS.contains(&lower.as_str()) => {
                has_figure(scan, sentence) || is_nearby(scan, sentence, hit, Label::Trend)
            }
            _ => true,
        };
        if about_business {
            let end = figure_behind(scan, hit.range.end()).filter(|_| *label == Label::Trend);
            let range = TextRange::new(hit.range.start(), end.unwrap_or_else(|| hit.range.end()));
            let phrase = hit.range.of(scan.text).contains([' ', '-']);
            sink.push(range, *label, if phrase { 0.8 } else { 0.7 }, Evidence::LIST);
        }
    }
}

/// "community-acquired", "merge_test".
fn is_part_of_a_word(scan: &Scan<'_>, range: TextRange) -> bool {
    let glues =
        |c: Option<char>| c.is_some_and(|c| matches!(c, '-' | '_' | '/' | '.') || c.is_alphanumeric());
    let dot_ends = char_at(scan, range.end()) == Some('.')
        && !scan.ahead(range.end() + 1, 4).chars().next().is_some_and(char::is_alphanumeric);
    glues(char_before(scan, range.start())) || glues(char_at(scan, range.end())) && !dot_ends
}

fn sentence_around(scan: &Scan<'_>, range: TextRange) -> TextRange {
    let before = scan.behind(range.start(), SENTENCE);
    let ends = [". ", "? ", "! ", "\n"];
    let start = ends.iter().filter_map(|end| before.rfind(end).map(|at| at + end.len())).max().unwrap_or(0);
    let after = scan.ahead(range.end(), SENTENCE);
    let end = ends.iter().filter_map(|end| after.find(end)).min().unwrap_or(after.len());
    TextRange::new(range.start() - (before.len() - start), range.end() + end)
}

/// Whether another word of this kind stands in the sentence.
fn is_nearby(scan: &Scan<'_>, sentence: TextRange, hit: Hit, label: Label) -> bool {
    let other = |other: &Hit| !other.range.overlaps(hit.range) && other.means(Meaning::Term(label));
    scan.hits_between(sentence.start(), sentence.end()).iter().any(other)
}

/// A legal form, or capitalised words inside the sentence right beside the action: "acquired Bolt", "merger with Corvane".
fn names_a_company(scan: &Scan<'_>, sentence: TextRange, hit: Hit) -> bool {
    let organisation = scan
        .hits_between(sentence.start(), sentence.end())
        .iter()
        .any(|other| other.means(Meaning::Cue(Cue::Organization)));
    let mut at = skip_blanks(scan, hit.range.end(), 1);
    for _ in 0..3 {
        let Some(word) = word_at(scan, at) else { break };
        if word.is_capitalised() {
            return true;
        }
        at = skip_blanks(scan, word.range.end(), 1);
    }
    let before = scan.behind(hit.range.start(), 48);
    let led = before.split_whitespace().rev().take(2).any(|word| {
        let at = hit.range.start() - before.len() + before.rfind(word).unwrap_or(0);
        word.starts_with(char::is_uppercase) && word.len() > 1 && !starts_sentence(scan, at)
    });
    organisation || led || has_figure(scan, sentence)
}

/// A percentage or an amount of money in the sentence.
fn has_figure(scan: &Scan<'_>, sentence: TextRange) -> bool {
    scan.numbers_between(sentence.start(), sentence.end()).iter().any(|number| {
        let before = char_before(scan, number.range.start());
        let after = scan.ahead(number.range.end(), 16).to_lowercase();
        let large = [" mill", " milli", " bill", " mio", " mrd", " mln", " miliard", " milh", " bn"];
        before.is_some_and(|c| "$€£¥₹₽₴₩".contains(c))
            || large.iter().any(|scale| after.starts_with(scale))
            || unit(scan.ahead(number.range.end(), 16)).is_some()
    })
}

/// Where the figure of a trend ends: "rose 12%", "improved by 3 points", "stieg um 7 Prozent".
fn figure_behind(scan: &Scan<'_>, end: usize) -> Option<usize> {
    let rest = scan.ahead(end, 40);
    let joints = [" by ", " um ", " de ", " del ", " di ", " da ", " em ", " met ", " of ", " "];
    let skipped = joints.iter().find(|joint| rest.starts_with(**joint))?.len();
    let number =
        rest[skipped..].bytes().take_while(|b| b.is_ascii_digit() || matches!(b, b'.' | b',')).count();
    if number == 0 {
        return None;
    }
    let width = unit(&rest[skipped + number..])?;
    Some(end + skipped + number + width)
}

/// The length of a unit of change at the start of `text`.
fn unit(text: &str) -> Option<usize> {
    let units = [
        "%",
        " %",
        " percentage points",
        " percent",
        " per cent",
        " points",
        " basis points",
        " Prozent",
        " por ciento",
        " por cento",
        " pour cent",
        " per cento",
        " procent",
        " bps",
        " pp",
    ];
    units.iter().filter(|unit| text.starts_with(**unit)).map(|unit| unit.len()).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing::check;

    #[test]
    fn the_longest_term_is_the_entity() {
        check(
            &CORPORATE_TERMS,
            &[
                "Acme ‹CORPORATE_ACTION|acquired› Bolt; ‹FINANCIAL_METRIC|net income› ‹TREND|declined 5%›.",
                "‹CORPORATE_ACTION|Layoffs› follow the ‹CORPORATE_ACTION|hostile takeover›",
                "‹FINANCIAL_METRIC|EBITDA› and ‹FINANCIAL_METRIC|free cash flow› ‹TREND|surged›",
                "Der ‹FINANCIAL_METRIC|Umsatz› ist ‹TREND|gestiegen›",
                "nothing to see",
            ],
        );
    }

    #[test]
    fn everyday_words_need_a_sentence_about_business() {
        check(
            &CORPORATE_TERMS,
            &[
                "Card 4111-1111 was declined.",
                "Could you merge it if it looks fine? see merge_test for the table",
                "Leave it until the dough has doubled. He was given 40 mg IV and improved.",
                "Rose picked a rose, community-acquired pneumonia",
                "‹FINANCIAL_METRIC|Gross margin› ‹TREND|improved by 3 points› after the ‹CORPORATE_ACTION|spin-off›",
                "le ‹CORPORATE_ACTION|rachat› de son concurrent belge pour 1,2 milliard d'euros",
                "Sales ‹TREND|rose 12%› to $48.2 million",
                "said the ‹CORPORATE_ACTION|merger› with Corvane; Delmar ‹CORPORATE_ACTION|acquired› Bolt Mining",
            ],
        );
    }
}

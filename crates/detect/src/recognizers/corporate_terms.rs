//! Beta: words of corporate news. CORPORATE_ACTION (acquired, layoffs), FINANCIAL_METRIC (revenue, EBITDA) and TREND
//! (declined, surged). A list, no understanding: the labels are off unless asked for.

use blackbar_core::{Evidence, Label};

use crate::scan::{Anchor, Meaning, MeaningKind, Recognizer, Scan, Sink, Trigger};

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
        if !longer {
            let phrase = hit.range.of(scan.text).contains([' ', '-']);
            sink.push(hit.range, *label, if phrase { 0.8 } else { 0.7 }, Evidence::LIST);
        }
    }
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
                "Acme ‹CORPORATE_ACTION|acquired› Bolt; ‹FINANCIAL_METRIC|net income› ‹TREND|declined› 5%.",
                "‹CORPORATE_ACTION|Layoffs› follow the ‹CORPORATE_ACTION|hostile takeover›",
                "‹FINANCIAL_METRIC|EBITDA› and ‹FINANCIAL_METRIC|free cash flow› ‹TREND|surged›",
                "Der ‹FINANCIAL_METRIC|Umsatz› ist ‹TREND|gestiegen›",
                "nothing to see",
            ],
        );
    }
}

//! The rows of a large sheet, several blocks of them at a time.
//!
//! A block begins behind the end of a row and reaches to the end of a later one, as they seem to a search that knows nothing of markup.
//! It counts only if reading it as markup ends exactly there, with the same elements open as where it began: then reading the sheet
//! from left to right would have come by with the same elements open, and would have read the same. From the first block that does
//! not count (an end of a row in a remark, an error) the sheet is read from left to right.

use blackbar_core::FormatError;
use memchr::memmem;
use rayon::prelude::*;

use super::markup::{Token, Tokens};
use super::rows::{RowEvent, RowReader};

/// About how much markup is read at once.
const BLOCK: usize = 256 << 10;
/// Fewer blocks than this are not worth it.
const FEWEST: usize = 8;
/// So many blocks are read while as many are shown.
const AT_ONCE: usize = 4;
/// The end of a row has to come within as many sizes of a block, and in this many bytes at least: cells take thirty times the room of
/// their markup, and a row without end must not be held.
const WITHIN: usize = 4;
const LEAST_WITHIN: usize = 4096;

/// A stretch of rows.
struct Block<'p> {
    end: usize,
    /// What was read, if it counts.
    events: Option<Vec<RowEvent<'p>>>,
}

/// Reads the rows that `tokens` stands before, and lets `show` have them in order. Leaves `tokens` behind the last row that was
/// read so, which may be none.
pub(super) fn read<'p>(
    tokens: &mut Tokens<'p>,
    show: impl FnMut(Vec<RowEvent<'p>>) -> Result<(), FormatError> + Send,
) -> Result<(), FormatError> {
    if tokens.rest().len() < BLOCK * FEWEST {
        return Ok(());
    }
    read_in(tokens, BLOCK, show)
}

fn read_in<'p>(
    tokens: &mut Tokens<'p>,
    size: usize,
    mut show: impl FnMut(Vec<RowEvent<'p>>) -> Result<(), FormatError> + Send,
) -> Result<(), FormatError> {
    // `<x:sheetData>` has `<x:row>`.
    let Some(prefix) = tokens.innermost().and_then(|name| name.strip_suffix("sheetData")) else {
        return Ok(());
    };
    let row_end = format!("</{prefix}row>");
    let mut next = some_blocks(tokens, tokens.at(), &row_end, size);
    while let Some(behind) = next.last().map(|block| block.end) {
        let begun = &*tokens;
        let (shown, read) =
            rayon::join(|| shown(next, &mut show), || some_blocks(begun, behind, &row_end, size));
        let Some(at) = shown? else { return Ok(()) };
        *tokens = tokens.further(at);
        if at < behind {
            return Ok(());
        }
        next = read;
    }
    Ok(())
}

/// Shows blocks up to the first that does not count; says where the last one ended.
fn shown<'p>(
    blocks: Vec<Block<'p>>,
    show: &mut impl FnMut(Vec<RowEvent<'p>>) -> Result<(), FormatError>,
) -> Result<Option<usize>, FormatError> {
    let mut at = None;
    for Block { end, events } in blocks {
        let Some(events) = events else { break };
        show(events)?;
        at = Some(end);
    }
    Ok(at)
}

/// The next blocks; none where too little is left to make one.
fn some_blocks<'p>(tokens: &Tokens<'p>, from: usize, row_end: &str, size: usize) -> Vec<Block<'p>> {
    let source = tokens.source();
    let finder = memmem::Finder::new(row_end);
    let mut ends = Vec::with_capacity(AT_ONCE);
    let mut start = from;
    while ends.len() < AT_ONCE {
        let Some(rest) = source.as_bytes().get(start + size..) else { break };
        let within = rest.len().min((WITHIN * size).max(LEAST_WITHIN));
        let Some(found) = finder.find(&rest[..within]) else { break };
        let end = start + size + found + row_end.len();
        ends.push((start, end));
        start = end;
    }
    let block = |(start, end): (usize, usize)| Block { end, events: rows(tokens, start, end) };
    ends.into_par_iter().map(block).collect()
}

/// What stands in a block, if it counts.
fn rows<'p>(tokens: &Tokens<'p>, start: usize, end: usize) -> Option<Vec<RowEvent<'p>>> {
    let mut own = tokens.further(start);
    let mut reader = RowReader::new(tokens.source());
    let mut events = Vec::new();
    while own.at() < end {
        let token = own.next().ok()??;
        if matches!(&token, Token::Start(tag) if tag.name == "sheetData") {
            return None;
        }
        reader.take(&token, &mut events);
    }
    (own.at() == end && own.has_open_what(tokens)).then_some(events)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What stands in a sheet, read in blocks of some size as far as that goes and from left to right from there on; and how far it
    /// went. Nothing for a sheet that is not well-formed.
    fn events(source: &str, size: Option<usize>) -> (Option<Vec<RowEvent<'_>>>, usize) {
        let mut tokens = Tokens::new(source, 16);
        let mut all = Vec::new();
        for _ in ["<worksheet>", "<sheetData>"] {
            assert!(tokens.next().is_ok_and(|token| token.is_some()));
        }
        if let Some(size) = size {
            let show = |mut events: Vec<_>| {
                all.append(&mut events);
                Ok(())
            };
            assert!(read_in(&mut tokens, size, show).is_ok());
        }
        let went = tokens.at();
        let mut reader = RowReader::new(source);
        loop {
            match tokens.next() {
                Ok(Some(Token::End("sheetData", _))) => reader.end_row(&mut all),
                Ok(Some(token)) => reader.take(&token, &mut all),
                Ok(None) => return (Some(all), went),
                Err(_) => return (None, went),
            }
        }
    }

    fn sheet(prefix: &str, rows: &[&str]) -> String {
        format!(
            "<{prefix}worksheet><{prefix}sheetData>{}</{prefix}sheetData></{prefix}worksheet>",
            rows.concat()
        )
    }

    /// The first, an ordinary row, twice, so that there are enough of them.
    const ROWS: &[&str] = &[
        "<row r=\"3\"><c r=\"A3\"><v>17</v></c><c r=\"B3\" t=\"inlineStr\"><is><t>Ann &amp; Bo</t></is></c></row>",
        "<row r=\"3\"><c r=\"A3\"><v>17</v></c><c r=\"B3\" t=\"inlineStr\"><is><t>Ann &amp; Bo</t></is></c></row>",
        "<row><c><v>1</v></c><c t=\"s\"><v>0</v></c></row>",
        "<row r=\"9\"/>",
        "<row><c><f>\"Ann\"&amp;B1</f><v>2</v></c></row >",
        "\n ",
        "<!-- a row ends so: </row> -->",
        "<row><c><v><![CDATA[</row>]]></v></c></row>",
        "<row><row><c><v>3</v></c></row><c/></row>",
        "<c><v>4</v></c>",
        "text",
    ];
    const WRONG: &[&str] =
        &["<row><c></row></c>", "</row>", "<row>", "&x;", "<sheetData/>", "</sheetData><sheetData>"];

    proptest! {
        #[test]
        fn blocks_read_as_the_whole_does(
            rows in prop::collection::vec(0..ROWS.len(), 0..60),
            wrong in prop::option::weighted(0.3, (0..WRONG.len(), any::<prop::sample::Index>())),
            size in 1_usize..300,
        ) {
            let mut rows: Vec<&str> = rows.into_iter().map(|row| ROWS[row]).collect();
            if let Some((wrong, at)) = wrong {
                rows.insert(at.index(rows.len() + 1), WRONG[wrong]);
            }
            let source = sheet("", &rows);
            prop_assert_eq!(events(&source, Some(size)).0, events(&source, None).0);
        }
    }

    #[test]
    fn nearly_all_of_an_ordinary_sheet_is_read_in_blocks() {
        let source = sheet("", &ROWS[..1].repeat(200));
        assert!(events(&source, Some(500)).1 > source.len() - 700);
        let row = ROWS[0].replace("<", "<x:").replace("<x:/", "</x:");
        let source = sheet("x:", &[row.as_str()].repeat(200));
        assert!(events(&source, Some(500)).1 > source.len() - 700);
        let source = sheet("", &[&ROWS[..1].repeat(20)[..], &ROWS[6..7], &ROWS[..1].repeat(200)].concat());
        let went = events(&source, Some(1)).1;
        assert!((1000..3500).contains(&went), "only to the remark: {went}");
    }

    #[test]
    fn a_row_without_end_is_not_read_in_blocks() {
        let long = format!("<row>{}</row>", "<c/>".repeat(5_000));
        let source = sheet("", &[&ROWS[..1].repeat(20)[..], &[&long], &ROWS[..1].repeat(20)].concat());
        let (read, went) = events(&source, Some(200));
        assert!(went < source.find("<c/>").unwrap(), "{went}");
        assert_eq!(read, events(&source, None).0);
    }
}

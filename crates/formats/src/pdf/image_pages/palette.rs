//! Pages of few colours by number: half the size of a JPEG for text with a coloured heading or link, and sharper. Where the
//! blurred edges of letters make too many shades, they are brought to fewer ones, by less than a JPEG would change them;
//! photographs have too many even then.

use std::collections::HashMap;

use lopdf::{Dictionary, Object, Stream, StringFormat};

use super::super::marker_fonts::compressed;

/// Shades of a colour where there are too many: neighbours are 11 apart, so that none changes by more than 6.
const SHADES: f32 = 24.0;
/// The most a byte can number.
const COLOURS: usize = 256;

/// The picture with its colours numbered, if there are few enough.
pub(super) fn numbered(dict: &Dictionary, rgb: &[u8]) -> Option<Stream> {
    let step = 255.0 / (SHADES - 1.0);
    let shade = |value: u8| ((f32::from(value) / step).round() * step).round() as u8;
    let (numbers, colours) = number(rgb, |value| value).or_else(|| {
        let found = number(rgb, shade)?;
        is_mostly_ground(&found.0).then_some(found)
    })?;
    let last = i64::try_from(colours.len() / 3).ok()? - 1;
    let mut dict = dict.clone();
    dict.set(
        "ColorSpace",
        vec![
            Object::Name(b"Indexed".to_vec()),
            Object::Name(b"DeviceRGB".to_vec()),
            last.into(),
            Object::String(colours, StringFormat::Hexadecimal),
        ],
    );
    Some(compressed(dict, numbers))
}

/// The number of each pixel's colour, and the colours.
fn number(rgb: &[u8], shade: impl Fn(u8) -> u8) -> Option<(Vec<u8>, Vec<u8>)> {
    let mut known: HashMap<[u8; 3], u8> = HashMap::new();
    let (mut numbers, mut colours) = (Vec::with_capacity(rgb.len() / 3), Vec::new());
    let mut last = None;
    for pixel in rgb.chunks_exact(3) {
        let &[red, green, blue] = pixel else { return None };
        let colour = [shade(red), shade(green), shade(blue)];
        let number = match last {
            Some((before, number)) if before == colour => number,
            _ => match known.get(&colour) {
                Some(number) => *number,
                None if known.len() == COLOURS => return None,
                None => {
                    let number = u8::try_from(known.len()).ok()?;
                    colours.extend(colour);
                    known.insert(colour, number);
                    number
                }
            },
        };
        last = Some((colour, number));
        numbers.push(number);
    }
    (!numbers.is_empty()).then_some((numbers, colours))
}

/// Whether one colour covers half of it: paper.
fn is_mostly_ground(numbers: &[u8]) -> bool {
    let mut counts = [0_usize; COLOURS];
    for number in numbers {
        if let Some(count) = counts.get_mut(usize::from(*number)) {
            *count += 1;
        }
    }
    counts.iter().max().is_some_and(|most| 2 * most >= numbers.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIDE: usize = 256;

    fn picture(colour: impl Fn(usize, usize) -> [u8; 3]) -> Vec<u8> {
        (0..SIDE * SIDE).flat_map(|at| colour(at % SIDE, at / SIDE)).collect()
    }

    /// The pixels as a reader would see them.
    fn shown(stream: &Stream) -> Vec<u8> {
        let numbers = crate::pdf::load::decoded(stream, 1 << 20).unwrap().unwrap();
        let space = stream.dict.get(b"ColorSpace").and_then(Object::as_array).unwrap();
        let colours = space[3].as_str().unwrap();
        assert_eq!(space[2].as_i64().unwrap() as usize + 1, colours.len() / 3);
        numbers.iter().flat_map(|number| &colours[usize::from(*number) * 3..][..3]).copied().collect()
    }

    #[test]
    fn few_colours_stay_as_they_are() {
        let page = picture(|x, y| if y % 20 < 3 && x < 200 { [x as u8, 0, 0] } else { [255; 3] });
        assert_eq!(shown(&numbered(&Dictionary::new(), &page).unwrap()), page);
    }

    #[test]
    fn blurred_letters_in_colours_change_a_little_and_boxes_not_at_all() {
        let page = picture(|x, y| match (y % 20, x) {
            (0..=1, _) => [(x % 256) as u8, (x % 250) as u8, 255],
            (2..=3, _) => [(x % 256) as u8; 3],
            (4, _) => [0; 3],
            _ => [255; 3],
        });
        let again = shown(&numbered(&Dictionary::new(), &page).unwrap());
        assert!(page.iter().zip(&again).all(|(before, after)| before.abs_diff(*after) <= 6));
        assert!(page.iter().zip(&again).all(|(before, after)| *before != 0 || *after == 0));
    }

    #[test]
    fn photographs_are_not_numbered() {
        let photograph = picture(|x, y| [x as u8, y as u8, ((x + y) / 2) as u8]);
        assert!(numbered(&Dictionary::new(), &photograph).is_none());
        let tinted = picture(|x, y| [(x / 2 + y / 2) as u8, (x / 2 + y / 2) as u8, (x / 3 + y / 2) as u8]);
        assert!(numbered(&Dictionary::new(), &tinted).is_none(), "few shades, but no paper");
    }
}

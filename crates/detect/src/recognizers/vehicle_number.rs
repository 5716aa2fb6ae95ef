//! Vehicle identification numbers: seventeen characters without I, O and Q, the ninth a check digit in North America
//! and China. Elsewhere the check need not hold, so a word must say what it is.

use blackbar_core::{Evidence, Label};

use super::context::{BEHIND, Context};
use super::grouping::NUMBERS;
use crate::scan::{Anchor, Recognizer, Scan, Sink};

/// Finds vehicle identification numbers.
pub static RECOGNIZER: Recognizer =
    Recognizer { name: "vehicle_number", labels: &[Label::VehicleId], trigger: NUMBERS, check };

fn check(scan: &Scan<'_>, anchor: Anchor, sink: &mut Sink) {
    let Anchor::Number(number) = anchor else { return };
    let token = scan.numbers()[number];
    if token.range.len() != 17 || token.glued {
        return;
    }
    let compact = token.range.of(scan.text).to_ascii_uppercase();
    let bytes = compact.as_bytes();
    let allowed = bytes.iter().all(|byte| !matches!(byte, b'I' | b'O' | b'Q'));
    // The last four are a running number in every scheme.
    if !allowed || !bytes[13..].iter().all(u8::is_ascii_digit) {
        return;
    }
    let announced = Context::of(scan, token.range).label(Label::VehicleId) >= BEHIND;
    let valid = check_digit(bytes) == Some(bytes[8]) && token.letters >= 3;
    let pattern = Evidence::PATTERN;
    let (likelihood, evidence) = match (valid, announced) {
        (true, true) => (0.99, pattern.and(Evidence::CHECKSUM).and(Evidence::CONTEXT)),
        (true, false) => (0.9, pattern.and(Evidence::CHECKSUM)),
        (false, true) => (0.88, pattern.and(Evidence::CONTEXT)),
        (false, false) if token.letters >= 4 => (0.35, pattern),
        _ => return,
    };
    sink.push(token.range, Label::VehicleId, likelihood, evidence);
}

/// ISO 3779 as used in North America: letters as digits, weights, modulo 11 with X for ten.
fn check_digit(vin: &[u8]) -> Option<u8> {
    const WEIGHTS: [u32; 17] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
    let mut sum = 0;
    for (byte, weight) in vin.iter().zip(WEIGHTS) {
        let value = match byte {
            b'0'..=b'9' => u32::from(byte - b'0'),
            b'A'..=b'H' => u32::from(byte - b'A') + 1,
            b'J'..=b'N' => u32::from(byte - b'J') + 1,
            b'P' => 7,
            b'R' => 9,
            b'S'..=b'Z' => u32::from(byte - b'S') + 2,
            _ => return None,
        };
        sum += value * weight;
    }
    Some(if sum % 11 == 10 { b'X' } else { b'0' + (sum % 11) as u8 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::testing;

    #[test]
    fn vehicle_numbers() {
        testing::check(
            &RECOGNIZER,
            &[
                "the ‹VEHICLE_ID|1HGBH41JXMN109186› was sold",
                "VIN: ‹VEHICLE_ID|WVWZZZ1JZXW000001›",
                "vin ‹VEHICLE_ID|1hgbh41jxmn109186›",
                "WVWZZZ1JZXW000001 1HGBH41J0MN109186 1HGBH41JXMN1O9186",
                "11111111111111111 1HGBH41JXMN1091867",
            ],
        );
    }
}

//! Numbers of which most are small, in as few bytes: seven bits a byte, the lowest first.

/// Adds a number.
pub fn put_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number > 0x7F {
        bytes.push((number & 0x7F) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Takes the next one; zero behind the last.
pub fn take_number(bytes: &mut std::slice::Iter<'_, u8>) -> usize {
    let (mut number, mut shift) = (0_usize, 0_u32);
    for byte in bytes.by_ref() {
        number |= usize::from(byte & 0x7F).checked_shl(shift).unwrap_or_default();
        shift += 7;
        if byte & 0x80 == 0 {
            break;
        }
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let numbers = [0, 1, 127, 128, 300, 16_383, 16_384, u32::MAX as usize * 2 + 1, usize::MAX];
        let mut bytes = Vec::new();
        numbers.iter().for_each(|number| put_number(&mut bytes, *number));
        let mut rest = bytes.iter();
        assert_eq!(numbers.map(|_| take_number(&mut rest)), numbers);
        assert_eq!((rest.next(), take_number(&mut rest)), (None, 0));
        let mut endless = [0xFF; 40].iter();
        take_number(&mut endless);
        assert!(endless.next().is_none());
    }
}

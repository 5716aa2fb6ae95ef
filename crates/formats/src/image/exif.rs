//! The only thing that is wanted of EXIF: which way up the picture is. And of colour profiles: whether it is one.

use super::raster::Orientation;

const ORIENTATION: u16 = 0x0112;

/// The orientation in a block of EXIF data (with or without the `Exif` mark before it).
pub(crate) fn orientation(block: &[u8]) -> Orientation {
    let block = block.strip_prefix(b"Exif\0\0").unwrap_or(block);
    Orientation::from_exif(find(block).unwrap_or(1))
}

fn find(block: &[u8]) -> Option<u16> {
    let big = match block.get(..4)? {
        b"MM\0*" => true,
        b"II*\0" => false,
        _ => return None,
    };
    let short = |at: usize| -> Option<u16> {
        let bytes = block.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if big { u16::from_be_bytes(bytes) } else { u16::from_le_bytes(bytes) })
    };
    let directory = {
        let bytes = block.get(4..8)?.try_into().ok()?;
        (if big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }) as usize
    };
    (0..usize::from(short(directory)?))
        .map(|index| directory + 2 + index * 12)
        .find(|entry| short(*entry) == Some(ORIENTATION))
        .and_then(|entry| short(entry + 8))
}

/// Larger profiles are no profiles.
const LARGEST_PROFILE: usize = 8 << 20;

/// A colour profile, if it has the shape of one.
pub(crate) fn profile(bytes: &[u8]) -> Option<Vec<u8>> {
    let sound = bytes.len() <= LARGEST_PROFILE && bytes.len() >= 128 && bytes.get(36..40) == Some(b"acsp");
    sound.then(|| bytes.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_byte_orders_are_read() {
        let big = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
        assert_eq!(orientation(big), Orientation::from_exif(6));
        let little = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0\0\0\0\0";
        assert_eq!(orientation(little), Orientation::from_exif(8));
        for cut in 0..little.len() {
            let _ = orientation(&little[..cut]);
        }
        assert_eq!(orientation(b"MM\0*\xFF\xFF\xFF\xFF"), Orientation::from_exif(1));
    }
}

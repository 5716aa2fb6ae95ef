//! Words of computing that are no place, firm or drug: a tagger that learned from letters and rulings meets them in manuals and guesses.
//! Names of people are not looked at: somebody may be called so. And numbers that are no postcode, and shares that are no
//! telephone number.

use blackbar_core::{Label, TextRange};

use super::kinds::is_number;

/// A tagger surer than this is believed all the same.
const SURE: f32 = 0.95;

/// Letters around a finding that are looked at for the number that it is a piece of.
const MOST: usize = 64;

/// As written, sorted.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "ADSL", "API", "ASCII", "BIOS", "Bluetooth", "CD-ROM", "COPYRIGHT", "CPU", "CSS", "CSV", "Copyright", "DHCP", "DNS", "DSL",
    "DVD", "EFI", "Ethernet", "FTP", "GNU", "GPL", "GPU", "GRUB", "HTML", "HTTP", "HTTPS", "IDE", "IMAP", "IP", "IPv4", "IPv6",
    "ISO", "Internet", "JSON", "JavaScript", "LBA", "LDAP", "LVM", "Linux", "MAC", "NFS", "NTFS", "NTP", "PCI",
    "PDF", "PHP", "PPP", "PPPoE", "PXE", "Python", "RAID", "RAM", "SATA", "SCSI", "SMTP", "SQL", "SSD", "SSH", "SSL",
    "TCP", "TFTP", "TLS", "UDP", "UEFI", "URI", "URL", "USB", "UTC", "UTF-8", "UUID", "Unicode", "Unix", "VLAN", "VPN", "Wi-Fi",
    "WiFi", "XML", "YAML", "cfdisk", "firewall", "インストーラ", "インターネット", "リナックス", "互联网", "리눅스", "인터넷",
];

/// Whether the tagger takes a word of computing for a place, an organisation or a term of medicine.
pub(super) fn is_technical(text: &str, label: Label, likelihood: f32) -> bool {
    let guessed = matches!(
        label.root(),
        Label::Location | Label::Organization | Label::Drug | Label::Condition | Label::MedicalProcess
    );
    guessed && likelihood < SURE && WORDS.binary_search(&text).is_ok()
}

/// Whether the tagger takes a number such as 1E5 for a postcode. Behind a word it may be the second half of one ("K1A 1E5").
pub(super) fn is_power_of_ten(text: &str, label: Label, range: TextRange) -> bool {
    let is_figures = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_decimal = |part: &str| part.split('.').all(is_figures) && part.split('.').count() <= 2;
    let written = range.of(text).split_once(['e', 'E']);
    let power = |power: &str| is_figures(power.strip_prefix(['+', '-']).unwrap_or(power));
    let before = text.get(..range.start()).unwrap_or_default().trim_end_matches(' ');
    label == Label::LocationZip
        && written.is_some_and(|(figures, exponent)| is_decimal(figures) && power(exponent))
        && !before.ends_with(char::is_alphanumeric)
}

/// Whether the tagger takes a number such as 0.055248619 or 3.68E-3, or a piece of it, for one that stands for somebody, or for
/// a time. It may be a coordinate or an amount.
pub(super) fn is_fraction(text: &str, label: Label, range: TextRange) -> bool {
    let is_time =
        matches!(label.root(), Label::Age | Label::Date | Label::Dob | Label::Time | Label::DateInterval);
    // A cookie's may be a random number.
    if !is_number(label) && !is_time || label == Label::NumericalPii {
        return false;
    }
    let within = |byte: &u8| byte.is_ascii_alphanumeric() || b".,+-/".contains(byte);
    let before =
        text.as_bytes()[..range.start()].iter().rev().take(MOST).take_while(|byte| within(byte)).count();
    let behind = text.as_bytes()[range.end()..].iter().take(MOST).take_while(|byte| within(byte)).count();
    let whole = TextRange::new(range.start() - before, range.end() + behind).of(text);
    let whole = whole.trim_start_matches(['+', '-']).trim_end_matches(['.', ',']);
    let Some((ones, rest)) = whole.split_once(['.', ',']) else { return false };
    let is_figures = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    match rest.split_once(['e', 'E']) {
        Some((figures, power)) => {
            let power = power.strip_prefix(['+', '-']);
            ones.len() == 1 && is_figures(ones) && is_figures(figures) && power.is_some_and(is_figures)
        }
        None => ones == "0" && rest.len() >= 3 && is_figures(rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_stands_for_nobody() {
        let of = |text: &str, value: &str, label| {
            let range = TextRange::at(text.find(value).unwrap(), value.len());
            is_fraction(text, label, range)
        };
        assert!(of("Finance\t0.055248619\t30", "0", Label::PhoneNumber));
        assert!(of("Finance\t-0.055248619", "0.055248619", Label::Age));
        assert!(of("about 0,298, as said", "0,298", Label::HealthcareNumber));
        assert!(of("3.6832412523020259E-3", "6832412523020259", Label::CreditCard));
        for number in [
            "0.30",
            "0.800.123",
            "0.800-123",
            "0664.1234567",
            "10.055",
            "A0.055",
            "0.",
            "0.055B",
            "1E5",
            "3.5E5",
        ] {
            assert!(!of(number, number, Label::PhoneNumber), "{number}");
        }
        assert!(!of("-0.127758, 51.507351", "0.127758", Label::LocationCoordinate));
        assert!(!of("0.125", "0.125", Label::Money));
        assert!(!of("0.84372619", "0.84372619", Label::NumericalPii));
    }

    #[test]
    fn a_power_of_ten_is_no_postcode() {
        let is_one = |text: &str, value: &str| {
            let range = TextRange::at(text.find(value).unwrap(), value.len());
            is_power_of_ten(text, Label::LocationZip, range)
        };
        assert!(is_one("tags: x\n1E5\n-0", "1E5") && is_one("1.5e-3", "1.5e-3"));
        assert!(!is_one("Ottawa K1A 1E5", "1E5") && !is_one("1A5", "1A5") && !is_one("1E", "1E"));
        assert!(!is_power_of_ten("1E5", Label::NumericalPii, TextRange::new(0, 3)));
    }

    #[test]
    fn words_of_computing_are_no_places_and_firms() {
        assert!(WORDS.is_sorted());
        assert!(is_technical("Internet", Label::LocationCity, 0.6));
        assert!(is_technical("PPPoE", Label::Drug, 0.7));
        assert!(!is_technical("Linux", Label::Organization, 0.97), "the tagger is sure");
        assert!(!is_technical("RAM", Label::NameGiven, 0.6), "a name in capitals");
        assert!(!is_technical("IP", Label::IpAddress, 0.6));
    }
}

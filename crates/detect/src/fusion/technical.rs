//! Words of computing that are no place, firm or drug: a tagger that learned from letters and rulings meets them in manuals and guesses.
//! Names of people are not looked at: somebody may be called so. And numbers that are no postcode.

use blackbar_core::{Label, TextRange};

/// A tagger surer than this is believed all the same.
const SURE: f32 = 0.95;

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

#[cfg(test)]
mod tests {
    use super::*;

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

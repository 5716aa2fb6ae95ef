//! Words of computing that are no place, firm or drug: a tagger that learned from letters and rulings meets them in manuals and guesses.
//! Names of people are not looked at: somebody may be called so.

use blackbar_core::Label;

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

#[cfg(test)]
mod tests {
    use super::*;

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

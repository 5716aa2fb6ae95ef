//! The closed vocabulary: the 69 labels, their groups and parents, and the 13 legislation sets.
//!
//! One table, so that a new label or set is one row. Custom labels made by BLOCK filters are
//! [`EntityType::Custom`](crate::EntityType) and never appear here.

use std::fmt;

/// The chart of the service's documentation a label stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Personal data.
    Personal,
    /// Health information.
    Health,
    /// Payment card industry data.
    Payment,
    /// Beta labels: detected only when enabled by name or through a set.
    Beta,
}

/// One of the 69 built-in labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Label {
    /// Customer account or membership identification number.
    AccountNumber,
    /// Numbers associated with an individual's age (years: number only flagged; other units: number+unit flagged; ranges too).
    Age,
    /// Specific calendar dates (may include weekday, day, month, year).
    Date,
    /// Broader time periods: date ranges, months, seasons, years, decades.
    DateInterval,
    /// Dates of birth.
    Dob,
    /// Driver's permit numbers.
    DriverLicense,
    /// Periods of time, a number plus a unit of time.
    Duration,
    /// Email addresses.
    EmailAddress,
    /// Names of events or holidays.
    Event,
    /// Names of computer files incl. extension or filepath.
    Filename,
    /// Terms indicating gender identity (v4 split of GENDER_SEXUALITY).
    Gender,
    /// Healthcare numbers and health plan beneficiary numbers, MRNs.
    HealthcareNumber,
    /// Internet IP address, IPv4 and IPv6.
    IpAddress,
    /// Names of natural languages.
    Language,
    /// Metaclass for any named location reference.
    Location,
    /// Full or partial physical mailing addresses.
    LocationAddress,
    /// Street part of an address.
    LocationAddressStreet,
    /// Municipality names: villages, towns, cities.
    LocationCity,
    /// Geographic positions: latitude, longitude, elevation.
    LocationCoordinate,
    /// Country names.
    LocationCountry,
    /// State, province, territory or prefecture names.
    LocationState,
    /// Zip codes (incl. Zip+4), postcodes, postal codes.
    LocationZip,
    /// Terms indicating marital status.
    MaritalStatus,
    /// Names and/or amounts of currency.
    Money,
    /// Names of individuals, not including personal titles such as Mrs. or Mr.
    Name,
    /// Family/community name.
    NameFamily,
    /// Given name(s).
    NameGiven,
    /// Names incl. the title of a medical professional, e.g. Doctor.
    NameMedicalProfessional,
    /// Numerical/alphanumeric PII not under other categories (MAC addresses, cookie IDs, serial numbers).
    NumericalPii,
    /// Job titles or professions.
    Occupation,
    /// Names of organizations or departments within one.
    Organization,
    /// Names of medical facilities.
    OrganizationMedicalFacility,
    /// Nationality, ethnicity or provenance.
    Origin,
    /// Passport numbers of any country.
    PassportNumber,
    /// Account passwords, PINs, access keys, verification answers.
    Password,
    /// Telephone or fax numbers.
    PhoneNumber,
    /// Distinctive bodily attributes incl. terms indicating race.
    PhysicalAttribute,
    /// Political party, movement or ideology.
    PoliticalAffiliation,
    /// Religious affiliation.
    Religion,
    /// Sexual orientation (v4 split).
    Sexuality,
    /// Social Security Numbers or international equivalents (SIN, Sozialversicherungsnummer, Aadhaar...).
    Ssn,
    /// Clock times.
    Time,
    /// Internet addresses.
    Url,
    /// Usernames, login names, handles.
    Username,
    /// VINs, vehicle serial numbers, licence plate numbers.
    VehicleId,
    /// Names of Zodiac signs.
    ZodiacSign,
    /// Blood types.
    BloodType,
    /// Medical conditions, diseases, syndromes, deficits, disorders.
    Condition,
    /// Medically prescribed quantity of a medication.
    Dose,
    /// Medications, vitamins, supplements.
    Drug,
    /// Bodily injuries incl. mutations, miscarriages, dislocations.
    Injury,
    /// Medical processes: treatments, procedures, tests.
    MedicalProcess,
    /// Medical statistics.
    Statistics,
    /// Bank account numbers and international equivalents such as IBAN.
    BankAccount,
    /// Credit card numbers.
    CreditCard,
    /// Expiration date of a credit card.
    CreditCardExpiration,
    /// 3- or 4-digit card verification codes.
    Cvv,
    /// Routing number of a bank or financial institution.
    RoutingNumber,
    /// Corporate action (acquisition, layoff, termination).
    CorporateAction,
    /// Day part of a date.
    Day,
    /// Medical effect / side effect.
    Effect,
    /// Financial metric.
    FinancialMetric,
    /// Medical coding identifier (ICD, CPT ...).
    MedicalCode,
    /// Month part of a date.
    Month,
    /// Company identifier.
    OrganizationId,
    /// Product names.
    Product,
    /// Project names.
    Project,
    /// Trend term.
    Trend,
    /// Year part of a date.
    Year,
}

struct Row {
    name: &'static str,
    group: Group,
    parent: Option<Label>,
}

const fn row(name: &'static str, group: Group, parent: Option<Label>) -> Row {
    Row { name, group, parent }
}

/// Indexed by `Label as usize`.
#[rustfmt::skip]
const ROWS: [Row; 69] = [
    row("ACCOUNT_NUMBER", Group::Personal, None),
    row("AGE", Group::Personal, None),
    row("DATE", Group::Personal, None),
    row("DATE_INTERVAL", Group::Personal, None),
    row("DOB", Group::Personal, None),
    row("DRIVER_LICENSE", Group::Personal, None),
    row("DURATION", Group::Personal, None),
    row("EMAIL_ADDRESS", Group::Personal, None),
    row("EVENT", Group::Personal, None),
    row("FILENAME", Group::Personal, None),
    row("GENDER", Group::Personal, None),
    row("HEALTHCARE_NUMBER", Group::Personal, None),
    row("IP_ADDRESS", Group::Personal, None),
    row("LANGUAGE", Group::Personal, None),
    row("LOCATION", Group::Personal, None),
    row("LOCATION_ADDRESS", Group::Personal, Some(Label::Location)),
    row("LOCATION_ADDRESS_STREET", Group::Personal, Some(Label::LocationAddress)),
    row("LOCATION_CITY", Group::Personal, Some(Label::Location)),
    row("LOCATION_COORDINATE", Group::Personal, Some(Label::Location)),
    row("LOCATION_COUNTRY", Group::Personal, Some(Label::Location)),
    row("LOCATION_STATE", Group::Personal, Some(Label::Location)),
    row("LOCATION_ZIP", Group::Personal, Some(Label::Location)),
    row("MARITAL_STATUS", Group::Personal, None),
    row("MONEY", Group::Personal, None),
    row("NAME", Group::Personal, None),
    row("NAME_FAMILY", Group::Personal, Some(Label::Name)),
    row("NAME_GIVEN", Group::Personal, Some(Label::Name)),
    row("NAME_MEDICAL_PROFESSIONAL", Group::Personal, Some(Label::Name)),
    row("NUMERICAL_PII", Group::Personal, None),
    row("OCCUPATION", Group::Personal, None),
    row("ORGANIZATION", Group::Personal, None),
    row("ORGANIZATION_MEDICAL_FACILITY", Group::Personal, Some(Label::Organization)),
    row("ORIGIN", Group::Personal, None),
    row("PASSPORT_NUMBER", Group::Personal, None),
    row("PASSWORD", Group::Personal, None),
    row("PHONE_NUMBER", Group::Personal, None),
    row("PHYSICAL_ATTRIBUTE", Group::Personal, None),
    row("POLITICAL_AFFILIATION", Group::Personal, None),
    row("RELIGION", Group::Personal, None),
    row("SEXUALITY", Group::Personal, None),
    row("SSN", Group::Personal, None),
    row("TIME", Group::Personal, None),
    row("URL", Group::Personal, None),
    row("USERNAME", Group::Personal, None),
    row("VEHICLE_ID", Group::Personal, None),
    row("ZODIAC_SIGN", Group::Personal, None),
    row("BLOOD_TYPE", Group::Health, None),
    row("CONDITION", Group::Health, None),
    row("DOSE", Group::Health, None),
    row("DRUG", Group::Health, None),
    row("INJURY", Group::Health, None),
    row("MEDICAL_PROCESS", Group::Health, None),
    row("STATISTICS", Group::Health, None),
    row("BANK_ACCOUNT", Group::Payment, None),
    row("CREDIT_CARD", Group::Payment, None),
    row("CREDIT_CARD_EXPIRATION", Group::Payment, None),
    row("CVV", Group::Payment, None),
    row("ROUTING_NUMBER", Group::Payment, None),
    row("CORPORATE_ACTION", Group::Beta, None),
    row("DAY", Group::Beta, None),
    row("EFFECT", Group::Beta, None),
    row("FINANCIAL_METRIC", Group::Beta, None),
    row("MEDICAL_CODE", Group::Beta, None),
    row("MONTH", Group::Beta, None),
    row("ORGANIZATION_ID", Group::Beta, None),
    row("PRODUCT", Group::Beta, None),
    row("PROJECT", Group::Beta, None),
    row("TREND", Group::Beta, None),
    row("YEAR", Group::Beta, None),
];

impl Label {
    /// Every label, in table order.
    #[rustfmt::skip]
    pub const ALL: [Label; 69] = [
        Label::AccountNumber, Label::Age, Label::Date, Label::DateInterval,
        Label::Dob, Label::DriverLicense, Label::Duration, Label::EmailAddress,
        Label::Event, Label::Filename, Label::Gender, Label::HealthcareNumber,
        Label::IpAddress, Label::Language, Label::Location, Label::LocationAddress,
        Label::LocationAddressStreet, Label::LocationCity, Label::LocationCoordinate, Label::LocationCountry,
        Label::LocationState, Label::LocationZip, Label::MaritalStatus, Label::Money,
        Label::Name, Label::NameFamily, Label::NameGiven, Label::NameMedicalProfessional,
        Label::NumericalPii, Label::Occupation, Label::Organization, Label::OrganizationMedicalFacility,
        Label::Origin, Label::PassportNumber, Label::Password, Label::PhoneNumber,
        Label::PhysicalAttribute, Label::PoliticalAffiliation, Label::Religion, Label::Sexuality,
        Label::Ssn, Label::Time, Label::Url, Label::Username,
        Label::VehicleId, Label::ZodiacSign, Label::BloodType, Label::Condition,
        Label::Dose, Label::Drug, Label::Injury, Label::MedicalProcess,
        Label::Statistics, Label::BankAccount, Label::CreditCard, Label::CreditCardExpiration,
        Label::Cvv, Label::RoutingNumber, Label::CorporateAction, Label::Day,
        Label::Effect, Label::FinancialMetric, Label::MedicalCode, Label::Month,
        Label::OrganizationId, Label::Product, Label::Project, Label::Trend,
        Label::Year,
    ];

    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The name on the wire, such as `NAME_GIVEN`.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The chart it stands in.
    pub fn group(self) -> Group {
        self.row().group
    }

    /// The label this one refines: `NAME` for `NAME_GIVEN`.
    pub fn parent(self) -> Option<Label> {
        self.row().parent
    }

    /// Parent, grandparent and so on, nearest first.
    pub fn ancestors(self) -> impl Iterator<Item = Label> {
        std::iter::successors(self.parent(), |label| label.parent())
    }

    /// True when `self` is `other` or refines it.
    pub fn is_a(self, other: Label) -> bool {
        self == other || self.ancestors().any(|label| label == other)
    }

    /// The label without a parent that this one belongs to.
    pub fn root(self) -> Label {
        self.ancestors().last().unwrap_or(self)
    }

    /// Looks a wire name up.
    pub fn from_name(name: &str) -> Option<Label> {
        Label::ALL.into_iter().find(|label| label.name() == name)
    }

    /// Beta labels are off unless asked for.
    pub fn is_beta(self) -> bool {
        self.group() == Group::Beta
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of labels as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LabelSet(u128);

impl LabelSet {
    /// No label.
    pub const EMPTY: LabelSet = LabelSet(0);

    /// All 69.
    pub fn all() -> LabelSet {
        Label::ALL.into_iter().collect()
    }

    /// What is detected when nothing is asked for: all but the beta labels.
    pub fn standard() -> LabelSet {
        Label::ALL.into_iter().filter(|label| !label.is_beta()).collect()
    }

    /// Whether `label` is in the set.
    pub fn contains(self, label: Label) -> bool {
        self.0 & (1 << label as u8) != 0
    }

    /// Adds one label.
    pub fn insert(&mut self, label: Label) {
        self.0 |= 1 << label as u8;
    }

    /// Takes one label out.
    pub fn remove(&mut self, label: Label) {
        self.0 &= !(1 << label as u8);
    }

    /// Both sets together.
    #[must_use]
    pub fn union(self, other: LabelSet) -> LabelSet {
        LabelSet(self.0 | other.0)
    }

    /// What is in `self` but not in `other`.
    #[must_use]
    pub fn minus(self, other: LabelSet) -> LabelSet {
        LabelSet(self.0 & !other.0)
    }

    /// Whether the two share a label.
    pub fn intersects(self, other: LabelSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The labels, in table order.
    pub fn iter(self) -> impl Iterator<Item = Label> {
        Label::ALL.into_iter().filter(move |label| self.contains(*label))
    }
}

impl FromIterator<Label> for LabelSet {
    fn from_iter<I: IntoIterator<Item = Label>>(labels: I) -> LabelSet {
        let mut set = LabelSet::EMPTY;
        labels.into_iter().for_each(|label| set.insert(label));
        set
    }
}

impl<const N: usize> From<[Label; N]> for LabelSet {
    fn from(labels: [Label; N]) -> LabelSet {
        labels.into_iter().collect()
    }
}

/// A named group of labels that a law or a use asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LegislationSet {
    /// The name on the wire, such as `HIPAA_SAFE_HARBOR`.
    pub name: &'static str,
    /// Its labels.
    pub members: &'static [Label],
}

impl LegislationSet {
    /// Looks a wire name up.
    pub fn from_name(name: &str) -> Option<&'static LegislationSet> {
        LegislationSet::ALL.iter().find(|set| set.name == name)
    }

    /// The members as bits.
    pub fn labels(&self) -> LabelSet {
        self.members.iter().copied().collect()
    }

    /// All 13.
    #[rustfmt::skip]
    pub const ALL: &'static [LegislationSet] = &[
        LegislationSet { name: "APPI", members: &[
            Label::AccountNumber, Label::Age, Label::BankAccount, Label::CreditCard,
            Label::CreditCardExpiration, Label::Cvv, Label::Dob, Label::DriverLicense,
            Label::EmailAddress, Label::HealthcareNumber, Label::IpAddress, Label::Location,
            Label::LocationAddress, Label::LocationCity, Label::LocationCoordinate, Label::LocationCountry,
            Label::LocationState, Label::LocationZip, Label::Name, Label::NameFamily,
            Label::NameGiven, Label::NameMedicalProfessional, Label::NumericalPii, Label::Occupation,
            Label::Organization, Label::PassportNumber, Label::Password, Label::PhoneNumber,
            Label::Ssn, Label::Username, Label::VehicleId,
        ] },
        LegislationSet { name: "APPI_SENSITIVE", members: &[
            Label::Condition, Label::Drug, Label::Gender, Label::Injury,
            Label::Language, Label::MaritalStatus, Label::MedicalProcess, Label::Origin,
            Label::PhysicalAttribute, Label::PoliticalAffiliation, Label::Religion, Label::Sexuality,
        ] },
        LegislationSet { name: "CCI", members: &[
            Label::CorporateAction, Label::FinancialMetric, Label::Money, Label::Organization,
            Label::OrganizationId, Label::Product, Label::Project, Label::Trend,
        ] },
        LegislationSet { name: "CORE_ENTITIES", members: &[
            Label::AccountNumber, Label::BankAccount, Label::CreditCard, Label::CreditCardExpiration,
            Label::Cvv, Label::Dob, Label::DriverLicense, Label::EmailAddress,
            Label::HealthcareNumber, Label::IpAddress, Label::LocationAddress, Label::LocationAddressStreet,
            Label::LocationCoordinate, Label::LocationZip, Label::Name, Label::NameFamily,
            Label::NameGiven, Label::NameMedicalProfessional, Label::NumericalPii, Label::PassportNumber,
            Label::Password, Label::PhoneNumber, Label::RoutingNumber, Label::Ssn,
            Label::Username, Label::VehicleId,
        ] },
        LegislationSet { name: "CPRA", members: &[
            Label::AccountNumber, Label::BankAccount, Label::BloodType, Label::Condition,
            Label::CreditCard, Label::CreditCardExpiration, Label::Cvv, Label::Dob,
            Label::DriverLicense, Label::Drug, Label::EmailAddress, Label::Gender,
            Label::HealthcareNumber, Label::Injury, Label::IpAddress, Label::LocationAddress,
            Label::LocationCity, Label::LocationCoordinate, Label::LocationZip, Label::MedicalProcess,
            Label::Name, Label::NameFamily, Label::NameGiven, Label::NameMedicalProfessional,
            Label::NumericalPii, Label::Origin, Label::PassportNumber, Label::Password,
            Label::PhoneNumber, Label::PhysicalAttribute, Label::PoliticalAffiliation, Label::Religion,
            Label::Sexuality, Label::Ssn, Label::Url, Label::Username,
            Label::VehicleId,
        ] },
        LegislationSet { name: "GDPR", members: &[
            Label::AccountNumber, Label::Age, Label::BankAccount, Label::BloodType,
            Label::Condition, Label::CreditCard, Label::CreditCardExpiration, Label::Cvv,
            Label::Dob, Label::DriverLicense, Label::Drug, Label::EmailAddress,
            Label::Gender, Label::HealthcareNumber, Label::Injury, Label::IpAddress,
            Label::Language, Label::Location, Label::LocationAddress, Label::LocationCity,
            Label::LocationCoordinate, Label::LocationCountry, Label::LocationState, Label::LocationZip,
            Label::MedicalProcess, Label::Name, Label::NameFamily, Label::NameGiven,
            Label::NameMedicalProfessional, Label::NumericalPii, Label::Origin, Label::PassportNumber,
            Label::PhoneNumber, Label::PhysicalAttribute, Label::PoliticalAffiliation, Label::Religion,
            Label::Sexuality, Label::Ssn, Label::Url, Label::Username,
            Label::VehicleId,
        ] },
        LegislationSet { name: "GDPR_SENSITIVE", members: &[
            Label::Gender, Label::Language, Label::Origin, Label::PhysicalAttribute,
            Label::PoliticalAffiliation, Label::Religion, Label::Sexuality,
        ] },
        LegislationSet { name: "HEALTH_INFORMATION", members: &[
            Label::BloodType, Label::Condition, Label::Dose, Label::Drug,
            Label::Effect, Label::HealthcareNumber, Label::Injury, Label::MedicalCode,
            Label::MedicalProcess, Label::NameMedicalProfessional, Label::OrganizationMedicalFacility, Label::Statistics,
        ] },
        LegislationSet { name: "HIPAA_SAFE_HARBOR", members: &[
            Label::AccountNumber, Label::Age, Label::BankAccount, Label::CreditCard,
            Label::CreditCardExpiration, Label::Cvv, Label::Date, Label::DateInterval,
            Label::Dob, Label::DriverLicense, Label::EmailAddress, Label::HealthcareNumber,
            Label::IpAddress, Label::Location, Label::LocationAddress, Label::LocationAddressStreet,
            Label::LocationCity, Label::LocationCoordinate, Label::LocationZip, Label::Name,
            Label::NameFamily, Label::NameGiven, Label::NameMedicalProfessional, Label::NumericalPii,
            Label::PassportNumber, Label::PhoneNumber, Label::Ssn, Label::Url,
            Label::Username, Label::VehicleId,
        ] },
        LegislationSet { name: "LIDI", members: &[
            Label::AccountNumber, Label::Age, Label::BankAccount, Label::CreditCard,
            Label::CreditCardExpiration, Label::Cvv, Label::Dob, Label::DriverLicense,
            Label::EmailAddress, Label::Gender, Label::HealthcareNumber, Label::IpAddress,
            Label::Language, Label::Location, Label::LocationAddress, Label::LocationAddressStreet,
            Label::LocationCity, Label::LocationCoordinate, Label::LocationZip, Label::MaritalStatus,
            Label::Name, Label::NameFamily, Label::NameGiven, Label::NameMedicalProfessional,
            Label::NumericalPii, Label::Occupation, Label::Organization, Label::Origin,
            Label::PassportNumber, Label::Password, Label::PhoneNumber, Label::PhysicalAttribute,
            Label::PoliticalAffiliation, Label::Religion, Label::RoutingNumber, Label::Sexuality,
            Label::Ssn, Label::Url, Label::Username, Label::VehicleId,
        ] },
        LegislationSet { name: "NUMERICAL_EXCL_PCI", members: &[
            Label::AccountNumber, Label::Age, Label::Date, Label::DateInterval,
            Label::Dob, Label::Dose, Label::DriverLicense, Label::Duration,
            Label::HealthcareNumber, Label::IpAddress, Label::LocationCoordinate, Label::LocationZip,
            Label::Money, Label::NumericalPii, Label::PassportNumber, Label::Password,
            Label::PhoneNumber, Label::Ssn, Label::Statistics, Label::Time,
            Label::VehicleId,
        ] },
        LegislationSet { name: "PCI", members: &[
            Label::BankAccount, Label::CreditCard, Label::CreditCardExpiration, Label::Cvv,
            Label::RoutingNumber,
        ] },
        LegislationSet { name: "QUEBEC_PRIVACY_ACT", members: &[
            Label::AccountNumber, Label::Age, Label::BankAccount, Label::BloodType,
            Label::Condition, Label::CreditCard, Label::CreditCardExpiration, Label::Cvv,
            Label::Date, Label::Dob, Label::DriverLicense, Label::Drug,
            Label::EmailAddress, Label::HealthcareNumber, Label::Injury, Label::IpAddress,
            Label::LocationAddress, Label::LocationCity, Label::LocationCoordinate, Label::LocationZip,
            Label::MedicalProcess, Label::Name, Label::NameFamily, Label::NameGiven,
            Label::NameMedicalProfessional, Label::NumericalPii, Label::Occupation, Label::Organization,
            Label::Origin, Label::PassportNumber, Label::PhoneNumber, Label::PoliticalAffiliation,
            Label::Religion, Label::Ssn, Label::Statistics, Label::Url,
        ] },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_labels_are_one_to_one() {
        for (index, label) in Label::ALL.into_iter().enumerate() {
            assert_eq!(label as usize, index);
            assert_eq!(Label::from_name(label.name()), Some(label));
        }
        assert_eq!(LabelSet::standard().iter().count(), 58);
        assert_eq!(LabelSet::all().iter().count(), 69);
        assert_eq!(LegislationSet::ALL.len(), 13);
    }

    #[test]
    fn a_street_is_an_address_is_a_location() {
        let street = Label::LocationAddressStreet;
        assert!(street.is_a(Label::LocationAddress) && street.is_a(Label::Location));
        assert_eq!(street.root(), Label::Location);
        assert!(!Label::Location.is_a(street));
    }
}

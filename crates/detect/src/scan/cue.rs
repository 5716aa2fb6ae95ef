//! What a known word can mean to a recognizer.

use blackbar_core::Label;

/// What kind of value a context word announces. The words stand in `languages/` (general) and in
/// `recognizers/countries/` (names of national numbers).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is the kind of value it announces")]
#[repr(u8)]
pub enum Cue {
    Account,
    Address,
    Age,
    BankAccount,
    Birth,
    BloodType,
    Card,
    CardCode,
    CardExpiry,
    City,
    CompanyId,
    Coordinate,
    Country,
    Crypto,
    Date,
    Dose,
    DriverLicense,
    Email,
    FamilyName,
    FileName,
    Gender,
    GivenName,
    HealthNumber,
    IpAddress,
    Language,
    MaritalStatus,
    /// Clinical surroundings: patient, ward, diagnosis.
    Medical,
    MedicalCode,
    MedicalFacility,
    Money,
    /// "Name:", "patient:", "my name is": a person's name follows.
    Name,
    /// National personal numbers in general.
    NationalId,
    Nationality,
    /// Serial numbers, device ids, case and ticket numbers.
    Numerical,
    Occupation,
    Organization,
    Passport,
    Password,
    Phone,
    Politics,
    Religion,
    Routing,
    Sexuality,
    State,
    TaxId,
    Time,
    Username,
    Vehicle,
    Zip,
}

/// Before or behind the street's own name: "Rue X", "X Street".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The word stands before the name.
    Before,
    /// The word stands behind the name.
    Behind,
    /// The word ends the name's last word: "Hauptstraße".
    Suffix,
}

/// A meaning of a known word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Meaning {
    /// Announces a value.
    Cue(Cue),
    /// A country's own number: index into `recognizers::countries::schemes()`.
    Scheme(u16),
    /// 1 to 12.
    Month(u8),
    /// 1 (Monday) to 7.
    Weekday(u8),
    /// Spring 1, summer 2, autumn 3, winter 4.
    Season(u8),
    /// A unit of time; seconds it lasts, as a power of ten is not enough: see `languages::TimeUnit`.
    TimeUnit(u8),
    /// A number in words ("seven", "vingt"), its value.
    NumberWord(u16),
    /// A currency's name, sign or code: index into `recognizers::money::CURRENCIES` is not needed, so none is kept.
    Currency,
    /// Mr, Frau, señora.
    Honorific,
    /// Dr, Prof, nurse: what makes the name after it a medical professional's.
    MedicalTitle,
    /// Street, rue, calle.
    Street(Side),
    /// Unit of a dose: mg, ml, tablets.
    DoseUnit,
    /// The word itself is an entity of this label.
    Term(Label),
}

/// The kinds of meaning a recognizer can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MeaningKind {
    /// One cue.
    Cue(Cue),
    /// Any country's own number.
    Scheme,
    /// Month names.
    Month,
    /// Day names.
    Weekday,
    /// Seasons.
    Season,
    /// Units of time.
    TimeUnit,
    /// Numbers in words.
    NumberWord,
    /// Currencies.
    Currency,
    /// Titles of respect.
    Honorific,
    /// Titles of medical professionals.
    MedicalTitle,
    /// Street words.
    Street,
    /// Units of a dose.
    DoseUnit,
    /// Terms that are entities.
    Term,
}

impl MeaningKind {
    const CUES: usize = Cue::Zip as usize + 1;
    /// How many kinds there are.
    pub const COUNT: usize = Self::CUES + 12;

    /// A small number for tables.
    pub fn index(self) -> usize {
        match self {
            MeaningKind::Cue(cue) => cue as usize,
            MeaningKind::Scheme => Self::CUES,
            MeaningKind::Month => Self::CUES + 1,
            MeaningKind::Weekday => Self::CUES + 2,
            MeaningKind::Season => Self::CUES + 3,
            MeaningKind::TimeUnit => Self::CUES + 4,
            MeaningKind::NumberWord => Self::CUES + 5,
            MeaningKind::Currency => Self::CUES + 6,
            MeaningKind::Honorific => Self::CUES + 7,
            MeaningKind::MedicalTitle => Self::CUES + 8,
            MeaningKind::Street => Self::CUES + 9,
            MeaningKind::DoseUnit => Self::CUES + 10,
            MeaningKind::Term => Self::CUES + 11,
        }
    }
}

impl Meaning {
    /// Its kind.
    pub fn kind(self) -> MeaningKind {
        match self {
            Meaning::Cue(cue) => MeaningKind::Cue(cue),
            Meaning::Scheme(_) => MeaningKind::Scheme,
            Meaning::Month(_) => MeaningKind::Month,
            Meaning::Weekday(_) => MeaningKind::Weekday,
            Meaning::Season(_) => MeaningKind::Season,
            Meaning::TimeUnit(_) => MeaningKind::TimeUnit,
            Meaning::NumberWord(_) => MeaningKind::NumberWord,
            Meaning::Currency => MeaningKind::Currency,
            Meaning::Honorific => MeaningKind::Honorific,
            Meaning::MedicalTitle => MeaningKind::MedicalTitle,
            Meaning::Street(_) => MeaningKind::Street,
            Meaning::DoseUnit => MeaningKind::DoseUnit,
            Meaning::Term(_) => MeaningKind::Term,
        }
    }
}

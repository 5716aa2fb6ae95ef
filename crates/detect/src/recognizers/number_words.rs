//! The words that announce numbers, where the number recognizers cannot do without them: English and the
//! languages of the countries. `languages/` has more; saying a word twice does no harm.

use crate::scan::{Cue, Meaning};

/// The words with what they announce.
pub(super) fn words() -> impl Iterator<Item = (&'static str, Meaning)> {
    WORDS.iter().flat_map(|(cue, words)| words.iter().map(move |word| (*word, Meaning::Cue(*cue))))
}

#[rustfmt::skip]
static WORDS: &[(Cue, &[&str])] = &[
    (Cue::Phone, &[
        "phone", "phones", "phone number", "phone no", "phone #", "telephone", "telephone number", "tel", "tel no", "tel#", "tel.", "ph", "ph.",
        "mobile", "mobile number", "mobile no", "mob", "cell", "cell phone", "cellphone", "cell number", "landline", "home phone", "work phone",
        "call", "call me", "call us", "calling", "dial", "text me", "sms", "whatsapp", "viber", "signal", "fax", "fax number", "facsimile", "contact number", "contact no",
        "reach me", "reach us", "reached at", "hotline", "helpline", "toll free", "toll-free", "direct line", "switchboard", "ring", "pager", "callback number", "emergency contact",
        "telefon", "telefonnummer", "tel.-nr", "rufnummer", "handy", "handynummer", "mobil", "mobilnummer", "mobilfunk", "festnetz", "durchwahl", "telefax", "anruf*",
        "téléphone", "numéro de téléphone", "tél", "portable", "fixe", "appelez", "télécopie", "joindre au", "gsm",
        "teléfono", "telefono", "número de teléfono", "teléfonos", "celular", "móvil", "llamar", "llame", "llámame", "tfno", "tlf", "telf",
        "telefone", "telemóvel", "celular", "fone", "número de telefone", "ligue", "contato",
        "numero di telefono", "cellulare", "cell.", "chiamare", "chiama", "recapito telefonico",
        "telefoon", "telefoonnummer", "mobiel", "gsm-nummer", "mobiele nummer", "bel", "bellen",
        "telefonu", "numer telefonu", "komórka", "kom.", "tel. kom", "zadzwoń", "faks",
        "телефон*", "тел", "тел.", "моб", "моб.", "мобильный", "факс", "звоните", "номер телефона", "телефону",
        "puhelin", "puhelinnumero", "puh", "matkapuhelin", "telefonnr", "tlf.", "tlf nr", "telefonnummer", "mobilnr",
        "telefonszám", "mobilszám", "telefón", "telefonní číslo", "mobilní", "telefónne číslo", "broj telefona", "mobitel", "telefona numurs", "telefono numeris",
        "τηλέφωνο", "κινητό", "τηλ", "τηλ.", "φαξ", "telefon numarası", "cep telefonu", "gsm no", "faks",
        "هاتف", "الهاتف", "رقم الهاتف", "جوال", "موبايل", "فاكس", "טלפון", "נייד", "פקס", "फ़ोन", "फोन", "मोबाइल", "মোবাইল", "ফোন",
        "电话", "電話", "手机", "手機", "联系电话", "手机号", "携帯", "携帯電話", "電話番号", "ファックス", "传真", "전화", "전화번호", "휴대폰", "연락처", "핸드폰", "팩스", "โทร", "โทรศัพท์", "มือถือ", "điện thoại", "số điện thoại", "sđt", "di động",
        "nomor telepon", "telepon", "hp", "no hp", "nombor telefon", "simu", "número de celular", "whatsapp number",
    ]),
    (Cue::Card, &[
        "card", "card number", "card no", "card #", "cc", "cc#", "cc number", "ccn", "credit card", "creditcard", "debit card", "credit card number", "debit card number", "visa", "mastercard", "master card",
        "amex", "american express", "discover", "diners", "diners club", "jcb", "unionpay", "maestro", "rupay", "mir", "pan number", "payment card", "card ending", "ending in", "card ending in", "ends in", "last four", "last 4", "last four digits", "last 4 digits",
        "kreditkarte", "kreditkartennummer", "kartennummer", "ec-karte", "girocard", "carte bancaire", "carte de crédit", "numéro de carte", "carte bleue", "tarjeta", "tarjeta de crédito", "número de tarjeta", "tarjeta de débito",
        "cartão", "cartão de crédito", "número do cartão", "carta di credito", "numero carta", "numero della carta", "creditcardnummer", "kaartnummer", "karta", "numer karty", "karta kredytowa", "карта", "карты", "номер карты", "кредитная карта", "банковская карта",
        "信用卡", "卡号", "银行卡", "クレジットカード", "カード番号", "카드번호", "신용카드", "kredi kartı", "kart numarası", "بطاقة ائتمان", "رقم البطاقة", "क्रेडिट कार्ड", "kortnummer", "kreditkort", "luottokortti",
    ]),
    (Cue::CardCode, &[
        "cvv", "cvv2", "cvc", "cvc2", "cid", "csc", "cvn", "cav", "security code", "card verification", "verification code", "card security code", "card verification value", "card code",
        "prüfnummer", "kartenprüfnummer", "prüfziffer", "sicherheitscode", "kpn", "cryptogramme", "code de sécurité", "cryptogramme visuel", "código de seguridad", "código de segurança", "codice di sicurezza", "beveiligingscode", "kod cvv", "код безопасности", "安全码", "セキュリティコード", "보안코드", "güvenlik kodu",
    ]),
    (Cue::CardExpiry, &[
        "exp", "exp.", "expiry", "expiry date", "expires", "expires on", "expire", "expiration", "expiration date", "exp date", "exp. date", "valid thru", "valid through", "valid until", "valid to", "good thru", "expires end", "mm/yy",
        "gültig bis", "ablaufdatum", "gültigkeit", "expire le", "date d'expiration", "expire fin", "valable jusqu'au", "caduca", "vence", "vencimiento", "fecha de vencimiento", "fecha de caducidad", "caducidad", "válida hasta", "validade", "válido até", "vencimento", "scadenza", "scade", "valida fino al", "vervaldatum", "geldig tot", "ważna do", "data ważności", "срок действия", "действительна до", "有效期", "有効期限", "유효기간", "son kullanma",
    ]),
    (Cue::BankAccount, &[
        "iban", "bank account", "bank account number", "bank account no", "account iban", "beneficiary account", "checking account", "savings account", "checking", "bank acct", "acct", "acct no", "acct number", "a/c", "a/c no", "acc no", "wire to", "direct deposit",
        "swift", "bic", "swift code", "bic code", "swift/bic", "bic/swift",
        "bankverbindung", "kontonummer", "konto", "konto-nr", "compte bancaire", "numéro de compte", "rib", "cuenta bancaria", "número de cuenta", "cuenta corriente", "cuenta", "ccc", "conta bancária", "conta corrente", "número da conta", "conto corrente", "numero di conto", "c/c", "rekeningnummer", "bankrekening", "rekening",
        "numer konta", "numer rachunku", "nr rachunku", "rachunek", "konto bankowe", "расчетный счет", "расчётный счёт", "р/с", "номер счета", "банковский счет", "лицевой счет", "账号", "银行账号", "銀行口座", "口座番号", "계좌번호", "hesap numarası", "رقم الحساب", "खाता संख्या", "kontonr", "bankkonto", "tilinumero", "bankszámlaszám", "číslo účtu", "broj računa", "cont bancar", "αριθμός λογαριασμού", "số tài khoản", "nomor rekening",
    ]),
    (Cue::Routing, &[
        "routing", "routing number", "aba", "rtn", "sort code", "bsb", "transit number", "ifsc", "ifsc code", "micr", "branch code", "bank code", "bankleitzahl", "blz", "code banque", "code guichet", "bik", "бик",
    ]),
    (Cue::NationalId, &[
        "national id", "national identity", "national id number", "national identification number", "identity number", "identity card", "id card", "id number", "id no", "personal number", "personal id", "personal identification number", "citizen id", "citizen number", "resident id", "social security number", "social security", "ssn", "social insurance number", "government id",
        "ausweisnummer", "personalausweis", "sozialversicherungsnummer", "carte d'identité", "numéro de sécurité sociale", "documento de identidad", "cédula", "cédula de identidad", "número de identidad", "número de identificación", "documento nacional", "identidade", "carta d'identità", "documento d'identità", "identiteitskaart", "numer dowodu", "dowód osobisty", "удостоверение личности", "личный номер", "идентификационный номер", "身份证", "身份证号", "身分證", "身分証", "주민등록번호", "kimlik no", "kimlik numarası", "الرقم القومي", "رقم الهوية", "هوية", "מספר זהות", "ת.ז", "nik", "no ktp", "số cmnd", "cccd", "personnummer", "personbevis", "henkilötunnus", "rodné číslo", "osebna številka", "matični broj", "isikukood", "asmens kodas", "personas kods", "személyi szám", "cod numeric personal", "егн", "αριθμός ταυτότητας",
    ]),
    (Cue::TaxId, &[
        "tax id", "tax identification number", "tax number", "taxpayer", "taxpayer id", "tax file number", "tax reference", "tax code", "tin", "tax id number", "tax no",
        "steuernummer", "steuer-id", "numéro fiscal", "nif", "rfc", "código fiscal", "número de identificación fiscal", "contribuinte", "codice fiscale", "fiscaal nummer", "nip", "инн", "税号", "納税者番号", "vergi no", "vergi numarası", "الرقم الضريبي", "mã số thuế", "npwp", "skattenummer", "adószám", "cod fiscal", "αφμ",
    ]),
    (Cue::CompanyId, &[
        "vat", "vat number", "vat no", "vat id", "company number", "company registration", "registration number", "business number", "business registration", "company id", "duns", "d-u-n-s", "lei", "ust-idnr", "siret", "siren", "cif", "cnpj", "partita iva", "p.iva", "btw-nummer", "kvk", "regon", "krs", "огрн", "кпп", "统一社会信用代码", "法人番号", "사업자등록번호", "gstin", "abn", "acn", "uen", "org.nr", "organisationsnummer", "y-tunnus", "cvr", "ičo", "ico", "oib",
    ]),
    (Cue::HealthNumber, &[
        "mrn", "mrn#", "medical record", "medical record number", "medical record no", "med rec", "med rec no", "medical rec", "medical number", "patient id", "patient number", "patient no", "patient #", "pt id", "chart number", "chart no", "chart #", "hospital number", "hospital no", "health card", "health card number", "health number", "health insurance number", "health id", "health plan", "health plan number", "health plan id", "insurance id", "insurance number", "insurance member id", "insurance policy", "insurance policy number", "subscriber id", "subscriber number", "beneficiary number", "beneficiary id", "medicare", "medicare number", "medicaid", "medicaid id", "nhs number", "encounter number", "encounter id", "accession number", "accession no", "hospital id", "account mrn", "visit number", "prescription number", "rx number", "rx #", "rx#", "specimen id", "lab id", "healthcare number",
        "patientennummer", "patienten-id", "versichertennummer", "krankenversichertennummer", "fallnummer", "aufnahmenummer", "numéro de dossier", "numéro de patient", "n° de dossier médical", "numéro d'assuré", "historia clínica", "número de historia", "nhc", "número de historia clínica", "tarjeta sanitaria", "cip", "número de paciente", "prontuário", "cartão nacional de saúde", "cns", "cartella clinica", "tessera sanitaria", "codice sanitario", "patiëntnummer", "patientnummer", "numer pacjenta", "номер карты пациента", "медицинская карта", "полис омс", "полис", "病历号", "病案号", "住院号", "医保卡号", "診察券番号", "患者番号", "保険証番号", "등록번호", "환자번호", "رقم الملف الطبي",
    ]),
    (Cue::Passport, &[
        "passport", "passport number", "passport no", "passport #", "passport id", "passport num", "travel document", "reisepass", "reisepassnummer", "passnummer", "passeport", "numéro de passeport", "pasaporte", "número de pasaporte", "passaporte", "número do passaporte", "passaporto", "numero di passaporto", "paspoort", "paspoortnummer", "paszport", "numer paszportu", "nr paszportu", "паспорт*", "загранпаспорт", "护照", "护照号", "護照", "旅券", "パスポート", "여권", "여권번호", "pasaport", "pasaport no", "جواز سفر", "جواز السفر", "דרכון", "पासपोर्ट", "passi number", "pass", "passnr", "passi", "útlevél", "cestovní pas", "pas", "pașaport", "διαβατήριο", "hộ chiếu", "paspor",
    ]),
    (Cue::DriverLicense, &[
        "driver's license", "drivers license", "driver license", "driver's licence", "drivers licence", "driving licence", "driving license", "driver's license number", "driving licence number", "driver's licence number", "driver license number", "drivers license number", "license no", "licence no", "licence number", "license number", "dl", "dl#", "dl no", "dl number", "driver id", "operator license", "führerschein", "führerscheinnummer", "permis de conduire", "numéro de permis", "licencia de conducir", "carnet de conducir", "permiso de conducir", "licencia de conducción", "carteira de habilitação", "cnh", "carta de condução", "patente", "patente di guida", "rijbewijs", "rijbewijsnummer", "prawo jazdy", "водительское удостоверение", "водительские права", "驾驶证", "駕照", "運転免許証", "免許証番号", "운전면허", "ehliyet", "sürücü belgesi", "رخصة القيادة", "körkort", "førerkort", "ajokortti", "kørekort", "řidičský průkaz",
    ]),
    (Cue::Vehicle, &[
        "vin", "vin#", "vin number", "vehicle identification number", "vehicle id", "chassis", "chassis number", "chassis no", "license plate", "licence plate", "license plate number", "number plate", "plate number", "plate no", "plate", "plates", "tag number", "registration plate", "vehicle registration", "car registration", "registration", "reg no", "vehicle reg",
        "kennzeichen", "kfz-kennzeichen", "nummernschild", "fahrgestellnummer", "fahrzeug-identifizierungsnummer", "fin", "immatriculation", "plaque d'immatriculation", "numéro de châssis", "matrícula", "placa", "placas", "patente", "bastidor", "número de bastidor", "número de chasis", "chassi", "targa", "telaio", "numero di telaio", "kenteken", "kentekennummer", "chassisnummer", "numer rejestracyjny", "nr rejestracyjny", "tablica rejestracyjna", "госномер", "гос. номер", "номер автомобиля", "车牌", "车牌号", "车架号", "ナンバープレート", "차량번호", "plaka", "لوحة", "registreringsnummer", "regnr", "rekisterinumero", "rendszám", "spz", "registarska oznaka",
    ]),
    (Cue::Account, &[
        "account", "account number", "account no", "account #", "account num", "account id", "customer number", "customer no", "customer id", "customer #", "client number", "client id", "client no", "member id", "member number", "member no", "member #", "membership number", "membership id", "membership no", "policy number", "policy no", "policy #", "policy id", "policy", "policyholder id", "subscriber", "group number", "group no", "group id", "loyalty number", "frequent flyer", "frequent flyer number", "rewards number", "loyalty card", "order number", "order no", "order id", "order #", "invoice number", "invoice no", "invoice #", "contract number", "contract no", "loan number", "loan no", "loan id", "mortgage number", "claim number", "claim no", "claim id", "claim #", "user id", "confirmation number", "booking number", "booking reference", "reservation number", "merchant id", "billing account",
        "kundennummer", "kunden-nr", "kundennr", "mitgliedsnummer", "mitglieds-nr", "vertragsnummer", "vertrags-nr", "policennummer", "versicherungsscheinnummer", "bestellnummer", "rechnungsnummer", "auftragsnummer", "numéro de client", "n° client", "numéro client", "numéro d'adhérent", "numéro de contrat", "n° de contrat", "numéro de police", "numéro de commande", "número de cliente", "nº de cliente", "número de socio", "número de póliza", "póliza", "número de contrato", "número de pedido", "número do cliente", "código do cliente", "apólice", "numero cliente", "codice cliente", "numero di polizza", "polizza", "klantnummer", "lidmaatschapsnummer", "polisnummer", "contractnummer", "numer klienta", "nr klienta", "numer polisy", "numer umowy", "номер клиента", "номер договора", "номер полиса", "客户编号", "会员号", "会员编号", "保单号", "订单号", "会員番号", "顧客番号", "お客様番号", "고객번호", "회원번호", "müşteri no", "müşteri numarası", "رقم العميل", "kundenummer", "kundnummer", "asiakasnumero",
    ]),
    (Cue::Numerical, &[
        "serial", "serial number", "serial no", "serial #", "s/n", "sn", "imei", "imei number", "imsi", "iccid", "sim number", "sim card", "meid", "esn", "udid", "device id", "device number", "device serial", "device identifier", "hardware id", "asset tag", "mac", "cookie id", "advertising id", "session id", "transaction id", "transaction number", "transaction no", "reference number", "reference no", "reference id", "ref", "ref no", "ref.", "ref #", "ref number", "reference", "case number", "case no", "case id", "case #", "docket number", "docket no", "ticket", "ticket number", "ticket no", "ticket id", "ticket #", "incident number", "employee id", "employee number", "employee no", "employee #", "emp id", "staff id", "staff number", "badge number", "badge id", "badge no", "badge #", "personnel number", "worker id", "student id", "student number", "student no", "matriculation number", "enrollment number", "registration id", "applicant id", "application number", "application id", "license key", "certificate number", "certificate no", "certificate/license number", "tracking number", "tracking no", "permit number", "voter id", "voter number", "inmate number", "prisoner number", "bar number", "registration no", "implant serial", "lot number", "lot no", "batch number", "id", "ID", "identifier", "uid", "guid", "uuid", "pid", "record number", "record id", "file number", "file no", "docket", "ein", "npi", "dea",
        "seriennummer", "serien-nr", "gerätenummer", "personalnummer", "personal-nr", "mitarbeiternummer", "matrikelnummer", "aktenzeichen", "vorgangsnummer", "referenznummer", "ticketnummer", "bearbeitungsnummer", "numéro de série", "n° de série", "numéro de dossier", "numéro d'employé", "matricule", "numéro d'étudiant", "référence", "numéro de référence", "número de serie", "nº de serie", "número de empleado", "legajo", "expediente", "número de expediente", "número de matrícula", "referencia", "número de série", "matrícula", "número de processo", "numero di serie", "matricola", "numero di pratica", "serienummer", "personeelsnummer", "studentnummer", "dossiernummer", "referentienummer", "numer seryjny", "nr seryjny", "numer pracownika", "numer albumu", "sygnatura", "серийный номер", "табельный номер", "номер дела", "номер заявки", "序列号", "工号", "学号", "编号", "シリアル番号", "社員番号", "学籍番号", "整理番号", "시리얼번호", "사번", "학번", "접수번호", "seri no", "seri numarası", "sicil no", "الرقم التسلسلي", "anställningsnummer", "ansattnummer",
    ]),
    (Cue::MedicalCode, &[
        "icd", "icd-10", "icd10", "icd 10", "icd-9", "icd9", "icd-10-cm", "icd-11", "icd code", "cim-10", "cie-10", "cid-10", "diagnosis code", "diagnostic code", "dx code", "dx", "procedure code", "cpt", "cpt code", "cpt codes", "hcpcs", "hcpcs code", "snomed", "snomed ct", "snomed-ct", "sctid", "loinc", "loinc code", "ndc", "ndc code", "ndc number", "rxnorm", "rxcui", "drg", "ms-drg", "ops", "ops-code", "atc", "atc code", "icd-code", "diagnoseschlüssel", "code cim", "código cie", "código cid", "codice icd",
    ]),
    (Cue::Medical, &["patient", "diagnosis", "diagnosed", "dx", "assessment", "icd", "billing"]),
    (Cue::Zip, &["zip", "zip code", "zipcode", "postal code", "postcode", "plz", "postleitzahl", "code postal", "código postal", "cep", "cap", "邮编", "郵便番号"]),
    (Cue::Money, &["price", "total", "amount", "usd", "eur", "cost", "balance", "salary", "betrag", "montant", "importe", "prezzo"]),
];

"""Documents in English: US, British, Canadian, Australian and Indian usage."""

from . import (en_basics, en_business, en_chat, en_clinical, en_contexts, en_forms, en_legal, en_prose, en_prose_law, en_records_clinical, en_records_daily,
               en_records_data, en_names, en_negatives, en_news, en_sentences, en_words)
from .en_text import merge

LANG = "en"
LOCALES = ["en_US", "en_GB", "en_CA", "en_AU", "en_IN", "en_IE"]
PARTS = [en_basics, en_business, en_chat, en_clinical, en_contexts, en_forms, en_legal, en_prose, en_prose_law, en_records_clinical, en_records_daily,
         en_records_data, en_negatives, en_news, en_sentences]
DOCS = {name: weight for part in PARTS for name, weight in getattr(part, "DOCS", {}).items()}
RULES = merge(*(part.RULES for part in PARTS))
WORDS = {**en_words.WORDS, **en_names.WORDS}

DATES = [
    "{month} {d}, {yyyy}", "{month} {d}, {yyyy}", "{mm}/{dd}/{yyyy}", "{mm}/{dd}/{yyyy}", "{dd}/{mm}/{yyyy}", "{d} {month} {yyyy}", "{d} {month} {yyyy}", "{yyyy}-{mm}-{dd}",
    "{m}/{d}/{yy}", "{mm}/{dd}/{yy}", "{mon} {d}, {yyyy}", "{mon}. {d}, {yyyy}", "{d} {mon} {yyyy}", "{dd}-{mon}-{yyyy}", "{dd}-{mm}-{yyyy}", "{dd}.{mm}.{yyyy}",
    "{weekday}, {month} {d}, {yyyy}", "{weekday}, {month} {d}", "{weekday} {d} {month} {yyyy}", "{weekday} {d} {month}", "{month} {d}", "{month} {d}", "{d} {month}", "{mon} {d}", "{d} {mon}",
    "{month} {d}th", "the {d}th of {month} {yyyy}", "{d}th {month} {yyyy}", "{d}th of {month}", "{m}/{d}", "{yyyy}/{mm}/{dd}", "{mm}-{dd}-{yyyy}", "{weekday}, {d} {mon} {yyyy}", "{weekday} {month} {d}",
]
DATE_INTERVALS = [
    "{month} {yyyy}", "{month} {yyyy}", "{yyyy}", "{yyyy}", "{yyyy}", "{month}", "{mon} {yyyy}", "spring {yyyy}", "summer of {yyyy}", "the fall of {yyyy}", "autumn {yyyy}", "winter {yyyy}",
    "{d}-{d2} {month}", "{month} {d}-{d2}", "{month} {d}–{d2}, {yyyy}", "{yyyy}-{yyyy2}", "{yyyy}–{yyyy2}", "{yyyy} to {yyyy2}", "{month} to {month2}", "{month}–{month2} {yyyy}", "the {decade}s", "early {yyyy}", "late {yyyy}", "mid-{month}",
    "the summer of {yyyy}", "{yyyy}/{y2}", "Q1 {yyyy}", "Q3 {yyyy}", "fiscal {yyyy}", "late {month}", "early {month}", "{mm}/{yyyy}", "the third quarter of {yyyy}", "the {yyyy}-{y2} season",
]
MONTHS = "January February March April May June July August September October November December".split()
MONTHS_SHORT = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
TIMES = ["{h12}:{MM} {ampm}", "{h12}:{MM} {ampm}", "{h12}:{MM}{ampm}", "{h12} {ampm}", "{h12}{ampm}", "{HH}:{MM}", "{HH}:{MM}", "{HH}:{MM}:{SS}", "{HH}{MM} hours", "{h12} o'clock", "{h12}:{MM} {ampm} EST", "{h12} {ampm} GMT",
         "noon", "midnight", "half past {h12}", "quarter to {h12}", "{HH}{MM}h", "{h12}:{MM} PST"]
MONEY = ["${n}", "${n}", "${n}", "£{n}", "£{n}", "€{n}", "US${n}", "A${n}", "CA${n}", "{n} dollars", "{n} pounds", "{n} euros", "USD {n}", "{n} USD", "GBP {n}", "Rs. {n}", "₹{n}", "INR {n}", "{k} million dollars", "${k} million", "${k} million",
         "£{k}m", "${k}bn", "${k} billion", "€{k} million", "{k} lakh rupees", "Rs {k} crore", "{k} cents", "{k} grand", "${k}k", "AUD {n}", "{n} yen", "{n} pesos", "{k}B USD", "C${n}", "{k} quid", "twenty bucks", "a million dollars", "five hundred pounds"]
DECIMAL = "."
GROUP = ","
DURATIONS = ["{k} years", "{k} years", "{k} months", "{k} months", "{k} weeks", "{k} days", "{k} days", "{k} hours", "{k} minutes", "two weeks", "three days", "six months", "ten years", "a few days", "several weeks", "a couple of months", "half an hour",
             "eighteen months", "two and a half years", "a year and a half", "48 hours", "24 hours", "{k} yrs", "{k} mos", "{k} wks", "{k} hrs", "one year", "a decade", "a fortnight", "{k} seconds", "two decades", "an hour", "five years"]
AGES = ["{a}", "{a}", "{a}", "{a}", "{a}", "{a}", "{a}"]
DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
SPOKEN = {"@": "at", ".": "dot", "-": "dash", "_": "underscore"}
ADDRESSES = ["{no} {street}, {city}, {state} {zip}", "{no} {street}, {city}, {state} {zip}", "{no} {street}\n{city}, {state} {zip}", "{no} {street}, Apt {unit}, {city}, {state} {zip}", "{no} {street}, {city} {zip}", "{no} {street}\n{city}\n{zip}",
             "Flat {unit}, {no} {street}, {city}, {zip}", "Unit {unit}/{no} {street}, {city} {zip}", "{no} {street}, Suite {unit}, {city}, {state} {zip}", "PO Box {unit}{no}, {city}, {state} {zip}", "{no} {street}, {city}", "{no} {street}, {city}, {state}",
             "{no} {street} #{unit}, {city}, {state} {zip}", "{no} {street}, {city}, {zip}, {country}", "Apartment {unit}B, {no} {street}, {city}, {state}", "{unit}-{no} {street}, {city}, {state} {zip}", "House No. {no}, {street}, {city} - {zip}", "{no} {street}, {city}, {state}, {zip}"]
STREETS = ["{word} Street", "{word} Street", "{word} St", "{word} St.", "{word} Avenue", "{word} Ave", "{word} Road", "{word} Road", "{word} Rd", "{word} Lane", "{word} Drive", "{word} Dr", "{word} Blvd", "{word} Boulevard", "{word} Court", "{word} Close",
           "{word} Place", "{word} Way", "{word} Terrace", "{word} Crescent", "{word} Gardens", "{word} Parkway", "{word} Circle", "{family} Street", "{family} Road", "{family} Avenue", "{family} Drive", "{given} {family} Boulevard", "{given} Street",
           "N {word} St", "West {word} Street", "{n}th Street", "{n}th Avenue", "E {n}th St", "The {word}way", "SW {word} Ave", "Old {word} Road", "{city} Road", "County Road {n}", "Highway {n}", "{word} Hill", "{word} Nagar", "{word} Marg", "{word} Mews", "{word} Square"]
ORGS = ["{family} {suffix}", "{word} {word2} Inc.", "{word} Technologies", "{word} Systems Ltd", "{family} & {family2} LLP", "{family} & Sons", "{family}, {family2} & Associates", "{word} Capital", "{word} Bank", "{word} Insurance", "{word} Energy", "{word} Foods",
        "{word} Logistics", "{word} Media Group", "{word} Holdings", "{word} Partners LLC", "{word} Pharmaceuticals", "{word} Airlines", "{word} Motors", "{word} Software", "{word} Consulting", "{family} Group", "{family} Brothers", "{family} Construction", "{family} Industries",
        "University of {city}", "{city} University", "{state} State University", "{city} College", "{city} High School", "{word} Elementary School", "St. {given}'s School", "{family} Middle School", "{word} Academy", "{city} Police Department", "{city} City Council", "{city} Fire Department",
        "{state} Department of Health", "{state} Department of Transportation", "{state} Supreme Court", "{city} County Court", "Ministry of {word} Affairs", "{country} Football Federation", "{city} FC", "{city} United", "{city} City", "{city} Rovers", "{city} Tigers", "{city} Hawks", "{city} Chamber of Commerce",
        "{word} Foundation", "{family} Foundation", "{word} Institute", "{word} Trust", "{city} Housing Association", "{city} Borough Council", "{city} Times", "{city} Herald", "The {city} Gazette", "{city} Museum of Art", "{city} Symphony Orchestra", "First Baptist Church of {city}", "{word} Credit Union",
        "{word} Property Management", "{family} Plumbing", "{family}'s Bakery", "The {word} Cafe", "{word} Hotel", "{word} Realty", "{word} Labs", "{word}Tech", "{word} Dynamics", "{word} Pvt. Ltd.", "{city} Water Board", "{word} Mutual", "{word} Studios", "{word} Records", "{country} Airlines", "Bank of {country}",
        "Embassy of {country}", "{word} Transport Workers Union", "{city} Crown Court", "{state} Lottery", "{word} Telecom", "{word} Workers' Party", "{country} Red Crescent", "Department of {word} Services", "{word} Pension Fund", "{family} Auto Repair", "{word} Gym"]
FACILITIES = ["{city} General Hospital", "{city} General Hospital", "St. {given}'s Hospital", "St. {given} Medical Center", "{city} Medical Center", "{family} Memorial Hospital", "{city} Regional Medical Center", "University Hospital {city}", "{word} Clinic", "{word} Family Practice",
              "{word} Medical Group", "{city} Children's Hospital", "{word} Health Centre", "{family} Clinic", "{city} Royal Infirmary", "Royal {city} Hospital", "{city} Cancer Center", "{word} Dental Care", "{word} Urgent Care", "{word} Rehabilitation Center", "{word} Nursing Home", "{city} VA Medical Center",
              "{word} Surgery Center", "{word} Imaging", "{word} Behavioral Health", "{city} Community Hospital", "{word} Women's Health", "{city} Eye Institute", "{word} Pediatrics", "Mayo Clinic", "Cleveland Clinic", "Johns Hopkins Hospital", "Mount Sinai Hospital", "Guy's Hospital", "Toronto General Hospital",
              "{state} Children's Hospital", "{word} Hospice", "{city} Health Centre", "{word} Pharmacy", "Apollo Hospital {city}", "{word} Fertility Clinic", "{word} Medical Practice", "Massachusetts General Hospital", "{city} District Hospital", "{word} Orthopaedics"]
DOCTORS = ["Dr. {family}", "Dr. {family}", "Dr. {given} {family}", "Dr. {given} {family}", "Dr {family}", "Dr {given} {family}", "{given} {family}, MD", "{given} {family}, M.D.", "{given} {family} MD", "Dr. {g}. {family}", "Dr. {family}, MD", "Dr. {given} {family}, MD", "{given} {family}, RN", "Nurse {family}", "Nurse {given}", "{given} {family}, NP",
           "{given} {family}, PA-C", "{given} {family}, DO", "Doctor {family}", "Prof. {family}", "Professor {given} {family}", "{given} {g}. {family}, MD", "Sister {family}", "{g}. {family}, MD", "Dr. {given}", "{given} {family}, DDS", "{given} {family}, PharmD", "{given} {family}, LCSW", "{family}, {given} MD", "{given} {family}, BSN, RN"]
NAMES = ["{given} {family}"] * 22 + ["{given} {g}. {family}", "{given} {given2} {family}", "{given} {family}-{family2}", "{family}, {given}", "{g}. {family}", "{given} {family} Jr.", "{given} {family} III"]

"""The tags of the network, and what a source's coarse or partial annotation allows at a token."""

# DAY, MONTH and YEAR come from dates by rule in the product; everything else is the network's.
LABELS = """NAME NAME_GIVEN NAME_FAMILY NAME_MEDICAL_PROFESSIONAL LOCATION LOCATION_CITY LOCATION_STATE LOCATION_COUNTRY LOCATION_ZIP
LOCATION_ADDRESS LOCATION_ADDRESS_STREET LOCATION_COORDINATE ORGANIZATION ORGANIZATION_MEDICAL_FACILITY ORGANIZATION_ID OCCUPATION PRODUCT
PROJECT EVENT AGE DOB DATE DATE_INTERVAL TIME DURATION GENDER SEXUALITY MARITAL_STATUS ORIGIN LANGUAGE RELIGION POLITICAL_AFFILIATION
PHYSICAL_ATTRIBUTE ZODIAC_SIGN CONDITION INJURY MEDICAL_PROCESS DRUG DOSE BLOOD_TYPE EFFECT STATISTICS MEDICAL_CODE EMAIL_ADDRESS PHONE_NUMBER
URL IP_ADDRESS USERNAME PASSWORD FILENAME SSN PASSPORT_NUMBER DRIVER_LICENSE HEALTHCARE_NUMBER VEHICLE_ID ACCOUNT_NUMBER NUMERICAL_PII
BANK_ACCOUNT ROUTING_NUMBER CREDIT_CARD CREDIT_CARD_EXPIRATION CVV MONEY CORPORATE_ACTION FINANCIAL_METRIC TREND""".split()
INDEX = {label: i for i, label in enumerate(LABELS)}
TAGS = 1 + 2 * len(LABELS)

# A coarse label of a corpus stands for its finer ones too.
COARSE = {
    "NAME": ["NAME", "NAME_GIVEN", "NAME_FAMILY", "NAME_MEDICAL_PROFESSIONAL"],
    "LOCATION": [label for label in LABELS if label.startswith("LOCATION")],
    "PLACE": ["LOCATION", "LOCATION_CITY"],  # of written documents whose writers marked villages as they liked
    "ORGANIZATION": ["ORGANIZATION", "ORGANIZATION_MEDICAL_FACILITY"],
    "DATE": ["DATE", "DATE_INTERVAL", "DOB"],
    "CONDITION": ["CONDITION", "INJURY"],
}
# What an unannotated word of a partial source may be, against being nothing: most are nothing. Dates, amounts and the like stand in
# every text, so that a source that does not mark them says least about them.
DOUBT = 0.15
GREAT_DOUBT = 0.5
# A word that is known as a job or an illness may be none in its sentence.
PERHAPS_NOTHING = 0.3
# One that a list knows as a name or a place, where the context fits, is seldom nothing.
HARDLY_NOTHING = 0.1
COMMON = {"DATE", "DATE_INTERVAL", "TIME", "DURATION", "MONEY", "AGE", "OCCUPATION", "ORIGIN", "PRODUCT", "EVENT", "LANGUAGE", "STATISTICS", "LOCATION_COUNTRY"}


def begin(label):
    return 1 + 2 * INDEX[label]


def inside(label):
    return 2 + 2 * INDEX[label]


class TargetSets:
    """Numbers for sets of allowed tags; `rows` are their weights."""

    def __init__(self):
        self.numbers, self.rows = {}, []

    def number(self, weights):
        """`weights`: tag -> weight in (0, 1]."""
        key = tuple(sorted(weights.items()))
        if key not in self.numbers:
            self.numbers[key] = len(self.rows)
            row = [0.0] * TAGS
            for tag, weight in weights.items():
                row[tag] = weight
            self.rows.append(row)
        return self.numbers[key]

    def nothing(self, complete, silent=()):
        """Outside every span of a source that annotates `complete` (None: all labels) and says nothing at all of the labels `silent`."""
        weights = {0: 1.0}
        if complete is not None:
            covered = {fine for label in complete for fine in COARSE.get(label, [label])}
            for label in LABELS:
                if label not in covered:
                    weights[begin(label)] = weights[inside(label)] = 1.0 if label in silent else GREAT_DOUBT if label in COMMON else DOUBT
        return self.number(weights)

    def maybe(self, label, first):
        """Probably this label, by the word alone: it may be nothing as well."""
        return self.number({0: PERHAPS_NOTHING, (begin if first else inside)(label): 1.0})

    def listed(self, label, first):
        """A name or place that a list knows, of any finer kind."""
        return self.number({0: HARDLY_NOTHING, **{(begin if first else inside)(one): 1.0 for one in COARSE.get(label.split("_")[0], [label])}})

    def span(self, label, exact, first):
        """In a span."""
        fine = [label] if exact and label in INDEX else COARSE.get(label, [label])
        return self.number({(begin if first else inside)(one): 1.0 for one in fine if one in INDEX})

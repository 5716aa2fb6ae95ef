"""English legal and police documents: rulings, captions, dockets, pleadings, contracts, wills, reports, statements."""

from .en_text import docs, lines

DOCS = {"ruling": 9, "docket": 3, "pleading": 4, "contract": 5, "police_report": 4, "legal_letter": 3, "echr": 5}
RULES = {
    "court": lines(r"""
{ORGANIZATION=[United States District Court for the [Northern|Southern|Eastern|Western|Central] District of [California|Texas|New York|Illinois|Ohio|Virginia|Florida]|U.S. District Court|United States Court of Appeals for the [Second|Ninth|Fifth|Eleventh|Federal] Circuit]}
{ORGANIZATION=[Supreme Court of [Canada|India|Ireland|New South Wales|Ohio|Texas|the United States|the United Kingdom]|Superior Court of {LOCATION_STATE}|Court of Appeal|High Court of Justice|Family Court|Federal Court of Australia|Employment Tribunal|High Court of Delhi|Ontario Superior Court of Justice|Crown Court at {LOCATION_CITY}|County Court at {LOCATION_CITY}|Upper Tribunal]}
{ORGANIZATION={LOCATION_CITY} [Magistrates' Court|District Court|Municipal Court|Crown Court|County Court|Circuit Court|Family Court]}
"""),
    "caption": docs(r"""
IN THE <court>

{NAME:1}, [Plaintiff|Petitioner|Claimant|Appellant|Applicant],
v.
{NAME:2}, [Defendant|Respondent|Appellee].

[Case No.|Civil Action No.|Docket No.|Claim No.|No.] <caseno>
---
<court>
{ORGANIZATION=United States of America} v. {NAME:1}
[Criminal No.|Case] <caseno>
[Before|BEFORE]: {OCCUPATION=[Judge|Justice|Chief Judge|Hon.]} {NAME:3}
---
{NAME_FAMILY:1} v. {NAME_FAMILY:2}, [No.|Case No.] <caseno> ([Ch|QB|D. Mass.|9th Cir.|Cal. Ct. App.] {DATE})
---
{NAME_FAMILY:1} v. {ORGANIZATION:1}
<court>
[Decided|Filed|Heard|Judgment delivered]: {DATE}
---
R v {NAME_FAMILY:1}[ and {NAME_FAMILY:2}|]
<court>
{DATE}
{OCCUPATION=[Mr Justice|Mrs Justice|Lord Justice|His Honour Judge|Recorder]} {NAME_FAMILY:3}
---
BETWEEN:
{NAME:1} [Claimant|Applicant]
- and -
{ORGANIZATION:1} [Defendant|Respondent]
[Mr|Ms] {NAME} (instructed by {ORGANIZATION}) for the [Claimant|Applicant]
[Mr|Ms] {NAME} for the [Defendant|Respondent]
---
[In re|In the matter of|Estate of|Matter of] {NAME:1}[, a minor|, Debtor|, deceased|]
<caseno>
---
The State of {LOCATION_STATE} vs. {NAME:1}, {DATE}, before {OCCUPATION=[Judge|Magistrate]} {NAME:3}
"""),
    "l_fact": lines(r"""
[Plaintiff|The claimant|Petitioner|The applicant|Respondent] {NAME:1} [is a resident of|resides at|lives in] [{LOCATION_CITY}, {LOCATION_STATE}|{LOCATION_ADDRESS}|{LOCATION_CITY}].
[Defendant|The respondent] {ORGANIZATION:1} is a [corporation|limited company|limited liability company] [organized under the laws of {LOCATION_STATE}|registered in {LOCATION_COUNTRY}] [with its principal place of business in {LOCATION_CITY}|(company number {ORGANIZATION_ID})].
On [or about |]{DATE}, {NAME_FAMILY:1} [entered into an agreement with|was employed by|was dismissed by|purchased a vehicle from|loaned {MONEY} to] {ORGANIZATION:1}.
[The appellant|{NAME_FAMILY:1}|The accused], [then aged {AGE}|a {OCCUPATION}|who is {AGE} years old|a {ORIGIN} national born in {DATE_INTERVAL}], [was arrested|was charged with assault|pleaded guilty|was convicted] on {DATE}.
[At trial|At the hearing on {DATE}], {NAME:4}, a {OCCUPATION}[ with {DURATION} of experience| employed by {ORGANIZATION}|], testified that [{NAME_FAMILY:1} suffered a {INJURY}|the brakes had failed|she saw {NAME_FAMILY:2} at {TIME}].
{OCCUPATION=[Officer|Detective|Agent|Constable|Sergeant]} {NAME_FAMILY}[ of the {ORGANIZATION}|] [testified|stated|recalled] that [the vehicle, {VEHICLE_ID},|the defendant] [was stopped|was searched|was found] [on {LOCATION_ADDRESS_STREET}|near {LOCATION}|at {TIME}].
[Mr.|Ms.|Mrs.] {NAME_FAMILY:1} [appealed|moved to dismiss|filed a grievance|sought damages of {MONEY}][ on {DATE}| in {DATE_INTERVAL}|].
[The parties|They] were {MARITAL_STATUS=married} on {DATE} in {LOCATION_CITY} and {MARITAL_STATUS=separated} on {DATE}. There are [two|three] children of the marriage: {NAME_GIVEN}, born {DOB}, and {NAME_GIVEN}, born {DOB}.
[The mother|The father], {NAME:1}, [seeks custody|was awarded {MONEY} per month|opposes relocation to {LOCATION_COUNTRY}].
[Counsel|{OCCUPATION=Attorney}|{OCCUPATION=Solicitor}] for {NAME_FAMILY:2}, {NAME:5}, [argued|submitted|conceded] that [the contract was void|{OCCUPATION=Judge} {NAME_FAMILY:3} erred|the limitation period had expired].
{NAME_FAMILY:1} [was sentenced to|received|served] {DURATION} [in prison|of probation|imprisonment][ and ordered to pay {MONEY}|].
{NAME_MEDICAL_PROFESSIONAL}, [an expert in|who treated {NAME_FAMILY:1} for] {CONDITION}, [opined|testified] that the {INJURY} [was permanent|required {MEDICAL_PROCESS}|was caused by the accident].
[See|Cf.|In|Citing|Following] {NAME_FAMILY} v. {NAME_FAMILY}, {~quantity} U.S. {~quantity} (<year>)[; {NAME_FAMILY} v. {ORGANIZATION}, {~quantity} F.3d {~quantity} (9th Cir. <year>)|].
[In {NAME_FAMILY} v {NAME_FAMILY}|In {ORGANIZATION} v {NAME_FAMILY}] [\[<year>\] EWCA Civ {~quantity}|\[<year>\] UKSC {~quantity}], {OCCUPATION=[Lord|Lady Justice|Lord Justice]} {NAME_FAMILY} [held|said|observed] that [the duty was owed|costs follow the event].
[The {ORGANIZATION=[Crown|Commonwealth|Secretary of State|Attorney General|Department of Labor|Home Office|Internal Revenue Service|Immigration Service]}|{ORGANIZATION}] [contends|argues|concedes] that {NAME_FAMILY:1} [lied about {%his|her:1} {CONDITION}|entered {LOCATION_COUNTRY} in {DATE_INTERVAL}|owes {MONEY}].
[Between|From] {DATE} [and|to] {DATE}, [the defendant|{NAME_FAMILY:2}] [transferred|stole|withdrew|received] {MONEY}[ from account {BANK_ACCOUNT}| to {NAME}|].
{NAME_GIVEN:1} [was placed with|lived with] {%his|her:1} <kin>, {NAME}, [for {DURATION}|since {DATE_INTERVAL}].
[The victim|The complainant], [identified as {NAME:4}|referred to by her initials {NAME=[J.D.|A.B.|K.M.|S.T.]}|a <yo> {GENDER=[girl|boy|woman|man]}], [gave evidence|was interviewed on {DATE}].
[The asylum seeker|The applicant], a[n|] {ORIGIN} [citizen|national] of {ORIGIN} ethnicity and {RELIGION} faith, [fled|left] {LOCATION_COUNTRY} in {DATE_INTERVAL}[ because he is {SEXUALITY=gay}|].
The policy (no. {ACCOUNT_NUMBER}) issued by {ORGANIZATION:1} [lapsed|was in force|was cancelled] on {DATE}.
"""),
    "l_law": lines(r"""
[The court finds|We hold|It is ordered|The tribunal concludes] that the [appeal|motion|claim|application] is [dismissed|allowed|granted|denied in part].
[Under|Pursuant to] [Section {~quantity} of the Limitation Act 1980|28 U.S.C. § {~quantity}|Fed. R. Civ. P. {~quantity}(b)(6)|Article {~quantity} of the Convention|section {~quantity}(2) of the Employment Rights Act 1996|Title VII|the Data Protection Act 2018|Rule {~quantity}.1], [the burden rests on the moving party|the claim is out of time|relief may be granted].
The standard of review is [de novo|abuse of discretion|clear error]. [AFFIRMED.|REVERSED and REMANDED.|SO ORDERED.]
[There is no genuine dispute|The evidence was sufficient|The contract was unambiguous] [as to any material fact|and the jury could so find|on its face].
[For the foregoing reasons|Accordingly|In the result], [the judgment is affirmed|each party shall bear its own costs|the stay is lifted].
"""),
    "l_sign": lines(r"""
{OCCUPATION=[Judge|Chief Judge|Justice|United States District Judge|Magistrate Judge]} {NAME:3}
[Dated|DATED|Entered]: {DATE}\n{NAME:3}\n{OCCUPATION=[United States District Judge|Judge of the Superior Court|Circuit Judge|Registrar|Clerk of Court]}
[Attorneys for|Counsel for] [Plaintiff|Defendant]: {NAME}, {ORGANIZATION}, {LOCATION_ADDRESS}, {PHONE_NUMBER}, {EMAIL_ADDRESS}
{OCCUPATION=[Circuit Judges|Justices|Judges]}: {NAME_FAMILY}, {NAME_FAMILY} and {NAME_FAMILY}.
[Opinion by|Before|Dissent by] {NAME_FAMILY:3}, [J.|C.J.|JJ.]
"""),
    "ruling": docs(r"""
<caption>

[FACTS|BACKGROUND|I. BACKGROUND|The facts]
<l_fact> <l_fact> <l_fact>

[DISCUSSION|ANALYSIS|II. DISCUSSION|Reasons]
<l_law> <l_fact> <l_law>

<l_sign>
---
<caption>

1. <l_fact>
2. <l_fact>
3. <l_fact>
4. <l_law>
---
<l_fact> <l_law>
---
<l_fact> <l_fact>
---
<l_fact>
---
[ORDER|JUDGMENT|OPINION|MEMORANDUM OPINION AND ORDER]

<l_fact> <l_fact> <l_law>

<l_sign>
---
<l_sign>
<l_fact>
"""),
    "echr": docs(r"""
[FIRST|SECOND|THIRD|FOURTH] SECTION
CASE OF {NAME_FAMILY:1} v. {LOCATION_COUNTRY:1}
(Application no. {ACCOUNT_NUMBER=<d9><d><d><d><d>/[0|1]<d>})
JUDGMENT
[STRASBOURG|{LOCATION_CITY=Strasbourg}]
{DATE}
---
1. The case originated in an application (no. {ACCOUNT_NUMBER=<d9><d><d><d><d>/[0|1]<d>}) against {LOCATION_COUNTRY:1} lodged with the {ORGANIZATION=[Court|European Commission of Human Rights]} by a[n|] {ORIGIN} national, {%Mr|Ms:1} {NAME:1} ("the applicant"), on {DATE}.
2. The applicant was represented by {%Mr|Ms:2} {NAME:2}, a {OCCUPATION=lawyer} practising in {LOCATION_CITY}. The {ORIGIN} Government ("the Government") were represented by their {OCCUPATION=Agent}, {%Mr|Mrs:3} {NAME:3}[, of the {ORGANIZATION=[Ministry of Justice|Ministry of Foreign Affairs|Foreign and Commonwealth Office]}|].
---
5. The applicant was born in <year> and lives in {LOCATION_CITY}[. {%He|She:1} is a {OCCUPATION}|, where {%he|she:1} works as a {OCCUPATION}|].
6. On {DATE} the applicant [was arrested|was dismissed|lodged a complaint with {ORGANIZATION}|was admitted to {ORGANIZATION_MEDICAL_FACILITY} with {CONDITION}]. [On {DATE} {OCCUPATION=Judge} {NAME_FAMILY} ordered {%his|her:1} detention for {DURATION}.|{NAME_MEDICAL_PROFESSIONAL} diagnosed {INJURY}.]
7. [In a judgment of {DATE}|On {DATE}] the {ORGANIZATION={LOCATION_CITY} [Regional Court|District Court|Court of Appeal|Administrative Court]} [dismissed the appeal|convicted the applicant of theft and sentenced {%him|her:1} to {DURATION=[two|three|five|eight] years}' imprisonment|awarded {MONEY}].
---
{NAME_FAMILY:1} [alleged|complained], in particular, that {%his|her:1} detention [between {DATE} and {DATE}|for {DURATION}] had been unlawful. {%He|She:1} [relied on Article 5 § 1 of the Convention|claimed {MONEY} in respect of non-pecuniary damage]. {%His|Her:1} [{MARITAL_STATUS=wife}|brother|co-accused|cellmate] {NAME} was heard as a witness on {DATE}.
---
The {ORGANIZATION=[Court|Chamber|Grand Chamber]}, sitting as a Chamber composed of: {NAME}, {OCCUPATION=President}, {NAME}, {NAME}, {NAME}, {OCCUPATION=judges}, and {NAME}, {OCCUPATION=Section Registrar}, having deliberated in private on {DATE}, delivers the following judgment.
---
FOR THESE REASONS, THE COURT UNANIMOUSLY
1. Declares the application admissible;
2. Holds that there has been a violation of Article {~quantity} of the Convention;
3. Holds that the respondent State is to pay the applicant {MONEY}, within {DURATION=three months}.
Done in {LANGUAGE=English}, and notified in writing on {DATE}.
{NAME}                {NAME}
{OCCUPATION=Registrar}             {OCCUPATION=President}
"""),
    "docket": lines(r"""
{DATE} [COMPLAINT|ORDER|MOTION to Dismiss|NOTICE of Appearance|ANSWER|MINUTE ENTRY|SUMMONS] [filed by|by|as to|against] {NAME}[. (Attachments: # 1 Exhibit A) ({NAME_FAMILY}, {NAME_GIVEN}) (Entered: {DATE})|.]
{DATE} {~quantity} [NOTICE of Appearance by {NAME} on behalf of {ORGANIZATION}|ORDER granting motion. Signed by {OCCUPATION=Judge} {NAME} on {DATE}|Minute entry: bench trial, witnesses {NAME} and {NAME} sworn].
<caseno> {NAME_FAMILY} v. {NAME_FAMILY} - [hearing|trial|status conference] {DATE} {TIME}, [Courtroom {~quantity}|Dept. {~quantity}], {OCCUPATION=[Judge|Hon.]} {NAME_FAMILY}
<caseno> {ORGANIZATION} v. {NAME}, [filed|closed|reassigned] {DATE}[, attorney {NAME}|]
[Court list|Cause list|Calendar] {DATE}\n{TIME} <caseno> {NAME_FAMILY} v {NAME_FAMILY}\n{TIME} <caseno> R v {NAME_FAMILY}\n{TIME} <caseno> {NAME_FAMILY} v {ORGANIZATION}
[Witness list|Witnesses]: {NAME} ({OCCUPATION}), {NAME_MEDICAL_PROFESSIONAL}, {NAME}, {OCCUPATION=Officer} {NAME_FAMILY}
[THE CLERK|THE COURT|THE WITNESS]: [State your name for the record.|{NAME}, {NAME_FAMILY} spelled as it sounds.|Thank you, {%Mr.|Ms.:1} {NAME_FAMILY:1}.]
{%MR.|MS.:1} {NAME_FAMILY:1}: Objection, Your Honor.\nTHE COURT: Sustained. {%Mr.|Ms.:2} {NAME_FAMILY:2}, move on.\nQ. [Where were you on {DATE}?|What is your occupation?|Do you know {NAME}?]\nA. [At home, on {LOCATION_ADDRESS_STREET}.|I'm a {OCCUPATION}.|Yes, {NAME_GIVEN} is my <kin>.]
[Bail|Bond] set at {MONEY} for {NAME}, {AGE}, of {LOCATION_CITY}; [next date|due back] {DATE}.
"""),
    "pleading": docs(r"""
<caption>

[COMPLAINT|PARTICULARS OF CLAIM|PETITION FOR DIVORCE|STATEMENT OF CLAIM|MOTION TO DISMISS]

[COMES NOW|NOW COMES] the [Plaintiff|Petitioner], {NAME:1}, by and through {%his|her:1} {OCCUPATION=[attorney|counsel|attorneys]}, {NAME:5}, and alleges:
1. <l_fact>
2. <l_fact>
3. [As a result|By reason of the negligence], {NAME_FAMILY:1} suffered {INJURY}, {CONDITION} and [lost wages of {MONEY}|medical expenses of {MONEY}].
WHEREFORE, Plaintiff prays for judgment in the amount of {MONEY}.

[Respectfully submitted|Dated {DATE}],
{NAME:5}[ (Bar No. {NUMERICAL_PII})|]
{ORGANIZATION}
---
AFFIDAVIT[ OF {NAME:1}|]
I, {NAME:1}, of {LOCATION_ADDRESS}, {OCCUPATION}, [make oath and say|being duly sworn, depose and state] as follows:
1. I am {AGE} years of age and [the [mother|father|{MARITAL_STATUS=[wife|husband]}] of {NAME:2}|a citizen of {LOCATION_COUNTRY}].
2. <l_fact>
Sworn before me at {LOCATION_CITY} this {DATE}.
{NAME}, {OCCUPATION=[Notary Public|Commissioner for Oaths|Justice of the Peace]}
---
WITNESS STATEMENT OF {NAME:1}
I am a {OCCUPATION} and have worked for {ORGANIZATION} for {DURATION}. On {DATE} at {TIME} I [saw|heard|spoke to] {NAME:2} [outside {ORGANIZATION}|on {LOCATION_ADDRESS_STREET}|in {LOCATION_CITY}]. {NAME_GIVEN:2} [told me that {NAME:3} owed {%him|her:2} {MONEY}|was driving a car with registration {VEHICLE_ID}|had {INJURY=[a bloody nose|a black eye|a cut on the arm]}].
Statement of truth: I believe the facts stated are true. Signed {NAME:1}, {DATE}
---
LAST WILL AND TESTAMENT
I, {NAME:1}, of {LOCATION}, [being of sound mind|revoke all former wills]. I [give|bequeath] {MONEY} to my <kin> {NAME:2}, my house at {LOCATION_ADDRESS} to my {MARITAL_STATUS=[wife|husband]}, {NAME:3/1}, and [the residue|my car ({VEHICLE_ID})] to {ORGANIZATION}. I appoint {NAME:4} as {OCCUPATION=[executor|executrix|trustee]}.
Signed on {DATE} in the presence of {NAME} and {NAME}.
---
POWER OF ATTORNEY: I, {NAME:1} ([SSN|NI no.|passport no.] [{SSN}|{PASSPORT_NUMBER}]), born {DOB}, appoint {NAME:2}, of {LOCATION_ADDRESS}, as my {OCCUPATION=[attorney|agent|attorney-in-fact]}.
"""),
    "contract": docs(r"""
[THIS AGREEMENT|This Agreement|This Lease|This Service Agreement|This Employment Agreement] is [made|entered into] [on|as of] {DATE} [by and between|between] {ORGANIZATION:1}[, a {LOCATION_STATE} corporation|, company no. {ORGANIZATION_ID}|], [having its registered office at|of|located at] {LOCATION_ADDRESS} ("[Company|Employer|Landlord|Supplier]") and {NAME:1}, [residing at|of] {LOCATION_ADDRESS} ("[Employee|Tenant|Contractor|Client]").

1. [Term. This Agreement shall continue for {DURATION}.|Position. {NAME_FAMILY:1} is employed as {OCCUPATION}.|Premises. The premises at {LOCATION_ADDRESS} are let from {DATE}.]
2. [Fees. The Client shall pay {MONEY} within {DURATION=[30|14|45|60] days}.|Salary. The Employee shall receive {MONEY} per annum.|Rent. {MONEY} per month, payable to account {BANK_ACCOUNT}, [sort code|routing] {ROUTING_NUMBER}.]
3. [Governing law. The laws of {LOCATION_STATE} apply.|Notices shall be sent to {EMAIL_ADDRESS}.|Either party may terminate on {DURATION=[30|60|90] days}' notice.]

[SIGNED|IN WITNESS WHEREOF]
{NAME:2}, {OCCUPATION}, for {ORGANIZATION:1}
{NAME:1}
---
BETWEEN {NAME:1} ("Seller"), holder of [passport|ID|driver's license] [{PASSPORT_NUMBER}|{SSN}|{DRIVER_LICENSE}], and {NAME:2} ("Buyer"). The Seller sells the {PRODUCT=[Toyota Corolla|Ford Focus|Honda Accord|Suzuki Swift]}, [VIN|registration] {VEHICLE_ID}, for {MONEY}. Delivered on {DATE} at {TIME} in {LOCATION_CITY}.
---
NON-DISCLOSURE AGREEMENT dated {DATE} between {ORGANIZATION:1} ([EIN|ABN|VAT] {ORGANIZATION_ID}) and {ORGANIZATION:2}, relating to {PROJECT}. Contact for notices: {NAME}, {OCCUPATION}, {EMAIL_ADDRESS}, {PHONE_NUMBER}.
---
SETTLEMENT: {ORGANIZATION:1} shall pay {NAME:1} the sum of {MONEY} in [two|three] instalments on {DATE} and {DATE}, to {ORGANIZATION}, account {BANK_ACCOUNT}. {NAME_FAMILY:1} releases {ORGANIZATION:1} and {NAME:2} from all claims arising from the [termination|accident] of {DATE}.
---
MERGER AGREEMENT: {ORGANIZATION:1} ("Parent") and {ORGANIZATION:2} ("Target") agree to the {CORPORATE_ACTION=[merger|acquisition|share exchange]} effective {DATE}. Each share converts into {MONEY}. [Chief executive]: {NAME}. [Adviser]: {ORGANIZATION}.
"""),
    "police_report": docs(r"""
[INCIDENT REPORT|POLICE REPORT|CRIME REPORT|OFFENSE REPORT] [Report no.|Case|Incident #] {NUMERICAL_PII}
[Agency]: {ORGANIZATION={LOCATION_CITY} Police [Department|Service|]}   [Officer|Reporting officer]: {NAME} [badge|#|shield] {NUMERICAL_PII=<d><d><d><d>}
[Date/time]: {DATE} {TIME}   [Location]: {LOCATION_ADDRESS}
[Victim]: {NAME:1}, {GENDER=[M|F|male|female]}, DOB {DOB}, {PHONE_NUMBER}
[Suspect]: {NAME:2}, {AGE}, {PHYSICAL_ATTRIBUTE=[white|Black|Hispanic|W|B|Asian]} {GENDER=[male|female|M]}, {PHYSICAL_ATTRIBUTE=[5'1<d>"|6'0"|5'8"]}, {PHYSICAL_ATTRIBUTE=[1[5|6|7|8|9]<d> lbs|7<d> kg]}, {PHYSICAL_ATTRIBUTE}
[Vehicle]: {PRODUCT=[blue Honda Civic|white Ford Transit|black BMW X3|silver Toyota Prius|red Kia Rio]}, plate {VEHICLE_ID}
[Narrative]: {NAME_FAMILY:1} stated that {NAME_FAMILY:2} [struck {%him|her:1}|took {%his|her:1} {PRODUCT} and {MONEY}|broke the window] and fled [toward {LOCATION_ADDRESS_STREET}|on foot]. {NAME_FAMILY:1} had {INJURY} and was taken to {ORGANIZATION_MEDICAL_FACILITY}.
---
On {DATE} at [approximately|about] {TIME} [hours |]I, {OCCUPATION=[Officer|PC|Constable|Deputy|Trooper|Det.]} {NAME_FAMILY:3}, [responded to|attended] {LOCATION_ADDRESS} [regarding|in reference to] a [burglary|domestic disturbance|noise complaint|hit and run]. I [met with|spoke to] {NAME:1} ([DL|license] {DRIVER_LICENSE}), who said {%his|her:1} <spouse> {NAME:2} had [left in a grey {PRODUCT=[Audi A3|Nissan Altima|Ford Escape]}, {VEHICLE_ID}|threatened {%him|her:1}|been drinking]. {NAME_GIVEN:2} was {PHYSICAL_ATTRIBUTE=[about 6 feet tall|of slim build|heavily tattooed|bald with a beard]}.
---
[MISSING PERSON|MISSING|Have you seen {NAME_GIVEN:1}?]: {NAME:1}, {AGE}, last seen {DATE} at {TIME} [near {LOCATION}|on {LOCATION_ADDRESS_STREET}|in {LOCATION_CITY}]. [{%He|She:1} is|Description:] {PHYSICAL_ATTRIBUTE=[5'4"|1.70 m|about 5ft 9]}, {PHYSICAL_ATTRIBUTE=[slim build|medium build|stocky]}, with {PHYSICAL_ATTRIBUTE} and {PHYSICAL_ATTRIBUTE}. [Has {CONDITION} and needs {DRUG}.|Drives a {VEHICLE_ID}.] Call {PHONE_NUMBER}.
---
[Traffic collision|RTC|ACCIDENT REPORT] {DATE} {TIME}, {LOCATION_COORDINATE}. Unit 1: driver {NAME:1}, [lic.|DL] {DRIVER_LICENSE}, plate {VEHICLE_ID}, insured {ORGANIZATION}, policy {ACCOUNT_NUMBER}. Unit 2: driver {NAME:2}, plate {VEHICLE_ID}. [Injuries]: {NAME_FAMILY:2} - {INJURY}.
---
CAD {TIME}: [caller|RP] {NAME} {PHONE_NUMBER} [advises|reports] [a {GENDER=[male|female]} with a knife|shots fired|vehicle {VEHICLE_ID} driving erratically] at {LOCATION_ADDRESS_STREET}. [Subject is|Suspect] {PHYSICAL_ATTRIBUTE=[tall|heavyset|bald|bearded]}, {AGE=[20s|30s|approx 40|mid-20s]}.
---
PRISONER RECORD: {NAME:1}, [inmate|prison] no. {ACCOUNT_NUMBER}, DOB {DOB}, {ORIGIN}, {RELIGION}, {MARITAL_STATUS}, [eyes|eye colour] {PHYSICAL_ATTRIBUTE=[brown|blue|green]}, tattoos: {PHYSICAL_ATTRIBUTE=[eagle on chest|"Mum" on left arm|skull on neck]}. Sentence {DURATION}, release {DATE}.
"""),
    "legal_letter": docs(r"""
{ORGANIZATION:1}
{LOCATION_ADDRESS}

{DATE}

[Our ref|Ref|File no.]: {ACCOUNT_NUMBER}

Dear {%Mr|Ms:1} {NAME_FAMILY:1},

[Re|RE]: {NAME_FAMILY:1} [v|v.|and|-] {NAME_FAMILY:2}, [Claim no.|Case no.] <caseno>

[We act for|We represent|Our firm has been retained by] {NAME:2} [in connection with|regarding] [the accident on {DATE}|the estate of the late {NAME:3}|your tenancy at {LOCATION_ADDRESS}]. [Our client|{%Mr|Mrs:2} {NAME_FAMILY:2}] [demands payment of {MONEY} within {DURATION}|suffered {INJURY} and {CONDITION}|denies liability].

Yours [faithfully|sincerely],
{NAME:4}
{OCCUPATION=[Solicitor|Partner|Attorney at Law|Associate|Paralegal]}
---
[Immigration|Visa] [application|decision]: {NAME:1}, [nationality|citizen of] {ORIGIN}, born {DOB} in {LOCATION_CITY}, passport {PASSPORT_NUMBER}, [was granted leave until {DATE}|applied on {DATE} as a {OCCUPATION} sponsored by {ORGANIZATION}]. [Dependants]: {NAME} ({MARITAL_STATUS=spouse}), {NAME} (child, {DOB}).
---
Dear Sirs, [I write on behalf of|Please note that I act for] {NAME:1}, who was employed by you as a {OCCUPATION} from {DATE} until {DATE}. {%He|She:1} was dismissed {DURATION} after disclosing {%his|her:1} [{CONDITION}|pregnancy|{RELIGION} faith|{SEXUALITY} orientation]. [A claim for {MONEY}|Proceedings] will be issued in the {ORGANIZATION=[Employment Tribunal|County Court|High Court]}.
"""),
}

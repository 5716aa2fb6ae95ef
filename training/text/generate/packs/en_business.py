"""English mails, letters, invoices, resumes, personnel files, bank, insurance, school and travel papers, company news, minutes."""

from .en_text import docs, lines

DOCS = {"email": 12, "letter": 4, "invoice": 3, "resume": 4, "hr": 3, "bank_letter": 3, "insurance": 3, "school": 3, "travel": 3, "company_news": 5, "minutes": 3, "advert": 3}
RULES = {
    "greet": lines(r"""
[Hi|Hello|Hey|Dear|Good morning|Good afternoon|Morning] {NAME_GIVEN:1},
Dear {%Mr.|Ms.:1} {NAME_FAMILY:1},
Dear {%Mr|Mrs:1} {NAME_FAMILY:1}
{NAME_GIVEN:1},
[Hi|Dear] {NAME_GIVEN:1} and {NAME_GIVEN:3},
[Dear|Hi] {NAME_MEDICAL_PROFESSIONAL:1},
[Dear all|Hi team|Hello everyone|To whom it may concern|Dear Sir or Madam|Hi there],
[Respected|Dear] [Sir|Madam],
"""),
    "close": lines(r"""
[Best|Best regards|Kind regards|Regards|Thanks|Cheers|Sincerely|Many thanks|Warm regards|Yours sincerely|Thx|Rgds|BR],\n{NAME:2}
[Best|Thanks|Cheers|x|Love|Talk soon],\n{NAME_GIVEN:2}
[Regards|Best],\n\n{NAME:2}\n{OCCUPATION}\n{ORGANIZATION:1}\n[T|Tel|Phone|M]: {PHONE_NUMBER} | {EMAIL_ADDRESS:2}\n{URL}
--\n{NAME:2} | {OCCUPATION} | {ORGANIZATION:1}\n{LOCATION_ADDRESS}\n[Office|Direct]: {PHONE_NUMBER} [Cell|Mobile]: {PHONE_NUMBER}
[Sent from my iPhone|Get Outlook for Android]
{NAME_GIVEN:2}
- {NAME_GIVEN:2}
[Kind regards|Sincerely],\n{NAME:2}\n[pp|on behalf of] {NAME:4}\n{OCCUPATION}, {ORGANIZATION:1}
"""),
    "e_head": docs(r"""
From: {NAME:2} <{EMAIL_ADDRESS:2}>
To: {NAME:1} <{EMAIL_ADDRESS:1}>
[Cc: {NAME:3} <{EMAIL_ADDRESS:3}>\n|]Date: {DATE} {TIME}
Subject: <e_subj>
---
From: {NAME:2}
Sent: {DATE} {TIME}
To: {NAME:1}; {NAME:3}
[Cc|CC]: {NAME}
Subject: <e_subj>
---
To: {EMAIL_ADDRESS:1}
From: {EMAIL_ADDRESS:2}
Subject: <e_subj>
---
Subject: <e_subj>
---
-----Original Message-----
From: {NAME:2} \[mailto:{EMAIL_ADDRESS:2}\]
Sent: {DATE} {TIME}
To: {NAME:1}
Subject: [RE|FW|Re|Fwd]: <e_subj>
---
---------- Forwarded message ---------
From: {NAME:2} <{EMAIL_ADDRESS:2}>
Date: {DATE} at {TIME}
Subject: <e_subj>
To: <{EMAIL_ADDRESS:1}>
---
On {DATE} at {TIME}, {NAME:2} <{EMAIL_ADDRESS:2}> wrote:
---
On {DATE}, {NAME_GIVEN:2} wrote:
"""),
    "e_subj": lines(r"""
[Re: |RE: |Fwd: |]{NAME_GIVEN:1}'s [leave|farewell|account|contract|review|laptop]
[Re: |]{PROJECT} [status|kick-off|budget|timeline]
[Re: |]Invoice {NUMERICAL_PII}[ overdue| attached|]
[Meeting|Lunch|Call|Interview][ on <wd>| {DATE}| with {NAME}|]
[Welcome to {ORGANIZATION:1}|Your order {NUMERICAL_PII}|Password reset|Action required|Quick question|Updated schedule|Minutes]
[{MEDICAL_PROCESS} on {DATE}|Sick note|Out of office until {DATE}]
[Travel to {LOCATION_CITY}|Flights|Visa for {NAME:1}|{EVENT} party]
"""),
    "e_body": lines(r"""
[Just a quick note to say|Please note|I wanted to let you know] that {NAME:3} [will join us|starts as {OCCUPATION}|is leaving {ORGANIZATION:1}|is out sick][ on {DATE}| from {DATE_INTERVAL}|].
[Could you|Can you|Please] [send|forward|copy] {FILENAME} to {NAME_GIVEN:3} [at {EMAIL_ADDRESS:3}|by <wd>|before {TIME}]?
[As discussed|As agreed with {NAME_GIVEN:3}|Per our call on {DATE}], [the fee is {MONEY}|we will meet at {LOCATION_ADDRESS}|{ORGANIZATION} will handle it|I've moved the {PROJECT} review to {DATE}].
[Attached is|Please find attached|I'm attaching] [the contract|{FILENAME}|my CV|the signed form]. [Let me know|Call me on {PHONE_NUMBER}] if [you have questions|{NAME_GIVEN:4} needs anything].
[The login for the portal is|Your temporary credentials:|You can log in with] [username|user] {USERNAME:1} [and|,] [password|pw] {PASSWORD}. [Please change it.|The link: {URL}]
[I'm in|I'll be in|We land in] {LOCATION_CITY} [from {DATE} to {DATE}|until <wd>|on {DATE}], [staying at {LOCATION_ADDRESS}|back in the office on <wd>|reachable on {PHONE_NUMBER}].
[My <spouse>|My <kin>] {NAME_GIVEN} [had {MEDICAL_PROCESS}|was diagnosed with {CONDITION}|{INJURY=broke [his|her] [leg|arm|hip|wrist]}], so I [will work from home|need to take {DURATION} off|can't make it].
[Please pay|Can you transfer|We still owe] {MONEY} [to|into] {ORGANIZATION}, [account|IBAN|a/c] {BANK_ACCOUNT}, [sort code|routing|BIC|BSB] {ROUTING_NUMBER}.
[Are you free|Would {DATE} work|Shall we say {TIME}][ for lunch with {NAME_GIVEN:3} and {NAME_GIVEN:4}| to discuss {PROJECT}|]?
[Here are my details for the booking|My details]: {NAME:1}, born {DOB}, passport {PASSPORT_NUMBER}, [phone|mobile] {PHONE_NUMBER}.
[My new address is|Please update my address to] {LOCATION_ADDRESS}. [My phone stays the same|New number: {PHONE_NUMBER}].
{NAME_GIVEN:3} [says|thinks|mentioned] [hi|we should hire {NAME}|{ORGANIZATION} is {CORPORATE_ACTION=[laying off people|being acquired|going public|closing its office]}].
[Looping in|Adding|+|cc'ing] {NAME_GIVEN:3} and {NAME:4} from {ORGANIZATION}.
[Thanks for|Great to hear about|Congratulations on] [the {PRODUCT}|your new job at {ORGANIZATION}|baby {NAME_GIVEN}|your promotion to {OCCUPATION}]!
[We've had|There were] [issues|complaints] about the {PRODUCT} from {NAME:3} ([account|customer] {ACCOUNT_NUMBER}) in {LOCATION_CITY}.
[The numbers|Q2 figures] are in: {FINANCIAL_METRIC} {TREND} to {MONEY}. {NAME_GIVEN:4} will [present|walk us through] them on <wd>.
[Happy|Merry] {EVENT=[birthday|Christmas|New Year|Diwali|Easter|Thanksgiving]}, {NAME_GIVEN:1}! [See you in {LOCATION_CITY}.|Love to {NAME_GIVEN} and the kids.]
[Sorry for the delay|Thanks for your patience|No rush on this|Noted, will do|Sounds good].
[I hope this finds you well.|Hope you had a good weekend.|Following up on the below.|Please see below.]
"""),
    "email": docs(r"""
<e_head>

<greet>

<e_body> <e_body>

<close>
---
<greet>

<e_body>

<e_body> <e_body>

<close>
---
<greet>
<e_body>
<close>
---
<e_head>

<e_body>

<close>

<e_head>

> <greet>
> <e_body>
> <close>
---
<e_body>
<close>
---
<close>
---
<e_head>
"""),
    "letter": docs(r"""
{NAME:2}
{LOCATION_ADDRESS}

{DATE}

{NAME:1}
{ORGANIZATION:2}
{LOCATION_ADDRESS}

<greet>

[I am writing to apply for|I would like to complain about|Thank you for your letter of {DATE} concerning|I am writing to resign from] [the position of {OCCUPATION}|the {PRODUCT} I bought on {DATE}|my account {ACCOUNT_NUMBER}|my post as {OCCUPATION}]. <e_body>

<close>
---
{DATE}

Dear {NAME_GIVEN:1},

It has been {DURATION} since we last spoke. {NAME_GIVEN:3} [is {AGE} now|started school in {DATE_INTERVAL}|got {MARITAL_STATUS=[married|engaged|divorced]}] and [{NAME_GIVEN:4} moved to {LOCATION_CITY}|Dad has {CONDITION}|we sold the house on {LOCATION_ADDRESS_STREET}]. <sentences>

Love,
{NAME_GIVEN:2}
---
[To whom it may concern|REFERENCE]: {NAME:1} [worked for|was employed at|volunteered with] {ORGANIZATION:1} as a {OCCUPATION} from {DATE_INTERVAL} to {DATE_INTERVAL}. {NAME_GIVEN:1} [is reliable|speaks {LANGUAGE} and {LANGUAGE}|led {PROJECT}|earned {MONEY} a year].[ Contact me on {PHONE_NUMBER}.|]
{NAME:2}, {OCCUPATION}
"""),
    "invoice": docs(r"""
INVOICE [No.|#] {NUMERICAL_PII}
{ORGANIZATION:1}
{LOCATION_ADDRESS}
[VAT|Tax ID|ABN|GSTIN|EIN]: {ORGANIZATION_ID}
[Bill to|Sold to|Customer]: {NAME:1}
{LOCATION_ADDRESS}
[Date|Invoice date]: {DATE}   [Due|Due date]: {DATE}   [Customer no.|Account]: {ACCOUNT_NUMBER}

[Qty|1 x] {~quantity} {PRODUCT} {MONEY}
{~quantity} {~word} {MONEY}
Subtotal {MONEY}
[VAT 20%|Sales tax|GST] {MONEY}
Total {MONEY}

[Pay to|Bank details|Remit to]: {ORGANIZATION}, [Account|IBAN] {BANK_ACCOUNT}, [Sort code|SWIFT|Routing] {ROUTING_NUMBER}
---
[RECEIPT|TAX RECEIPT|Thank you for shopping at {ORGANIZATION}]
{ORGANIZATION} {LOCATION_ADDRESS} [Tel] {PHONE_NUMBER}
{DATE} {TIME} [Cashier|Served by]: {NAME_GIVEN}
{~word} {~quantity} @ {MONEY}
{PRODUCT} {MONEY}
TOTAL {MONEY}
VISA {CREDIT_CARD=[\*\*\*\* \*\*\*\* \*\*\*\* <d><d><d><d>|XXXX-XXXX-XXXX-<d><d><d><d>]} [EXP {CREDIT_CARD_EXPIRATION}|AUTH {NUMERICAL_PII=<d><d><d><d><d><d>}]
---
Quotation for {NAME:1}, {ORGANIZATION:1}: {PRODUCT} x {~quantity}, {MONEY} each. Valid {DURATION}. Delivery to {LOCATION_ADDRESS}. [Sales contact]: {NAME:2}, {EMAIL_ADDRESS:2}.
---
[Payslip|PAY STUB] {DATE_INTERVAL}
[Employee]: {NAME:1}  [Emp. no.]: {ACCOUNT_NUMBER}  [NI no.|SSN|TFN]: {SSN}
[Employer]: {ORGANIZATION:1}  [Tax ref]: {ORGANIZATION_ID}
[Gross pay] {MONEY}  [Tax] {MONEY}  [Net pay] {MONEY}
[Paid to] {BANK_ACCOUNT} on {DATE}
"""),
    "resume": docs(r"""
{NAME:1}
{LOCATION_ADDRESS} | {PHONE_NUMBER} | {EMAIL_ADDRESS:1} | {URL}

[SUMMARY|PROFILE]
{OCCUPATION} with {DURATION} of experience in [finance|health care|logistics|education].

EXPERIENCE
{OCCUPATION}, {ORGANIZATION}, {LOCATION_CITY} [({DATE_INTERVAL})|{DATE_INTERVAL} – present]
- [Led {PROJECT}|Managed a budget of {MONEY}|Supervised {~quantity} people|Reported to {NAME}]
{OCCUPATION}, {ORGANIZATION} ({DATE_INTERVAL})

EDUCATION
[BSc|BA|MBA|B.Tech|PhD|Diploma] in [Economics|Nursing|Computer Science|History], {ORGANIZATION}, <year>

[LANGUAGES|Languages]: {LANGUAGE} (native), {LANGUAGE} (fluent)
[REFERENCES]: {NAME}, {OCCUPATION}, {PHONE_NUMBER}
---
CURRICULUM VITAE
[Name]: {NAME:1}
[Date of birth]: {DOB}   [Nationality]: {ORIGIN}   [Marital status]: {MARITAL_STATUS=[Single|Married|Divorced]}
[Father's name]: {NAME}   [Religion]: {RELIGION}   [Languages known]: {LANGUAGE}, {LANGUAGE}
[Work]: {DATE_INTERVAL}: {OCCUPATION}, {ORGANIZATION}, {LOCATION}
{DATE_INTERVAL}: {OCCUPATION}, {ORGANIZATION}
[Declaration]: I hereby declare that the above is true. [Place]: {LOCATION_CITY} [Date]: {DATE}
---
{NAME:1} is a {OCCUPATION} based in {LOCATION_CITY}. Before joining {ORGANIZATION:1} in {DATE_INTERVAL}, {%he|she:1} was {OCCUPATION} at {ORGANIZATION} and {ORGANIZATION}. {NAME_GIVEN:1} holds a degree from {ORGANIZATION} and speaks {LANGUAGE}. {%He|She:1} lives with {%his|her:1} <spouse> and [two children|a dog].
"""),
    "hr": docs(r"""
[PERSONNEL FILE|Employee record|HR RECORD]
[Employee]: {NAME:1}   [ID]: {ACCOUNT_NUMBER}   [Department]: {ORGANIZATION=[Finance|Human Resources|IT Department|Sales|Legal|Research and Development|Customer Service|Procurement]}
[Title|Position]: {OCCUPATION}   [Hired]: {DATE}   [Salary]: {MONEY}
[SSN|SIN|NI]: {SSN}   [DOB]: {DOB}   [Gender]: {GENDER=[M|F|Female|Male]}   [Ethnicity]: {ORIGIN}
[Emergency contact]: {NAME}, {PHONE_NUMBER}
[Manager]: {NAME:2}
---
Performance review {DATE_INTERVAL}: {NAME:1}, {OCCUPATION}. {NAME_GIVEN:1} [exceeded targets|missed {~quantity} deadlines on {PROJECT}|works well with {NAME:3}]. [Absent for {DURATION} due to {CONDITION}.|Requested parental leave from {DATE}.] [Raise]: {MONEY}. [Reviewer]: {NAME:2}
---
[Disciplinary|Grievance] meeting {DATE}, {TIME}. Present: {NAME:1} ([employee|the employee]), {NAME:2} ({OCCUPATION=[HR manager|HR Business Partner|line manager]}), {NAME:3} ({OCCUPATION=[union representative|union rep|note taker]}). {NAME_FAMILY:1} said that {NAME_FAMILY:4} [made remarks about {%his|her:1} {RELIGION} faith|called {%him|her:1} names for being {SEXUALITY}|refused leave for {MEDICAL_PROCESS}|mocked {%his|her:1} {ORIGIN} accent].
---
Dear {NAME_GIVEN:1}, [we are pleased to offer you|following your interview with {NAME:2} on {DATE}, we offer you] the position of {OCCUPATION} at {ORGANIZATION:1}, {LOCATION_CITY}, starting {DATE}, at {MONEY} per year. [Probation]: {DURATION=[three|six|3|6] months}. [Please bring your passport and {SSN}|Your employee number will be {ACCOUNT_NUMBER}].
---
Sick leave: {NAME} ({CONDITION}) until {DATE}; {NAME} ({INJURY}) {DURATION}; {NAME} (maternity) from {DATE}; {NAME} ({MEDICAL_PROCESS}) {DATE}.
---
[Exit interview|Termination notice]: {NAME:1}, {OCCUPATION}, {DURATION} of service, {CORPORATE_ACTION=[laid off|made redundant|terminated|dismissed]} {DATE}. Reason: {CORPORATE_ACTION=[restructuring|plant closure|job cuts|redundancies]} after the {CORPORATE_ACTION=[merger|acquisition|takeover]} by {ORGANIZATION}.
"""),
    "bank_letter": docs(r"""
{ORGANIZATION:1}
{DATE}
Dear {%Mr|Mrs:1} {NAME_FAMILY:1},
[Your account|Account number] {BANK_ACCOUNT} ([sort code|routing no.|BSB|IFSC] {ROUTING_NUMBER}) [is overdrawn by {MONEY}|was debited {MONEY} on {DATE}|has been closed]. [A new card ending {CREDIT_CARD=<d><d><d><d>}, valid until {CREDIT_CARD_EXPIRATION}, will be sent to {LOCATION_ADDRESS}.|Your loan {ACCOUNT_NUMBER} of {MONEY} runs for {DURATION}.]
{NAME:2}, {OCCUPATION}
---
FRAUD ALERT: [card|Visa] {CREDIT_CARD}, exp {CREDIT_CARD_EXPIRATION}, used at {ORGANIZATION} in {LOCATION_CITY} for {MONEY} at {TIME}. [Not you? Call {PHONE_NUMBER}.|Cardholder {NAME:1} confirmed by phone.] [Never share your PIN or CVV.|CVV {CVV} was entered.]
---
WIRE TRANSFER: [Sender|Ordering customer] {NAME:1}, {BANK_ACCOUNT}, {ORGANIZATION}, ABA {ROUTING_NUMBER}. [Beneficiary] {NAME:2}, {BANK_ACCOUNT}, SWIFT {ROUTING_NUMBER}, {LOCATION_COUNTRY}. [Amount] {MONEY}. [Value date] {DATE}. [Ref] {NUMERICAL_PII}.
---
Mortgage application: {NAME:1} and {NAME:2/1}, {MARITAL_STATUS=[married|engaged|cohabiting]}, [income|salaries] {MONEY} and {MONEY}, {OCCUPATION} at {ORGANIZATION} for {DURATION}. Property: {LOCATION_ADDRESS}. [Existing account] {BANK_ACCOUNT}, [bank code] {ROUTING_NUMBER}. [Credit score] {~quantity}.
---
[Donation|Payment] form: {NAME}, card {CREDIT_CARD}, [expiry|valid thru] {CREDIT_CARD_EXPIRATION}, [CVV|CVC|security code] {CVV}, {MONEY} [monthly|once], billing ZIP {LOCATION_ZIP}.
---
[VOID CHEQUE|Direct deposit form|ACH authorization]: [bank] {ORGANIZATION}, [routing no.|transit|ABA] {ROUTING_NUMBER}, [account no.|account] {BANK_ACCOUNT}, [account holder] {NAME:1}, signed {DATE}.
"""),
    "insurance": docs(r"""
[CLAIM FORM|Notice of loss|Motor claim|Home claim] [Policy no.|Policy]: {ACCOUNT_NUMBER}
[Insured|Policyholder]: {NAME:1}, {LOCATION_ADDRESS}, {PHONE_NUMBER}
[Date of loss]: {DATE} {TIME}   [Vehicle]: {PRODUCT=[Ford Fiesta|Toyota RAV4|Honda CR-V|VW Polo]} {VEHICLE_ID}
[Description]: [While turning onto|On] {LOCATION_ADDRESS_STREET}, {NAME_FAMILY:1} [hit|was hit by] a car driven by {NAME:2} ([licence|DL] {DRIVER_LICENSE}, plate {VEHICLE_ID}). [{NAME_GIVEN:1} suffered {INJURY}|Damage estimated at {MONEY}].
[Adjuster]: {NAME:3}
---
Dear {NAME_GIVEN:1}, your {PRODUCT} policy {ACCOUNT_NUMBER} with {ORGANIZATION:1} [renews on {DATE}|lapses on {DATE}]. The premium [{TREND=[rises|goes up|falls] by <d9>%} to|is now] {MONEY}. [Named drivers]: {NAME}, {NAME}. [Vehicle reg]: {VEHICLE_ID}.
---
Life insurance application: {NAME:1}, {GENDER=[male|female]}, {DOB}, {OCCUPATION}, [smoker|non-smoker], {PHYSICAL_ATTRIBUTE=[1.75 m|5'8"|168 cm]}, {PHYSICAL_ATTRIBUTE=[80 kg|150 lbs|72 kg]}. [Medical history]: {CONDITION}, {MEDICAL_PROCESS} in <year>, takes {DRUG} {DOSE}. [Beneficiary]: {NAME} ({MARITAL_STATUS=[wife|husband|spouse]}). [Sum insured]: {MONEY}. [GP]: {NAME_MEDICAL_PROFESSIONAL}.
---
Travel claim {ACCOUNT_NUMBER}: {NAME:1} was [hospitalised|treated] at {ORGANIZATION_MEDICAL_FACILITY} in {LOCATION_CITY} from {DATE} to {DATE} for {CONDITION}. [Bills total] {MONEY}. [Pay to] {BANK_ACCOUNT}.
"""),
    "school": docs(r"""
{ORGANIZATION:1}
Dear [parents|parents and guardians|Mr and Mrs {NAME_FAMILY:1}],
{NAME_GIVEN:1} [was absent on {DATE}|{INJURY=hurt [his|her] [knee|wrist|head]} in PE|has been selected for {EVENT}|received a detention]. [Please contact {%Mr|Ms:2} {NAME_FAMILY:2} on {PHONE_NUMBER}.|The trip to {LOCATION_CITY} on {DATE} costs {MONEY}.]
{NAME:3}, {OCCUPATION=[Headteacher|Principal|Head of Year|Deputy Head|School Nurse|Form Tutor]}
---
[STUDENT REPORT|Report card] {DATE_INTERVAL}
[Student]: {NAME:1}   [Grade|Year|Class]: {~quantity}   [Student ID]: {ACCOUNT_NUMBER}
[Maths]: B+  [{LANGUAGE}]: A  [History]: C
[Comments]: {NAME_GIVEN:1} [works hard|needs to focus|is often late]. [{%Mr|Mrs:2} {NAME_FAMILY:2}|{NAME:2}, {OCCUPATION=teacher}]
---
Class list: {NAME}, {NAME}, {NAME}, {NAME}, {NAME}. [Absent]: {NAME_GIVEN}. [Allergies]: {NAME_GIVEN} ({CONDITION=[peanut allergy|nut allergy|asthma|lactose intolerance]}).
---
IEP: {NAME:1}, DOB {DOB}, [diagnosed with|eligible under] {CONDITION=[dyslexia|ADHD|autism|hearing loss|a speech delay]}. Receives {MEDICAL_PROCESS=[speech therapy|occupational therapy|counselling]} {DURATION=[30|45|60] minutes} weekly. [Home language]: {LANGUAGE}. [Case manager]: {NAME}. [Parents]: {NAME:2/1} and {NAME}.
---
Admissions: {NAME:1} ({ORIGIN}, {AGE}) applied for {ORGANIZATION:1}, [GPA|IELTS|score] {~version}. [Recommended by {OCCUPATION=Professor} {NAME}.|Scholarship {MONEY}.] [Passport] {PASSPORT_NUMBER}.
"""),
    "travel": docs(r"""
[Booking confirmation|E-TICKET|Itinerary] [Booking ref|PNR|Confirmation]: {NUMERICAL_PII}
[Passenger|Traveller]: {NAME_FAMILY:1}/{NAME_GIVEN:1}[ MR| MRS| MS|]
[Flight] {~code} {LOCATION_CITY} - {LOCATION_CITY}  {DATE}  [dep|departs] {TIME} [arr|arrives] {TIME}
[Passport]: {PASSPORT_NUMBER}  [DOB]: {DOB}  [Frequent flyer]: {ACCOUNT_NUMBER}
[Seat] {~code}  [Total] {MONEY}  [Card] {CREDIT_CARD}
---
Dear {NAME_GIVEN:1}, thank you for booking with {ORGANIZATION:1}. [Check-in]: {DATE} {TIME}. [Check-out]: {DATE}. [Guests]: {NAME:1}, {NAME:2}. [Address]: {LOCATION_ADDRESS}. [Coordinates|GPS]: {LOCATION_COORDINATE}. [Total]: {MONEY}.
---
Car rental: {NAME:1}, [licence|driver's license] {DRIVER_LICENSE}, {PRODUCT=[Toyota Yaris|Ford Focus|Jeep Compass|Kia Picanto]}, plate {VEHICLE_ID}, pick-up {LOCATION} {DATE} {TIME}, return after {DURATION}. [Deposit] {MONEY} on {CREDIT_CARD}, [exp] {CREDIT_CARD_EXPIRATION}.
---
Trip log: {DATE} left {LOCATION_CITY} at {TIME}. Camped at {LOCATION_COORDINATE}. {NAME_GIVEN} had {CONDITION=[a fever|food poisoning|altitude sickness|a headache]}. Next day hiked to {LOCATION} ({LOCATION_COORDINATE}) with {NAME_GIVEN} and a {ORIGIN} {OCCUPATION} called {NAME_GIVEN}.
---
MAYDAY [vessel|yacht] {PRODUCT=[Sea Breeze|Wanderer|Lady Jane|Blue Marlin]}, position {LOCATION_COORDINATE}, {~quantity} on board, skipper {NAME}, [one {INJURY=broken arm}|taking on water], {TIME}.
---
Visitor log {DATE}: {NAME} ({ORGANIZATION}), plate {VEHICLE_ID}, in {TIME} out {TIME}, host {NAME}.
"""),
    "cn_line": lines(r"""
{ORGANIZATION:1} [reported|posted|booked|said] {FINANCIAL_METRIC} of {MONEY} for {DATE_INTERVAL}, {TREND=[up|down] [<d9>%|<d9><d> percent|<d9>.<d>%] [from a year earlier|]}.
{ORGANIZATION:1}'s {FINANCIAL_METRIC} {TREND}, while {FINANCIAL_METRIC} {TREND}.
{OCCUPATION=[Chief Executive|CEO|Chief Financial Officer|Chairman|Finance director]} {NAME:1} [said|told analysts] [demand was {TREND=[improving|weakening|slowing|strengthening]}|{FINANCIAL_METRIC=[sales|margins|cash flow|profit]} would {TREND=[rise|fall|recover|remain flat]}].
{ORGANIZATION:1} [announced|unveiled|called off|completed] [a|its] {MONEY} {CORPORATE_ACTION}[ of {ORGANIZATION:2}| with {ORGANIZATION:2}|].
{ORGANIZATION:1} {CORPORATE_ACTION=[acquired|bought|will acquire|agreed to acquire|merged with|sold]} {ORGANIZATION:2} in {DATE_INTERVAL}[ for {MONEY}|].
[The {CORPORATE_ACTION}|Plans for a {CORPORATE_ACTION}|A possible {CORPORATE_ACTION}] [will affect <cnt> workers in {LOCATION_CITY}|was approved by {ORGANIZATION}|sent the stock {TREND=[higher|lower|up <d9>%|down <d9>%]}].
[Shares|The stock] [closed|opened|ended] {TREND=[up|down|higher|lower] [<d9>.<d>%|<d9> percent|]} at {MONEY}.
Analysts at {ORGANIZATION} [raised|cut] their target to {MONEY}, citing {TREND=[declining|rising|weaker|stronger]} {FINANCIAL_METRIC}.
{ORGANIZATION:1} [plans|began|postponed] {CORPORATE_ACTION=[layoffs|job cuts|an IPO|a share buyback|a rights issue|a stock split|a restructuring]} [affecting {~percent}% of staff|worth {MONEY}|as {FINANCIAL_METRIC} {TREND=[fell|declined|dropped]}].
{ORGANIZATION:1} [launched|will launch|priced] the {PRODUCT} [at {MONEY}|in {LOCATION_COUNTRY}|on {DATE}]; [early {FINANCIAL_METRIC=sales}|orders] {TREND=[surged|doubled|disappointed|rose sharply]}.
Under {PROJECT}, {ORGANIZATION:1} [invests {MONEY}|aims to cut costs by {MONEY}|will close {~quantity} stores] [by|in] {DATE_INTERVAL}.
[Inflation|Unemployment|The deficit|GDP|Consumer confidence|Retail sales] {TREND=[rose to|fell to|was unchanged at|climbed to|slowed to] <d9>.<d>%} in {DATE_INTERVAL}, {ORGANIZATION} said.
The {MONEY=[dollar|euro|pound|yen|rupee|Aussie dollar]} {TREND=[slipped|strengthened|was little changed|fell <d9>.<d>%|rose]} [against|to] [the {MONEY=[yen|dollar|euro]}|{MONEY}].
{NAME:1}, who [founded|runs|sold] {ORGANIZATION:1}, [owns {~percent} percent|was paid {MONEY} in {DATE_INTERVAL}|resigned as {OCCUPATION}].
[Net debt|Headcount|Order intake|Guidance] {TREND=[fell|rose|was cut|was raised|improved]}[ to {MONEY}|].
{ORGANIZATION:1} ([NYSE|NASDAQ|LSE|NSE|ASX|TSX]: {~code}) [today announced|declared] a {CORPORATE_ACTION=[quarterly dividend|special dividend|share repurchase|two-for-one stock split]} of {MONEY} per share payable {DATE}.
"""),
    "company_news": ["<cn_line>", "<cn_line> <cn_line>", "<dateline><cn_line> <cn_line> <cn_line>", "<cn_line>\n\n<cn_line> <cn_line>\n\n<cn_line>", "PRESS RELEASE\n{LOCATION_CITY}, {DATE} – <cn_line> <cn_line>\n[Media contact|Investor relations]: {NAME}, {PHONE_NUMBER}, {EMAIL_ADDRESS}"],
    "minutes": docs(r"""
[Minutes|MINUTES OF THE MEETING] - {PROJECT}, {DATE}, {TIME}
[Present|Attendees|Participants]: {NAME:1}, {NAME:2}, {NAME:3}, {NAME:4}
[Apologies|Absent|Regrets]: {NAME}
1. {NAME_GIVEN:1} [presented|reported on] [the budget ({MONEY})|{FINANCIAL_METRIC}: {TREND}|{PRODUCT}].
2. {NAME_GIVEN:2} to [contact {ORGANIZATION}|send {FILENAME}|call {NAME}] by {DATE}.[ Action: {NAME_GIVEN:3}|]
3. Next meeting: {DATE} at {TIME}[, {LOCATION_CITY} office|].
---
[Action items|To do|Next steps]:
- {NAME_GIVEN}: [fix the login page|book {LOCATION_CITY}|chase {ORGANIZATION}] ([due|by] {DATE})
- {NAME_GIVEN}/{NAME_GIVEN}: [prepare {PROJECT} deck|review {FILENAME}]
- {NAME}: [hire a {OCCUPATION}|talk to {NAME_GIVEN}]
---
Standup {DATE}: {NAME_GIVEN} [blocked on {PROJECT}|off sick|done with {FILENAME}]; {NAME_GIVEN} [pairing with {NAME_GIVEN}|at {MEDICAL_PROCESS=physio}]; {NAME_GIVEN} on leave until <wd>.
---
[Guest list|Attendees|Speakers|Team|Cast|Committee|Board of directors|Prize winners]:
{NAME}
{NAME}
{NAME}
{NAME}
{NAME}
---
{NAME} - {OCCUPATION}
{NAME} - {OCCUPATION}
{NAME} - {OCCUPATION}
---
[Programme|Agenda] {EVENT=[Annual Conference|Spring Gala|Leadership Summit|Founders' Day]} {DATE}: {TIME} Welcome ({NAME}); {TIME} Keynote: {NAME}, {ORGANIZATION}; {TIME} Panel with {NAME}, {NAME} and {NAME}.
"""),
    "advert": lines(r"""
[For sale|Selling]: {PRODUCT}, [as new|good condition], {MONEY}. [Call|Text] {NAME_GIVEN} on {PHONE_NUMBER}, {LOCATION_CITY}.
[Room to rent|Flat to let] in {LOCATION_CITY}, {MONEY} [pcm|a month|per week], [{LOCATION_ADDRESS_STREET}|near {LOCATION}]. [Contact] {NAME_GIVEN}, {EMAIL_ADDRESS}.
{GENDER=[Man|Woman|Female|Male]}, {AGE}, {ZODIAC_SIGN}, {MARITAL_STATUS=[divorced|single|widowed]}, {SEXUALITY=[straight|gay|bisexual|lesbian]}, {PHYSICAL_ATTRIBUTE}, [seeks|WLTM] {GENDER=[man|woman]} {AGE=[30-40|25 to 35|50+]} in {LOCATION_CITY}.
[Lost|Found]: [dog|cat|wallet|phone] near {LOCATION_ADDRESS_STREET}, {DATE}. [Chip no.|IMEI] {NUMERICAL_PII}. [Reward {MONEY}.|Call {PHONE_NUMBER}.]
Job: {ORGANIZATION} in {LOCATION_CITY} seeks {OCCUPATION} ({LANGUAGE} required), {MONEY} p.a. Apply to {NAME}, {EMAIL_ADDRESS}, by {DATE}.
[Try|Ask your {OCCUPATION=doctor} about|New:] {DRUG=[Claritin|Advil|Tylenol|Nexium|Allegra|Zyrtec|Ozempic|Nurofen|Panadol]}: [fast relief from|for] {CONDITION=[hay fever|heartburn|headaches|back pain|allergies]}. [Side effects may include {EFFECT}.|Use as directed.]
[Review|5 stars|1 star]: "[I bought|Got] the {PRODUCT} from {ORGANIZATION} and {NAME_GIVEN} in [support|the store] was [great|rude]." - {NAME_GIVEN}, {LOCATION_CITY}
{NAME}, [licensed|certified|award-winning] {OCCUPATION}. {LOCATION_ADDRESS}. {PHONE_NUMBER}. {URL}
Happy {EVENT=[Easter|Diwali|Christmas|Mother's Day]} from all of us at {ORGANIZATION}! [Up to {~percent}% off|Free shipping] on the {PRODUCT} until {DATE}.
Your [daily|weekly] horoscope: {ZODIAC_SIGN} ({DATE_INTERVAL}) [trust your gut|beware of {ZODIAC_SIGN}s|money is coming]. {ZODIAC_SIGN}: [rest|call an old friend]. {ZODIAC_SIGN}: [love is near|avoid debt].
Celebrity birthdays: {NAME} ({AGE}), {OCCUPATION}; {NAME} ({AGE}), {ORIGIN} {OCCUPATION}. Sign: {ZODIAC_SIGN}.
"""),
}

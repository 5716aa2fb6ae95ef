"""English forms, key-value sheets, tables, log lines, tickets: little grammar, field names as the only context."""

from .en_text import docs, lines

DOCS = {"form": 9, "table": 3, "logs": 2, "ticket": 3, "cells": 3, "field_lines": 6}
RULES = {
    "f_name": lines(r"""
[Name|Full name|Patient name|Applicant|Applicant name|Customer|Client|Employee|Insured|Account holder|Cardholder|Claimant|Tenant|Student name|Guest|Passenger|Contact person|Print name|NAME|Legal name|Beneficiary|Policyholder|Subscriber|Payee|Nominee|Parent/Guardian|Emergency contact][:|: | - |\t|:\t]{NAME:1}
[First name|Given name|Forename|First|Given name(s)]: {NAME_GIVEN:1}\n[Last name|Surname|Family name|Last]: {NAME_FAMILY:1}
[Surname|Last Name]: {NAME_FAMILY:1}  [First Name|Forenames]: {NAME_GIVEN:1}  [MI|Middle initial]:[ A| B| J| M| T|]
[Name (Last, First)|Name]: {NAME_FAMILY:1}, {NAME_GIVEN:1}
[Title|Mr/Mrs/Ms]: [Mr|Mrs|Ms|Dr|Miss|]\n[Name|Full name]: {NAME:1}
[Maiden name|Previous name|Mother's maiden name|Former surname]: {NAME_FAMILY}
[Preferred name|Nickname|Known as|Goes by]: {NAME_GIVEN:1}
[Father's name|Mother's name|Spouse's name|Witness|Interviewer|Case worker|Referred by|Reported by|Approved by|Prepared by|Reviewed by|Sales rep|Agent|Landlord|Supervisor|Manager|Teacher|Driver|Signatory|Assigned to|Requested by|Next of kin]: {NAME}
"""),
    "f_birth": lines(r"""
[DOB|D.O.B.|Date of birth|Birth date|Date of Birth (MM/DD/YYYY)|Birthdate|Born|DATE OF BIRTH][:|: |\t]{DOB:1}
[Date of birth]: {DOB:1}    [Age]: {AGE}
[Place of birth|Birthplace|City of birth|Town of birth]: [{LOCATION_CITY}|{LOCATION}]
[Country of birth|Country|Country of residence|Nationality (country)]: {LOCATION_COUNTRY}
[Age|Age (years)|AGE]: {AGE}
"""),
    "f_person": lines(r"""
[Sex|Gender|SEX|Sex (M/F)|Gender identity]: {GENDER=[M|F|Male|Female|male|female|Non-binary|X|Woman|Man]}
[Marital status|Civil status|Relationship status]: {MARITAL_STATUS=[Single|Married|Divorced|Widowed|Separated|Common-law|Civil partnership|Never married|Engaged]}
[Nationality|Citizenship|Ethnicity|Race/Ethnicity|Ethnic group]: {ORIGIN}
[Religion|Faith|Religious preference]: {RELIGION}
[Language|Preferred language|Primary language|Mother tongue|Languages spoken|Interpreter needed]: {LANGUAGE}
[Occupation|Job title|Position|Profession|Title|Role|Current position|Designation|Employment|Trade]: {OCCUPATION}
[Employer|Company|Organisation|Organization|Name of employer|School|University|Workplace|Firm|Agency|Department]: {ORGANIZATION}
[Height|Ht]: {PHYSICAL_ATTRIBUTE=[5'<d9>"|1[6|7|8]<d> cm|6'0"|1.[6|7|8]<d> m]}   [Weight|Wt]: {PHYSICAL_ATTRIBUTE=[1<d><d> lbs|[5|6|7|8|9]<d> kg|1<d><d> lb]}
[Eyes|Eye colour|Eye color]: {PHYSICAL_ATTRIBUTE=[Brown|Blue|BRO|BLU|Green|Hazel|GRN]}   [Hair|Hair colour|Hair color]: {PHYSICAL_ATTRIBUTE=[Black|BRN|Blond|Grey|Red|BLK|Brown]}
[Political party|Party registration|Party]: {POLITICAL_AFFILIATION=[Republican|Democrat|Independent|Green|Labour|Liberal|Unaffiliated]}
[Sexual orientation|Orientation]: {SEXUALITY=[Heterosexual|Gay|Lesbian|Bisexual|Straight|Queer|Asexual]}
[Zodiac|Star sign]: {ZODIAC_SIGN}
[Blood type|Blood group|Blood Type/Rh]: {BLOOD_TYPE}
[Distinguishing marks|Scars, marks, tattoos|Identifying features]: {PHYSICAL_ATTRIBUTE}
[Monthly income|Annual income|Salary|Gross pay|Rent|Net pay|Wage|Desired salary]: {MONEY}
[Years employed|Length of employment|Time at address|Years of experience|Duration of stay|Notice period]: {DURATION}
"""),
    "f_contact": lines(r"""
[Address|Home address|Mailing address|Residential address|Permanent address|Billing address|Shipping address|Street address|Address for correspondence][:|: |:\n]{LOCATION_ADDRESS:1}
[Address|Address line 1|Street]: {LOCATION_ADDRESS_STREET}\n[Address line 2|Line 2]: \n[City|Town|City/Town]: {LOCATION_CITY}\n[State|Province|State/Province|County|Region]: {LOCATION_STATE}\n[Zip|ZIP code|Postcode|Postal code|PIN code|Zip/Postal]: {LOCATION_ZIP}
[City|Town|Suburb]: {LOCATION_CITY}   [State|Province]: {LOCATION_STATE}   [ZIP|Zip Code|Postcode]: {LOCATION_ZIP}
[Country|Country of residence]: {LOCATION_COUNTRY}
[Phone|Telephone|Tel|Tel. no.|Mobile|Cell|Cell phone|Home phone|Daytime phone|Contact number|Phone (work)|Phone #|Mobile No.|WhatsApp][:|: |\t]{PHONE_NUMBER}
[Phone]: (H) {PHONE_NUMBER} (C) {PHONE_NUMBER}
[Fax|Fax no.]: {PHONE_NUMBER}
[Email|E-mail|Email address|E-mail id|Contact email|EMAIL][:|: |\t]{EMAIL_ADDRESS:1}
[Website|Web|Homepage|LinkedIn|Portfolio URL]: {URL}
[Username|User name|Login|User ID|Twitter|Instagram|Skype|Handle|Screen name]: {USERNAME:1}
[Emergency contact]: {NAME}, [relationship: |]({MARITAL_STATUS=[wife|husband|spouse]}), {PHONE_NUMBER}
[Emergency contact|ICE|Next of kin]: {NAME} ([mother|father|son|daughter|friend|sister|brother]) {PHONE_NUMBER}
"""),
    "f_ids": lines(r"""
[SSN|Social Security No.|Social Security Number|SS#|SIN|NI No.|National Insurance number|Aadhaar No.|Tax ID (individual)|TFN|PPSN|National ID][:|: |\t]{SSN:1}
[Passport No.|Passport number|Passport #|Travel document no.]: {PASSPORT_NUMBER}   [Date of issue|Issued]: {DATE}
[Driver's License|Driver License #|DL No.|Driving licence no.|Licence number|License no.]: {DRIVER_LICENSE}   [State|State of issue]: {LOCATION_STATE}
[MRN|Medical Record No.|Hospital number|NHS No.|Health card number|Medicare No.|Medicaid ID|Patient ID|Insurance ID|Member ID|Subscriber ID|Group policy no.|Chart no.|UHID|IHI][:|: |#: ]{HEALTHCARE_NUMBER}
[Account no.|Customer ID|Customer number|Client no.|Membership no.|Policy no.|Policy number|Claim no.|Loan no.|Employee ID|Student ID|Staff no.|Enrollment no.|Library card|Case no.|Roll no.|Payroll no.]: {ACCOUNT_NUMBER}
[Order no.|Booking reference|Confirmation no.|Ticket no.|Serial no.|IMEI|Device ID|Tracking no.|Reference|PNR|Transaction ID|Badge no.|Asset tag|MAC address|Application ref]: {NUMERICAL_PII}
[License plate|Plate no.|Vehicle registration|Vehicle reg. no.|VIN|Registration number|Rego]: {VEHICLE_ID}
[Bank account|Account number|A/C no.|IBAN|Bank a/c|Checking account #|Account No.]: {BANK_ACCOUNT}
[Routing number|Sort code|BSB|IFSC|Transit no.|SWIFT|BIC|ABA|Bank code|Institution/transit]: {ROUTING_NUMBER}
[Bank|Bank name|Name of bank|Financial institution]: {ORGANIZATION}
[Card number|Credit card no.|Card #|Card|Visa/MC]: {CREDIT_CARD}\n[Exp. date|Expiry|Expires|Valid thru|MM/YY]: {CREDIT_CARD_EXPIRATION}   [CVV|CVC|Security code]: {CVV}
[Name on card|Cardholder name]: {NAME:1}
[EIN|Tax ID|VAT no.|VAT registration|ABN|Company reg. no.|Company number|GSTIN|CIN|Business number|NPI|Charity number|Federal tax ID]: {ORGANIZATION_ID}
[Password|PIN|Temporary password|Passcode|Security PIN|Access code|Security answer|Login password]: {PASSWORD}
[IP|IP address|Last login IP]: {IP_ADDRESS}
[Attachment|File|Upload|Document|Résumé|Photo file]: {FILENAME}
[GPS|Coordinates|Location (lat, long)|Geotag]: {LOCATION_COORDINATE}
"""),
    "f_health": lines(r"""
[Allergies|Drug allergies|Known allergies|Allergy]: [{DRUG}|{DRUG}, {DRUG}|NKDA|None known]
[Medications|Current medications|Meds|Rx]: [{DRUG} {DOSE}|<med>, <med>|{DRUG}]
[Diagnosis|Condition|Medical conditions|Medical history|Past medical history|Reason for visit|Chief complaint|Presenting complaint|Dx|Pre-existing conditions|Disability]: [{CONDITION}|{CONDITION}, {CONDITION}]
[Injury|Nature of injury|Injuries sustained|Type of injury]: {INJURY}
[Procedure|Surgeries|Past surgeries|Treatment|Tests requested|Procedure requested|Planned procedure]: {MEDICAL_PROCESS}
[Diagnosis code|ICD-10|ICD code|CPT|CPT code|Procedure code|Dx code|DRG|HCPCS]: {MEDICAL_CODE}
[Side effects|Adverse reaction|Reaction|Adverse event]: {EFFECT}
[Dose|Dosage|Strength]: {DOSE}
[Physician|Doctor|GP|Primary care physician|PCP|Attending|Provider|Referring physician|Consultant|Family doctor|Surgeon|Dentist]: {NAME_MEDICAL_PROFESSIONAL}
[Hospital|Clinic|Facility|GP surgery|Practice|Pharmacy]: {ORGANIZATION_MEDICAL_FACILITY}
[BP|Blood pressure]: <bp>   [HR|Pulse]: <pulse>   [Temp|T]: <temp>
[Insurance|Insurer|Insurance company|Payer|Carrier|Health plan]: {ORGANIZATION}
[Plan|Plan name|Product|Coverage]: {PRODUCT}
"""),
    "f_misc": lines(r"""
[Date|Date of application|Date signed|Today's date|Start date|Date of hire|Date of accident|Date of loss|Date of service|Admission date|Check-in|Effective date|Issued on|Hire date|Visit date|Expiry date|Date of issue]: {DATE}
[Time|Appointment time|Check-in time|Time of incident|Arrival]: {TIME}
[Period|Employment dates|Dates attended|Coverage period|From - to|Term|Tax year|Year of graduation|Month]: {DATE_INTERVAL}
[Amount|Fee|Total|Deposit|Premium|Deductible|Amount claimed|Price|Balance|Copay]: {MONEY}
[Notes|Remarks|Comments|Additional information]: <sentences>
[Signature|Signed|Applicant signature]: [{NAME:1}|________________|/s/ {NAME:1}]   [Date]: {DATE}
[Event|Occasion]: {EVENT}
[Project|Project code name]: {PROJECT}
[Name|Address|Phone|Email|DOB|SSN|Policy no.|Signature]:[| N/A| ____________| none| -| see above| same| unknown]
[Middle name|Fax|Spouse|Apt #|Alternate phone]:[| N/A| n/a| —]
[Quantity|Qty|Pages|Copies|Version|Room|Floor|Score|Section]: {~quantity}
☐ Yes ☐ No   ☒ [I agree to the terms|New application|Renewal]
"""),
    "f_line": ["[<f_name>|<f_birth>|<f_person>|<f_contact>|<f_ids>|<f_health>|<f_misc>]"],
    "field_lines": ["<f_line>", "<f_line>\n<f_line>", "<f_line>; <f_line>", "<f_line>\n<f_line>\n<f_line>", "<f_line>, <f_line>, <f_line>", "<f_line> | <f_line> | <f_line>", "<f_line>   <f_line>"],
    "f_head": lines(r"""
[APPLICATION FORM|Patient Registration Form|New Patient Intake|CREDIT APPLICATION|Membership Application|Incident Report Form|EMPLOYEE INFORMATION SHEET|Rental Application|Enrolment Form|Claim Form|Personal Details|Customer Information|VISA APPLICATION|Contact Details|Section A: Personal Information|Declaration Form|Volunteer Registration|Travel Booking Form|Change of Address Request|KYC Form|Consent Form|Direct Debit Mandate|Vehicle Registration Application|Student Record]
{ORGANIZATION}\n[Registration Form|Application for Employment|Account Opening Form|Membership Form]
{ORGANIZATION_MEDICAL_FACILITY}\n[Patient Registration|Admission Form|Consent to Treatment|Medical History Questionnaire]
[Form {~code}|Please complete in block capitals.|All fields marked * are required.|FOR OFFICE USE ONLY|Page 1 of {~quantity}|Part 1 — About you]
"""),
    "form": docs(r"""
<f_head>

<f_name>
<f_birth>
<f_person>
<f_contact>
<f_contact>
<f_ids>
<f_misc>
---
<f_head>
<f_name>
<f_birth>
<f_ids>
<f_contact>
<f_health>
<f_health>
<f_misc>
---
<f_name>
<f_contact>
<f_person>
<f_person>
<f_person>
<f_misc>
---
<f_head>

1. <f_name>
2. <f_birth>
3. <f_contact>
4. <f_ids>
5. <f_ids>
6. <f_misc>
---
<f_head>
[PART A|Section 1] - [PERSONAL DETAILS|APPLICANT]
<f_name>
<f_birth>
<f_person>
[PART B|Section 2] - [CONTACT|PAYMENT|EMPLOYMENT|MEDICAL]
<f_contact>
<f_ids>
<f_health>
[PART C|Section 3] - DECLARATION
I declare that the information given above is [true|complete and correct] to the best of my knowledge.
<f_misc>
---
* <f_name>
* <f_ids>
* <f_contact>
* <f_misc>
---
<f_head>
<f_name>
<f_birth>
<f_person>
<f_person>
<f_contact>
<f_contact>
<f_contact>
<f_ids>
<f_ids>
<f_ids>
<f_health>
<f_health>
<f_misc>
<f_misc>
---
\{"name": "{NAME:1}", "email": "{EMAIL_ADDRESS:1}", "phone": "{PHONE_NUMBER}", "address": "{LOCATION_ADDRESS}", "dob": "{DOB}", "ip": "{IP_ADDRESS}"\}
---
\<person>
  \<name>{NAME:1}</name>
  \<email>{EMAIL_ADDRESS:1}</email>
  \<city>{LOCATION_CITY}</city>
  \<job>{OCCUPATION}</job>
</person>
"""),
    "table": docs(r"""
[Name|Full Name|Employee][,|;|\t]Email,Phone,City
{NAME:1},{EMAIL_ADDRESS:1},{PHONE_NUMBER},{LOCATION_CITY}
{NAME:2},{EMAIL_ADDRESS:2},{PHONE_NUMBER},{LOCATION_CITY}
{NAME:3},{EMAIL_ADDRESS:3},{PHONE_NUMBER},{LOCATION_CITY}
---
id,first_name,last_name,dob,ssn,salary
1,{NAME_GIVEN},{NAME_FAMILY},{DOB},{SSN},{MONEY}
2,{NAME_GIVEN},{NAME_FAMILY},{DOB},{SSN},{MONEY}
3,{NAME_GIVEN},{NAME_FAMILY},{DOB},{SSN},{MONEY}
---
| Name | Position | Department | Start |
|---|---|---|---|
| {NAME} | {OCCUPATION} | {ORGANIZATION=[Finance|Human Resources|Engineering|Sales|Legal Department|Marketing|IT]} | {DATE} |
| {NAME} | {OCCUPATION} | {ORGANIZATION=[Accounting|Operations|Engineering|Customer Support|Procurement]} | {DATE} |
---
Patient	MRN	DOB	Diagnosis	Physician
{NAME}	{HEALTHCARE_NUMBER}	{DOB}	{CONDITION}	{NAME_MEDICAL_PROFESSIONAL}
{NAME}	{HEALTHCARE_NUMBER}	{DOB}	{CONDITION}	{NAME_MEDICAL_PROFESSIONAL}
{NAME}	{HEALTHCARE_NUMBER}	{DOB}	{INJURY}	{NAME_MEDICAL_PROFESSIONAL}
---
Date        Description                 Amount     Balance
{DATE}   {ORGANIZATION}   {MONEY}   {MONEY}
{DATE}   Transfer from {NAME}   {MONEY}   {MONEY}
{DATE}   ATM withdrawal {LOCATION_CITY}   {MONEY}   {MONEY}
{DATE}   Card payment {ORGANIZATION}   {MONEY}   {MONEY}
---
Pos  No  Player            Club
1    {~quantity}   {NAME}   {ORGANIZATION}
2    {~quantity}   {NAME}   {ORGANIZATION}
3    {~quantity}   {NAME}   {ORGANIZATION}
4    {~quantity}   {NAME}   {ORGANIZATION}
---
Rank;Name;Country;Time
1;{NAME};{LOCATION_COUNTRY};{~number}
2;{NAME};{LOCATION_COUNTRY};{~number}
3;{NAME};{LOCATION_COUNTRY};{~number}
---
ClientNm: {NAME} | {NAME} | {NAME}
DOfB: {DOB} | {DOB} | {DOB}
HlthCareNm: {HEALTHCARE_NUMBER} | {HEALTHCARE_NUMBER}
---
SSN: {SSN} | {SSN} | {SSN} | {SSN}
---
[Phone|Mobile|contact_no]: {PHONE_NUMBER} | {PHONE_NUMBER} | {PHONE_NUMBER}
---
[customer_name|ContactName|owner|Name|Author|Assignee]: {NAME} | {NAME} | {NAME} | {NAME}
---
Medication | Dose | Frequency | Indication
{DRUG} | {DOSE} | <freq> | {CONDITION}
{DRUG} | {DOSE} | <freq> | {CONDITION}
{DRUG} | {DOSE} | <freq> | {CONDITION}
---
[Roster|Attendance|Sign-in sheet|Seating plan] {DATE}
{NAME}	{TIME}	{TIME}
{NAME}	{TIME}	{TIME}
{NAME_FAMILY}, {NAME_GIVEN}	{TIME}	absent
---
Item	Qty	Unit price	Total
{~word}	{~quantity}	{MONEY}	{MONEY}
{~word} ({~code})	{~quantity}	{MONEY}	{MONEY}
{PRODUCT}	{~quantity}	{MONEY}	{MONEY}
---
user_id,username,ip,last_login,device
{~number},{USERNAME:1},{IP_ADDRESS},{DATE} {TIME},{NUMERICAL_PII}
{~number},{USERNAME:2},{IP_ADDRESS},{DATE} {TIME},{NUMERICAL_PII}
---
Vehicle,Plate,VIN,Owner
{PRODUCT=[Toyota Corolla|Ford Transit|Honda Civic]},{VEHICLE_ID},{VEHICLE_ID},{NAME}
{PRODUCT=[Mazda 3|Kia Sportage|BMW 320i]},{VEHICLE_ID},{VEHICLE_ID},{NAME}
---
[Metric|KPI] | {DATE_INTERVAL} | Change
{FINANCIAL_METRIC} | {MONEY} | {TREND}
{FINANCIAL_METRIC} | {MONEY} | {TREND}
"""),
    "cells": lines(r"""
{NAME}
{NAME_FAMILY}, {NAME_GIVEN}
{NAME_GIVEN}
[name|Name|NAME|full_name]: {NAME}
{LOCATION_ADDRESS}
{NAME}\n{LOCATION_ADDRESS}
{NAME} | {PHONE_NUMBER} | {EMAIL_ADDRESS}
{ORGANIZATION}\n{LOCATION_ADDRESS}\n{PHONE_NUMBER}
{ORGANIZATION}\n[Attn|ATTN|c/o|Attention]: {NAME}\n{LOCATION_ADDRESS}
{DOB}; {GENDER=[M|F]}; {LOCATION_CITY}
{OCCUPATION} - {ORGANIZATION}
{CONDITION}; {DRUG} {DOSE}
{LOCATION_CITY}, {LOCATION_COUNTRY}
{NAME} ({ORGANIZATION})
[city|City|town]: {LOCATION_CITY} | {LOCATION_CITY} | {LOCATION_CITY}
[occupation|job_title|Position]: {OCCUPATION} | {OCCUPATION} | {OCCUPATION}
[diagnosis|condition|Dx]: {CONDITION} | {CONDITION} | {INJURY}
[drug|medication]: {DRUG} | {DRUG} | {DRUG}
[status|enabled|type|state]: active | [closed|pending|true] | [active|false|draft]
[plate|vin|registration]: {VEHICLE_ID} | {VEHICLE_ID}
[account|member_id|customer_no|policy]: {ACCOUNT_NUMBER} | {ACCOUNT_NUMBER} | {ACCOUNT_NUMBER}
[nationality|ethnicity]: {ORIGIN} | {ORIGIN} | {ORIGIN}
[marital_status|civil status]: {MARITAL_STATUS=[single|married|S|M|D]} | {MARITAL_STATUS=[divorced|widowed|single]}
[company|employer|vendor]: {ORGANIZATION} | {ORGANIZATION} | {ORGANIZATION}
{NAME_MEDICAL_PROFESSIONAL}, {ORGANIZATION_MEDICAL_FACILITY}
{NAME}, {OCCUPATION}, {PHONE_NUMBER}
"""),
    "log_line": lines(r"""
{DATE} {TIME} INFO [user|login ok user]={USERNAME:1} ip={IP_ADDRESS} session={NUMERICAL_PII}
{DATE} {TIME} WARN failed login for {USERNAME} from {IP_ADDRESS} port {~number}
\[{DATE} {TIME}\] ERROR {~code}: cannot open {FILENAME}
{TIME} DEBUG worker-{~quantity} finished in {~number} ms
{TIME} INFO sent mail to {EMAIL_ADDRESS} (queue id {NUMERICAL_PII})
{IP_ADDRESS} - {USERNAME=[admin|jsmith|root|mkhan|guest|alee]} \[{DATE}\] "GET /index.html HTTP/1.1" 200 {~number}
{IP_ADDRESS} - - "POST /api/v1/orders HTTP/1.1" 500 {~number} "{URL}"
level=info msg="password reset requested" user={EMAIL_ADDRESS} ip={IP_ADDRESS}
kernel: usb {~quantity}-1: new device, MAC {NUMERICAL_PII=<d><d>:1b:<d><d>:8f:<d><d>:c<d>}
Accepted publickey for {USERNAME} from {IP_ADDRESS} port {~number} ssh2
Exception in thread "main" java.lang.NullPointerException at com.acme.App.main(App.java:{~quantity})
cron: job backup finished, {~number} files, {~number} bytes
customer {ACCOUNT_NUMBER} ({NAME}) updated address to {LOCATION_ADDRESS}
payment declined card={CREDIT_CARD} exp={CREDIT_CARD_EXPIRATION} amount={MONEY}
uid={~number} gid={~number} home=/home/{USERNAME=[dave|mwong|priya|tkelly]}
DB_PASSWORD={PASSWORD}
user "{USERNAME}" changed role of "{USERNAME}" to admin
gps fix {LOCATION_COORDINATE} device {NUMERICAL_PII}
"""),
    "logs": ["<log_line>\n<log_line>\n<log_line>", "<log_line>\n<log_line>\n<log_line>\n<log_line>\n<log_line>", "<log_line>"],
    "ticket": docs(r"""
Ticket #{NUMERICAL_PII}
[Opened|Created]: {DATE} {TIME}
[Customer|Requester|Reporter]: {NAME:1} ({EMAIL_ADDRESS:1})
[Product|Device]: {PRODUCT}
[Issue|Description]: [Customer|User] cannot log in with username {USERNAME:1}. [Reset link sent to {EMAIL_ADDRESS:1}.|Called {PHONE_NUMBER}, no answer.]
[Assigned to|Agent]: {NAME:2}
[Status]: [open|resolved|waiting for customer]
---
[Subject]: [Cannot access my account|Refund request|Wrong item delivered|Billing error]
Hi, my name is {NAME:1} and my [account|customer] number is {ACCOUNT_NUMBER}. I [bought|ordered] a {PRODUCT} on {DATE} (order {NUMERICAL_PII}) and [it never arrived|it stopped working after {DURATION}|was charged {MONEY} twice].
My [address|delivery address] is {LOCATION_ADDRESS}. You can [reach|call] me on {PHONE_NUMBER}.
[Thanks|Regards], {NAME_GIVEN:1}
--
Agent note ({NAME_GIVEN:2}, {DATE}): refunded {MONEY} to card {CREDIT_CARD}.
---
\[{TIME}\] {NAME_GIVEN:1}: [my screen is frozen|printer says error {~code}|vpn is down again]
\[{TIME}\] [Support|Helpdesk] ({NAME_GIVEN:2}): Hi {NAME_GIVEN:1}, what is your [machine name|asset tag|serial number]?
\[{TIME}\] {NAME_GIVEN:1}: {NUMERICAL_PII}
\[{TIME}\] {NAME_GIVEN:2}: and your IP?
\[{TIME}\] {NAME_GIVEN:1}: {IP_ADDRESS}
---
INC{~number} | P2 | {ORGANIZATION=[Finance|IT Operations|Human Resources|Service Desk]} | reported by {NAME} | assigned {NAME} | {DATE}
[Laptop|Phone] with serial {NUMERICAL_PII} [lost|stolen] in {LOCATION_CITY}. User {USERNAME}, last IP {IP_ADDRESS}. Remote wipe at {TIME}.
---
Case {NUMERICAL_PII}: {NAME:1} reports that {FILENAME} is missing from {%his|her:1} [share|drive]. Restored from backup of {DATE}. Closed by {USERNAME:2}.
---
Complaint ref {NUMERICAL_PII}
{%Mr|Mrs:1} {NAME_FAMILY:1} called on {DATE} at {TIME} about policy {ACCOUNT_NUMBER}. {%He|She:1} says {OCCUPATION=agent} {NAME_GIVEN:2} promised a refund of {MONEY} within {DURATION}. [Call back|Contact] on {PHONE_NUMBER}.
"""),
}

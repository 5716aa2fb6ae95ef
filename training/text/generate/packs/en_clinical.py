"""English medical documents: notes, letters, reports, orders, prescriptions, claims, authorisations."""

from .en_text import docs, lines

DOCS = {"clinical": 14, "discharge": 4, "referral": 4, "lab_report": 3, "radiology": 3, "med_list": 3, "triage": 3, "authorisation": 3, "therapy_note": 3}
RULES = {
    "c_head": lines(r"""
[Patient|Patient Name|PATIENT|Pt]: {NAME:1}  [DOB|D.O.B.]: {DOB:1}  [MRN|Med Rec #|Hospital No]: {HEALTHCARE_NUMBER:1}
[Name]: {NAME:1}   [Age/Sex]: {AGE}/{GENDER=[M|F]}   [Date of visit|Date|DOS]: {DATE}
{ORGANIZATION_MEDICAL_FACILITY:1}\n[Patient]: {NAME:1}\n[Record #|MRN]: {HEALTHCARE_NUMBER:1}\n[Admission Date|Admitted]: {DATE}\n[Attending|Physician]: {NAME_MEDICAL_PROFESSIONAL:2}
Re: {NAME:1}, [DOB|born] {DOB:1}, [NHS No|MRN|Health card] {HEALTHCARE_NUMBER:1}, {LOCATION_ADDRESS}
[PROGRESS NOTE|Office Visit|ED NOTE|Clinic note|CONSULTATION|H&P|Nursing note|Telephone encounter] [-|–] {DATE}[ {TIME}|]
{NAME_FAMILY:1}, {NAME_GIVEN:1} | {DOB:1} | {GENDER=[M|F|Male|Female]} | {HEALTHCARE_NUMBER:1}
"""),
    "c_hpi": lines(r"""
{NAME:1} is a <yo_sex> [with a history of|with a PMH of|with] <conds> who [presents|presented|comes in|was seen] [today |on {DATE} |]with {CONDITION}[ for {DURATION}| x {DURATION}| since {DATE}|].
This is a <yo_sex> [with|with known] <conds> [admitted|brought in by ambulance|referred by {NAME_MEDICAL_PROFESSIONAL}|transferred from {ORGANIZATION_MEDICAL_FACILITY}] [for|with] {CONDITION}.
[Pt|Patient|{%Mr.|Ms.:1} {NAME_FAMILY:1}] [is a|is an] <yo_sex> [c/o|complaining of|reporting|who reports] {CONDITION} and {CONDITION} [x|for] {DURATION}.
[CC|Chief complaint|PC|Presenting complaint]: {CONDITION}[, {CONDITION}|].
{%Mr.|Mrs.:1} {NAME_FAMILY:1} [denies|reports no|has no] {CONDITION}, {CONDITION} or {CONDITION}.
[Fell|Slipped|Was struck|Was in an MVC|Tripped] [at home|at work|on ice|down the stairs] [on {DATE}|at {TIME}|this morning] and [sustained|suffered] a {INJURY}.
<yo_sex>, [G2P1|G1P0|G3P2], at {DURATION=[28|32|36|38|40] weeks}, [presents with|admitted for] {CONDITION=[contractions|preeclampsia|vaginal bleeding|gestational diabetes|decreased fetal movement]}.
[Pt states|Patient says|Per {MARITAL_STATUS=[wife|husband]} {NAME_GIVEN}|Daughter {NAME_GIVEN} reports|Per EMS] [symptoms began|pain started|{%he|she:1} was fine until] {DATE}[ at {TIME}|].
[Started|Was started] on <med> by {NAME_MEDICAL_PROFESSIONAL} in {DATE_INTERVAL}; [stopped due to {EFFECT}|tolerating well|developed {EFFECT}].
[Last seen|Previously seen] at {ORGANIZATION_MEDICAL_FACILITY} on {DATE} by {NAME_MEDICAL_PROFESSIONAL} for {CONDITION}, s/p {MEDICAL_PROCESS} in {DATE_INTERVAL}.
Baby {NAME_GIVEN:1} is a {AGE=[3-week|2-month|10-day|18-month|six-month]}-old {GENDER=[boy|girl|infant male|female]} with {CONDITION}.
"""),
    "c_pmh": lines(r"""
[PMH|Past Medical History|PMHx|Medical history|Hx]: <conds>, [s/p |]{MEDICAL_PROCESS} ([{DATE_INTERVAL}|<year>]).
[PSH|Surgical history|Past surgical history]: {MEDICAL_PROCESS} [<year>|({DATE_INTERVAL})], {MEDICAL_PROCESS}.
[Meds|Medications|Current meds|Home medications|DHx]: <med>, <med>, <med>.
[Allergies|All|NKDA except]: {DRUG} ([{EFFECT}|{EFFECT=rash}|unknown reaction]).
[SH|Social history|Social Hx]: {MARITAL_STATUS=[Married|Single|Divorced|Widowed|Separated]}, [lives with|lives alone in] [{%his|her:1} {MARITAL_STATUS=[wife|husband]} {NAME_GIVEN}|daughter {NAME_GIVEN}|{LOCATION_CITY}]. [Works as a|Retired] {OCCUPATION}[ at {ORGANIZATION}|]. [Smokes 1 ppd|Denies tobacco|Ex-smoker|EtOH occasionally].
[FH|Family history|FHx]: [Mother|Father|Sister|Brother] [died of|with|had] {CONDITION} at [age |]{AGE}. [Father|Mother]: {CONDITION}.
[Immunizations|Vaccines]: {MEDICAL_PROCESS=[flu shot|tetanus booster|COVID-19 vaccine|pneumococcal vaccine|MMR]} {DATE}.
[Blood type|Group and save]: {BLOOD_TYPE}. 
[Speaks {LANGUAGE}, {OCCUPATION=interpreter} used|Primary language {LANGUAGE}|{RELIGION=Jehovah's Witness}, declines {MEDICAL_PROCESS=blood transfusion}|Born in {LOCATION_COUNTRY}, moved here in {DATE_INTERVAL}].
"""),
    "c_obj": lines(r"""
[Vitals|VS|Obs|Vital signs]: BP <bp>, HR <pulse>, RR <rr>, T <temp>, SpO2 <spo2>[, Wt {PHYSICAL_ATTRIBUTE=[6|7|8|9]<d> kg}|, BMI {STATISTICS=[2|3]<d>.<d>}|].
[BP|Blood pressure] [was|is|of] <bp>, [pulse|heart rate] <pulse>, [temperature|temp] <temp>, [sats|O2 sat|oxygen saturation] <spo2>.
[PE|Exam|Physical exam|O/E]: [Alert and oriented x3|NAD|Chest clear|Abdomen soft, non-tender|RRR, no murmurs]. [{CONDITION=[Mild edema|Erythema|Wheezing|Tenderness over the RLQ|Pallor|Ataxia]} noted|No {CONDITION=[edema|cyanosis|rash|jaundice|lymphadenopathy|focal deficit]}].
[Labs|Bloods|Lab results]: [WBC|Hgb|Plt|Na|K|Cr|BUN|glucose|CRP|troponin|TSH|INR|HbA1c|ALT] <lab>, [Hb|creatinine|potassium|LDL|lactate|bilirubin|ESR|ferritin] <lab>, [A1c|eGFR|BNP|PSA|D-dimer] <lab>.
{MEDICAL_PROCESS=[CT head|CXR|EKG|ECG|Chest x-ray|MRI brain|Echo|CT abdomen/pelvis|Urinalysis|RUQ ultrasound]} [shows|showed|revealed|consistent with|negative for|no evidence of] {CONDITION}.
{MEDICAL_PROCESS=[Echo|Echocardiogram|TTE]} {DATE}: [EF|ejection fraction] {STATISTICS=[25|35|40|45|55|60|65]%}[, {CONDITION}|].
GCS <score>. Pain <score>. [PHQ-9|GAD-7|MMSE|MoCA|NIHSS]: {STATISTICS=[<d9>|1<d>|2<d>/30]}.
[Ht|Height] {PHYSICAL_ATTRIBUTE=[1[5|6|7|8]<d> cm|5'<d9>"|1.[6|7]<d> m]}, [wt|weight] {PHYSICAL_ATTRIBUTE=[5|6|7|8|9]<d>[.<d>|] kg}, BMI {STATISTICS=[1|2|3]<d>.<d>}.
[Wound|Skin]: {INJURY=[2 cm laceration|5 cm laceration to the forearm|abrasions over the knee|bruising to the flank|stage II pressure ulcer]} [clean and dry|sutured|on the left hand].
"""),
    "c_plan": lines(r"""
[A/P|Assessment|Impression|Imp|Assessment and plan]: [1. |]{CONDITION}[ ({MEDICAL_CODE})|] - [continue|start|increase|hold|stop|titrate] <med>.
[#|-|2.] {CONDITION}: [check|order|schedule|repeat|obtain] {MEDICAL_PROCESS}[ in {DURATION}| on {DATE}|].
[Plan|Rec|Recommendations]: {MEDICAL_PROCESS}, <med>, [f/u|follow up|review|RTC] [in|after] {DURATION}.
[Will|To] [discuss with|refer to|consult|call] {NAME_MEDICAL_PROFESSIONAL}[ (cardiology)| at {ORGANIZATION_MEDICAL_FACILITY}|, {PHONE_NUMBER}|].
[Discussed|Reviewed] [risks of|side effects of] {DRUG} including {EFFECT} and {EFFECT}[ with {NAME_GIVEN:1}|].
[Counselled on|Discussed|Consented for|Declined] {MEDICAL_PROCESS}. [Risk of {EFFECT} is|Success rate is|Recurrence risk is] <pctmed>.
[Follow up|Return|Next appt|Recheck]: {DATE}[ at {TIME}|] with {NAME_MEDICAL_PROFESSIONAL}.
[Rx|Script given|Prescribed]: <med> x {DURATION}, [no refills|{~quantity} refills]. [Sent to|e-prescribed to] {ORGANIZATION_MEDICAL_FACILITY}.
[Dx|Diagnoses|ICD-10]: {MEDICAL_CODE} {CONDITION}; {MEDICAL_CODE} {CONDITION}. [CPT|Billing]: {MEDICAL_CODE}.
[Code status|Family meeting]: [full code|DNR|discussed] with {MARITAL_STATUS=[wife|husband]} {NAME_GIVEN} and [son|daughter] {NAME_GIVEN} on {DATE}.
[Off work|Light duty|Excuse from school] for {DURATION}. [Works as {OCCUPATION}|Employer: {ORGANIZATION}].
Transfuse {DOSE=[1 unit|2 units|one unit]} of {BLOOD_TYPE} [packed red cells|PRBC]. [Consent signed|Crossmatch sent].
[Advised to avoid|Stop] {DRUG} given {CONDITION} and {EFFECT}.
"""),
    "c_sign": lines(r"""
[Electronically signed by|Signed|Dictated by|Seen by|Attending|Author]: {NAME_MEDICAL_PROFESSIONAL}[, {DATE} {TIME}| on {DATE}|]
{NAME_MEDICAL_PROFESSIONAL}\n[{OCCUPATION=[Consultant Cardiologist|Attending Physician|Registrar|Resident|Staff Nurse|Internal Medicine|Nurse Practitioner]}|]\n{ORGANIZATION_MEDICAL_FACILITY}
[D|Dictated]: {DATE}  [T|Transcribed]: {DATE}  [Job|Doc] #{~number}
[cc|CC]: {NAME_MEDICAL_PROFESSIONAL}[, {ORGANIZATION_MEDICAL_FACILITY}| (PCP)|]
[Bleep|Pager|Ext.|Tel] {PHONE_NUMBER}
"""),
    "clinical": docs(r"""
<c_head>

<c_hpi> <c_hpi>

<c_pmh>
<c_pmh>
<c_obj>

<c_plan>
<c_plan>

<c_sign>
---
S: <c_hpi>
O: <c_obj>
A: {CONDITION}[, {CONDITION}|]
P: <c_plan>
---
SUBJECTIVE: <c_hpi> <c_hpi>
OBJECTIVE: <c_obj> <c_obj>
ASSESSMENT: {CONDITION}, [improving|stable|worsening].
PLAN: <c_plan> <c_plan>
<c_sign>
---
<c_hpi> <c_pmh> <c_obj> <c_plan>
---
<c_head>
<c_hpi>
---
<c_hpi>
---
<c_pmh>
<c_pmh>
<c_pmh>
---
<c_obj> <c_plan>
---
<c_plan>
<c_plan>
<c_sign>
---
[NURSING NOTE|Nursing|RN note] {TIME}: [Pt|{NAME_GIVEN:1}|{%Mr.|Mrs.:1} {NAME_FAMILY:1}] [resting comfortably|c/o {CONDITION}|refused {DRUG}|assisted to bathroom]. <c_obj> [Given|Administered] {DRUG} {DOSE} [IV|PO|IM|SC] at {TIME}. [{NAME_MEDICAL_PROFESSIONAL} notified|Family at bedside: {NAME_GIVEN} and {NAME_GIVEN}].
---
[Telephone encounter|Phone call] {DATE} {TIME}: [Spoke with|Call from|Left message for] {NAME:1}[ ({PHONE_NUMBER})|] re: {MEDICAL_PROCESS} results. [Advised to stop {DRUG}|Appt made with {NAME_MEDICAL_PROFESSIONAL} on {DATE}|Reports {EFFECT} since starting {DRUG}].
---
[Operative report|OPERATION NOTE|Op note]
Patient: {NAME:1}
[Surgeon]: {NAME_MEDICAL_PROFESSIONAL}   [Assistant]: {NAME_MEDICAL_PROFESSIONAL}   [Anaesthetist|Anesthesia]: {NAME_MEDICAL_PROFESSIONAL}
[Pre-op diagnosis|Indication]: {CONDITION}
[Procedure]: {MEDICAL_PROCESS} ({MEDICAL_CODE})
[EBL]: {STATISTICS=[50|100|250|300] mL}. [Complications]: none. Transferred to recovery at {TIME}.
---
[Death note|Death summary]: Called to see {NAME:1}, {AGE}, at {TIME}. No pulse or respirations. Pronounced at {TIME} on {DATE}. [Cause of death]: {CONDITION} due to {CONDITION}. [Family (|Next of kin (]{NAME}) informed.
"""),
    "therapy_note": docs(r"""
[Client|Patient]: {NAME:1}   [Session|Session #{~quantity}]: {DATE}, {DURATION=[50|45|60|90] min}
{NAME_GIVEN:1} [reported|described|discussed] ongoing {CONDITION} [related to|since] [the breakup with {NAME_GIVEN:2}|losing {%his|her:1} job as a {OCCUPATION}|coming out as {SEXUALITY} to {%his|her:1} parents|{%his|her:1} divorce|the death of {%his|her:1} <kin> {NAME_GIVEN:3}]. [Mood low|Affect flat|Denies SI/HI]. [PHQ-9|GAD-7] {STATISTICS=1<d>}.
[Intervention|Interventions]: {MEDICAL_PROCESS=[CBT|EMDR|mindfulness exercises|grounding techniques|exposure therapy|motivational interviewing]}. [Plan]: [weekly sessions for {DURATION}|refer to {NAME_MEDICAL_PROFESSIONAL} for {DRUG}].
---
[Psychiatric evaluation|Intake assessment]
{NAME:1} is a <yo> {MARITAL_STATUS}, {SEXUALITY}, {GENDER=[male|female|transgender woman|non-binary person|man|woman]} [of {ORIGIN} descent |][living in {LOCATION_CITY} |]self-referred for {CONDITION}. {%He|She:1} [was raised {RELIGION}|identifies as {RELIGION}|practises {RELIGION=[Islam|Buddhism|Catholicism|Judaism]}] and [works as|is employed as] a {OCCUPATION} at {ORGANIZATION}. [Hx of|History of] {CONDITION} [since age {AGE}|treated with {DRUG} {DOSE}]. [One|Two] prior admissions to {ORGANIZATION_MEDICAL_FACILITY} in {DATE_INTERVAL}.
---
[Home visit|Social work note|Case note] {DATE}: Visited {NAME:1} ({AGE}) at {LOCATION_ADDRESS}. {%His|Her:1} <spouse> {NAME_GIVEN:2} present. [Speaks mainly {LANGUAGE}.|Practising {RELIGION}.] [Concern about {CONDITION} and missed {DRUG}.|Applied for benefits, income {MONEY} a month.] [Worker]: {NAME}, {OCCUPATION=[LCSW|social worker|case manager|support worker]}.
---
[Physical therapy|Physio] eval: {NAME:1}, {AGE}[, {OCCUPATION}|], {DURATION} s/p {MEDICAL_PROCESS} for {INJURY}. [Pain|VAS] <score>. [ROM]: flexion {STATISTICS=[90|100|110|120] degrees}. [Goal]: return to [work|sport] in {DURATION}. [Seen 2x/week|Plan {~quantity} sessions].
"""),
    "discharge": docs(r"""
DISCHARGE SUMMARY
<c_head>
[Admission date|Date of admission]: {DATE}   [Discharge date|Date of discharge]: {DATE}
[Admitting diagnosis|Principal diagnosis|Discharge diagnosis]: {CONDITION}[; {CONDITION}|]
[Procedures|Procedures performed]: {MEDICAL_PROCESS}[, {MEDICAL_PROCESS}|]

HOSPITAL COURSE: <c_hpi> [{%He|She:1} underwent {MEDICAL_PROCESS}|{MEDICAL_PROCESS} was performed] on {DATE} [by {NAME_MEDICAL_PROFESSIONAL}|without complication]. <c_obj> [Treated with|Received] <med> for {DURATION}. [Course complicated by|Developed] {CONDITION}.

DISCHARGE MEDICATIONS:
1. <med>
2. <med>
3. <med>

[DISPOSITION|Discharged to]: [home with {MARITAL_STATUS=[wife|husband]}|{ORGANIZATION_MEDICAL_FACILITY}|home]. [FOLLOW-UP]: {NAME_MEDICAL_PROFESSIONAL}, {DATE} at {TIME}, {PHONE_NUMBER}.
<c_sign>
---
{ORGANIZATION_MEDICAL_FACILITY}
{LOCATION_ADDRESS}
{DATE}

Dear {NAME_MEDICAL_PROFESSIONAL},

[Re|RE]: {NAME:1}, [DOB|d.o.b.] {DOB}, {LOCATION_ADDRESS}

[Thank you for asking us to see this {AGE}-year-old {OCCUPATION}|This {AGE}-year-old {OCCUPATION} was admitted on {DATE}|Your patient was discharged on {DATE}|{%Mr|Mrs:1} {NAME_FAMILY:1} was seen in clinic] [with|following] {CONDITION}. {MEDICAL_PROCESS} [showed|confirmed] {CONDITION}. {%He|She:1} [was started on|continues] <med> and <med>. [We will see {%him|her:1} again in {DURATION}.|Please check {MEDICAL_PROCESS=[U&Es|LFTs|full blood count|INR]} in {DURATION}.]

Yours sincerely,
{NAME_MEDICAL_PROFESSIONAL}
"""),
    "referral": docs(r"""
Dear [Dr|Colleague|{NAME_MEDICAL_PROFESSIONAL}],
[Thank you for seeing|I would be grateful if you could see|Kindly review] this[ pleasant| worried|] <yo_sex>, {NAME:1}, [who has|with] a {DURATION=[three-month|two-week|6 month|5-year]} history of {CONDITION}. <c_pmh> <c_obj> [{%His|Her:1} mother had {CONDITION}.|{%He|She:1} is anxious about {CONDITION}.]
[Kind regards|Many thanks|Yours sincerely],
{NAME_MEDICAL_PROFESSIONAL}
{ORGANIZATION_MEDICAL_FACILITY}[, {PHONE_NUMBER}|]
---
[Referral|REFERRAL FORM] to: {NAME_MEDICAL_PROFESSIONAL}, {ORGANIZATION_MEDICAL_FACILITY}
[Patient]: {NAME:1}  [DOB]: {DOB}  [Phone]: {PHONE_NUMBER}
[Insurance]: {ORGANIZATION}  [ID|Member ID]: {HEALTHCARE_NUMBER}
[Reason]: {CONDITION} ({MEDICAL_CODE}). [Requested]: {MEDICAL_PROCESS}. [Urgency]: [routine|urgent].
[From]: {NAME_MEDICAL_PROFESSIONAL}, fax {PHONE_NUMBER}
---
To whom it may concern,
{NAME:1} (DOB {DOB}) is under my care for {CONDITION}. {%He|She:1} [is unable to work|was unfit for work|cannot attend school] from {DATE} to {DATE}. [{%He|She:1} requires {MEDICAL_PROCESS} every {DURATION=[two weeks|3 months|six weeks]}.|{%He|She:1} takes <med>.]
{NAME_MEDICAL_PROFESSIONAL}[, licence no. {NUMERICAL_PII}|, NPI {ORGANIZATION_ID}|]
"""),
    "lab_report": docs(r"""
{ORGANIZATION_MEDICAL_FACILITY}  LABORATORY REPORT
[Patient]: {NAME:1}   [ID|MRN]: {HEALTHCARE_NUMBER}   [DOB]: {DOB}   [Sex]: {GENDER=[M|F]}
[Collected]: {DATE} {TIME}   [Ordered by|Requesting physician]: {NAME_MEDICAL_PROFESSIONAL}
Test            Result      Reference
Hemoglobin      <lab>   12.0-16.0
[WBC|Platelets|MCV]   <lab>   4.0-11.0
Creatinine      <lab>   0.6-1.2
[Glucose|Potassium|Sodium|ALT|TSH|Ferritin]   <lab>   [H|L|]
[Comment|Interpretation]: [suggestive of|consistent with] {CONDITION}.
---
{MEDICAL_PROCESS=[CBC|Lipid panel|BMP|Urinalysis|LFTs|Thyroid panel|HbA1c|COVID-19 PCR|HIV test]} {DATE}: [cholesterol|LDL|HDL|glucose|WBC] <lab>, [triglycerides|Hb|sodium] <lab>. [Flag: high|Normal|Abnormal].
---
BLOOD BANK: {NAME:1}, {DOB}. ABO/Rh: {BLOOD_TYPE}. Antibody screen negative. [Crossmatched|Issued] {DOSE=[1 unit|2 units|3 units]} {BLOOD_TYPE} for {MEDICAL_PROCESS}, {DATE} {TIME}. [Checked by] {NAME_MEDICAL_PROFESSIONAL}.
---
[Pathology report|HISTOLOGY] [Specimen|Accession] {NUMERICAL_PII}
[Patient]: {NAME:1}, {AGE}, {GENDER=[female|male]}. [Specimen]: {MEDICAL_PROCESS=[skin biopsy|breast biopsy|colon biopsy|prostate biopsy|excision]}. [Diagnosis]: {CONDITION}. [Ki-67|ER|PR|HER2] {STATISTICS=[<d9><d>%|positive, 90%|15%]}. [Signed] {NAME_MEDICAL_PROFESSIONAL} {DATE}
---
[Donor|Donor card]: {NAME}, [blood group|type] {BLOOD_TYPE}, [last donation|donated] {DATE} at {ORGANIZATION_MEDICAL_FACILITY}, Hb <lab>, [donor no.|donor ID] {ACCOUNT_NUMBER}.
---
Genetic [report|counselling]: {NAME:1} [carries|tested positive for|is heterozygous for] {INJURY=[a BRCA1 mutation|a BRCA2 mutation|the CFTR F508del mutation|a MLH1 mutation|the Factor V Leiden mutation]}; lifetime risk of {CONDITION=[breast cancer|ovarian cancer|colon cancer|cystic fibrosis|deep vein thrombosis]} <pctmed>. {%His|Her:1} [sister|brother|daughter] {NAME_GIVEN} should be offered {MEDICAL_PROCESS=genetic testing}.
"""),
    "radiology": docs(r"""
[EXAM|EXAMINATION|STUDY]: {MEDICAL_PROCESS=[CT of the chest with contrast|MRI of the left knee|Chest radiograph, two views|Ultrasound of the abdomen|CT head without contrast|Mammogram, bilateral|X-ray right wrist]}
[DATE]: {DATE} {TIME}   [PATIENT]: {NAME:1}   [MRN]: {HEALTHCARE_NUMBER}
[INDICATION|CLINICAL HISTORY]: {AGE}-year-old {GENDER=[male|female]} with {CONDITION}[, rule out {CONDITION}| after fall|].
[COMPARISON]: [None|{MEDICAL_PROCESS=[CT|chest x-ray|MRI]} dated {DATE}].
[FINDINGS]: [The heart size is normal.|The lungs are clear.|No acute intracranial abnormality.] [There is|Evidence of] [a {INJURY=[nondisplaced fracture of the distal radius|tear of the medial meniscus|compression fracture of L1|rib fracture]}|{CONDITION=[pleural effusion|cardiomegaly|a 9 mm pulmonary nodule|degenerative changes|a small hiatal hernia|consolidation in the right lower lobe]}].
[IMPRESSION]: [1. |]{CONDITION}.[ 2. No {CONDITION=[pneumothorax|hemorrhage|mass|obstruction|free air]}.|]
[Dictated by|Radiologist|Reported by]: {NAME_MEDICAL_PROFESSIONAL}
---
{MEDICAL_PROCESS=[CXR|KUB|CT A/P|MRI L-spine|DEXA|V/Q scan]} {DATE}: [no acute process|{CONDITION}]. [Compared with {DATE}.|Called to {NAME_MEDICAL_PROFESSIONAL} at {TIME}.]
"""),
    "med_list": docs(r"""
[MEDICATION LIST|Current Medications|Discharge meds|Medication reconciliation]
- <med>
- <med>
- <med>
- <med>
---
[Rx|PRESCRIPTION]
{NAME_MEDICAL_PROFESSIONAL}, {ORGANIZATION_MEDICAL_FACILITY}, {LOCATION_ADDRESS}, {PHONE_NUMBER}[, DEA {NUMERICAL_PII}|]
[Patient|For]: {NAME:1}  [DOB]: {DOB}  [Date]: {DATE}
{DRUG} {DOSE}
Sig:[ take|] {DOSE=[1 tab|1 tablet|2 capsules|one tablet|5 mL]} <freq>[ for {DURATION}|]
Disp: #{~quantity}  Refills: [0|1|2|3]
---
{TIME} {DRUG} {DOSE} [IV|PO|IM|SC|given]
{TIME} {DRUG} {DOSE} [PO|held - BP <bp>|refused]
{TIME} {DRUG} {DOSE} [SC|PR|nebulised][ {NAME_MEDICAL_PROFESSIONAL}|]
---
[Pharmacy label]: {NAME:1}. {DRUG} {DOSE}. Take {DOSE=[ONE tablet|TWO tablets|ONE capsule|10 ml]} <freq>. May cause {EFFECT}. [Do not drink alcohol.|Avoid grapefruit.] {ORGANIZATION_MEDICAL_FACILITY}, {PHONE_NUMBER}, {DATE}.
---
Adverse drug reaction report: {NAME:1} ({GENDER=[M|F]}, {AGE}) received {DRUG} {DOSE} on {DATE}. [After|Within] {DURATION}: {EFFECT}, {EFFECT}. [Outcome]: [resolved|recovering]. [Reporter]: {NAME_MEDICAL_PROFESSIONAL}.
---
Leaflet: {DRUG}. [Possible side effects|Side effects]: very common (may affect more than {STATISTICS=1 in 10}): {EFFECT}, {EFFECT}; common: {EFFECT}; rare (up to {STATISTICS=1 in 1,000}): {EFFECT}. Usual dose: {DOSE} <freq>. Do not take with {DRUG} or if you have {CONDITION}.
"""),
    "triage": docs(r"""
TRIAGE {TIME} [cat 3|ESI 2|P3] [-|:] {AGE}[yo|y/o| y] {GENDER=[M|F|male|female]} [{NAME:1} |]{CONDITION} [x|for] {DURATION}. BP <bp> HR <pulse> T <temp> SpO2 <spo2> pain <score>. [Allergies {DRUG}|NKDA]. [PMH {CONDITION}|Meds {DRUG}].
---
[EMS|Ambulance] report: called to {LOCATION_ADDRESS} at {TIME} for {AGE} [yo |year old ]{GENDER=[male|female]} [found unresponsive|with {CONDITION}|{INJURY}]. [GCS] <score>, BP <bp>. [Given] {DRUG} {DOSE} at {TIME}. [Transported to] {ORGANIZATION_MEDICAL_FACILITY}, ETA {TIME}.[ Unit plate {VEHICLE_ID}|].
---
[pt|patient] {NAME:1} [walked in|BIBA|via 111] at {TIME}, [fell off bike|RTC|assault|{INJURY=dog bite}], {INJURY}[, ?{INJURY}|]. {MEDICAL_PROCESS=[x-ray|CT|sutures|tetanus|bloods]} requested. [seen by] {NAME_MEDICAL_PROFESSIONAL}. next of kin {NAME} {PHONE_NUMBER}
---
bed {~quantity} {NAME_FAMILY:1} {AGE}{GENDER=[M|F]} {CONDITION}, {MEDICAL_PROCESS} done, on {DRUG}, for [home|theatre|ICU] [{DATE}|today]
bed {~quantity} {NAME_FAMILY:2} {AGE}{GENDER=[M|F]} {INJURY}, awaiting {MEDICAL_PROCESS}, [obs stable|BP <bp>]
bed {~quantity} {NAME_FAMILY:3} {AGE}{GENDER=[M|F]} {CONDITION}, {NAME_MEDICAL_PROFESSIONAL} to review
"""),
    "authorisation": docs(r"""
[PRIOR AUTHORIZATION REQUEST|Pre-certification]
[Member]: {NAME:1}   [Member ID]: {HEALTHCARE_NUMBER}   [Group]: {ACCOUNT_NUMBER}   [DOB]: {DOB}
[Plan|Payer]: {ORGANIZATION} {PRODUCT=[Gold PPO|Choice Plus|Silver HMO|Advantage Plan|Premier 500]}
[Requesting provider]: {NAME_MEDICAL_PROFESSIONAL}, NPI {ORGANIZATION_ID}, {ORGANIZATION_MEDICAL_FACILITY}
[Diagnosis]: {CONDITION} (ICD-10 {MEDICAL_CODE})   [Service]: {MEDICAL_PROCESS} (CPT {MEDICAL_CODE})
[Drug requested]: {DRUG} {DOSE} <freq>, [previous therapy]: {DRUG} failed due to {EFFECT}
[Decision]: [approved|denied] {DATE}, auth # {NUMERICAL_PII}
---
Dear {%Mr.|Ms.:1} {NAME_FAMILY:1},
[Your claim|We received a claim] {ACCOUNT_NUMBER} for {MEDICAL_PROCESS} on {DATE} at {ORGANIZATION_MEDICAL_FACILITY} [has been denied|was processed]. [Amount billed]: {MONEY}. [Plan paid]: {MONEY}. [You owe]: {MONEY}. [The code|Procedure code] {MEDICAL_CODE} [does not match diagnosis {MEDICAL_CODE}|is not covered].
[Member ID|Subscriber]: {HEALTHCARE_NUMBER}. Questions? {PHONE_NUMBER}.
{ORGANIZATION}[ Claims Department|]
---
EXPLANATION OF BENEFITS - {ORGANIZATION}
Patient {NAME:1}  ID {HEALTHCARE_NUMBER}  Claim {ACCOUNT_NUMBER}
DOS {DATE}  CPT {MEDICAL_CODE}  Dx {MEDICAL_CODE}  Billed {MONEY}  Allowed {MONEY}  Provider {NAME_MEDICAL_PROFESSIONAL}
DOS {DATE}  HCPCS {MEDICAL_CODE}  Dx {MEDICAL_CODE}  Billed {MONEY}  Allowed {MONEY}
---
[Superbill|Charge capture]: {MEDICAL_CODE} ({MEDICAL_PROCESS}), {MEDICAL_CODE}, modifier 25; dx {MEDICAL_CODE} {CONDITION}, {MEDICAL_CODE} {CONDITION}; provider {NAME_MEDICAL_PROFESSIONAL}; total {MONEY}; copay {MONEY}.
---
[Workers' compensation|Injury report]: {NAME:1}, {OCCUPATION} at {ORGANIZATION}, [sustained|reported] a {INJURY} on {DATE} at {TIME}. Treated at {ORGANIZATION_MEDICAL_FACILITY} by {NAME_MEDICAL_PROFESSIONAL}. [Off work]: {DURATION}. [Claim]: {ACCOUNT_NUMBER}. [ICD]: {MEDICAL_CODE}. [Wage loss]: {MONEY}.
"""),
}

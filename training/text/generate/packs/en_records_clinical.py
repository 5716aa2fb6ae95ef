"""More English clinical writing: nursing, triage, dictation, psychiatry, letters, pathology, medication lines, and the same without any entity."""

from .en_text import docs, lines

DOCS = {"rec_notes": 14, "rec_dictated": 4, "rec_reports": 6, "rec_medlines": 4, "rec_letters": 5, "rec_psych": 4}
RULES = {
    "r_pt": ["{%Mr|Mrs:1} {NAME_FAMILY:1}", "{%Mr.|Ms.:1} {NAME_FAMILY:1}", "{NAME_GIVEN:1}", "{NAME_GIVEN:1}", "{NAME:1}", "[Pt|Patient|pt|Resident|Client|He|She]"],
    "r_test": ["{MEDICAL_PROCESS=[CXR|CT angio|bloods|urine dip|blood cultures|ABG|VBG|swabs|12-lead|bladder scan|group and save|lumbar puncture|MRI whole spine|USS abdo|doppler|OGD|FIT test|spirometry|audiogram|sleep study|paracentesis|FAST scan|CTPA|capsule endoscopy]}", "{MEDICAL_PROCESS}"],
    "r_sx": ["{CONDITION}", "{CONDITION=[SOB|CP|N/V|LOC|abdo pain|back pain|hot flushes|poor appetite|low mood|blurred vision|ankle swelling|itch|burning on urination|constipation|confusion|hoarseness|neck stiffness|haemoptysis|melaena|reflux|numb fingers|unsteadiness]}"],
    "r_sign": lines(r"""
{NAME_MEDICAL_PROFESSIONAL}
- {NAME_MEDICAL_PROFESSIONAL}, {TIME}
\[{NAME_MEDICAL_PROFESSIONAL} {DATE}\]
/{NAME=[A.|J.|K.|R.|S.|M.] {NAME_FAMILY}}/
[scribed for|scribe note for] {NAME_MEDICAL_PROFESSIONAL}
Entered by {USERNAME} {DATE} {TIME}
[Verified|Authenticated|Co-signed] {DATE} {TIME}
[End of note.|Draft, not yet reviewed.|***|//eof]
"""),
    "r_none": lines(r"""
[Slept well|Settled overnight|Comfortable at present|Up in the chair for lunch|Ate half of breakfast|Drinking well|Mobilising with a frame][, no new concerns|, call bell within reach|, family aware|].
[Bed in the lowest position|Side rails up|Call light in reach|Brakes on|Door left open at own request], [bed alarm on|will continue to monitor|hourly rounding done].
[Plan|Outcome] [discussed and agreed|explained in plain language|unchanged from previous entry]; [no questions|questions answered|verbalised understanding].
[No change|Nil acute|Nothing to add|As above|See flowsheet|Ditto|Await team].
[Alert|Orientated|Well kempt|Looks well|Pleasant and cooperative|Good eye contact], [speaking in full sentences|walking unaided|dressed appropriately|not in distress].
[Heart sounds normal|Chest clear|Abdomen soft|Pupils equal and reactive|Power full in all limbs|Skin warm and dry], [no added sounds|bowel sounds present|reflexes symmetrical|cap refill brisk].
[ROS|Systems review]: otherwise [negative|unremarkable|non-contributory].
[Room {~quantity}|Bay {~quantity}|Bed {~quantity}], [isolation sign on door|curtains drawn|window side], [size {~quantity} gloves|{~quantity} G in left forearm, flushed|two-person assist].
[Page|Sheet] {~quantity} of {~quantity}. [Version {~version}|Form {~code}|Template {~code}]. [Do not file loose.|Affix label here.|Black ink only.]
[Belongings|Valuables]: [glasses, hearing aid, one ring|none brought in|sent home with family|listed on form {~code}].
[Name band|Wristband] [checked|replaced|on left wrist]; [identity confirmed|allergy band not needed|correct side marked].
[Patient|Name|Ward|Consultant|NHS No|D.O.B.|Allergies|Weight]:
[Please see|Refer to|Copy from] [previous note|the care plan|the chart|the attached sheet] for [details|background|the full list].
[The reader is advised|This report is for the treating team|Results should be read together with the history|Dictated but not read].
[Transport booked|Awaiting transport|Keys with neighbour|Lift home arranged], [TTOs ready|letter printed|to leave when ready].
[Handover given|Report called|Whiteboard updated|Care plan reviewed|Safety huddle done].
[Diet|Mobility|Skin|Sleep|Pain]: [as tolerated|independent|intact|fair|denies|nil].
[Lot {~code}|Batch {~code}|Blade {~quantity}|Suture 4-0|Cuff size {~quantity}|Filter {~code}] [used|opened|checked and correct|counted twice].
[Counts|Swabs, needles and instruments] correct x2. [Specimen to lab.|No drain left in.|Closed in layers.]
[Will|May] [need|want] more help at home; [will|may] ask again [tomorrow|after lunch|when family visits].
[Unable to reach|Left message|No answer|Line busy|Voicemail full], will [try again|call later|send letter].
"""),
    "r_nurse": lines(r"""
{TIME} <r_pt> [awake and asking for|refusing|vomited after|sleeping since] {DRUG}; {NAME_MEDICAL_PROFESSIONAL} [paged|informed|aware|at bedside].
[Rec'd|Received|Took over] care of <r_pt> from {NAME_MEDICAL_PROFESSIONAL} at {TIME}[, room {~quantity}|, bay {~quantity}|].
Visited by [<kin>|<spouse>|friend] {NAME_GIVEN:2}, who [brought|took home] [clothes|phone charger|dentures]; says {NAME_GIVEN:1} [hates|prefers|won't eat] [the soup|porridge|white bread].
[Drain|Catheter|Fluid balance]: out {STATISTICS=<d9><d>0 mL} since {TIME}[, {CONDITION=[haematuria|cloudy urine|leak]} noted|].
[Fall|Unwitnessed fall|Near miss] at {TIME}: <r_pt> found [on floor by bed|in bathroom|sitting by door]; {INJURY=[skin tear to R elbow|bruise to hip|small graze on shin|bump to forehead]}. [Incident form|Report] {NUMERICAL_PII=[W-|IR|]<d9><d><d><d><d><d>}.
BM {STATISTICS=[4|5|7|9|12].<d>} pre-breakfast, {DRUG=[NovoRapid|Lantus|Levemir|Tresiba|Humalog]} {DOSE=[4|6|8|12|18] units} given by {NAME_MEDICAL_PROFESSIONAL}.
Obs {TIME}: {STATISTICS=9[0|4|6|8]/5<d>}, P {STATISTICS=[8|9]<d>}, R {STATISTICS=[16|18|20|22]}, {STATISTICS=3[6|7|8].<d>}, sats {STATISTICS=9[1|3|5|7]%}; NEWS {STATISTICS=<d9>}. Escalated to {NAME_MEDICAL_PROFESSIONAL}.
NOK is [daughter|son|niece|{MARITAL_STATUS=wife}|{MARITAL_STATUS=husband}] {NAME_GIVEN:3}, wants a ring on {PHONE_NUMBER} [any time|before lunch|not at night].
{NAME_FAMILY:1} (bed {~quantity}) for {MEDICAL_PROCESS} [am|pm|first on list], NBM from {TIME=midnight}.
[Needs|Has] hearing aids, {LANGUAGE} {OCCUPATION=[interpreter|translator]} and [halal|soft|puréed] diet; {RELIGION=[Muslim|Hindu|Sikh|Jewish|Catholic]}.
Wt today {PHYSICAL_ATTRIBUTE=[4|5|6|7|8]<d>.<d> kg} (was {PHYSICAL_ATTRIBUTE=[5|6|7|8]<d> kg} in {DATE_INTERVAL}).
[Swallow|SALT|Dietitian] review: {NAME_MEDICAL_PROFESSIONAL} says [thin fluids ok|keep on puree|reassess {DATE}].
{NAME_GIVEN=[Grace|Hope|Will|Joy|May|June|Mark|Dawn|Ivy|Violet|Summer|Hunter|Sunny|Miles|Rusty|Patience|Blessing|Angel]} settled, [may|will] need [a second blanket|more time|help at meals].
[Charge {OCCUPATION=nurse}|Bank {OCCUPATION=nurses}|{OCCUPATION=HCAs}|{OCCUPATION=Sister}] on shift {DATE} [night|late|early]: {NAME}, {NAME}, {NAME_GIVEN}.
Dressing changed [L|R] heel, {CONDITION=[grade 2 pressure sore|healing ulcer|slough|mild erythema]}, {MEDICAL_PROCESS=[swab|larvae therapy|VAC|debridement]} [ordered|done|refused].
"""),
    "r_triage": lines(r"""
{AGE}{GENDER=[M|F]} <r_sx> [x|for] {DURATION=[2/7|3/52|1/12|4 hrs|2 d|6 wks]}, [worse lying flat|came on at rest|no fall|after lifting]. [obs stable|HR {STATISTICS=1<d><d>}|T {STATISTICS=38.<d>}]. [to minors|to resus|wait room].
[Cat|Triage] [2|3|4], {TIME}, {NAME:1} {DOB:1}, [walked in|BIBA|brought by police|with school {OCCUPATION=nurse}], {INJURY}.
Mech: [bike v car|fall from ladder|hit by cricket ball|slipped on wet floor|tackled in rugby] at [{LOCATION_ADDRESS_STREET}|{LOCATION}|work], {INJURY}, [helmet on|no head strike|self-extricated].
{GENDER=[Girl|Boy|Infant|Child]}, {AGE=[11/12|3/52|7 weeks|14 months|2 y 4 m|10 days]}, {CONDITION=[barking cough|febrile convulsion|poor feeding|croup|non-blanching rash|wheeze|bronchiolitis]}, with mum {NAME_GIVEN} and dad {NAME}.
[?|Query |r/o ]{CONDITION}. [Allergic to|ADR:] {DRUG}. [On|Takes] {DRUG}, {DRUG}. Last ate {TIME}. LMP {DATE}.
{MEDICAL_PROCESS=[Tetanus|Hep B]} [utd|due]. {INJURY=[Needlestick|Dog bite R hand|Burn L forearm|Fish hook in thumb|FB eye|Crush L index finger]}; occ: {OCCUPATION}, employer {ORGANIZATION}.
LWBS {TIME}. [Called x3|Phoned {PHONE_NUMBER}|Told {OCCUPATION=receptionist} going home]. Name given as {NAME}.
EMS R{~quantity}: {AGE} y {GENDER=[m|f]}, [found down|{CONDITION=[witnessed arrest|syncope|seizure]} at {ORGANIZATION}|{CONDITION=[overdose|collapse|PEA arrest]} at {LOCATION_ADDRESS_STREET}], GCS <score>, {DRUG=[naloxone|adrenaline|aspirin|GTN|ketamine|midazolam]} {DOSE} @ {TIME}, eta {DURATION=[5|8|12] min}.
"""),
    "r_soap": lines(r"""
S: "[I feel like my chest is being squeezed|Can't keep anything down|It's the same as last time]", [per|says|states] <r_pt>. [Denies|-ve] <r_sx>. [Out of|Stopped] {DRUG} {DURATION=[3 d|a week|10 days]} ago.
S: F/u {CONDITION}. [Doing better|No better|Mixed picture] on {DRUG} {DOSE} <freq>. Home readings avg <bp>.
O: [WDWN|NAD|A&Ox3] {GENDER=[M|F]}. BP {STATISTICS=1[2|3|4]<d>/[7|8]<d>}, BMI {STATISTICS=2<d>}, LE {CONDITION=[1+ edema|trace edema|varicosities]}. {MEDICAL_PROCESS=[EKG|POC glucose|Rapid strep|UA|PFTs]} [nl|neg|{CONDITION}].
A: {CONDITION} (new), {CONDITION} ([stable|uncontrolled|resolved]), s/p {MEDICAL_PROCESS}[ {DATE_INTERVAL}|].
A/P 1) {CONDITION}: {DRUG} [↑|↓|→] {DOSE}; 2) {CONDITION}: [recheck|repeat] {MEDICAL_PROCESS} {DURATION=[3 mo|6 wks|1 yr]}; 3) HM: {MEDICAL_PROCESS=[flu vax|Shingrix|colo|mammo|DEXA]} due.
P: RTC {DURATION=[2 wks|3/12|6 mo]} w/ {NAME_MEDICAL_PROFESSIONAL}, [sooner prn|labs before]. Letter to {ORGANIZATION}.
[Dx|Imp|?dx] {CONDITION}; ddx {CONDITION}, {CONDITION}. [d/w|disc c|case d/w] {NAME_MEDICAL_PROFESSIONAL}.
Rv by {NAME_MEDICAL_PROFESSIONAL} ({OCCUPATION=[SpR|reg|SHO|FY1|cons|intern|PGY-2|locum]}): [for|?for] {MEDICAL_PROCESS}, [chase|await] {MEDICAL_PROCESS=[trop|cultures|histo|echo|d-dimer|CRP]}.
SH: [lives c|stays with] {MARITAL_STATUS=[wife|husband|fiancé|ex-wife]} {NAME_GIVEN}, {OCCUPATION}, [20 pk-yr|never smoker|EtOH soc]. [Stairs at home.|Drives.|]
FHx: [F|M|MGM|PGF|sib] {CONDITION} @ {AGE}; [no|neg for] {CONDITION=[sudden death|breast ca|DM]}.
[Social|Home]: {LOCATION_CITY}, [2nd floor, no lift|bungalow|shelter], {RELIGION=[LDS|Jewish|Buddhist|Jehovah's Witness]}, {SEXUALITY=[MSM|heterosexual|lesbian|bisexual]}, {MARITAL_STATUS=[single|div|mar|wid|sep]}.
PCP {NAME_MEDICAL_PROFESSIONAL}; pharm {ORGANIZATION_MEDICAL_FACILITY}; ins {ORGANIZATION} {HEALTHCARE_NUMBER}.
Wound: {INJURY=[3 cm lac R brow|avulsed nail bed|partial thickness burn|GSW L thigh|stab wound L flank|degloved finger]} {MEDICAL_PROCESS=[irrigated|glued|closed with 5-0 nylon|explored under local|left open]}.
Hgb {STATISTICS=[7|8|9|11|13].<d>}, plt {STATISTICS=<d9><d>}, Na {STATISTICS=1[2|3]<d>}, K {STATISTICS=[3|4|5].<d>}, Cr {STATISTICS=[0|1|2].<d>}, INR {STATISTICS=[1|2|3].<d>}; {MEDICAL_PROCESS=[CT|CXR|KUB|RUQ US]} {CONDITION=[free fluid|LLL infiltrate|gallstones|stable nodule]}.
"""),
    "rec_notes": docs(r"""
<r_nurse>
---
<r_none>
---
<r_none> <r_nurse> <r_none>
---
<r_nurse> <r_nurse>
<r_none>
<r_sign>
---
<r_triage>
---
<r_triage> <r_none>
---
<r_soap>
<r_soap>
<r_soap>
---
<r_soap>
---
<r_soap> <r_none> <r_soap>
<r_sign>
---
{NAME_FAMILY:1}, {NAME_GIVEN:1}  {HEALTHCARE_NUMBER}  {DOB:1}
<r_none>
<r_soap>
<r_none>
<r_soap>
<r_none>
---
[NIGHT|LATE|EARLY|Day shift] [{DATE}|{DATE} – {DATE}]
<r_nurse>
<r_none>
<r_none>
<r_nurse>
<r_sign>
---
<r_none> <r_none> <r_none>
---
<r_none>
<r_none>
<r_none>
<r_none>
---
[Hx|Hist]: <r_soap> [Ex|O/E]: <r_none> [Ix]: <r_test>, <r_test>. [Rx|Tx]: <med>. [F/U]: {DATE}, {NAME_MEDICAL_PROFESSIONAL}.
---
[SBAR] S: <r_pt>, bed {~quantity}, <r_sx>. B: {AGE}, {CONDITION}, day {~quantity} post {MEDICAL_PROCESS}. A: {STATISTICS=[8|9]<d>/[4|5]<d>}, HR {STATISTICS=1[1|2|3]<d>}. R: [please review now|need {NAME_MEDICAL_PROFESSIONAL} here|?for {MEDICAL_PROCESS}].
"""),
    "rec_dictated": lines(r"""
This is {NAME_MEDICAL_PROFESSIONAL} dictating on {NAME:1}, that's {NAME_FAMILY:1}, [spelled as it sounds|on the clinic list], date of birth {DOB}, hospital number {HEALTHCARE_NUMBER}, clinic date {DATE}. New paragraph. I reviewed this [delightful|pleasant|anxious] {AGE}-year-old {OCCUPATION} today, full stop. <r_none> Next paragraph. I have suggested {MEDICAL_PROCESS} comma and {DRUG} {DOSE}. Copy to {NAME_MEDICAL_PROFESSIONAL}. End of letter.
[Correction|Scratch that|Strike that], [the left|the right] knee, not the [right|left]. [Put|Insert] {MEDICAL_PROCESS} under procedures. {%He|She:1} tolerated it well. [Signed|That's it], {NAME_MEDICAL_PROFESSIONAL}, job {~quantity}.
PROCEDURE: {MEDICAL_PROCESS}. SURGEON: {NAME_MEDICAL_PROFESSIONAL}. ASSISTANT: [None|{NAME_MEDICAL_PROFESSIONAL}]. INDICATIONS: {NAME:1} is a <yo_sex> with {CONDITION} who failed {DRUG}. FINDINGS: {CONDITION}. DESCRIPTION: After consent was obtained the patient was brought to the room and placed supine. A timeout was held. <r_none> ESTIMATED BLOOD LOSS: {STATISTICS=[10|25|50|200] cc}. DISPOSITION: stable.
The patient, {NAME:1}, was seen in the company of {%his|her:1} [<kin>|<spouse>|{OCCUPATION=[support worker|carer|key worker]}] {NAME:2}, who gave most of the history. <r_none> {NAME_GIVEN:2} tells me that since {DATE_INTERVAL} things have [slowly|clearly] got worse[, with {CONDITION} and {CONDITION}|].
I had the pleasure of seeing {NAME:1}, {AGE}, a {MARITAL_STATUS=[married|divorced|widowed|single]} {OCCUPATION} from {LOCATION_CITY}, whom you know well. [{%His|Her:1} {CONDITION} began in {DATE_INTERVAL}.|There is no family history of note.] <r_none>
[Um|So|Okay], next is {NAME_FAMILY:1}, first name {NAME_GIVEN:1}, {AGE} years of age. [We|I] [talked about|went over] {MEDICAL_PROCESS} at length. [Risk is around {STATISTICS=[one|two|five] percent}.|{%He|She:1} wants to think about it.] [Bring back in {DURATION=[six weeks|three months]}.|Discharge to {NAME_MEDICAL_PROFESSIONAL}.]
Thank you for this referral of a <yo> {GENDER={%gentleman|lady:1}} whose [main worry|presenting problem] is {CONDITION}. On direct questioning {%he|she:1} [volunteers|admits to] {CONDITION}. <r_none> Of note, {MEDICAL_PROCESS} at {ORGANIZATION_MEDICAL_FACILITY} in {DATE_INTERVAL} was [normal|inconclusive|reported by {NAME_MEDICAL_PROFESSIONAL}].
Addendum {DATE} {TIME}: [spoke to|called back] {NAME_GIVEN:1}'s <kin>, {NAME:2}, on {PHONE_NUMBER}. [Results explained.|{%He|She:2} will collect {DRUG} today.]
"""),
    "rec_reports": docs(r"""
[SURGICAL PATHOLOGY|Histopathology|CYTOLOGY] [Accession|Case|Lab] no. {NUMERICAL_PII=[S|H|C|PS][2|1]<d>-<d><d><d><d>[<d>|]}
[Pt|Patient]: {NAME_FAMILY:1} {NAME_GIVEN:1}   {DOB:1}   {GENDER=[F|M]}   Loc: [Clinic {~quantity}|Ward {~quantity}]
[Clinical details]: {CONDITION}. {MEDICAL_PROCESS=[Punch biopsy L calf|Wide local excision|Core biopsy x{~quantity}|Polypectomy|FNA thyroid|Cone biopsy|TURP chippings]}.
[Macro|Gross]: A tan-brown piece of tissue measuring {~quantity} x {~quantity} x {~quantity} mm, [inked|all in|serially sliced], block{~quantity}.
[Micro]: [Sections show skin with a normal architecture.|The margins are clear by {~quantity} mm.] [Mitoses {STATISTICS=<d9> per 10 HPF}.|Ki-67 {STATISTICS=[5|12|30|60]%}.]
[Dx|DIAGNOSIS]: {CONDITION}. [Coded] {MEDICAL_CODE}. [Reported] {NAME_MEDICAL_PROFESSIONAL} {DATE}
---
{MEDICAL_PROCESS=[MRI knee|USS thyroid|CT neck|Barium swallow|Bone scintigraphy|Doppler legs|MRCP|Hysterosalpingogram|Shoulder arthrogram]} [{DATE}|{DATE} {TIME}] [ref|req by] {NAME_MEDICAL_PROFESSIONAL}
[Hx]: {CONDITION}[, previous {MEDICAL_PROCESS}|].
[Technique]: [Standard sequences.|Multiplanar images, no contrast.|{~quantity} images, 3 mm slices.|Dose {~number} mGy cm.]
[Report]: [The ligaments are intact. Normal marrow signal. No collection.|Normal calibre ducts. Appearances are within normal limits for age.|Series {~quantity} image {~quantity}: {CONDITION}.] [Compared with {DATE}, no change.|{INJURY=[Complete ACL rupture|Bucket-handle tear|Undisplaced fracture of the radial head|Old rib fractures|Avulsion of the greater tuberosity]}.]
[Conclusion]: {CONDITION}. {NAME_MEDICAL_PROFESSIONAL}
---
[Lab|SAMPLE] {NUMERICAL_PII=[L|B|V]<d><d><d><d><d><d><d>} [rcvd|recd] {DATE} {TIME}  {NAME_FAMILY:1},{NAME_GIVEN:1}  {HEALTHCARE_NUMBER}
WBC {STATISTICS=[4|6|9|14].<d>}  HGB {STATISTICS=1[0|2|4].<d>}  MCV {STATISTICS=[8|9]<d>}  PLT {STATISTICS=[1|2|3]<d><d>}
NA {STATISTICS=13<d>}  K {STATISTICS=4.<d>}  UREA {STATISTICS=[3|5|8].<d>}  CREAT {STATISTICS=[6|7|9]<d>}  eGFR {STATISTICS=>[60|90]}
Ref ranges on reverse. [Haemolysed, please repeat.|Sample insufficient.|Phoned to {NAME_MEDICAL_PROFESSIONAL} {TIME}.|]
---
{MEDICAL_PROCESS=[Echo|TTE|Stress echo|Holter|Exercise test|Pacing check|Coronary angiogram]} report. {NAME:1}, {AGE}. LVEF {STATISTICS=[20|30|45|55|60]%}, LVIDd {STATISTICS=[4|5].<d> cm}, TAPSE {STATISTICS=[14|18|22] mm}. {CONDITION=[Mild MR|Moderate AS|Trivial TR|Dilated LA|Pericardial effusion]}. [Device serial|Lead] {NUMERICAL_PII}. [Tech|Sonographer|Read by] {NAME}.
---
[Ophthalmology|Optometry|EYE CLINIC]: {NAME:1}. VA {STATISTICS=6/[6|9|12|24]} R, {STATISTICS=6/[5|9|18|60]} L. IOP {STATISTICS=1<d>/1<d>}. [Fundi normal.|{CONDITION=[Early cataract|Drusen|Dry eye|Blepharitis|Cupped discs]}.] [Rx given|Specs]: [-<d9>.50 DS|+1.25 / -0.50 x 90]. <r_sign>
---
Dental chart {DATE}: {NAME:1}. [UR6|LL7|UL4|LR8|tooth 14|tooth 36]: {CONDITION=[caries|abscess|pulpitis|pericoronitis]}, {MEDICAL_PROCESS=[root canal|extraction|composite filling|scale and polish|crown prep]}. BPE 2 1 2 / 2 2 1. [Shade A2.|Next: {OCCUPATION=hygienist}.] Fee {MONEY}. {NAME_MEDICAL_PROFESSIONAL}
---
[Audiology|Hearing clinic]: {NAME:1}, {AGE}. {MEDICAL_PROCESS=[Pure tone audiogram|Tympanometry|OAE]}: {CONDITION=[bilateral high-frequency loss|glue ear|conductive loss R]}. Aid fitted, serial {NUMERICAL_PII}. [Batteries size {~quantity}.|Mould no. {~code}.] Review {DURATION=[6/52|3/12|a year]}.
---
AUTOPSY [No.|REF] {NUMERICAL_PII=[20|A]<d><d>-<d><d><d>}: The body is that of a {PHYSICAL_ATTRIBUTE=[well-nourished|white|Black|slim]} {GENDER=[male|female]}, {PHYSICAL_ATTRIBUTE=[178 cm|5 ft 9 in|162 cm]}, {PHYSICAL_ATTRIBUTE=[81 kg|170 lb|60 kg]}, appearing {AGE}, identified by {MARITAL_STATUS=[wife|husband|widow]} {NAME} as {NAME:1}. {PHYSICAL_ATTRIBUTE=[Tattoo of an anchor on the left arm|Appendix scar|Grey stubble|Pierced left ear]}. [Cause of death]: 1a {CONDITION}, 1b {CONDITION}. {NAME_MEDICAL_PROFESSIONAL}, {DATE}
"""),
    "rec_medlines": docs(r"""
{DRUG} {DOSE} [i|ii|1|2] [tab|caps] <freq>
{DRUG} {DOSE} <freq> [ac|pc|c food|prn]
[D/C|stop|hold] {DRUG} [until|from] {DATE}
[restart|cont] {DRUG} {DOSE}[ if SBP > 100|]
---
1) {DRUG} {DOSE} [mane|nocte|bd|tds|qds] 2) {DRUG} {DOSE} [od|prn|stat] 3) {DRUG} [inh|patch|cream|gtt] <freq> 4) {DRUG} - [ran out|not taking|doesn't like it]
---
NKDA. Meds: {DRUG}, {DRUG}, {DRUG} (all [stopped|unchanged|since {DATE_INTERVAL}]), plus OTC {DRUG=[ibuprofen|Gaviscon|vitamin D|turmeric|St John's wort|fish oil|Benadryl|zinc|magnesium]}.
---
| Drug | Dose | Route | Freq | Start | Prescriber |
| {DRUG} | {DOSE} | PO | [OD|BD] | {DATE} | {NAME_MEDICAL_PROFESSIONAL} |
| {DRUG} | {DOSE} | [SC|IV] | [STAT|PRN] | {DATE} | {NAME_MEDICAL_PROFESSIONAL} |
| | | | | | |
---
[MAR|eMAR|Drug chart] {NAME:1} {DOB:1} [bed|room] {~quantity}
{TIME} {DRUG} {DOSE} ✓ {NAME=[JB|KL|MO|TS|RP|AW]}
{TIME} {DRUG} {DOSE} ✗ [asleep|refused|NBM|not available]
{TIME} {DRUG} {DOSE} ✓ {NAME=[DK|PH|SN|LC]}
---
[Pharmacist|Med rec] note: {NAME_GIVEN:1} [confuses|mixes up|splits] {DRUG} and {DRUG}. [Blister pack from {ORGANIZATION_MEDICAL_FACILITY}.|<kin> {NAME_GIVEN:2} fills the box.] eGFR {STATISTICS=[2|3|4]<d>}: [halve|avoid] {DRUG}. {NAME_MEDICAL_PROFESSIONAL}
---
Rpt Rx: {DRUG} {DOSE} x {~quantity}, {DRUG} {DOSE} x {~quantity}, strips x {~quantity}. [Last issued|Due] {DATE}. Collect by {NAME_GIVEN}[ ({PHONE_NUMBER})|].
---
Don't take {DRUG} with {DRUG}. If you miss one, skip it. [You may feel {EFFECT} or {EFFECT}.|Call {PHONE_NUMBER} if you get {EFFECT}.] Store below {~quantity} degrees, lot {~code}.
---
Vaccines: {MEDICAL_PROCESS=[MMR|DTaP|Hep B|BCG|HPV|MenACWY|Tdap|varicella|rotavirus]} {DATE}, {MEDICAL_PROCESS=[MMR #2|IPV|PCV13|flu|COVID booster]} {DATE} (lot {~code}, L deltoid, {NAME_MEDICAL_PROFESSIONAL}).
"""),
    "rec_letters": docs(r"""
{NAME_MEDICAL_PROFESSIONAL}
{ORGANIZATION_MEDICAL_FACILITY}

[Dear Colleague|Dear both|Dear {NAME_GIVEN}],

[re|Ref]: {NAME:1} [({DOB:1})|- {HEALTHCARE_NUMBER}|, {LOCATION_ADDRESS}]

[Many thanks for asking me to see|It was good to meet|I reviewed] {NAME_GIVEN:1} [in clinic on {DATE}|by telephone]. <r_none> [In short, the {MEDICAL_PROCESS} was reassuring.|I think this is {CONDITION}, not {CONDITION}.] <r_none>

[With best wishes|Yours|Regards],
{NAME_MEDICAL_PROFESSIONAL}
---
Diagnosis: [1. |]{CONDITION} 2. {CONDITION} [since {DATE_INTERVAL}|]
Actions for practice: [please stop {DRUG}|start {DRUG} {DOSE}|none]
Actions for patient: [ring {PHONE_NUMBER} to book {MEDICAL_PROCESS}|none]
{NAME_GIVEN:1} came with {%his|her:1} <kin> {NAME_GIVEN:2}. <r_none>
---
Dear {%Mr|Mrs:1} {NAME_FAMILY:1},
Your [appointment|admission] for {MEDICAL_PROCESS} under {NAME_MEDICAL_PROFESSIONAL} is on {DATE} at {TIME}, [level {~quantity}, desk {~quantity}|Outpatients, area {~quantity}], {ORGANIZATION_MEDICAL_FACILITY:1}, {LOCATION_ADDRESS}. [Please bring this letter.|Do not eat from {TIME=midnight}.] Quote {HEALTHCARE_NUMBER} [if you ring|on {PHONE_NUMBER}].
---
[Dear patient|Dear parent or guardian],
[You are due a check-up|Our records show that a form is missing|We have moved to a new building|We were unable to reach you]. <r_none> [Please bring a list of what you take.|Parking is limited.|Ring the bell at door {~quantity}.]
[The practice team|Reception|Outpatient bookings]
---
[DISCHARGE ADVICE|Going home]: {NAME:1}, in from {DATE} to {DATE} ([ward|unit] {~quantity}). [Why you were here]: {CONDITION}. [What was done]: {MEDICAL_PROCESS}. [New]: {DRUG} {DOSE} <freq>. [Stopped]: {DRUG}. <r_none> [Come back if]: {CONDITION=[fever|bleeding|worse pain|you cannot pass urine]}.
---
To: {NAME_MEDICAL_PROFESSIONAL}   From: {NAME_MEDICAL_PROFESSIONAL}   [Fax|F]: {PHONE_NUMBER}   Pages: {~quantity}
{NAME_FAMILY:1} / {DOB:1} / {ORGANIZATION}-{HEALTHCARE_NUMBER}. Pls see for {CONDITION}, [failed|intolerant of] {DRUG}. {MEDICAL_PROCESS=[Films|MRI|EMG|Labs]} [attached|on disc]. [ASAP|Routine].
---
[Fit note|Sick certificate|Return to work]: I assessed {NAME:1} on {DATE} and because of {CONDITION} {%he|she:1} is [not fit for work|fit with lighter duties] for {DURATION}. [Job]: {OCCUPATION}. {NAME_MEDICAL_PROFESSIONAL}, {ORGANIZATION_MEDICAL_FACILITY}, GMC {NUMERICAL_PII=[4|6|7]<d><d><d><d><d><d>}.
"""),
    "rec_psych": docs(r"""
MSE: [Casually dressed|Dishevelled|Guarded|Fidgety], [speech normal rate|speech soft|mumbling], mood "[okay|rubbish|up and down]", affect [congruent|blunted|labile], thoughts [linear|circumstantial], {CONDITION=[passive SI|paranoid ideation|auditory hallucinations|delusions of reference]}. Insight [partial|good|poor].
---
{NAME_GIVEN:1} spoke about [{NAME_GIVEN:2}|{%his|her:1} {MARITAL_STATUS=[ex|ex-wife|ex-husband|husband|wife]}, {NAME_GIVEN:2}|the night {NAME_GIVEN:2} left]. "[I keep hearing the door|It was my fault|I just want to sleep]." We [stayed with the feeling|named it|practised breathing]. [{CONDITION} less frequent.|Homework: thought record.] Next: {DATE}.
---
Risk: {CONDITION=[suicidal thoughts without plan|self-harm|aggression when drunk]}, [last|most recent] {DATE_INTERVAL}. Protective: [<kin> {NAME_GIVEN}|{RELIGION} faith|job at {ORGANIZATION}|the dog]. Crisis no. given.
---
Referred by [school|{OCCUPATION=probation officer} {NAME}|{ORGANIZATION}|self]. {AGE}, [uses {GENDER=[they/them|she/they|he/him]}|{GENDER=[non-binary|trans man|trans woman|female|male]}], out as {SEXUALITY} to [<kin> only|friends|nobody]. Lives [with {NAME_GIVEN}|in foster care|in a hostel in {LOCATION_CITY}]. {DRUG} {DOSE} since {DATE_INTERVAL}, [helps|gives {EFFECT}].
---
[Group|Session] notes: [{NAME_GIVEN}, {NAME_GIVEN} and {NAME_GIVEN} attended|{~quantity} attended, names on sheet]. <r_none> {NAME_GIVEN} [shared|left early|brought cake|cried]. [Theme]: [anger|shame|sleep|boundaries].
---
Section {~quantity} [applied|expired|rescinded] {DATE} {TIME}, AMHP {NAME}, {OCCUPATION=[solicitor|advocate|police officer]} {NAME}. [RC]: {NAME_MEDICAL_PROFESSIONAL}. Leave [escorted|unescorted], {DURATION=[30 min|2 hrs|one hour]}. {NAME_GIVEN:1} [content|angry|asked for tribunal].
---
Substance use: [first drink at {AGE}|{DURATION=[9 months|2 years]} sober|{CONDITION=[opioid use disorder|alcohol dependence|cannabis use disorder]}]. AUDIT {STATISTICS=[1|2]<d>}. {DRUG=[methadone|buprenorphine|Antabuse|naltrexone|acamprosate]} {DOSE}, pickup [daily|weekly] at {ORGANIZATION_MEDICAL_FACILITY}. Sponsor: {NAME=[{NAME_GIVEN} B.|{NAME_GIVEN} T.|Big {NAME_GIVEN}]}.
---
<r_none> <r_none>
{NAME_GIVEN:1} [smiled once|did not want to talk|asked about the garden]. <r_none>
"""),
}

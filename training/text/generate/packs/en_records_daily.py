"""More English office and daily writing: mails, chats, calls, personnel, school, housing, immigration, tax, insurance, orders, tickets."""

from .en_text import docs, lines

DOCS = {"rec_mail": 10, "rec_chat": 10, "rec_calls": 5, "spoken_records": 6, "rec_office": 14}
RULES = {
    "dw": ["[zero|oh|one|two|three|four|five|six|seven|eight|nine|double two|double seven]"],
    "dw4": ["<dw> <dw> <dw> <dw>"],
    "wordname": ["{NAME_GIVEN=[Will|Mark|Grant|Chase|Frank|Rob|Drew|Pat|Sue|Dawn|Hope|Grace|Faith|Joy|May|June|April|Summer|Autumn|Penny|Hunter|Mason|Carter|Cooper|Tyler|Piper|Harper|Rose|Iris|Ivy|Violet|Olive|Sage|River|Sky|Miles|Rich|Art|Bill|Jack|Ray|Rusty|Sandy|Buck|Dean|Earl|Duke|Ace|Angel|Precious|Blessing|Sunday|Lucky|Wren|Robin|Jay|Reed|Clay|Cliff|Heath|Dale|Glen|Ford|Bentley|Paris|Chelsea|Jordan]}"],
    "wordfam": ["{NAME_FAMILY=[Baker|Young|Long|Short|Brown|Gray|Bell|Bush|Banks|Fields|Waters|Rivers|Woods|Stone|Marsh|Moore|Park|Hall|House|Church|Bishop|Pope|King|Prince|Knight|Page|Case|Price|Cash|Sharp|Smart|Wise|Best|Savage|Love|Friend|Day|Weeks|March|Winter|Snow|Frost|Rain|Gale|Drake|Finch|Swan|Wolf|Fox|Bass|Salmon|Cook|Carver|Farmer|Butler|Porter|Archer|Marshall|Major|Sergeant|English|French|Ireland|London|Paris|Dallas|Lake|Ford|Street|Lane|Way|Gates|Post|Bond|Bill|Grant|Drew]}"],
    "e_none": lines(r"""
[Sorry|Apologies] for the [late reply|long mail|noise|mix-up]; [it got buried|I was off sick|the server was down|my phone died].
[Will|May] [I|we] [push this back a bit|keep the old version|park it for now]? [No rush.|Your call.|Happy either way.]
[As per my last mail|To recap|Long story short|In short|FYI], [nothing has changed|the plan stands|we are still waiting|it was a typo].
[Please|Kindly] [mark it as read|bill us as usual|grant me access|chase this up|sign and return page {~quantity}|do the needful].
[Let's|Shall we] [take this offline|circle back|keep it short|call it a day|skip the call].
[The attached|The link|The old file] [won't open|is out of date|has {~quantity} tabs|is password protected].
[Hope that helps|Thanks in advance|Much appreciated|Talk soon|All the best for the move|Have a good one].
[They|The others|Some] [will|may] [come back to us|want more detail|ask why]. [Fine by me.|So be it.]
[Out of office|Automatic reply]: [I am away with limited access to mail|I will reply when I am back|for anything urgent please ask the team].
[Unsubscribe|Manage preferences|View in browser|Privacy policy]. [This mailbox is not monitored.|Please consider the environment before printing.]
[This message is confidential|The information in this e-mail is intended for the addressee only]. [If you received it in error, please delete it.|Any views are those of the sender.]
[Option {~quantity}|Item {~quantity}|Version {~version}|Row {~quantity}] [is fine|looks wrong|needs a second look|can go].
[We are {~percent}% done|About {~number} rows left|Only {~quantity} seats remain|Ticket queue is down to {~quantity}].
"""),
    "e_line": lines(r"""
<wordname> [will|may|can] [mark|bill|chase|grant] it, [won't|can't] [he|she|they]? If not, ask [{NAME_FAMILY}|{NAME}|{NAME_GIVEN}].
[Not sure|No idea] whether {NAME_GIVEN:3} [told|warned|paid|cc'd] {NAME_GIVEN:4}, but {NAME:5} [definitely knew|was on the call|signed for it].
[It was|Turns out it was] {NAME_FAMILY}, of all people, who [found|lost|rewrote] {FILENAME}.
What {ORGANIZATION} wants, {ORGANIZATION} gets, [so|and] {NAME_GIVEN:3} [agreed to {MONEY}|moved the date to {DATE}|is flying to {LOCATION_CITY}].
{NAME_GIVEN:3}'s [mother|landlord|flatmate], who [still lives|used to work] in {LOCATION_CITY}, [sends her love|needs a lift|asked about you].
[Between us|In confidence], [{ORGANIZATION}|{LOCATION_CITY}|head office] thinks {NAME_FAMILY:6} is [leaving|the problem|too expensive].
[Do|Could] you [two|both], {NAME_GIVEN:3} and {NAME_GIVEN:4}, [take|split] the {LOCATION_CITY} and {LOCATION_CITY} [accounts|shifts|visits]?
Regarding [your mail of {DATE}|the flat at {LOCATION_ADDRESS}|{NAME}'s deposit]: [we agree|we object|it was returned], [less {MONEY}|in full|by cheque].
Ever since {EVENT}, [the {NAME_FAMILY:7}s|{NAME_GIVEN} and {NAME_GIVEN}] have been [on my case|living at ours|avoiding us].
{NAME:3} (ex-{ORGANIZATION}, now {OCCUPATION} at {ORGANIZATION}) [would be a good fit|asked for an intro|is on {PHONE_NUMBER}].
[My|Our] [{OCCUPATION=plumber}|{OCCUPATION=accountant}|{OCCUPATION=solicitor}|{OCCUPATION=dentist}], a [Mr|Ms|Mrs] <wordfam>, [charged|wants|refunded] {MONEY}.
[{LOCATION_CITY=[Washington|Brussels|Delhi|Canberra]}|Head office] aside, [who|nobody] at {ORGANIZATION} [reads these|cares|signed off]?
[Login's|The new one is] {USERNAME:1} / {PASSWORD}, [same as before|valid until <wd>|don't forward].
"[Over my dead body|Never heard of it|Fine]," {NAME_GIVEN:3} [wrote|said|texted], and that was [<wd>|{DATE}|before {EVENT}].
Pls book: {NAME_FAMILY:3}/{NAME_GIVEN:3}, {LOCATION_CITY}–{LOCATION_CITY}, out {DATE}, back {DATE}, aisle seat, FF {ACCOUNT_NUMBER}.
{NAME_GIVEN:3} turned {AGE} [on <wd>|last week]; {NAME_GIVEN:4}, {AGE}, [starts school|can drive] in {DATE_INTERVAL}.
[Mum's|Dad's|Nan's] {MEDICAL_PROCESS} went [fine|badly], {NAME_MEDICAL_PROFESSIONAL} [says {DURATION}|is pleased|wants another one], we're at {ORGANIZATION_MEDICAL_FACILITY}.
Please release {MONEY} from {BANK_ACCOUNT} to [the {NAME_FAMILY} estate|{NAME}|{ORGANIZATION}], ref {NUMERICAL_PII}.
The parcel for {NAME=<wordname> <wordfam>} is still [in customs|at {LOCATION_ZIP}|with {ORGANIZATION}].
"""),
    "rec_mail": docs(r"""
<greet>

<e_none> <e_line>

<close>
---
<e_line>
---
<e_none>
---
<e_none> <e_none>
---
<greet>
<e_none>
<e_line> <e_line>
<e_none>
<close>
---
Subject: [Re: |FW: |][the thing|question|URGENT|(no subject)|keys|re-run of {~code}]

<e_line> <e_none> <e_line>
[{NAME_GIVEN:1}|x|thx|/{NAME_GIVEN:2}]
---
[Hi all|Team|Folks],

<e_none>

- <e_none>
- <e_line>
- <e_line>

[Ta|Thanks], {NAME_GIVEN:2}
---
> <e_none>
> <e_line>
[Yes.|No.|See below.|+1] <e_none>
---
My dearest {NAME_GIVEN:1},
[It rains and rains|The garden is a jungle|Nothing much happens here]. <e_line> [Do write|Kiss the little ones|Burn this]. 
Your [loving|old|faithful] [friend|aunt|brother] {NAME_GIVEN:2}
"""),
    "t_msg": lines(r"""
[u|you] up? {NAME_GIVEN}s [asleep|out|being weird]
<wordname> [wont|will|might] [come|pay|drive] [tho|lol|i think]
[cant|can't] [talk|do tn], [at work|in class|driving], [ring|txt] {NAME_GIVEN} [instead|or {NAME_GIVEN}]
[k|kk|fine|whatever|lmao|mood|facts|bet|nvm|gtg|smh]
who tf is {NAME_GIVEN}[ n why is she in my dms| and how did he get my number|??]
[moms|nans|dads] {MEDICAL_PROCESS=[op|scan|biopsy|chemo|surgery|bloods]} is [tmrw|<wd>] pray 4 her
[soz|sry] [been mad busy|phone died|fell asleep], [lunch|drinks] [<wd>|next wk|after work]?
[dont|don't] tell {NAME_GIVEN} but {NAME_GIVEN} is [moving to {LOCATION_CITY}|{SEXUALITY=[gay|bi]}|leaving {ORGANIZATION}|pregnant]
{TIME} outside {ORGANIZATION}, [look for|im in] the [red|white|beat up] {PRODUCT=[fiesta|corsa|civic|tesla|yaris|jeep]}, {VEHICLE_ID}
[send|ping] me {MONEY}, its {USERNAME}
[ur|the] code is {PASSWORD=<d><d><d><d><d><d>} dont share it
gate code {PASSWORD=[<d><d><d><d>#|#<d><d><d><d>|C<d><d><d><d>]}, flat {~quantity}, buzz {NAME_FAMILY}
turn [left|right] at [the church|{ORGANIZATION}|the lights], [number {~quantity}|blue door], {LOCATION_ADDRESS_STREET}
[im|i'm] {AGE} not {AGE}, [stop telling ppl|omg]
[got|failed|passed] my [test|driving test|exam]!!! [tell|told] {NAME_GIVEN}
doc says its [just |]{CONDITION}, {DURATION=[2 wks|10 days|a week]} off, on {DRUG}
[when|what time] [does it start|r we leaving|u done]?
[one sec|hang on|wait|hold up], [its|someones] at the door
may [be late|not make it], will [let u know|text]. [mark my words|fingers crossed]
happy {EVENT=[diwali|eid|xmas|easter|hanukkah|st paddys|fathers day|pride|chinese new year]} [fam|bro|hun|from all the {NAME_FAMILY}s]
{NAME} from [school|{ORGANIZATION}|the gym] just followed me
NO {NAME_GIVEN=[BRENDA|KEVIN|SHANICE|DEEPAK|OLGA|TYRONE|MAGS]} I WILL NOT [CALM DOWN|LEND YOU {MONEY}|BE QUIET]
did the [landlord|council|bank] ring? [no|yh] sum1 called {NAME_GIVEN} from {ORGANIZATION}
my [<kin>|nan|stepdad] [was born|grew up] in {LOCATION_COUNTRY}, speaks {LANGUAGE} n everything
[order|parcel] {NUMERICAL_PII} still not here [{ORGANIZATION}|@{ORGANIZATION}] [sort it out|where is it]
[2|3|{~quantity}] [pints of milk|bags of crisps|eggs] n [bread|bin bags] pls
[lost|cracked] my phone, new num {PHONE_NUMBER}, this is {NAME_GIVEN}
tbh [idc|same|i just want food|its giving main character]
"""),
    "rec_chat": docs(r"""
<t_msg>
---
<t_msg>
<t_msg>
<t_msg>
---
{NAME_GIVEN:11}: <t_msg>
{NAME_GIVEN:12}: <t_msg>
{NAME_GIVEN:11}: <t_msg>
---
me: <t_msg>
{NAME_GIVEN:11} 🐝: <t_msg>
me: <t_msg>
---
({TIME}) <wordname>: <t_msg>
({TIME}) {NAME_GIVEN:12}: <t_msg>
---
SMS from {PHONE_NUMBER}: <t_msg>
---
\[{DATE}, {TIME}\] {NAME:11}: <t_msg>
\[{DATE}, {TIME}\] ~{USERNAME:12}: <t_msg>
\[{DATE}, {TIME}\] {NAME:11}: \<Media omitted\>
---
{NAME_GIVEN:11} {NAME_GIVEN:12} {NAME_GIVEN:13} [gc|group] [muted|renamed "[the lads|book club|flat {~quantity}]"]
<t_msg>
<t_msg>
<t_msg>
<t_msg>
<t_msg>
"""),
    "rec_calls": docs(r"""
AGENT: [Can you spell that for me?|And the surname?]
CALLER: [Sure,|Yeah, it's|Okay.] {NAME_FAMILY=[N-O-W-A-K|O-K-A-F-O-R|H A double L|S-I-N-G-H|M-A-C-D-O-N-A-L-D|T R A N|D'-S-O-U-Z-A|B-E-C-K-E-T-T|Y-I-L-M-A-Z|P as in Peter, A, double L, E]}. First name {NAME_GIVEN:1}.
AGENT: [Perfect|Lovely|Thank you], {NAME_GIVEN:1}. [Bear with me.|One moment.]
---
[Rep|Operator|Advisor]: [For security, your date of birth?|Date of birth?]
[Customer|Caller|Member]: [Uh,|It's|That's] {DOB=[the |][first|second|third|fifth|ninth|twelfth|twenty-first|thirtieth] of [January|March|April|June|August|November], [nineteen |][fifty|sixty|seventy|eighty|ninety]-[one|two|four|six|eight]}.
[[Rep|Operator]: And the last four of your [social|SSN]?\nCustomer: {SSN=<dw4>}.|[Rep|Advisor]: And the [account|membership|policy] number?\nCustomer: [Um, |]{ACCOUNT_NUMBER=[<dw> <dw> <dw>, <dw> <dw4>|<dw4> <dw4>|<dw4>, dash, <dw> <dw>]}.]
[Rep|Operator|Advisor]: [Great, you're verified.|Sorry, that doesn't match.|Thanks.]
---
Agent {NAME_GIVEN:2}: You're through to {ORGANIZATION:1}. [How can I help?|What seems to be the problem?]
Customer: [My bill's gone up to {MONEY}.|The box keeps dropping out.|I moved to {LOCATION_ADDRESS} and you still write to my {MARITAL_STATUS=[ex|ex-wife|late husband]}.]
Agent {NAME_GIVEN:2}: [I'm sorry to hear that.|Let me have a look.] [Is that account {ACCOUNT_NUMBER}?|Am I speaking to the account holder?]
Customer: [Speaking.|No, I'm {%his|her:3} <kin>, {NAME:3}.|Yes.]
---
\[00:00:{~quantity}\] SPEAKER_00: [Hello?|Yes, good morning.] [Is this {NAME:1}?|I'm looking for {%Mr|Ms:1} {NAME_FAMILY:1}.]
\[00:00:{~quantity}\] SPEAKER_01: [Who's asking?|Speaking.|Wrong number, mate.]
\[00:01:{~quantity}\] SPEAKER_00: [It's about the {PRODUCT} in {LOCATION_CITY}.|I'm calling from {ORGANIZATION}, my name's <wordname>.|We met at {EVENT}.]
\[00:01:{~quantity}\] SPEAKER_01: [Not interested.|Call {NAME_GIVEN} on {PHONE_NUMBER=<dw> <dw> <dw>, <dw> <dw> <dw>, <dw4>}.|(inaudible)]
---
Q. [State your name for the record.|And you are?]
A. {NAME:1}.
Q. [How old are you, {%Mr.|Ms.:1} {NAME_FAMILY:1}?|What do you do?]
A. [{AGE=[Forty-two|Sixty|Thirty-one|Twenty-six|Fifty-five]}.|I'm a {OCCUPATION}.|I'd rather not say.]
[Q. And the card?\nA. It ended in {CREDIT_CARD=<dw4>}.|Q. What was the PIN?\nA. {PASSWORD=<dw4>}.|Q. And then?\nA. I don't recall.]
---
IVR: [Press one for billing, two for support.|Please hold.|All our agents are busy.]
Caller: [representative|agent|speak to a person]
[IVR: I didn't get that.\nCaller: no|IVR: Please say the phone number on the account.\nCaller: {PHONE_NUMBER=<dw> <dw> <dw> <dw> <dw> <dw> <dw> <dw> <dw> <dw>}|IVR: Please key in your member ID.\nCaller: {HEALTHCARE_NUMBER}]
---
Dispatcher: [What's the address of the emergency?|Where are you?]
Caller: [{LOCATION_ADDRESS}|Corner of {LOCATION_ADDRESS_STREET=[Fifth|Oak|Mill Road|Station Street]} and {LOCATION_ADDRESS_STREET=[Vine|Elm|Park Lane|Canal Street]}|somewhere near {LOCATION}, I don't know]. My [neighbour|<kin>|{MARITAL_STATUS=[wife|husband]}] {NAME_GIVEN:4}'s [{CONDITION=[unconscious|choking|having a fit|not breathing]}|on the floor|{INJURY=[cut his arm|hit her head|been stabbed]}].
Dispatcher: How old is {NAME_GIVEN:4}?
Caller: {AGE=[Seventy|Seventy-one|Thirty-three|About fifty|Eighty-odd|Eight|Nine months]}.
"""),
    "spoken_records": lines(r"""
so the account is in the name of {NAME:1} no sorry {NAME:2/1} my [late |ex ]<kin> and the number starts [with|] {ACCOUNT_NUMBER} i think
[yeah|okay|right] the reg is {VEHICLE_ID} it's a [blue|grey] {PRODUCT=[nissan|astra|golf|camry|sprinter van]} parked on {LOCATION_ADDRESS_STREET} since {DATE=[monday|friday|tuesday|the twelfth|the third]}
i was born [the|on the] {DOB=[first|second|fourth|tenth|eleventh|nineteenth|twenty second|thirty first] of [february|may|july|september|october|december] [nineteen|] [forty|fifty|sixty|seventy|eighty|ninety] [one|three|five|seven|nine]} so i'm {AGE=[forty three|sixty one|twenty nine|seventy five|thirty eight]} now
can you read that back please. {PHONE_NUMBER}. no it's {PHONE_NUMBER}
we ordered {~quantity} boxes not {~quantity} and the invoice says {~number} units that can't be right
um hello yes i'm just ringing to check if you're open today i don't need an appointment or anything
[this is the|it's the] {OCCUPATION=[nurse|receptionist|pharmacist]} calling for {NAME:1} your {MEDICAL_PROCESS} [has been moved|is confirmed] please [don't|do not] take your {DRUG} that morning
hi {ORGANIZATION:1} it's {NAME_GIVEN:1} again i was on with {NAME_GIVEN:2} and we got cut off my case is {ACCOUNT_NUMBER}
the name's {NAME=<wordname> <wordfam>} <wordfam> like the [word|thing] you know and the postcode is {LOCATION_ZIP}
okay step one you hold the button down step two wait for the light step three try it again did that work
may i take your name. it's <wordname>. and will that be cash or card <wordname>. card please
so {STATISTICS=[one forty|one sixty|one twenty two] over [ninety|eighty four|seventy]} and the sugar was {STATISTICS=[seven|nine|eleven|fourteen] point [one|two|five|eight]} i wrote it all down for {NAME_MEDICAL_PROFESSIONAL}
mister <wordfam> isn't in can i take a message. tell him {NAME:1} from {ORGANIZATION} called it's about {NAME_GIVEN:2}'s [will|bill|mark|grant]
the last four of my social are {SSN=<d><d><d><d>} and my mother's maiden name is {PASSWORD=[rossi|mcbride|castellano|adeyemi|schultz|baptiste]}
press one for {LANGUAGE=[english|spanish|french]} press two for more options or stay on the line
"""),
    "o_line": lines(r"""
[Tenant|Occupier|Lead tenant]: {NAME:1}, {LOCATION_ADDRESS_STREET}, arrears {MONEY} [w/e|as at] {DATE}. [NOSP served.|Payment plan {MONEY} a week.|No access x2.]
HV {DATE}: {NAME_GIVEN:1} [answered|did not answer] the door. [Flat tidy|Smell of damp|Fridge empty|Post piling up]. {NAME_GIVEN:2} ({AGE}) [at school|asleep|quiet], {NAME_GIVEN:3} ({AGE=[4 months|18 months|9 weeks]}) [in cot|with nan]. [No concerns.|{OCCUPATION=[S/W|SW]} {NAME} informed.]
{NAME_GIVEN:1}'s [<kin>|{OCCUPATION=[support worker|advocate|social worker]}], {NAME:2}, [phoned|e-mailed|attended] [re|about] [the boiler|PIP|school meals|respite].
LAC review: {NAME:1}, {DOB}, {ORIGIN=[White British|Black Caribbean|Bangladeshi|mixed White and Asian|Roma|Somali]}, placed with {NAME} and {NAME_GIVEN} in {LOCATION_CITY} since {DATE_INTERVAL}. [Contact with mum fortnightly.|Wants to see {NAME_GIVEN}.]
[Asylum|Leave to remain|Naturalisation] applicant {NAME:1}, [national of|from] {LOCATION_COUNTRY}, arrived via {LOCATION_COUNTRY} on {DATE}, ref {NUMERICAL_PII=[<d9><d><d><d><d><d><d>/00<d>|A<d><d><d>-<d><d><d>-<d><d><d>|GWF0<d><d><d><d><d><d><d><d>]}, speaks {LANGUAGE}, [claims|states] [he|she] is {RELIGION}.
I-[130|485|765|589]: petitioner {NAME:1}, beneficiary {NAME:2}, A# {NUMERICAL_PII=A<d><d><d> <d><d><d> <d><d><d>}, {MARITAL_STATUS=[spouse|fiancé|widow]}, I-94 {NUMERICAL_PII=<d9><d><d><d><d><d><d><d><d><d><d>}, entry {LOCATION_CITY} {DATE}.
Box 1 wages {MONEY}; box 2 {MONEY}; box a {SSN}; box b {ORGANIZATION_ID}; box c {ORGANIZATION}, {LOCATION_ADDRESS}; box e {NAME}.
[Self Assessment|1040|P60|T4|BAS] {DATE_INTERVAL=[2019|2020|2021-22|2022/23|2023]}: {NAME:1}, {SSN}, [refund|owes|underpaid] {MONEY}, {MARITAL_STATUS=[single|married filing jointly|head of household|separated]}, [dependants|kids]: {NAME_GIVEN}, {NAME_GIVEN}.
[Transcript|Record]: {NAME_FAMILY:1}, {NAME_GIVEN:1} [ID|#] {ACCOUNT_NUMBER}, GPA {~version}, [BIO 101 B+|MATH 220 A-|ENG 110 C|HIST 300 W], {~quantity} credits, [major|programme] [undeclared|biology|nursing].
[Detention|House point|Late slip|Merit]: {NAME:1}, [7B|10K|Year {~quantity}|Grade {~quantity}], [chewing gum|kind to {NAME_GIVEN:2}|no homework|arrived {TIME}]. [Mr|Miss|Mrs] {NAME_FAMILY}
{NAME:1} — {OCCUPATION}, {ORGANIZATION}, {DATE_INTERVAL}. [Cut costs by {~percent}%.|Ran a team of {~quantity}.|Shipped version {~version}.] [Before that]: {OCCUPATION}, {ORGANIZATION}.
[Languages|Skills]: {LANGUAGE} (C1), {LANGUAGE} (basic), [spreadsheets|forklift|first aid|CAD], [clean licence|own tools].
Emp {ACCOUNT_NUMBER} {NAME_FAMILY:1} [late x{~quantity}|AWOL {DATE}|sick {DURATION}|unpaid leave {DATE} to {DATE}]; [verbal warning|OH referral|cleared] - {NAME}
[Line manager|HRBP] comments: {NAME_GIVEN:1} [shadows|covers for|clashes with] {NAME_GIVEN:2}; [promotion to {OCCUPATION} from {DATE}|no bonus|PIP, {DURATION=[30 days|90 days|3 months]}].
Payroll query: {NAME:1} was paid {MONEY}, [should be|expected] {MONEY}; [a/c|account] {BANK_ACCOUNT}, [sc|sort] {ROUTING_NUMBER} [unchanged|amended {DATE}].
Dear {%Mr|Mrs:1} <wordfam>, we [could not collect|have returned|stopped] the Direct Debit of {MONEY} for policy {ACCOUNT_NUMBER}. [Your cover will end on {DATE}.|No action is needed.]
[FNOL|Claim note] {DATE} {TIME}: [IV|TP] reg {VEHICLE_ID}, driver {NAME:1}, [hit in rear|clipped mirror|rolled into bollard] [at|on] {LOCATION_ADDRESS_STREET}; {INJURY=[whiplash|bruised knee|sore neck]} [alleged|denied]. TP ins {ORGANIZATION}.
Your [chargeback|dispute|statement] for card ending {CREDIT_CARD=<d><d><d><d>} [was upheld|is closed|needs page {~quantity}], {NAME_GIVEN:1}. [Merchant]: {ORGANIZATION}, {LOCATION_CITY}, {MONEY}.
[Ship to|SHIP TO|Consignee] {NAME:1} / {LOCATION_ADDRESS} / {PHONE_NUMBER}. {~quantity} ctns, {~number} kg, [fragile|no signature|leave in porch]. AWB {NUMERICAL_PII=<d><d><d>-<d><d><d><d> <d><d><d><d>}.
[Delivered|Attempted|Held] {TIME} {DATE}, [signed|rec'd by] {NAME_FAMILY=[SMITH|OKORO|PATEL|NGUYEN|LOPEZ|KAUR|WEBER|DIAZ]}[, left with no. {~quantity}|].
[#|Order ]{NUMERICAL_PII} · {~quantity}× {PRODUCT} · {MONEY} · gift note: "[Happy birthday {NAME_GIVEN}|Get well soon, love {NAME_GIVEN} & {NAME_GIVEN}|You earned it]"
Ticket {NUMERICAL_PII}: [user|cust] {EMAIL_ADDRESS} [can't|could not] [sync|log in|export]; [build {~code}|v{~version}]; [rolled back|workaround sent|dup of {~quantity}]. Owner {USERNAME}.
[Reporter]: {NAME}. [Steps]: open page, click save, wait {~quantity} s. [Expected]: saved. [Actual]: error {~code}. [Env]: host {IP_ADDRESS}, acct {ACCOUNT_NUMBER}.
"""),
    "o_none": lines(r"""
[Inspection|Gas safety|Annual review|Stock check] [due|done|overdue]; [no access|all in order|see photos {~quantity} to {~quantity}|certificate {~code}].
[Bins not out|Lift out of order|Boiler pressure low|Window catch broken|Key safe fitted]; [raised with repairs|job {~code} logged|priority {~quantity}].
[Attendance|Score|Average|Pass rate|Occupancy] {~percent}%, [up from {~percent}%|target {~percent}%|see tab {~quantity}].
[The applicant|The tenant|The pupil|The claimant|The sponsor|The employee] [must|may|should] [sign each page|bring two documents|appeal in writing|keep a copy].
Section {~quantity} [left blank|not applicable|to be completed by the office|continued overleaf].
[Qty {~quantity}|Box {~quantity} of {~quantity}|Pallet {~quantity}|SKU {~code}|Bin {~code}], [dims {~quantity}x{~quantity}x{~quantity} cm|gross {~number} kg|do not stack].
[Thank you for contacting us|We aim to reply soon|Your feedback matters|This is not a bill|Please keep this for your records].
[No further action|Case closed|Awaiting documents|Duplicate entry|Wrong queue|Not enough information].
[Line {~quantity}|Field {~code}|Column {~quantity}]: [missing value|too long|must be a number|unexpected token].
[Maths|Art|Science|PE|Music]: [works well|more care needed|good effort|working towards]. [Effort {~quantity}.|Grade: B.|]
[Excess|Cover|Premium|Limit] [as stated in the schedule|applies per claim|is subject to terms|see page {~quantity}].
"""),
    "rec_office": docs(r"""
<o_line>
---
<o_line>
---
<o_none>
---
<o_none> <o_line>
---
<o_line>
<o_none>
<o_line>
---
<o_none> <o_none>
---
<o_line> <o_none> <o_none>
---
[CASE NOTES|Contact log|File note|Chronology] [{ACCOUNT_NUMBER}|{NAME:1}|]
{DATE} <o_line>
{DATE} <o_none>
{DATE} <o_line>
{DATE} <o_none>
---
<o_line>

<o_line>

<o_none>
"""),
}

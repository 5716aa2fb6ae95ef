"""More English forms, data fragments and identifiers: empty and broken forms, records, codes in odd places, numbers that are nobody's."""

from .en_text import docs, lines

DOCS = {"rec_forms": 9, "rec_data": 7, "rec_ids": 10, "rec_numbers": 8, "rec_mixed": 9}
RULES = {
    "fe": lines(r"""
[Name|NAME|Surname|Forename(s)|Full name|Patient|Claimant|Spouse|Child 1|Child 2|Witness|Signature|Maiden name|Next of kin|Contact|GP|Referrer|Alias]:[||  |____|.......|n/a|-]
[DOB|Age|Sex|Tel|Mob|E-mail|Address|Postcode|NI No.|SSN|MRN|Policy #|Plate|VIN|Account|IBAN|Username|Password|PIN|Passport|Religion|Occupation|Employer]:[||  |____|.......|n/a|-]
[Date|Time|Ref|Amount|Room|Ext.|Page|Qty|Ver.]:[||__/__/____|____]
☐ [Mr|Mrs|Ms|Mx|Other] ☐ [Yes|No|N/A] ☐ [New|Renewal|Change] ☐ [Urgent|Routine]
[Tick|Circle|Delete] [one|as appropriate|all that apply]. [Print clearly.|Block letters.|Use blue ink.]
[Surname|Family name] [First name|Given names] [M.I.|Middle] [Sex|M/F] [DOB|Birth date] [Phone|Tel.]
"""),
    "ff": lines(r"""
[N a m e|NAM E|Narne|Nane|Name .|Narn e] [:|;|.] {NAME:1}
[D0B|D.0.B|Date of 8irth|Dat e of birth|DOB .] [:|;|] {DOB:1}
[Addr|Addre5s|Addr ess|ADDRES S] [:|;|.] {LOCATION_ADDRESS}
[Te1|Tel .|Phon e|Ph0ne|Mob i le] [:|;|] {PHONE_NUMBER}
[S5N|SS N|NI N0|Soc. 5ec. No] [:|;|#] {SSN}
[Patient lD|Hosp N0|MR N|Mem ber ID] [:|;|] {HEALTHCARE_NUMBER}
[Acc0unt|Acct N o|P0licy No|Memb. No] [:|;|] {ACCOUNT_NUMBER}
SURNAME {NAME_FAMILY:1} | FORENAME {NAME_GIVEN:1} | [TITLE|SEX] [MR|MS|] | D.O.B {DOB:1}
{NAME_FAMILY:1} {NAME_GIVEN:1} {DOB:1} {GENDER=[M|F]} {LOCATION_ZIP}
1a. {NAME_FAMILY:1} 1b. {NAME_GIVEN:1} 1c. {LOCATION_CITY} 1d. {ORIGIN}
[Emp1oyer|Employ er|School/work] [:|;|] {ORGANIZATION}  [0ccupation|Occup .|Job] [:|;|] {OCCUPATION}
[Age|AGE|age last b/day] {AGE}  [M/F|Sex] {GENDER=[m|f|M|F]}  [ht|Ht.] {PHYSICAL_ATTRIBUTE=[1[5|6|7|8]<d>cm|5'<d9>"]}
[Known to|aka|Also called] {NAME_GIVEN} [since {DATE_INTERVAL}|]; [speaks|lang.] {LANGUAGE}; [status|m/s] {MARITAL_STATUS=[S|M|D|W|single|sep.]}
[In case of emergency|ICE 1|Call first] {NAME:2} [mum|dad|partner|friend] {PHONE_NUMBER}
[Reg.|Veh reg|Plate] {VEHICLE_ID} [colour|col] [red|silver|blk] [make|model] {PRODUCT=[Ford Focus|Kia Rio|VW Golf|Toyota Hilux]}
"""),
    "rec_forms": docs(r"""
<fe>
<fe>
<fe>
---
<fe>
<ff>
<fe>
<ff>
---
<ff>
<ff>
<ff>
<fe>
---
<fe> <fe>
<ff> <fe>
---
Name: {NAME:1}
Address:
Phone: {PHONE_NUMBER}
Email:
Next of kin:
Tel:
---
Name:
Date of birth: {DOB}
Address: {LOCATION_ADDRESS}
Employer:
Allergies:
Signed:                Date: {DATE}
---
[Patient|Client|Student|Member] name: ____  [ID|No.]: ____  Age: {AGE}  Sex: __
[Doctor|Adviser|Teacher|Officer]: ____
Notes: [{NAME_GIVEN} to call back|none|<o_none>]
---
<ff>
---
<fe>
---
<ff> // <ff> // <fe>
---
{NAME_FAMILY:1}
{NAME_GIVEN:1}
{DOB:1}
{LOCATION_CITY}
{DATE}
{GENDER=[M|F|X]}
"""),
    "dj": docs(r"""
\{"user": "{USERNAME:1}", "given": "{NAME_GIVEN:1}", "sn": "{NAME_FAMILY:1}", "age": {AGE}, "roles": \["viewer"\], "active": true, "build": {~number}\}
---
\{"orderId": "{NUMERICAL_PII}", "items": \[\{"sku": "{~code}", "qty": {~quantity}\}\], "shipTo": \{"name": "{NAME:1}", "line1": "{LOCATION_ADDRESS_STREET}", "city": "{LOCATION_CITY}", "zip": "{LOCATION_ZIP}"\}\}
---
\{"patient": \{"mrn": "{HEALTHCARE_NUMBER}", "name": "{NAME:1}", "birthDate": "{DOB}", "bloodGroup": "{BLOOD_TYPE}"\}, "vitals": \{"bp": "<bp>", "hr": <pulse>\}, "pcp": "{NAME_MEDICAL_PROFESSIONAL}"\}
---
\{"level": "info", "msg": "job done", "ms": {~number}, "worker": {~quantity}, "commit": "{~code}", "retry": false\}
---
\{"name": "", "phone": null, "email": "", "dob": null, "count": {~quantity}, "name_required": true\}
---
\{"name": "left-pad", "version": "{~version}", "main": "index.js", "author": "", "license": "GPL-3.0"\}
---
name={NAME:1};dob={DOB};acct={ACCOUNT_NUMBER};bal={MONEY};branch={LOCATION_CITY}
---
first_name: {NAME_GIVEN:1}
last_name: {NAME_FAMILY:1}
password: {PASSWORD}
timeout: {~quantity}
port: {~number}
debug: false
---
\[db\]
host={IP_ADDRESS}
user={USERNAME}
pass={PASSWORD}
pool={~quantity}
---
INSERT INTO [members|staff|patients] VALUES ({~quantity}, '{NAME_GIVEN:1}', '{NAME_FAMILY:1}', '{DOB}', '{EMAIL_ADDRESS:1}', {~number});
---
UPDATE users SET email='{EMAIL_ADDRESS:1}', pin='{PASSWORD=<d><d><d><d>}' WHERE id={~number}; -- [asked by|for] {NAME_GIVEN:1}
---
{DATE} {TIME} \[{~quantity}\] sshd: Invalid user {USERNAME} from {IP_ADDRESS}
{DATE} {TIME} \[{~quantity}\] cron: rotated {~quantity} files, {~number} bytes
---
{TIME} GET /static/app-{~version}.css 304 {~quantity}ms
{TIME} POST /patients/{HEALTHCARE_NUMBER}/notes 201 user={USERNAME}
{TIME} GET /health 200 {~quantity}ms
---
{TIME} door {~quantity} badge {NUMERICAL_PII} ({NAME_FAMILY:1}) [granted|denied]
{TIME} door {~quantity} [held open|closed|battery {~percent}%]
---
surname|forename|dob|ward|consultant
{NAME_FAMILY}|{NAME_GIVEN}|{DOB}|{~quantity}|{NAME_MEDICAL_PROFESSIONAL}
{NAME_FAMILY}|{NAME_GIVEN}|{DOB}|{~quantity}|
---
Name,Grade,Score,Rank
{NAME},{~quantity},{~percent},1
{NAME},{~quantity},{~percent},2
,,,
---
part,rev,qty,unit
{~code},A,{~quantity},pcs
{~code},C,{~quantity},m
---
Guest          Room  In        Out       Plate
{NAME_FAMILY}/{NAME_GIVEN}  {~quantity}   {DATE}  {DATE}  {VEHICLE_ID}
<wordfam>/<wordname>  {~quantity}   {DATE}  {DATE}  -
---
<wordfam>, <wordname>; {NAME_FAMILY}, {NAME_GIVEN}; {NAME_FAMILY}, {NAME_GIVEN}; [n/a|vacant|TBC]
---
BEGIN:VCARD\nFN:{NAME:1}\nN:{NAME_FAMILY:1};{NAME_GIVEN:1};;;\nTEL;TYPE=CELL:{PHONE_NUMBER}\nORG:{ORGANIZATION}\nTITLE:{OCCUPATION}\nBDAY:{DOB}\nEND:VCARD
---
git log: {~code} {NAME:1} <{EMAIL_ADDRESS:1}> [fix typo|bump to {~version}|revert "add cache"] 
---
assert response.status == {~quantity}; user = make_user(name="{NAME:1}", pw="{PASSWORD}")
"""),
    "rec_data": ["<dj>", "<dj>", "<dj>\n<dj>"],
    "rec_ids": lines(r"""
{ACCOUNT_NUMBER}? [That's|Isn't that] [{NAME_GIVEN}'s old|the {NAME_FAMILY}s'|my gym] [membership|account|loyalty number].
[Scribbled on|Taped to|Found inside] the [router|envelope|locker door]: {PASSWORD}.
[Try|Did you try] {PASSWORD}? [It was|Used to be] <wordname>'s [dog|street|team] plus a number.
[Nobody|Who] picks {PASSWORD=[password1|qwerty<d><d>|abc<d><d><d>|admin|changeme|sunshine<d>]} as a password [in <year>|anymore]?
Forgot PIN, asked {NAME_GIVEN}, who said {PASSWORD=<d><d><d><d>}, [which worked|locked me out].
[The handle|Somebody called|A user named] {USERNAME} [keeps reporting|replied to|is impersonating] {NAME}.
{USERNAME} [is|was] {NAME_GIVEN}, {USERNAME} [is|was] [me|the bot|{NAME_GIVEN}].
[Ward note|Label]: two patients called {NAME_FAMILY:1}, {HEALTHCARE_NUMBER} and {HEALTHCARE_NUMBER}, [do not confuse|check DOB].
[Her card says|Per card on file] {HEALTHCARE_NUMBER}, but {ORGANIZATION} has {HEALTHCARE_NUMBER} under {NAME}.
Born {DOB}, died {DATE}, aged {AGE}: {NAME}.
[Under|Over] {AGE=[16|18|21|25|60|65]}s [free|half price|not admitted][; {NAME_GIVEN} is {AGE}|].
{NAME_GIVEN}, {AGE}, and {NAME_GIVEN}, {AGE}, [are twins, no|share a birthday, {DOB}|look alike].
At {AGE=[nineteen|fifty-three|thirty|seventy-six|sixteen|twelve]}, {NAME_GIVEN} [left home|buried a <kin>|learnt {LANGUAGE}|became a {OCCUPATION}].
[He'd be|She is] {AGE} now, [give or take|maybe {AGE}|going on {AGE}].
[Not yet|Barely|Just over|Almost] {AGE}, {NAME_FAMILY} [retired|runs {ORGANIZATION}|still swims].
The {AGE=[two|three|six|ten]}-month-old? No: {AGE}-year-old <wordname>.
DOB on the [licence|form] is {DOB}, on the [passport|birth certificate] {DOB}; [which is it|one is wrong]?
[Mum's birthday|Her birthday|my bday] is {DOB}, [so she's {AGE}|don't forget|same as {NAME_GIVEN}'s].
[Chassis|VIN|Frame no.] {VEHICLE_ID} matches no plate; plate {VEHICLE_ID} matches {NAME}.
[Blocking my drive again|Whoever drives] {VEHICLE_ID}: [move it|I'm calling {ORGANIZATION}|your window is open].
[Hull|Tail|Engine] number {VEHICLE_ID}, [owner|operator] {ORGANIZATION}.
[Scan|Tap|Key in] {NUMERICAL_PII} [at the kiosk|at gate {~quantity}] to [check in|collect] [as {NAME}|your parcel].
[Hearing aid|CPAP|Insulin pump|Defibrillator|Hip implant] {NUMERICAL_PII} [fitted|recalled|replaced] [{DATE}|by {NAME_MEDICAL_PROFESSIONAL}].
[Cookie|Session|Device] {NUMERICAL_PII} = [{NAME}|{EMAIL_ADDRESS}|{IP_ADDRESS}].
[Phone|Tablet] IMEI {NUMERICAL_PII}, last used by {NAME_GIVEN} [near {LOCATION}|on {DATE}].
[Quote|Mention] {NUMERICAL_PII} [or|and] your surname, {NAME_FAMILY}, [at the desk|when you ring].
[Sort code and account|Paid into]: {ROUTING_NUMBER} {BANK_ACCOUNT}, [Mr|Mrs] <wordfam>.
[Is it|Was that] {PASSPORT_NUMBER} or {PASSPORT_NUMBER}? The [first|second] [expired|is {NAME_GIVEN}'s].
{DRIVER_LICENSE}, [class B|restricted|provisional], [belongs to|held by] {NAME=<wordname> <wordfam>}, {DOB}.
[Driver|Driving] record {DRIVER_LICENSE}: [{~quantity} points|clean|suspended until {DATE}].
Send it to {EMAIL_ADDRESS}, not {EMAIL_ADDRESS}: [the first|the second] [bounces|is {NAME_GIVEN}'s work one].
[I|We] only ever [use|had] {URL}; [{USERNAME} runs it|the login is {EMAIL_ADDRESS}].
{SSN} [appears|is written] [twice|on page {~quantity}], [once for {NAME}, once for {NAME}|please black it out].
Paid with {CREDIT_CARD}, {NAME_FAMILY}, {CREDIT_CARD_EXPIRATION}[, {CVV}|].
Client {ACCOUNT_NUMBER} ([file|box] {~quantity}) [is|may be] the same as client {ACCOUNT_NUMBER}.
"""),
    "rn": lines(r"""
[The score was|We lost|Final:] {~quantity}–{~quantity}[ after extra time|, again|]. [Attendance {~number}.|]
[Version|Release|Patch] {~version} [fixes|breaks|replaces] {~quantity} [bugs|calls|tests]; [build {~code}|see issue {~quantity}|{~number} lines changed].
[Part|Model|Item|Drawing|Catalogue] [no.|number] {~code} [replaces|fits|is superseded by] {~code}[, rev {~quantity}|].
[See|Turn to|Copy] [page|pp.|chapter|figure|table|footnote] {~quantity}[ and {~quantity}|, line {~quantity}|].
[Torque|Pressure|Flow|Voltage|Speed|Weight]: {~number} [Nm|bar|l/min|V|rpm|kg][, tolerance ±{~quantity}|].
[Stock|In stock|On hand]: {~number}; [reserved|on order]: {~quantity}; [reorder at|min] {~quantity}.
[Bus|Line|Platform|Gate|Locker|Table|Lane|Hall] {~quantity}, [then|or] {~quantity} [on the left|upstairs|if full].
[Add|Mix|Cut|Bake at|Soak] {~quantity} [g|ml|cm|degrees|cups], [then|plus] {~quantity} more[ if needed|].
{~number} + {~number} = {~number}. [Carry the one.|Check your sum.|Wrong.]
[Paint|Thread|Fabric|Ink] code {~code}, [shade|batch] {~quantity}, {~quantity} [tins|rolls|m].
[Question|Q]{~quantity}: [true|false|C|B and D]. [Marks]: {~quantity}/{~quantity}.
[Error|Code|Exit status|Signal] {~code}: [disk full|bad checksum|timeout after {~quantity} tries].
[Resolution|Aspect|Size]: {~number} x {~number}, [{~quantity} fps|{~quantity}-bit|{~quantity} MB].
[Customer numbers|Account numbers|Passwords|Ages|Names|Phone numbers] [are never printed|must match the file|are checked twice|are left out here].
[Will|Grant|Mark|May|Bill] [is not a name here|in lower case is a verb|starts this line]: will, grant, mark, may, bill.
[A summer job|A hunter's moon|Baker's yeast|A rose garden|A drop of grace|A mason jar|Young wine|Stone fruit|A long lane] [is|was] [all we need|enough|on the list].
[Order|Serial|Invoice|Tracking] numbers [have {~quantity} digits|start with a letter|are on the label].
[Dose|Strength|Rate] [to be decided|not recorded|see chart]. [Weight not taken.|Age unknown.|]
[Level|Lv|XP|Rank] {~quantity}[, {~number} coins|, next at {~number}|].
[3 of {~quantity}|No. {~quantity} in the queue|{~percent} points|Top {~quantity}][.| so far.| left.]
"""),
    "rec_numbers": ["<rn>", "<rn>", "<rn> <rn>", "<rn>\n<rn>\n<rn>", "<rn> <rec_ids>", "<rec_ids> <rn>", "<rec_ids>\n<rn>\n<rec_ids>"],
    "mx": lines(r"""
[Admitted|Transferred|Sent] from {ORGANIZATION_MEDICAL_FACILITY} by [taxi|ambulance|night transport], <wordfam> arrived with no [notes|shoes|name band] and [two|three] bags.
Whose are these? [Glasses|Teeth|Slippers] in bay {~quantity}: [not {NAME_GIVEN}'s, not {NAME_GIVEN}'s|maybe {NAME_FAMILY}'s|nobody's].
{NAME_FAMILY} v. {NAME_FAMILY}: [not the court case|the two beds by the window|who snores louder], as {NAME_MEDICAL_PROFESSIONAL} put it.
Had it not been for {NAME_GIVEN}, [the {DRUG} would have been given twice|nobody would have seen the {INJURY}|we'd still be waiting].
[Tall|Quiet|Cheerful] <wordname>, {AGE}, [from|born in] {LOCATION_COUNTRY}, a {OCCUPATION} until {DATE_INTERVAL}, [now in room {~quantity}|lives alone].
{DRUG}, {DRUG} or {DRUG}: which one did {NAME_MEDICAL_PROFESSIONAL} stop, and [why|when]?
[Results for|Bloods on] {NAME_FAMILY:1}, not {NAME_FAMILY:2}: K {STATISTICS=[2|5|6].<d>}, urgent, [told {NAME_MEDICAL_PROFESSIONAL}|bleeped].
[To|For the attention of] the parents of {NAME:1}, [class {~quantity}|form 9C]: [{CONDITION=[head lice|chickenpox|norovirus]} again|lost blazer|swimming is cancelled].
{ORGANIZATION} declined; {ORGANIZATION} never answered; {ORGANIZATION}, [of all people|oddly enough], [offered {MONEY}|lent {MONEY} at {~percent}%].
As [a former|a] {OCCUPATION} at {ORGANIZATION}, and [a|the] {MARITAL_STATUS=[widow|widower|ex-wife|ex-husband]} of one of its {OCCUPATION=[directors|drivers|engineers|cooks]}, {NAME} [knew the rules|asked for {MONEY}].
Interview panel: {NAME_FAMILY} (chair), {NAME_FAMILY}, {NAME_FAMILY}; [candidate|applicant] {~quantity} of {~quantity}, {NAME:1}, [scored {~quantity}|withdrew|was late].
[Reference|Character reference] for {NAME:1}: [honest|punctual|tidy], [kept the till|drove van {VEHICLE_ID}|spoke {LANGUAGE} with clients], left of {%his|her:1} own accord in {DATE_INTERVAL}.
[No|Zero] [relation|connection] to the other {NAME:1}, [{DOB}|of {LOCATION_CITY}|account {ACCOUNT_NUMBER}].
[Rent|Council tax|Water] for {LOCATION_ADDRESS_STREET} is in {NAME_GIVEN}'s name, gas in [mine|{NAME}'s], broadband in [no one's|{NAME_GIVEN}'s].
Moved in {DATE}: {NAME_GIVEN}, {NAME_GIVEN} and the baby. Moved out: {NAME_GIVEN}, [owing {MONEY}|no forwarding address|to {LOCATION_CITY}].
[Benefit|Housing|Hardship] claim, {NAME:1}, [couple|lone parent|single], {~quantity} bedrooms, [savings under|income] {MONEY}, [allowed|refused|pending].
[Sponsor|Host family]: the {NAME_FAMILY}s, {LOCATION_ADDRESS}; guests {NAME:1} and {NAME_GIVEN}, {LANGUAGE} speakers[, {RELIGION}|].
[Visa|Permit] type {~code}, [single|multiple] entry, {DURATION=[30 days|90 days|six months]}: {NAME_FAMILY:1}, {NAME_GIVEN:1}, {ORIGIN}, {PASSPORT_NUMBER}.
[W8|1099|T4A|P45] went to {NAME_GIVEN}'s old place in {LOCATION_ZIP}; [please reissue|SSN {SSN} is wrong on it].
[Your|The] {PRODUCT} [lease|warranty|contract] ({ACCOUNT_NUMBER}) [ran out|rolls over] in {DATE_INTERVAL}; [mileage {~number}|no claims|sign page {~quantity}].
[Thief|Somebody] paid {MONEY} at {ORGANIZATION} in {LOCATION_CITY} with my card; [I was in {LOCATION_CITY}|{NAME_GIVEN} was asleep] [at {TIME}|that day].
[Carton {~quantity}|Crate {~quantity}]: [books|china|winter clothes]. Carton {~quantity}: {NAME_GIVEN}'s [toys|records|school things].
[Left with|Signed:] [neighbour|reception|<wordname>] [at no. {~quantity}|, flat {~quantity}|], [photo taken|no card left].
ETA {TIME}, driver {NAME_GIVEN}, van {VEHICLE_ID}, [drop {~quantity} of {~quantity}|{~quantity} stops away].
[user|acct] {USERNAME} [locked|unlocked|merged with {USERNAME}] by {USERNAME} [on behalf of|at the request of] {NAME_GIVEN}.
{TIME} {NAME_GIVEN}> [restart it|logs?|same error {~code}] {TIME} {NAME_GIVEN}> [done|works|nope]
[TODO|FIXME|NOTE]({USERNAME=[dkim|rosa|tomek|aisha|jlee|mfoster]}): [remove before release|ask {NAME_GIVEN}|hard-coded {IP_ADDRESS}]
# [author|maintainer|contact]: {NAME:1} <{EMAIL_ADDRESS:1}>
patient,{NAME:1},,{DOB},,{HEALTHCARE_NUMBER},,[,|{LOCATION_ZIP},]
| {NAME_GIVEN} | | {PHONE_NUMBER} | |
[Age/sex|A/S]: {AGE}/{GENDER=[M|F]}; [ward|unit] {~quantity}; [code|resus] [yes|no]; [diet|mob] [normal|frame]
AGE {AGE} WT {PHYSICAL_ATTRIBUTE=[5|6|7|8]<d> KG} HT {PHYSICAL_ATTRIBUTE=1[5|6|7]<d> CM} {NAME_FAMILY=[MWANGI|O'DONNELL|HUSSAIN|PEREZ|KOWALCZYK|CHUA|BAKER|YOUNG]} {NAME_GIVEN=[GRACE|WILL|AMINA|PIOTR|MEI|HOPE|TOMAS|JUNE]}
[he|she] said [he|she] was {AGE=[nineteen|twenty|eighteen]} but the id said {DOB}
[Turns|Turning] {AGE} in {DATE_INTERVAL=[May|June|August|April|March]}, <wordname> may [retire|sit the test|drive], will [not|surely], and so on.
PIN sent to {PHONE_NUMBER}; [do not reply|{NAME_GIVEN}, this was not us|code {PASSWORD=<d><d><d><d>} expires in {DURATION=[5 minutes|ten minutes]}].
[Security word|Memorable place|Telephone password]? {PASSWORD=[marmalade|Biscuit<d><d>|old barn|tulip|Skegness<d>|blue heron]}. [Correct.|Thank you.|Sorry, no.]
Please [spell|confirm] [your|the] [name|surname]. [The line is poor.|Take your time.|I can wait.]
[Nobody by that name here|Wrong file|Not one of ours|No such record|Number not recognised]. [Try again.|Next.|]
[All|Most] fields were [blank|crossed out|illegible]; [only the stamp|only page {~quantity}|nothing] could be read.
[Grand total|Carried forward|Balance check] [agreed|out by {~quantity}|to be redone]. [Initial here:|]
[The form asks for|Write] your name, age, address and [policy|account|phone] number [in that order|in pencil|twice].
[Score|Result] {~quantity} of {~quantity}: [pass|resit|borderline]. [Answers on page {~quantity}.|]
"""),
    "rec_mixed": ["<mx>", "<mx>", "<mx> <mx>", "<mx>\n<mx>\n<mx>", "<mx> <o_none> <mx>", "<mx> <e_none>", "<mx>\n<r_none>\n<mx>\n<o_line>\n<mx>\n<rn>"],
}

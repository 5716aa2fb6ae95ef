"""English chats, text messages, posts, support dialogues and phone calls: short, informal, often without capitals."""

from .en_text import docs, lines

DOCS = {"chat": 10, "social": 6, "dialogue": 5, "spoken_call": 8, "spoken_voicemail": 4}
RULES = {
    "m": lines(r"""
[hey|hi|yo|hiya] {NAME_GIVEN:1}, is {NAME_GIVEN:2} coming [tonight|to {LOCATION_CITY}|on <wd>]?
[omg|lol|ugh|wait], {NAME_GIVEN:2} [broke up with|is dating|just texted|blocked] {NAME_GIVEN:3}
[did you hear|have you heard] about {NAME_GIVEN:2}? [she|he] [got fired from {ORGANIZATION}|has {CONDITION}|{INJURY=broke [his|her] [leg|arm|ankle]}|got {MARITAL_STATUS=engaged}]
[can you|pls] pick up {NAME_GIVEN:3} [from school|from {ORGANIZATION}|at {TIME}]
[i'm|im] at [{ORGANIZATION}|{LOCATION_ADDRESS_STREET}|{LOCATION_CITY}|{LOCATION}], [where r u|come find me]
[my|new] [number|cell|no] is {PHONE_NUMBER}[ btw| save it|]
[my email is|email me at|its] {EMAIL_ADDRESS:1}
[address is|we're at|come to] {LOCATION_ADDRESS}
[ask|tell] {NAME_GIVEN:2} [to call me|i said hi|about the {PRODUCT}|she owes me {MONEY}]
[mum|mom|dad|gran] [is in|had a fall, she's at|was taken to] {ORGANIZATION_MEDICAL_FACILITY}[, they think its {CONDITION}|]
[the doc|the dr|{NAME_MEDICAL_PROFESSIONAL}] [put me on|gave me] {DRUG}[ {DOSE}|] and now i have {EFFECT}
[i'm|im] {AGE} [and|n] {MARITAL_STATUS=single}, u?
[i am|im] a {ZODIAC_SIGN} [lol|btw|so yeah]
[asl?|age?] {AGE}, {GENDER=[f|m|female|male]}, {LOCATION_CITY}
[wifi|door|laptop] [password|pw|code] is {PASSWORD}
[login|user] {USERNAME:1} [pass|pw] {PASSWORD}
[add me|find me] on insta {USERNAME:1}
[send|lend] me {MONEY} [for the tickets|pls|, {USERNAME:2}]
[see u|see you|meet] [<wd>|at {TIME}|on {DATE}|in {DATE_INTERVAL}]
[happy bday|happy birthday] {NAME_GIVEN:1}!![ {AGE} today| love u|]
[who's|whos] {NAME:4}? [new {OCCUPATION}|{NAME_GIVEN:2}'s ex|works w {NAME_GIVEN:3}]
[k|ok|lol|haha|yep|nah|brb|idk|ttyl|same|omw|no worries|sure thing]
[will|may] [be late|call later], [mark my words|hope that's ok|rob a bank first lol|bill me]
[i think|tbh] {NAME_GIVEN:2} is [{SEXUALITY}|{ORIGIN}|{RELIGION}|a {POLITICAL_AFFILIATION}]
[plate|car] is {VEHICLE_ID}, [white {PRODUCT=[golf|civic|corolla|prius]}|parked outside {ORGANIZATION}]
[flight|booking] ref {NUMERICAL_PII}, [lands|arrives] {TIME}
[pls check|did u get] {FILENAME}
[ur|your] [ssn|card] again? {SSN}
card {CREDIT_CARD} [exp|ex] {CREDIT_CARD_EXPIRATION} [cvv|code] {CVV}
[thanks|thx|ty|cheers] {NAME_GIVEN:1}[ x| xx| you're the best|]
{NAME_GIVEN:2} says hi, so does {NAME_GIVEN:3}
[working|i work] as a {OCCUPATION} [at {ORGANIZATION} |]now, [hate it|love it]
[merry|happy] {EVENT=[christmas|xmas|diwali|halloween|thanksgiving|eid|new year]}[ {NAME_GIVEN:1}| guys|] 🎄
here's the pin {LOCATION_COORDINATE}
my blood type is {BLOOD_TYPE}, [urs|theirs]?
{URL}[ look at this| lol|]
"""),
    "chat": docs(r"""
<m>
---
<m>
<m>
---
<m>
<m>
<m>
<m>
---
{NAME_GIVEN:1}: <m>
{NAME_GIVEN:2}: <m>
{NAME_GIVEN:1}: <m>
{NAME_GIVEN:2}: <m>
---
\[{TIME}\] {NAME_GIVEN:1}: <m>
\[{TIME}\] {NAME_GIVEN:2}: <m>
\[{TIME}\] {NAME_GIVEN:3}: <m>
---
{NAME:1} — [Today at |]{TIME}
<m>
{NAME:2} — {TIME}
<m>
---
{DATE}, {TIME} - {NAME:1}: <m>
{DATE}, {TIME} - {NAME:2}: <m>
{DATE}, {TIME} - {NAME:1}: <m>
---
{USERNAME:1}: <m>
{USERNAME:2}: <m>
---
<{USERNAME:1}> <m>
<{USERNAME:2}> <m>
* {USERNAME:3} has joined
"""),
    "social": lines(r"""
[So proud of|Congrats|Shoutout to|RIP|Miss you] {NAME_GIVEN:1} [on the new job at {ORGANIZATION}|for finishing the {EVENT}|{NAME_FAMILY:1}]! #[blessed|proud|{~word}]
[At|Chilling at|Checked in at] {ORGANIZATION} with {USERNAME=@[jess|tomk|anna|mike|priya|leo|kate][_|.|][writes|art|fit|xo]<d><d>} and {NAME_GIVEN}[ ❤️| 😂|]
[Day {~quantity} of|Recovering from|Living with] {CONDITION}[ and {DRUG} gives me {EFFECT}|].[ Any tips?| #chronicillness|]
[As a|Proud] {ORIGIN} {RELIGION=[Muslim|Catholic|Hindu|Jew|Sikh]} {GENDER=[woman|man]}[ I'm tired of this| I vote {POLITICAL_AFFILIATION}|].
RT {USERNAME:1}: {NAME:1} [is the worst {OCCUPATION=[president|mayor|coach|referee|host]} ever|wins again|should resign][ {URL}|]
[Just landed in|Good morning|Goodbye] {LOCATION_CITY}! [#travel|Next stop {LOCATION_COUNTRY}.|{EVENT} here we come]
[{NAME_GIVEN} and I are|We're] {MARITAL_STATUS=[engaged|married|divorced|separated]}![ Wedding in {DATE_INTERVAL}| After {DURATION} together|]
[Lost my|Selling my] {PRODUCT} [in {LOCATION_CITY}|for {MONEY}], [DM|text] {PHONE_NUMBER}
[Does anyone know a good|Need a] {OCCUPATION} [in|near] {LOCATION_CITY}? [Asking for {NAME_GIVEN}|Ours, {NAME}, retired].
[Bio|About]: {OCCUPATION} | {LOCATION_CITY} | {ZODIAC_SIGN} | {GENDER=[she/her|he/him|they/them]} | {ORIGIN} | {URL}
[I'm {NAME_GIVEN}|{NAME_GIVEN} here], {AGE}, {SEXUALITY}, {LOCATION_CITY}. [{OCCUPATION} by day.|Mum of {NAME_GIVEN} and {NAME_GIVEN}.][ {PHYSICAL_ATTRIBUTE}.|]
{NAME} (@{USERNAME=[real|the][jordan|sam|alex|kim]<d><d>}) · {DATE}\n[Watching {EVENT}|Can't believe {ORGANIZATION} {CORPORATE_ACTION=[laid off|fired]} {NAME_GIVEN}]
[Thread|Story time]: my {MARITAL_STATUS=[ex-husband|ex-wife|wife|husband]} {NAME_GIVEN} [stole {MONEY}|moved to {LOCATION_COUNTRY}|told everyone I'm {SEXUALITY}]. 1/{~quantity}
[Huge thanks|Grateful] to {NAME_MEDICAL_PROFESSIONAL} and {ORGANIZATION_MEDICAL_FACILITY} for [saving my <kin>|the {MEDICAL_PROCESS}|looking after {NAME_GIVEN}] 🙏
[Posted by|u/]{USERNAME:1}: AITA for [telling my <kin> {NAME_GIVEN} ({AGE}{GENDER=[M|F]}) that I ({AGE}{GENDER=[F|M]}) won't come to {EVENT}|not inviting {NAME_GIVEN}]?
[New video|Stream] with {USERNAME:2} [is up|at {TIME}]: {URL}
{NAME_GIVEN=[Sarah|Mike|Chloe|Liam|Priya]}'s [gender reveal|baby shower|hen do]: it's a {GENDER=[boy|girl]}! Due {DATE_INTERVAL}.
"""),
    "dialogue": docs(r"""
Agent: Thank you for calling {ORGANIZATION:1}, this is {NAME_GIVEN:2}. [Who am I speaking with?|May I have your name?]
Customer: [Hi, it's|My name is] {NAME:1}.
Agent: [Thank you, {%Mr.|Ms.:1} {NAME_FAMILY:1}|Thanks {NAME_GIVEN:1}]. Can I [verify|have] your [date of birth|account number|address]?
Customer: [{DOB}|It's {ACCOUNT_NUMBER}|{LOCATION_ADDRESS}].
Agent: And the last four of your social?
Customer: {SSN=<d><d><d><d>}.
---
{NAME_FAMILY:1}: [I never met {NAME:3} before {DATE}.|We worked for {ORGANIZATION} in {LOCATION_CITY}.]
{NAME_FAMILY:2}: [And the money?|Did {NAME_GIVEN:3} know?]
{NAME_FAMILY:1}: [He paid {MONEY} to {NAME}.|No, {NAME_GIVEN:3} was in {LOCATION_COUNTRY}.]
---
Doctor: [What brings you in today, {NAME_GIVEN:1}?|How long have you had this?]
Patient: [I've had {CONDITION} for {DURATION}.|My {CONDITION} is back and I get {EFFECT} from {DRUG}.]
Doctor: [Any {CONDITION} in the family?|Are you taking anything?]
Patient: [My <kin> had {CONDITION}.|{DRUG}, {DOSE} in the morning.]
Doctor: [Let's do a {MEDICAL_PROCESS}.|I'll refer you to {NAME_MEDICAL_PROFESSIONAL}.]
---
[A|Speaker 1|Interviewer]: [Hi, my name is {NAME_GIVEN:2}, could you tell me your phone number please?|and your DOB please?]
[B|Speaker 2|Caller]: [Sure, {PHONE_NUMBER}|{DOB}|x<d><d><d>]
[A|Speaker 1|Interviewer]: [Thanks, and your DOB?|and your email?]
[B|Speaker 2|Caller]: [{DOB}|{EMAIL_ADDRESS:1}]
---
Bot: [Hi! What's your name?|Please enter your order number.]
User: [{NAME_GIVEN:1}|{NUMERICAL_PII}|{NAME:1}]
Bot: [Thanks {NAME_GIVEN:1}!|Got it.] [What's your delivery address?|And your email?]
User: [{LOCATION_ADDRESS}|{EMAIL_ADDRESS:1}]
---
"[{NAME_GIVEN:1}, have you met {NAME:2}?|This is {NAME_GIVEN:2}, my <spouse>.|Where's {NAME_GIVEN:3}?]" "[No, but {NAME_GIVEN:3} told me about {%him|her:2}.|At {ORGANIZATION}, I think.]" "[{%He|She:2} is a {OCCUPATION} from {LOCATION_CITY}.|{NAME_GIVEN:3} is always late.]"
"""),
    "spoken_call": lines(r"""
thank you for calling {ORGANIZATION:1} my name is {NAME_GIVEN:2} how can i help you. hi my name is {NAME:1} and i'm calling about my [bill|account|policy|appointment]. sure can i have your [account number|member id|policy number] please. yes it's {ACCOUNT_NUMBER}. and your date of birth. {DOB}
[hello|good morning] this is {NAME:1} i'd like to [book|cancel|move] my {MEDICAL_PROCESS} with {NAME_MEDICAL_PROFESSIONAL} on {DATE} at {TIME}. [okay|no problem] {NAME_GIVEN:1} what's your [phone number|date of birth]. [it's|uh] [{PHONE_NUMBER}|{DOB}]
my card number is {CREDIT_CARD} it expires {CREDIT_CARD_EXPIRATION} and the [three digits on the back are|security code is] {CVV}. and the name on the card. {NAME:1}
my email is {EMAIL_ADDRESS:1}. that's {EMAIL_ADDRESS:1} is that right. yes and my [cell|mobile|phone] is {PHONE_NUMBER}
for security reasons may i have your social security number. yes it's {SSN}. and your zip code. {LOCATION_ZIP}
so i live at {LOCATION_ADDRESS}[ and i moved there in {DATE_INTERVAL}| with my {MARITAL_STATUS=[wife|husband]} {NAME_GIVEN:3}|]
[okay|alright|perfect] {%mister|miss:1} {NAME_FAMILY:1} i've refunded {MONEY} to the account ending in {BANK_ACCOUNT=<d><d><d><d>} you'll see it in {DURATION}
i've been taking {DRUG} {DOSE} [for my {CONDITION}|twice a day] and it gives me {EFFECT} so {NAME_MEDICAL_PROFESSIONAL} said to stop
yeah so my <kin> {NAME_GIVEN:3} {INJURY=broke [his|her] [leg|hip|arm]} and [he's|she's] at {ORGANIZATION_MEDICAL_FACILITY} in {LOCATION_CITY}
nine one one what's your emergency. there's been an accident on {LOCATION_ADDRESS_STREET} a {GENDER=[man|woman|boy]} is hurt he has {INJURY}. what's your name sir. {NAME:1}. the car's plate is {VEHICLE_ID}
the iban is {BANK_ACCOUNT} and the [sort code|routing number|swift code] is {ROUTING_NUMBER}
uh my username is {USERNAME:1} and the password is {PASSWORD}
could you spell your last name. sure {NAME_FAMILY:1}. and first name. {NAME_GIVEN:1}
the order number is {NUMERICAL_PII} i ordered a {PRODUCT} on {DATE} and it never came
my insurance is {ORGANIZATION} member number {HEALTHCARE_NUMBER} group {ACCOUNT_NUMBER}
i'm {AGE} i'm {MARITAL_STATUS} i work as a {OCCUPATION} at {ORGANIZATION} and i make {MONEY} a year
is this {NAME:1}. speaking. hi {NAME_GIVEN:1} it's {NAME_GIVEN:2} from {ORGANIZATION:1} just calling about {NAME_GIVEN:3}
passport number {PASSPORT_NUMBER} [nationality|citizenship] {ORIGIN} born in {LOCATION_CITY} {LOCATION_COUNTRY}
driver's license {DRIVER_LICENSE} state of {LOCATION_STATE} and the vin is {VEHICLE_ID}
so {NAME_GIVEN:1} and {NAME_GIVEN:2} are flying to {LOCATION_CITY} on {DATE} and coming back {DATE} booking reference {NUMERICAL_PII}
i speak {LANGUAGE} and a little {LANGUAGE} do you have someone who speaks {LANGUAGE}
i'll hand you over to my colleague {NAME_GIVEN:3} in [billing|claims|the back office] one moment please
good morning everyone {NAME_GIVEN:1} here so {FINANCIAL_METRIC} {TREND} this quarter and {ORGANIZATION:1} {CORPORATE_ACTION=[acquired|bought]} {ORGANIZATION:2}
the meeting starts at {TIME} with {NAME_GIVEN:1} {NAME_GIVEN:2} and {NAME:3} from {ORGANIZATION}
okay so can you hear me yes i can hear you great let's get started the line is a bit bad today
your call is important to us please stay on the line and an agent will be with you shortly
"""),
    "spoken_voicemail": lines(r"""
hi {NAME_GIVEN:1} this is {NAME:2} from {ORGANIZATION_MEDICAL_FACILITY} calling about your {MEDICAL_PROCESS} on {DATE} please call us back at {PHONE_NUMBER}
[hey|hi] {NAME_GIVEN:1} it's {NAME_GIVEN:2} [mum's in|dad's at] {ORGANIZATION_MEDICAL_FACILITY} call me on {PHONE_NUMBER} bye
hello this message is for {%mister|missus:1} {NAME_FAMILY:1} this is {NAME:2} at {ORGANIZATION} regarding claim {ACCOUNT_NUMBER} my number is {PHONE_NUMBER} extension {~quantity}
good morning this is {NAME_MEDICAL_PROFESSIONAL} from {ORGANIZATION_MEDICAL_FACILITY} am i speaking with {%mister|miss:1} {NAME:1} your {MEDICAL_PROCESS} results are back
hi it's {NAME_GIVEN:2} can you bring {FILENAME} to the office on {LOCATION_ADDRESS_STREET} by {TIME} thanks
this is an automated message from {ORGANIZATION} your balance of {MONEY} is due on {DATE}
note to self call {NAME_GIVEN:1} about {EVENT} and email {NAME:2} the address is {EMAIL_ADDRESS:2}
patient is a {AGE} year old {GENDER=[male|female]} with {CONDITION} and {CONDITION} presenting with {CONDITION} blood pressure {STATISTICS=one [twenty|thirty|forty] over [seventy|eighty|ninety]} plan {MEDICAL_PROCESS} and {DRUG} {DOSE}
dictation for {NAME:1} date of birth {DOB} medical record number {HEALTHCARE_NUMBER} seen on {DATE} for {CONDITION}
"""),
}

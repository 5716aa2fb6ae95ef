"""English documents without personal data, and near misses: words that look like names, numbers that are nobody's, code, empty forms."""

from .en_text import docs, lines

DOCS = {"negatives": 34, "near_misses": 16}
RULES = {
    "neg_line": lines(r"""
[May|Will|Can|Should|Must] [I help you|this work|we begin|it rain|the door be closed]? [Yes, it may.|It will.|No, it must not.]
You may [mark|bill|grant|chase|frank|pat|dot|nick|rob|sue|drop|skip] [the page|the customer|access|the leaf|the envelope|the dough] [if needed|when ready|later].
[Will|May] power is [not enough|limited]; [will|may] the [best|strongest] team win.
[Grant|Mark|Bill|Jack|Rose|Hope|Faith|Grace|Joy|Penny|Dawn|Summer|Autumn|Ray|Rob|Frank|Dean|Sandy|Rich|Art|Drew|Chase|Hunter] [is|was] [also a common word|spelled with a capital here|a verb in this sentence].
The [rose|daisy|lily|ivy|heather|iris|violet|holly|olive|fern] [in the garden|by the fence] [needs water|bloomed early|was cut back].
[Hope|Faith|Grace|Patience|Charity|Joy|Prudence] [is a virtue|costs nothing|comes easily to some|cannot be bought].
[Serve with|Add|Top with|Order the|Try the] [Caesar salad|Earl Grey tea|Granny Smith apples|beef Wellington|Cheddar cheese|Brussels sprouts|French fries|Danish pastry|Swiss cheese|Turkish delight|peach Melba|eggs Benedict|spaghetti bolognese|chicken Kiev|Dijon mustard|Worcestershire sauce|Jersey potatoes|Italian seasoning|Waldorf salad|bananas Foster|Bloody Mary|Tom Collins|Shirley Temple].
[Use|Buy|Find|Replace] [a Phillips screwdriver|an Allen key|a Bunsen burner|a Petri dish|a Dutch oven|the Venetian blinds|a Panama hat|plaster of Paris|a Bowie knife|a Jack Russell|Wellington boots|a Stanley knife|a Roman blind|a French press|Persian rugs|a German shepherd puppy|a Shetland pony].
[By|From|Using|According to] [the Pythagorean theorem|Bayes' theorem|Fermat's Last Theorem|Gauss's law|Ohm's law|Newton's second law|Moore's law|Murphy's law|the Doppler effect|Occam's razor|Taylor series|the Fourier transform|Euler's formula|Gödel's theorem|the Monte Carlo method|Markov chains|the Gaussian distribution|Boolean logic|Kirchhoff's law|Avogadro's number|the Turing machine|Hooke's law], [the result follows|x equals {~quantity}|the proof is short|we get the estimate].
[White played|Black chose|The opening was] the [Ruy Lopez|Sicilian Defence|King's Indian|Queen's Gambit|Caro-Kann|Nimzo-Indian|Evans Gambit|French Defence|Najdorf|English Opening|Grünfeld|Benoni|Scotch Game]: 1. e4 e5 2. Nf3 Nc6[ 3. Bb5| 3. Bc4|].
[Install|Restart|Upgrade|Configure|Deploy|Run] [Jenkins|Apache|Django|Kafka|Maven|Gradle|Tomcat|Cassandra|Ansible|Docker|Kubernetes|Python|Java|Ruby|Julia|Perl|Ada|Haskell|Pascal|Swift|Rust|Go|Scala|Elixir|Flask|Redis|Postgres|Selenium|Hadoop|Celery|Nagios|Ubuntu|Debian][ {~version}| on the server| first|].
[Section|Article|Clause|Rule|Paragraph|Schedule] {~quantity} of the [Consumer Rights Act 2015|Sarbanes-Oxley Act|Data Protection Act|Clean Air Act|Companies Act 2006|Dodd-Frank Act|Americans with Disabilities Act|Health and Safety at Work Act 1974|Indian Penal Code|Fair Labor Standards Act|Sherman Act|Geneva Convention|Copyright Act|Patriot Act] [applies|does not apply|sets out the duties|was repealed].
[The|This] [contract|licence|agreement|policy|warranty] [may be terminated by either party|is governed by these terms|shall bind successors and assigns|does not affect your statutory rights].
[Part number|Part no.|Model|SKU|Error|Error code|Article no.|Batch|Catalogue no.|Firmware|Build|Revision]: {~code}
[The pump delivers|The tank holds|Maximum load|Rated output|Net weight|Wingspan|Range]: {~number} [litres|kg|W|rpm|mm|psi|dB|lumens|km/h|mAh].
[Room|Gate|Platform|Bus|Page|Figure|Table|Chapter|Step|Line|Exit|Aisle|Level] {~quantity} [is closed|follows|shows the setup|is on the left|has moved].
[Total|Count|Sum|Average|Score|Result|Votes]: {~number}[ ({~percent}%)|]
[About|Roughly|Some|Over|Only] {~percent} percent of [users|the samples|respondents|the seats|customers] [agreed|were empty|failed the test|chose blue].
[Name|First name|Last name|Address|Phone|Email|Date of birth|Signature|Policy no.|Patient name|Occupation|SSN|Passport no.|Emergency contact]:[ __________| (please print)| .................| required| optional|]
[Please enter your|Enter a valid|Missing] [name|e-mail address|phone number|date of birth|postcode|password|card number|username] [below|to continue|before submitting].
[Your password must|Passwords should|A PIN must] [contain at least one digit|be at least {~quantity} characters long|not be shared|be changed regularly].
[Never share your|We will never ask for your|Keep your] [PIN|password|card number|CVV|social security number|bank details] [with anyone|by e-mail|safe].
[Preheat the oven|Whisk the eggs|Chop the onions|Fold in the flour|Drain the pasta|Knead the dough] [until golden|until smooth|and set aside|gently]. [Season to taste.|Serve warm.|Makes {~quantity} portions.]
[Press and hold|Turn|Release|Remove|Attach|Tighten] the [power button|valve|cover|filter|{~word}|bracket] [until it clicks|to the left|before cleaning|as shown in figure {~quantity}].
[The forecast|Tomorrow] [calls for|brings] [light rain|sunny spells|strong winds|fog in the valleys|snow above {~number} m], with [highs of|lows of] {~quantity} degrees.
[The study|The report|This chapter|Our analysis] [shows|describes|compares|summarises] [the effect of {~word} size on cost|how the model was trained|two methods of sorting|the state of the art].
[Thank you for your order|Your parcel is on its way|We value your feedback|Subscribe to our newsletter|Terms and conditions apply|All rights reserved|Do not reply to this message].
[Dear customer|Dear valued member|Dear Sir or Madam|Dear user|Hi there|To whom it may concern], [please read the terms|the service is unavailable|thank you for your patience].
[The patient|The client|The tenant|The applicant|The buyer|The user|A customer|The visitor] [should|must|may] [complete the form|sign below|wait outside|keep a copy].
[Patient|Parent|Doctor|Witness] [name|signature|details]: ____________
[He|She|They|It|Someone|Nobody|Everyone] [said so|left early|knew the answer|was tired|went home|came back later].
[Turn left|Go straight|Take the second exit|Follow the signs] [at the roundabout|after the bridge|to the car park|past the church].
[Python|Java|Ruby|Swift|Julia|Go|Rust|Perl] is a programming language; [Mercury|Venus|Mars|Jupiter|Saturn|Pluto] is a planet; [amazon|jaguar|cardinal|turkey|crane|robin|martin|swift] can be an animal.
[An apple|A blackberry|An orange|A target|A shell|A visa|A dove|A gap|A subway] [a day|fell|is round|was found|costs less]. 
[The|A] {OCCUPATION=[baker|mason|potter|smith|cooper|weaver|cook]}'s [tools|shop sign|apron] [hung on the wall|was old].
[Long|Short|Young|Brown|White|Black|Green|Gray|Rich|Best|Good|Strong|Sharp|Swift|Noble|Small|Little] [is an adjective|comes first in the list|describes the colour or size].
[Read|Watch|Listen to|I finished] [the manual|chapter {~quantity}|the last episode|the audiobook][ first| again|].
[Important|Note|Warning|Caution|Tip|Info|Disclaimer|Summary|Abstract|Introduction|Conclusion|References|Ingredients|Method|Overview|Contents|Appendix {~quantity}]:
[All|Most|Few|Many|Several] [workers|patients|people|members|readers|users] [prefer|avoid|need] [clear instructions|short queues|fresh air|good light].
[ISO 9001|RFC {~number}|IEEE 802.11|USB-C|HTTP/2|UTF-8|SHA-256|RGB 255|A4|PDF/A|EN 1090] [is required|is supported|applies here].
[Add|Mix|Dilute|Measure] {~quantity} [ml|g|cups|tbsp|tsp|oz] of [water|sugar|flour|vinegar|paint|cement][ and stir| slowly|].
[The lake|The bridge|The mountain|The tower|The road|The hotel|The school|The hospital|The company|The bank|The court|The police|The church|The government|The team|The agency] [is closed|was rebuilt|declined to comment|issued a statement|raised its prices|reopened].
[If it's|When it's] broke, [fix it|call support]; [there will be|that may be] a [charge|delay|catch].
[Frequently asked questions|Getting started|Privacy notice|Release notes|Safety instructions|Troubleshooting|Returns policy|Cookie policy|Style guide|Opening hours]
[We regret|We are sorry|Please accept our apologies|We apologise] [for any inconvenience|for the late reply|that the item is out of stock].
[Cut|Measure|Sand|Paint|Glue] the [board|panel|{~word}] [twice|along the grain|before assembly].
[What time is it|How does this work|Why is the sky blue|Who knows|Where is the exit|Which one is cheaper|Is there a discount]?
[Increase|Reduce|Check|Set] the [temperature|pressure|volume|voltage|limit] to {~number}.
"""),
    "negatives": docs(r"""
<neg_line>
---
<neg_line> <neg_line>
---
<neg_line> <neg_line> <neg_line> <neg_line>
---
<neg_line>
<neg_line>
<neg_line>
---
<neg_line> <neg_line> <neg_line>

<neg_line> <neg_line> <neg_line>

<neg_line> <neg_line>
---
def [load|parse|rank|main](path, limit={~quantity}):
    # [Return the rows|Parse the file|Sort by score]
    with open(path) as handle:
        rows = \[line.split(",") for line in handle\]
    return sorted(rows, key=lambda row: row\[0\])\[:limit\]
---
SELECT u.id, u.name, COUNT(*) AS n FROM users u JOIN orders o ON o.user_id = u.id WHERE o.total > {~number} GROUP BY u.id, u.name ORDER BY n DESC LIMIT {~quantity};
---
for (let i = 0; i < items.length; i++) \{ if (items\[i\].price > {~number}) total += items\[i\].price; \}
---
npm ERR! code {~code}
npm ERR! Failed at the build script. Exit status {~quantity}
---
Traceback (most recent call last):
  File "main.py", line {~quantity}, in \<module\>
ValueError: invalid literal for int() with base 10
---
\{"id": {~number}, "enabled": true, "version": "{~version}", "tags": \["alpha", "beta"\], "size": {~number}\}
---
APPLICATION FORM
Name: ______________________
Date of birth: ____ / ____ / ______
Address: ______________________
Phone: ______________________
E-mail: ______________________
Signature: ______________________
---
Name:
First name:
Surname:
Address:
City:    State:    ZIP:
Telephone:
---
Patient name: ________  MRN: ________  DOB: ________
Allergies: [none known|________]
Physician signature: ________
---
Field | Type | Required
name | string | yes
email | string | yes
dob | date | no
phone | string | no
---
[Installation|Assembly|Operating] instructions

1. Remove the {~word} from the box.
2. Attach part {~code} to part {~code}.
3. Tighten all {~quantity} screws.
4. Do not exceed {~number} [N|W|kg|rpm].

Warning: [keep away from children|risk of electric current|hot surface].
---
Ingredients: {~quantity} g flour, {~quantity} g butter, 2 eggs, a pinch of salt.
Method: <neg_line>
---
Specifications: weight {~number} g, voltage {~quantity} V, capacity {~number} mAh, frequency {~quantity} GHz, model {~code}, firmware {~version}.
---
The [property|product|vehicle|software] is provided "as is" without warranty of any kind, express or implied, including but not limited to the warranties of merchantability and fitness for a particular purpose. [In no event shall the authors be liable for any claim.|The foregoing limitation applies to the fullest extent permitted by law.]
---
1. Definitions. In this Agreement, "Confidential Information" means any information disclosed by one party to the other. "Party" means a party to this Agreement. "Services" means the services described in Schedule {~quantity}.
2. Neither party may assign its rights without prior written consent.
3. Headings are for convenience only.
---
Changelog {~version}
- Fixed a crash when the [window|list|cache] was empty
- Added support for [dark mode|CSV export|large files]
- Improved [speed|memory use|error messages] by {~percent}%
---
[A cold front|High pressure|A band of showers] will move [east|in from the west|south] overnight. [Expect|There may be] [patchy fog|gusty winds|icy roads]. [Temperatures will reach {~quantity} degrees.|Sunny intervals later.]
---
x = {~number}; y = {~number}; z = x * y  # [scale factor|area|number of rows]
---
id;sku;qty;price
{~number};{~code};{~quantity};{~number}
{~number};{~code};{~quantity};{~number}
{~number};{~code};{~quantity};{~number}
---
{~number} {~number} {~number} {~number}
{~number} {~number} {~number} {~number}
---
[INFO|DEBUG|WARN] [cache miss|request took {~number} ms|retry {~quantity} of {~quantity}|queue length {~number}|build {~code} started]
[INFO|DEBUG|WARN] [disk at {~percent}%|{~number} rows written|version {~version} loaded]
---
Q: [How do I reset the device?|Can I return an item?|Where can I find the manual?]
A: [Hold the button until the light blinks.|Yes, in its original packaging.|On the support page.]
---
[Photosynthesis|Erosion|Evaporation|Combustion|Gravity|Magnetism] is the process by which [plants make sugar from light|rock is worn away|liquids turn into gas|fuel burns]. It depends on [temperature|pressure|light|surface area].
---
Dear customer,

[thank you for contacting us|we have received your request|your order has been shipped]. [Please do not reply to this message.|You can track it online.]

Your customer service team
---
[To-do|Shopping list|Packing list]: milk, eggs, bread, {~word}, batteries, {~quantity} lemons, washing powder
---
[Will|May|Mark|Grant|Bill] the [invoice|page|request|customer] [be paid|as read|be approved|later].
---
[Theorem|Lemma|Proposition|Corollary] {~quantity}. Let n be a positive integer. Then [the sum converges|the graph is connected|there is no solution]. Proof. [By induction on n.|Follows from Lemma {~quantity}.|Trivial.]
---
[Heading|Title|Subject|To|From|Cc|Date|Re]:
---
[Yes|No|OK|Thanks|Sure|Sorry|Maybe|Hello|Goodbye|Please|Welcome|Congratulations|Cheers|Sincerely|Regards][.|!|,|]
"""),
    "near_misses": lines(r"""
[Will|May|Can] {NAME_GIVEN} [come|help|sing]? {NAME_GIVEN} will, but {NAME_GIVEN} may not.
In {DATE_INTERVAL=[May|June|April|August|March]} the roses [bloom|fade]; {NAME_GIVEN=[May|June|April|August]} [loves|hates] them.
{NAME_GIVEN=[Mark|Bill|Grant|Rose|Chase|Will|Frank|Jack]} asked me to [mark|bill|grant|chase|will|jack up] the [page|client|price].
The {NAME_FAMILY} family → see {NAME_FAMILY=[Baker|Cook|Potter|Young]}, {NAME_GIVEN}; the {OCCUPATION=[baker|cook|potter]} is closed.
We drove down {LOCATION_ADDRESS_STREET=[Martin Luther King Boulevard|Lincoln Street|Washington Avenue|Nelson Mandela Road|Victoria Street|Jefferson Drive|St. Mary's Lane|George Street|Elizabeth Street]} to meet {NAME}.
{NAME=[Paris Hilton|Brooklyn Beckham|Chelsea Clinton|Jack London|Jordan Peele|Sydney Sweeney|Austin Powers|Dakota Fanning|Kyle Busch|Tyler Perry|Irving Berlin|Joan Rivers|Tiger Woods|Justin Long|Rosa Parks|Neil Young|Johnny Cash|Jack Black|Betty White|James Brown|Kate Bush|Will Smith|Bill Gates|Mark Wood|Grant Hill|Rich Little|Faith Hill|Hope Solo|Grace Jones|Rose Byrne|Holly Hunter|Heather Locklear|Amber Heard|Summer Glau|Dawn French|Robin Williams]} [arrived in|left|loves|was born in] {LOCATION_CITY}.
{CONDITION=[Parkinson's disease|Alzheimer's disease|Crohn's disease|Hodgkin's lymphoma|Tourette syndrome|Bell's palsy|Graves' disease|Lyme disease|Huntington's disease|Down syndrome|Cushing's syndrome]} was [first described by {OCCUPATION=physician} {NAME}|explained to {NAME_GIVEN}|ruled out].
{ORGANIZATION=[Johnson & Johnson|Wells Fargo|Ben & Jerry's|Marks & Spencer|Morgan Stanley|Goldman Sachs|John Deere|Ralph Lauren|Calvin Klein|Tiffany|Wendy's|McDonald's|Macy's|Sainsbury's|Boots|Ford|Disney|Dell|Hewlett-Packard|Charles Schwab|J.P. Morgan|Thomas Cook|William Hill|Jack Daniel's|Dr Pepper]} [hired|sued|fired|paid] {NAME}.
[The software|The project|The tool], [Jenkins|Django|Jira|Maven|Kafka|Cassandra|Julia|Ruby on Rails], was [configured|explained] by {NAME_GIVEN}[, our {OCCUPATION}|].
[Apple|Amazon|Shell|Target|Gap|Orange|Visa|Subway] vs. [apple|amazon|shell|target|gap|orange|visa|subway]: {NAME_GIVEN} works for {ORGANIZATION=[Apple|Amazon|Shell|Target|Gap|Orange|Visa|Subway]}.
{NAME} played the [Ruy Lopez|Sicilian Defence|Queen's Gambit|Evans Gambit|Caro-Kann] against {NAME}[ at the {EVENT=[Candidates Tournament|World Championship|Tata Steel Masters]}| in <year>|].
{NAME_GIVEN} [ordered|spilled|cooked] [the Caesar salad|Earl Grey|beef Wellington|eggs Benedict|a Tom Collins|chicken Kiev][ at {ORGANIZATION}|].
[Version {~version}|Build {~code}|Error {~code}] was reported by {NAME} on {DATE}; ticket {~quantity} of {~quantity}.
[Room {~quantity}|Table {~quantity}|Gate {~quantity}], {TIME}: {NAME_GIVEN} and {~quantity} others.
[Name: {NAME}|Name:] [Address:|Phone:|Email:][ n/a| {PHONE_NUMBER}|]
{NAME_GIVEN=[Virginia|Georgia|Carolina|Dakota|Montana|Savannah|Charlotte|Florence|Sydney|Chelsea|Paris|Jordan|Israel|Kenya|India|Asia|Brooklyn|Madison|Austin|Dallas|Houston|Jackson|Lincoln|Orlando|Santiago|Milan|London]} [said|thinks|called|laughed], [she|he] never [visited|liked|left] {LOCATION_STATE=[Virginia|Georgia|North Carolina|South Dakota|Montana|Texas]}.
{LOCATION_CITY=[Paris|London|Sydney|Florence|Charlotte|Savannah|Madison|Austin|Dallas|Houston|Jackson|Orlando|Lincoln|Santiago|Milan|Victoria|Adelaide|Alice Springs|St. Louis|San Antonio|San Jose|Washington]} [is hot in summer|was nice|has two airports|voted], [said|wrote] {NAME}.
[The Church|The Temple|The Bishop|The King|The Queen|The Pope|The Judge] [was silent|waited]; {OCCUPATION=[Judge|Bishop|Pope|King]} {NAME_GIVEN} spoke.
{NAME_FAMILY=[Brown|White|Black|Green|Gray|Young|Long|Short|Best|Rich|Strong|Sharp|Swift|King|Bishop|Pope|Knight|Baker|Cook|Mason|Potter|Fox|Wolf|Bird|Stone|Wood|Rivers|Lake|Hill|Field|Park|Street|Lane|Church|Price|Cash|Banks|Case|Law|Love|Day|Winter|May]} [beat|met|thanked|replaced] {NAME_FAMILY} [in the final|on <wd>|as {OCCUPATION}].
{NAME_GIVEN} is a {ZODIAC_SIGN=[Cancer|Leo|Virgo|Libra|Gemini]}, {NAME_GIVEN} died of {CONDITION=[cancer|lung cancer|leukemia]}.
{NAME_GIVEN:3} is fluent in nothing but [Python|Java|Perl|Ruby|Go], though {%he|she:3} speaks {LANGUAGE}.
The [German shepherd|French bulldog|Irish setter|Siamese cat|Jack Russell|Great Dane|Persian cat] belongs to {NAME_GIVEN}, a[n|] {ORIGIN} {OCCUPATION}.
[Murphy's law|Moore's law|Occam's razor|Pandora's box|Achilles' heel|Ohm's law]! {NAME_GIVEN} [forgot the key|was right].
{DRUG=[Advil|Tylenol|Aspirin|Nurofen|Valium|Prozac|Viagra]} [is sold at|was recalled by] {ORGANIZATION}; {NAME_GIVEN} takes {DOSE} <freq>.
The number {~number} [means nothing|is prime|was drawn], but {NAME_GIVEN}'s number is {PHONE_NUMBER}.
[Order {~quantity} units|Model {~code}|Part {~code}] for {NAME}, {ORGANIZATION}.
[Bond|Penny|Cash|Price|Bill|Bank|Check] [paper|shares|flow|tag|rate] [is cheap|rose], says {NAME}.
[Dr. Pepper|Uncle Ben's|Aunt Jemima|Ben & Jerry's|Captain Morgan|Jim Beam|Johnnie Walker|Sara Lee|Betty Crocker|Mrs. Fields] [is on sale|tastes sweet|was in the fridge].
Mr. {NAME_FAMILY}'s [Rolls-Royce|Ferrari|Mercedes|Bentley|Ford] was parked on {LOCATION_ADDRESS_STREET}.
[Sincerely|Regards|Best|Thanks|Cheers],\n[The support team|Customer Service|{NAME}|{NAME_GIVEN}|{ORGANIZATION}]
[Act|Bill|Law]: the [Megan's Law|Jessica's Law|Amber Alert|Leahy Law|Pell Grant|Stafford loan|Roth IRA] [applies|is explained] here. [Contact|Author]: {NAME}.
"""),
}

"""Brands that people meet on streets, goods, cars, shirts and letters: their art is drawn as often as that of all other collections together.

Written from memory, not from any set of photographs. Which of them the packages have, `pack.py` finds by name.
"""

import re

KNOWN = frozenset("""
abarth acura alfaromeo amg astonmartin audi bentley bmw bugatti buick cadillac chevrolet chrysler citroen cupra dacia daewoo daihatsu dodge ducati ferrari fiat ford
generalmotors genesis gmc harleydavidson honda hummer hyundai infiniti isuzu iveco jaguar jeep kawasaki kia koenigsegg ktm lada lamborghini lancia landrover lexus
lincoln lotus man maserati maybach mazda mclaren mercedes mercedesbenz mg mini mitsubishi mitsubishimotors nissan opel peugeot piaggiogroup polestar pontiac porsche ram
renault rollsroyce saab scania seat skoda smart subaru suzuki tata tesla toyota vauxhall vespa volkswagen volvo yamahamotorcorporation
agip aral bp chevron esso exxon exxonmobil gulf mobil petronas shell texaco total totalenergies eni repsol lukoil gazprom castrol michelin goodyear bridgestone pirelli continental
aldi aldinord aldisud albertheijn asda auchan boots carrefour castorama coop costco edeka homedepot ikea intermarche kaufland leroymerlin lidl mediamarkt migros
netto penny rewe rossmann saturn spar target tesco walmart walgreens seveneleven 7eleven waitrose sainsburys decathlon
adidas asics burberry chanel converse diesel dior fila gap gucci handm hermes hugoboss jordan lacoste levis louisvuitton newbalance nike omega prada puma
quiksilver rayban reebok rolex salomon superdry swatch thenorthface tommyhilfiger underarmour uniqlo vans versace zara calvinklein ralphlauren columbia patagonia timberland umbro kappa mizuno
absolut amstel bacardi becks budweiser burgerking cadbury carlsberg carlsberggroup chupachups cocacola cocacolazero corona danone dominos dominospizza drpepper
dunkin dunkindonuts evian fanta ferrero guinness haribo heineken heinz hersheys jackdaniels jameson johnniewalker kelloggs kfc kinder kitkat kraft lavazza lays lipton mars
mcdonalds milka mms mountaindew nescafe nespresso nestle nutella oreo pepsi pepsico pizzahut pringles redbull schweppes smirnoff snickers sprite starbucks stellaartois subway tacobell tropicana twix unilever wendys 7up monster monsterenergy
acer adobe alienware amazon amd android apple asus atandt atari att beats beatsbydre blackberry bose bosch braun brother canon casio cisco commodore dell dyson electrolux epson ericsson facebook fujifilm
fujitsu garmin generalelectric ge gopro google harmankardon hisense hitachi hp htc huawei ibm instagram intel jbl jvc kingstontechnology kodak konica konicaminolta kyocera leica lenovo lg linkedin
logitech marshall microsoft miele motorola nec netflix nikon nintendo nokia nvidia olympus oneplus oppo oracle panasonic paypal philips pinterest pioneer playstation polaroid qualcomm razer ricoh ring roku
samsung sandisk sap seagate sennheiser sharp siemens skype snapchat sonos sony spotify stihl suse symantec tiktok toshiba twitter uber vivo whatsapp whirlpool wikipedia windows x xbox xerox xiaomi yahoo yamaha yamahacorporation youtube zeiss
abb basf bayer caterpillar dewalt dhl dpd dupont fedex gls hermes hilti husqvarna johndeere kubota lego lufthansa maersk makita mattel pfizer procterandgamble roche schneiderelectric thyssenkrupp tnt ups usps deutschepost royalmail novartis merck sanofi johnsonandjohnson astrazeneca gsk
aeroflot aircanada airchina airfrance airindia airbus americanairlines ana boeing britishairways cathaypacific delta easyjet emirates etihadairways iberia
japanairlines jetblue klm norwegian qantas qatarairways ryanair saudia singaporeairlines southwestairlines turkishairlines unitedairlines virgin virginatlantic wizzair sncf deutschebahn amtrak
airbnb axa allianz americanexpress bankofamerica barclays bnpparibas bookingdotcom capitalone chase citi citibank citigroup commerzbank dbs deutschebank dinersclub discover expedia generali goldmansachs
hertz hilton hsbc hyatt ing jcb jpmorgan maestro marriott mastercard avis europcar sixt moneygram morganstanley rbs santander sparkasse tripadvisor ubs unicredit visa wellsfargo westernunion zurich
bbc bt cbs cnn dazn directv disney deutschetelekom espn fox hbo hulu mtv nbc o2 orange sky sprint telefonica telekom telenor tmobile verizon vodafone warnerbros paramount universal nationalgeographic
f1 fcbarcelona fifa manchesterunited nasa nba nfl nhl olympics premierleague realmadrid rotaryinternational redcross uefa ufc unesco unicef unitednations who worldhealthorganization wwe wwf mlb greenpeace amnesty europeanunion
avon colgate dove durex gillette huggies kleenex lego loreal maybelline nivea oralb pampers pantene playmobil playboy rexona schwarzkopf sephora tampax tefal tupperware hasbro barbie hotwheels
""".split())


def plain(name):
    return re.sub(r"[^a-z0-9]", "", re.sub(r"(^|-| )(alt|badge|icon|wordmark|logo|old|new|light|dark)\b", "", name.lower()))


def known(name):
    return plain(name) in KNOWN

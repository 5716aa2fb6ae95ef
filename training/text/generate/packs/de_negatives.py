"""German documents without personal data. Every noun has a capital letter in German, and many surnames are common nouns:
these texts teach that a capital is no sign of a name."""
from .listed import blocks, lines

NEGATIVES = blocks(r"""
Den Ofen auf 180 Grad vorheizen. [Mehl|Zucker|Butter] und Eier verrühren, {DURATION=[20|30|45] Minuten} backen. Vor dem Servieren mit Puderzucker bestäuben.
---
Zutaten: {~quantity} g Mehl, {~quantity} g Zucker, eine Prise Salz, [Petersilie|Schnittlauch|Rosmarin|Basilikum|Majoran]. Den Teig ruhen lassen, dann ausrollen.
---
Vor Inbetriebnahme des Geräts die Bedienungsanleitung lesen. Netzstecker ziehen, Gehäuse nur mit einem feuchten Tuch reinigen.
---
Bauteil {~code}, Schraube M{~quantity}, Drehmoment {~number} Nm. Dichtung [prüfen|ersetzen], Ölstand kontrollieren, Deckel schließen.
---
Der Vogel sitzt auf dem Baum. Der Fuchs schläft im Bau, der Wolf heult, die Schäferhunde bellen.
---
Im Wald lebten ein Wolf, ein Fuchs und ein Hase. Der Hahn krähte, das Lamm sprang über den Bach, und der Berg lag im Schnee.
---
Der {OCCUPATION=[Koch|Müller|Fischer|Schneider|Bäcker|Schmied|Weber|Schäfer|Zimmermann|Richter|Jäger|Gärtner|Förster|Metzger]} [arbeitet mit den Händen|steht früh auf|braucht gutes Werkzeug|trägt eine Schürze].
---
Ein guter {OCCUPATION=[Koch|Schneider|Zimmermann|Schreiner|Töpfer]} spart nicht am Material. Ein {OCCUPATION=Fischer} flickt seine Netze, ein {OCCUPATION=Müller} mahlt das Korn.
---
Der Kaiser und der König tragen eine Krone, der Bauer zieht auf dem Schachbrett nur ein Feld, der Springer springt über andere Figuren.
---
Der Stein ist hart, das Holz ist weich, der Baum ist groß, das Blatt ist klein, das Haus ist weiß und das Dach ist schwarz.
---
[Bußgeldkatalog|Donaudampfschifffahrt|Rechtsschutzversicherung|Straßenverkehrsordnung|Krankenversicherungspflicht|Grundstücksverkehrsgenehmigung]: Allgemeine Hinweise zur Anwendung der Vorschriften.
---
§ {~quantity} Abs. {~quantity}: Der Antragsteller hat die erforderlichen Unterlagen vorzulegen. Die zuständige Behörde kann Ausnahmen zulassen.
---
Der Mieter ist verpflichtet, die Mietsache pfleglich zu behandeln. Schönheitsreparaturen trägt der Vermieter, soweit nichts anderes vereinbart ist.
---
Die Parteien vereinbaren Stillschweigen. Änderungen und Ergänzungen dieses Vertrages bedürfen der Schriftform. Gerichtsstand ist der Sitz des Auftragnehmers.
---
Der Wetterbericht: Im Norden Regen, im Süden Sonne, Höchstwerte um {~quantity} Grad. Der Wind weht schwach aus West.
---
Heute wolkig mit Schauern, in den Bergen Neuschnee. Die Schneefallgrenze sinkt, in der Nacht leichter Frost.
---
Name: 
Vorname: 
Geburtsdatum: 
Anschrift: 
Unterschrift: 
---
Name: ____________  Straße: ____________  Ort: ____________  Datum: ____________
---
Bitte füllen Sie alle Felder aus: Familienname, Vorname, Geburtsort, Staatsangehörigkeit, Familienstand, Beruf, Telefonnummer.
---
def berechne_summe(werte):
    gesamt = 0
    for wert in werte:
        gesamt += wert
    return gesamt
---
SELECT anzahl, bezeichnung FROM artikel WHERE lager = {~number} ORDER BY bezeichnung;
---
FEHLER {~code}: Verbindung zum Server unterbrochen. Versuch {~quantity} von {~quantity}. Bitte prüfen Sie die Einstellungen.
---
Version {~version} behebt Fehler beim Drucken und verbessert die Leistung der Suche. Ein Neustart ist erforderlich.
---
Die {~word} kostet viel, der {~word} wenig. Art.-Nr. {~code}, Farbe Schwarz, Material Edelstahl, Gewicht {~number} g.
---
Akku-Bohrschrauber mit zwei Gängen, Koffer und Ladegerät. Leerlaufdrehzahl {~number} U/min. Lieferung ohne Bits.
---
Die Schraube lässt sich nur mit einem Schlüssel der Größe {~quantity} lösen. Danach den Deckel abnehmen und den Filter wechseln.
---
Montageanleitung: Seitenwand A mit Dübel B verbinden, Rückwand einschieben, Türen einhängen, Scharniere ausrichten.
---
Tagesordnung: 1. Begrüßung 2. Genehmigung des Protokolls 3. Bericht des Vorstands 4. Haushalt 5. Verschiedenes
---
Die Sitzung wurde vertagt, weil die Beschlussfähigkeit nicht gegeben war. Der Antrag auf Vertagung wurde einstimmig angenommen.
---
Die Brücke bleibt wegen Bauarbeiten gesperrt, eine Umleitung ist ausgeschildert. Mit Verzögerungen ist zu rechnen.
---
Der Zug fährt heute von Gleis {~quantity}. Bitte Vorsicht bei der Einfahrt. Die Reihenfolge der Wagen ist geändert.
---
Herr Ober, die Rechnung bitte! Das Essen war ausgezeichnet, nur die Suppe war kalt.
---
Meine Damen und Herren, liebe Gäste, wir begrüßen Sie herzlich und wünschen einen angenehmen Aufenthalt.
---
Wer andern eine Grube gräbt, fällt selbst hinein. Der Apfel fällt nicht weit vom Stamm. Morgenstund hat Gold im Mund.
---
Die Photosynthese ist ein Prozess, bei dem Pflanzen aus Licht, Wasser und Kohlendioxid Zucker und Sauerstoff bilden.
---
Ein Dreieck hat drei Seiten. Die Summe der Winkel beträgt {~number} Grad. Der Satz gilt nur für ebene Flächen.
---
Das Modul umfasst {~quantity} Leistungspunkte. Prüfungsform: Klausur oder Hausarbeit. Voraussetzungen: keine.
---
Messwert {~number}, Toleranz ±{~number}, Prüfnummer {~code}, Ergebnis: in Ordnung.
---
Menge;Bezeichnung;Lagerort
{~quantity};{~word};{~code}
{~quantity};{~word};{~code}
{~quantity};{~word};{~code}
---
[Ja|Nein|Vielleicht|Danke|Bitte|Gern geschehen|Alles klar|Kein Problem|Mach ich|Weiß nicht|Genau|Stimmt|Tut mir leid, geht nicht].
---
ok bin gleich da, hab noch was zu essen gekauft, bring du bitte Getränke mit
---
Kann jemand den Müll rausbringen? Die Tonne ist voll und der Hof sieht schlimm aus. Danke!
---
Der Vorstand, der Aufsichtsrat und die Hauptversammlung sind die Organe der Gesellschaft. Die Satzung regelt das Nähere.
---
Die Gemeinde plant ein neues Baugebiet. Der Bürgersteig wird verbreitert, die Laternen werden erneuert, Parkplätze fallen weg.
---
Achtung Hochspannung! Betreten der Baustelle verboten. Eltern haften für ihre Kinder.
---
Der Stelle lag die Akte nicht vor. Das Schreiben wurde daher ohne Anlagen versandt, die Frist ist gewahrt.
---
Die Klägerin trägt die Kosten des Verfahrens. Der Beklagte hat Berufung eingelegt, der Senat hat sie zurückgewiesen.
---
Der Patient wird gebeten, nüchtern zu erscheinen. Bitte bringen Sie die Versichertenkarte und alte Befunde mit.
---
Die Rose blüht, die Lilie duftet, der Jasmin rankt am Zaun, das Veilchen wächst im Schatten, die Heide steht im Sand.
---
Frank und frei sagte er seine Meinung. Mit Hand und Fuß. Der Hans Dampf in allen Gassen ist eine Redensart.
---
Die Wurst, das Bier, der Kaiserschmarrn, das Wiener Schnitzel, der Berliner Pfannkuchen und die Frankfurter Würstchen stehen auf der Karte.
---
Der Bach fließt durch die Wiese, am Ufer steht eine Linde, hinter dem Hof liegt das Feld, daneben der Brunnen und die Mühle.
---
Gute Nacht, Welt. Der Mond ist aufgegangen, die Sterne prangen, der Wald steht schwarz und schweiget.
---
Tabelle {~quantity}: Verteilung der Antworten. Häufigkeit {~number}, Anteil {~percent} %, fehlende Werte {~quantity}.
---
Kapitel {~quantity}. Grundlagen der Buchführung. Aktiva und Passiva, Soll und Haben, Abschreibung, Rückstellung, Inventur.
---
Wählen Sie im Menü „Datei“ den Eintrag „Speichern unter“. Klicken Sie auf „Weiter“ und bestätigen Sie mit „Fertig stellen“.
---
Sicherheitshinweis: Von Kindern fernhalten. Kühl und trocken lagern. Nach dem Öffnen im Kühlschrank aufbewahren.
---
Die Wirtschaft wächst langsamer als erwartet, die Nachfrage bleibt schwach, die Stimmung in den Betrieben ist gedämpft.
---
Die Mannschaft spielte gut, der Schlussmann hielt stark, am Ende reichte es für ein Unentschieden. Das Stadion war ausverkauft.
""") + lines(r"""
Haus, Hof, Garten, Zaun, Tor, Weg, Straße, Platz, Markt, Kirche, Schule.
Der Bergbau, die Schifffahrt, das Handwerk und die Landwirtschaft prägten die Region.
Gesucht: Werkzeugkasten, Schraubenzieher, Hammer, Zange, Wasserwaage.
Junge Leute lernen lieber mit dem Handy, alte Leute lieber mit dem Buch, das ist kein Geheimnis.
Der Winterreifen hat ein Profil von {~quantity} mm; der Sommerreifen ist abgefahren.
Die Kaiserin der Torten ist der Frankfurter Kranz, sagt man in der Backstube.
Das Fischbrötchen liegt im Kühlschrank, daneben die Jägersoße und der Bauernsalat.
Nummer {~number} bitte zu Schalter {~quantity}.
""")

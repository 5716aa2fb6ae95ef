//! French.

use super::Vocabulary;

pub(super) static FRENCH: Vocabulary = Vocabulary {
    code: "fr",
    male: "Jean Pierre Michel André Philippe Alain Bernard Jacques Daniel François Nicolas Christophe Laurent Julien Thomas \
           Antoine Mathieu Olivier Sébastien Guillaume Vincent Éric Luc Marc Paul Hugo Louis Lucas Arthur Jules Gabriel \
           Étienne Maxime Benoît Yves",
    female: "Marie Nathalie Isabelle Sylvie Catherine Françoise Martine Christine Monique Valérie Sandrine Véronique Nicole \
             Stéphanie Céline Julie Aurélie Camille Léa Manon Chloé Emma Jeanne Louise Alice Élodie Claire Sophie Pauline \
             Hélène Brigitte Amélie Juliette Margaux Odile",
    family: "Bernard Dubois Moreau Laurent Simon Lefebvre Leroy Roux Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau \
             Vincent Muller Lefèvre Faure Mercier Blanc Guérin Boyer Garnier Chevalier Legrand Gauthier Perrin Robin Clément \
             Morin Henry Roussel Mathieu Gautier Masson Marchand Duval Denis Dumont Lemaire Noël Meyer Dufour Brun Blanchard \
             Giraud Joly Rivière Lucas",
    cities: "Annecy;Dijon;Angers;Nîmes;Tours;Limoges;Amiens;Metz;Besançon;Orléans;Rouen;Caen;Nancy;Avignon;Poitiers;Pau;\
             La Rochelle;Calais;Colmar;Chartres",
    regions: "Bretagne;Normandie;Occitanie;Bourgogne;Alsace;Provence;Auvergne;Picardie;Corse;Lorraine",
    countries: "Belgique;Suisse;Canada;Portugal;Irlande;Danemark;Norvège;Suède;Autriche;Japon;Chili;Finlande",
    streets: "des Lilas;du Moulin;de la Gare;des Acacias;des Tilleuls;du Château;des Écoles;de la Fontaine;Pasteur;\
              Victor Hugo;des Cerisiers;du Stade;Jean Jaurès;de la Paix;des Peupliers",
    organizations: "Aubépine Conseil;Belle Rive;Clairval;Les Trois Chênes;Montclair;Rivage Bleu;Solane;Valmont;Hautefeuille;\
                    Boisjoli;Grand Large;Pierrelune;Beaulieu Services;Argentière",
    facilities: "Hôpital Saint-Brieuc;Clinique des Tilleuls;Centre médical Montclair;Hôpital de la Fontaine;Clinique Beaulieu;\
                 Centre de santé Valmont",
    occupations: "comptable;architecte;chimiste;journaliste;dentiste;pharmacien;photographe;plombier;traducteur;mécanicien;\
                  ingénieur;boulanger;électricien;peintre;bibliothécaire;enseignant",
    conditions: "asthme;hypertension;migraine;anémie;arthrose;bronchite;eczéma;gastrite;goutte;insomnie;pneumonie;diabète;\
                 épilepsie",
};

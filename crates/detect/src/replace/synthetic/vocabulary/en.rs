//! English.

use super::Vocabulary;

pub(super) static ENGLISH: Vocabulary = Vocabulary {
    code: "en",
    male: "James Robert Michael William David Richard Joseph Thomas Charles Daniel Matthew Anthony Mark Donald Steven Paul \
           Andrew Joshua Kenneth Kevin Brian George Timothy Ronald Edward Jason Jeffrey Ryan Jacob Gary Nicholas Eric \
           Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Frank Alexander Raymond Patrick Jack Dennis \
           Jerry Tyler Aaron Adam Nathan Henry Douglas Peter Zachary Kyle Walter Ethan Jeremy Harold Keith Christian Roger \
           Noah Gerald Carl Terry Sean Austin Arthur Lawrence Jesse Dylan Bryan Joe Jordan Billy Bruce Albert Willie Gabriel \
           Logan Alan Juan Wayne Roy Ralph Randy Eugene Vincent Russell Louis Philip Bobby Johnny Bradley Simon Oliver \
           Graham Stuart Neil Colin Duncan Malcolm Hugh Clive Elliot Marcus Trevor Victor Leon Felix Oscar John Xavier \
           Christopher Ian Craig Derek Edwin Glenn Howard Ivan Leonard Martin Norman Owen Spencer Theodore Liam Mason Lucas",
    female: "Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret \
             Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia \
             Dorothy Amy Kathleen Angela Shirley Emma Brenda Pamela Nicole Anna Samantha Katherine Christine Debra Rachel \
             Carolyn Janet Maria Olivia Heather Helen Catherine Diane Julie Victoria Joyce Lauren Kelly Christina Ruth Joan \
             Virginia Judith Evelyn Hannah Andrea Megan Cheryl Jacqueline Madison Teresa Abigail Sophia Martha Sara Gloria \
             Janice Kathryn Ann Isabella Judy Charlotte Julia Grace Amber Alice Jean Denise Frances Danielle Marilyn \
             Natalie Beverly Diana Brittany Theresa Kayla Alexis Doris Lori Tiffany Fiona Gemma Harriet Imogen Joanna \
             Lydia Marion Naomi Phoebe Rosemary Sheila Tessa Vanessa Wendy Zoe Jane Anne Johanna Claire Ellen Irene Lucy \
             Penelope Carole Daniela Gabriela Linda Mia Nora Paula Rose Stella Sylvia Valerie",
    family: "Weller Ashford Barlow Benton Bishop Blackwood Bowman Bradshaw Brennan Briggs Burton Caldwell Calloway Chandler \
             Clayton Colby Conway Crawford Curtis Dalton Dawson Delaney Dixon Donovan Drake Duncan Eaton Ellison Emerson \
             Fairchild Farley Fenton Fletcher Forrester Garrison Gibbs Gilmore Goodwin Granger Greer Hadley Halloway Hammond \
             Harlow Hastings Hawkins Hayward Hensley Holden Holloway Hopkins Hutchins Ingram Jennings Keaton Kendall Kirkland \
             Langley Larkin Lawson Leighton Lockwood Lowell Maddox Marlow Marsden Mercer Merritt Middleton Montague Mosley \
             Newell Norwood Oakley Osborne Palmer Parrish Pembroke Pierce Pratt Prescott Quinn Radford Ramsey Redmond Rhodes \
             Rowland Rutledge Sawyer Sheldon Sherwood Sinclair Stafford Stanton Sutton Talbot Thorne Thornton Tilden Travers \
             Underwood Vance Wakefield Walden Wallace Warwick Webster Whitaker Whitfield Wilkins Winslow Woodward Yardley York",
    cities: "Springfield;Fairview;Riverside;Greenville;Bristol;Clinton;Franklin;Salem;Georgetown;Madison;Arlington;Ashland;\
             Burlington;Manchester;Oxford;Milton;Newport;Auburn;Dayton;Lexington;Milford;Winchester;Hudson;Kingston;Dover;\
             Jackson;Cleveland;Centerville;Lakewood;Oakdale;Brighton;Cambridge;Chester;Norwich;Exeter;Lancaster;Bedford;\
             Concord;Richmond;Stamford",
    regions: "Ohio;Oregon;Vermont;Kansas;Nebraska;Montana;Idaho;Maine;Iowa;Delaware;Nevada;Wyoming;Utah;Virginia;Georgia;\
              Indiana;Michigan;Minnesota;Missouri;Wisconsin;Kent;Devon;Norfolk;Manitoba;Alberta;Victoria;Tasmania",
    countries: "Canada;Ireland;Australia;Denmark;Portugal;Norway;Chile;Kenya;Japan;Austria;Belgium;Finland;Iceland;Greece;\
                Uruguay;Sweden;Malta;Estonia;Latvia;Slovenia;Jamaica;Nepal;Fiji;Ghana;Panama",
    streets: "Maple;Cedar;Willow;Chestnut;Birch;Magnolia;Juniper;Sycamore;Hawthorn;Laurel;Meadow;Orchard;Hillcrest;Lakeview;\
              Riverside;Sunset;Highland;Franklin;Lincoln;Jefferson;Madison;Spruce;Walnut;Poplar;Aspen;Linden;Heather;Summit",
    organizations: "Northwind Trading;Blue Harbor;Silverline Partners;Cedar Ridge;Granite Peak;Summit Works;Harborview;\
                    Redwood Logistics;Clearwater;Brightfield;Ironbridge;Stonegate;Evergreen Services;Westbrook;Lakeshore;\
                    Pinnacle Systems;Oakmont;Vantage Point;Meridian;Crestline;Fairmont Industries;Keystone Supply;\
                    Bluestone;Northgate;Falcon Ridge;Golden Prairie;Riverstone;Highfield;Amberley;Windmere",
    facilities: "Northgate General Hospital;Cedar Grove Medical Center;Lakeview Clinic;St. Brendan Hospital;Riverbend Health \
                 Centre;Maplewood Community Hospital;Harbor Point Clinic;Summit Ridge Medical Center;Willow Creek Hospital;\
                 Fairhaven Clinic;Stonebridge General Hospital;Oakridge Medical Centre",
    occupations: "accountant;architect;carpenter;chemist;electrician;engineer;florist;geologist;historian;journalist;\
                  librarian;locksmith;mechanic;nurse;optician;painter;pharmacist;photographer;pilot;plumber;programmer;\
                  surveyor;tailor;teacher;translator;veterinarian;waiter;welder;analyst;consultant;designer;editor",
    conditions: "asthma;hypertension;migraine;anemia;arthritis;bronchitis;eczema;gastritis;gout;hypothyroidism;insomnia;\
                 osteoporosis;pneumonia;psoriasis;sinusitis;tonsillitis;vertigo;diabetes;epilepsy;glaucoma",
};

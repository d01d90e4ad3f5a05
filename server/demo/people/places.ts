// Streets, towns with postcodes and phone prefixes; house numbers and the rest are random.
import type { Chance } from '../chance.ts';
import type { Country } from '../shipping.ts';

type Place = {
  streets: string[];
  towns: [city: string, postcode: string][];
  line: (street: string, house: number) => string;
  phone: string;
};

const letters = 'ABCDEFGHJKLMNPRSTVWXZ';
const list = (text: string) => text.split(', ');
const towns = (text: string) =>
  list(text).map((town): [string, string] => [town.replace(/ \S+$/, ''), town.slice(town.lastIndexOf(' ') + 1)]);
const streetFirst = (street: string, house: number) => `${street} ${house}`;

/** In a postcode `#` is any digit, `*` any letter and `_` a space. */
export const places: Record<Country, Place> = {
  NL: {
    streets: list(
      'Prinsengracht, Oude Delft, Nieuwstraat, Molenweg, Kerkstraat, Beatrixlaan, Lange Haven, Zeedijk, Wilhelminapark, Stationsweg, Havenstraat, Dorpsstraat, Burgemeester Vinkstraat, Schiekade, Amstelkade',
    ),
    towns: [
      ['Amsterdam', '10##_**'],
      ['Rotterdam', '30##_**'],
      ['Utrecht', '35##_**'],
      ['Den Haag', '25##_**'],
      ['Groningen', '97##_**'],
      ['Eindhoven', '56##_**'],
      ['Haarlem', '20##_**'],
      ['Leiden', '23##_**'],
      ['Nijmegen', '65##_**'],
      ['Zwolle', '80##_**'],
      ['Middelburg', '43##_**'],
      ['Texel', '179#_**'],
    ],
    line: streetFirst,
    phone: '+31 6 55 ## ## ##',
  },
  DE: {
    streets: list(
      'Lindenstraße, Hauptstraße, Gartenweg, Schillerstraße, Am Markt, Bergstraße, Mühlenweg, Hafenstraße, Kastanienallee, Rosenstraße, Goethestraße, Elbchaussee',
    ),
    towns: towns(
      'Hamburg 20###, Berlin 10###, Köln 50###, München 80###, Bremen 28###, Leipzig 04###, Münster 48###, Kiel 24###, Freiburg 79###, Hannover 30###, Oldenburg 26###',
    ),
    line: streetFirst,
    phone: '+49 171 39200##',
  },
  FR: {
    streets: list(
      'rue de la République, rue des Lilas, avenue Jean Jaurès, rue Victor Hugo, quai des Chartrons, rue du Moulin, allée des Tilleuls, rue Pasteur, impasse du Port, boulevard Voltaire',
    ),
    towns: towns(
      'Paris 750##, Lyon 6900#, Nantes 440##, Bordeaux 33###, Lille 590##, Rennes 350##, Strasbourg 670##, Montpellier 340##, Brest 292##, Annecy 740##',
    ),
    line: (street, house) => `${house} ${street}`,
    phone: '+33 6 39 98 ## ##',
  },
  BE: {
    streets: list(
      'Kerkstraat, Stationsstraat, Rue Haute, Avenue Louise, Meir, Vlaanderenstraat, Rue de la Station, Molenstraat, Graslei, Chaussée de Wavre',
    ),
    towns: towns('Antwerpen 20##, Gent 90##, Bruxelles 10##, Leuven 30##, Brugge 80##, Liège 40##, Namur 50##, Oostende 84##'),
    line: streetFirst,
    phone: '+32 468 90 ## ##',
  },
  ES: {
    streets: list(
      'Calle Mayor, Calle de la Luna, Avenida del Mar, Calle San Juan, Paseo de Gracia, Calle Real, Rambla Nova, Calle del Sol, Plaza Nueva',
    ),
    towns: towns(
      'Madrid 280##, Barcelona 080##, Valencia 460##, Sevilla 410##, Bilbao 480##, Málaga 290##, Zaragoza 500##, Santander 390##, Girona 170##',
    ),
    line: (street, house) => `${street}, ${house}`,
    phone: '+34 655 5## ###',
  },
  PT: {
    streets: list(
      'Rua das Flores, Rua do Almada, Avenida da Liberdade, Rua Augusta, Rua de Santa Catarina, Travessa do Cais, Rua da Praia, Largo do Carmo',
    ),
    towns: towns('Lisboa 1###-###, Porto 4###-###, Coimbra 3###-###, Braga 47##-###, Faro 80##-###, Aveiro 38##-###, Setúbal 29##-###'),
    line: (street, house) => `${street} ${house}`,
    phone: '+351 91 555 ####',
  },
  GB: {
    streets: list(
      'High Street, Station Road, Church Lane, Victoria Road, Mill Lane, Park Avenue, Queen Street, The Green, Harbour View, Albert Terrace',
    ),
    towns: [
      ['London', 'SE1_#**'],
      ['Bristol', 'BS8_#**'],
      ['Manchester', 'M20_#**'],
      ['Edinburgh', 'EH6_#**'],
      ['Leeds', 'LS6_#**'],
      ['Cardiff', 'CF5_#**'],
      ['Brighton', 'BN2_#**'],
      ['Sheffield', 'S11_#**'],
      ['Norwich', 'NR2_#**'],
      ['Glasgow', 'G12_#**'],
    ],
    line: (street, house) => `${house} ${street}`,
    phone: '+44 7700 900###',
  },
};

/** Replaces `#` with digits and `*` with letters. */
export const filled = (pattern: string, chance: Chance): string =>
  pattern
    .replace(/#/g, () => String(chance.int(0, 9)))
    .replace(/\*/g, () => chance.pick([...letters]))
    .replace(/_/g, ' ');

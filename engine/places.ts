import { languages } from './intents.ts';
import { plain } from './words.ts';

// Places that customers name, as codes: countries, parts of countries that parcels treat differently, and cities.

/** A place as the customer said it. `code` is an ISO 3166 code of a country or a part of it ('ES', 'ES-CN'). */
export type Place = { name: string; code: string };

const aliases: Record<string, string> = {
  NL: 'holland olanda hollande holanda',
  GB: 'uk|u k|britain|great britain|england|angleterre|inglaterra|inghilterra|engeland|scotland|schottland|escocia|ecosse|wales',
  US: 'usa|u s a|united states of america|america|the states|ee uu|eeuu|eua',
  CZ: 'czech republic|tschechien',
  TR: 'turkey',
  BR: 'brasil',
  CH: 'schweiz|suisse|suiza|suica|svizzera|zwitserland',
};
/** Parts of countries, with their islands and towns. */
const regions: Record<string, string> = {
  'ES-CN':
    'canary islands|canaries|kanaren|kanarische inseln|islas canarias|canarias|iles canaries|tenerife|teneriffa|gran canaria|lanzarote|fuerteventura|las palmas|la gomera|el hierro',
  'ES-CE': 'ceuta',
  'ES-ML': 'melilla',
  'ES-IB': 'balearic islands|balearen|islas baleares|baleares|mallorca|majorca|menorca|ibiza|formentera|palma de mallorca',
  'PT-30': 'madeira|funchal',
  'PT-20': 'azores|azoren|acores|ponta delgada',
  'FR-20R': 'corsica|korsika|corse|corcega|ajaccio|bastia',
  'US-AK': 'alaska|anchorage|fairbanks|juneau',
  'US-HI': 'hawaii|hawai|honolulu|maui|oahu|kauai',
  PR: 'puerto rico|san juan',
  'GB-NIR': 'northern ireland|nordirland|irlande du nord|irlanda del norte|irlanda do norte|noord ierland|belfast|derry',
  'GB-HLD': 'highlands|scottish highlands|inverness',
  JE: 'jersey|channel islands',
  GG: 'guernsey',
  'IT-82': 'sicily|sizilien|sicilia|sicile|palermo|catania',
  'IT-88': 'sardinia|sardinien|sardegna|cagliari',
  RE: 'la reunion',
  GP: 'guadeloupe',
  MQ: 'martinique',
};
const cities: Record<string, string> = {
  NL: 'amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|haarlem|arnhem|leiden|delft|maastricht|zwolle|enschede|amersfoort|alkmaar|dordrecht|apeldoorn|deventer|den bosch|hilversum|leeuwarden|middelburg|venlo|roermond|heerlen',
  BE: 'gand|anversa|bruselas|amberes|bruxelas|antuerpia|lieja|luttich|brugas|brujas|brussels|brussel|bruxelles|antwerp|antwerpen|anvers|ghent|gent|bruges|brugge|liege|luik|leuven|namur|charleroi|mechelen|ostend|oostende|hasselt|kortrijk|aalst|genk|turnhout|tournai|verviers|sint niklaas|roeselare',
  DE: 'berlino|berlijn|berlim|monaco di baviera|munique|keulen|colonia|francoforte|francfort|fracfort|amburgo|hamburgo|hambourg|dresda|stoccarda|lipsia|norimberga|dusseldorf|berlin|hamburg|munich|munchen|koln|cologne|frankfurt|stuttgart|dusseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nurnberg|duisburg|bochum|bonn|munster|mannheim|karlsruhe|augsburg|freiburg|kiel|mainz|aachen|wiesbaden|lubeck|rostock|kassel|potsdam|passau|regensburg|ulm|trier|wuppertal|bielefeld|erfurt|magdeburg|saarbrucken|heidelberg|wurzburg|oldenburg|osnabruck|gottingen|konstanz|krefeld|ingolstadt|koblenz|chemnitz|jena|flensburg',
  AT: 'viena|vienne|wenen|salisburgo|vienna|wien|graz|linz|salzburg|innsbruck|klagenfurt',
  CH: 'zurigo|zuerich|ginebra|ginevra|genebra|basilea|berna|losanna|zurich|bern|berne|basel|bale|genf|geneve|geneva|lausanne|luzern|winterthur|lugano',
  LU: 'luxembourg|luxemburg',
  FR: 'parigi|parijs|lione|marsiglia|marsella|marselha|nizza|niza|burdeos|bordeus|tolosa|estrasburgo|strasburgo|strassburg|rijsel|lyon|paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|grenoble|dijon|angers|toulon|brest|le havre|saint etienne|clermont ferrand|nancy|metz|rouen|annecy|avignon|perpignan|limoges|caen|orleans|biarritz|cannes|la rochelle|bayonne|amiens|mulhouse|besancon|poitiers|quimper',
  ES: 'siviglia|barcellona|barcelone|sevilha|valenza|saragozza|bilbao|madrid|madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|oviedo|cadiz|san sebastian|santander|pamplona|salamanca|toledo|almeria|tarragona|girona|lleida|huelva|burgos|logrono|castellon|marbella|badajoz|albacete|a coruna|santiago de compostela|donostia',
  PT: 'lisbona|lissabon|oporto|lisbon|lisboa|lissabon|lisbonne|porto|braga|coimbra|faro|setubal|aveiro|evora|leiria|guimaraes|viseu|viana do castelo|portimao|cascais',
  IT: 'roma|milao|turim|florenca|napoles|veneza|venecia|florencia|venise|naples|rome|roma|rom|milan|milano|mailand|naples|napoli|neapel|turin|torino|florence|firenze|florenz|venice|venezia|venedig|bologna|genoa|genova|verona|bari|pisa|trieste|padova|bergamo',
  GB: 'londra|edimburgo|edimbourg|london|londres|londen|londra|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|cardiff|sheffield|newcastle|nottingham|brighton|oxford|cambridge|york|bath|reading|aberdeen|dundee|swansea|exeter|norwich|plymouth|leicester|coventry|southampton|portsmouth|sunderland|swindon|bournemouth|canterbury',
  IE: 'dublin|cork|galway|limerick|waterford',
  DK: 'copenaghen|copenhague|kopenhagen|copenhaga|copenhagen|kopenhagen|kobenhavn|aarhus|odense',
  SE: 'stockholm|gothenburg|goteborg|malmo|uppsala',
  NO: 'oslo|bergen|trondheim|stavanger|tromso',
  FI: 'helsinki|tampere|turku|espoo',
  IS: 'reykjavik',
  PL: 'warsaw|warszawa|warschau|varsovie|krakow|gdansk|wroclaw|poznan|lodz',
  CZ: 'prague|praha|prag|praga|brno',
  HU: 'budapest',
  GR: 'athens|athen|atenas|thessaloniki',
  RO: 'bucharest|bukarest|cluj',
  HR: 'zagreb|split|dubrovnik',
  US: 'new york|nyc|brooklyn|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|san francisco|seattle|denver|washington|boston|nashville|detroit|portland|las vegas|atlanta|miami|minneapolis|new orleans|columbus|indianapolis|fort worth|memphis|baltimore|milwaukee|sacramento|tampa|cleveland|pittsburgh|cincinnati|kansas city|st louis|salt lake city|alabama|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming',
  CA: 'toronto|montreal|vancouver|ottawa|calgary|quebec|winnipeg|edmonton|halifax|ontario|british columbia',
  MX: 'mexico city|ciudad de mexico|guadalajara|monterrey',
  BR: 'sao paulo|rio de janeiro|brasilia|salvador|curitiba|recife|porto alegre',
  AR: 'buenos aires',
  AU: 'sydney|melbourne|brisbane|perth|adelaide',
  NZ: 'auckland|wellington',
  JP: 'tokyo|osaka|kyoto',
  AE: 'dubai|abu dhabi',
  SG: 'singapore',
};
/** Places that are everyday words too: they count only behind "to", "in", "from" or "for", or with a capital inside a sentence. */
const alsoWords = new Set(
  'nice cork essen reading bath york faro angers split perth turkey china jersey guernsey chad georgia jordan mali niger guinea togo man us faro bari rom lima cuba oman peru america salvador porto brest phoenix gent metz nancy florence toledo austin boston liege bale columbus georgia virginia ulm montana oregon orleans cannes'.split(
    ' ',
  ),
);
const before =
  /(?:^|\s)(?:to|in|on|from|for|near|nach|auf|in|aus|a|en|sur|op|su|au|aux|para|em|de|desde|pour|naar|uit|voor|per|da|hacia|ate)\s$/;

let known: ReadonlyMap<string, string> | undefined;
function places(): ReadonlyMap<string, string> {
  if (known) return known;
  const all = new Map<string, string>();
  const add = (names: string, code: string, separator: string | RegExp) => {
    for (const name of names.split(separator)) if (!all.has(name)) all.set(name, code);
  };
  for (const [code, names] of Object.entries(regions)) add(names, code, '|');
  for (const [code, names] of Object.entries(aliases)) add(names, code, code === 'NL' ? ' ' : '|');
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCurrent);
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (name !== undefined)
        add(
          normalized(name)
            .replace(/\(.*?\)/g, '')
            .trim(),
          code,
          '|',
        );
    }
  }
  for (const [code, names] of Object.entries(cities)) add(names, code, '|');
  known = all;
  return all;
}
/** Codes of former countries resolve to their successor. */
const isCurrent = (code: string) =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && !['ZZ', 'EU', 'EZ', 'UN', 'QO'].includes(code);

const normalized = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const mostWords = 4;

/** The places a text names, in order; a longer name wins over a shorter one inside it. */
export function placesIn(text: string): Place[] {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/[.'’-]+$/, ''),
    index,
  }));
  const found: Place[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
      const said = words.slice(at, at + length).map(({ word }) => word);
      const name = normalized(said.join(' '));
      const code = places().get(name) ?? places().get(name.replace(/^the /, ''));
      if (code === undefined || name.length < 2 || !isMeant(text, words[at]?.index ?? 0, said[0] ?? '', name)) continue;
      found.push({ name: said.join(' '), code });
      at += length - 1;
      break;
    }
  return found;
}
function isMeant(text: string, index: number, first: string, name: string): boolean {
  if (/^(?:US|UK)$/.test(first)) return true;
  if (!alsoWords.has(name)) return name.length > 3 || name === 'usa' || name === 'uk' || name === 'rom' || name === 'nyc' || name === 'eua';
  const inside = index > 0 && /^\p{Lu}/u.test(first) && !/[.!?\n]\s*$/.test(text.slice(0, index));
  return inside || before.test(plain(text.slice(0, index)));
}

/** The place that a text says somebody is at or something goes to: "I'm in Austin", "nach Passau". */
export function placeSaid(text: string): Place | undefined {
  const said = placesIn(text).filter(
    ({ name, code }) => isCountryName(name, code) || before.test(plain(text.slice(0, text.indexOf(name)))),
  );
  const place = said.at(-1);
  return place && { name: place.name.slice(0, 80), code: place.code };
}

/** The countries and their parts that a text names. Cities are left out: many are names of products, too. */
export const countriesIn = (text: string): Place[] => placesIn(text).filter(({ name, code }) => isCountryName(name, code));

/** The country of a place: 'ES' of 'ES-CN'. */
export const countryOf = (code: string) => code.slice(0, 2);

/** A place's name in a language. A part of a country keeps the customer's word. */
export const sayPlace = ({ name, code }: Place, language: string) =>
  /^[A-Z]{2}$/.test(code) && isCountryName(name, code)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? name)
    : name.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
const islands: ReadonlySet<string> = new Set(['JE', 'GG', 'IM', 'PR', 'RE', 'GP', 'MQ', 'GF', 'YT']);
/** A part of a country, or an island that customers take for one. */
export const isRegion = ({ code }: Place) => code.includes('-') || islands.has(code);
const isCountryName = (name: string, code: string) => name === '' || !(cities[code] ?? '').split('|').includes(normalized(name));

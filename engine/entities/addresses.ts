import type { Address, Mention } from './mention.ts';
import { countries, stateCodes, stateNames } from './places.ts';

const name = String.raw`(?!(?:to|the|and|for|from|in|is|are|on|my|your|more|items?|days?|weeks?|hours?|pieces|of them|stars?)\s)(?:\p{L}[\p{L}'.-]{0,24}|\d{1,3}(?:st|nd|rd|th))`;
const plainSuffix =
  'street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|highway|hwy|parkway|pkwy|terrace|crescent|broadway|mews|turnpike|expressway|drive|dr';
/** Words that are often not a street: they need a capital, or a town after them. */
const doubtful =
  'court|ct|way|place|pl|circle|cir|trail|trl|loop|square|sq|alley|row|close|gardens|grove|hill|hills|walk|plaza|path|point|ridge|run|park|view|green|quay|rise|vale';
const english = new RegExp(
  String.raw`(?<![\p{L}\d#.,$€£-])(\d{1,6}[a-z]?(?:-\d{1,4})?\s(?:(?:[nsew]|ne|nw|se|sw|north|south|east|west)\.?\s)?(?:(?:${name}\s){1,4}?(?:(${plainSuffix})|(${doubtful}))|broadway)(?![\p{L}\d])\.?(?:\s(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)(?![\p{L}\d]))?)`,
  'giu',
);
const german =
  /(?<![\p{L}\d])(?!(?:order|preorder|reorder|dur|br|spr|str|offer|deliver|consider|hear|wear|shar|compar|stor|requir|explor|measur|answer|expir|enter)ing\s)((?:(?:am|an der|im|zum|zur|alte|neue|große|kleine)\s)?\p{L}[\p{L}.-]{1,30}(?:\s\p{L}[\p{L}.-]{1,20})?(?:straße|strasse|str\.?|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|markt|straat|laan|gracht|plein|kade|singel|dijk|hof)|\p{L}[\p{L}-]{1,30}\s(?:straße|strasse|str\.|weg|platz|allee|ring|damm)|unter den linden)\s(\d{1,4}\s?[a-z]?(?:[-/]\d{1,4})?)(?![\p{L}\d])/giu;
const french =
  /(?<![\p{L}\d])(\d{1,4}(?:\s?(?:bis|ter|quater|[a-d]))?,?\s(?:rue|avenue|av\.|boulevard|bd|blvd|place|chemin|all[ée]e|impasse|quai|route|cours|square|passage|sentier|villa|faubourg)\s(?:(?:de la|de l'|des|du|de|d'|la|le|les)\s?)?\p{L}[\p{L}'-]{1,24}(?:\s(?!à|a\s)\p{L}[\p{L}'-]{0,24}){0,4}?)(?=\s*(?:[,.;\n]|$|\d{5}|\s(?:à|a|et|svp|au lieu)\s|-))/giu;
const iberian =
  /(?<![\p{L}\d])((?:calle|c\/|cl\.|avenida|avda\.?|av\.|plaza|pza\.?|paseo|p\.º|camino|carretera|ronda|traves[íi]a|rua|r\.|travessa|pra[çc]a|largo|alameda|estrada|rodovia|via|viale|corso|piazza|carrer|carrera|calzada)\s(?:(?:de la|de los|de las|de|del|da|do|dos|das)\s)?\p{L}[\p{L}'.-]{0,24}(?:\s(?!n[º°.]|num|n[uú]mero)\p{L}[\p{L}'.-]{0,24}){0,4},?\s{0,2}(?:n[º°.o]{1,2}\s?|n[uú]mero\s|num\.?\s|#)?(?:\d{1,5}\s?[a-z]?|s\/n)(?![\p{L}\d]))/giu;
const box =
  /(?<![\p{L}\d])((?:p\.?\s?o\.?\s?box|post office box|postfach|apartado(?: de correos)?|bo[iî]te postale|bp|caixa postal|postbus)\s(?:n[º°.]\s?)?(\d{1,4}(?:\s?\d{2,4})?))(?!\d)/giu;

const gap = String.raw`\s{0,2}[,;\n-]?\s{0,2}`;
const line2 = new RegExp(
  String.raw`${gap}((?:apartment|apt|suite|ste|unit|floor|fl(?=\.?\s?\d{1,2}(?!\d))|room|rm|flat|building|bldg|door|wohnung|whg|etage|stock|piso|puerta|planta|apto|apartamento|bloco|andar|appartement|appt|b[âa]timent|bat|[ée]tage|esc|portal|c\/o|hinterhaus)\.?\s{0,2}(?:n[º°o.]{1,2}\s?)?#?[a-z\d]{1,5}(?:-[a-z\d]{1,4})?(?![\p{L}\d])|#\s?\d{1,5}[a-z]?(?![\p{L}\d])|\d{1,2}\s?[ºª°](?:\s?[a-z]{1,4}(?![\p{L}\d]))?|\d{1,2}\s?[a-h](?=\s?,)|(?:\d{1,2}(?:st|nd|rd|th|\.)|ground|first|second|third|top)\s(?:floor|stock|og|etage))`,
  'iuy',
);
const town = String.raw`(?!(?:and|for|my|please|because|instead|order|is|zip|i|the|not|thanks|but|to|from|as|with|it|or|same|can)(?!\p{L}))\p{L}[\p{L}'.-]{1,20}`;
const zip = String.raw`\d{5}(?:-\d{4})?|[a-z]\d[a-z]\s?\d[a-z]\d`;
const american = new RegExp(
  String.raw`${gap}(?:in\s)?(${town}(?:\s${town}){0,3}?)?(?:\s{0,2}[,;\n-]\s{0,2}|\s{1,2})(${stateNames}|${stateCodes})(?![\p{L}\d])\.?(?:${gap}(?:zip(?:\s?code)?:?\s)?(${zip})(?!\d))?`,
  'iuy',
);
const townZip = new RegExp(String.raw`${gap}(?:in\s)?(${town}(?:\s${town}){0,2})${gap}(?:zip(?:\s?code)?:?\s)?(${zip})(?!\d)`, 'iuy');
const british = new RegExp(
  String.raw`${gap}(?:(?:in\s)?(${town}(?:\s${town}){0,2}?)${gap})?([a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2})(?![\p{L}\d])`,
  'iuy',
);
const continental = new RegExp(
  String.raw`${gap}(?:in\s|à\s|en\s|em\s)?((?:[a-z]{1,2}-)?\d{5}(?:-\d{3})?|\d{4}-\d{3}|\d{4}\s?[a-z]{2}|(?:[a-z]{1,2}-)?\d{4})(?!\d)\s{1,2}(${town}(?:[\s-](?:(?:de|del|do|da|am|an der|sur|les|le|la)\s)?${town}){0,2}?)(?=\s*(?:[,.;)\n!?(]|$|\s(?:and|for|please|not|bitte|statt|por|y|et|und|e|s'il|svp|is|instead)(?!\p{L})|-\s))`,
  'iuy',
);
const onlyTown = new RegExp(
  String.raw`\s{0,2}(?:,|\n|\sin\s|\sà\s|\sen\s|\sem\s)\s{0,2}(${town}(?:\s${town}){0,2})(?=\s*(?:[,.;)\n!?]|$))`,
  'uy',
);
const onlyZip = new RegExp(String.raw`${gap}(?:zip(?:\s?code)?:?\s)?(${zip})(?!\d)`, 'iuy');
const country = new RegExp(String.raw`\s{0,2}[,;\n(]?\s{0,2}(${countries})(?![\p{L}\d])`, 'iuy');

type Tail = { address: Omit<Address, 'line1'>; end: number };

/** Postal addresses: a street with its number, or a PO box, followed by apartment, town, state, postcode and country. */
export function addressMentions(text: string): Mention<'addresses'>[] {
  if (!/\d/.test(text)) return [];
  const found: Mention<'addresses'>[] = [...written(text)];
  const take = (line1: string, start: number, isSure: boolean) => {
    const from = start + line1.length;
    const tail = follow(text, from);
    if (!isSure && tail.end === from && !/address|ship|deliver|live|moved|send|street/i.test(text.slice(Math.max(0, start - 40), start)))
      return;
    if (found.some((other) => other.start < tail.end && start < other.end)) return;
    found.push({ kind: 'addresses', value: { line1: clean(line1), ...tail.address }, start, end: tail.end });
  };
  for (const pattern of [french, german, iberian, box])
    for (const match of text.matchAll(pattern)) {
      const lead = pattern === german ? (/^(?:an|in|nach|der|die|den|to|naar|zu|auf)\s/iu.exec(match[0])?.[0].length ?? 0) : 0;
      take(match[0].slice(lead), match.index + lead, true);
    }
  for (const match of text.matchAll(english)) {
    const [line1, , sure, maybe] = match;
    take(line1, match.index, sure !== undefined || /broadway/i.test(line1) || /^\p{Lu}/u.test(maybe ?? ''));
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function follow(text: string, from: number): Tail {
  let end = from;
  const address: Tail['address'] = {};
  const read = (pattern: RegExp) => {
    pattern.lastIndex = end;
    const match = pattern.exec(text);
    if (match) end = pattern.lastIndex;
    return match;
  };
  const second = read(line2)?.[1];
  if (second) address.line2 = clean(second);
  const match = townAfter(read, address);
  if (address.city || match) {
    const land = read(country)?.[1];
    if (land) address.country = clean(land);
  }
  return { address, end };
}

function townAfter(read: (pattern: RegExp) => RegExpExecArray | null, address: Tail['address']): boolean {
  const set = (city?: string, region?: string, postcode?: string) => {
    if (city) address.city = clean(city);
    if (region) address.region = clean(region);
    if (postcode) address.postcode = clean(postcode).toUpperCase();
    return true;
  };
  const european = read(continental);
  if (european) return set(townOf(european[2] ?? ''), undefined, european[1]);
  const uk = read(british);
  if (uk) return set(uk[1], undefined, uk[2]);
  const us = read(american);
  if (us) return set(us[1], us[2], us[3]);
  const short = read(townZip);
  if (short) return set(short[1], undefined, short[2]);
  const city = read(onlyTown);
  if (city) return set(city[1]);
  const code = read(onlyZip);
  return code ? set(undefined, undefined, code[1]) : false;
}

const keys: Record<string, keyof Address> = {
  address1: 'line1',
  street: 'line1',
  address: 'line1',
  'street address': 'line1',
  line1: 'line1',
  address2: 'line2',
  line2: 'line2',
  city: 'city',
  town: 'city',
  state: 'region',
  region: 'region',
  province: 'region',
  zip: 'postcode',
  'zip code': 'postcode',
  zipcode: 'postcode',
  postcode: 'postcode',
  'postal code': 'postcode',
  country: 'country',
};
const field =
  /['"]?(?<!\p{L})(address ?[12]?|street address|street|line ?[12]|city|town|state|region|province|zip ?code|zip|postcode|postal code|country)['"]?\s?[:=]\s?(?:'([^'\n]{1,60})'|"([^"\n]{1,60})"|([^,;\n{}]{1,60}))/giu;

/** Addresses in the form "street: …, city: …, zip: …". */
function* written(text: string): Iterable<Mention<'addresses'>> {
  if (!/[:=]/.test(text)) return;
  let now: { value: Partial<Address>; start: number; end: number } | undefined;
  for (const match of text.matchAll(field)) {
    const key = keys[(match[1] ?? '').toLowerCase().replace(/^(address|line) ([12])$/, '$1$2')];
    const value = clean(match[2] ?? match[3] ?? match[4] ?? '');
    if (!key || !value) continue;
    const isNew = !now || key in now.value || match.index - now.end > 30;
    if (isNew && now?.value.line1 && Object.keys(now.value).length > 1) yield finished(now, now.value.line1);
    if (isNew) now = { value: {}, start: match.index, end: match.index };
    if (now) now = { ...now, value: { ...now.value, [key]: value }, end: match.index + match[0].length };
  }
  if (now?.value.line1 && Object.keys(now.value).length > 1) yield finished(now, now.value.line1);
}
const finished = ({ value, start, end }: { value: Partial<Address>; start: number; end: number }, line1: string): Mention<'addresses'> => ({
  kind: 'addresses',
  value: { ...value, line1 },
  start,
  end,
});

/** "Berlin liefern": after a capitalized town, a lower-case word isn't part of its name. */
const townOf = (words: string) =>
  /^\p{Lu}/u.test(words) ? words.replace(/\s(?!(?:de|del|do|da|am|an der|sur|les|le|la|upon|on)\s)\p{Ll}.*$/u, '') : words;

const clean = (part: string) => part.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');

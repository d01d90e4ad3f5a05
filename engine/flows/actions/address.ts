import { anywhere } from '../../nlu/pattern.ts';
import { extractEntities } from '../../entities/index.ts';
import { orderNumbersIn } from '../../entities.ts';
import type { Action } from '../../memory.ts';
import { withoutShortNumber } from '../../short-number.ts';
import { type AddressPart, addressParts } from '../../texts/action-texts.ts';
import { plain } from '../../words.ts';
import { countryIn, sayCountry } from './countries.ts';
import { afterRequest, isRequest, namedAt } from './address-words.ts';

export type Parts = Action['address'];
/** Maximum lengths from the contract; longer values are cut, not rejected. */
const most: Record<keyof Parts, number> = { name: 120, line1: 200, line2: 200, city: 100, region: 100, postcode: 20, country: 60 };

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const postcodes = [
  /(?<![\p{L}\d#])\d{5}(?:-\d{4}|-\d{3})?(?![\p{L}\d])/gu,
  /(?<![\p{L}\d#])\d{4}-\d{3}(?!\d)/gu,
  /(?<![\p{L}\d#])\d{4}\s?[a-z]{2}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d#])[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d#])[a-z]\d[a-z]\s?\d[a-z]\d(?![\p{L}\d])/giu,
  /(?<![\p{L}\d#])\d{6}(?![\p{L}\d])/gu,
  /(?<=^|[,\s])\d{4}(?=\s+\p{Lu}|\s*$)/gu,
];
const postcodeWord =
  /(?:zip(?:\s?code)?|post\s?code|postal\s?code|c[óo]digo postal|code postal|postleitzahl|plz|cep)(?:\s+(?:is|es|est|ist|é|lautet))?[\s:]*/iu;
/** Introductions to an address; it starts after the last one. */
const leadIn =
  /^.*(?:\b(?:addresse?s?|adresse|direcci[oó]n|morada|endere[cç]o|anschrift)\b[^\d,\n]*?(?:\b(?:is|to|es|est|ist|lautet|é|a|in|auf|para|en|nach|zu)\b|:)|\b(?:to|at|is|nach|an|lautet|para|à|chez|est|ist|é|es|a)\b|:)\s+(?=.*\d)/iu;
/** Instructions around an address: "Please save …", "use … from now on". */
const requested =
  /^.*\b(?:save|use|set|store|deliver|send|ship|guarda\w*|usa\w*|enregistre\w*|utilise\w*|speicher\w*|nimm|nehmen sie|guarde|use)\s+(?:it\s+|that\s+|this\s+)?(?:to\s+)?(?=\p{L}.*\d)/iu;
/** Text after an address in the same sentence. */
const afterAddress =
  /\s+(?:as (?:my|the)|als (?:meine|neue)|como (?:mi|la|minha|a)|comme (?:mon|ma)|for (?:order|my)|and|und|y|et|e)(?:\s+\p{Ll}.*)?$/u;
const article = /^(?:the|die|der|das|my new address|new address|meine neue adresse)\s+/i;
const streetEnd =
  /\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|square|sq|terrace|highway|hwy|parkway|pkwy|close|crescent)\b\.?/i;
const second =
  /\b(?:apt|apartment|suite|ste|unit|floor|flat|piso|puerta|planta|escalera|bajo|[ée]tage|b[âa]t(?:iment)?|appt|stock|etage|whg|andar|bloco|lado|building|room)\b|[ºª]|^#\s?\d/i;
const sideRemark =
  /\s+(?:instead|please|pls|plz|thx|thanks|thank you|now|bitte|danke|stattdessen|por favor|gracias|merci|svp|obrigad[oa])[\s.!]*$/i;
const courtesies = anywhere(`
  please, pls, plz, thx, thanks, thank you, kindly, asap, por favor, gracias, s il vous plait, merci, svp, bitte, danke, obrigad[oa], cumprimentos, regards`);

/** Removes order numbers, so that they aren't read as house numbers; "D-10115" stays a postcode. */
export function withoutNumbers(message: string) {
  const numbers = orderNumbersIn(message).filter((number) => !/^[A-Z]{1,2}-\d{4,5}$/.test(number));
  return numbers.reduce(
    (text, number) => text.replace(new RegExp(`#?\\s?${number}(?![\\p{L}\\d])`, 'giu'), ' '),
    withoutShortNumber(message),
  );
}

/** The address parts in a message. `asked`: the part that a short reply stands for; `isTown`: read the reply as a town, whatever the AI asked. */
export function addressIn(message: string, requested?: AddressPart, isTown = false): Parts {
  const text = withoutNumbers(message)
    .replace(email, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
  const parts = text
    .split(/[\n,;]+/)
    .map((part) => part.trim().replace(/[.!?]+$/, ''))
    .filter((part) => part !== '' && !isCourtesy(part));
  const at = parts.findIndex(isStreet);
  const found = at < 0 ? {} : fromStreet(parts.slice(at));
  const read = written(text);
  if (known(read) > known(found)) return cut(read);
  if (found.line1 !== undefined) return cut(found);
  return cut(requested ? shortAnswer(parts, requested, isTown) : labelled(text));
}

/** Uses the address extractor, which recognizes streets and towns without commas. */
function written(text: string): Parts {
  const [address] = extractEntities(text).addresses;
  if (!address) return {};
  const country = address.country && (countryIn(address.country) ?? address.country);
  return { ...address, line1: withoutLead(address.line1), ...(country && { country }) };
}
const known = (parts: Parts) => (parts.line1 === undefined ? 0 : addressParts.filter((part) => parts[part]).length);

const isCourtesy = (part: string) => courtesies.test(plain(part)) && !/\d/.test(part) && part.split(' ').length <= 4;
const withoutLead = (part: string) =>
  namedAt.test(part) ? part : afterRequest(part.replace(leadIn, '').replace(requested, '')).replace(article, '').trim();
/** Letters and a number that isn't a postcode. */
function isStreet(part: string) {
  const said = withoutLead(part);
  const code = lastPostcode(said);
  const rest = code ? said.replace(code, ' ') : said;
  return (
    /\p{L}{3}/u.test(rest) && (/\d/.test(rest) || (code !== undefined && /^\d{1,5}\s\p{L}/u.test(said))) && said.split(' ').length <= 12
  );
}

function lastPostcode(part: string): string | undefined {
  for (const pattern of postcodes) {
    const match = [...part.matchAll(pattern)].at(-1);
    // "12345 Main Street" starts with a house number.
    if (match && !(match.index === 0 && /^\d+\s+\p{L}+.*\b(?:street|st|avenue|ave|road|rd|lane|drive|dr|blvd|way)\b/iu.test(part)))
      return match[0];
  }
  return undefined;
}

function fromStreet([first = '', ...rest]: string[]): Parts {
  const said = withoutLead(first).replace(sideRemark, '');
  const code = rest.some((part) => lastPostcode(part)) ? undefined : lastPostcode(said);
  const parts: Parts = {};
  let tail = '';
  if (code && !/^\d{1,4}$/.test(code)) {
    const at = said.lastIndexOf(code);
    parts.postcode = code;
    tail = said.slice(at + code.length).trim();
    parts.line1 = said
      .slice(0, at)
      .replace(/\s+(?:in|en|à|em)?\s*$/i, '')
      .trim();
  } else parts.line1 = said;
  const end = streetEnd.exec(parts.line1);
  // "12 Main Street Springfield IL" without commas: the street ends with its type.
  if (end && parts.line1.slice(end.index + end[0].length).trim() !== '' && /^\d/.test(parts.line1)) {
    const after = parts.line1.slice(end.index + end[0].length).trim();
    parts.line1 = parts.line1.slice(0, end.index + end[0].length).trim();
    const city = second.test(after) ? undefined : after;
    if (city) rest.unshift(city);
    else parts.line2 = after;
  }
  for (const part of [...(tail ? [tail] : []), ...rest]) {
    // Text after the end of the sentence isn't part of the address.
    const [said = '', more] = part.split(/(?<=\p{L}{3}|\d)[.!?]\s+(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{4})[.!?]\s+(?=\p{L})/u);
    place(parts, said.replace(sideRemark, '').replace(afterAddress, ''));
    if (more !== undefined) break;
  }
  return parts;
}

const alsoCities = /^(?:luxemb\w+|singap\w+|monaco|san marino|panama|guatemala|kuwait|djibouti|mexico|georgia)$/;

/** "No suite", "same city": names no part. */
const lacking =
  /^(?:no|without(?: an?)?|kein\p{L}*|ohne|sin|sans|sem|geen|zonder|senza|nessun\p{L}*)\s+\p{L}{3,}$|^(?:(?:in|the|die|der|dieselbe|la|le|de|a|het|na|nella)\s)*(?:same|gleiche?[nr]?|selbe[nr]?|misma|m[êe]me|mesma|zelfde|stessa)\s\p{L}{3,}$/iu;

/** Assigns the text between two commas to an address part. */
function place(parts: Parts, said: string): void {
  if (lacking.test(said)) return;
  const part = said
    .replace(/^(?:in|en|à|em|and|und|y|e|et)\s+/i, '')
    .replace(postcodeWord, '')
    .trim();
  const code = parts.postcode === undefined ? lastPostcode(part) : undefined;
  if (code !== undefined) {
    parts.postcode = code;
    const rest = part.replace(code, ' ').replace(/\s+/g, ' ').trim();
    if (rest !== '') place(parts, rest);
    return;
  }
  const region = /^(?:(.*?)\s+)?([A-Z]{2})$/.exec(part);
  // Two capitals are a US state, as in "San Diego, CA"; people rarely write country codes.
  const country =
    (parts.city !== undefined || !alsoCities.test(plain(part))) && (part.length > 2 || /^(?:UK|US|GB)$/.test(part))
      ? countryIn(part)
      : undefined;
  if (country && parts.country === undefined) parts.country = country;
  else if (second.test(part) && parts.line2 === undefined && parts.city === undefined) parts.line2 = part;
  else if (
    region?.[2] &&
    parts.region === undefined &&
    (region[1] !== undefined || parts.city !== undefined) &&
    (region[1] ?? '').split(' ').length <= 3
  ) {
    if (region[1] && parts.city === undefined) parts.city = region[1];
    parts.region = region[2];
  } else if (/\d/.test(part)) {
    // What says more than a line of an address belongs to none: "it must go to another address: Main Street 1".
    if (!part.includes(':') && part.split(' ').length <= 6) parts.line2 ??= part;
  } else if (parts.city === undefined) inCity(parts, part);
  else if (part.split(' ').length <= 4) parts.region ??= part;
}

/** "Berlin Deutschland": a country after the city without a comma. */
function inCity(parts: Parts, part: string) {
  const words = part.split(' ').filter((word) => !courtesies.test(plain(word)));
  for (const length of [1, 2, 3])
    if (words.length > length) {
      const country = countryIn(words.slice(-length).join(' '));
      if (country) {
        parts.country ??= country;
        parts.city = words.slice(0, -length).join(' ');
        return;
      }
    }
  if (words.length <= 6) parts.city = words.join(' ');
}

/** A labelled part: "The postcode is …". */
function labelled(text: string): Parts {
  const said = postcodeWord.exec(text);
  const code = said && lastPostcode(text.slice(said.index + said[0].length));
  return code ? { postcode: code } : {};
}

const leadWords = /^(?:it is|its|it's|that is|the (?:city|postcode|zip code|street|country) is|es|c'est|das ist|es ist|é|in|en)\s+/i;
function shortAnswer(parts: readonly string[], requested: AddressPart, isTown: boolean): Parts {
  const said = parts.map((part) => part.replace(leadWords, '').replace(postcodeWord, '').trim()).filter((part) => part !== '');
  const [first] = said;
  if (first === undefined || first.split(' ').length > 6 || !/[\p{L}\d]/u.test(first)) return {};
  const found: Parts = {};
  if (requested === 'line1') {
    if (!/\p{L}/u.test(first)) return {};
    found.line1 = first;
    for (const part of said.slice(1)) place(found, part);
    return found;
  }
  if (requested === 'country') return { country: countryIn(first) ?? (/\d/.test(first) ? undefined : first) };
  for (const part of said) place(found, part);
  if (requested === 'postcode' && found.postcode === undefined && /\d/.test(first) && first.length <= 12) return { postcode: first };
  // Keep a town given in reply to the request for a postcode.
  return found[requested] === undefined && !isTown && !/^\p{Lu}/u.test(first) ? {} : found;
}

/** An address line that holds the request itself is none. */
const cut = ({ line1, ...parts }: Parts): Parts => {
  const street = line1 === undefined ? undefined : afterRequest(line1);
  return shortened(street === undefined || isRequest(street) ? parts : { ...parts, line1: street });
};
const shortened = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim().slice(0, most[name as keyof Parts])]] : [],
    ),
  );

/** "The door is 3C, not 3B": changes the apartment of a known address. */
export function flatIn(message: string, before: string | undefined): string | undefined {
  const said = unit.exec(message);
  const value =
    said &&
    message
      .slice(said.index + said[0].length)
      .split(/[,.;!]|\s(?:not|instead|rather|no|pas|nicht|nao|statt)\s/i)[0]
      ?.trim();
  if (!value || value.length > 12 || !/\d/.test(value)) return undefined;
  const [, word = said[1] ?? ''] = /^(\p{L}{3,}\.?)\s/u.exec(before ?? '') ?? [];
  return `${word} ${value}`;
}
const unit =
  /\b(door|flat|apartment|apt|floor|unit|suite|piso|puerta|planta|porte|[ée]tage|appartement|wohnung|stock|t[üu]r|andar|porta)\b(?: number)?(?:\s+(?:is|es|est|ist|é|should be))?\s+(?=[\p{L}\d]{1,6}\b)/iu;

/** The first missing part, in the order the AI asks for them. */
export const missingPart = (parts: Parts): AddressPart | undefined => addressParts.find((part) => !parts[part]);
/** The address in lines, as on a parcel. */
export const linesOf = (parts: Parts, language: string) =>
  [
    parts.name,
    parts.line1,
    parts.line2,
    [parts.postcode, parts.city].filter(Boolean).join(' '),
    parts.region,
    parts.country && sayCountry(parts.country, language),
  ].filter((line): line is string => typeof line === 'string' && line !== '');

import { plain } from '../../words.ts';
import { wordNumber } from '../../entities/numbers.ts';
import type { Parts } from './address.ts';

// "No, number 14", "the postcode is 1071 AB": corrections that name one part of an address, or only its new number.

const is = String.raw`(?:\s+(?:is|es|est|ist|é|lautet|should be|must be|to|auf|zu|a|à|sollte|soll|debe ser|doit être|deve ser|moet|moet zijn))*[\s:]*`;
const houseNumber = new RegExp(
  String.raw`(?<![\p{L}\d])(?:house\s?number|street\s?number|number|no\.?|nr\.?|n[°º]|n[uú]mero(?: de (?:casa|porta))?|num[eé]ro(?: de (?:rue|maison))?|hausnummer|nummer|huisnummer)${is}(\d{1,5}\s?[a-z]?)(?![\p{L}\d])`,
  'iu',
);
/** "The house number on H2492 is wrong, should be 12". */
const houseNumberFarther =
  /(?<!\p{L})(?:house\s?number|street\s?number|n[uú]mero de (?:casa|porta|la casa)|num[eé]ro de (?:rue|maison)|hausnummer|huisnummer)\b[^\d\n]{1,60}?(\d{1,5}[a-z]?)(?![\p{L}\d])/iu;
const postcode = new RegExp(
  String.raw`(?<!\p{L})(?:zip(?:\s?code)?|post\s?code|postal\s?code|c[óo]digo postal|code postal|postleitzahl|plz|cep|postcode)${is}((?=[a-z]{0,2}\d)[a-z\d]{2,8}(?:[\s-](?=[a-z\d]{2,4}(?![\p{L}\d]))(?:\d[a-z]{2}|[a-z]{2}|\d{3,4}|\d[a-z]\d))?)(?![\p{L}\d])`,
  'iu',
);
const city = new RegExp(
  String.raw`(?<!\p{L})(?:city|town|stadt|ort|ville|ciudad|cidade|plaats|stad)${is.replace('*', '+')}(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})`,
  'u',
);

/** The parts that a message corrects in an address; undefined when it corrects none by its name. */
export function correctionsIn(text: string, current: Parts): Parts | undefined {
  const contrasted = contrastIn(text, current);
  if (contrasted) return contrasted;
  const number = houseNumber.exec(text)?.[1] ?? houseNumberFarther.exec(text)?.[1] ?? bareNumber(text);
  const code = postcode.exec(text)?.[1];
  const town = city.exec(text)?.[1];
  const line1 = number !== undefined && code === undefined ? withNumber(current.line1, number) : undefined;
  const found: Parts = {
    ...(line1 !== undefined && { line1 }),
    ...(code !== undefined && { postcode: code.trim().toUpperCase() }),
    ...(town !== undefined && { city: town }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

const instead = String.raw`(?:,?\s(?:not|and not|instead of|rather than|nicht|und nicht|statt|anstatt|no|y no|en vez de|en lugar de|pas|et pas|non pas|au lieu de|n[ãa]o|e n[ãa]o|em vez de|niet|in plaats van|non|invece di)\s(?:the |das |de |el |le |la |o |a |het |il )?)`;
const ending = String.raw`(?<![\p{L}\d])([a-z]{0,3}\d[a-z\d]{0,6})`;
/** "It's 97, not 79": the new value before the old one. */
const newFirst = new RegExp(`${ending}${instead}([a-z]{0,3}\\d[a-z\\d]{0,6})(?![\\p{L}\\d])`, 'iu');
/** "Not 79 but 97". */
const oldFirst = new RegExp(
  String.raw`(?<!\p{L})(?:not|nicht|no|pas|n[ãa]o|niet|non)\s(?:the )?([a-z]{0,3}\d[a-z\d]{0,6}),?\s(?:but|sondern|sino|mais|mas|maar|ma)\s([a-z]{0,3}\d[a-z\d]{0,6})(?![\p{L}\d])`,
  'iu',
);

/** A value that replaces another one that stands in the address: a number of the street, or the end of the postcode. */
function contrastIn(text: string, current: Parts): Parts | undefined {
  const first = newFirst.exec(text);
  const second = first ? null : oldFirst.exec(text);
  const [now, before] = first ? [first[1], first[2]] : [second?.[2], second?.[1]];
  if (now === undefined || before === undefined) return undefined;
  for (const name of ['line1', 'line2', 'postcode'] as const) {
    const value = current[name];
    const at = new RegExp(`${name === 'postcode' ? '' : '(?<![\\p{L}\\d])'}${before}(?![\\p{L}\\d])`, 'iu');
    if (value !== undefined && at.test(value)) return { [name]: value.replace(at, name === 'postcode' ? now.toUpperCase() : now) };
  }
  return undefined;
}

const withNumber = (line1: string | undefined, number: string) =>
  line1 !== undefined && /\d/.test(line1) ? line1.replace(/\d+(?:\s?[a-z](?![\p{L}\d]))?/iu, number.trim()) : undefined;

/** "Sorry, no. 87, eight seven": one number, and no words but those around a correction. */
function bareNumber(text: string): string | undefined {
  const words = plain(text)
    .replace(/[^\p{L}\d\s]+/gu, ' ')
    .trim()
    .split(/\s+/);
  const numbers = [...new Set(words.filter((word) => /^\d{1,4}[a-z]?$/.test(word)))];
  const isRest = (word: string) => /^\d/.test(word) || around.has(word) || wordNumber(word) !== undefined;
  return numbers.length === 1 && words.length <= 8 && words.every(isRest) ? numbers[0] : undefined;
}
const around = new Set(
  'sorry no nope oh oops wait actually i mean meant it is its should be rather not make that nein nee doch sondern ich meine meinte es ist non pardon c est plutot perdon es quise decir desculpe nao e quero dizer nicht statt instead'.split(
    ' ',
  ),
);

/** The street of a line without its number. */
const streetOf = (line1: string | undefined) =>
  plain(line1 ?? '')
    .replace(/[\d.,\s]+/g, ' ')
    .trim();
/** "Should be 97 Park Avenue" next to "79 Park Avenue" keeps the town. */
export const isSameStreet = (one: Parts, other: Parts) => streetOf(one.line1) !== '' && streetOf(one.line1) === streetOf(other.line1);

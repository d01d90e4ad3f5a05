import type { Mention } from './mention.ts';
import { cities, stateCodes, stateNames } from './places.ts';
import { fold } from './text.ts';

const cue =
  /(?<!\p{L})(?:zip(?:\s?-?code|pcode)?s?|post\s?-?codes?|postal(?:\s?code)?|area\s?code|c[óo]digo\s?postal|c\.?\s?p\.?|code\s?postal|postleitzahl|plz|cep)(?!\p{L})(?:\s?(?:number|no|on (?:it|file|the order)|for (?:it|me|the order)|there|here))?(?:\s?(?:is|was|es|est|ist|é|lautet|should be|would be|of|'s|s|to|in|code))?[\s:=('"#-]{0,4}/giu;
const formats = [
  /\d{5}-\d{4}(?![\d-])/y,
  /\d{5}-\d{3}(?![\d-])/y,
  /\d{4}-\d{3}(?![\d-])/y,
  /[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}(?![a-z\d])/iy,
  /[a-z]\d[a-z][\s-]?\d[a-z]\d(?![a-z\d])/iy,
  /\d{4}\s?(?!to|is|in|on|or|at|an|my|so|it|if|we|me)[a-z]{2}(?![a-z\d])/iy,
  /(?:[a-z]{1,2}-)?\d{5}(?!\d|[.,]\d)/iy,
  /\d{3}\s\d{2}(?!\d)/y,
  /\d{2}-\d{3}(?![\d-])/y,
  /\d{2}\s\d{3}(?!\d)/y,
  /(?:[a-z]{1,2}-)?\d{4}(?!\d|[.,]\d)/iy,
  /\d{6}(?!\d)/y,
  /\d\s\d\s\d\s\d\s\d(?!\d)/y,
];
/** Unambiguous formats. */
const sure = [
  /(?<![\p{L}\d#-])((?:[A-Z]{1,2}\d[A-Z\d]?|GIR)\s\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])/gu,
  /(?<![\p{L}\d#-])([A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z][\s-]?\d[A-CEGHJ-NPR-TV-Z]\d)(?![\p{L}\d])/gu,
  /(?<![\p{L}\d#€$£.,-])(\d{5}-\d{3,4})(?![\d-])/gu,
  /(?<![\p{L}\d#€$£.,-])([1-9]\d{3}\s(?!AM|PM|GB|MB|TB|KG|ML|CM|MM|EU|UK|US|AD|BC|IN|TO|OF|OR|ON|IS|IT|SA|SD|SS)[A-Z]{2})(?![\p{L}\d])/gu,
  /(?<![\p{L}\d#-])((?:D|A|F|E|I|B|CH|AT|DE|ES|FR|L|P|NL)-\d{4,5})(?![\d-])/gu,
];
const portuguese = /(?<![\p{L}\d#€$£.,-])(\d{4}-\d{3})(?![\d-])/gu;
const afterState = new RegExp(String.raw`(?<![\p{L}\d])(?:${stateCodes}|${stateNames})\.?,?\s{1,2}(\d{5}(?:-\d{4})?)(?!\d)`, 'giu');
/** Five digits after a word for a location, or before a city. */
const located =
  /(?<!\p{L})(?:i live (?:in|at)|living in|live in|based in|located in|(?:deliver|ship|delivery|shipping|shipped|delivered|send|sent) (?:it )?(?:to|in)|here in|vivo en|liefern nach|liefert ihr nach|wohne in|envi[ae]n a|livrez[- ]vous (?:à|au|en)|moro em|entregam em)\s{1,2}(\d{5})(?![\d-]|\s?(?:units|items|people|customers))/giu;
const beforeCity = /(?<![\p{L}\d#€$£.,-])(\d{4,5})\s(?:de\s|in\s|en\s|à\s)?(\p{L}[\p{L}-]{2,19})(?:\s(\p{L}[\p{L}-]{1,19}))?/gu;
const only = /^\s*(?:it'?s|its|das ist|c'est|es)?[\s:]{0,2}(\d{5}(?:-\d{4})?)[\s.!]{0,3}$/i;
/** "Mei Castell, 20417": the customer's name and postcode. */
const afterName =
  /^\s*(?:(?:hi|hello|hey|yes|no|ok|okay|sure|hola|bonjour|hallo|it'?s|its|this is|i'?m)[\s,!.]{1,3}){0,2}(?:\p{L}[\p{L}'-]{1,20}\s){1,2}\p{L}[\p{L}'-]{1,20}\s?[,;/-]\s?(\d{5}(?:-\d{4})?)(?!\d)/iu;

/** Postcodes, found by a word before them, by an unambiguous format, or because the AI asked for one. `text` no longer contains order numbers. */
export function postcodeMentions(text: string, isRequested = false): Mention<'postcodes'>[] {
  if (!/\d/.test(text)) return [];
  const found: Mention<'postcodes'>[] = [];
  const take = (raw: string | undefined, start: number) => {
    if (!raw || found.some((other) => other.start < start + raw.length && start < other.end)) return;
    found.push({ kind: 'postcodes', value: normal(raw), start, end: start + raw.length });
  };
  for (const match of text.matchAll(cue)) {
    const start = match.index + match[0].length;
    take(formAt(text, start), start);
  }
  // "The zip on my account is wrong, it should be 97205": the number follows its word at a distance.
  if (found.length === 0)
    for (const match of text.matchAll(
      /(?<!\p{L})(?:zip|post\s?code|plz|postleitzahl|c[óo]digo postal|code postal|cep)(?!\p{L})[^\d\n]{1,60}?(?<![\p{L}#€$£.,-])(\d{5}(?:-\d{4})?)(?![\p{L}\d€%]|[.,]\d)/giu,
    ))
      take(match[1], match.index + match[0].length - (match[1]?.length ?? 0));
  // More postcodes may follow one with a word: "my zip is 20411 or 20412".
  for (const { end } of [...found]) {
    const next = /^[\s,]{1,3}(?:(?:or maybe|or|and|not|instead of|to)\s)?(\d{5})(?!\d)/i.exec(text.slice(end, end + 30));
    if (next?.[1]) take(next[1], end + next[0].length - next[1].length);
  }
  for (const pattern of [...sure, portuguese, afterState, located, afterName])
    for (const match of text.matchAll(new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)))
      take(match[1], match.index + match[0].lastIndexOf(match[1] ?? ''));
  for (const match of text.matchAll(beforeCity)) {
    const [, code = '', city = '', second = ''] = match;
    if (cities.has(fold(city)) || cities.has(fold(`${city} ${second}`))) take(code, match.index);
  }
  const bare = only.exec(text);
  take(bare?.[1], bare ? text.indexOf(bare[1] ?? '') : 0);
  if (isRequested && found.length === 0)
    for (const match of text.matchAll(/(?<![\p{L}\d#€$£.,-])(?=[\p{L}\d])/gu)) take(formAt(text, match.index), match.index);
  return found.toSorted((a, b) => a.start - b.start);
}

/** "Yusuf Rossi 19122": five digits after a name are a postcode. */
export const postcodesBehind = (names: readonly { end: number }[], text: string) =>
  names.flatMap(({ end }): Mention<'postcodes'>[] => {
    const match = /^[\s,;/-]{1,3}(?:from )?(\d{5}(?:-\d{4})?)(?![\d-])/.exec(text.slice(end, end + 20));
    const start = end + (match?.[0].length ?? 0) - (match?.[1]?.length ?? 0);
    return match?.[1] ? [{ kind: 'postcodes', value: match[1], start, end: start + match[1].length }] : [];
  });

function formAt(text: string, start: number): string | undefined {
  for (const form of formats) {
    form.lastIndex = start;
    const match = form.exec(text)?.[0];
    if (match) return match;
  }
  return undefined;
}

const normal = (raw: string) => (/^[\d\s]+$/.test(raw) ? raw.replace(/\s/g, '') : raw.toUpperCase());

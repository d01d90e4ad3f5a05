import { editDistance } from './edit-distance.ts';

/** Lower case, no accents, no apostrophes: the normal form for every comparison of words. */
export function plain(text: string) {
  return (
    text
      .toLowerCase()
      .replace(/[’`´]/g, "'")
      // French elisions are two words; English contractions are one.
      .replace(/(?<![\p{L}\d])(l|d|j|m|t|s|n|c|qu|jusqu|lorsqu)'(?=\p{L}{2})/gu, '$1 ')
      .replace(/'/g, '')
      .replace(/ß/g, 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
  );
}

// Bounded repetitions keep the match time linear in texts without spaces.
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}(\.[\w-]{1,64})+/g;
const link = /https?:\/\/\S+|www\.\S+/g;
const orderNumber = /#\s?[a-z]{0,4}-?\d{3,}|(?<![\p{L}\d])[a-z]{1,3}-?\d{4,}(?!\d)|(?<![\p{L}\d])\d{4,}(?!\d)/gu;

/** "{{Order Number}}": templates and data sets use placeholders for values. */
const placeholder = /\{\{\s*([^{}]*)\}\}/g;
function standsFor(_: string, name: string) {
  if (/number|\bid\b|code/i.test(name)) return ' #order ';
  if (/amount|price|quantity/i.test(name)) return ' #num ';
  return /account/i.test(name) ? ' premium ' : ' ';
}

/** The tokens of a sentence; values that differ in every message become `#mail`, `#order` or `#num`. */
export function tokenize(text: string): string[] {
  const prepared = plain(text.replace(placeholder, standsFor).replaceAll('#order', ' #1000000 ').replaceAll('#num', ' 7 '))
    .replace(link, ' ')
    .replace(email, ' xmailx ')
    .replace(/t-shirt/g, 'tshirt')
    .replace(orderNumber, ' xorderx ')
    .replace(/\d+/g, ' xnumx ');
  return (prepared.match(/[\p{L}]+/gu) ?? []).map((word) => marks.get(word) ?? word);
}
// A map, because a customer may write "constructor".
const marks = new Map([
  ['xmailx', '#mail'],
  ['xorderx', '#order'],
  ['xnumx', '#num'],
]);

const plural = /(?<=[a-z]{3})(?:(?<=x|ch|sh|ss|z)es|(?<!s)s)$/;
const ending = /(?<=[a-z]{4})(?:ation|acion|acao|ung|ungen|ing|ed|ly|ment|mente|cion|cao|tion|en|er|y|e|a|o)$/;

/** A crude stemmer for all our languages: enough to match "returns" with "returned". */
export function stem(word: string): string {
  const singular = word.replace(/(?<=[a-z]{3})ies$/, 'y').replace(plural, '');
  const shorter = singular.replace(ending, '').replace(/([bdfglmnprt])\1$/, '$1');
  return shorter === word ? word : stem(shorter);
}

/** Whether two words share a stem. */
export const sameStem = (a: string, b: string) => a === b || stem(a) === stem(b);

/** Whether two words share a stem or differ by one typo. */
export const isNear = (a: string, b: string) => sameStem(a, b) || (a.length >= 5 && b.length >= 4 && editDistance(a, b, 1) <= 1);

/** Splits a text into sentences with their punctuation. The point in 4.50 or "e.g." ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…])(?<!\b(?:e\.g|i\.e|z\.B|p\.ex|approx|ca|No|Nr|St)\.)\s+(?=[\p{Lu}\d¿¡"“„«(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

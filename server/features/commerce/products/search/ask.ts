import { irregularPlurals, type ProductLanguage, productMeanings } from '@parley/contract/product-words';
import { isBreak, isSmall, languageOf } from './small-words.ts';
import { quantitiesOf } from './units.ts';
import { joined, type Token, tokensIn, wordsIn } from './words.ts';

/** One way a word may stand in the catalogue. `via` is the synonym it goes through; a `foreign` one is only looked for as it is. */
export type Form = { w: string; q: number; via?: string | undefined; foreign?: true | undefined };
/** A content word of the query with its forms. `fix`: an unknown spelling may be corrected. `head`: names the kind of product. */
export type Term = { written: string; forms: Form[]; fix: boolean; head: boolean };
export type Asked = { terms: Term[]; codes: string[]; languages: string[] };
/** A shop's own synonyms: words that mean the same. */
export type SynonymGroup = readonly string[];

const mostTerms = 16;
const mostForms = 40;
const longestPhrase = 4;
/** A synonym is at most 60 characters. */
const longestSynonym = 10;
/** How many terms a query may have once synonyms of several words are among them. */
const mostWidened = 24;
/** How sure a match is that isn't the word itself. */
const sure = { ownSynonym: 0.95, synonym: 0.8 };

/** A crude ending rule for all languages, to find "Jacken" under "Jacke" in a list of synonyms; the catalogue itself is stemmed by PostgreSQL. */
export const bare = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/(?<=e)[rsnm]$|[sx]$/, '')
        .replace(/(?<=..)[aeiouy]$/, '')
        .replace(/([a-z])\1$/, '$1');
export const keyOf = (phrase: string) => joined(wordsIn(phrase).map(bare));

type Entry = { language: ProductLanguage; exact: string; meaning: number };
const meanings = new Map<string, Entry[]>();
for (const [at, meaning] of productMeanings.entries())
  for (const { language, words } of meaning)
    for (const phrase of words) {
      const key = keyOf(phrase);
      meanings.set(key, [...(meanings.get(key) ?? []), { language, exact: joined(wordsIn(phrase)), meaning: at }]);
    }
const plurals = new Map(irregularPlurals.flatMap(([one, several]) => [[one, several] as const, [several, one] as const]));

/** What to look for in the catalogue: the content words of a query and everything that means the same. */
export function ask(query: string, groups: readonly SynonymGroup[], locale: string): Asked {
  const tokens = tokensIn(query.slice(0, 500));
  const language = languageOf(tokens.map(({ word }) => word));
  const spoken = [...new Set(['en', language, locale.slice(0, 2).toLowerCase()])];
  const terms = termsOf(tokens, language, spoken);
  const wide = new Map([...terms].map(([word, term]) => [word, [term]]));
  const codes = codesIn(query);
  for (const { words, others } of ownSynonymsIn(tokens, groups)) {
    const places = words.flatMap((word) => wide.get(word) ?? []);
    const last = wide.get(words.findLast((word) => wide.has(word)) ?? '');
    const looked = others.map((via) => ({ via, terms: [...termsOf(tokensIn(via), language, spoken).values()] }));
    codes.push(...others.flatMap(codesIn));
    const longest = Math.max(...looked.map((one) => one.terms.length));
    if (last) places.push(...widen(last, Math.min(longest - places.length, mostWidened - sizeOf(wide)), isHeadLast(language)));
    for (const [at, { forms }] of places.entries())
      for (const { via, terms: asked } of looked) forms.push(...throughOwn(asked[Math.min(at, asked.length - 1)], via));
  }
  return {
    terms: [...wide.values()].flat().map((term) => ({ ...term, forms: distinct(term.forms).slice(0, mostForms) })),
    codes: codes.slice(0, mostCodes),
    languages: spoken,
  };
}

/** The content words of a text, with everything that generally means the same. */
function termsOf(tokens: readonly Token[], language: ProductLanguage, spoken: readonly string[]): Map<string, Term> {
  const content = (token: Token) => !isSmall(token.word, language) && (token.word.length > 1 || /[\dsmlx]/.test(token.word));
  const all = tokens.some(content) ? content : () => true;
  const head = headOf(tokens, all, language);
  const terms = new Map<string, Term>();
  for (const [at, token] of tokens.entries())
    if (all(token) && !terms.has(token.word) && terms.size < mostTerms)
      terms.set(token.word, {
        written: token.written,
        forms: [{ w: token.word, q: 1 }, ...(plurals.has(token.word) ? [{ w: plurals.get(token.word) as string, q: 1 }] : [])],
        fix: /^\p{L}{4,40}$/u.test(token.word) && !meanings.has(bare(token.word)),
        head: at === head,
      });
  for (const { words } of phrasesIn(tokens, longestPhrase)) {
    const forms = formsOf(words, spoken);
    for (const word of words) terms.get(word)?.forms.push(...forms);
  }
  return terms;
}

function* phrasesIn(tokens: readonly Token[], longest: number): Generator<{ words: string[] }> {
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 1; to <= Math.min(tokens.length, from + longest); to++)
      yield { words: tokens.slice(from, to).map(({ word }) => word) };
}

/** The phrases of a query that the shop has synonyms for, with the synonyms. */
function ownSynonymsIn(tokens: readonly Token[], groups: readonly SynonymGroup[]): { words: string[]; others: string[] }[] {
  if (groups.length === 0) return [];
  const own = ownMeanings(groups);
  return [...phrasesIn(tokens, longestSynonym)].flatMap(({ words }) => {
    const key = joined(words.map(bare));
    const others = (own.get(key) ?? []).flat().filter((other) => keyOf(other) !== key);
    return others.length > 0 ? [{ words, others }] : [];
  });
}

/** A synonym of more words than were typed takes as many terms, all of which the typed word fulfills, too. */
function widen(of: Term[], more: number, headLast: boolean): Term[] {
  const [first] = of;
  if (!first || more <= 0) return [];
  const added = Array.from({ length: more }, () => ({ ...first, forms: [...first.forms], head: false }));
  const last = added.at(-1);
  if (first.head && headLast && last) [first.head, last.head] = [false, true];
  of.push(...added);
  return added;
}
const sizeOf = (terms: ReadonlyMap<string, readonly Term[]>) => [...terms.values()].flat().length;

/** What is looked for instead of a word, by a synonym of the shop. */
const throughOwn = (term: Term | undefined, synonym: string): Form[] =>
  (term?.forms ?? []).map((form) => ({ ...form, q: form.q * sure.ownSynonym, via: form.q < 1 ? (form.via ?? synonym) : synonym }));

const mostCodes = 8;
const codesIn = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => /\d|-/.test(part) && part.length >= 3)
    .slice(0, mostCodes);

/** Everything a filter's word may be called in the catalogue. */
export const alternatives = (phrase: string, groups: readonly SynonymGroup[], locale: string): string[] => {
  const words = wordsIn(phrase);
  const spoken = ['en', locale.slice(0, 2).toLowerCase()];
  const meant = [words, ...(ownMeanings(groups).get(keyOf(phrase)) ?? []).flat().map(wordsIn)];
  return [...new Set(meant.flatMap((one) => [one === words ? one.join('') : joined(one), ...formsOf(one, spoken).map(({ w }) => w)]))];
};

function ownMeanings(groups: readonly SynonymGroup[]) {
  const own = new Map<string, SynonymGroup[]>();
  for (const group of groups) for (const phrase of group) own.set(keyOf(phrase), [...(own.get(keyOf(phrase)) ?? []), group]);
  return own;
}

/** The general synonyms of a phrase, and the phrase as one word. */
function formsOf(words: readonly string[], spoken: readonly string[]): Form[] {
  const key = joined(words.map(bare));
  const exact = joined(words);
  const forms: Form[] = words.length === 2 ? [{ w: words.join(''), q: 1, via: words.join('') }] : [];
  for (const w of quantitiesOf(words)) if (w !== exact) forms.push({ w, q: 1, via: w });
  const entries = meanings.get(key) ?? [];
  // The word as written counts before one with another ending, a language that is spoken here before any other.
  const near = [
    entries.filter((entry) => entry.exact === exact && spoken.includes(entry.language)),
    entries.filter((entry) => spoken.includes(entry.language)),
    entries,
  ].find((some) => some.length > 0);
  for (const meaning of new Set(near?.map((entry) => entry.meaning)))
    for (const { language, words: others } of productMeanings[meaning] ?? [])
      for (const via of others)
        forms.push({ w: joined(wordsIn(via)), q: sure.synonym, via, ...(spoken.includes(language) ? {} : { foreign: true }) });
  // "Thé" without its accent is in every English description.
  return forms.filter(({ w, q }) => q === 1 || (w !== exact && !spoken.some((language) => isSmall(w, language as ProductLanguage))));
}

function distinct(forms: readonly Form[]): Form[] {
  const best = new Map<string, Form>();
  for (const form of forms) if ((best.get(form.w)?.q ?? 0) < form.q) best.set(form.w, form);
  return [...best.values()].sort((one, other) => other.q - one.q);
}

/** The place of the word that names the kind of product: the last noun of "steel bottle for hiking" in Germanic languages, the first in Romance ones. */
function headOf(tokens: readonly Token[], isContent: (token: Token) => boolean, language: ProductLanguage): number | undefined {
  const places = tokens.flatMap((token, at) => (isContent(token) && !/^\d/.test(token.word) ? [at] : []));
  const [first] = places;
  if (first === undefined) return undefined;
  if (!isHeadLast(language)) return first;
  const end = tokens.findIndex(({ word }, at) => at > first && isBreak(word));
  return places.findLast((at) => end === -1 || at < end);
}
const isHeadLast = (language: ProductLanguage) => ['en', 'de', 'nl'].includes(language);

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
const keyOf = (phrase: string) => joined(wordsIn(phrase).map(bare));

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
  const content = (token: Token) => !isSmall(token.word, language) && (token.word.length > 1 || /[\dsmlx]/.test(token.word));
  const all = tokens.some(content) ? content : () => true;
  const spoken = [...new Set(['en', language, locale.slice(0, 2).toLowerCase()])];
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
  const own = ownMeanings(groups);
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 1; to <= Math.min(tokens.length, from + longestPhrase); to++) {
      const part = tokens.slice(from, to);
      const forms = formsOf(
        part.map(({ word }) => word),
        own,
        spoken,
      );
      for (const { word } of part) terms.get(word)?.forms.push(...forms);
    }
  return {
    terms: [...terms.values()].map((term) => ({ ...term, forms: distinct(term.forms).slice(0, mostForms) })),
    codes: query
      .toLowerCase()
      .split(/\s+/)
      .filter((part) => /\d|-/.test(part) && part.length >= 3)
      .slice(0, 8),
    languages: spoken,
  };
}

/** Everything a filter's word may be called in the catalogue. */
export const alternatives = (phrase: string, groups: readonly SynonymGroup[], locale: string): string[] => {
  const words = wordsIn(phrase);
  const forms = formsOf(words, ownMeanings(groups), ['en', locale.slice(0, 2).toLowerCase()]);
  return [...new Set([words.join(''), ...forms.map(({ w }) => w)])];
};

function ownMeanings(groups: readonly SynonymGroup[]) {
  const own = new Map<string, SynonymGroup[]>();
  for (const group of groups) for (const phrase of group) own.set(keyOf(phrase), [...(own.get(keyOf(phrase)) ?? []), group]);
  return own;
}

/** The synonyms of a phrase, the shop's own first, and the phrase as one word. */
function formsOf(words: readonly string[], own: ReadonlyMap<string, readonly SynonymGroup[]>, spoken: readonly string[]): Form[] {
  const key = joined(words.map(bare));
  const exact = joined(words);
  const forms: Form[] = words.length === 2 ? [{ w: words.join(''), q: 1, via: words.join('') }] : [];
  for (const w of quantitiesOf(words)) if (w !== exact) forms.push({ w, q: 1, via: w });
  for (const group of own.get(key) ?? []) for (const via of group) forms.push({ w: joined(wordsIn(via)), q: sure.ownSynonym, via });
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
  return [...best.values()];
}

/** The place of the word that names the kind of product: the last noun of "steel bottle for hiking" in Germanic languages, the first in Romance ones. */
function headOf(tokens: readonly Token[], isContent: (token: Token) => boolean, language: ProductLanguage): number | undefined {
  const places = tokens.flatMap((token, at) => (isContent(token) && !/^\d/.test(token.word) ? [at] : []));
  const [first] = places;
  if (first === undefined) return undefined;
  if (!['en', 'de', 'nl'].includes(language)) return first;
  const end = tokens.findIndex(({ word }, at) => at > first && isBreak(word));
  return places.findLast((at) => end === -1 || at < end);
}

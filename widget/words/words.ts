import { en } from './en.ts';
import type { Words } from './en.ts';
import type { Language } from './languages.ts';

export type { Words } from './en.ts';

/** English is bundled; the others load on demand. */
const dictionaries: Record<Language, () => Promise<Words> | Words> = {
  en: () => en,
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  de: () => import('./de.ts').then(({ de }) => de),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
};
export const wordsOf = (language: Language) => dictionaries[language]();

/** Fills the `{…}` placeholders of a text; values may come from outside, since the result is only ever a text node. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

export const countNew = (words: Words, count: number): string =>
  count === 1 ? words.newOne : fill(words.newMany, { count: String(count) });

import type { Words } from './en.ts';
import type { Language } from './languages.ts';

export type { Words } from './en.ts';

/** Each language is a file of its own; the launcher has loaded the first one by the time the chat asks for it. */
const dictionaries: Record<Language, () => Promise<Words>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  de: () => import('./de.ts').then(({ de }) => de),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  nl: () => import('./nl.ts').then(({ nl }) => nl),
  it: () => import('./it.ts').then(({ it }) => it),
};
export const wordsOf = (language: Language) => dictionaries[language]();

/** Fills the `{…}` placeholders of a text; values may come from outside, since the result is only ever a text node. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

export const countNew = (words: Words, count: number): string =>
  count === 1 ? words.newOne : fill(words.newMany, { count: String(count) });

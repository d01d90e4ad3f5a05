import type { Words } from './en.ts';
import type { Language } from './languages.ts';

export type { Words } from './en.ts';

/** Each language is a file of its own; the launcher has loaded the first one by the time the chat asks for it. */
const dictionaries: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  pt: () => import('./pt.ts'),
  nl: () => import('./nl.ts'),
  it: () => import('./it.ts'),
};
export const wordsOf = async (language: Language) => (await dictionaries[language]()).words;

/** Fills the `{…}` placeholders of a text; values may come from outside, since the result is only ever a text node. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

export const countNew = (words: Words, count: number): string =>
  count === 1 ? words.newOne : fill(words.newMany, { count: String(count) });

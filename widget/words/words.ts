import { chooseLanguage } from '../lib/locale.ts';
import { en } from './en.ts';
import type { Words } from './en.ts';

export type { Words } from './en.ts';
export const languages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type Language = (typeof languages)[number];

/** English is bundled; the others load on demand. */
const dictionaries: Record<Language, () => Promise<Words> | Words> = {
  en: () => en,
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  de: () => import('./de.ts').then(({ de }) => de),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
};
export const wordsOf = (language: Language) => dictionaries[language]();

/** The first wanted language that both the widget and the shop have; otherwise the shop's first, or English. */
export function pickLanguage(preferred: readonly (string | null | undefined)[], shopLanguages: readonly string[] = []): Language {
  const supported = shopLanguages.map((tag) => languages.find((language) => tag.toLowerCase().startsWith(language)));
  const known = supported.filter((language) => language !== undefined);
  return chooseLanguage(preferred, known.length > 0 ? known : languages, known[0] ?? 'en');
}

/** Fills the `{…}` placeholders of a text; values may come from outside, since the result is only ever a text node. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

export const countNew = (words: Words, count: number): string =>
  count === 1 ? words.newOne : fill(words.newMany, { count: String(count) });

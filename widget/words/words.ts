import { chooseLanguage } from '../lib/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

export type { Words } from './en.ts';
export const dictionaries = { en, es, fr, de, pt };
export type Language = keyof typeof dictionaries;
const languages: readonly Language[] = ['en', 'es', 'fr', 'de', 'pt'];

/** The first of the wanted languages we speak, English when there is none. */
export const pickLanguage = (wanted: readonly (string | null | undefined)[]): Language => chooseLanguage(wanted, languages, 'en');

/** Fills the `{…}` of a text; every value may come from outside, since the result is only ever a text node. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

export const countNew = (words: Words, count: number): string =>
  count === 1 ? words.newOne : fill(words.newMany, { count: String(count) });

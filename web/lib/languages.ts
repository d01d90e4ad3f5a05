import { currentLocale } from './locale.ts';

/** Common languages of customers; an address may hold any other. */
const likely = 'ar cs da de el en es fi fr he hu it ja ko nb nl pl pt ro ru sv tr uk zh'.split(' ');

/** "en" → "English", in the user's language; anything that is not a language tag is returned unchanged. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}

/** The language options, by their names in the user's language. */
export const languageChoices = (): { id: string; label: string }[] =>
  likely.map((id) => ({ id, label: languageName(id) })).sort((a, b) => a.label.localeCompare(b.label));

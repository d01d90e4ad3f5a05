import { currentLocale } from './locale.ts';

/** Languages customers are likely to write in; another one can still stand in an address. */
const likely = 'ar cs da de el en es fi fr he hu it ja ko nb nl pl pt ro ru sv tr uk zh'.split(' ');

const isTag = (language: string) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language);

/** "en" → "English", in the reader's language; what is no language tag stays as it came. */
export function languageName(language: string): string {
  return isTag(language) ? (new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(language) ?? language) : language;
}

/** Languages to choose from, by their names in the reader's language. */
export const languageChoices = (): { id: string; label: string }[] =>
  likely.map((id) => ({ id, label: languageName(id) })).sort((a, b) => a.label.localeCompare(b.label));

import { currentLocale } from '../../../lib/locale.ts';

/** "Mar 2025". */
export const customerSince = (since: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'short', year: 'numeric' }).format(new Date(since));

const isTag = (language: string) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language);

/** "en" → "English", in the reader's language; what is no language tag stays as it came. */
export function languageName(language: string): string {
  return isTag(language) ? (new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(language) ?? language) : language;
}

import type { Language } from './intents.ts';

const day = 86_400_000;
/** A bare `en` has American dates, and a bare `pt` is Brazilian and abbreviates no European time zone. */
const regional: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };
/** "Monday at 09:00 CET": a time in the shop's zone in this language; with the date if it is not within a week. */
export function whenInWords(at: Date, now: Date, timeZone: string, language: Language): string {
  const isNear = at.getTime() - now.getTime() < 6 * day;
  const inWords = (timeZoneName: 'short' | 'longGeneric') =>
    new Intl.DateTimeFormat(regional[language] ?? language, {
      weekday: 'long',
      ...(!isNear && { day: 'numeric', month: 'long' }),
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName,
      timeZone,
    }).format(at);
  const short = inWords('short');
  // Where a language has no abbreviation of a zone, its difference to UTC tells customers little.
  return /(?:UTC|GMT)[+−-]/.test(short) ? inWords('longGeneric') : short;
}

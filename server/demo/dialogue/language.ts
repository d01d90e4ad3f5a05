// Formats dates and money in the chat's five languages.
import { cents } from '../money.ts';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt';
export const languages = ['en', 'de', 'fr', 'es', 'pt'] as const;

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', pt: 'pt-PT' };

const dates = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(locales[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' }),
  ]),
);

/** 'Tuesday 4 March', in Amsterdam. */
export const dayName = (instant: number, language: Language): string => dates[language]?.format(instant) ?? '';

/** '€24.97', or '24,97 €' depending on the language. */
export function euro(amount: string, language: Language): string {
  const whole = cents(amount) % 100 === 0;
  const figure = whole ? amount.replace(/\.\d+$/, '') : amount;
  return language === 'en' ? `€${figure}` : `${figure.replace('.', ',')} €`;
}

/** The language of the reply; Dutch customers write in English. */
export const spoken = (language: string): Language => languages.find((one) => one === language) ?? 'en';

import { moneyFormat } from '@parley/contract/money';
import type { Language } from './intents.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import type { Texts } from './texts/texts.ts';

const texts: Record<Language, Texts> = { en, es, fr, de, pt, nl, it };
export const textsIn = (language: Language) => texts[language];

/** The Portuguese texts are European Portuguese, so amounts follow it: "22,95 €". */
const locales: Record<Language, string> = { en: 'en', es: 'es', fr: 'fr', de: 'de', pt: 'pt-PT', nl: 'nl', it: 'it' };

/** Formats an API amount ('12.50') for a language. */
export const sayAmount = (amount: string, currency: string, language: Language) =>
  new Intl.NumberFormat(locales[language], moneyFormat(currency)).format(Number(amount));

/** Formats the day of an instant in the shop's time zone. */
export const sayDay = (instant: string, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(new Date(instant));

/** Joins paragraphs into one message, without the empty ones. */
export const compose = (...parts: (string | false | null | undefined)[]) =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n');
export const inOneLine = (...parts: (string | false | null | undefined)[]) =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');

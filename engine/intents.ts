import type { Intent, Language } from '@parley/contract/intents';

export { type Intent, intents, type Language, languages } from '@parley/contract/intents';

/** The languages of the training sentences. Messages in the others are read through their English gloss (nlu/gloss.ts). */
export const trainedLanguages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type TrainedLanguage = (typeof trainedLanguages)[number];
export const isTrained = (language: Language): language is TrainedLanguage => trainedLanguages.some((one) => one === language);
/** The language whose model reads a message. */
export const readAs = (language: Language): TrainedLanguage => (isTrained(language) ? language : 'en');

/**
 * Training phrases per intent: one line per phrasing, `[a|b|]` for alternatives or nothing. Each line has the same weight, however many sentences it
 * produces. `#num` stands for a number, `#order` for an order number.
 */
export type Phrases = Record<Intent, string> & {
  /** Openers before a request; they carry no intent. */
  lead_in: string;
};

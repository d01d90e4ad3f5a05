import { type Language, languages } from './intents.ts';
import { smallWordsOf } from './stop-words.ts';
import { learnedWords, readVocabulary } from './vocabulary.ts';
import { tokenize } from './words.ts';

const letters: [RegExp, Language][] = [
  [/[ñ¿¡]/i, 'es'],
  [/[ãõ]|ções|ção|nh[ao]s?\b|lh[aeo]/i, 'pt'],
  [/[ß]|[äöü]/i, 'de'],
  [/[èêëùûîïœ]|ç[ao]?\b|\b[cjdlmnst]['’][aeiouhéè]/i, 'fr'],
];

let counts: Record<Language, ReadonlyMap<string, number>> | undefined;
/** Word frequencies per language, loaded on first use in a few milliseconds. */
function wordCounts() {
  if (counts) return counts;
  const learn = (language: Language) => {
    const seen = new Map([...readVocabulary(learnedWords(language))].map(([word, { level }]): [string, number] => [word, level]));
    for (const word of smallWordsOf(language)) seen.set(word, 9);
    return seen;
  };
  counts = { en: learn('en'), es: learn('es'), fr: learn('fr'), de: learn('de'), pt: learn('pt') };
  return counts;
}

/** The language of a message; short or mixed messages keep the current language. */
export function languageOf(text: string, currentLanguage: Language): Language {
  const words = tokenize(text).filter((word) => !word.startsWith('#'));
  const known = wordCounts();
  const scores = languages.map((language) => {
    const typical = words.reduce((sum, word) => sum + share(word, language, known), 0);
    const marked = letters.filter(([pattern, of]) => of === language && pattern.test(text)).length;
    return { language, score: typical + marked * 0.8 + (language === currentLanguage ? 0.5 : 0) };
  });
  const best = scores.reduce((top, one) => (one.score > top.score ? one : top));
  const current = scores.find(({ language }) => language === currentLanguage)?.score ?? 0;
  return best.score > 0.9 && best.score - current > 0.3 ? best.language : currentLanguage;
}

/** How strongly a word indicates a language: 1 when only that language uses it. */
function share(word: string, language: Language, known: Record<Language, ReadonlyMap<string, number>>) {
  const here = (known[language].get(word) ?? 0) ** 2;
  if (here === 0) return 0;
  const everywhere = languages.reduce((sum, one) => sum + (known[one].get(word) ?? 0) ** 2, 0);
  return here / everywhere;
}

/** 'pt-BR' → 'pt'; English for an unsupported language. */
export function spokenLanguage(locale: string | undefined): Language {
  const base = locale?.slice(0, 2) as Language;
  return languages.includes(base) ? base : 'en';
}

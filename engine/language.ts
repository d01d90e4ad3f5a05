import { isTrained, type Language, languages } from './intents.ts';
import { wordsOf } from './nlu/gloss.ts';
import { likestOther } from './nlu/other-language.ts';
import type { OtherLanguage } from './nlu/other-languages.ts';
import { smallWordsOf } from './stop-words.ts';
import { learnedWords, readVocabulary } from './vocabulary.ts';
import { tokenize } from './words.ts';

const letters: [RegExp, Language][] = [
  [/[ñ¿¡]/i, 'es'],
  [/[ãõ]|ções|ção|nh[ao]s?\b|lh[aeo]/i, 'pt'],
  [/[ß]|[äöü]/i, 'de'],
  [/[èêëùûîïœ]|ç[ao]?\b|\b[cjdlmnst]['’][aeiouhéè]/i, 'fr'],
  [
    /(?<!\p{L})(?:dell|all|nell|dall|sull|un|quell|dov|cos|com|quant)['’]\p{L}|[aeiou]\s?[èìò](?!\p{L})|(?<!\p{L})è(?!\p{L})|(?:ità|erò|zione)(?!\p{L})/iu,
    'it',
  ],
  [/ij(?:k|n|f|s|d|t|ven|ken)?(?!\p{L})|\p{L}tjes?(?!\p{L})/iu, 'nl'],
];

/** How common the words of a lexicon are taken to be, on the scale of the learned vocabularies. */
const ofLexicon = 3;

let counts: Record<Language, ReadonlyMap<string, number>> | undefined;
/** Word frequencies per language, loaded on first use in a few milliseconds. */
function wordCounts() {
  if (counts) return counts;
  const learn = (language: Language) => {
    const seen = new Map(
      isTrained(language)
        ? [...readVocabulary(learnedWords(language))].map(([word, { level }]): [string, number] => [word, level])
        : wordsOf(language).map((word): [string, number] => [word, ofLexicon]),
    );
    for (const word of smallWordsOf(language)) seen.set(word, 9);
    return seen;
  };
  counts = { en: learn('en'), es: learn('es'), fr: learn('fr'), de: learn('de'), pt: learn('pt'), nl: learn('nl'), it: learn('it') };
  return counts;
}

/** Italian articles join their noun with an apostrophe: "dell'ordine". */
const articles = /(?<!\p{L})(dell|all|nell|dall|sull|un|quell|dov|cos|com|quant|l|d|c)['’](?=\p{L})/giu;

type Scores = readonly { language: Language; score: number }[];
function scoresOf(text: string): Scores {
  // Italian articles join their noun with an apostrophe: "l'ordine", "dell'ordine".
  const words = tokenize(text.replace(articles, '$1 ')).filter((word) => !word.startsWith('#'));
  const known = wordCounts();
  return languages.map((language) => ({
    language,
    score:
      words.reduce((sum, word) => sum + share(word, language, known), 0) +
      letters.filter(([pattern, of]) => of === language && pattern.test(text)).length * 0.8,
  }));
}
const best = (scores: Scores) => scores.reduce((top, one) => (one.score > top.score ? one : top));

/** The language of a message; short or mixed messages keep the current language. */
export function languageOf(text: string, currentLanguage: Language): Language {
  const scores = scoresOf(text).map(({ language, score }) => ({ language, score: score + (language === currentLanguage ? 0.5 : 0) }));
  const top = best(scores);
  const current = scores.find(({ language }) => language === currentLanguage)?.score ?? 0;
  // A lexicon knows fewer words than the learned vocabularies: "quanto tempo" is Italian, too.
  const lead = isTrained(currentLanguage) ? 0.3 : 0.7;
  return top.score > 0.9 && top.score - current > lead ? top.language : currentLanguage;
}

/** The language of a message that is clearly in none of ours. */
export function otherLanguageOf(text: string): OtherLanguage | undefined {
  const known = wordCounts();
  const ours = best(scoresOf(text)).score;
  const isOurs = (word: string) => Math.min(1, Math.max(...languages.map((language) => known[language].get(word) ?? 0)) / 9);
  const other = likestOther(text, isOurs);
  return other && other.share >= 0.4 && other.score >= 1.5 && other.score > ours + 0.4 ? other.language : undefined;
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

import { plain } from '../words.ts';
import { acknowledgements, letters, type OtherLanguage, scripts, sentences, words } from './other-languages.ts';

// Recognizes messages in languages that the engine doesn't answer in, so that it never answers them by resemblance.

const lists = (Object.keys(words) as OtherLanguage[]).map((language): [OtherLanguage, ReadonlySet<string>] => [
  language,
  new Set((words[language] ?? '').split(' ')),
]);

/** How many words and letters point to a language, and its share of the message. */
export type Likeness = { language: OtherLanguage; score: number; share: number };

/** The language by its alphabet. */
function byScript(text: string): OtherLanguage | undefined {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  // Japanese mixes alphabets: its own syllables decide.
  const found = scripts.find(([script, ownLetters, language]) => {
    const own = text.match(script)?.length ?? 0;
    return own >= 2 && own * (language === 'ja' ? 5 : 2) >= all && ownLetters.test(text);
  });
  return found?.[2];
}

/** The unsupported language that a message resembles most. `known`: how strongly a word belongs to the supported languages, 0 to 1. */
export function likestOther(text: string, known: (word: string) => number): Likeness | undefined {
  const script = byScript(text);
  if (script) return { language: script, score: 9, share: 1 };
  const said = plain(text)
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .match(/\p{L}+/gu);
  if (!said) return undefined;
  const marks = letters.filter(([pattern]) => pattern.test(text));
  const markedBy = (language: OtherLanguage) =>
    marks.reduce((sum, [, languages, weight = 0.8]) => sum + (languages.includes(language) ? weight : 0), 0);
  return lists
    .map(([language, list]): Likeness => {
      const own = said.filter((word) => list.has(word));
      const score = own.reduce((sum, word) => sum + 1 - known(word), 0);
      return { language, score: score + markedBy(language), share: own.length / said.length };
    })
    .reduce((best, one) => (one.score > best.score ? one : best));
}

export const sentenceIn = (language: OtherLanguage): string => sentences[language];
export const notedIn = (language: OtherLanguage) => acknowledgements[language];
/** Whether a text is one of these sentences, which stand alone: nothing in another language may follow them. */
export const isOtherSentence = (text: string) => Object.values(sentences).some((sentence) => sentence === text);

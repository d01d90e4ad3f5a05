import { type TrainedLanguage, trainedLanguages } from './intents.ts';
import { readWeights } from './weights/read.ts';

export type Word = { level: number; common: boolean };
export const readVocabulary = (written: string): Map<string, Word> =>
  new Map(
    written
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry): [string, Word] => {
        const common = entry.endsWith('*');
        const word = common ? entry.slice(0, -1) : entry;
        return [word.slice(0, -1), { level: Number(word.at(-1)), common }];
      }),
  );

let learned: Record<string, string> | undefined;
/** The learned vocabulary of a language, one line per language in the file. Loaded on first use. */
export function learnedWords(language: TrainedLanguage): string {
  learned ??= Object.fromEntries(linesOf(readWeights('words.txt')).map((line) => [line.slice(0, 2), line.slice(4)]));
  return learned[language] ?? '';
}
export const writeWords = (words: Record<TrainedLanguage, string>) =>
  trainedLanguages.map((language) => `${language}: ${words[language]}\n`).join('');
const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split('\n');

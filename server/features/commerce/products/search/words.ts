const fold = (text: string) => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
/** "men's" is "men", and "l'eau" is "eau". */
const withoutApostrophes = (text: string) =>
  text.replaceAll(/['’]s(?![\p{L}\p{N}])/giu, '').replaceAll(/(?<![\p{L}\p{N}])(?:qu|[cdjlmnst])['’](?=\p{L})/giu, ' ');

/** A word as it was written, and as the search compares it: lower case, no accents. */
export type Token = { written: string; word: string };
export const tokensIn = (text: string): Token[] =>
  (withoutApostrophes(text.normalize('NFC')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((written) => ({ written, word: fold(written) }));
export const wordsIn = (text: string): string[] => tokensIn(text).map(({ word }) => word);

/** A phrase as one word: "rain coat" and "raincoat" are the same. Small words in the middle don't count: "sac à dos" is "sacdos". */
export const joined = (words: readonly string[]) =>
  words.filter((word, at) => at === 0 || at === words.length - 1 || word.length > 2 || /\d/.test(word)).join('');

/** The words of a field and its neighbours joined, as the catalogue keeps them: see product_lexemes. */
export function lexemesIn(text: string): Set<string> {
  const words = wordsIn(text);
  return new Set([...words, ...words.flatMap((word, at) => pairsAt(words, at).map((other) => word + other))]);
}
const pairsAt = (words: readonly string[], at: number) => {
  const [next, after] = [words[at + 1], words[at + 2]];
  return [...(next === undefined ? [] : [next]), ...(next !== undefined && next.length <= 2 && after !== undefined ? [after] : [])];
};

import { fold, type Prepared, type Token } from './text.ts';

type Entry<V> = { words: string[]; value: V };
/** Phrases indexed by their first word, longest first. */
export type Lexicon<V> = Map<string, Entry<V>[]>;

export const wordsOf = (phrase: string) => fold(phrase).match(/[\p{L}\p{N}]+/gu) ?? [];

export function makeLexicon<V>(phrases: Iterable<readonly [phrase: string, value: V]>): Lexicon<V> {
  const lexicon: Lexicon<V> = new Map();
  for (const [phrase, value] of phrases) {
    const words = wordsOf(phrase);
    const [first] = words;
    if (first === undefined) continue;
    const entries = lexicon.get(first);
    if (entries) entries.push({ words, value });
    else lexicon.set(first, [{ words, value }]);
  }
  for (const entries of lexicon.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return lexicon;
}

/** A word and its possible singulars. */
export function singulars(word: string): string[] {
  if (word.length < 4) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:x|ch|sh|ss|z|o|r|n|l)es$/.test(word)) return [word, word.slice(0, -1), word.slice(0, -2)];
  return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : word.endsWith('x') ? [word, word.slice(0, -1)] : [word];
}

const joins = /^(?: {0,2}|-| - |'| \+ |\/)$/;
export const adjacent = ({ text }: Prepared, before: Token, after: Token) => {
  const gap = after.start - before.end;
  return gap === 0 || (gap <= 3 && joins.test(text.slice(before.end, after.start)));
};

/** The longest phrase that starts at a token. With `plural`, any of its words may be a plural. */
export function phraseAt<V>(
  lexicon: Lexicon<V>,
  prepared: Prepared,
  tokens: readonly Token[],
  at: number,
  plural = false,
): { value: V; words: number } | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  let best: { value: V; words: number } | undefined;
  for (const start of plural ? singulars(first.folded) : [first.folded])
    for (const { words, value } of lexicon.get(start) ?? []) {
      if (best && words.length <= best.words) continue;
      if (words.every((word, place) => place === 0 || isNext(prepared, tokens, at + place, word, plural)))
        best = { value, words: words.length };
    }
  return best;
}

function isNext(prepared: Prepared, tokens: readonly Token[], at: number, word: string, plural: boolean) {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || !adjacent(prepared, before, token)) return false;
  return token.folded === word || (plural && singulars(token.folded).includes(word));
}

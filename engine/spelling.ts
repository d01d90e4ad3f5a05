import { editDistance } from './edit-distance.ts';

/** Corrects a mistyped word to the nearest word of a language. */
export class Speller {
  readonly #level: ReadonlyMap<string, number>;
  /** Indexed by first letter and length, which a typo seldom changes much. */
  readonly #shelves = new Map<string, string[]>();
  readonly #mended = new Map<string, string>();

  /** `levels`: a rough frequency per word. */
  constructor(levels: ReadonlyMap<string, number>) {
    this.#level = levels;
    for (const word of levels.keys()) {
      if (word.length < 3 || word.startsWith('#')) continue;
      const candidates = `${word[0]}${word.length}`;
      const words = this.#shelves.get(candidates);
      if (words) words.push(word);
      else this.#shelves.set(candidates, [word]);
    }
  }

  knows(word: string) {
    return this.#level.has(word);
  }

  /** The more frequent of two equally near words; the word itself when none is near enough. */
  correct(word: string): string {
    if (word.length < 4 || word.length > 30 || word.startsWith('#') || this.#level.has(word)) return word;
    const known = this.#mended.get(word);
    if (known !== undefined) return known;
    const corrections = this.#nearest(word);
    if (this.#mended.size >= maxCorrections) this.#mended.clear();
    this.#mended.set(word, corrections);
    return corrections;
  }

  #nearest(word: string) {
    const most = word.length < 8 ? 1 : 2;
    let [best, least, uses] = [word, most + 1, 0];
    // People nearly always get the first letter right; without this, too many short words would be neighbors.
    for (const first of new Set([word[0], word[1]]))
      for (let length = word.length - most; length <= word.length + most; length++)
        for (const candidate of this.#shelves.get(`${first}${length}`) ?? []) {
          const distance = editDistance(word, candidate, Math.min(most, least));
          const count = this.#level.get(candidate) ?? 0;
          if (distance < least || (distance === least && distance <= most && count > uses))
            [best, least, uses] = [candidate, distance, count];
        }
    return best;
  }
}
/** Maximum number of cached corrections; customers repeat each other's typos. */
const maxCorrections = 5000;

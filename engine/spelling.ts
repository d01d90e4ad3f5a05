import { editDistance } from './edit-distance.ts';

/** The words of a language, and the known word that a mistyped one was meant to be. */
export class Speller {
  readonly #level: ReadonlyMap<string, number>;
  /** By first letter and length: a mistake seldom changes either by much. */
  readonly #shelves = new Map<string, string[]>();
  readonly #mended = new Map<string, string>();

  /** `levels`: how often each word is used, roughly. */
  constructor(levels: ReadonlyMap<string, number>) {
    this.#level = levels;
    for (const word of levels.keys()) {
      if (word.length < 3 || word.startsWith('#')) continue;
      const shelf = `${word[0]}${word.length}`;
      const words = this.#shelves.get(shelf);
      if (words) words.push(word);
      else this.#shelves.set(shelf, [word]);
    }
  }

  knows(word: string) {
    return this.#level.has(word);
  }

  /** The more usual one of two that are equally near; the word itself when none is near enough. */
  mend(word: string): string {
    if (word.length < 4 || word.length > 30 || word.startsWith('#') || this.#level.has(word)) return word;
    const known = this.#mended.get(word);
    if (known !== undefined) return known;
    const mended = this.#nearest(word);
    if (this.#mended.size >= mostMended) this.#mended.clear();
    this.#mended.set(word, mended);
    return mended;
  }

  #nearest(word: string) {
    const most = word.length < 8 ? 1 : 2;
    let [best, least, uses] = [word, most + 1, 0];
    // People get the first letter right nearly always; without this, too many short words are neighbours.
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
/** So many mistakes are remembered; customers repeat each other's. */
const mostMended = 5000;

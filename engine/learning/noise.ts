import { classes } from '../classes.ts';
import { conceptOf } from '../concepts.ts';
import { unknown } from '../features.ts';
import { stem } from '../words.ts';
import type { Chance } from './chance.ts';
import type { Noise } from './train.ts';

const outOfScope = classes.indexOf('out_of_scope');
const nothing = classes.indexOf('nothing');
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A word as a hasty hand writes it. */
export function mistyped(word: string, chance: Chance): string {
  const at = chance.below(word.length);
  const [before, here, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  switch (chance.below(4)) {
    case 0:
      return before + after;
    case 1:
      return before + here + here + after;
    case 2:
      return before + (after[0] ?? '') + here + after.slice(1);
    default:
      return before + letters[chance.below(26)] + after;
  }
}

/** Letters without sense, and words of a language nobody here speaks. */
const gibberish = (chance: Chance) => Array.from({ length: 1 + chance.below(7) }, () => unknown);

const isConcept = (word: string) => conceptOf(word, stem(word)) !== undefined;

/**
 * Mistypes some words, forgets others, and puts words nobody knows where words stand that say little in a shop: in other people's
 * matters far more often, which is how these are told.
 */
export const noisy =
  (isSmall: (word: string) => boolean): Noise =>
  ({ tokens, intent }, chance) => {
    if (intent === nothing && chance.in(0.3)) return gibberish(chance);
    const foreign = intent === outOfScope;
    const mistypes = chance.in(0.22);
    const keywords = !foreign && tokens.length > 3 && chance.in(0.08);
    const strange = chance.in(foreign ? 0.6 : 0.14);
    const heard = tokens.flatMap((token) => {
      if (token.startsWith('#')) return [token];
      if (keywords && isSmall(token)) return [];
      if (strange && chance.in(foreign ? 0.3 : 0.2) && !isSmall(token) && (foreign || !isConcept(token))) return [unknown];
      if (mistypes && token.length > 3 && chance.in(0.3)) return [mistyped(token, chance)];
      if (chance.in(0.02)) return [];
      return [token];
    });
    return heard.length ? heard : tokens;
  };

import { classes } from '../classes.ts';
import { conceptOf } from '../concepts.ts';
import { unknown } from '../features.ts';
import { stem } from '../words.ts';
import type { Chance } from './chance.ts';
import type { Noise } from './train.ts';

const outOfScope = classes.indexOf('out_of_scope');
const nothing = classes.indexOf('nothing');
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Adds a typo to a word. */
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

/** Gibberish, and words of unsupported languages. */
const gibberish = (chance: Chance) => Array.from({ length: 1 + chance.below(7) }, () => unknown);

const isConcept = (word: string) => conceptOf(word, stem(word)) !== undefined;

/**
 * Data augmentation: mistypes some words, drops others, and replaces words that say little in a shop with unknown ones; far more often in
 * out-of-scope sentences, which are recognized that way.
 */
export const noisy =
  (isSmall: (word: string) => boolean): Noise =>
  ({ tokens, intent }, chance) => {
    if (intent === nothing && chance.in(0.3)) return gibberish(chance);
    const isOutOfScope = intent === outOfScope;
    const mistypes = chance.in(0.22);
    const keywordsOnly = !isOutOfScope && tokens.length > 3 && chance.in(0.08);
    const withUnknown = chance.in(isOutOfScope ? 0.6 : 0.14);
    const noised = tokens.flatMap((token) => {
      if (token.startsWith('#')) return [token];
      if (keywordsOnly && isSmall(token)) return [];
      if (withUnknown && chance.in(isOutOfScope ? 0.3 : 0.2) && !isSmall(token) && (isOutOfScope || !isConcept(token))) return [unknown];
      if (mistypes && token.length > 3 && chance.in(0.3)) return [mistyped(token, chance)];
      if (chance.in(0.02)) return [];
      return [token];
    });
    return noised.length ? noised : tokens;
  };

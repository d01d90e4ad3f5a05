import { conceptOf } from './concepts.ts';
import { stem } from './words.ts';

/** Size of the hashed feature space; context features separate words that share a slot. */
export const places = 1 << 20;

/** FNV-1a, which gives the same result on every machine. */
function placeOf(feature: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> 12) ^ hash) & (places - 1);
}

/** Stands for any out-of-vocabulary word; its position matters, its letters don't. */
export const unknown = '#new';

/**
 * The features of a message: words, stems, bigrams, pairs of concepts at any distance ("order cancel"), and parts of words, which survive a typo.
 * `tokens` come from `read`.
 */
export function featuresOf(tokens: readonly string[]): Int32Array {
  const found = new Set<number>();
  const add = (feature: string) => found.add(placeOf(feature));
  const stems = tokens.map((token) => (token.startsWith('#') ? token : stem(token)));
  const seen = new Set<string>();
  tokens.forEach((token, at) => {
    const itsConcept = stems[at] as string;
    const before = stems[at - 1] ?? '^';
    add(`w${token}`);
    add(`s${itsConcept}`);
    add(`2${before} ${itsConcept}`);
    add(`3${stems[at - 2] ?? '^'} ${before} ${itsConcept}`);
    add(`_${stems[at - 2] ?? '^'} ${itsConcept}`);
    const concept = conceptOf(token, itsConcept);
    if (concept) seen.add(concept);
    if (token.startsWith('#') || token.length < 4) return;
    const edged = `^${token}$`;
    for (let start = 0; start + 4 <= edged.length; start++) add(`p${edged.slice(start, start + 4)}`);
  });
  add(`$${stems.at(-1) ?? ''}`);
  const concepts = [...seen].sort();
  concepts.forEach((one, at) => {
    add(`c${one}`);
    for (const other of concepts.slice(at + 1)) add(`c${one} ${other}`);
  });
  const unknownWords = tokens.filter((token) => token === unknown).length;
  if (unknownWords) add(`#${Math.min(4, unknownWords)} of ${tokens.length < 4 ? 'few' : tokens.length < 9 ? 'some' : 'many'}`);
  // The stored weights are keyed by these names, so renaming one means training again.
  add(`#${Math.min(5, seen.size)} heard`);
  add(`#${Math.min(tokens.length, 16) >> 1} long`);
  return Int32Array.from(found).sort();
}

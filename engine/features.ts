import { conceptOf } from './concepts.ts';
import { stem } from './words.ts';

/** Features live in a table of this many places; what share a place is told apart by what stands around them. */
export const places = 1 << 20;

/** FNV-1a, the same on every machine. */
function placeOf(feature: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> 12) ^ hash) & (places - 1);
}

/** A word nobody taught us; what it is does not matter, that it stands there does. */
export const unknown = '#new';

/**
 * What a message is recognised by: words, stems, neighbours, pairs of concepts wherever they stand ("order cancel"), and pieces of
 * words, which survive a typing mistake. `tokens` as `read` gives them.
 */
export function featuresOf(tokens: readonly string[]): Int32Array {
  const found = new Set<number>();
  const add = (feature: string) => found.add(placeOf(feature));
  const stems = tokens.map((token) => (token.startsWith('#') ? token : stem(token)));
  const heard = new Set<string>();
  tokens.forEach((token, at) => {
    const own = stems[at] as string;
    const before = stems[at - 1] ?? '^';
    add(`w${token}`);
    add(`s${own}`);
    add(`2${before} ${own}`);
    add(`3${stems[at - 2] ?? '^'} ${before} ${own}`);
    add(`_${stems[at - 2] ?? '^'} ${own}`);
    const concept = conceptOf(token, own);
    if (concept) heard.add(concept);
    if (token.startsWith('#') || token.length < 4) return;
    const edged = `^${token}$`;
    for (let start = 0; start + 4 <= edged.length; start++) add(`p${edged.slice(start, start + 4)}`);
  });
  add(`$${stems.at(-1) ?? ''}`);
  const concepts = [...heard].sort();
  concepts.forEach((one, at) => {
    add(`c${one}`);
    for (const other of concepts.slice(at + 1)) add(`c${one} ${other}`);
  });
  const strange = tokens.filter((token) => token === unknown).length;
  if (strange) add(`#${Math.min(4, strange)} of ${tokens.length < 4 ? 'few' : tokens.length < 9 ? 'some' : 'many'}`);
  add(`#${Math.min(5, heard.size)} heard`);
  add(`#${Math.min(tokens.length, 16) >> 1} long`);
  return Int32Array.from(found).sort();
}

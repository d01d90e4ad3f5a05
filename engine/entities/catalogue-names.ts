// The shop's own product names, as customers say them.
import { headAt, type Found, lexicon } from './product-heads.ts';
import { adjacent, makeLexicon, phraseAt, wordsOf } from './lexicon.ts';
import { modifiers } from './product-types.ts';
import type { Prepared, Token } from './text.ts';

export type CatalogueEntry = { name: string };
type Names = { fullNames: ReturnType<typeof makeLexicon<string>>; single: Set<string> };
const known = new WeakMap<readonly CatalogueEntry[], Names>();

/** Finds the shop's product names: in full, or by a word that only one name contains and that isn't a kind of product. */
export function named(
  prepared: Prepared,
  tokens: readonly Token[],
  catalogue: readonly CatalogueEntry[],
  isTaken: (word: string) => boolean,
): Found[] {
  let names = known.get(catalogue);
  if (!names) known.set(catalogue, (names = readCatalogue(catalogue, isTaken)));
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const fullNames = phraseAt(names.fullNames, prepared, tokens, at, true);
    const token = tokens[at];
    if (fullNames) found.push({ from: at, to: at + fullNames.words - 1 });
    else if (token && names.single.has(token.folded)) found.push(growRight(prepared, tokens, at));
    at = Math.max(at, found.at(-1)?.to ?? 0);
  }
  return found;
}

/** "the Squall rain jacket" is one mention. */
function growRight(prepared: Prepared, tokens: readonly Token[], at: number): Found {
  let to = at;
  for (let place = at + 1; place < Math.min(tokens.length, at + 5); place++) {
    const [before, token] = [tokens[place - 1], tokens[place]];
    if (!before || !token || !adjacent(prepared, before, token)) break;
    const head = headAt(prepared, tokens, place);
    if (head) return { from: at, to: head.to };
    if (!modifiers.has(token.folded)) break;
    to = at;
  }
  return { from: at, to };
}

function readCatalogue(catalogue: readonly CatalogueEntry[], isTaken: (word: string) => boolean): Names {
  const uses = new Map<string, number>();
  for (const { name } of catalogue) for (const word of new Set(wordsOf(name))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const single = [...uses].filter(
    ([word, count]) =>
      count === 1 && word.length >= 4 && /^\p{L}+$/u.test(word) && !lexicon.has(word) && !modifiers.has(word) && !isTaken(word),
  );
  return { fullNames: makeLexicon(catalogue.map(({ name }) => [name, name] as const)), single: new Set(single.map(([word]) => word)) };
}

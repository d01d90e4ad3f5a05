// The nouns that name what shops sell, where they stand in a message: known, joined as in German, or mistyped.
import { editDistance } from '../edit-distance.ts';
import { firstNames } from './first-names.ts';
import { makeLexicon, phraseAt, singulars } from './lexicon.ts';
import { productPhrases } from './product-types.ts';
import { fold, isCapital, type Prepared, type Token } from './text.ts';

/** Places of tokens, both ends included. */
export type Found = { from: number; to: number };

export const lexicon = makeLexicon(productPhrases.map((phrase) => [phrase, phrase] as const));
/** Words that are spelled as they should be, though a noun of the list is one letter away. */
const spelledRight = new Set(
  'parties charges certain paraguay patties earnings overall rockets sockets compute counters counties cushion statement planets pockets rackets rocket socket pocket markets baskets contact contacts charged letters bathroom bedroom summers winners dinners runners matters monsters candied custom customs customer shorter shirted skirted notified curtail station stations ration lesson lessons mention minutes lottery pottery battery batteries blanked planted printed painted pointer pointers poster posters ladders leaders letter headset cancels candles handles bundles freezes falsche falschen falscher falsches tauschen tausche medidas correos'.split(
    ' ',
  ),
);
/** Longer single nouns, by their first letter, for what is mistyped. */
const spellings = new Map<string, string[]>();
for (const phrase of new Set(productPhrases.map(fold)))
  if (/^\p{L}{6,}$/u.test(phrase)) spellings.set(phrase.charAt(0), [...(spellings.get(phrase.charAt(0)) ?? []), phrase]);
/** Ends of German compounds: a "Regenjacke" is a jacket. */
const compound =
  /^\p{L}{3,}(?:jacken?|schuhe?n?|hosen?|hemd(?:en)?|kleid(?:er)?|tasche|lampen?|stuhl|stuhle|tische?|regale?|maschinen?|flaschen?|messer|pfannen?|kissen|uhr(?:en)?|brillen?|mutzen?|handschuhe?|kabel|horer|schlauch|matten?|rucksacke?|koffer|decken?|spiele?|socken|pullover|stiefel|ketten?|helme?|kannen?)$/u;
const notCompound = /^(?:bestell|gesamt|uber|ver|ent)|gebuhren$/;

export function headAt(prepared: Prepared, tokens: readonly Token[], at: number): Found | undefined {
  const known = phraseAt(lexicon, prepared, tokens, at, true);
  if (known) return { from: at, to: at + known.words - 1 };
  const token = tokens[at];
  if (!token) return undefined;
  if (compound.test(token.folded) && !notCompound.test(token.folded)) return { from: at, to: at };
  return isMistyped(token) ? { from: at, to: at } : undefined;
}

/** "coffee mugs" is one thing: nouns that follow one another name the last. */
export function chain(prepared: Prepared, tokens: readonly Token[], head: Found): Found {
  const [last, next] = [tokens[head.to], tokens[head.to + 1]];
  if (!last || !next || !/^(?: |-)$/.test(prepared.text.slice(last.end, next.start)) || head.to - head.from > 3) return head;
  const following = headAt(prepared, tokens, head.to + 1);
  return following ? chain(prepared, tokens, { from: head.from, to: following.to }) : head;
}

/** A long noun with a wrong, missing, doubled or swapped letter; other forms of verbs are none. */
function isMistyped({ folded, text }: Token): boolean {
  if (
    folded.length < 7 ||
    isCapital(text) ||
    /(?:ed|ing|ly|ion|er|ers|ment|ble|ful)$/.test(folded) ||
    firstNames.has(folded) ||
    spelledRight.has(folded)
  )
    return false;
  const near = spellings.get(folded.charAt(0)) ?? [];
  return near.some(
    (noun) =>
      Math.abs(noun.length - folded.length) <= 2 && singulars(folded).some((word) => word.length >= 6 && editDistance(word, noun, 1) <= 1),
  );
}

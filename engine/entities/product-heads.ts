// Product nouns in a message: known ones, German compounds and mistyped ones.
import { editDistance } from '../edit-distance.ts';
import { firstNames } from './first-names.ts';
import { makeLexicon, phraseAt, singulars } from './lexicon.ts';
import { productPhrases } from './product-types.ts';
import { fold, isCapital, type Prepared, type Token } from './text.ts';

/** A range of token indexes, both ends included. */
export type Found = { from: number; to: number };

export const lexicon = makeLexicon(productPhrases.map((phrase) => [phrase, phrase] as const));
/** Correctly spelled words that differ from a listed noun by one letter. */
const spelledRight = new Set(
  'parties charges certain paraguay patties earnings overall rockets sockets compute counters counties cushion statement planets pockets rackets rocket socket pocket markets baskets contact contacts charged letters bathroom bedroom summers winners dinners runners matters monsters candied custom customs customer shorter shirted skirted notified curtail station stations ration lesson lessons mention minutes lottery pottery battery batteries blanked planted printed painted pointer pointers poster posters ladders leaders letter headset cancels candles handles bundles freezes falsche falschen falscher falsches tauschen tausche medidas correos'.split(
    ' ',
  ),
);
/** Longer single-word nouns by first letter, to find typos. */
const spellings = new Map<string, string[]>();
for (const phrase of new Set(productPhrases.map(fold)))
  if (/^\p{L}{6,}$/u.test(phrase)) spellings.set(phrase.charAt(0), [...(spellings.get(phrase.charAt(0)) ?? []), phrase]);
/** Final parts of German compounds: a "Regenjacke" is a jacket. */
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

/** "coffee mugs" is one product: of consecutive nouns the last is the head. */
export function chain(prepared: Prepared, tokens: readonly Token[], head: Found): Found {
  const [last, next] = [tokens[head.to], tokens[head.to + 1]];
  if (!last || !next || !/^(?: |-)$/.test(prepared.text.slice(last.end, next.start)) || head.to - head.from > 3) return head;
  const following = headAt(prepared, tokens, head.to + 1);
  return following ? chain(prepared, tokens, { from: head.from, to: following.to }) : head;
}

/** A long noun with one wrong, missing, doubled or swapped letter, except verb forms. */
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

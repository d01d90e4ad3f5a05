import { normalizeText } from '../../nlu/pattern.ts';
import type { FoundProduct, Product } from '../../tools.ts';
import { plain } from '../../words.ts';
import { aboutDelivery, asksAvailability, looksFor } from './asks.ts';
import type { Need } from '../../memory.ts';
import { isOfKinds, isThere, rate, search, tokenOf } from './find.ts';
import { noIdea } from './lexicon.ts';
import { isGoods, sortsOf } from './goods.ts';
import type { Kind } from './kind.ts';
import { explainedBy, fieldOf, isKind, mostChance } from './match.ts';
import { relationIn } from './compare.ts';
import { same } from './tokens.ts';
import { needAfter } from './need.ts';
import { type Plan, type Talk, isAsked, isProductIntent, massOf } from './plan.ts';
import type { Query } from './reading.ts';
import { kindsFor } from './uses.ts';
import { askNeed, suggest, suggestAnything } from './suggest.ts';

// A need in free words.

/** A need in free words: finds what fits it. */
export async function find(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, query: said, isDiscussed, question } = talk;
  const { memory, ground, lead } = scene;
  const found = await foundFor(talk);
  const isCarried = ({ head }: Kind) => found.some((product) => isKind(product, head));
  const awaits = memory.awaiting === 'need';
  const isAskedFor = isAsked(text);
  const isOwn = lead !== undefined && isProductIntent(lead.intent);
  const strength = strengthOf(said, found);
  const isExplained = explainedBy(said.words, found) >= mostChance;
  const uses = said.kind?.role !== 'mention' && said.kind !== null && isCarried(said.kind) ? [] : kindsFor(text);
  const isForUse = uses.length > 0 && found.some((product) => isThere(product) && isOfKinds(product, uses));
  // A noun that is no kind of goods may still describe one: "some shade for the terrace", "music in the shower".
  const isPhrase =
    said.kind !== null &&
    ((isForUse && !isGoods(said.kind.head.word)) ||
      (isForUse && said.kind.role === 'mention') ||
      (isExplained && !isCarried(said.kind) && !isGoods(said.kind.head.word) && !asksAvailability(text)));
  const query = isPhrase ? { ...said, kind: null } : said;
  const { kind } = query;
  const kindKnown = kind !== null && isCarried(kind);
  const isFurther = awaits || narrows({ ...talk, query }, kindKnown);
  const isUnclear = lead === undefined || lead.intent === 'out_of_scope' || lead.likelihood < 0.6;
  const isDescribed =
    (isExplained ||
      isForUse ||
      (strength >= 0.3 && (kind !== null || query.words.length > 1)) ||
      (strength >= 0.18 && touchesKind(query, ground.products))) &&
    isUnclear;
  if (
    !isAskedFor &&
    !isOwn &&
    !kindKnown &&
    !isFurther &&
    query.limits.max === null &&
    !query.isVague &&
    !(isDiscussed && kind) &&
    !isDescribed
  )
    return undefined;
  const need = needAfter(memory.need, query, isFurther);
  const open = need.words.length === 0 && need.head === null && !need.forChild;
  const mass = massOf(scene);
  if (open || (awaits && noIdea.test(normalizeText(text)))) {
    if (!isOwn && !isAskedFor && !awaits) return undefined;
    if (need.max === null && !awaits && isEmptyQuery(query))
      return {
        skill: 'recommendation',
        fit: Math.max(0.6, mass),
        evidence: 0.6,
        products: [],
        answer: () => askNeed(scene, need, lead?.intent === 'product_question' ? scene.say.noProduct : scene.say.askNeed),
      };
    return {
      skill: 'recommendation',
      fit: Math.max(0.6, mass),
      evidence: 0.7,
      products: [],
      ...(awaits && { isExpected: true }),
      answer: () => suggestAnything(scene, need),
    };
  }
  const products = isFurther ? await foundAgain(talk, need) : found;
  const findings = rate(need, products, kind);
  const [best] = findings.fitting.length > 0 ? findings.fitting : findings.close;
  const share = need.words.length === 0 || best?.isForUse ? 1 : (best?.explained.length ?? 0) / Math.max(1, need.words.length);
  if (isFurther && !awaits && share === 0 && need.max === memory.need?.max && query.without.length === 0) return undefined;
  if (findings.isUnknownKind) {
    if (kind !== null && !isGoods(kind.head.word) && !isAskedFor && !kind.isInitial) return undefined;
    const isAskedBy = isAskedFor || isOwn || (isDiscussed && kind?.isInitial);
    if (!isAskedBy) return undefined;
  }
  const evidence = findings.isUnknownKind ? (asksAvailability(text) ? 0.8 : 0.4) : best ? 0.45 + 0.55 * share : 0.3;
  const cue = Math.max(isAskedFor ? 0.78 : kindKnown ? 0.74 : isFurther || isForUse ? 0.88 : isExplained ? 0.7 : 0.5, 0.5 + 0.4 * strength);
  const isSent = aboutDelivery.test(plain(text)) && !kindKnown;
  return {
    skill: question.asksStock ? 'stock_question' : 'recommendation',
    fit: isSent ? 0.3 : Math.max(cue, mass),
    isShown: findings.fitting.length > 0 && findings.fitting.slice(0, 3).every(({ product }) => isDiscussedNow(talk, product)),
    isSure: kindKnown && kind?.role === 'object' && looksFor(text) && !isSent,
    evidence,
    products: [...findings.fitting, ...findings.close].slice(0, 5).map(({ product }) => product),
    answer: () => suggest(scene, question, need, findings),
  };
}

const isDiscussedNow = ({ scene: { ground } }: Talk, { id }: Product) => ground.focus?.id === id;

/** A need in free words calls for other goods than these. */
export function callsForOther(text: string, products: readonly Product[]): boolean {
  const kinds = kindsFor(text);
  return kinds.length > 0 && !products.some((product) => isOfKinds(product, kinds));
}

/** The message says more about what was looked for before, and asks for nothing else. */
function narrows({ scene: { memory, ground }, text, query: { kind, isVague, words }, isDiscussed }: Talk, kindKnown: boolean): boolean {
  const { need } = memory;
  if (!isDiscussed || need === null) return false;
  if (ground.shown.length > 0 && callsForOther(text, [...ground.shown, ...(ground.focus ? [ground.focus] : [])])) return false;
  const isSame = kind !== null && need.head !== null && same(tokenOf(need.head), kind.head);
  const isOther = kind !== null && !isSame && (kindKnown || kind.role === 'object' || isGoods(kind.head.word));
  if (isOther || (asksAvailability(text) && kind !== null)) return false;
  return !isVague || words.length === 0 || relationIn(text) !== undefined || goesOn.test(plain(text));
}
/** "Rather something that hangs": what was looked for before still counts. */
const goesOn =
  /(?:^|[.,;!?] )(?:(?:ok|so|and|but|or|hm+|no|nah|well|too \w+|still|dann|also|und|aber|alors|et|mais|entonces|y|pero|entao|e|mas|allora|dan|en|maar) )*(?:then|rather|instead|still|dann|lieber|eher|plutot|alors|mejor|mas bien|entonces|antes|entao|liever|dan|piuttosto|meglio|allora)(?!\p{L})/u;

/** A word of the query says what one of the best products is. */
const touchesKind = ({ words }: Query, products: readonly FoundProduct[]) =>
  products.slice(0, 2).some((product) => words.some((word) => isKind(product, word)));

/** How well the best products explain the words of a query, from 0 to 1. */
function strengthOf({ words }: Query, products: readonly FoundProduct[]): number {
  const [first] = products;
  if (!first || words.length === 0) return 0;
  const share = Math.max(
    ...products.slice(0, 3).map((product) => words.filter((word) => fieldOf(product, word) !== undefined).length / words.length),
  );
  return Math.min(1, Math.max(first.score, share));
}

const isEmptyQuery = ({ words, kind, limits }: Query) => words.length === 0 && kind === null && limits.max === null;

/** What the message itself found, what the child it is for adds, and last the kinds that a broad name stands for. */
async function foundFor({ scene: { tools, ground }, query }: Talk): Promise<FoundProduct[]> {
  const sorts = [...(query.kind ? sortsOf(query.kind.head.word) : []), ...kindsFor(query.text)];
  const [forChild, ofSorts] = await Promise.all([
    query.forChild ? search(tools, [...query.words.map(({ word }) => word), 'children'].join(' ')) : [],
    sorts.length > 0 ? search(tools, sorts.join(' ')) : [],
  ]);
  return distinct([...forChild, ...ground.products, ...ofSorts.map(unmatched)]);
}

/** What all that was said so far finds. */
async function foundAgain({ scene: { tools } }: Talk, need: Need): Promise<FoundProduct[]> {
  const kinds = kindsFor(need.text);
  const [found, ofKinds] = await Promise.all([
    search(tools, [need.text, ...(need.forChild ? ['children'] : [])].join('\n')),
    kinds.length > 0 ? search(tools, kinds.join(' ')) : [],
  ]);
  return distinct([...found, ...ofKinds.map(unmatched)]);
}
/** Found by what was not said. */
const unmatched = (product: FoundProduct): FoundProduct => ({ ...product, score: 0, matched: [] });
const distinct = (all: readonly FoundProduct[]) => all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);

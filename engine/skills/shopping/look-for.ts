import type { Need } from '../../memory.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import type { FoundProduct } from '../../tools.ts';
import { plain } from '../../words.ts';
import { aboutDelivery, asksAvailability } from './asks.ts';
import { rate, search, tokenOf } from './find.ts';
import { noIdea } from './lexicon.ts';
import { fieldOf, isKind } from './match.ts';
import { needAfter } from './need.ts';
import { type Plan, type Talk, isAsked, isProductIntent, massOf } from './plan.ts';
import type { Query } from './reading.ts';
import { askNeed, suggest, suggestAnything } from './suggest.ts';

// A need in free words.

/** A need in free words: finds what fits it. */
export async function find(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, query, isDiscussed, question } = talk;
  const { memory, ground, lead } = scene;
  const awaits = memory.awaiting === 'need';
  const isAskedFor = isAsked(text);
  const isOwn = lead !== undefined && isProductIntent(lead.intent);
  const kindKnown = query.kind !== null && ground.products.some((product) => isKind(product, query.kind?.head ?? tokenOf('')));
  const strength = strengthOf(query, ground.products);
  const isSameKind =
    query.kind !== null &&
    memory.need?.head !== null &&
    memory.need !== null &&
    tokenOf(memory.need.head ?? '').forms.has([...tokenOf(query.kind.head.word).forms][0] ?? '');
  const narrows =
    isDiscussed &&
    memory.need !== null &&
    !query.isVague &&
    (query.kind === null || isSameKind || (!kindKnown && !query.kind.isInitial)) &&
    !asksAvailability(text);
  const isFurther = awaits || narrows;
  if (
    !isAskedFor &&
    !isOwn &&
    !kindKnown &&
    !isFurther &&
    query.limits.max === null &&
    !query.isVague &&
    !(isDiscussed && query.kind?.isInitial) &&
    !(strength >= 0.3 && (lead === undefined || lead.intent === 'out_of_scope' || lead.likelihood < 0.6))
  )
    return undefined;
  // A phrase that is no kind of product may still describe one: "some shade for the terrace".
  const isPhrase =
    query.kind !== null &&
    !kindKnown &&
    (isFurther || (!asksAvailability(text) && strength >= 0.5 && (!query.kind.isInitial || query.words.length > 2)));
  const adjusted = isPhrase ? { ...query, kind: null } : query;
  const need = needAfter(memory.need, adjusted, isFurther);
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
  const products = isFurther
    ? await search(scene.tools, [need.text, ...(need.forChild ? ['children'] : [])].join('\n'))
    : await searchAgain(talk, need);
  const findings = rate(need, products, adjusted.kind?.modifiers ?? []);
  const [best] = findings.fitting.length > 0 ? findings.fitting : findings.close;
  const share = need.words.length === 0 ? 1 : (best?.explained.length ?? 0) / Math.max(1, need.words.length);
  const evidence = findings.isUnknownKind ? 0.3 : best ? 0.45 + 0.55 * share : 0.3;
  const cue = Math.max(isAskedFor ? 0.78 : kindKnown ? 0.74 : isFurther ? 0.7 : 0.5, 0.45 + 0.45 * strength);
  const isStrange = findings.isUnknownKind && !isAskedFor && !isOwn && !(isDiscussed && query.kind?.isInitial);
  if (isStrange || (isFurther && !awaits && share === 0 && need.max === memory.need?.max)) return undefined;
  const fit = aboutDelivery.test(plain(text)) && !kindKnown ? 0.3 : Math.max(cue, mass);
  return {
    skill: question.asksStock ? 'stock_question' : 'recommendation',
    fit,
    evidence,
    products: [...findings.fitting, ...findings.close].slice(0, 5).map(({ product }) => product),
    answer: () => suggest(scene, question, need, findings),
  };
}

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

/** What the message itself found, and what the child it is for adds. */
async function searchAgain({ scene }: Talk, need: Need) {
  if (!need.forChild) return scene.ground.products;
  const more = await search(scene.tools, [...need.words, 'children'].join(' '));
  return [...more, ...scene.ground.products.filter(({ id }) => !more.some((one) => one.id === id))];
}

import { hundredthsOf } from '../../amounts.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { type Memory, recall } from '../../memory.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { quantityLabel, type Product, type Variant } from '../../tools.ts';
import { plain } from '../../words.ts';
import { placesIn } from '../../places.ts';
import { facts } from '../facts.ts';
import { aboutDelivery, addsMore, asksPrice, asksTotal } from './asks.ts';
import { relationIn } from './compare.ts';
import { deliveredTotal } from './delivered.ts';
import { both, isSuperlative } from './lexicon.ts';
import { type Line, linesIn } from './lines.ts';
import { type Choice, choiceIn } from './options.ts';
import { type Part, pricesOf, type Way, waysToGet } from './packs.ts';
import { onlyFound, type Plan, type Talk, purchaseIntent } from './plan.ts';
import { askVersion, offerLines } from './purchase.ts';
import { single, stockOf } from './stock.ts';
import { amountOf, versionName } from './write.ts';

// What several things cost together: "what's the total?", "price for four", "the cheapest way to get twelve".

export function sum(talk: Talk): Plan | undefined {
  const { scene, text, query } = talk;
  const words = plain(text);
  const isTotal = asksTotal(text);
  const isCheapest = relationIn(text) === 'cheaper' && isSuperlative(normalizeText(text));
  if (query.limits.max !== null || !(isTotal || isCheapest || asksPrice.test(words)) || (aboutDelivery.test(words) && !isTotal))
    return undefined;
  const lines = linesMeant(talk, isTotal);
  const [first] = lines;
  if (!first || (lines.length === 1 && first.quantity === 1 && !isTotal)) return undefined;
  return {
    skill: 'sum',
    isSure: true,
    fit: 0.95,
    evidence: 1,
    products: lines.map(({ product }) => product),
    ...(isTotal && { isExpected: true }),
    answer: () => withShipping(scene, sayLines(scene, lines, text), lines),
  };
}

/** The lines that a question about a price means: those it names, both of the discussed ones, or the one discussed last. */
export function linesMeant(talk: Talk, isTotal: boolean): Line[] {
  const { scene, text, reference, isDiscussed } = talk;
  const { ground, memory } = scene;
  const named = reference?.products ?? [];
  const known = [...ground.products, ...ground.shown, ...(ground.focus ? [ground.focus] : [])];
  const product = (named.length === 1 ? named[0] : undefined) ?? (isDiscussed ? (ground.focus ?? only(ground.shown)) : onlyFound(talk));
  const considered = memory.considered.flatMap((one) => consideredLine(one, known));
  if (both.test(normalizeText(text))) {
    // After a list its products, otherwise the versions discussed.
    const isListed = reference?.by !== 'pointing' || ground.focus === null;
    // Of two products the version looked at last of each.
    const isOfOne = new Set(considered.slice(-2).map((one) => one.product.id)).size === 1;
    if (isOfOne && ground.shown.length === 2)
      return ground.shown.map(
        (one) => considered.findLast((line) => line.product.id === one.id) ?? { product: one, choice: choiceIn(one, text), quantity: 1 },
      );
    if (considered.length > 1 && (!isListed || named.length < 2)) return considered.slice(-2);
    if (named.length > 1) return named.map((one) => ({ product: one, choice: choiceIn(one, text), quantity: 1 }));
    return product ? [{ product, choice: choiceIn(product, text), quantity: 2 }] : [];
  }
  const last = considered.findLast((one) => product === undefined || one.product.id === product.id);
  const picked = last ? { product: last.product.id, options: single(last.choice.asked) } : memory.picked;
  const lines = linesIn(text, { known, product, picked, several: ground.shown, isStrict: !isDiscussed });
  const base = considered.at(-1);
  if (isTotal && addsMore(text) && base && lines.length === 1 && lines[0] && !isSameLine(base, lines[0])) return [base, ...lines];
  const isBare = lines.length === 1 && lines[0]?.quantity === 1;
  return last && lines.length <= 1 && (isBare || lines.length === 0) && isTotal
    ? [{ ...(lines[0] ?? last), quantity: last.quantity }]
    : lines;
}

const only = (products: readonly Product[]) => (products.length === 1 ? products[0] : undefined);
const isSameLine = (one: Line, other: Line) =>
  one.product.id === other.product.id && JSON.stringify(one.choice.asked) === JSON.stringify(other.choice.asked);
export function consideredLine({ product: id, options, quantity }: Memory['considered'][number], known: readonly Product[]): Line[] {
  const product = known.find((one) => one.id === id);
  const asked = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, [value]]));
  return product ? [{ product, choice: { asked, not: {}, missing: [], places: new Set() }, quantity }] : [];
}

/** The lines with their prices, what they come to, and what is still to be said before they can be bought. */
export function sayLines(scene: DialogueContext, lines: readonly Line[], text: string): Promise<Outcome> | Outcome {
  const detected = purchaseIntent(text);
  const [only, ...more] = lines;
  const ways = only && more.length === 0 ? waysToGet(only.product, only.choice, only.quantity) : [];
  if (only && ways.length > 1) return sayWays(scene, only, ways, text);
  const open = lines.find(({ product, choice }) => stockOf(scene, product, choice).available.length !== 1);
  if (!open || lines.some(({ product, choice }) => stockOf(scene, product, choice).available.length === 0))
    return offerLines(scene, detected, lines);
  const asked = askVersion(scene, detected, open, lines);
  return { ...asked, text: compose(rowsOf(scene, lines).join('\n'), lines.length > 1 && totalOf(scene, lines), asked.text) };
}

/** "The total with shipping to Spain": what the shop's facts say of it, beside the sum. */
export async function withShipping(scene: DialogueContext, said: Promise<Outcome> | Outcome, lines: readonly Line[]): Promise<Outcome> {
  const outcome = await said;
  const isSent = aboutDelivery.test(plain(scene.nlu.text)) || placesIn(scene.nlu.text).length > 0;
  // "What does it cost to Cologne?" is about delivery without a word of it.
  const known = isSent ? (await scene.tools.call('get_facts', { kinds: ['delivery'] })).facts : [];
  const topic = scene.memory.topic ?? { kind: 'delivery' as const, place: null };
  const asked = { ...scene, memory: { ...scene.memory, topic }, ground: { ...scene.ground, facts: [...scene.ground.facts, ...known] } };
  const [fact] = isSent ? await facts(asked) : [];
  const answer = await fact?.answer();
  const isKnown = answer !== undefined || scene.memory.topic?.kind === 'delivery';
  const whole = isKnown ? deliveredTotal(asked, lines, scene.memory.topic) : undefined;
  const text = compose(answer?.text ?? '', outcome.text, whole?.text ?? '');
  return { ...outcome, text, sources: [...(answer?.sources ?? whole?.sources ?? []), ...outcome.sources] };
}

/** Each line with its price; one row per price where the versions differ in it. */
export const rowsOf = (scene: DialogueContext, lines: readonly Line[]): string[] =>
  lines.flatMap(({ product, choice, quantity }) =>
    pricesOf(product, choice).map((variants) => row(scene, product, [{ quantity, variants }])),
  );

/** What lines come to; nothing while a line may have several prices. */
export function totalOf(scene: DialogueContext, lines: readonly Line[]): string {
  const prices = lines.map(({ product, choice }) => pricesOf(product, choice));
  const [first] = lines;
  if (!first || prices.some((groups) => groups.length !== 1)) return '';
  const cents = lines.reduce((all, { quantity }, at) => all + quantity * centsOf(prices[at]?.[0] ?? []), 0);
  return scene.say.shopping.together(amountOf(scene, first.product, cents));
}

function sayWays(scene: DialogueContext, line: Line, ways: readonly Way[], text: string): Promise<Outcome> | Outcome {
  const { product } = line;
  const rows = ways.map(({ parts }) => row(scene, product, parts)).join('\n');
  const [part, ...rest] = ways[0]?.parts ?? [];
  if (!part) return offerLines(scene, purchaseIntent(text), [line]);
  const best = lineOf(line, part);
  const isOpen = part.variants.length > 1;
  const detected = purchaseIntent(text);
  const outcome = isOpen
    ? askVersion(scene, detected, best, [best])
    : offerLines(scene, detected, [best, ...rest.map((one) => lineOf(line, one))]);
  const considered = (ways[0]?.parts ?? []).map((one) => ({
    product: product.id,
    options: sharedBy(one.variants),
    quantity: one.quantity,
  }));
  const joined = (asked: Outcome): Outcome => ({
    ...asked,
    text: compose(rows, asked.text),
    memory: { ...recall(asked.memory), considered },
  });
  return outcome instanceof Promise ? outcome.then(joined) : joined(outcome);
}

const centsOf = (variants: readonly Variant[]) => hundredthsOf(variants[0]?.price ?? 0);
const lineOf = ({ product, choice }: Line, { quantity, variants }: Part): Line => {
  const shared = Object.fromEntries(Object.entries(sharedBy(variants)).map(([name, value]) => [name, [value]]));
  return { product, choice: { ...choice, asked: { ...choice.asked, ...shared } } satisfies Choice, quantity };
};
function sharedBy(variants: readonly Variant[]): Record<string, string> {
  const [first, ...others] = variants;
  return Object.fromEntries(
    Object.entries(first?.options ?? {}).filter(([name, value]) => others.every(({ options }) => options[name] === value)),
  );
}

/** "• 3 × Galley Mug (Set of 4): €156.00" */
function row(scene: DialogueContext, product: Product, parts: readonly Part[]): string {
  const labels = parts.map(({ quantity, variants }) => {
    const which = versionName(product, sharedBy(variants), scene.replyLanguage);
    return `${quantityLabel(quantity, product.name)}${which && ` (${which})`}`;
  });
  const cents = parts.reduce((all, { quantity, variants }) => all + quantity * centsOf(variants), 0);
  return `• ${labels.join(' + ')}: ${amountOf(scene, product, cents)}`;
}

import type { DialogueContext } from '../../dialogue.ts';
import { agreesTo } from '../../nlu/offer.ts';
import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { plain } from '../../words.ts';
import type { Product } from '../../tools.ts';
import { addsMore, asksPrice, asksTotal, changesIt, wantsToBuy } from './asks.ts';
import { completedBy, type Line, linesIn, onlyCount } from './lines.ts';
import { choiceIn, isEmpty } from './options.ts';
import { type Plan, type Talk, purchaseIntent } from './plan.ts';
import { makeLink, offerLines } from './purchase.ts';
import { fillers } from './lexicon.ts';
import { isKind, nameTokens } from './match.ts';
import { namedIn } from './referent.ts';
import { tokensOf } from './tokens.ts';
import { consideredLine, rowsOf, totalOf, withShipping } from './sums.ts';
import { askAbout } from './write.ts';

// Changes what was offered or put in the basket, and takes the yes to it.

/** A yes to an offer; after a question in between it is made again. */
export async function confirm({ scene, text }: Talk): Promise<Plan | undefined> {
  const { memory } = scene;
  if (memory.awaiting === null && memory.purchase?.linked === false && memory.later.length === 0 && scene.nlu.consent === 'yes') {
    const lines = memory.about === 'order' ? [] : await loadLines(scene);
    if (lines.length > 0)
      return {
        skill: 'offer_again',
        fit: 1,
        evidence: 1,
        products: lines.map(({ product }) => product),
        isExpected: true,
        answer: () => offerLines(scene, purchaseIntent(text), lines),
      };
  }
  const offer = scene.briefing.turns.findLast(({ author }) => author === 'ai')?.text ?? '';
  if (scene.memory.awaiting !== 'purchase' || !(agreesTo(offer, scene.nlu.text) || agreesTo(offer, scene.nlu.said))) return undefined;
  return { skill: 'checkout', fit: 1, evidence: 1, products: [], isExpected: true, answer: () => makeLink(scene) };
}

/** "Make it three", "the blue one instead", "forget the board": changes what was offered or put in the basket, or goes back to it. */
export async function correct(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, question } = talk;
  const { purchase, awaiting } = scene.memory;
  if (!purchase || (awaiting !== 'purchase' && awaiting !== null) || scene.nlu.consent !== undefined) return undefined;
  const isOpen = awaiting === 'purchase';
  const wants = wantsToBuy(text, true);
  const changes = changesIt(text) || drops.test(plain(text));
  const isSum = asksTotal(text) || asksPrice.test(plain(text));
  if (text.split(/\s+/).length > mostWords || (question.detected.question && !changes && !wants && !isSum)) return undefined;
  if (!isOpen && !wants && (!purchase.linked || (!changes && !addsMore(text)))) return undefined;
  const before = await loadLines(scene);
  if (before.length === 0) return undefined;
  const plan = (lines: readonly Line[]): Plan => ({
    skill: 'purchase_change',
    fit: isOpen ? 0.97 : 0.9,
    evidence: 1,
    products: lines.map(({ product }) => product),
    isExpected: true,
    answer: () => offerLines(scene, purchaseIntent(text), lines),
  });
  const known = [...scene.ground.products, ...before.map(({ product }) => product), ...scene.ground.shown];
  // Beside an offer that waits for its yes, only its own products are taken up again.
  const isElsewhere =
    !isOpen && !purchase.linked && (talk.reference?.products ?? []).some(({ id }) => !before.some(({ product }) => product.id === id));
  const lines = isElsewhere ? undefined : changed(before, text, known);
  if (lines) return plan(lines);
  if (isOpen && isSum) return { ...plan(before), skill: 'purchase_total', answer: () => withShipping(scene, sayTotal(scene, before)) };
  return wants && !isElsewhere && (isOpen || isOfFocus(scene, before)) ? plan(before) : undefined;
}
const mostWords = 18;
const isOfFocus = ({ ground: { focus } }: DialogueContext, lines: readonly Line[]) =>
  focus === null || lines.some(({ product }) => product.id === focus.id);

/** "Forget the board", "ohne das Brett". */
const drops =
  /\b(?:forget|drop|remove|skip|leave out|without|no|not the|ohne|streich\w*|weg|sans|enlev\w*|retir\w*|oublie\w*|sin|quita\w*|olvida\w*|sem|tira\w*|esquece\w*)\b/;

/** The lines after a message; undefined when it changes none. */
export function changed(before: readonly Line[], text: string, known: readonly Product[]): Line[] | undefined {
  const last = before.at(-1);
  if (!last) return undefined;
  const named = namedIn(text, known);
  const isNamed = ({ product }: Line) => named.some(({ id }) => id === product.id);
  const kept = before.filter(({ product }) => !isMeantBy(product, text));
  if (drops.test(plain(text)) && kept.length > 0 && kept.length < before.length) return kept;
  const now = choiceIn(last.product, text);
  const lines = linesIn(text, { known, product: last.product, picked: null, several: [] }).map((line) => completedBy(line, before));
  const count = countSaid(text);
  if (addsMore(text))
    return lines.length > 0 && (named.length > 0 || !isEmpty(now) || count !== undefined) ? [...before, ...lines] : undefined;
  // Lines of a product said anew are instead of its lines before.
  const rest = before.filter((line) => !isNamed(line) && !lines.some(({ product }) => product.id === line.product.id));
  if (lines.length > 1 || (named.length > 0 && !isNamed(last)))
    return lines.length === 0 ? undefined : [...(before.length > 1 ? rest : []), ...lines];
  // "Not the yellow, coral" changes the yellow one.
  const isRefused = ({ choice }: Line) =>
    Object.entries(now.not).some(([name, values]) => values.some((value) => choice.asked[name]?.includes(value)));
  const meant = before.findLast((one) => one.product.id === last.product.id && isRefused(one)) ?? last;
  const [line] = linesIn(text, { known, product: last.product, picked: null, several: [] });
  if (line && (!isEmpty(now) || now.missing.length > 0)) {
    const next = { ...completedBy(line, [meant]), quantity: line.quantity > 1 || saysOne(text) ? line.quantity : meant.quantity };
    // "Just one white after all" is instead of all lines of the product.
    if (saysOne(text) && only.test(plain(text))) return [...before.filter(({ product }) => product.id !== next.product.id), next];
    return before.map((one) => (one === meant ? next : one));
  }
  return count === undefined ? undefined : before.map((one) => (named.length === 0 || isNamed(one) ? { ...one, quantity: count } : one));
}

/** "The board", "the lamp" for a headlamp. */
const isMeantBy = (product: Product, text: string) =>
  tokensOf(text).some(
    (token) =>
      token.word.length > 2 &&
      !fillers.has(token.word) &&
      (isKind(product, token) || (token.word.length > 3 && nameTokens(product).some(({ word }) => word.endsWith(token.word)))),
  );

/** "Just one in white": not the pronoun of "the white one". */
const saysOne = (text: string) =>
  /(?<!(?:that|this|the|which|other) )\b(?:one|un[aoe]?|eine?[nrs]?|uma?) (?:in|en|em)\b|\b(?:just|only|nur|solo|apenas|so|finalement) (?:one|un[aoe]?|eine?[nrs]?|uma?)\b|\bune? seule?\b/.test(
    plain(text),
  );

const only = /\b(?:only|just|nur|solo|seule?|seulement|apenas|so)\b/;

/** The number of the first few words that give one: "hm, make it one, I only have one shelf". */
const countSaid = (text: string) =>
  text
    .split(/[.,;!?\n]+/)
    .map((part) => (justOne.test(plain(part)) ? 1 : onlyCount(part)))
    .find((count) => count !== undefined);
const justOne = /\b(?:only|just|nur|bloss|solo|seulement|juste|so|apenas|soltanto) (?:an?|ein\w*|un[aeo]?|uma?)$/;

/** Each line with its price and what they come to, so that a yes can follow. */
function sayTotal(scene: DialogueContext, lines: readonly Line[]): Outcome {
  const { memory } = scene;
  return askAbout(scene, {
    text: compose(rowsOf(scene, lines).join('\n'), totalOf(scene, lines)),
    products: lines.map(({ product }) => product),
    intent: 'place_order',
    confidence: 0.9,
    remember: {
      awaiting: 'purchase',
      detected: memory.detected,
      purchase: memory.purchase,
      picked: memory.picked,
      considered: memory.considered,
      product: memory.product,
      shown: memory.shown,
    },
  });
}

/** The lines considered last: those that wait for their version. */
export async function consideredLines({ memory, tools }: DialogueContext): Promise<Line[]> {
  const found = await Promise.all(memory.considered.map(({ product }) => tools.call('get_product', { product_id: product })));
  const products = found.flatMap(({ product }) => (product ? [product] : []));
  return memory.considered.flatMap((one) => consideredLine(one, products));
}

async function loadLines({ memory, tools }: DialogueContext): Promise<Line[]> {
  const lines = await Promise.all(
    (memory.purchase?.lines ?? []).map(async ({ product: id, variant_id: variantId, quantity }): Promise<Line[]> => {
      const { product } = await tools.call('get_product', { product_id: id });
      const variant = product?.variants.find((one) => one.id === variantId);
      if (!product || !variant) return [];
      const asked = Object.fromEntries(Object.entries(variant.options).map(([name, value]) => [name, [value]]));
      return [{ product, choice: { asked, not: {}, missing: [], places: new Set() }, quantity }];
    }),
  );
  return lines.flat();
}

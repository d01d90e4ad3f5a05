import type { DialogueContext } from '../../dialogue.ts';
import { agreesTo } from '../../nlu/offer.ts';
import type { Outcome } from '../../port.ts';
import { plain } from '../../words.ts';
import { addsMore, asksPrice, changesIt, wantsToBuy } from './asks.ts';
import { type Line, linesIn, onlyCount } from './lines.ts';
import { choiceIn, isEmpty, isOf } from './options.ts';
import { type Plan, type Talk, purchaseIntent } from './plan.ts';
import { makeLink, offerLines } from './purchase.ts';
import { namedIn } from './referent.ts';
import { amountOf, askAbout, leastCents } from './write.ts';

// Changes what was offered or put in the basket, and takes the yes to it.

/** A yes to an offer. */
export function confirm({ scene }: Talk): Plan | undefined {
  const offer = scene.briefing.turns.findLast(({ author }) => author === 'ai')?.text ?? '';
  if (scene.memory.awaiting !== 'purchase' || !agreesTo(offer, scene.nlu.text)) return undefined;
  return { skill: 'checkout', fit: 1, evidence: 1, products: [], isExpected: true, answer: () => makeLink(scene) };
}

/** "Make it three", "the blue one instead", "and a black one too": changes what was offered or put in the basket. */
export async function correct(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, question } = talk;
  const { purchase, awaiting } = scene.memory;
  if (!purchase || (awaiting !== 'purchase' && !(purchase.linked && awaiting === null)) || scene.nlu.consent !== undefined)
    return undefined;
  const isOpen = awaiting === 'purchase';
  if (text.split(/\s+/).length > 14 || (question.detected.question && !changesIt(text)) || (!isOpen && !changesIt(text) && !addsMore(text)))
    return undefined;
  const before = await loadLines(scene);
  const last = before.at(-1);
  if (!last) return undefined;
  const known = [...scene.ground.products, ...before.map(({ product }) => product), ...scene.ground.shown];
  const named = namedIn(text, known);
  const now = choiceIn(last.product, text);
  const count = onlyCount(text);
  const adds = addsMore(text);
  const plan = (lines: readonly Line[]): Plan => ({
    skill: 'purchase_change',
    fit: isOpen ? 0.97 : 0.9,
    evidence: 1,
    products: lines.map(({ product }) => product),
    isExpected: true,
    answer: () => offerLines(scene, purchaseIntent(text), lines),
  });
  if (named.length > 0 || (adds && (!isEmpty(now) || count !== undefined))) {
    const lines = linesIn(text, { known, product: last.product, picked: null, several: [] });
    if (lines.length === 0) return undefined;
    const isSame = (line: Line) => lines.some(({ product }) => product.id === line.product.id);
    return plan(
      adds
        ? [...before, ...lines]
        : before.length > 1
          ? [...before.filter((line) => !isSame(line)), ...lines]
          : lines.map((line) => (isSame(last) && count === undefined && line.quantity === 1 ? { ...line, quantity: last.quantity } : line)),
    );
  }
  if (!isEmpty(now) || now.missing.length > 0) {
    const variant = last.product.variants.find((one) => isOf(one, last.choice));
    const earlier = Object.fromEntries(Object.entries(variant?.options ?? {}).map(([name, value]) => [name, [value]]));
    const kept = Object.fromEntries(Object.entries(earlier).filter(([name]) => now.not[name] === undefined));
    const changed: Line = { ...last, choice: { ...now, asked: { ...kept, ...now.asked } }, quantity: count ?? last.quantity };
    return plan([...before.slice(0, -1), changed]);
  }
  if (count !== undefined) return plan(before.map((line) => ({ ...line, quantity: count })));
  if (!isOpen) return undefined;
  if (asksPrice.test(plain(text)) || asksTotal.test(plain(text)))
    return { ...plan(before), skill: 'purchase_total', answer: () => sayTotal(scene, before) };
  return wantsToBuy(text, true) ? plan(before) : undefined;
}

const asksTotal = /\b(?:together|total|altogether|all in|zusammen|insgesamt|en total|au total|no total|juntos)\b/;

function sayTotal(scene: DialogueContext, lines: readonly Line[]): Outcome {
  const cents = lines.map(
    ({ product, choice, quantity }) => quantity * leastCents(product.variants.filter((variant) => isOf(variant, choice))),
  );
  const [first] = lines;
  const total = first
    ? amountOf(
        scene,
        first.product,
        cents.reduce((sum, one) => sum + one, 0),
      )
    : '';
  const { memory } = scene;
  return askAbout(scene, {
    text: scene.say.shopping.together(total),
    products: lines.map(({ product }) => product),
    intent: 'place_order',
    confidence: 0.9,
    remember: {
      awaiting: 'purchase',
      detected: memory.detected,
      purchase: memory.purchase,
      picked: memory.picked,
      product: memory.product,
      shown: memory.shown,
    },
  });
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

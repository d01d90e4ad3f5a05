import { hundredthsOf } from '../../amounts.ts';
import { withoutOtherNumbers } from '../../other-numbers.ts';
import type { Outcome } from '../../port.ts';
import type { Memory } from '../../memory.ts';
import { quantityLabel, type Product, type ShortLine, type Variant } from '../../tools.ts';
import { handOff, type DialogueContext } from '../../dialogue.ts';
import type { DetectedIntent } from '../../classify.ts';
import { orderNumbersIn } from '../../entities.ts';
import { placeIn } from '../../flows/actions/units.ts';
import { compose, inOneLine } from '../../speech.ts';
import { and } from '../../texts/lists.ts';
import { withoutNameNumbers } from './match.ts';
import { isOf } from './options.ts';
import type { Line } from './lines.ts';
import { single, stockOf } from './stock.ts';
import { amountOf, askAbout, answerAbout, cardOf, sureOf, sourceOf, versionName } from './write.ts';

// Offers what somebody wants to buy, with quantities and prices, and makes the checkout link after a yes.

const mostVersions = 8;
const mostLines = 50;
const toMemory = ({ intent, text, likelihood }: DetectedIntent) => ({ intent, text: text.slice(-2000), likelihood });
const nameOf = ({ options }: Variant) => Object.values(options).join(', ');

/** More than a checkout link can contain. */
export const asksForMany = (text: string, products: readonly Product[]) =>
  /(?<![\w€$£#.,-])\d{3,5}(?=\s(?!(?:ml|cm|mm|g|kg|l|pieces|teile|gb|mah|euros?|eur|for|is|fur|por|pour|para|das|ist)\b)\p{L}|\s*$)/u.test(
    withoutNameNumbers(withoutOtherNumbers(text), products),
  ) &&
  !/(?<!\d)100(?!\d)/.test(text) &&
  orderNumbersIn(text).length === 0;

/** A line with the one variant that it means. */
type Sold = { line: Line; variant: Variant };

/** What is to be bought, with the price of one and what all of it comes to. Of several lines each has its price, so that a yes means all of them. */
function inWords(scene: DialogueContext, sold: readonly Sold[]): { what: string; each: string; total: string } {
  const [first] = sold;
  if (!first) return { what: '', each: '', total: '' };
  const amount = (cents: number) => amountOf(scene, first.line.product, cents);
  const cents = sold.map(({ line: { quantity }, variant }) => hundredthsOf(variant.price) * quantity);
  const labels = sold.map(({ line: { product, quantity }, variant }, at) => {
    const details = [nameOf(variant), sold.length > 1 && amount(cents[at] ?? 0)].filter(Boolean).join('; ');
    return [quantityLabel(quantity, product.name), details && `(${details})`].filter(Boolean).join(' ');
  });
  const total = amount(cents.reduce((sum, one) => sum + one, 0));
  const each = sold.length === 1 ? amount(hundredthsOf(first.variant.price)) : total;
  return { what: and(labels, scene.replyLanguage), each, total };
}

/** The open purchase below an answer to a question in between: a yes to it is still one to everything named. */
export function sayOpen(scene: DialogueContext, lines: readonly Line[]): string | undefined {
  const sold = lines.flatMap((line): Sold[] => {
    const [variant, ...more] = stockOf(scene, line.product, line.choice).available;
    return variant && more.length === 0 && (variant.stock ?? Infinity) >= line.quantity ? [{ line, variant }] : [];
  });
  const { what, total } = inWords(scene, sold);
  return sold.length === lines.length && sold.length > 0 ? scene.say.shopping.stillOpen(what, total) : undefined;
}

/** Names what is to be bought and asks for a yes; asks first for what is still open. */
export function offerLines(scene: DialogueContext, detected: DetectedIntent, lines: readonly Line[]): Promise<Outcome> | Outcome {
  const { say } = scene;
  if (lines.length === 0) throw new Error('Nothing to offer.');
  const sold: Sold[] = [];
  for (const line of lines) {
    const { product, choice, quantity } = line;
    const stock = stockOf(scene, product, choice);
    const available = stock.available;
    const place = available.length > 1 ? placeIn(scene.nlu.text, Math.min(available.length, mostVersions)) : undefined;
    const variant = available.length === 1 ? available[0] : place === undefined ? undefined : available[place];
    if (available.length === 0 && lines.length > 1) return offerRest(scene, detected, lines, line, stock.text);
    if (available.length === 0)
      return answerAbout(scene, {
        text: stock.text,
        products: [product],
        intent: 'stock_question',
        confidence: sureOf(detected.likelihood),
        remember: { picked: null },
      });
    if (!variant) return askVersion(scene, detected, line, lines);
    if (variant.stock !== null && variant.stock < quantity && lines.length > 1)
      return offerRest(scene, detected, lines, line, say.shopping.left(product.name, nameOf(variant), variant.stock), variant.stock);
    if (variant.stock !== null && variant.stock < quantity)
      return askAbout(scene, {
        text: say.onlyLeft([product.name, nameOf(variant) && `(${nameOf(variant)})`].filter(Boolean).join(' '), variant.stock),
        products: [product],
        variant,
        intent: detected.intent,
        confidence: detected.likelihood,
        remember: {
          awaiting: 'purchase',
          detected: toMemory(detected),
          picked: { product: product.id, options: variant.options },
          changes_open: scene.memory.changes_open,
          purchase: asPurchase([...sold, { line: { ...line, quantity: Math.max(1, variant.stock) }, variant }]),
        },
      });
    sold.push({ line, variant });
  }
  const { what, each, total } = inWords(scene, sold);
  const products = sold
    .map(({ line: { product } }) => product)
    .filter((product, at, all) => all.findIndex(({ id }) => id === product.id) === at);
  const last = sold.at(-1);
  return askAbout(scene, {
    text: say.offerPurchase(what, each, total),
    products,
    cards: sold.slice(0, 3).map(({ line: { product }, variant }) => cardOf(product, variant)),
    sources: products.map((product) => sourceOf(product)),
    intent: 'place_order',
    confidence: detected.likelihood,
    remember: {
      awaiting: 'purchase',
      detected: toMemory({ ...detected, intent: 'place_order' }),
      product: last?.line.product.id ?? null,
      shown: scene.memory.shown,
      picked: last ? { product: last.line.product.id, options: last.variant.options } : null,
      considered: sold.slice(-mostLines).map(({ line: { product, quantity }, variant: { options } }) => ({
        product: product.id,
        options,
        quantity: Math.min(100, quantity),
      })),
      purchase: { ...asPurchase(sold), linked: false },
      changes_open: scene.memory.changes_open,
    },
  });
}

/** What can be had of several lines, after what can't: `left` of the line that is short. */
async function offerRest(
  scene: DialogueContext,
  detected: DetectedIntent,
  lines: readonly Line[],
  gone: Line,
  why: string,
  left = 0,
): Promise<Outcome> {
  const rest = lines.flatMap((line) => (line !== gone ? [line] : left > 0 ? [{ ...line, quantity: left }] : []));
  const outcome = await offerLines(scene, detected, rest);
  return { ...outcome, text: compose(why, outcome.text) };
}

const asPurchase = (sold: readonly { line: Line; variant: Variant }[]): NonNullable<Memory['purchase']> => ({
  lines: sold.slice(0, mostLines).map(({ line: { product, quantity }, variant }) => ({
    product: product.id,
    variant_id: variant.id,
    quantity: Math.min(100, quantity),
  })),
  linked: false,
});

/** Asks which version of a line it is to be. */
export function askVersion(scene: DialogueContext, detected: DetectedIntent, { product, choice }: Line, lines: readonly Line[]): Outcome {
  const { available } = stockOf(scene, product, choice);
  const picked = single(choice.asked);
  return askAbout(scene, {
    text: scene.say.whichVariant(
      product.name,
      available.slice(0, mostVersions).map(({ options }) => versionName(product, options, scene.replyLanguage)),
    ),
    products: [product],
    intent: 'place_order',
    confidence: detected.likelihood,
    remember: {
      awaiting: 'product',
      changes_open: scene.memory.changes_open,
      detected: toMemory({ ...detected, intent: 'place_order' }),
      shown: scene.memory.shown,
      ...(Object.keys(picked).length > 0 && { picked: { product: product.id, options: picked } }),
      considered: lines.slice(-mostLines).map((line) => ({
        product: line.product.id,
        options: single(line.choice.asked),
        quantity: Math.min(100, line.quantity),
      })),
    },
  });
}

/** After a yes: the checkout link, as a card. */
export async function makeLink(scene: DialogueContext): Promise<Outcome> {
  const { tools, memory, say } = scene;
  const { purchase } = memory;
  const detected: DetectedIntent = { intent: 'place_order', likelihood: 0.9, text: memory.detected?.text ?? '', question: false };
  const found = await Promise.all((purchase?.lines ?? []).map(({ product }) => tools.call('get_product', { product_id: product })));
  const products = found
    .flatMap(({ product }) => (product ? [product] : []))
    .filter((product, at, all) => all.findIndex(({ id }) => id === product.id) === at);
  const [first] = products;
  if (!purchase || !first) return handOff(scene, 'missing_knowledge', detected);
  const made = await tools.call('create_checkout_link', {
    lines: purchase.lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
    ...(memory.changes_open && { changes_open: true }),
  });
  if (made.state === 'sold_out' && purchase.lines.length > 1) {
    const rest = linesOf(
      purchase,
      products.map((product) => withLeft(product, made.short)),
    );
    return rest.length > 0 ? offerLines(scene, detected, rest) : handOff(scene, 'missing_knowledge', detected);
  }
  if (made.state === 'sold_out') {
    const variant = first.variants.find(({ id }) => id === purchase.lines[0]?.variant_id);
    const asked = Object.fromEntries(Object.entries(variant?.options ?? {}).map(([name, value]) => [name, [value]]));
    const gone = { ...first, variants: first.variants.map((one) => (one.id === variant?.id ? { ...one, in_stock: false } : one)) };
    const text = stockOf(scene, gone, { asked, not: {}, missing: [], places: new Set() }).text;
    return answerAbout(scene, { text, products: [first], intent: 'stock_question', confidence: 0.9 });
  }
  if (made.state === 'not_agreed') {
    const lines = linesOf(purchase, products);
    return lines.length > 0 ? offerLines(scene, detected, lines) : handOff(scene, 'unsupported_request', detected);
  }
  if (made.state !== 'made') return handOff(scene, 'unsupported_request', detected);
  return answerAbout(scene, {
    text: made.changed ? say.shopping.changedLink : say.purchaseLink,
    products: [first],
    cards: [made.card],
    sources: products.map((product) => sourceOf(product)),
    intent: 'place_order',
    confidence: 0.92,
    remember: { purchase: { ...purchase, linked: true }, changes_open: false, picked: memory.picked },
  });
}
/** The lines of a remembered purchase. */
const linesOf = ({ lines }: NonNullable<Memory['purchase']>, products: readonly Product[]): Line[] =>
  lines.flatMap(({ product: id, variant_id: variantId, quantity }) => {
    const product = products.find((one) => one.id === id);
    const variant = product?.variants.find((one) => one.id === variantId);
    if (!product || !variant) return [];
    const asked = Object.fromEntries(Object.entries(variant.options).map(([name, value]) => [name, [value]]));
    return [{ product, choice: { asked, not: {}, missing: [], places: new Set() }, quantity }];
  });
/** A product with what the shop has just said is left of it. */
const withLeft = (product: Product, short: readonly ShortLine[]): Product => ({
  ...product,
  variants: product.variants.map((variant) => {
    const left = short.find(({ variant_id: id }) => id === variant.id)?.left;
    return left === undefined ? variant : { ...variant, stock: left, in_stock: left > 0 };
  }),
});

/** The offer is a purchase of its own, or changes the one whose link was sent. */
export const offering = (scene: DialogueContext, changesOpen: boolean): DialogueContext => ({
  ...scene,
  memory: { ...scene.memory, changes_open: changesOpen },
});

export const tooMany = (scene: DialogueContext, detected: DetectedIntent, product: Product) =>
  handOff(scene, 'unsupported_request', detected, {
    text: inOneLine(scene.say.tooMany, scene.say.someoneReads),
    sources: [sourceOf(product)],
  });
export { isOf };

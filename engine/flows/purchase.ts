import type { Outcome } from '../port.ts';
import { quantityLabel, type Product, type Variant } from '../tools.ts';
import { optionsIn, versionName } from '../product-choice.ts';
import { quantityIn } from '../quantities.ts';
import { orderNumbersIn } from '../entities.ts';
import { inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { placeIn } from './actions/units.ts';
import { cardOf, confidenceOf, findProduct, sourceOf } from './products.ts';
import { answerStock } from './stock.ts';

/** "I'll take two of them": offers the product with quantity and price, and asks for a yes. Undefined when it isn't about one product. */
export async function offerPurchase(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome | undefined> {
  const { memory, nlu } = dialogue;
  const offered = memory.awaiting === 'purchase';
  const asksVersion = memory.awaiting === 'product' && memory.detected?.intent === 'place_order' && memory.product !== null;
  const choice =
    (offered || asksVersion) && !dialogue.pointed && memory.product
      ? await asShown(dialogue, memory.product)
      : await findProduct(dialogue, detected.text);
  if (!('one' in choice)) return undefined;
  const product = choice.one;
  const pickedVariant = memory.picked?.product === product.id ? memory.picked.version : '';
  const before = optionsIn(
    product,
    memory.detected?.intent === 'stock_question' && memory.detected.text !== detected.text ? memory.detected.text : pickedVariant,
  );
  const now = { ...optionsIn(product, detected.text), ...optionsIn(product, nlu.text) };
  const all = { ...before, ...now };
  const hasVariant = product.variants.some(
    (one) => one.in_stock && Object.entries(all).every(([name, value]) => one.options[name] === value),
  );
  const options = hasVariant ? all : now;
  const text = offered ? `${detected.text}\n${nlu.text}` : detected.text;
  const fitting = product.variants.filter((one) => Object.entries(options).every(([name, value]) => one.options[name] === value));
  const available = fitting.filter(({ in_stock }) => in_stock);
  const place = asksVersion && available.length > 1 ? placeIn(nlu.text, Math.min(available.length, mostVersions)) : undefined;
  const variant = available[place ?? 0];
  if (!variant) return answerStock(dialogue, detected, product, text);
  if (asksForMany(detected.text) || asksForMany(nlu.text))
    return handOff(dialogue, 'unsupported_request', detected, {
      text: inOneLine(dialogue.say.tooMany, dialogue.say.someoneReads),
      sources: [sourceOf(product)],
    });
  const quantity = (offered ? quantityIn(nlu.text) : undefined) ?? quantityIn(detected.text) ?? memory.purchase?.quantity ?? 1;
  const isOne = available.length === 1 || place !== undefined;
  if (variant.stock !== null && isOne && variant.stock < quantity) return offerLess(dialogue, detected, product, variant);
  return !isOne ? whichVariant(dialogue, detected, product, available, options) : offer(dialogue, detected, { product, variant, quantity });
}

async function asShown({ tools }: DialogueContext, id: string) {
  const { product } = await tools.call('get_product', { product_id: id });
  return product ? { one: product } : { none: true as const };
}

const mostVersions = 8;
const toMemory = ({ intent, text, likelihood }: DetectedIntent) => ({ intent, text: text.slice(-2000), likelihood });
const nameOf = ({ options }: Variant) => Object.values(options).join(', ');

/** More than a checkout link can contain. */
const asksForMany = (text: string) =>
  /(?<![\w€$£#.,-])\d{3,5}(?=\s(?!(?:ml|cm|mm|g|kg|l|euros?|eur)\b)\p{L}|\s*$)/u.test(text) &&
  !/(?<!\d)100(?!\d)/.test(text) &&
  orderNumbersIn(text).length === 0;

function whichVariant(
  { say, ...dialogue }: DialogueContext,
  detected: DetectedIntent,
  product: Product,
  available: Variant[],
  options: Record<string, string>,
): Outcome {
  const version = Object.values(options).join(', ');
  return askBack(
    { say, ...dialogue },
    {
      text: say.whichVariant(
        product.name,
        available.slice(0, mostVersions).map((one) => versionName(product, one.options, dialogue.replyLanguage)),
      ),
      cards: [cardOf(product)],
      confidence: detected.likelihood,
      intent: detected.intent,
      remember: {
        awaiting: 'product',
        detected: toMemory(detected),
        product: product.id,
        ...(version && { picked: { product: product.id, version } }),
      },
    },
  );
}

function offerLess(dialogue: DialogueContext, detected: DetectedIntent, product: Product, variant: Variant): Outcome {
  return askBack(dialogue, {
    text: dialogue.say.onlyLeft(product.name, variant.stock ?? 0),
    cards: [cardOf(product, variant)],
    confidence: detected.likelihood,
    intent: detected.intent,
    remember: { awaiting: 'purchase', detected: toMemory(detected), product: product.id },
  });
}

type Offer = { product: Product; variant: Variant; quantity: number };
function offer(dialogue: DialogueContext, detected: DetectedIntent, { product, variant, quantity }: Offer): Outcome {
  const { say, replyLanguage } = dialogue;
  const what = [quantityLabel(quantity, product.name), nameOf(variant) && `(${nameOf(variant)})`].filter(Boolean).join(' ');
  const cents = Math.round(Number(variant.price) * 100) * quantity;
  const amount = (price: string) => sayAmount(price, product.currency, replyLanguage);
  return askBack(dialogue, {
    text: say.offerPurchase(what, amount(variant.price), amount((cents / 100).toFixed(2))),
    cards: [cardOf(product, variant)],
    confidence: detected.likelihood,
    intent: detected.intent,
    remember: { awaiting: 'purchase', detected: toMemory(detected), product: product.id, purchase: { variant_id: variant.id, quantity } },
  });
}

/** After a yes: the checkout link, as a card. */
export async function makeLink(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { tools, memory, say } = dialogue;
  const { purchase, product: shown } = memory;
  const { product } = shown ? await tools.call('get_product', { product_id: shown }) : { product: null };
  if (!purchase || !product) return handOff(dialogue, 'missing_knowledge', detected);
  const made = await tools.call('create_checkout_link', { lines: [purchase] });
  if (made.state === 'sold_out') return answerStock(dialogue, detected, product, detected.text);
  if (made.state !== 'made') return handOff(dialogue, 'unsupported_request', detected);
  return answerWith(dialogue, {
    text: say.purchaseLink,
    cards: [made.card],
    sources: [sourceOf(product)],
    confidence: Math.max(0.9, confidenceOf(detected)),
    intent: detected.intent,
    remember: { product: product.id },
  });
}

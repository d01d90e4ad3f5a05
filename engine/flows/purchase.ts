import type { Outcome } from '../port.ts';
import { namedPieces, type Product, type Variant } from '../tools.ts';
import { chosenOptions } from '../product-choice.ts';
import { quantityIn } from '../quantities.ts';
import { orderNumbersIn } from '../entities.ts';
import { inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { placeIn } from './deeds/pieces.ts';
import { cardOf, confidenceOf, meantProduct, sourceOf } from './products.ts';
import { tellStock } from './stock.ts';

/** "I'll take two of them": names the piece, how many and the price, and asks for a yes. Undefined when no one product is meant. */
export async function offerPurchase(talk: Talk, wish: Wish): Promise<Outcome | undefined> {
  const { memory, heard } = talk;
  const offered = memory.awaiting === 'purchase';
  const asksVersion = memory.awaiting === 'product' && memory.wish?.intent === 'place_order' && memory.product !== null;
  const choice =
    (offered || asksVersion) && !talk.pointed && memory.product ? await asShown(talk, memory.product) : await meantProduct(talk, wish.text);
  if (!('one' in choice)) return undefined;
  const product = choice.one;
  const spoken = memory.picked?.product === product.id ? memory.picked.version : '';
  const before = chosenOptions(
    product,
    memory.wish?.intent === 'stock_question' && memory.wish.text !== wish.text ? memory.wish.text : spoken,
  );
  const now = { ...chosenOptions(product, wish.text), ...chosenOptions(product, heard.text) };
  const all = { ...before, ...now };
  const isMade = product.variants.some((one) => one.in_stock && Object.entries(all).every(([name, value]) => one.options[name] === value));
  const options = isMade ? all : now;
  const text = offered ? `${wish.text}\n${heard.text}` : wish.text;
  const fitting = product.variants.filter((one) => Object.entries(options).every(([name, value]) => one.options[name] === value));
  const there = fitting.filter(({ in_stock }) => in_stock);
  const place = asksVersion && there.length > 1 ? placeIn(heard.text, Math.min(there.length, mostVersions)) : undefined;
  const variant = there[place ?? 0];
  if (!variant) return tellStock(talk, wish, product, text);
  if (asksForMany(wish.text) || asksForMany(heard.text))
    return handTo(talk, 'unsupported_request', wish, {
      text: inOneLine(talk.say.tooMany, talk.say.someoneReads),
      sources: [sourceOf(product)],
    });
  const quantity = (offered ? quantityIn(heard.text) : undefined) ?? quantityIn(wish.text) ?? memory.purchase?.quantity ?? 1;
  const isOne = there.length === 1 || place !== undefined;
  if (variant.stock !== null && isOne && variant.stock < quantity) return short(talk, wish, product, variant);
  return !isOne ? whichVariant(talk, wish, product, there, options) : offer(talk, wish, { product, variant, quantity });
}

async function asShown({ tools }: Talk, id: string) {
  const { product } = await tools.call('get_product', { product_id: id });
  return product ? { one: product } : { none: true as const };
}

const mostVersions = 8;
const waiting = ({ intent, text, likelihood }: Wish) => ({ intent, text: text.slice(-2000), likelihood });
const nameOf = ({ options }: Variant) => Object.values(options).join(', ');

/** More than a checkout link can hold. */
const asksForMany = (text: string) =>
  /(?<![\w€$£#.,-])\d{3,5}(?=\s(?!(?:ml|cm|mm|g|kg|l|euros?|eur)\b)\p{L}|\s*$)/u.test(text) &&
  !/(?<!\d)100(?!\d)/.test(text) &&
  orderNumbersIn(text).length === 0;

function whichVariant({ say, ...talk }: Talk, wish: Wish, product: Product, there: Variant[], options: Record<string, string>): Outcome {
  const version = Object.values(options).join(', ');
  return askBack(
    { say, ...talk },
    {
      text: say.whichVariant(product.name, there.slice(0, mostVersions).map(nameOf)),
      cards: [cardOf(product)],
      confidence: wish.likelihood,
      intent: wish.intent,
      remember: {
        awaiting: 'product',
        wish: waiting(wish),
        product: product.id,
        ...(version && { picked: { product: product.id, version } }),
      },
    },
  );
}

function short(talk: Talk, wish: Wish, product: Product, variant: Variant): Outcome {
  return askBack(talk, {
    text: talk.say.onlyLeft(product.name, variant.stock ?? 0),
    cards: [cardOf(product, variant)],
    confidence: wish.likelihood,
    intent: wish.intent,
    remember: { awaiting: 'purchase', wish: waiting(wish), product: product.id },
  });
}

type Offer = { product: Product; variant: Variant; quantity: number };
function offer(talk: Talk, wish: Wish, { product, variant, quantity }: Offer): Outcome {
  const { say, speaks } = talk;
  const what = [namedPieces(quantity, product.name), nameOf(variant) && `(${nameOf(variant)})`].filter(Boolean).join(' ');
  const cents = Math.round(Number(variant.price) * 100) * quantity;
  const amount = (price: string) => sayAmount(price, product.currency, speaks);
  return askBack(talk, {
    text: say.offerPurchase(what, amount(variant.price), amount((cents / 100).toFixed(2))),
    cards: [cardOf(product, variant)],
    confidence: wish.likelihood,
    intent: wish.intent,
    remember: { awaiting: 'purchase', wish: waiting(wish), product: product.id, purchase: { variant_id: variant.id, quantity } },
  });
}

/** They said yes: the link, as a card. */
export async function makeLink(talk: Talk, wish: Wish): Promise<Outcome> {
  const { tools, memory, say } = talk;
  const { purchase, product: shown } = memory;
  const { product } = shown ? await tools.call('get_product', { product_id: shown }) : { product: null };
  if (!purchase || !product) return handTo(talk, 'missing_knowledge', wish);
  const made = await tools.call('create_checkout_link', { lines: [purchase] });
  if (made.state === 'sold_out') return tellStock(talk, wish, product, wish.text);
  if (made.state !== 'made') return handTo(talk, 'unsupported_request', wish);
  return answerWith(talk, {
    text: say.purchaseLink,
    cards: [made.card],
    sources: [sourceOf(product)],
    confidence: Math.max(0.9, confidenceOf(wish)),
    intent: wish.intent,
    remember: { product: product.id },
  });
}

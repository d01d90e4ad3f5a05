import type { Outcome } from '../port.ts';
import type { Product, Variant } from '../tools.ts';
import { chosenOptions, colourIn, colourOptionOf } from '../product-choice.ts';
import { hasProperties, optionsOf } from '../product-facts.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { plain } from '../words.ts';
import { answerFound, findKnowledge, findSameQuestion } from './knowledge.ts';
import { readShown } from './offered.ts';
import { withOffer } from './selling.ts';
import { cardOf, confidenceOf, leastPrice, meantProduct, sourceOf, whichOne } from './products.ts';

/** Whether something is in stock: the variant asked for, and which ones are there when it is not. */
export async function answerAboutStock(talk: Talk, wish: Wish): Promise<Outcome> {
  const { heard, say } = talk;
  const text = wish.text.length < 12 ? heard.text : wish.text;
  const choice = await meantProduct(talk, text);
  const same = 'several' in choice ? await findSameQuestion(talk, text) : undefined;
  if (same) return answerFound(talk, wish, same);
  if ('several' in choice) return amongSeveral(talk, wish, choice.several, text);
  if ('none' in choice) {
    const shown = talk.memory.shown.length > 1 && talk.memory.about === 'product' ? await readShown(talk) : [];
    if (shown.length > 0 && (colourIn(text) ?? shown.some((one) => Object.keys(chosenOptions(one, text)).length > 0)))
      return sells(talk, wish, shown, text);
    // "Do you have gift cards?" is of a thing that only a page speaks of.
    const found = await findKnowledge(talk, null, text);
    if (found) return answerFound(talk, wish, found);
    if (talk.memory.misses > 0) return handTo(talk, 'missing_knowledge', wish);
    return askBack(talk, {
      text: say.noProduct,
      confidence: wish.likelihood,
      intent: wish.intent,
      remember: { misses: 1, awaiting: 'product', wish: { intent: wish.intent, text: wish.text, likelihood: wish.likelihood } },
    });
  }
  return tellStock(talk, wish, choice.one, text);
}

/** What is there of one product, in the versions a text names. */
export async function tellStock(talk: Talk, wish: Wish, meant: Product, text: string): Promise<Outcome> {
  const options = optionsAsked(talk, meant, text);
  const colour = colourIn(text) ?? colourIn(talk.heard.text);
  const named = optionsAsked(talk, meant, text, false);
  const ofColours = colourOptionOf(meant);
  // "In yellow, size L": that there is an L is no yes to it.
  if (colour !== undefined && (ofColours === undefined ? Object.keys(named).length === 0 : named[ofColours] === undefined))
    return notMadeIn(talk, wish, meant, colour);
  const { product, variants } = await talk.tools.call('check_stock', { product_id: meant.id, options });
  if (!product) return handTo(talk, 'missing_knowledge', wish);
  const told = answerWith(talk, {
    ...stockWords(talk, product, variants, options, counting.test(plain(text))),
    sources: [sourceOf(product)],
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: {
      product: product.id,
      ...(Object.keys(options).length > 0 && { picked: { product: product.id, version: Object.values(options).join(', ').slice(0, 200) } }),
      wish: { intent: 'stock_question', text: Object.values(options).join(', '), likelihood: wish.likelihood },
    },
  });
  // Only what was asked for being there is a reason to sell.
  return variants.some(({ in_stock: isThere }) => isThere) ? withOffer(talk, product, told) : told;
}
const counting = /how many|cuantas? (opciones|modelos)|combien de|wie viele|quantas?/;

const mostListed = 6;

function stockWords({ say, speaks }: Talk, product: Product, variants: Variant[], options: Record<string, string>, counts: boolean) {
  const which = Object.values(options).join(', ');
  const there = variants.filter(({ in_stock }) => in_stock);
  const [first] = there;
  if (counts && which === '')
    return { text: say.countInStock(product.name, there.length, product.variants.length), cards: [cardOf(product)] };
  if (first) {
    const text = say.inStock(product.name, which, sayAmount(cheapest(there).price, product.currency, speaks));
    const rest = there.length > 1 && there.length <= mostListed && namesOf(there).length > 1 ? say.stillThere(namesOf(there)) : '';
    return { text: inOneLine(text, rest), cards: [there.length === 1 || which ? cardOf(product, first) : cardOf(product)] };
  }
  const others = product.variants.filter(({ in_stock }) => in_stock);
  return {
    text: compose(say.soldOut(product.name, which), others.length ? say.stillThere(namesOf(others).slice(0, mostListed)) : ''),
    cards: [cardOf(product, variants.length === 1 ? variants[0] : undefined)],
  };
}
const cheapest = (variants: Variant[]) => variants.reduce((least, one) => (Number(one.price) < Number(least.price) ? one : least));
const namesOf = (variants: Variant[]) => variants.map(({ options }) => Object.values(options).join(', ')).filter((name) => name !== '');

/** What is asked for by the words of now, and for the rest by those before: "in size L?", "and in red?" */
function optionsAsked({ memory, heard }: Talk, product: Product, text: string, isKept = true): Record<string, string> {
  const before = isKept && memory.wish?.intent === 'stock_question' ? chosenOptions(product, memory.wish.text) : {};
  const now = { ...chosenOptions(product, text), ...chosenOptions(product, heard.text) };
  const all = { ...before, ...now };
  const asked = product.variants.some((one) => isOf(one, all)) ? all : now;
  // As the shop orders them, so that a version is named alike everywhere.
  const order = Object.keys(optionsOf(product.variants));
  return Object.fromEntries(Object.entries(asked).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
const isOf = ({ options }: Variant, asked: Record<string, string>) =>
  Object.entries(asked).every(([name, value]) => options[name] === value);

/** "In black?", of what does not come in black. */
function notMadeIn(talk: Talk, wish: Wish, product: Product, colour: string): Outcome {
  const there = namesOf(product.variants.filter(({ in_stock }) => in_stock)).slice(0, mostListed);
  return answerWith(talk, {
    text: talk.say.notMadeIn(product.name, colour, there),
    cards: [cardOf(product)],
    sources: [sourceOf(product)],
    confidence: confidenceOf({ ...wish, likelihood: Math.max(wish.likelihood, 0.7) }),
    intent: wish.intent,
    remember: { product: product.id },
  });
}

/** Of "a waterproof jacket", the jackets that are said to be waterproof. Where none is, nobody is told that there are some. */
export async function amongSeveral(talk: Talk, wish: Wish, products: Product[], text: string): Promise<Outcome> {
  const those = products.filter((product) => hasProperties(product, plain(text)));
  return those.length > 0 ? sells(talk, wish, those, text) : whichOne(talk, wish, products);
}

/** "Do you sell backpacks?" names a shelf, not a product: shown what is on it. "Do you have it in red?" wants one of them named. */
export async function sells(talk: Talk, wish: Wish, products: Product[], text: string): Promise<Outcome> {
  const asked = products
    .map((product) => ({ product, options: optionsAsked(talk, product, text) }))
    .filter(({ options }) => Object.keys(options).length > 0);
  if (asked.length > 0) return amongVersions(talk, { ...wish, text }, asked);
  const colour = colourIn(text);
  if (colour !== undefined && talk.memory.shown.length > 1)
    return answerWith(talk, {
      text: talk.say.noneIn(colour),
      sources: products.slice(0, mostShown).map((product) => sourceOf(product)),
      confidence: confidenceOf(wish),
      intent: wish.intent,
      remember: { shown: talk.memory.shown },
    });
  const shown = [...products].sort((a, b) => Number(isThere(b)) - Number(isThere(a))).slice(0, mostShown);
  return answerWith(talk, {
    text: [talk.say.weHave, ...shown.map((product) => `• ${product.name} (${leastPrice(talk, product)})`)].join('\n'),
    cards: shown.map((product) => cardOf(product)),
    sources: shown.map((product) => sourceOf(product)),
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: { product: null, shown: shown.map(({ id }) => id) },
  });
}

type Asked = { product: Product; options: Record<string, string> };
/** Several come in the version asked for: which of them have it, so that one can be named. */
async function amongVersions(talk: Talk, wish: Wish, asked: Asked[]): Promise<Outcome> {
  const { say } = talk;
  const most = Math.max(...asked.map(({ options }) => Object.keys(options).length));
  const exact = asked.filter(({ options }) => Object.keys(options).length === most);
  const there = exact.map((one) => ({
    ...one,
    has: one.product.variants.filter((variant) => variant.in_stock && isOf(variant, one.options)),
  }));
  const having = there.filter(({ has }) => has.length > 0);
  const [first] = having.length > 0 ? having : there;
  if (first && (having.length === 1 || there.length === 1)) return tellStock(talk, wish, first.product, wish.text);
  const lines = (having.length > 0 ? having : there)
    .slice(0, mostNamed)
    .map(({ product, options, has }) =>
      has.length > 0
        ? `• ${product.name} (${leastPrice(talk, product)}): ${namesOf(has).slice(0, mostVersions).join('; ')}`
        : `• ${say.soldOut(product.name, Object.values(options).join(', '))}`,
    );
  const text = having.length > 0 ? [say.weHave, ...lines, say.whichProduct] : lines;
  return whichOne(
    talk,
    { ...wish, intent: 'stock_question' },
    (having.length > 0 ? having : there).map(({ product }) => product),
    text.join('\n'),
  );
}
const mostShown = 3;
const mostNamed = 5;
const mostVersions = 4;
const isThere = ({ variants }: Product) => variants.some(({ in_stock }) => in_stock);

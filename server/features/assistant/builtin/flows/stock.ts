import type { Outcome } from '../../engine.ts';
import type { Product, Variant } from '../../tools/products.ts';
import { chosenOptions } from '../product-choice.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { plain } from '../words.ts';
import { cardOf, confidenceOf, meantProduct, sourceOf, whichOne } from './products.ts';

/** Whether something is in stock: the variant asked for, and which ones are there when it is not. */
export async function answerAboutStock(talk: Talk, wish: Wish): Promise<Outcome> {
  const { heard, say } = talk;
  const text = wish.text.length < 12 ? heard.text : wish.text;
  const choice = await meantProduct(talk, text);
  if ('several' in choice) return sells(talk, wish, choice.several, text);
  if ('none' in choice) {
    if (talk.memory.misses > 0) return handTo(talk, 'missing_knowledge', wish);
    return askBack(talk, {
      text: say.noProduct,
      confidence: wish.likelihood,
      intent: wish.intent,
      remember: { misses: 1, awaiting: 'product', wish: { intent: wish.intent, text: wish.text, likelihood: wish.likelihood } },
    });
  }
  const asked = talk.memory.awaiting === 'product' ? `${talk.memory.wish?.text ?? ''} ${text}` : text;
  return tellStock(talk, wish, choice.one, asked);
}

/** What is there of one product, in the versions a text names. */
export async function tellStock(talk: Talk, wish: Wish, meant: Product, text: string): Promise<Outcome> {
  const options = chosenOptions(meant, text);
  const { product, variants } = await talk.tools.call('check_stock', { product_id: meant.id, options });
  if (!product) return handTo(talk, 'missing_knowledge', wish);
  return answerWith(talk, {
    ...stockWords(talk, product, variants, options, counting.test(plain(text))),
    sources: [sourceOf(product)],
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: { product: product.id },
  });
}
const counting = /how many|cuantas? (opciones|modelos)|combien de|wie viele|quantas?/;

const mostListed = 6;

function stockWords({ say, heard }: Talk, product: Product, variants: Variant[], options: Record<string, string>, counts: boolean) {
  const which = Object.values(options).join(', ');
  const there = variants.filter(({ in_stock }) => in_stock);
  const [first] = there;
  if (counts && which === '')
    return { text: say.countInStock(product.name, there.length, product.variants.length), cards: [cardOf(product)] };
  if (first) {
    const text = say.inStock(product.name, which, sayAmount(cheapest(there).price, product.currency, heard.language));
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

/** "Do you sell backpacks?" names a shelf, not a product: shown what is on it. "Do you have it in red?" wants one of them named. */
function sells(talk: Talk, wish: Wish, products: Product[], text: string): Outcome {
  if (products.some((product) => Object.keys(chosenOptions(product, text)).length > 0)) return whichOne(talk, wish, products);
  const shown = [...products].sort((a, b) => Number(isThere(b)) - Number(isThere(a))).slice(0, mostShown);
  return answerWith(talk, {
    text: [talk.say.weHave, ...shown.map(({ name }) => `• ${name}`)].join('\n'),
    cards: shown.map((product) => cardOf(product)),
    sources: shown.map((product) => sourceOf(product)),
    confidence: confidenceOf(wish),
    intent: wish.intent,
  });
}
const mostShown = 3;
const isThere = ({ variants }: Product) => variants.some(({ in_stock }) => in_stock);

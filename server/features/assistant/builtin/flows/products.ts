import type { Card } from '@parley/contract/messages';
import type { Outcome } from '../../engine.ts';
import type { FoundProduct, Product } from '../../tools/products.ts';
import { chooseProduct, type Choice } from '../product-choice.ts';
import { factsFor, optionsOf } from '../product-facts.ts';
import { inEnglish } from '../glossary.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import { contentWords, type Wish } from '../understand.ts';
import { plain, sentencesOf } from '../words.ts';
import { answerFound, findKnowledge } from './knowledge.ts';

const mostCards = 3;

export const wordsOf = ({ heard }: Talk, text: string) => contentWords(text, heard.language);

export async function searchProducts({ tools }: Talk, words: readonly string[]): Promise<FoundProduct[]> {
  if (words.length === 0) return [];
  const { products } = await tools.call('search_products', { query: [...words.map(asWritten), ...inEnglish(words)].join(' '), limit: 10 });
  return products;
}

/** The recogniser's one word, as catalogues write it. */
const asWritten = (word: string) => word.replace(/^tshirt(s?)$/, 't-shirt$1');

/** The product a question is about: the one its words name, or the one spoken of last. */
export async function meantProduct(talk: Talk, text: string): Promise<Choice<Product>> {
  const words = wordsOf(talk, text);
  const found = await searchProducts(talk, words);
  const choice = chooseProduct<Product>(found, words);
  const { product: last } = talk.memory;
  if ('one' in choice || !last || ('several' in choice && choice.several.every(({ id }) => id !== last) && !isAboutThat(text)))
    return choice;
  const { product } = await talk.tools.call('get_product', { product_id: last });
  return product ? { one: product } : choice;
}
/** "Is it …", "does this one …", "and in red?": about what was shown. */
const isAboutThat = (text: string) =>
  /\b(it|its|they|them|that one|this one|this|that|the same|lo|la|este|esta|ese|ce|cela|celui|celle|il|elle|es|sie|er|diese[rsn]?|isto|ele|ela)\b/.test(
    plain(text),
  );

export function cardOf(product: Product, variant?: Product['variants'][number]): Card {
  const shown = variant ?? product.variants.find(({ in_stock }) => in_stock) ?? product.variants[0];
  const detail = variant
    ? Object.values(variant.options).join(', ')
    : Object.values(optionsOf(product.variants))
        .map((values) => values.slice(0, 4).join(', '))
        .join(' · ');
  return {
    type: 'product',
    product_id: product.id,
    variant_id: variant?.id ?? null,
    name: product.name,
    detail: detail || (product.brand ?? ''),
    price: shown?.price ?? '0.00',
    currency: product.currency,
    in_stock: variant ? variant.in_stock : product.variants.some(({ in_stock }) => in_stock),
    image: product.image,
  };
}
export const sourceOf = (product: Product, score = 1) => ({
  kind: 'product' as const,
  id: product.id,
  title: product.name,
  score: Math.min(1, score),
  excerpt: product.description.slice(0, 300),
});

const pricesOf = ({ variants }: Product) => variants.map(({ price }) => Number(price)).sort((a, b) => a - b);
const asksPrice =
  /\b(price|prices|cost|costs|how much is|how much are|how much does|how much for|precio|cuanto (cuesta|vale|es)|prix|coute|coutent|combien|preis|kostet|kosten|preco|quanto custa|quanto e)\b/;

export function sayPrice({ say, heard }: Talk, product: Product) {
  const prices = pricesOf(product);
  const [from, to] = [prices[0] ?? 0, prices.at(-1) ?? 0].map((price) => sayAmount(String(price), product.currency, heard.language)) as [
    string,
    string,
  ];
  return say.price(product.name, from, to);
}

/** A question about a product, answered from its own description; what is not in it is not known. */
export async function answerAboutProduct(talk: Talk, wish: Wish): Promise<Outcome> {
  const { say, heard } = talk;
  const text = wish.text.length < 12 ? heard.text : wish.text;
  const choice = await meantProduct(talk, text);
  if ('several' in choice) return whichOne(talk, wish, choice.several);
  if ('none' in choice) return noSuchProduct(talk, wish, text);
  const product = choice.one;
  const reply = {
    cards: [cardOf(product)],
    sources: [sourceOf(product)],
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: { product: product.id },
  };
  const question = plain(text);
  const facts = factsFor(product, question, wordsOf(talk, text));
  const price = asksPrice.test(question) ? sayPrice(talk, product) : '';
  if (facts.length || price) return answerWith(talk, { ...reply, text: compose(price, facts.join(' ')) });
  if (asksInGeneral(talk, product, text))
    return answerWith(talk, {
      ...reply,
      text: compose(inOneLine(...sentencesOf(product.description).slice(0, 2)), sayPrice(talk, product)),
    });
  const found = await findKnowledge(talk, null, text);
  if (found) return answerFound(talk, wish, found);
  return handTo(talk, 'missing_knowledge', wish, {
    text: inOneLine(say.unknownProperty(product.name), say.someoneReads),
    facts: [`Product: ${product.name}.`],
    sources: [sourceOf(product)],
  });
}

/** "Tell me about the Squall jacket": nothing is asked but the product itself. */
function asksInGeneral(talk: Talk, product: Product, text: string) {
  const rest = wordsOf(talk, text).filter(
    (word) =>
      ![product.name, product.category ?? '', product.brand ?? ''].some((name) =>
        plain(name).includes(word.slice(0, Math.max(4, word.length - 2))),
      ),
  );
  return (
    rest.filter(
      (word) =>
        !/^(tell|about|more|know|info\w*|details?|describe|product\w*|hablame|parlez|erzahl\w*|mehr|plus|mas|mais|sobre|uber)$/.test(word),
    ).length === 0
  );
}

/** Several fit: the customer chooses among them, and the question waits. */
export function whichOne(talk: Talk, wish: Wish, products: readonly Product[]): Outcome {
  return askBack(talk, {
    text: talk.say.whichProduct,
    cards: products.slice(0, mostCards).map((product) => cardOf(product)),
    sources: products.slice(0, mostCards).map((product) => sourceOf(product)),
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: { awaiting: 'product', wish: { intent: wish.intent, text: wish.text, likelihood: wish.likelihood } },
  });
}

async function noSuchProduct(talk: Talk, wish: Wish, text: string): Promise<Outcome> {
  // "Is there a guarantee?" names no product; the shop's pages may know.
  const found = await findKnowledge(talk, null, text);
  if (found) return answerFound(talk, wish, found);
  if (talk.memory.misses > 0) return handTo(talk, 'missing_knowledge', wish);
  return askBack(talk, {
    text: talk.say.noProduct,
    confidence: wish.likelihood,
    intent: wish.intent,
    remember: { misses: 1, awaiting: 'product', wish: { intent: wish.intent, text: wish.text, likelihood: wish.likelihood } },
  });
}

export const confidenceOf = ({ likelihood }: Wish) => Math.min(0.97, 0.5 + likelihood * 0.45);

import type { Card } from '@parley/contract/messages';
import type { Outcome } from '../port.ts';
import type { FoundProduct, Product } from '../tools.ts';
import { chooseProduct, type Choice } from '../product-choice.ts';
import { factsFor, isProperty, optionsOf } from '../product-facts.ts';
import { inEnglish } from '../glossary.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import { contentWords, type Wish } from '../understand.ts';
import { share } from '../quoting.ts';
import { plain, sameStem, sentencesOf, stem, tokenize } from '../words.ts';
import { answerFound, findKnowledge, findSameQuestion } from './knowledge.ts';
import { isPointer, mostInMind, namedAmong, readShown } from './offered.ts';

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
  if (talk.pointed) return { one: talk.pointed };
  const words = wordsOf(talk, text);
  const shown = talk.memory.awaiting === 'product' && talk.memory.shown.length > 1 ? await readShown(talk) : [];
  const [named, ...more] = namedAmong(talk, shown);
  if (named && more.length === 0) return { one: named };
  const candidates = await searchProducts(talk, words);
  const whole = saidWhole(candidates, tokenize(text));
  if (whole) return { one: whole };
  const first = chooseProduct<Product>(candidates, words);
  const found = 'none' in first ? await amongAllWords(talk, text, words) : first;
  const choice = 'one' in found ? found : withinShown(narrowed(found, text), shown);
  const { product: last } = talk.memory;
  if ('one' in choice || !last || ('several' in choice && choice.several.every(({ id }) => id !== last) && !isAboutThat(text)))
    return choice;
  const { product } = await talk.tools.call('get_product', { product_id: last });
  return product ? { one: product } : choice;
}
/** The product whose whole name stands in the message: two words of it at least, or one that is no short one. */
export async function namedWhole(talk: Talk): Promise<Product | undefined> {
  const said = tokenize(talk.heard.text);
  return saidWhole(await searchProducts(talk, said), said);
}
/** Of those said whole the one with the longest name: who says "travel mug" means no mug. */
function saidWhole(products: readonly FoundProduct[], said: readonly string[]): Product | undefined {
  const whole = products.filter(({ name }) => {
    const words = tokenize(name);
    return (words.length > 1 || (words[0]?.length ?? 0) > 5) && words.every((word) => said.some((other) => sameStem(word, other)));
  });
  return whole.toSorted((one, other) => tokenize(other.name).length - tokenize(one.name).length)[0];
}
/** "The Squall jacket" is no Squall notebook: of several, the only one whose name and kind the words say most of. */
function narrowed(choice: Choice<Product>, text: string): Choice<Product> {
  if (!('several' in choice)) return choice;
  const said = tokenize(text).filter((word) => word.length > 2 && !isProperty(word));
  const all = [...said, ...inEnglish(said)];
  const rated = choice.several.map((product) => ({
    product,
    named: share(tokenize(product.name), all),
    hits: new Set(
      tokenize(`${product.name} ${product.category ?? ''}`)
        .filter((word) => share([word], all))
        .map(stem),
    ).size,
  }));
  const most = Math.max(...rated.map(({ hits }) => hits));
  const [one, ...more] = rated.filter(({ hits }) => hits === most);
  return one && more.length === 0 && most > 1 && one.named ? { one: one.product } : choice;
}

/** Asked which of several, they go on about those: "and in red?" */
function withinShown(choice: Choice<Product>, shown: Product[]): Choice<Product> {
  if (shown.length === 0) return choice;
  const meant = 'several' in choice ? shown.filter(({ id }) => choice.several.some((one) => one.id === id)) : shown;
  const [only] = meant;
  return only && meant.length === 1 ? { one: only } : meant.length > 0 ? { several: meant } : choice;
}
/** What things are called may be words that customers use whatever they want: they are tried when the others find nothing. */
export async function amongAllWords(talk: Talk, text: string, words: readonly string[]): Promise<Choice<Product>> {
  const all = [...new Set(tokenize(text))].filter((word) => word.length > 2 && !word.startsWith('#'));
  if (all.length === words.length) return { none: true };
  const found = await searchProducts(talk, all);
  const spoken = [...all, ...inEnglish(all)];
  // Only by its name or its kind, not by what is said of it.
  const named = found.filter(({ name, category }) =>
    tokenize(`${name} ${category ?? ''}`).some((word) => spoken.some((other) => sameStem(word, other))),
  );
  return chooseProduct<Product>(named, all);
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
export const asksPrice =
  /^(?:(?:and|y|et|und|e) )?(?:how much|cuanto|combien|wieviel|wie viel|quanto)\W*$|\b(price|prices|cost|costs|how much is|how much are|how much does|how much for|precio|cuanto (cuesta|vale|es)|prix|coute|coutent|combien|preis|kostet|kosten|preco|quanto custa|quanto e)\b/;

export function sayPrice({ say, speaks }: Talk, product: Product) {
  const prices = pricesOf(product);
  const [from, to] = [prices[0] ?? 0, prices.at(-1) ?? 0].map((price) => sayAmount(String(price), product.currency, speaks)) as [
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
  const same = 'several' in choice ? await findSameQuestion(talk, text) : undefined;
  if (same) return answerFound(talk, wish, same);
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
  if (asksInGeneral(talk, product, text) || (talk.pointed && !wish.question && !isProperty(question)))
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
        !isPointer(word) &&
        !/^(tell|about|more|know|info\w*|details?|describe|product\w*|hablame|parlez|erzahl\w*|mehr|plus|mas|mais|sobre|uber)$/.test(word),
    ).length === 0
  );
}

const mostNamed = Math.min(5, mostInMind);
export const leastPrice = ({ speaks }: Talk, product: Product) => sayAmount(String(pricesOf(product)[0] ?? 0), product.currency, speaks);

/** Several fit: the customer chooses among them, and the question waits. */
export function whichOne(talk: Talk, wish: Wish, products: readonly Product[], told?: string): Outcome {
  const named = products.slice(0, mostNamed);
  const list = named.map((product) => `• ${product.name} (${leastPrice(talk, product)})`).join('\n');
  return askBack(talk, {
    text: told ?? `${talk.say.whichProduct}\n${list}`,
    cards: products.slice(0, mostCards).map((product) => cardOf(product)),
    sources: products.slice(0, mostCards).map((product) => sourceOf(product)),
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: {
      awaiting: 'product',
      wish: { intent: wish.intent, text: wish.text.slice(-2000), likelihood: wish.likelihood },
      misses: talk.memory.awaiting === 'product' ? talk.memory.misses + 1 : 0,
      product: null,
      shown: named.map(({ id }) => id),
    },
  });
}

async function noSuchProduct(talk: Talk, wish: Wish, text: string): Promise<Outcome> {
  // "Is there a guarantee?" names no product; the shop's pages may know.
  // "How much is it?" asks for the price of a thing, which no page tells.
  const isPrice = asksPrice.test(plain(text)) && wordsOf(talk, plain(text).replace(asksPrice, ' ')).length === 0;
  const found = isPrice ? undefined : await findKnowledge(talk, null, text);
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

import type { Card } from '@parley/contract/messages';
import type { Outcome } from '../port.ts';
import type { FoundProduct, Product } from '../tools.ts';
import { chooseProduct, type Choice } from '../product-choice.ts';
import { factsFor, isProperty, optionsOf } from '../product-facts.ts';
import { inEnglish } from '../glossary.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { contentWords, type DetectedIntent } from '../classify.ts';
import { shareStem } from '../quoting.ts';
import { plain, sameStem, sentencesOf, stem, tokenize } from '../words.ts';
import { answerFound, findKnowledge, findSameQuestion } from './knowledge.ts';
import { isReferenceWord, maxShown, namedAmong, loadShown } from './references.ts';

const mostCards = 3;

export const wordsOf = ({ nlu }: DialogueContext, text: string) => contentWords(text, nlu.language);

export async function searchProducts({ tools }: DialogueContext, words: readonly string[]): Promise<FoundProduct[]> {
  if (words.length === 0) return [];
  const { products } = await tools.call('search_products', { query: [...words.map(asWritten), ...inEnglish(words)].join(' '), limit: 10 });
  return products;
}

/** Restores the catalog's spelling of a token. */
const asWritten = (word: string) => word.replace(/^tshirt(s?)$/, 't-shirt$1');

/** The product a question is about: the one it names, or the last one discussed. */
export async function findProduct(dialogue: DialogueContext, text: string): Promise<Choice<Product>> {
  if (dialogue.pointed) return { one: dialogue.pointed };
  const words = wordsOf(dialogue, text);
  const shown = dialogue.memory.awaiting === 'product' && dialogue.memory.shown.length > 1 ? await loadShown(dialogue) : [];
  const [named, ...more] = namedAmong(dialogue, shown);
  if (named && more.length === 0) return { one: named };
  const candidates = await searchProducts(dialogue, words);
  const fullMatch = longestFullName(candidates, tokenize(text));
  if (fullMatch) return { one: fullMatch };
  const first = chooseProduct<Product>(candidates, words);
  const found = 'none' in first ? await findByAllWords(dialogue, text, words) : first;
  const choice = 'one' in found ? found : narrowToShown(narrowByWords(found, text), shown);
  const { product: last } = dialogue.memory;
  if ('one' in choice || !last || ('several' in choice && choice.several.every(({ id }) => id !== last) && !isAboutThat(text)))
    return choice;
  const { product } = await dialogue.tools.call('get_product', { product_id: last });
  return product ? { one: product } : choice;
}
/** The product whose full name is in the message, if the name has two words or is long enough. */
export async function findByFullName(dialogue: DialogueContext): Promise<Product | undefined> {
  const textWords = tokenize(dialogue.nlu.text);
  return longestFullName(await searchProducts(dialogue, textWords), textWords);
}
/** Of several full names the longest wins: "travel mug" doesn't mean the mug. */
function longestFullName(products: readonly FoundProduct[], textWords: readonly string[]): Product | undefined {
  const fullMatch = products.filter(({ name }) => {
    const words = tokenize(name);
    return (words.length > 1 || (words[0]?.length ?? 0) > 5) && words.every((word) => textWords.some((other) => sameStem(word, other)));
  });
  return fullMatch.toSorted((one, other) => tokenize(other.name).length - tokenize(one.name).length)[0];
}
/** "The Squall jacket" isn't the Squall notebook: of several products, the only one whose name and kind match most words. */
function narrowByWords(choice: Choice<Product>, text: string): Choice<Product> {
  if (!('several' in choice)) return choice;
  const textWords = tokenize(text).filter((word) => word.length > 2 && !isProperty(word));
  const all = [...textWords, ...inEnglish(textWords)];
  const rated = choice.several.map((product) => ({
    product,
    named: shareStem(tokenize(product.name), all),
    hits: new Set(
      tokenize(`${product.name} ${product.category ?? ''}`)
        .filter((word) => shareStem([word], all))
        .map(stem),
    ).size,
  }));
  const most = Math.max(...rated.map(({ hits }) => hits));
  const [one, ...more] = rated.filter(({ hits }) => hits === most);
  return one && more.length === 0 && most > 1 && one.named ? { one: one.product } : choice;
}

/** After "which one?", prefers the products shown: "and in red?". */
function narrowToShown(choice: Choice<Product>, shown: Product[]): Choice<Product> {
  if (shown.length === 0) return choice;
  const meant = 'several' in choice ? shown.filter(({ id }) => choice.several.some((one) => one.id === id)) : shown;
  const [only] = meant;
  return only && meant.length === 1 ? { one: only } : meant.length > 0 ? { several: meant } : choice;
}
/** Product names can be common vocabulary: retries with all words when content words find nothing. */
export async function findByAllWords(dialogue: DialogueContext, text: string, words: readonly string[]): Promise<Choice<Product>> {
  const all = [...new Set(tokenize(text))].filter((word) => word.length > 2 && !word.startsWith('#'));
  if (all.length === words.length) return { none: true };
  const found = await searchProducts(dialogue, all);
  const queryWords = [...all, ...inEnglish(all)];
  // Match only the name or the category, not the description.
  const named = found.filter(({ name, category }) =>
    tokenize(`${name} ${category ?? ''}`).some((word) => queryWords.some((other) => sameStem(word, other))),
  );
  return chooseProduct<Product>(named, all);
}
/** "Is it …", "does this one …", "and in red?": about the product shown. */
const isAboutThat = (text: string) =>
  /\b(it|its|they|them|that one|this one|this|that|the same|lo|la|este|esta|ese|ce|cela|celui|celle|il|elle|es|sie|er|diese[rsn]?|isto|ele|ela)\b/.test(
    plain(text),
  );

export function cardOf(product: Product, variant?: Product['variants'][number]): Card {
  const shown = variant ?? product.variants.find(({ in_stock }) => in_stock) ?? product.variants[0];
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  const detail = variant
    ? Object.values(variant.options).join(', ')
    : Object.values(optionsOf(product.variants))
        .map((values) => values.slice(0, 4).join(', '))
        .join(' · ');
  return {
    type: 'product',
    product_id: product.id,
    variant_id: (variant ?? only)?.id ?? null,
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

export function priceText({ say, replyLanguage }: DialogueContext, product: Product) {
  const prices = pricesOf(product);
  const [from, to] = [prices[0] ?? 0, prices.at(-1) ?? 0].map((price) => sayAmount(String(price), product.currency, replyLanguage)) as [
    string,
    string,
  ];
  return say.price(product.name, from, to);
}

/** Answers a product question from the description; anything else is unknown. */
export async function answerAboutProduct(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { say, nlu } = dialogue;
  const text = detected.text.length < 12 ? nlu.text : detected.text;
  const choice = await findProduct(dialogue, text);
  const same = 'several' in choice ? await findSameQuestion(dialogue, text) : undefined;
  if (same) return answerFound(dialogue, detected, same);
  if ('several' in choice) return askWhichProduct(dialogue, detected, choice.several);
  if ('none' in choice) return noSuchProduct(dialogue, detected, text);
  const product = choice.one;
  const reply = {
    cards: [cardOf(product)],
    sources: [sourceOf(product)],
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: { product: product.id },
  };
  const question = plain(text);
  const facts = factsFor(product, question, wordsOf(dialogue, text));
  const price = asksPrice.test(question) ? priceText(dialogue, product) : '';
  if (facts.length || price) return answerWith(dialogue, { ...reply, text: compose(price, facts.join(' ')) });
  if (asksInGeneral(dialogue, product, text) || (dialogue.pointed && !detected.question && !isProperty(question)))
    return answerWith(dialogue, {
      ...reply,
      text: compose(inOneLine(...sentencesOf(product.description).slice(0, 2)), priceText(dialogue, product)),
    });
  const found = await findKnowledge(dialogue, null, text);
  if (found) return answerFound(dialogue, detected, found);
  return handOff(dialogue, 'missing_knowledge', detected, {
    text: inOneLine(say.unknownProperty(product.name), say.someoneReads),
    facts: [`Product: ${product.name}.`],
    sources: [sourceOf(product)],
  });
}

/** "Tell me about the Squall jacket": asks about the product in general. */
function asksInGeneral(dialogue: DialogueContext, product: Product, text: string) {
  const rest = wordsOf(dialogue, text).filter(
    (word) =>
      ![product.name, product.category ?? '', product.brand ?? ''].some((name) =>
        plain(name).includes(word.slice(0, Math.max(4, word.length - 2))),
      ),
  );
  return (
    rest.filter(
      (word) =>
        !isReferenceWord(word) &&
        !/^(tell|about|more|know|info\w*|details?|describe|product\w*|hablame|parlez|erzahl\w*|mehr|plus|mas|mais|sobre|uber)$/.test(word),
    ).length === 0
  );
}

const mostNamed = Math.min(5, maxShown);
export const leastPrice = ({ replyLanguage }: DialogueContext, product: Product) =>
  sayAmount(String(pricesOf(product)[0] ?? 0), product.currency, replyLanguage);

/** Several products match: the customer chooses, and the question waits. */
export function askWhichProduct(dialogue: DialogueContext, detected: DetectedIntent, products: readonly Product[], text?: string): Outcome {
  const named = products.slice(0, mostNamed);
  const list = named.map((product) => `• ${product.name} (${leastPrice(dialogue, product)})`).join('\n');
  return askBack(dialogue, {
    text: text ?? `${dialogue.say.whichProduct}\n${list}`,
    cards: products.slice(0, mostCards).map((product) => cardOf(product)),
    sources: products.slice(0, mostCards).map((product) => sourceOf(product)),
    confidence: confidenceOf(detected),
    intent: detected.intent,
    remember: {
      awaiting: 'product',
      detected: { intent: detected.intent, text: detected.text.slice(-2000), likelihood: detected.likelihood },
      misses: dialogue.memory.awaiting === 'product' ? dialogue.memory.misses + 1 : 0,
      product: null,
      shown: named.map(({ id }) => id),
    },
  });
}

async function noSuchProduct(dialogue: DialogueContext, detected: DetectedIntent, text: string): Promise<Outcome> {
  // "Is there a guarantee?" names no product, so the shop's pages may answer. "How much is it?" asks for a price, which no page has.
  const isPrice = asksPrice.test(plain(text)) && wordsOf(dialogue, plain(text).replace(asksPrice, ' ')).length === 0;
  const found = isPrice ? undefined : await findKnowledge(dialogue, null, text);
  if (found) return answerFound(dialogue, detected, found);
  if (dialogue.memory.misses > 0) return handOff(dialogue, 'missing_knowledge', detected);
  return askBack(dialogue, {
    text: dialogue.say.noProduct,
    confidence: detected.likelihood,
    intent: detected.intent,
    remember: {
      misses: 1,
      awaiting: 'product',
      detected: { intent: detected.intent, text: detected.text, likelihood: detected.likelihood },
    },
  });
}

export const confidenceOf = ({ likelihood }: DetectedIntent) => Math.min(0.97, 0.5 + likelihood * 0.45);

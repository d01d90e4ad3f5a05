import type { Outcome } from '../../engine.ts';
import type { Product } from '../../tools/products.ts';
import { priceLimitIn } from '../entities.ts';
import { chooseProduct } from '../product-choice.ts';
import { factsFor } from '../product-facts.ts';
import { sayAmount } from '../speech.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { plain } from '../words.ts';
import { cardOf, confidenceOf, searchProducts, sourceOf, wordsOf } from './products.ts';

const most = 3;

/** Up to three products that fit what was said, each with why, in the shop's own words; those in stock first. */
export async function recommend(talk: Talk, wish: Wish): Promise<Outcome> {
  const { say, heard, memory } = talk;
  const further = memory.wish?.intent === 'recommendation' && (memory.awaiting === 'need' || needWords(talk, heard.text).length === 0);
  const text = further ? `${memory.wish?.text} ${heard.text}` : heard.text;
  const limit = priceLimitIn(text);
  const words = needWords(talk, text);
  if (words.length === 0 && limit === undefined) return askNeed(talk, wish, say.askNeed);
  const found = (await searchProducts(talk, words.length ? words : ['gift'])).filter(
    (product) => limit === undefined || product.variants.some(({ price }) => Number(price) * 100 <= limit),
  );
  const choice = chooseProduct<Product>(found, words);
  const fitting = 'one' in choice ? [choice.one] : 'several' in choice ? choice.several : [];
  const picked = [...fitting].sort((a, b) => Number(isThere(b)) - Number(isThere(a))).slice(0, most);
  if (picked.length === 0) return memory.misses > 0 ? handTo(talk, 'missing_knowledge', wish) : askNeed(talk, wish, say.nothingFits);
  const lines = picked.map((product) => `• ${product.name} (${priceOf(talk, product)})${reason(product, text, words)}`);
  return answerWith(talk, {
    text: [say.recommended(picked.length), ...lines].join('\n'),
    cards: picked.map((product) => cardOf(product)),
    sources: picked.map((product) => sourceOf(product)),
    confidence: confidenceOf(wish),
    intent: wish.intent,
    remember: {
      product: picked.length === 1 ? (picked[0]?.id ?? null) : null,
      wish: { intent: wish.intent, text, likelihood: wish.likelihood },
    },
  });
}

/** The words that say what it is for. */
const needWords = (talk: Talk, text: string) =>
  wordsOf(talk, text).filter(
    (word) =>
      !/^(recommend\w*|suggest\w*|euros?|eur|dollars?|need|looking|something|under|below|cheap\w*|nice|good|best|idea\w*)$/.test(word),
  );

const isThere = ({ variants }: Product) => variants.some(({ in_stock }) => in_stock);
function reason(product: Product, text: string, words: readonly string[]) {
  const [fact] = factsFor(product, plain(text), words);
  return fact ? `: ${fact}` : '';
}
function priceOf({ heard }: Talk, { variants, currency }: Product) {
  const least = Math.min(...variants.map(({ price }) => Number(price)));
  return sayAmount(String(least), currency, heard.language);
}
const askNeed = (talk: Talk, { intent, likelihood, text }: Wish, question: string) =>
  askBack(talk, {
    text: question,
    confidence: likelihood,
    intent,
    remember: { misses: talk.memory.misses + 1, awaiting: 'need', wish: { intent, text, likelihood } },
  });

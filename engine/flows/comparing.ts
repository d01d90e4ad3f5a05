import type { Outcome } from '../port.ts';
import type { Product } from '../tools.ts';
import { factsFor, hasProperties } from '../product-facts.ts';
import { answerWith, type Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { plain, sentencesOf, tokenize } from '../words.ts';
import { readShown } from './offered.ts';
import { cardOf, leastPrice, sourceOf } from './products.ts';

const mostCards = 3;

/** Several side by side, each with what the shop says first of it. */
export async function compare(talk: Talk, wish: Wish, named: readonly Product[] = []): Promise<Outcome> {
  const shown = named.length > 0 ? named : await readShown(talk);
  const first = ({ description }: Product) => sentencesOf(description)[0] ?? '';
  return answerWith(talk, {
    text: shown.map((product) => `• ${product.name} (${leastPrice(talk, product)}): ${first(product)}`).join('\n'),
    cards: shown.slice(0, mostCards).map((product) => cardOf(product)),
    sources: shown.map((product) => sourceOf(product)),
    confidence: 0.8,
    intent: wish.intent,
    remember: { shown: shown.map(({ id }) => id), product: null },
  });
}

/** What the shop says of those shown that answers: who is waterproof, what each weighs. */
export function tellWhich(talk: Talk, shown: readonly Product[]): Outcome | undefined {
  const question = plain(talk.heard.text);
  const words = tokenize(talk.heard.text);
  const fitting = shown.filter((product) => hasProperties(product, question));
  const told = fitting.flatMap((product) => {
    const [fact] = factsFor(product, question, words);
    return fact ? [{ product, fact }] : [];
  });
  if (told.length === 0) return undefined;
  return answerWith(talk, {
    text: told.map(({ product, fact }) => `• ${product.name} (${leastPrice(talk, product)}): ${fact}`).join('\n'),
    cards: told.slice(0, mostCards).map(({ product }) => cardOf(product)),
    sources: told.map(({ product }) => sourceOf(product)),
    confidence: 0.8,
    intent: 'product_question',
    remember: { shown: shown.map(({ id }) => id), product: told.length === 1 ? (told[0]?.product.id ?? null) : null },
  });
}

import type { Outcome } from '../port.ts';
import type { Product } from '../tools.ts';
import { factsFor, hasProperties } from '../product-facts.ts';
import { answerWith, type DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { plain, sentencesOf, tokenize } from '../words.ts';
import { loadShown } from './references.ts';
import { cardOf, leastPrice, sourceOf } from './products.ts';

const mostCards = 3;

/** Compares products, each with the first facts of its description. */
export async function compare(dialogue: DialogueContext, detected: DetectedIntent, named: readonly Product[] = []): Promise<Outcome> {
  const shown = named.length > 0 ? named : await loadShown(dialogue);
  const first = ({ description }: Product) => sentencesOf(description)[0] ?? '';
  return answerWith(dialogue, {
    text: shown.map((product) => `• ${product.name} (${leastPrice(dialogue, product)}): ${first(product)}`).join('\n'),
    cards: shown.slice(0, mostCards).map((product) => cardOf(product)),
    sources: shown.map((product) => sourceOf(product)),
    confidence: 0.8,
    intent: detected.intent,
    remember: { shown: shown.map(({ id }) => id), product: null },
  });
}

/** Answers a question about the products shown: which is waterproof, how much each weighs. */
export function answerWhich(dialogue: DialogueContext, shown: readonly Product[]): Outcome | undefined {
  const question = plain(dialogue.nlu.text);
  const words = tokenize(dialogue.nlu.text);
  const fitting = shown.filter((product) => hasProperties(product, question));
  const facts = fitting.flatMap((product) => {
    const [fact] = factsFor(product, question, words);
    return fact ? [{ product, fact }] : [];
  });
  if (facts.length === 0) return undefined;
  return answerWith(dialogue, {
    text: facts.map(({ product, fact }) => `• ${product.name} (${leastPrice(dialogue, product)}): ${fact}`).join('\n'),
    cards: facts.slice(0, mostCards).map(({ product }) => cardOf(product)),
    sources: facts.map(({ product }) => sourceOf(product)),
    confidence: 0.8,
    intent: 'product_question',
    remember: { shown: shown.map(({ id }) => id), product: facts.length === 1 ? (facts[0]?.product.id ?? null) : null },
  });
}

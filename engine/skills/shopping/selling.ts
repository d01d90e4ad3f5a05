import type { Outcome } from '../../port.ts';
import type { Product } from '../../tools.ts';
import { compose, inOneLine, sayAmount } from '../../speech.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { isThere } from './find.ts';
import { cardOf, sourceOf } from './write.ts';

/** If the shop sells actively, adds a matching product that is in stock and an offer. Otherwise the answer stays unchanged. */
export async function withOffer(dialogue: DialogueContext, product: Product, outcome: Outcome): Promise<Outcome> {
  const { say, briefing, replyLanguage } = dialogue;
  if (briefing.agent.sales !== 'strategic' || outcome.decision !== 'answer' || !isThere(product)) return outcome;
  const other = await companionOf(dialogue, product);
  const price = other && Math.min(...other.variants.filter(({ in_stock: inStock }) => inStock).map((one) => Number(one.price)));
  const companion = other && say.action.goesWith(other.name, sayAmount(String(price), other.currency, replyLanguage));
  return {
    ...outcome,
    text: compose(outcome.text, inOneLine(say.action.wantOne, companion)),
    cards: other ? [...outcome.cards, cardOf(other)] : outcome.cards,
    sources: other ? [...outcome.sources, sourceOf(other)] : outcome.sources,
  };
}

/** Another product for the same purpose, by the shop's tags; preferably of another kind, since nobody needs a second mug. */
async function companionOf({ tools }: DialogueContext, product: Product): Promise<Product | undefined> {
  const query = product.tags.join(' ').slice(0, 500).trim();
  if (query === '') return undefined;
  const { products } = await tools.call('search_products', { query, limit: 10 });
  const fitting = products.filter((one) => one.id !== product.id && isThere(one) && one.tags.some((tag) => product.tags.includes(tag)));
  return fitting.find(({ category }) => category !== product.category);
}

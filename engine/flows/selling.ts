import type { Outcome } from '../port.ts';
import type { Product } from '../tools.ts';
import { compose, inOneLine, sayAmount } from '../speech.ts';
import type { Talk } from '../talk.ts';
import { cardOf, sourceOf } from './products.ts';

const isThere = ({ variants }: Product) => variants.some(({ in_stock: inStock }) => inStock);

/** Where a shop sells actively: what goes with a product that can be had, and how to get it. Otherwise an answer stays an answer. */
export async function withOffer(talk: Talk, product: Product, outcome: Outcome): Promise<Outcome> {
  const { say, briefing, speaks } = talk;
  if (briefing.agent.sales !== 'strategic' || outcome.decision !== 'answer' || !isThere(product)) return outcome;
  const other = await companionOf(talk, product);
  const price = other && Math.min(...other.variants.filter(({ in_stock: inStock }) => inStock).map((one) => Number(one.price)));
  const companion = other && say.deed.goesWith(other.name, sayAmount(String(price), other.currency, speaks));
  return {
    ...outcome,
    text: compose(outcome.text, inOneLine(say.deed.wantOne, companion)),
    cards: other ? [...outcome.cards, cardOf(other)] : outcome.cards,
    sources: other ? [...outcome.sources, sourceOf(other)] : outcome.sources,
  };
}

/** Another product for the same purpose, by the shop's own tags; rather of another kind, since nobody needs a second mug with a mug. */
async function companionOf({ tools }: Talk, product: Product): Promise<Product | undefined> {
  const query = product.tags.join(' ').slice(0, 500).trim();
  if (query === '') return undefined;
  const { products } = await tools.call('search_products', { query, limit: 10 });
  const fitting = products.filter((one) => one.id !== product.id && isThere(one) && one.tags.some((tag) => product.tags.includes(tag)));
  return fitting.find(({ category }) => category !== product.category);
}

import type { Memory } from './memory.ts';
import type { Message } from './read.ts';
import { needsVerification, type FoundProduct, type Order, type Product, type Toolbox } from './tools.ts';
import { search } from './skills/shopping/find.ts';
import { judge, queryFor, searchFor, type Found } from './judging.ts';
import type { NluResult } from './classify.ts';

// What the shop's data say about a message, looked up whatever its intent: an intent may not veto what was found.

export type Ground = {
  /** The products that the message's words find, best first. */
  products: readonly FoundProduct[];
  /** The products shown before, in their listed order. */
  shown: readonly Product[];
  /** The product discussed last. */
  focus: Product | null;
  /** The best passage of the shop's articles, with its relevance from 0 to 1. */
  page: Found | null;
  /** The verified customer's latest orders. */
  orders: readonly Order[];
};

/** Before anything was looked up. */
export const ungrounded: Ground = { products: [], shown: [], focus: null, page: null, orders: [] };
const mostOrders = 5;

type Scene = { tools: Toolbox; nlu: NluResult; message: Message; memory: Memory; verified: boolean };

/** Looks up what the shop's data say about a message. */
export async function ground({ tools, nlu, message, memory, verified }: Scene): Promise<Ground> {
  if (nlu.consent !== undefined || nlu.text.trim() === '') return { ...ungrounded, ...(await groundState(tools, memory)) };
  const [products, page, orders, state] = await Promise.all([
    search(tools, message.words.length === 0 ? '' : nlu.text),
    findPage(tools, nlu),
    verified ? tools.call('list_orders', { limit: mostOrders }) : { orders: [] },
    groundState(tools, memory),
  ]);
  return { products, page, orders: needsVerification(orders) ? [] : orders.orders, ...state };
}

async function groundState(tools: Toolbox, { shown, product }: Memory): Promise<Pick<Ground, 'shown' | 'focus'>> {
  const ids = [...new Set([...shown, ...(product === null ? [] : [product])])];
  const found = await Promise.all(ids.map((id) => tools.call('get_product', { product_id: id })));
  const products = found.flatMap((one) => (one.product ? [one.product] : []));
  const byId = new Map(products.map((one) => [one.id, one]));
  return {
    shown: shown.flatMap((id) => byId.get(id) ?? []),
    focus: (product === null ? undefined : byId.get(product)) ?? null,
  };
}

async function findPage(tools: Toolbox, nlu: NluResult): Promise<Found | null> {
  const asking = queryFor(nlu.text, nlu.language, nlu.detectedIntents[0] ?? null);
  const { passages } = await tools.call('search_knowledge', searchFor(asking));
  return judge(passages, asking) ?? null;
}

import { needsVerification, type Product, type ResultOf, type ToolName, tracedFacts } from '@parley/engine';
import type { Outcome } from '../engine.ts';

type Trace = NonNullable<Outcome['trace']>;
type Ground = Trace['ground'];
export const noGround = (): Ground => ({ products: [], shown: [], focus: null, page: null, facts: [], orders: [] });

/** What the model's tools returned, in the shape of the built-in engine's trace. A model weighs no skills, and how it reads stays unknown. */
export const traceOf = (ground: Ground): Trace => ({ read: null, ground, state: null, skills: [] });

type Found<N extends ToolName> = Exclude<ResultOf<N>, { needs_verification: unknown }>;
type Notes = { [N in ToolName]?: (ground: Ground, result: Found<N>) => void };

const noteProduct = (ground: Ground, { product }: { product: Product | null }) => {
  if (product) ground.focus = { id: product.id, name: product.name };
};
const noteOrders = (ground: Ground, numbers: readonly string[]) => void (ground.orders = [...new Set([...ground.orders, ...numbers])]);

const notes: Notes = {
  search_products(ground, { products }) {
    const known = new Set(ground.products.map(({ id }) => id));
    ground.products.push(...products.filter(({ id }) => !known.has(id)).map(({ id, name, score }) => ({ id, name, score })));
  },
  get_product: noteProduct,
  check_stock: noteProduct,
  search_knowledge(ground, { passages }) {
    for (const { article_id: id, title, score, topic_score } of passages) {
      const relevance = Math.min(1, Math.max(score, topic_score));
      if (!ground.page || relevance > ground.page.relevance) ground.page = { id, title, relevance };
    }
  },
  get_facts(ground, { facts }) {
    ground.facts = tracedFacts(facts);
  },
  find_order: (ground, { order }) => noteOrders(ground, order ? [order.order_number] : []),
  list_orders: (ground, { orders }) =>
    noteOrders(
      ground,
      orders.map(({ order_number: number }) => number),
    ),
};

/** Adds a tool's result to what was found. */
export function noteGround(ground: Ground, name: ToolName, result: object) {
  const note = notes[name] as ((ground: Ground, result: object) => void) | undefined;
  if (!needsVerification(result)) note?.(ground, result);
}

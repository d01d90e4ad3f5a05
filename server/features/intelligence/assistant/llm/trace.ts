import { needsVerification, type ResultOf, type ToolName } from '@parley/engine';
import type { Outcome } from '../engine.ts';

type Trace = NonNullable<Outcome['trace']>;
type Ground = Trace['ground'];
export const noGround = (): Ground => ({ products: [], shown: [], focus: null, page: null, facts: [], orders: [] });

/** What the model's tools returned, in the shape of the built-in engine's trace. A model weighs no skills, and how it reads stays unknown. */
export const traceOf = (ground: Ground): Trace => ({ read: null, ground, state: null, skills: [] });

/** Adds a tool's result to what was found. */
export function noteGround(ground: Ground, name: ToolName, result: object) {
  if (needsVerification(result)) return;
  if (is('search_products', name, result))
    for (const { id, name: title, score } of result.products) add(ground.products, { id, name: title, score });
  if (is('get_product', name, result) || is('check_stock', name, result)) {
    const { product } = result;
    if (product) ground.focus = { id: product.id, name: product.name };
  }
  if (is('search_knowledge', name, result))
    for (const { article_id: id, title, score, topic_score } of result.passages) {
      const relevance = Math.min(1, Math.max(score, topic_score));
      if (!ground.page || relevance > ground.page.relevance) ground.page = { id, title, relevance };
    }
  if (is('get_facts', name, result))
    ground.facts = result.facts.map(({ kind, name: about, text }) => ({ name: about ?? kind, value: text }));
  if (is('find_order', name, result) && result.order) ground.orders = [...new Set([...ground.orders, result.order.order_number])];
  if (is('list_orders', name, result))
    ground.orders = [...new Set([...ground.orders, ...result.orders.map(({ order_number: number }) => number)])];
}

/** The result is the one of this tool: the toolbox returned it. */
const is = <N extends ToolName>(wanted: N, name: ToolName, _result: object): _result is Found<N> => wanted === name;
type Found<N extends ToolName> = Exclude<ResultOf<N>, { needs_verification: unknown }>;

function add<T extends { id: string }>(list: T[], one: T) {
  if (!list.some(({ id }) => id === one.id)) list.push(one);
}

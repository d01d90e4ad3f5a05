import type { DialogueContext } from '../dialogue.ts';
import type { Order } from '../tools.ts';

// What the shop's facts say about an order's address and age.

const fewest = 2;

/** Whether the shop delivers to a country; undefined when its facts don't say. */
export async function deliversTo({ tools }: DialogueContext, country: string): Promise<boolean | undefined> {
  const { facts } = await tools.call('get_facts', { kinds: ['delivery', 'delivery_country'] });
  const named = facts.filter(({ countries, conflict }) => countries !== null && !conflict);
  const of = named.filter(({ countries }) => countries?.some((one) => one === country));
  if (of.length > 0) return of.some(({ allowed }) => allowed !== false);
  const elsewhere = named.filter(({ countries }) => countries?.includes('*'));
  if (elsewhere.length > 0) return elsewhere.some(({ allowed }) => allowed !== false);
  const places = new Set(named.filter(({ allowed }) => allowed !== false).flatMap(({ countries }) => countries ?? []));
  return places.size >= fewest ? false : undefined;
}

const day = 86_400_000;
/** Longer than a parcel usually takes: an order's data don't hold the day it arrived. */
const mostInTransit = 7;

/** The days to send something back, when they must be over for an order; undefined otherwise. */
export async function daysOver({ tools, briefing }: DialogueContext, { placed_at: placed }: Order, kind: 'return' | 'exchange') {
  const { facts } = await tools.call('get_facts', { kinds: [kind === 'return' ? 'returns' : 'exchange', 'returns'] });
  const days = facts.filter(({ name, conflict }) => name === null && !conflict).flatMap(({ days_max: most }) => most ?? []);
  const now = briefing.turns.at(-1)?.at;
  const longest = days.length > 0 ? Math.max(...days) : undefined;
  if (longest === undefined || now === undefined) return undefined;
  return (now.getTime() - new Date(placed).getTime()) / day > longest + mostInTransit ? longest : undefined;
}

// Who talks, in which language, on which channel, when, and about which order.
import type { channels } from '@parley/contract/channels';
import type { Chance } from '../chance.ts';
import type { DemoCustomer, TracedOrder } from '../records.ts';
import type { Language } from './language.ts';

export type Cast = {
  language: Language;
  channel: (typeof channels)[number];
  at: number;
  customer: DemoCustomer;
  traced: TracedOrder | null;
  draws: Chance;
};

/** The conversation's order; throws without one, which is a mistake in a script. */
export function orderOf({ traced }: Cast): TracedOrder {
  if (!traced) throw new Error('This dialogue is not about an order.');
  return traced;
}

// Picks who could have had a conversation, and on which channel.
import type { channels } from '@parley/contract/channels';
import type { Chance } from '../chance.ts';
import type { DemoCustomer, TracedOrder } from '../records.ts';
import { spoken } from './language.ts';
import type { Script } from './script.ts';

type Channel = (typeof channels)[number];
const shares: [Channel, number][] = [
  ['website', 72],
  ['whatsapp', 12],
  ['messenger', 8],
  ['instagram', 8],
];

export const drawChannel = (draws: Chance): Channel => draws.weighted(shares, ([, share]) => share)[0];

/** Most people write in their own language; one in seven of the others writes English. */
export const speaks = (customer: DemoCustomer, script: Script, draws: Chance): boolean =>
  spoken(customer.language) === script.language || (script.language === 'en' && draws.maybe(0.14));

/** The orders a dialogue could be about, each with the time in which it could have happened. */
export const ordersFor = (script: Script, orders: TracedOrder[]): { traced: TracedOrder; from: number; to: number }[] =>
  orders.flatMap((traced) => {
    const stretch = script.needs?.(traced);
    return stretch ? [{ traced, from: stretch[0], to: stretch[1] }] : [];
  });

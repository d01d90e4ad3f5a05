import type { ApprovableDeed } from '@parley/contract/ai-policy';
import type { Card, Source } from '@parley/contract/messages';
import type { Intent } from '../../intents.ts';
import type { Outcome } from '../../port.ts';
import type { Details, Order, Profile, ResultOf } from '../../tools.ts';
import type { Awaited, Deed } from '../../memory.ts';
import type { Talk } from '../../talk.ts';
import type { Wish } from '../../understand.ts';

export type Policy = ResultOf<'get_policy'>;
/** A deed while it is talked about: for whom, of which order, by which policy, and what was collected. */
export type Stage = {
  talk: Talk;
  wish: Wish;
  deed: Deed;
  order: Order | null;
  policy: Policy;
  customer: Profile | null;
  /** What was asked for and cannot be had just now: said before the question. */
  gone: string;
  /** How often in a row the customer did not answer what was asked. */
  misses: number;
};
export type Question = { awaiting: Awaited; text: string; cards?: Card[] };
export type Called = ResultOf<'cancel_pending_order'>;

/** One kind of deed: what it takes from the customer's words, what it still asks, which tool does it, and how it is shown. */
export type Flow = {
  /** What the shop calls it where it says whether the AI may do it. */
  permission: ApprovableDeed;
  /** What is wished for when this is offered in place of another. */
  intent: Intent;
  hear(stage: Stage, text: string): Promise<Pick<Stage, 'deed'> & { gone?: string }>;
  /** The next question; an outcome where no question helps; null when nothing is missing. */
  ask(stage: Stage): Promise<Question | Outcome | null>;
  call(stage: Stage, confirmed: boolean): Promise<Called>;
  /** What it is about, in lines under "This is what I would …". */
  lines(stage: Stage, details: Details): string[];
  /** Said before it is agreed to, such as that it works only once. */
  note?(stage: Stage): string;
};

/** The talk with all that was collected up to now, for whoever takes over. */
export const current = ({ talk, deed }: Stage): Talk => ({ ...talk, memory: { ...talk.memory, deed } });

export const mustHaveOrder = ({ order }: Pick<Stage, 'order'>): Order => {
  if (!order) throw new Error('This deed needs an order.');
  return order;
};
export const sourcesOf = ({ order, customer }: Stage, sourceOf: (order: Order) => Source): Source[] =>
  order
    ? [sourceOf(order)]
    : customer
      ? [{ kind: 'customer', id: customer.id, title: customer.name, score: 1, excerpt: customer.email ?? '' }]
      : [];

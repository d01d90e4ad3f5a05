import type { Writer } from '../db/tenant.ts';
import type { Event } from './event.ts';
import type { Job, Plan } from './job.ts';

type Planned<J> = { payload: J; plan?: Plan };
/** Turns a fact into a job, in the transaction that announced it. Answers undefined when there is nothing to do. */
export type Reaction = {
  event: Event<never>;
  job: Job<never>;
  plan(db: Writer, payload: never, now: Date): Promise<Planned<never> | undefined>;
};
export const reacts = <P extends { merchant: string }, J extends { merchant: string }>(
  to: Event<P>,
  work: Job<J>,
  plan: (db: Writer, payload: P, now: Date) => Promise<Planned<J> | undefined>,
) => ({ event: to, job: work, plan }) as unknown as Reaction;

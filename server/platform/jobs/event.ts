import type { z } from 'zod';
import type { Writer } from '../db/tenant.ts';
import type { Job, Plan } from './job.ts';

/** A fact in the past tense. The feature that announces it does not know who listens. */
export type Event<P extends { merchant: string } = { merchant: string }> = { name: string; payload: z.ZodType<P> };
export const event = <P extends { merchant: string }>(name: string, payload: z.ZodType<P>): Event<P> => ({ name, payload });

type Planned<J> = { payload: J; plan?: Plan };
/** Turns a fact into a job, in the transaction that announced it. Answers undefined when there is nothing to do. */
export type Reaction = { event: Event<never>; job: Job<never>; plan(db: Writer, payload: never, now: Date): Promise<Planned<never> | undefined> };
export const reacts = <P extends { merchant: string }, J extends { merchant: string }>(
  to: Event<P>, work: Job<J>, plan: (db: Writer, payload: P, now: Date) => Promise<Planned<J> | undefined>,
) => ({ event: to, job: work, plan }) as unknown as Reaction;

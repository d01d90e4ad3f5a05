import { anyEnvelope, type DomainEvent, type Envelope } from '@parley/contract/events';
import { z } from 'zod';
import type { Writer } from '../db/tenant.ts';
import type { Event } from './event.ts';
import { type Job, job, type Plan } from './job.ts';

type Planned<J> = { payload: J; plan?: Plan };
type Planner<F, J> = (db: Writer, fact: F, now: Date) => Promise<Planned<J> | undefined>;
/** Turns an event into a job, in the transaction that emitted it. Returns undefined when there is nothing to do. */
export type Reaction = {
  /** The events it reacts to, or every domain event of the contract. */
  events: readonly Event<never>[] | 'any';
  job: Job<never>;
  plan: Planner<never, never>;
};

/** Reacts to one event, or to each of several domain events. */
export function reacts<E extends DomainEvent, J extends { merchant: string }>(
  to: E | readonly E[],
  work: Job<J>,
  plan: Planner<E extends DomainEvent<infer S> ? Envelope<z.output<z.ZodObject<S>>> : never, J>,
): Reaction;
export function reacts<P extends { merchant: string }, J extends { merchant: string }>(
  to: Event<P>,
  work: Job<J>,
  plan: Planner<P, J>,
): Reaction;
export function reacts(to: unknown, work: unknown, plan: unknown): Reaction {
  return { events: Array.isArray(to) ? to : [to], job: work, plan } as Reaction;
}

/** Reacts to every domain event, including those of later releases. */
export const reactsToAny = <J extends { merchant: string }>(work: Job<J>, plan: Planner<Envelope, J>) =>
  ({ events: 'any', job: work, plan }) as unknown as Reaction;

/** A job that receives complete events, with the plan of the reaction that enqueues it. */
export const eventJob = (name: string, maxAttempts?: number) =>
  job(name, z.object({ merchant: z.uuid(), event: anyEnvelope }), maxAttempts);

/** Whether the reaction applies to this event. */
export const matchesEvent = ({ events }: Reaction, { type, version }: Event) =>
  events === 'any' ? version !== undefined : events.some((one) => one.type === type && one.version === version);

import type { z } from 'zod';

/**
 * A fact, named in the past tense. The emitting feature doesn't know who reacts. Without a version it is internal and its data contains the
 * shop; a domain event of the contract has a version, and subscribers get it in an envelope with the shop.
 */
export type Event<P extends object = object> = { type: string; version?: number; data: z.ZodType<P> };
export const event = <P extends { merchant: string }>(type: string, data: z.ZodType<P>): Event<P> => ({ type, data });

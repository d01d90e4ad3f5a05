import type { z } from 'zod';

/** A fact in the past tense. The feature that announces it does not know who listens. */
export type Event<P extends { merchant: string } = { merchant: string }> = { name: string; payload: z.ZodType<P> };
export const event = <P extends { merchant: string }>(name: string, payload: z.ZodType<P>): Event<P> => ({ name, payload });

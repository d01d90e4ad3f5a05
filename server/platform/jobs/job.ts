import type { z } from 'zod';

/** A job is a name and a payload of ids. It may run more than once, so handlers check whether there is still work to do. */
export type Job<P extends { merchant: string } = { merchant: string }> = { name: string; payload: z.ZodType<P>; maxAttempts: number };
export const job = <P extends { merchant: string }>(name: string, payload: z.ZodType<P>, maxAttempts = 12): Job<P> => ({
  name,
  payload,
  maxAttempts,
});

/** When it runs; `key` replaces a waiting job with the same key, `queue` runs its jobs one at a time. */
export type Plan = { runAt?: Date; key?: string; queue?: string; priority?: number };

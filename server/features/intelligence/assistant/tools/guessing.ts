import type { WriteCtx } from '../../../../context.ts';
import * as store from './guess-store.ts';

/** How guessing is limited beyond one conversation. `factor` (RATE_LIMIT_FACTOR) scales it, 0 turns it off; `sign` hides what keys name. */
export type GuessLimits = { factor: number; sign(text: string): string };

/** Attempts within an hour or two from one network, in all its conversations. */
export const mostOfNetwork = 30;
/** Attempts within an hour or two at one order, email or name, from anywhere. */
export const mostOfSubject = 15;
const hour = 3_600_000;

type Attempt = { conversationId: string; subjects: readonly string[] };
/**
 * Whether an attempt exceeds a limit; otherwise counts it. The rows are locked by counting, so that simultaneous attempts can't exceed the
 * limit either. An hour counts with the one before, so that nobody gets twice as many around its end.
 */
export async function isGuessing(w: WriteCtx, { factor, sign }: GuessLimits, { conversationId, subjects }: Attempt): Promise<boolean> {
  if (factor === 0) return false;
  const network = await store.networkOf(w.db, conversationId);
  const bucket = new Date(Math.floor(w.now().getTime() / hour) * hour);
  const since = new Date(bucket.getTime() - hour);
  const limits = [
    { keys: network === undefined ? [] : [`verify@${network}`], most: Math.ceil(mostOfNetwork * factor) },
    { keys: subjects.map((subject) => `verify:${sign(subject)}`), most: Math.ceil(mostOfSubject * factor) },
  ].filter(({ keys }) => keys.length > 0);
  const exceeds = async (extra: number) => {
    for (const { keys, most } of limits) if ((await store.mostCounted(w.db, keys, since)) + extra > most) return true;
    return false;
  };
  if (limits.length === 0 || (await exceeds(1))) return limits.length > 0;
  await store.addOne(
    w.db,
    w.actor.merchant,
    limits.flatMap(({ keys }) => keys),
    bucket,
  );
  return exceeds(0);
}

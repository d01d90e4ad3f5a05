import { limitOf } from '@parley/contract/plans';
import type { WriteCtx } from '../../context.ts';
import type { Reader } from '../db/tenant.ts';
import type { Meter } from './entitlements.ts';
import { usageReached } from './events.ts';
import { reachedBy } from './usage-rules.ts';
import { addUsage, type Metered, readUsage } from './usage-store.ts';

export { type Metered, type Month, readMonth } from './usage-store.ts';
export { forecastOf } from './usage-rules.ts';

/**
 * Counts what a shop used, in the current month of its calendar. Call it last in the transaction that makes the usage a fact: a repeated
 * job then counts once, and the counter's row is held briefly. Several uses may be counted at once by `amount`.
 */
export async function countUsage(ctx: WriteCtx, merchant: string, meter: Metered, amount = 1): Promise<void> {
  if (amount < 1) return;
  const { used, plan } = await addUsage(ctx.db, { merchant, meter, now: ctx.now() }, amount);
  const limit = limitOf(plan, meter);
  const percent = limit === null ? undefined : reachedBy(used - amount, used, limit);
  if (limit === null || percent === undefined) return;
  await ctx.emit(usageReached, { merchant, meter, percent, limit, used });
  ctx.signal({ type: 'changed', topic: 'plan', id: null, version: null });
}

/** Whether the plan includes no more of it this month. What is under way at that moment still completes. */
export async function isUsedUp(db: Reader, merchant: string, meter: Metered, now: Date): Promise<boolean> {
  const { used, plan } = await readUsage(db, { merchant, meter, now });
  const limit = limitOf(plan, meter);
  return limit !== null && used >= limit;
}

const metered = (limit: Metered, unit: Meter['unit'], wayOn: string): Meter => ({
  limit,
  used: async (db, merchant, now) => (await readUsage(db, { merchant, meter: limit, now })).used,
  unit,
  wayOn,
});
/** What is counted per month, as limits of the plan. */
export const monthlyMeters: readonly Meter[] = [
  metered('ai_answers', ['AI answer a month', 'AI answers a month'], 'Wait for the next month'),
  metered('api_calls', ['API call a month', 'API calls a month'], 'Wait for the next month'),
];

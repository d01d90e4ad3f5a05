import type { Result } from '@parley/contract/endpoint';
import type { getEntitlements } from '@parley/contract/entitlements';
import { leftOf, type Limited, limitOf, type Plan } from '@parley/contract/plans';
import type { Reader, Writer } from '../db/tenant.ts';
import { Problem } from '../http/problem.ts';
import { lockPlan, planOf } from './plan-store.ts';

/** How a feature counts the usage of a limit. `unit` and `wayOn` appear in the message when the limit is reached. */
export type Meter = {
  limit: Limited;
  used(db: Reader, merchant: string, now: Date): Promise<number>;
  unit: readonly [one: string, many: string];
  wayOn: string;
};
export type Entitlements = ReturnType<typeof entitlementsOf>;

/** The shop's limits and their usage, as counted by the features. */
export function entitlementsOf(meters: readonly Meter[]) {
  return {
    async read(db: Reader, merchant: string, now: Date): Promise<Result<typeof getEntitlements>> {
      const plan = await planOf(db, merchant);
      const items = await Promise.all(
        meters.map(async (meter) => {
          const [limit, used] = [limitOf(plan, meter.limit), await meter.used(db, merchant, now)];
          return { name: meter.limit, limit, used, left: leftOf(limit, used) };
        }),
      );
      return { plan, items };
    },
    /** The meter of a limit, required by commands with that entitlement. */
    meterOf(limit: Limited): Meter {
      const meter = meters.find((one) => one.limit === limit);
      if (!meter) throw new Error(`No feature counts the limit ${limit}.`);
      return meter;
    },
  };
}

type Within<T> = {
  merchant: string;
  meter: Meter;
  now: Date;
  count?: Meter['used'];
  refused?: (limit: number) => string;
  work(): Promise<T>;
};

/**
 * Runs work that may consume an entitlement, and refuses it when usage would then exceed the limit. Work that adds nothing succeeds, even
 * in a shop over its limit. Concurrent work runs one after the other.
 */
export async function withinPlan<T>(db: Writer, { merchant, meter, now, count = meter.used, refused, work }: Within<T>): Promise<T> {
  const plan = await lockPlan(db, merchant);
  const limit = limitOf(plan, meter.limit);
  if (limit === null) return work();
  const before = await count(db, merchant, now);
  const result = await work();
  const after = await count(db, merchant, now);
  if (after > before && after > limit) throw limitReached(plan, meter, limit, before, refused?.(limit));
  return result;
}

const limitReached = (plan: Plan, { limit: entitlement, unit: [one, many], wayOn }: Meter, limit: number, used: number, detail?: string) =>
  new Problem('plan.limit_reached', {
    detail: detail ?? `Your plan includes ${limit} ${limit === 1 ? one : many}. ${wayOn}, or change your plan in Settings › Billing.`,
    limit: { entitlement, plan, limit, used },
  });

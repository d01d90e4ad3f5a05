/** The plans and their limits; server and web both use this table. `null` is unlimited; `ai_answers` and `api_calls` are per calendar month. */
export const plans = {
  free: { name: 'Free', limits: { teammates: 2, ai_answers: 100, channels: 1, api_calls: 1_000 } },
  starter: { name: 'Starter', limits: { teammates: 5, ai_answers: 1_000, channels: 3, api_calls: 10_000 } },
  growth: { name: 'Growth', limits: { teammates: 20, ai_answers: 5_000, channels: 10, api_calls: 100_000 } },
  scale: { name: 'Scale', limits: { teammates: null, ai_answers: null, channels: null, api_calls: null } },
} as const satisfies Record<string, { name: string; limits: Record<string, number | null> }>;

export type Plan = keyof typeof plans;
export const planNames = Object.keys(plans) as [Plan, ...Plan[]];

/** What the plans cost, without tax. Free has no price. */
export const planCurrency = 'USD';
export const prices = {
  starter_monthly: { plan: 'starter', interval: 'month', amount: '29.00' },
  starter_yearly: { plan: 'starter', interval: 'year', amount: '290.00' },
  growth_monthly: { plan: 'growth', interval: 'month', amount: '99.00' },
  growth_yearly: { plan: 'growth', interval: 'year', amount: '990.00' },
  scale_monthly: { plan: 'scale', interval: 'month', amount: '299.00' },
  scale_yearly: { plan: 'scale', interval: 'year', amount: '2990.00' },
} as const satisfies Record<string, { plan: Plan; interval: 'month' | 'year'; amount: string }>;
export type PriceId = keyof typeof prices;
export type Interval = (typeof prices)[PriceId]['interval'];

/** Everything a plan limits. */
export type Limited = keyof (typeof plans)[Plan]['limits'];
export const limited = Object.keys(plans.free.limits) as [Limited, ...Limited[]];

export const limitOf = (plan: Plan, what: Limited): number | null => plans[plan].limits[what];

/** The remaining allowance; null is unlimited. Never below zero: after a downgrade, usage may exceed the limit. */
export const leftOf = (limit: number | null, used: number): number | null => (limit === null ? null : Math.max(0, limit - used));

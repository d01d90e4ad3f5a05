import type { AskedPeriod } from './use-period.ts';

export const tabs = ['metrics', 'conversions', 'revenue', 'products', 'customers', 'ai', 'team'] as const;
export type TabName = (typeof tabs)[number];
/** What each of the reports is shown for. */
export type TabProps = { asked: AskedPeriod; compare: boolean };

import type { PeriodQuery } from './use-period.ts';

export const tabs = ['metrics', 'conversions', 'revenue', 'products', 'customers', 'ai', 'team'] as const;
export type TabName = (typeof tabs)[number];
/** Props of each report. */
export type TabProps = { query: PeriodQuery; compare: boolean };

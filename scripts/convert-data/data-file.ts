import { lineOf } from '../../server/platform/lib/csv.ts';

/** Expected totals after the import, computed from the source; in minor units. */
export type Facts = { orders: number; revenue: number; refunds: number; products: number };
/** A file to import, converted from a data set, with its expected totals. */
export type DataFile = { name: string; kind: 'products' | 'orders'; currency: string; csv: string; rows: number; facts: Facts };

export const noFacts: Facts = { orders: 0, revenue: 0, refunds: 0, products: 0 };
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]) => [header, ...rows].map(lineOf).join('');
export const centsOf = (amount: string | number) => Math.round(Number(amount) * 100);

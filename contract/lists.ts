import { z } from 'zod';
import { type Fields, filterOf } from './filters.ts';
import { id } from './values.ts';

/** The lists that support filters, saved views, bulk changes and exports. */
export const lists = ['conversations', 'orders', 'products', 'customers'] as const;
export type ListName = (typeof lists)[number];

/** How many rows match. Counting stops at 10,000: `more` means that there are more than `count`. */
export const counted = z.object({ count: z.int(), more: z.boolean() });
export type Counted = z.output<typeof counted>;

/** The selected rows: a list of ids, or all that match the list's filter. */
export const selectionOf = (fields: Fields) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(500) }),
    z.object({ kind: z.literal('all'), q: z.string().trim().max(200).optional(), filter: filterOf(fields).optional() }),
  ]);
export type ListSelection = z.output<ReturnType<typeof selectionOf>>;

import type { Address } from '@parley/contract/addresses';
import type { WriteCtx } from '../../../context.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import * as store from './customer-store.ts';
import { erasedCustomers } from './erased-store.ts';
import { isPlausible, type Outcome, separateRefused } from './rules.ts';

/** Undefined fields stay unchanged. */
export type CustomerIn = {
  external_id: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  language?: string | null | undefined;
  addresses?: Address[] | undefined;
  /** The first address; other known addresses stay. */
  address?: Address | null | undefined;
  payment_methods?: object[] | undefined;
  created_at?: string | undefined;
};

/** Imports customers by external id or id and leaves unchanged ones alone. */
export async function importCustomers(ctx: WriteCtx, customers: readonly CustomerIn[]): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const erased = await erasedCustomers(
    ctx.db,
    merchant,
    customers.map(({ external_id }) => external_id),
  );
  const { kept, refused } = separateRefused(customers, ({ external_id, created_at: at }) => {
    if (erased.has(external_id)) return 'This customer was erased.';
    return at === undefined || isPlausible(at) ? undefined : 'The creation date is before 1900. Check the year.';
  });
  const names = kept.map(({ external_id }) => external_id);
  const known = new Map(
    (await store.lockCustomers(ctx.db, merchant, names)).flatMap((one) =>
      [one.id, one.external_id ?? []].flat().map((key): [string, store.CustomerRow] => [key, one]),
    ),
  );
  const planned = kept.map((customer) => {
    const before = known.get(customer.external_id);
    const row = rowOf(ctx, customer, before);
    return { row, change: before === undefined ? 'new' : isSame(row, before) ? 'none' : 'changed' };
  });
  const rowsTo = (wanted: string) => planned.filter(({ change }) => change === wanted).map(({ row }) => row);
  const saved = await store.saveCustomers(ctx.db, merchant, rowsTo('new'), 'external_id', ctx.now());
  await store.saveCustomers(ctx.db, merchant, rowsTo('changed'), 'id', ctx.now());
  const created = saved.filter((row) => row.created).length;
  const unchanged = rowsTo('none').length;
  return { created, updated: planned.length - created - unchanged, unchanged, refused };
}

/** A customer without a name gets one from their other details. */
function rowOf(ctx: WriteCtx, given: CustomerIn, before: store.CustomerRow | undefined): store.CustomerRow {
  const { created_at: at } = given;
  const [first, last] = [given.first_name ?? before?.first_name ?? '', given.last_name ?? before?.last_name ?? ''];
  const email = given.email === undefined ? (before?.email ?? null) : given.email || null;
  const phone = given.phone === undefined ? (before?.phone ?? null) : given.phone || null;
  const isNamed = given.first_name !== undefined || given.last_name !== undefined || !before;
  return {
    id: before?.id ?? ctx.newId(),
    external_id: before ? before.external_id : given.external_id,
    first_name: first,
    last_name: last,
    name: isNamed ? `${first} ${last}`.trim() || email || phone || given.external_id : before.name,
    email,
    phone,
    language: given.language === undefined ? (before?.language ?? null) : given.language,
    addresses: given.addresses ?? withFirst(given.address ?? undefined, before?.addresses ?? []),
    payment_methods: given.payment_methods ?? before?.payment_methods ?? [],
    created_at: at ? new Date(at).toISOString() : (before?.created_at ?? null),
  };
}

const withFirst = (address: Address | undefined, known: Address[]) =>
  address === undefined || isSame(known[0], address) ? known : [address, ...known.filter((one) => !isSame(one, address))];

import type { ImportKind } from '@parley/contract/import-runs';
import type { WriteCtx } from '../../../context.ts';
import { type CustomerIn, importCustomers } from './customers.ts';
import { findByEmail } from './customer-store.ts';
import { customerKey, readCustomer } from './formats/customer-rows.ts';
import { orderKey, readOrder, type RefundIn } from './formats/order-rows.ts';
import { productKey, readProduct } from './formats/product-rows.ts';
import type { Group, Refusal, Sheet, SheetRow, Warning } from './formats/sheet.ts';
import { importOrders, type OrderIn } from './orders.ts';
import { findCustomers, saveRefunds } from './order-store.ts';
import { importProducts, type ProductIn } from './products.ts';
import { oldestWithSku } from './product-store.ts';
import type { Outcome } from './outcome.ts';
import type { Difference } from './ownership.ts';

export type Figures = {
  created: number;
  updated: number;
  unchanged: number;
  refunds: number;
  refusals: Refusal[];
  warnings: Warning[];
  differences: Difference[];
  /** Orders whose total differs from their items, by how many cents in all, and those that are incomplete for any reason. */
  totals: { differ: number; cents: number; incomplete: number };
};
/** `source` is the kind of file, `actor` the person who imports. */
export type Origin = { source: 'csv' | 'shopify'; actor: string | null };

/** The key that identifies records of each kind. */
export const keyOf: Record<ImportKind, (sheet: Sheet, row: SheetRow) => string> = {
  products: productKey,
  orders: orderKey,
  customers: customerKey,
};
/** The reason for refusing a row without a key. */
export const keyless: Record<ImportKind, [reason: string, field: string]> = {
  products: ['A name is required.', 'name'],
  orders: ['An order number is required.', 'order_number'],
  customers: ['An ID, email or phone number is required.', 'email'],
};

/** Imports whole records. Each stands alone: refused rows are reported one by one, the others are saved. */
export const bringIn: Record<ImportKind, (ctx: WriteCtx, sheet: Sheet, groups: Group[], origin: Origin) => Promise<Figures>> = {
  async products(ctx, sheet, groups, origin) {
    const read = groups.map((group) => ({ group, ...readProduct(sheet, group) }));
    const taken = read.flatMap(({ group, product }) => (product ? [{ group, record: { ...product, row: rowOf(group) } }] : []));
    const outcome = await importProducts(
      ctx,
      taken.map(({ record }) => record),
      { ...origin, whole: false },
    );
    return {
      ...figures(sheet, read, taken, outcome),
      warnings: [...read.flatMap(({ warnings }) => warnings), ...(await sharedSkus(ctx, taken))],
    };
  },
  async customers(ctx, sheet, groups) {
    const read = groups.map((group) => ({ group, ...readCustomer(sheet, group) }));
    const known = await whoIs(
      ctx,
      read.flatMap(({ customer }) => customer ?? []),
    );
    const taken = read.flatMap(({ group, customer }) =>
      customer
        ? [{ group, record: { ...customer, external_id: known.get(customer.external_id) ?? customer.external_id, row: rowOf(group) } }]
        : [],
    );
    const outcome = await importCustomers(
      ctx,
      taken.map(({ record }) => record),
    );
    return { ...figures(sheet, read, taken, outcome), warnings: read.flatMap(({ warnings }) => warnings) };
  },
  async orders(ctx, sheet, groups) {
    const read = groups.map((group) => ({ group, ...readOrder(sheet, group) }));
    const known = await meet(
      ctx,
      read.flatMap(({ order, refund, customer }) => ((order ?? refund) && customer) || []),
    );
    const whose = (customer: string | null) => customer && (known.get(customer) ?? customer);
    const taken = read.flatMap(({ group, order }) =>
      order ? [{ group, record: { ...order, customer: whose(order.customer), row: rowOf(group) } }] : [],
    );
    const outcome = await importOrders(
      ctx,
      taken.map(({ record }) => record),
      { bySku: true },
    );
    const refunds = read.flatMap(({ refund }) => (refund ? [{ ...refund, customer: whose(refund.customer) }] : []));
    await keepRefunds(ctx, refunds);
    const warnings = read.flatMap((one) => one.warnings);
    return { ...figures(sheet, read, taken, outcome), refunds: refunds.length, warnings, totals: totalsOf(read) };
  },
};

const totalsOf = (read: readonly { differsBy: number; isIncomplete: boolean }[]) => ({
  differ: read.filter(({ differsBy }) => differsBy > 0).length,
  cents: read.reduce((sum, { differsBy }) => sum + differsBy, 0),
  incomplete: read.filter(({ isIncomplete }) => isIncomplete).length,
});
const rowOf = ({ rows }: Group) => rows[0]?.row ?? 0;

type Taken = { group: Group; record: { external_id: string } };
function figures(
  sheet: Sheet,
  read: { refusals: Refusal[] }[],
  taken: Taken[],
  { created, updated, unchanged, refused, differences }: Outcome,
): Figures {
  const late = refused.flatMap(({ row, reason }) => sheet.refuseAll(taken[row - 1]?.group.rows ?? [], reason));
  // Reports only the first reason per row.
  const seen = new Set<number>();
  const refusals = [...read.flatMap((one) => one.refusals), ...late].filter(({ row }) => !seen.has(row) && seen.add(row));
  return { created, updated, unchanged, refunds: 0, refusals, warnings: [], differences, totals: { differ: 0, cents: 0, incomplete: 0 } };
}

/** SKUs need not be unique, but imported orders find only the oldest variant with one. */
async function sharedSkus(ctx: WriteCtx, taken: readonly { record: ProductIn }[]): Promise<Warning[]> {
  const given = taken.flatMap(({ record }) => record.variants).filter(({ sku }) => sku);
  const oldest = await oldestWithSku(ctx.db, ctx.actor.merchant, [...new Set(given.map(({ sku }) => String(sku).toLowerCase()))]);
  return given.flatMap(({ row = 0, sku, external_id: key }) => {
    const other = oldest.get(String(sku).toLowerCase());
    return other && other.id !== key && other.external_id !== key ? { row, reason: `${other.name} already has the SKU ${sku}.` } : [];
  });
}

/** The external ids of known customers, found by id or else by email. */
async function whoIs(ctx: WriteCtx, given: CustomerIn[]): Promise<Map<string, string>> {
  const byEmail = await findByEmail(ctx.db, ctx.actor.merchant, [...new Set(given.flatMap(({ email }) => email ?? []))]);
  const byKey = await findCustomers(
    ctx.db,
    ctx.actor.merchant,
    given.map(({ external_id }) => external_id),
  );
  return new Map(
    given.flatMap(({ external_id: key, email }) => {
      const name = byKey.has(key) ? key : email ? byEmail.get(email) : undefined;
      return name === undefined ? [] : [[key, name] as const];
    }),
  );
}

/** Creates the unknown customers of orders and leaves known ones unchanged. */
async function meet(ctx: WriteCtx, given: CustomerIn[]): Promise<Map<string, string>> {
  const known = await whoIs(ctx, given);
  const fresh = new Map(given.filter(({ external_id: key }) => !known.has(key)).map((customer) => [customer.external_id, customer]));
  if (fresh.size > 0) await importCustomers(ctx, [...fresh.values()]);
  return known;
}

async function keepRefunds(ctx: WriteCtx, refunds: RefundIn[]) {
  const { merchant } = ctx.actor;
  const customers = await findCustomers(
    ctx.db,
    merchant,
    refunds.flatMap(({ customer }) => customer ?? []),
  );
  await saveRefunds(
    ctx.db,
    merchant,
    refunds.map(({ external_id, customer, cents, at, lines }) => ({
      ...{ id: ctx.newId(), external_id, number: external_id, amount_cents: cents, at, lines },
      customer_id: customer === null ? null : (customers.get(customer) ?? null),
    })),
  );
}
export type { OrderIn };

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
/** `source` is the kind of file, `actor` the person who imports. `dry`: orders and customers are compared, but not written. */
export type Origin = { source: 'csv' | 'shopify'; actor: string | null; dry: boolean };

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

type Reading = { group: Group; refusals: Refusal[] };
type ProductRead = Reading & ReturnType<typeof readProduct>;
type CustomerRead = Reading & ReturnType<typeof readCustomer>;
type OrderRead = Reading & ReturnType<typeof readOrder>;
/** What rows say of their record, and its import. Reading needs no database, so it happens while another batch is written. */
type Importer<R extends Reading> = {
  read(sheet: Sheet, group: Group): R;
  /** Imports whole records. Each stands alone: refused rows are reported one by one, the others are saved. */
  bring(ctx: WriteCtx, sheet: Sheet, read: readonly R[], origin: Origin): Promise<Figures>;
};
/** Hides which kind of record is between reading and importing it. */
function importerOf<R extends Reading>({ read, bring }: Importer<R>) {
  return (sheet: Sheet, groups: readonly Group[]) => {
    const all = groups.map((group) => read(sheet, group));
    return (ctx: WriteCtx, wanted: (key: string) => boolean, origin: Origin) =>
      bring(
        ctx,
        sheet,
        all.filter(({ group }) => wanted(group.key)),
        origin,
      );
  };
}

const products: Importer<ProductRead> = {
  read: (sheet, group) => ({ group, ...readProduct(sheet, group) }),
  async bring(ctx, sheet, read, { source, actor }) {
    const taken = read.flatMap(({ group, product }) => (product ? [{ group, record: { ...product, row: rowOf(group) } }] : []));
    const outcome = await importProducts(
      ctx,
      taken.map(({ record }) => record),
      { source, actor, whole: false },
    );
    return {
      ...figures(sheet, read, taken, outcome),
      warnings: [...read.flatMap(({ warnings }) => warnings), ...(await sharedSkus(ctx, taken))],
    };
  },
};

const customers: Importer<CustomerRead> = {
  read: (sheet, group) => ({ group, ...readCustomer(sheet, group) }),
  async bring(ctx, sheet, read, { dry }) {
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
      { dry },
    );
    return { ...figures(sheet, read, taken, outcome), warnings: read.flatMap(({ warnings }) => warnings) };
  },
};

const orders: Importer<OrderRead> = {
  read: (sheet, group) => ({ group, ...readOrder(sheet, group) }),
  async bring(ctx, sheet, read, { dry }) {
    const { known, met } = await meet(
      ctx,
      read.flatMap(({ order, refund, customer }) => ((order ?? refund) && customer) || []),
      dry,
    );
    const whose = (customer: string | null) => customer && (known.get(customer) ?? customer);
    const taken = read.flatMap(({ group, order }) =>
      order ? [{ group, record: { ...order, customer: whose(order.customer), row: rowOf(group) } }] : [],
    );
    const outcome = await importOrders(
      ctx,
      taken.map(({ record }) => record),
      { bySku: true, dry, met },
    );
    const refunds = read.flatMap(({ refund }) => (refund ? [{ ...refund, customer: whose(refund.customer) }] : []));
    if (!dry && refunds.length > 0) await keepRefunds(ctx, refunds);
    const warnings = read.flatMap((one) => one.warnings);
    return { ...figures(sheet, read, taken, outcome), refunds: refunds.length, warnings, totals: totalsOf(read) };
  },
};

const totalsOf = (read: readonly { differsBy: number; isIncomplete: boolean }[]) => ({
  differ: read.filter(({ differsBy }) => differsBy > 0).length,
  cents: read.reduce((sum, { differsBy }) => sum + differsBy, 0),
  incomplete: read.filter(({ isIncomplete }) => isIncomplete).length,
});

/** Reads the records of a batch; the returned function imports those of the wanted keys. */
export const readIn: Record<ImportKind, ReturnType<typeof importerOf>> = {
  products: importerOf(products),
  customers: importerOf(customers),
  orders: importerOf(orders),
};

const rowOf = ({ rows }: Group) => rows[0]?.row ?? 0;

type Taken = { group: Group; record: { external_id: string } };
function figures(
  sheet: Sheet,
  read: readonly { refusals: Refusal[] }[],
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

/** Creates the unknown customers of orders and leaves known ones unchanged. `met`: those a dry run would have created, with an id. */
async function meet(ctx: WriteCtx, given: CustomerIn[], dry: boolean) {
  const known = await whoIs(ctx, given);
  const fresh = [
    ...new Map(given.filter(({ external_id: key }) => !known.has(key)).map((customer) => [customer.external_id, customer])).values(),
  ];
  const { refused } = fresh.length > 0 ? await importCustomers(ctx, fresh, { dry }) : { refused: [] };
  const gone = new Set(refused.map(({ external_id: key }) => key));
  const met = new Map(fresh.flatMap(({ external_id: key }) => (dry && !gone.has(key) ? [[key, ctx.newId()] as const] : [])));
  return { known, met };
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

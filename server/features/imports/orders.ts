import type { importedOrder } from '@parley/contract/imports';
import type { z } from 'zod';
import type { WriteCtx } from '../../context.ts';
import { toCents } from '../../platform/lib/money.ts';
import * as store from './order-store.ts';
import { isPlausible, type Money, numberKey, type Outcome, reasonAgainstMoney, sift, totalsOf } from './rules.ts';

type Order = z.output<typeof importedOrder>;

/** Orders as they stand: states are set, not moved to, and lines and payments replaced whole. What their customers spent is counted anew. */
export async function importOrders(ctx: WriteCtx, orders: readonly Order[]): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const known = await knownOf(ctx, orders);
  const { kept, refused } = sift(orders, (order) => reasonAgainst(order, known));
  const formerCustomers = await store.customersOf(
    ctx.db,
    merchant,
    kept.map(({ external_id }) => external_id),
  );
  const rows = kept.map((order) => rowOf(ctx, order, known));
  const saved = await store.saveOrders(ctx.db, merchant, rows, ctx.now());
  const idOf = new Map(saved.map(({ external_id, id }) => [external_id, id]));
  const ids = [...idOf.values()];
  await store.replaceLines(
    ctx.db,
    merchant,
    ids,
    kept.flatMap((order) => linesOf(ctx, order, idOf.get(order.external_id) ?? '', known)),
  );
  await store.replacePayments(
    ctx.db,
    merchant,
    ids,
    kept.flatMap((order) => paymentsOf(ctx, order, idOf.get(order.external_id) ?? '')),
  );
  const touched = new Set([...formerCustomers, ...rows.flatMap(({ customer_id }) => customer_id ?? [])]);
  await store.countSpending(ctx.db, merchant, [...touched], ctx.now());
  const created = saved.filter((row) => row.created).length;
  return { created, updated: saved.length - created, refused };
}

type Known = { customers: Map<string, string>; variants: Map<string, store.KnownVariant> };
async function knownOf({ db, actor: { merchant } }: WriteCtx, orders: readonly Order[]): Promise<Known> {
  const customers = await store.findCustomers(
    db,
    merchant,
    orders.flatMap(({ customer }) => customer ?? []),
  );
  const variants = await store.findVariants(
    db,
    merchant,
    orders.flatMap(({ lines }) => lines.flatMap(({ variant }) => variant ?? [])),
  );
  return { customers, variants };
}

function reasonAgainst(order: Order, { customers, variants }: Known): string | undefined {
  const unknown = order.lines.find(({ variant }) => variant !== null && !variants.has(variant));
  if (order.customer !== null && !customers.has(order.customer)) return `There is no customer ${order.customer}.`;
  if (unknown) return `There is no variant ${unknown.variant}.`;
  if (numberKey(order.order_number) === '') return 'The order number has neither letters nor digits.';
  if (![order.placed_at, ...order.payments.flatMap(({ at }) => at ?? [])].every(isPlausible)) return 'A date is not plausible.';
  return reasonAgainstMoney(moneyOf(order), order.payment_status);
}

const moneyOf = (order: Order): Money => ({
  lines: order.lines.map(({ price, quantity }) => ({ cents: toCents(price), quantity })),
  discount: toCents(order.discount),
  shipping: toCents(order.shipping),
  tax: toCents(order.tax),
  ledger: order.payments.map(({ kind, amount }) => ({ kind, cents: toCents(amount) })),
});

function rowOf(ctx: WriteCtx, order: Order, { customers }: Known): store.OrderRow {
  const money = moneyOf(order);
  const { subtotal, total } = totalsOf(money);
  const { external_id, order_number, status, payment_status, fulfillment_status, shipping_address, tracking, cancel_reason } = order;
  return {
    id: ctx.newId(),
    external_id,
    order_number,
    number_key: numberKey(order_number),
    customer_id: order.customer === null ? null : (customers.get(order.customer) ?? null),
    status,
    payment_status,
    fulfillment_status,
    shipping_address,
    tracking,
    cancel_reason,
    placed_at: new Date(order.placed_at).toISOString(),
    subtotal_cents: subtotal,
    discount_cents: money.discount,
    shipping_cents: money.shipping,
    tax_cents: money.tax,
    total_cents: total,
  };
}

const linesOf = (ctx: WriteCtx, { lines }: Order, orderId: string, { variants }: Known): store.LineRow[] =>
  lines.map(({ variant, price, ...line }, position) => {
    const sold = variant === null ? undefined : variants.get(variant);
    return {
      ...line,
      id: ctx.newId(),
      order_id: orderId,
      position,
      variant_id: sold?.id ?? null,
      product_id: sold?.product_id ?? null,
      price_cents: toCents(price),
    };
  });

const paymentsOf = (ctx: WriteCtx, { payments, placed_at: placedAt }: Order, orderId: string): store.PaymentRow[] =>
  payments.map(({ kind, amount, method, at }, position) => ({
    id: ctx.newId(),
    order_id: orderId,
    position,
    kind,
    amount_cents: toCents(amount),
    method,
    at: new Date(at ?? placedAt).toISOString(),
  }));

import type { FulfillmentStatus, OrderAction, OrderStatus, PaymentStatus } from '@parley/contract/orders';
import type { Permission } from '@parley/contract/permissions';

export type ActorKind = 'user' | 'machine' | 'ai' | 'customer' | 'system';
/** The acting person. `refundLimitCents` is what somebody without `orders:refund_any` may refund per order in total. */
export type OrderPerson = { kind: ActorKind; may(permission: Permission): boolean; refundLimitCents: number; selfService?: SelfService };

/** How far customers, and the AI for them, may change orders by themselves. */
export type SelfService = {
  /** Statuses in which an order may be canceled or changed. */
  cancel: readonly OrderStatus[];
  change: readonly OrderStatus[];
  /** After items were changed, no further change or cancellation is allowed. */
  itemsOnce: boolean;
  /** Only one open return or exchange at a time. */
  returnOnce: boolean;
};
export const narrowest: SelfService = { cancel: ['pending'], change: ['pending'], itemsOnce: true, returnOnce: true };

/** The status table. Transitions caused by goods (shipped, delivered, returned) follow it as well; nobody can request `returned`. */
export const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  draft: ['pending'],
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

export const unitNames = ['quantity', 'cancelled', 'shipped', 'returned', 'in_return'] as const;
/** Units of a line: `quantity` as ordered; the others are parts of it. */
export type Units = Record<(typeof unitNames)[number], number>;
export const leftOf = ({ quantity, cancelled, shipped }: Units) => quantity - cancelled - shipped;
export const returnableOf = ({ shipped, returned, in_return: inReturn }: Units) => shipped - returned - inReturn;
export type UnitSums = { items: number; left: number; shipped: number; returned: number; returnable: number };
const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
/** Lines from an exchange replace what it took back, so they don't add to `items`. */
export const sumUnits = (lines: readonly (Units & { exchange_id?: string | null })[]): UnitSums => ({
  items: sum(lines, ({ quantity, cancelled, exchange_id: exchange }) => (exchange ? 0 : quantity - cancelled)),
  left: sum(lines, leftOf),
  shipped: sum(lines, ({ shipped }) => shipped),
  returned: sum(lines, ({ returned }) => returned),
  returnable: sum(lines, returnableOf),
});

/** The statuses that can be requested now. A partially shipped order can't be canceled, and nobody sets `returned`. */
export const askableMoves = (status: OrderStatus, shipped: number): OrderStatus[] =>
  moves[status].filter((to) => to !== 'returned' && !(to === 'cancelled' && shipped > 0));

/** The next transition that follows from goods, one step at a time, or null. `parcels`: how many are on their way, and how many exist. */
export function derivedMove(
  status: OrderStatus,
  { left, shipped, returned }: Pick<UnitSums, 'left' | 'shipped' | 'returned'>,
  parcels: { open: number; all: number },
): OrderStatus | null {
  if (left > 0 || shipped === 0) return null;
  if (status === 'processing') return 'shipped';
  if ((status === 'shipped' || status === 'delivered') && returned === shipped) return 'returned';
  if (status === 'shipped' && parcels.all > 0 && parcels.open === 0) return 'delivered';
  return null;
}

const unpaid: readonly PaymentStatus[] = ['awaiting', 'authorized', 'partially_paid'];
/** A refund doesn't make a fully paid order newly paid. */
export const becomesPaid = (from: PaymentStatus, to: PaymentStatus) =>
  unpaid.includes(from) && (to === 'paid' || to === 'partially_refunded');
type Money = { total_cents: number; captured_cents: number; refunded_cents: number };
export const refundableOf = ({ captured_cents: captured, refunded_cents: refunded }: Omit<Money, 'total_cents'>) => captured - refunded;
/** The balance due; negative when overpaid. Goodwill refunds and refunds of returns aren't due again. `settled` as in `paymentStatusOf`. */
export function balanceOf(order: Money & { status: OrderStatus; payment_status: PaymentStatus }, settled = 0): number {
  const kept = refundableOf(order);
  if (kept > order.total_cents) return order.total_cents - kept;
  const isOpen = unpaid.includes(order.payment_status) && order.status !== 'cancelled' && order.status !== 'returned';
  return isOpen ? Math.max(0, order.total_cents - order.captured_cents + settled) : 0;
}

/**
 * `swapped`: refunded because another method paid instead; counts neither as paid nor as refunded. `settled`: the same plus refunds
 * because the total decreased, less what was waived. A goodwill refund or one for a return leaves the order paid, although the shop keeps
 * less than its total.
 */
export function paymentStatusOf(
  order: Money & { status: OrderStatus; payment_status: PaymentStatus },
  swapped = 0,
  settled = swapped,
): PaymentStatus {
  const [captured, refunded] = [order.captured_cents - swapped, order.refunded_cents - swapped];
  if (captured === 0) {
    if (order.status === 'cancelled') return 'voided';
    if (order.total_cents === 0) return 'paid';
    return order.payment_status === 'authorized' ? 'authorized' : 'awaiting';
  }
  if (refunded >= captured) return 'refunded';
  if (order.status !== 'cancelled' && order.captured_cents - settled < order.total_cents) return 'partially_paid';
  return refunded > 0 ? 'partially_refunded' : 'paid';
}

/** `held`: the order is on hold. With nothing left to ship there is no hold. */
export function fulfillmentStatusOf({ left, shipped }: Pick<UnitSums, 'left' | 'shipped'>, locked: boolean): FulfillmentStatus {
  if (locked && left > 0) return 'on_hold';
  if (shipped === 0) return 'unfulfilled';
  return left === 0 ? 'fulfilled' : 'partially_fulfilled';
}

/** The facts the rules need. Lists count units and payments in their query. */
export type OrderFacts = Money & {
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfillment_status: FulfillmentStatus;
  payment_terms: string;
  customer_id: string | null;
  items_edited_at: Date | null;
  units: Pick<UnitSums, 'left' | 'shipped' | 'returnable'>;
  /** The number of ledger entries, payments and refunds. */
  entries: number;
  /** The open return or exchange. */
  returns: string | null;
};
type Facts<K extends keyof OrderFacts> = Pick<OrderFacts, K>;

/** A prepaid order ships once it is paid; with other terms it ships before. */
export const isPaidFor = ({ payment_status: paid, payment_terms: terms }: Facts<'payment_status' | 'payment_terms'>) =>
  terms !== 'prepaid' || paid === 'paid' || paid === 'partially_refunded';
export const isLocked = ({ fulfillment_status: fulfillment }: Facts<'fulfillment_status'>) => fulfillment === 'on_hold';
const beforeShipping: readonly OrderStatus[] = ['pending', 'confirmed', 'processing'];
const shipping: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];
/** Statuses in which units can ship: after delivery only those from an exchange remain. */
export const canShipFrom = ({ status, units }: Facts<'status' | 'units'>) => shipping.includes(status) && units.left > 0;
export const canCancelLines = ({ status, units }: Facts<'status' | 'units'>) =>
  (beforeShipping.includes(status) || shipping.includes(status)) && units.left > 0;
export const canHold = (order: Facts<'status' | 'units' | 'fulfillment_status'>) =>
  (beforeShipping.includes(order.status) || shipping.includes(order.status)) && order.units.left > 0 && !isLocked(order);
/** Nothing has shipped yet. */
export const canEdit = ({ status, units }: Facts<'status' | 'units'>) => beforeShipping.includes(status) && units.shipped === 0;
export const canReturn = ({ status, units }: Facts<'status' | 'units'>) =>
  (status === 'shipped' || status === 'delivered') && units.returnable > 0;
export const canRecordPayment = (order: OrderFacts) =>
  (beforeShipping.includes(order.status) || order.status === 'shipped' || order.status === 'delivered') &&
  unpaid.includes(order.payment_status) &&
  refundableOf(order) < order.total_cents;
export const canRefund = (order: OrderFacts) => order.status !== 'draft' && refundableOf(order) > 0;

/** How much this person may still refund for the order. `swapped` as in `paymentStatusOf`. */
export const refundAllowance = (
  { captured_cents, refunded_cents }: Omit<Money, 'total_cents'>,
  { kind, may, refundLimitCents }: OrderPerson,
  swapped = 0,
): number => {
  const most = captured_cents - refunded_cents;
  return kind === 'system' || may('orders:refund_any') ? most : Math.min(most, Math.max(0, refundLimitCents - (refunded_cents - swapped)));
};

/**
 * The actions this person may take on the order now. The AI and customers change a pending order whose items haven't been changed, and
 * return delivered ones, one return at a time, unless the shop allows more; teammates have wider rules.
 */
export function actionsOf(order: OrderFacts, person: OrderPerson): OrderAction[] {
  if (!person.may('orders:write')) return [];
  const inside = person.kind === 'user' || person.kind === 'machine' || person.kind === 'system';
  const { cancel, change, itemsOnce, returnOnce } = person.selfService ?? narrowest;
  const untouched = !itemsOnce || order.items_edited_at === null;
  const changeable = canEdit(order) && (inside || (untouched && change.includes(order.status)));
  const returnable = canReturn(order) && (inside || (order.status === 'delivered' && (!returnOnce || order.returns === null)));
  const asked: Record<OrderAction, boolean> = {
    edit_draft: order.status === 'draft' && inside,
    discard: order.status === 'draft' && inside,
    place: order.status === 'draft',
    confirm: order.status === 'pending' && inside,
    process: order.status === 'confirmed' && inside,
    ship: inside && canShipFrom(order) && isPaidFor(order) && !isLocked(order),
    deliver: inside && order.status === 'shipped' && order.units.left === 0,
    cancel: canEdit(order) && (inside || (untouched && cancel.includes(order.status))),
    cancel_lines: inside && canCancelLines(order),
    record_payment: inside && canRecordPayment(order),
    refund: inside && canRefund(order) && refundAllowance(order, person) > 0,
    hold: inside && canHold(order),
    release: inside && isLocked(order),
    edit_items: changeable,
    edit_address: changeable,
    edit_payment: changeable && order.entries === 1 && order.customer_id !== null,
    return: returnable,
    exchange: returnable,
    create_checkout: order.status === 'draft',
    create_payment_link: inside && canRecordPayment(order),
    note: inside,
  };
  return (Object.keys(asked) as OrderAction[]).filter((action) => asked[action]);
}

/** A ledger entry. `swap`: refunded because another method paid instead; `settles`: the same, or because the total decreased. */
export type Entry = {
  kind: 'payment' | 'refund';
  amount_cents: number;
  method: string | null;
  method_label: string | null;
  swap?: boolean;
  settles?: boolean;
};
const refundsThat = (ledger: readonly Entry[], are: 'swap' | 'settles') =>
  sum(
    ledger.filter((entry) => entry.kind === 'refund' && entry[are] === true),
    ({ amount_cents: cents }) => cents,
  );
export const swappedOf = (ledger: readonly Entry[]) => refundsThat(ledger, 'swap');
export const settledOf = (ledger: readonly Entry[]) => refundsThat(ledger, 'settles');
/** The price of goods returned before they were paid, in cents: not refunded and no longer owed. */
export const waivedOf = (returns: readonly { kind: string; state: string; refund_cents: number; refunded_cents: number }[]) =>
  sum(
    returns.filter(({ kind, state }) => kind === 'return' && (state === 'received' || state === 'closed')),
    ({ refund_cents: price, refunded_cents: refunded }) => Math.max(0, price - refunded),
  );
/** Whether payments, less settling refunds, cover the total. After a full refund nothing is left to settle. */
export const isPaidUp = (money: Money, ledger: readonly Entry[], waived = 0) =>
  refundableOf(money) > 0 && money.captured_cents - settledOf(ledger) >= money.total_cents - waived;
/**
 * The refund when units worth `less` are canceled or returned: that amount for a paid order, otherwise only the excess, and never more
 * than the shop holds. `waived` as in `waivedOf`.
 */
export function backForLess(money: Money, ledger: readonly Entry[], less: number, waived = 0): number {
  const kept = refundableOf(money);
  const tooMuch = Math.max(0, kept - (money.total_cents - waived - less));
  return Math.min(kept, isPaidUp(money, ledger, waived) ? Math.max(less, tooMuch) : tooMuch);
}
export type Share = { method: string | null; label: string | null; cents: number };
/** What each method paid and hasn't got back, latest payment first. */
export function keptByMethod(ledger: readonly Entry[]): Share[] {
  const kept = new Map<string | null, Share>();
  for (const { kind, amount_cents: cents, method, method_label: label } of ledger) {
    const before = kept.get(method)?.cents ?? 0;
    kept.set(method, { method, label: label ?? kept.get(method)?.label ?? null, cents: before + (kind === 'payment' ? cents : -cents) });
  }
  return [...kept.values()].reverse().filter(({ cents }) => cents > 0);
}
/** Splits a refund among the methods that paid. A refund to a gift card instead leaves less to split than the methods paid. */
export function shareRefund(ledger: readonly Entry[], cents: number): Share[] {
  const shares: Share[] = [];
  let open = cents;
  for (const share of keptByMethod(ledger)) {
    const part = Math.min(open, share.cents);
    if (part > 0) shares.push({ ...share, cents: part });
    open -= part;
  }
  return shares;
}

/** `providerPayment`: the payment that the provider returns this share of. */
export type ProviderShare = Share & { providerPayment?: string };
type ProviderEntry = Entry & { provider_payment: string | null };
/** Splits shares further by the provider payments they came from, latest first; the rest was recorded by hand. */
export function byProviderPayment(ledger: readonly ProviderEntry[], shares: readonly Share[]): ProviderShare[] {
  const left = new Map<string, { method: string | null; cents: number }>();
  for (const { kind, provider_payment: payment, method, amount_cents: cents } of ledger) {
    if (payment === null) continue;
    const before = left.get(payment) ?? { method, cents: 0 };
    left.set(payment, { method: before.method, cents: before.cents + (kind === 'payment' ? cents : -cents) });
  }
  const payments = [...left].reverse();
  return shares.flatMap((share) => {
    const parts: ProviderShare[] = [];
    let open = share.cents;
    for (const [providerPayment, kept] of payments) {
      const cents = kept.method === share.method ? Math.min(open, kept.cents) : 0;
      if (cents <= 0) continue;
      kept.cents -= cents;
      open -= cents;
      parts.push({ ...share, cents, providerPayment });
    }
    return open > 0 || parts.length === 0 ? [...parts, { ...share, cents: open }] : parts;
  });
}

type Totals = { subtotal_cents: number; discount_cents: number; shipping_cents: number; tax_cents: number };
/** The order's totals with another subtotal: discount and tax change in proportion to the goods; shipping is not prorated. */
export function totalsWith(before: Totals, subtotal: number): Totals & { total_cents: number } {
  const part = (cents: number) => (before.subtotal_cents === 0 ? cents : Math.round((cents * subtotal) / before.subtotal_cents));
  const discount = Math.min(part(before.discount_cents), subtotal);
  const tax = part(before.tax_cents);
  return {
    subtotal_cents: subtotal,
    discount_cents: discount,
    shipping_cents: before.shipping_cents,
    tax_cents: tax,
    total_cents: Math.max(0, subtotal - discount + before.shipping_cents + tax),
  };
}

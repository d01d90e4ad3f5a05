import type { FulfillmentStatus, OrderAction, OrderStatus, PaymentStatus } from '@parley/contract/orders';
import type { Permission } from '@parley/contract/permissions';

export type ActorKind = 'user' | 'ai' | 'customer' | 'system';
/** Who would do it. `refundLimitCents` is what one without `orders:refund_any` may give back for an order in all. */
export type OrderPerson = { kind: ActorKind; may(permission: Permission): boolean; refundLimitCents: number; selfService?: SelfService };

/** How far customers, and the AI on their behalf, change orders by themselves. */
export type SelfService = {
  /** The states in which an order may be cancelled, and changed. */
  cancel: readonly OrderStatus[];
  change: readonly OrderStatus[];
  /** After a change of items nothing further may be changed or cancelled. */
  itemsOnce: boolean;
  /** One return or exchange at a time. */
  returnOnce: boolean;
};
export const narrowest: SelfService = { cancel: ['pending'], change: ['pending'], itemsOnce: true, returnOnce: true };

/** The one table of moves. What is derived from goods (shipped by a shipment, delivered, returned) goes along it too; `returned` is never asked for. */
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

/** Pieces of a line: `quantity` as ordered, the rest of that. */
export type Pieces = { quantity: number; cancelled: number; shipped: number; returned: number; in_return: number };
export const leftOf = ({ quantity, cancelled, shipped }: Pieces) => quantity - cancelled - shipped;
export const returnableOf = ({ shipped, returned, in_return: inReturn }: Pieces) => shipped - returned - inReturn;
export type PieceSums = { items: number; left: number; shipped: number; returned: number; returnable: number };
const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
/** What an exchange brought stands for what it took: it is no more of `items`. */
export const sumPieces = (lines: readonly (Pieces & { exchange_id?: string | null })[]): PieceSums => ({
  items: sum(lines, ({ quantity, cancelled, exchange_id: exchange }) => (exchange ? 0 : quantity - cancelled)),
  left: sum(lines, leftOf),
  shipped: sum(lines, ({ shipped }) => shipped),
  returned: sum(lines, ({ returned }) => returned),
  returnable: sum(lines, returnableOf),
});

/** The moves of `status` somebody may ask for now. A part-shipped order is not cancelled whole, and nobody sets `returned`. */
export const askableMoves = (status: OrderStatus, shipped: number): OrderStatus[] =>
  moves[status].filter((to) => to !== 'returned' && !(to === 'cancelled' && shipped > 0));

/** Where goods bring an order by themselves, one step at a time; null when it stays. `parcels`: how many are on their way, and how many there are. */
export function derivedMove(
  status: OrderStatus,
  { left, shipped, returned }: Pick<PieceSums, 'left' | 'shipped' | 'returned'>,
  parcels: { open: number; all: number },
): OrderStatus | null {
  if (left > 0 || shipped === 0) return null;
  if (status === 'processing') return 'shipped';
  if ((status === 'shipped' || status === 'delivered') && returned === shipped) return 'returned';
  if (status === 'shipped' && parcels.all > 0 && parcels.open === 0) return 'delivered';
  return null;
}

const unpaid: readonly PaymentStatus[] = ['awaiting', 'authorized', 'partially_paid'];
type Money = { total_cents: number; captured_cents: number; refunded_cents: number };
export const refundableOf = ({ captured_cents: captured, refunded_cents: refunded }: Omit<Money, 'total_cents'>) => captured - refunded;
/**
 * What is still to be paid, or below zero what was paid too much. Money that was given back, out of good will or for what was returned, is not asked
 * for again. `settled` as in `paymentStatusOf`.
 */
export function balanceOf(order: Money & { status: OrderStatus; payment_status: PaymentStatus }, settled = 0): number {
  const kept = refundableOf(order);
  if (kept > order.total_cents) return order.total_cents - kept;
  const isOpen = unpaid.includes(order.payment_status) && order.status !== 'cancelled' && order.status !== 'returned';
  return isOpen ? Math.max(0, order.total_cents - order.captured_cents + settled) : 0;
}

/**
 * `swapped`: what went back because another method paid instead; it counts neither as money that came nor as money returned. `settled`: that and
 * what went back because the order became worth less, so that it pays for nothing any more; less what was waived. An amount given back out of
 * good will, or for what was returned, leaves an order paid for, although the shop keeps less than its total.
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

/** `held`: somebody holds it. Nothing is held any more once nothing is left to ship. */
export function fulfillmentStatusOf({ left, shipped }: Pick<PieceSums, 'left' | 'shipped'>, held: boolean): FulfillmentStatus {
  if (held && left > 0) return 'on_hold';
  if (shipped === 0) return 'unfulfilled';
  return left === 0 ? 'fulfilled' : 'partially_fulfilled';
}

/** What the rules look at. Lists count the pieces and the payments in their query. */
export type OrderFacts = Money & {
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfillment_status: FulfillmentStatus;
  payment_terms: string;
  customer_id: string | null;
  items_edited_at: Date | null;
  pieces: Pick<PieceSums, 'left' | 'shipped' | 'returnable'>;
  /** Entries of the ledger, payments and refunds. */
  entries: number;
  /** A return or an exchange that is not over. */
  returns: string | null;
};
type Facts<K extends keyof OrderFacts> = Pick<OrderFacts, K>;

/** A prepaid order ships once it is paid; the other terms ship before. */
export const isPaidFor = ({ payment_status: paid, payment_terms: terms }: Facts<'payment_status' | 'payment_terms'>) =>
  terms !== 'prepaid' || paid === 'paid' || paid === 'partially_refunded';
export const isHeld = ({ fulfillment_status: fulfillment }: Facts<'fulfillment_status'>) => fulfillment === 'on_hold';
const beforeShipping: readonly OrderStatus[] = ['pending', 'confirmed', 'processing'];
const shipping: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];
/** The states in which pieces can leave: after delivery only those that came in by an exchange are left. */
export const canShipFrom = ({ status, pieces }: Facts<'status' | 'pieces'>) => shipping.includes(status) && pieces.left > 0;
export const canCancelLines = ({ status, pieces }: Facts<'status' | 'pieces'>) =>
  (beforeShipping.includes(status) || shipping.includes(status)) && pieces.left > 0;
export const canHold = (order: Facts<'status' | 'pieces' | 'fulfillment_status'>) =>
  (beforeShipping.includes(order.status) || shipping.includes(order.status)) && order.pieces.left > 0 && !isHeld(order);
/** Nothing of it has left. */
export const canEdit = ({ status, pieces }: Facts<'status' | 'pieces'>) => beforeShipping.includes(status) && pieces.shipped === 0;
export const canReturn = ({ status, pieces }: Facts<'status' | 'pieces'>) =>
  (status === 'shipped' || status === 'delivered') && pieces.returnable > 0;
export const canRecordPayment = (order: OrderFacts) =>
  (beforeShipping.includes(order.status) || order.status === 'shipped' || order.status === 'delivered') &&
  unpaid.includes(order.payment_status) &&
  refundableOf(order) < order.total_cents;
export const canRefund = (order: OrderFacts) => order.status !== 'draft' && refundableOf(order) > 0;

/** How much this person may still give back for the order. `swapped` as in `paymentStatusOf`. */
export const refundAllowance = (
  { captured_cents, refunded_cents }: Omit<Money, 'total_cents'>,
  { kind, may, refundLimitCents }: OrderPerson,
  swapped = 0,
): number => {
  const most = captured_cents - refunded_cents;
  return kind === 'system' || may('orders:refund_any') ? most : Math.min(most, Math.max(0, refundLimitCents - (refunded_cents - swapped)));
};

/**
 * What this person may do with the order as it stands. The AI and the customer themselves change a pending order whose items were not
 * changed before, and return what was delivered, once at a time, unless the shop lets them do more; its people work by the wider rules.
 */
export function actionsOf(order: OrderFacts, person: OrderPerson): OrderAction[] {
  if (!person.may('orders:write')) return [];
  const inside = person.kind === 'user' || person.kind === 'system';
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
    ship: inside && canShipFrom(order) && isPaidFor(order) && !isHeld(order),
    deliver: inside && order.status === 'shipped' && order.pieces.left === 0,
    cancel: canEdit(order) && (inside || (untouched && cancel.includes(order.status))),
    cancel_lines: inside && canCancelLines(order),
    record_payment: inside && canRecordPayment(order),
    refund: inside && canRefund(order) && refundAllowance(order, person) > 0,
    hold: inside && canHold(order),
    release: inside && isHeld(order),
    edit_items: changeable,
    edit_address: changeable,
    edit_payment: changeable && order.entries === 1 && order.customer_id !== null,
    return: returnable,
    exchange: returnable,
    create_checkout: order.status === 'draft',
    note: inside,
  };
  return (Object.keys(asked) as OrderAction[]).filter((action) => asked[action]);
}

/** An entry of an order's ledger. `swap`: it went back because another method paid instead; `settles`: for that, or since the order became worth less. */
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
/** The price of goods that came back before they were paid, in cents: nothing was refunded for them, and nobody pays for them any more. */
export const waivedOf = (returns: readonly { kind: string; state: string; refund_cents: number; refunded_cents: number }[]) =>
  sum(
    returns.filter(({ kind, state }) => kind === 'return' && (state === 'received' || state === 'closed')),
    ({ refund_cents: price, refunded_cents: refunded }) => Math.max(0, price - refunded),
  );
/** Whether what came in, and did not go back to settle something, covers the total. Nothing is settled with one who was given back everything. */
export const isPaidUp = (money: Money, ledger: readonly Entry[], waived = 0) =>
  refundableOf(money) > 0 && money.captured_cents - settledOf(ledger) >= money.total_cents - waived;
/**
 * What goes back when pieces worth `less` in all are cancelled, or came back: of an order that is paid up that much, of any other what is then
 * paid too much, and never more than is kept. `waived` as in `waivedOf`.
 */
export function backForLess(money: Money, ledger: readonly Entry[], less: number, waived = 0): number {
  const kept = refundableOf(money);
  const tooMuch = Math.max(0, kept - (money.total_cents - waived - less));
  return Math.min(kept, isPaidUp(money, ledger, waived) ? Math.max(less, tooMuch) : tooMuch);
}
export type Share = { method: string | null; label: string | null; cents: number };
/** What each method paid and has not got back, the latest payment first. */
export function keptByMethod(ledger: readonly Entry[]): Share[] {
  const kept = new Map<string | null, Share>();
  for (const { kind, amount_cents: cents, method, method_label: label } of ledger) {
    const before = kept.get(method)?.cents ?? 0;
    kept.set(method, { method, label: label ?? kept.get(method)?.label ?? null, cents: before + (kind === 'payment' ? cents : -cents) });
  }
  return [...kept.values()].reverse().filter(({ cents }) => cents > 0);
}
/** How a refund goes back to the methods that paid. Money that was given to a gift card instead leaves less to share than was kept by name. */
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

type Totals = { subtotal_cents: number; discount_cents: number; shipping_cents: number; tax_cents: number };
/** The order’s sums with another subtotal: discount and tax were given on the goods and change with them, the way is paid once. */
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

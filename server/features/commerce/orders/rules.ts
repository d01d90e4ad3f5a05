import type { FulfillmentStatus, OrderAction, OrderStatus, PaymentStatus } from '@parley/contract/orders';
import { hasShares, keyOf, type Tax, taxedPartsOf, taxLinesOf, type TaxPart, withGoods } from '../taxes/rules.ts';
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
/** `refunded`: units given back by line; `refunded_gone`: those of them that were canceled, restocked or returned since. */
export type Refunded = { refunded: number; refunded_gone: number };
/** Units still in the order or with the customer whose money wasn't given back. */
export const unrefundedOf = ({ quantity, cancelled, returned, in_return: inReturn, refunded, refunded_gone: gone }: Units & Refunded) =>
  Math.max(0, quantity - cancelled - returned - inReturn - (refunded - gone));
/** Of this many units that leave the order, those whose money was given back before: unrefunded units leave first. */
export const refundedAmong = (line: Units & Refunded, units: number) => Math.max(0, units - unrefundedOf(line));
/** Units that can be swapped for another variant: a refunded one would be paid back twice. */
export const swappableOf = (line: Units & Refunded, of: (line: Units) => number) => Math.min(of(line), unrefundedOf(line));
export type UnitSums = { items: number; left: number; shipped: number; returned: number; returnable: number };
export const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
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
/**
 * The balance due; negative when overpaid. Goodwill refunds and refunds of returns aren't due again. `settled` as in `paymentStatusOf`;
 * `itemized`: as in `itemizedOf`, what nobody owes any more, so it doesn't use up what was paid too much.
 */
export function balanceOf(order: Money & { status: OrderStatus; payment_status: PaymentStatus }, settled = 0, itemized = 0): number {
  const kept = refundableOf(order);
  const owed = Math.max(0, order.total_cents - itemized);
  if (kept > owed) return owed - kept;
  const isOpen = unpaid.includes(order.payment_status) && order.status !== 'cancelled' && order.status !== 'returned';
  return isOpen ? Math.max(0, order.total_cents - order.captured_cents + settled) : 0;
}

/**
 * `swapped`: refunded because another method paid instead, because too much was paid, or because all of a part payment was given back;
 * counts neither as paid nor as refunded. `settled`: the same plus refunds because the total decreased, less what was waived. A goodwill refund or one for a return leaves the order paid, although the shop keeps
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
    // Nothing is owed for a free draft either, but it isn't paid before it is placed.
    if (order.total_cents === 0 && order.status !== 'draft') return 'paid';
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
/** Something is still to be shipped, so items can be added, taken or swapped. */
export const canEditItems = ({ status, units }: Facts<'status' | 'units'>) => beforeShipping.includes(status) && units.left > 0;
/** Something is still to be shipped, also of an exchange after delivery: that goes to the new address. */
export const canEditAddress = canCancelLines;
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
  const itemsChangeable = inside ? canEditItems(order) : changeable;
  const addressChangeable = inside ? canEditAddress(order) : changeable;
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
    edit_items: itemsChangeable,
    edit_address: addressChangeable,
    edit_payment: changeable && order.entries === 1 && order.customer_id !== null,
    return: returnable,
    exchange: returnable,
    create_checkout: order.status === 'draft',
    create_payment_link: inside && canRecordPayment(order),
    note: inside,
  };
  return (Object.keys(asked) as OrderAction[]).filter((action) => asked[action]);
}

/**
 * A ledger entry. `swap`: refunded because another method paid instead; `reverses`: what was paid too much, or all of a part payment, was
 * given back; `settles`: one of these, or refunded because the total decreased.
 */
export type Entry = {
  kind: 'payment' | 'refund';
  amount_cents: number;
  method: string | null;
  method_label: string | null;
  swap?: boolean;
  reverses?: boolean;
  settles?: boolean;
};
const refundsThat = (ledger: readonly Entry[], are: 'swap' | 'reverses' | 'settles') =>
  sum(
    ledger.filter((entry) => entry.kind === 'refund' && entry[are] === true),
    ({ amount_cents: cents }) => cents,
  );
export const swappedOf = (ledger: readonly Entry[]) => refundsThat(ledger, 'swap');
export const reversedOf = (ledger: readonly Entry[]) => refundsThat(ledger, 'reverses');
export const settledOf = (ledger: readonly Entry[]) => refundsThat(ledger, 'settles');
/** The price of goods returned before they were paid, in cents: not refunded and no longer owed. */
export const waivedOf = (returns: readonly { kind: string; state: string; refund_cents: number; refunded_cents: number }[]) =>
  sum(
    returns.filter(({ kind, state }) => kind === 'return' && (state === 'received' || state === 'closed')),
    ({ refund_cents: price, refunded_cents: refunded }) => Math.max(0, price - refunded),
  );
/** What goods that left with a refund were worth, in cents, where the order is owed again: they aren't. */
export const waivedByRefunds = (refunds: readonly { gone_cents: number; owed_again: boolean }[]) =>
  sum(
    refunds.filter(({ owed_again: owed }) => owed),
    ({ gone_cents: cents }) => cents,
  );
/** What was refunded for items and shipping, in cents, and isn't owed again. */
export const itemizedOf = (
  refunds: readonly { amount_cents: number; shipping_cents: number; owed_again: boolean; lines: readonly unknown[] }[],
) =>
  sum(
    refunds.filter(({ lines, shipping_cents: shipping, owed_again: isOwed }) => !isOwed && (lines.length > 0 || shipping > 0)),
    ({ amount_cents: cents }) => cents,
  );
/** What the customer paid too much. */
export const overpaidOf = (order: Parameters<typeof balanceOf>[0], refunds: Parameters<typeof itemizedOf>[0]) =>
  Math.max(0, -balanceOf(order, 0, itemizedOf(refunds)));
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
/** The refund when the total decreases by `less`, at most that: all of it for a paid order, otherwise only the excess. */
export function backForDecrease(money: Money, ledger: readonly Entry[], less: number, waived = 0): number {
  const kept = refundableOf(money);
  if (isPaidUp(money, ledger, waived)) return Math.min(less, kept);
  return Math.max(0, Math.min(less, kept - (money.total_cents - waived - less)));
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

export type Totals = {
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  tax_included: boolean;
  tax_parts: TaxPart[];
  shipping_taxes: Tax[];
};
/** The totals of these parts: the tax is on top unless prices include it. */
export const totalOf = ({
  subtotal_cents,
  discount_cents,
  shipping_cents,
  tax_cents,
  tax_included,
}: Omit<Totals, 'tax_parts' | 'shipping_taxes'>) =>
  Math.max(0, subtotal_cents - discount_cents + shipping_cents + (tax_included ? 0 : tax_cents));

/** The tax that these totals make, each rate rounded once on its sum. */
export const taxesOf = (totals: Untaxed) => taxLinesOf(asTaxed(totals));
/** What of these totals has the same taxes. */
export const taxedParts = (totals: Untaxed) => taxedPartsOf(asTaxed(totals));
type Untaxed = Omit<Totals, 'subtotal_cents' | 'tax_cents'>;
const asTaxed = ({
  tax_parts: parts,
  discount_cents: discount,
  shipping_cents: shipping,
  shipping_taxes,
  tax_included: included,
}: Untaxed) => ({
  ...{ parts, discount, shipping, shippingTaxes: shipping_taxes, included },
});
/** The totals of these parts, with the tax that their rates make. */
export function taxedTotals(parts: Omit<Totals, 'tax_cents'>): Totals & { total_cents: number } {
  const sums = { ...parts, tax_cents: sumOf(taxesOf(parts)) };
  return { ...sums, total_cents: totalOf(sums) };
}
const sumOf = (lines: readonly { cents: number }[]) => sum(lines, ({ cents }) => cents);
/** Whether the tax is known by rate, and not just as a sum that came with an import. */
export const isTaxedByRate = ({ tax_parts, shipping_taxes }: Pick<Totals, 'tax_parts' | 'shipping_taxes'>) =>
  shipping_taxes.length > 0 || tax_parts.some(({ taxes }) => taxes.length > 0);

/**
/**
 * The order's totals with goods added or, with a negative amount, taken away: the discount changes by the goods' own shares, or in proportion
 * where they have none; shipping is not prorated. The tax is computed anew at the rates of the goods, or in proportion where only its sum is known.
 */
export function totalsWith(before: Totals, goods: readonly TaxPart[]): Totals & { total_cents: number } {
  const subtotal = Math.max(0, before.subtotal_cents + sumOf(goods));
  const { shipping_cents, shipping_taxes, tax_included } = before;
  const isShared = hasShares(before.tax_parts);
  const tax_parts = partsWith(before, goods);
  const shares = sum(tax_parts, ({ off = 0 }) => off);
  const discount = isShared ? shares : Math.min(inProportion(before.discount_cents, subtotal, before.subtotal_cents), subtotal);
  const after = { tax_parts, shipping_taxes, tax_included, discount_cents: discount, shipping_cents, subtotal_cents: subtotal };
  if (isTaxedByRate(before) || isTaxedByRate(after)) return taxedTotals(after);
  const tax_cents = inProportion(before.tax_cents, subtotal, before.subtotal_cents);
  return { ...after, tax_cents, total_cents: totalOf({ ...after, tax_cents }) };
}

const inProportion = (cents: number, part: number, whole: number) => (whole === 0 ? cents : Math.round((cents * part) / whole));
/** An order without parts gets them once goods are taxed or have a share of the discount. */
function partsWith({ subtotal_cents: cents, tax_parts: parts }: Totals, goods: readonly TaxPart[]): TaxPart[] {
  if (parts.length > 0) return withGoods(parts, goods);
  return goods.some(({ taxes, off }) => off !== undefined || taxes.length > 0) ? withGoods([{ taxes: [], cents }], goods) : [];
}

/** The order's totals with other shares of the discount and another price of shipping; a tax that is only a sum stays as it is. */
export function discounted(
  order: Totals,
  { goods, shipping_cents }: { goods: readonly TaxPart[]; shipping_cents: number },
): Totals & { total_cents: number } {
  const { subtotal_cents, tax_cents, tax_included, shipping_taxes } = order;
  const discount_cents = sum(goods, ({ off = 0 }) => off);
  const parts = { subtotal_cents, discount_cents, shipping_cents, tax_included, tax_parts: withGoods([], goods), shipping_taxes };
  return isTaxedByRate(order) ? taxedTotals(parts) : { ...parts, tax_cents, total_cents: totalOf({ ...parts, tax_cents }) };
}

/**
 * What was paid for these goods of an order: less their share of the discount, with their tax. All of its goods come to the total without
 * shipping, to the cent.
 */
export function paidFor(order: Totals, goods: readonly TaxPart[]): number {
  if (order.subtotal_cents === 0 && !hasShares(order.tax_parts)) return sumOf(goods);
  if (!isTaxedByRate(order) && order.subtotal_cents > 0) {
    const tax = order.tax_included ? 0 : order.tax_cents;
    return Math.max(0, Math.round(sum(goods, netIn(order)) + (sumOf(goods) * tax) / order.subtotal_cents));
  }
  const worthsOf = (parts: readonly TaxPart[]) => {
    const worths = exactWorths(order, parts);
    const untaxed = worths.get(keyOf([])) ?? 0;
    return { untaxed, taxed: sum([...worths.values()], (cents) => cents) - untaxed };
  };
  const [worth, whole, paid] = [worthsOf(goods), worthsOf(order.tax_parts), totalOf(order) - shippingPaidOf(order)];
  const all = whole.untaxed + whole.taxed;
  // Each tax was rounded once on its sum, so exact parts may miss what was paid by as many cents: the last of what is taxed makes up for it.
  const roundings = sum(order.tax_parts, ({ taxes }) => taxes.length) + order.shipping_taxes.length;
  if (Math.abs(all - paid) > roundings && all > 0) return Math.max(0, Math.round(((worth.untaxed + worth.taxed) * paid) / all));
  const isLast = all > 0 && Math.abs(worth.taxed - whole.taxed) < 0.001;
  const cents = Math.round(worth.untaxed + (isLast ? paid - whole.untaxed : worth.taxed));
  return Math.max(0, worth.untaxed + worth.taxed <= all ? Math.min(cents, paid) : cents);
}

/** What goods cost less their share of the discount, in cents, exactly. */
const netIn = (order: Totals) => {
  const isShared = hasShares(order.tax_parts);
  return ({ cents, off }: TaxPart) =>
    isShared || order.subtotal_cents === 0
      ? cents - (off ?? 0)
      : (cents * (order.subtotal_cents - order.discount_cents)) / order.subtotal_cents;
};
/** The same with their tax, by their taxes. */
export function exactWorths(order: Totals, goods: readonly TaxPart[]): Map<string, number> {
  const [net, worths] = [netIn(order), new Map<string, number>()];
  for (const part of goods) {
    const rate = order.tax_included ? 0 : sum(part.taxes, ({ ppm }) => ppm) / 1_000_000;
    worths.set(keyOf(part.taxes), (worths.get(keyOf(part.taxes)) ?? 0) + net(part) * (1 + rate));
  }
  return worths;
}

/** A line of goods with its share of the discount, which `discount_units` of its units have. */
export type SharedLine = {
  price_cents: number;
  taxes: readonly Tax[];
  discount_cents?: number | null;
  discount_units?: number | null;
};
/** Units of a line as goods, with their exact share of the discount. */
export function goodsIn({ taxes, price_cents: price, discount_cents: off, discount_units: of }: SharedLine, units: number): TaxPart {
  const cents = price * units;
  return typeof off === 'number' ? { taxes, cents, off: of ? (off * units) / of : 0 } : { taxes, cents };
}
/** The share of units that leave a line, in whole cents: the last ones take what rounding left. Null where the line has none. */
export function shareLeaving({ discount_cents: off, discount_units: of }: SharedLine, units: number): number | null {
  if (typeof off !== 'number') return null;
  return of ? Math.min(off, Math.round((off * units) / of)) : 0;
}

/** A share of the discount that leaves a line with some of its units, and what the units that replace them get. */
export type MovedShare = { leaving: number; coming: number };
/** The shares of units that are replaced by others at `price`: they change in proportion to the price. Null where lines have none. */
export function sharesMoved(
  moves: readonly { line: SharedLine & { id: string }; quantity: number; price: number }[],
): (MovedShare | null)[] {
  const left = new Map<string, SharedLine>();
  return moves.map(({ line, quantity, price }) => {
    const now = left.get(line.id) ?? line;
    const leaving = shareLeaving(now, quantity);
    if (leaving === null) return null;
    left.set(line.id, {
      ...now,
      discount_cents: (now.discount_cents ?? 0) - leaving,
      discount_units: (now.discount_units ?? 0) - quantity,
    });
    return { leaving, coming: line.price_cents === 0 ? 0 : Math.min(price * quantity, Math.round((leaving * price) / line.price_cents)) };
  });
}

/** What was paid for shipping, with its tax. */
export const shippingPaidOf = ({ shipping_cents: cents, shipping_taxes, tax_included }: Totals) =>
  cents +
  (tax_included ? 0 : sumOf(taxLinesOf({ parts: [], discount: 0, shipping: cents, shippingTaxes: shipping_taxes, included: false })));

/** An order's totals as written to its row: JSON as text. */
export const columnsOf = ({ tax_parts, shipping_taxes, ...sums }: Totals & { total_cents: number }) => ({
  ...sums,
  tax_parts: JSON.stringify(tax_parts),
  shipping_taxes: JSON.stringify(shipping_taxes),
});

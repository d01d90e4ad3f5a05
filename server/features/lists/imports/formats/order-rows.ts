import { mostCents } from '@parley/contract/money';
import { tracking } from '@parley/contract/values';
import { toAmount, toCents } from '../../../../platform/lib/money.ts';
import type { CustomerIn } from '../customers.ts';
import type { OrderIn } from '../orders.ts';
import { numberKey } from '../rules.ts';
import { amount, fail, instant, placedAt } from './order-cells.ts';
import { addressOf, customerOf, unknownCountry, wrongEmail } from './order-customer.ts';
import { amountsAsWritten, type Line, linesOf, longNames, sameLines } from './order-lines.ts';
import { ledgerOf, moneyOf, type ReadMoney } from './order-money.ts';
import { fulfillmentOf, paymentOf, statusOf } from './order-words.ts';
import { type Group, Refused, type Refusal, type Sheet, type SheetRow, type Warning } from './sheet.ts';
import { cut, partsOf, trackingIn } from './values.ts';

export type RefundIn = { external_id: string; customer: string | null; cents: number; at: string; lines: object[] };
export type ReadOrder = {
  order: OrderIn | undefined;
  refund: RefundIn | undefined;
  /** The customer, as far as the file names one. */
  customer: CustomerIn | undefined;
  refusals: Refusal[];
  warnings: Warning[];
  /** By how much its total differs from its items, in cents. */
  differsBy: number;
  /** It has rows that failed, or a total that differs. */
  isIncomplete: boolean;
};
const mostNote = 2_000;

export const orderKey = (sheet: Sheet, row: SheetRow) => sheet.cell(row, 'order_number');

/**
 * Reads an order from its rows, each of them a line; shared fields come from the first row that has them. An order number with only lines
 * can be a credit note. An order with a row that failed fails as a whole, or is marked: it never lacks an item without a word.
 */
export function readOrder(sheet: Sheet, { key, rows, failed = [] }: Group): ReadOrder {
  const nothing = {
    order: undefined,
    refund: undefined,
    customer: undefined,
    refusals: [],
    warnings: [],
    differsBy: 0,
    isIncomplete: false,
  };
  try {
    if (numberKey(key) === '') throw new Refused('The order number needs at least one letter or digit.', 'order_number');
    const customer = customerOf(sheet, key, rows);
    const { lines, refusals, skipped } = linesOf(sheet, key, rows);
    const same = sameLines(key, lines);
    const warnings = [
      ...wrongEmail(sheet, rows, customer),
      ...unknownCountry(sheet, rows),
      ...same,
      ...skipped,
      ...amountsAsWritten(sheet, rows),
      ...longNames(sheet, rows),
    ];
    if (lines.length > 2000) throw new Refused('An order can have up to 2,000 items.');
    const isCredit = isCreditNote(sheet, key, lines);
    const wrong = isCredit
      ? []
      : lines.filter(({ quantity }) => quantity <= 0).map(({ row }) => sheet.refuse(row, 'The quantity must be above 0.', 'quantity'));
    const all = [...refusals, ...wrong];
    const lost = [...new Set([...failed, ...all.map(({ row }) => row)])].toSorted((one, other) => one - other);
    const isMarked = sheet.options.incomplete_orders === 'import';
    if (lost.length > 0 && (isCredit || !isMarked)) return { ...nothing, refusals: withOthers(sheet, rows, all, lost), isIncomplete: true };
    if (isCredit) return { ...nothing, customer, warnings, refund: refundOf(sheet, key, rows, lines, customer) };
    const sold = lines.filter(({ quantity }) => quantity > 0);
    if (sold.length === 0) return { ...nothing, refusals: all, isIncomplete: lost.length > 0 };
    const money = moneyOf(sheet, rows, sold, { inPart: lost.length > 0, same });
    if (money.sentence !== undefined && lost.length === 0 && !isMarked) {
      const refused = sheet.refuseAll(rows, money.sentence, 'total');
      return { ...nothing, refusals: refused, differsBy: money.differsBy, isIncomplete: true };
    }
    const incomplete = whyIncomplete(lost, money.sentence);
    const order = orderOf(sheet, key, rows, sold, customer, { money, incomplete });
    return { ...nothing, customer, warnings, refusals: all, order, differsBy: money.differsBy, isIncomplete: incomplete !== null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...nothing, refusals: sheet.refuseAll(rows, error.message, error.field), isIncomplete: failed.length > 0 };
  }
}

const isCreditNote = (sheet: Sheet, key: string, lines: Line[]) => {
  const prefix = sheet.options.credit_prefix;
  return prefix !== '' && key.startsWith(prefix) && lines.length > 0 && lines.every(({ quantity }) => quantity < 0);
};

/** The rows that failed, and the order's other rows because of them. */
function withOthers(sheet: Sheet, rows: SheetRow[], refusals: Refusal[], lost: number[]): Refusal[] {
  const own = new Set(refusals.map(({ row }) => row));
  const others = rows.filter(({ row }) => !own.has(row));
  return [...refusals, ...sheet.refuseAll(others, `${rowsOf(lost)} of this order failed, so the order isn’t imported.`)];
}

const mostNamed = 5;
/** `Row 7`, `Rows 7, 8 and 9`. */
function rowsOf(rows: number[]): string {
  const named = rows.slice(0, mostNamed).map(String);
  if (rows.length > mostNamed) named.push(`${rows.length - mostNamed} more`);
  return named.length === 1 ? `Row ${named[0]}` : `Rows ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

function whyIncomplete(lost: number[], sentence: string | undefined): string | null {
  const missing = lost.length > 0 ? `${rowsOf(lost)} of the imported file failed, so items are missing.` : undefined;
  return [missing, sentence].filter((one) => one !== undefined).join(' ') || null;
}

function refundOf(sheet: Sheet, key: string, rows: SheetRow[], lines: Line[], customer: CustomerIn | undefined): RefundIn {
  const cents = lines.reduce((sum, { price, quantity }) => sum - toCents(price, sheet.currency) * quantity, 0);
  if (cents > mostCents) fail('The order total is too large. Check prices and quantities.');
  return {
    external_id: key,
    customer: customer?.external_id ?? null,
    cents,
    at: placedAt(sheet, rows),
    lines: lines.map(({ name, sku, price, quantity }) => ({ name, sku, price, quantity: -quantity })),
  };
}

type Read = { money: ReadMoney; incomplete: string | null };
function orderOf(sheet: Sheet, key: string, rows: SheetRow[], lines: Line[], customer: CustomerIn | undefined, read: Read): OrderIn {
  const text = (field: string) => sheet.first(rows, field);
  const optional = (field: string) => (sheet.has(field) ? text(field) || null : undefined);
  const currency = rows.map((row) => sheet.cell(row, 'currency')).find((one) => one !== '' && one.toUpperCase() !== sheet.currency);
  if (currency !== undefined) fail(sheet.foreign(currency), 'currency');
  const { money, incomplete } = read;
  const cancelled = instant(sheet, rows, 'cancelled_at');
  const { status, payment, fulfillment } = statesOf(sheet, rows, cancelled !== undefined);
  const placed = placedAt(sheet, rows);
  const terms = termsOf(text('payment_terms'));
  return {
    external_id: key,
    order_number: key,
    customer: customer?.external_id ?? null,
    status,
    fulfillment_status: fulfillment,
    ...ledgerOf(sheet, rows, payment, money.total, placed),
    placed_at: placed,
    cancelled_at: cancelled,
    shipped_at: instant(sheet, rows, 'fulfilled_at'),
    delivered_at: instant(sheet, rows, 'delivered_at'),
    shipping_address: addressOf(sheet, rows, 'shipping_'),
    billing_address: addressOf(sheet, rows, 'billing_'),
    tracking: sheet.has('tracking') ? trackingOf(text('tracking')) : undefined,
    cancel_reason: optional('cancel_reason'),
    discount_code: optional('discount_code'),
    payment_method: sheet.has('payment_method') ? cut(text('payment_method'), 80) || null : undefined,
    ...(terms && { payment_terms: terms }),
    tags: sheet.has('tags') ? tagsOf(text('tags')) : undefined,
    note: cut(text('note'), mostNote) || undefined,
    incomplete: incomplete ?? (sheet.isOwn ? text('incomplete') || null : null),
    shipping: toAmount(money.shipping, sheet.currency),
    tax: toAmount(money.tax, sheet.currency),
    discount: toAmount(money.discount, sheet.currency),
    ...(money.subtotal !== undefined && { subtotal: toAmount(money.subtotal, sheet.currency) }),
    lines: lines.map(({ row: _row, id: _id, isOff: _isOff, shipped, ...line }) => ({
      ...line,
      ...(status === 'processing' && { shipped }),
    })),
  };
}

const paymentTerms = ['prepaid', 'on_delivery', 'invoice'] as const;
const termsOf = (text: string) => paymentTerms.find((one) => one === text.toLowerCase());
const [mostOrderTags, mostOrderTag] = [50, 60];
const tagsOf = (cell: string) => [...new Set(partsOf(cell).map((tag) => cut(tag, mostOrderTag).trim()))].slice(0, mostOrderTags);

const mostTracking = 20;
function trackingOf(cell: string): string[] {
  const tooMany = () => fail(`Use up to ${mostTracking} tracking numbers.`, 'tracking');
  if (cell.length > mostTracking * 600) tooMany();
  const parts = trackingIn(cell).map((one) => {
    const { data, error } = tracking.safeParse(one);
    return data ?? fail(error?.issues[0]?.message ?? '', 'tracking');
  });
  return parts.length <= mostTracking ? parts : tooMany();
}

type States = { status: string; payment: string; fulfillment: string };
/** Order, payment and fulfillment status; missing ones are derived from the others. */
function statesOf(sheet: Sheet, rows: SheetRow[], isCancelled: boolean): States {
  const text = (field: string) => sheet.first(rows, field);
  const said =
    fulfillmentOf(text('fulfillment_status')) ?? fail('This isn’t a fulfillment status. Use one such as fulfilled.', 'fulfillment_status');
  const named =
    statusOf(text('status') || lineStatusOf(sheet, rows)) ?? fail('This isn’t an order status. Use one such as shipped.', 'status');
  const paid =
    (paymentOf(text('payment_status')) ?? fail('This isn’t a payment status. Use one such as paid.', 'payment_status')) || named.payment;
  // Restocked and no longer paid means it won't be sent.
  const isOff = said === 'cancelled' || (said === 'restocked' && ['refunded', 'voided'].includes(paid));
  const fulfillment = said === 'cancelled' || said === 'restocked' ? 'unfulfilled' : said;
  const status = isCancelled ? 'cancelled' : named.status || (isOff ? 'cancelled' : statusBy(fulfillment)) || sheet.options.order_status;
  // A canceled order without a refund was never paid.
  const isVoid = status === 'cancelled' && amount(sheet, rows, 'refunded') === 0;
  return {
    status,
    payment: paid || (isVoid ? 'voided' : sheet.options.payment_status),
    fulfillment: fulfillment || (['shipped', 'delivered', 'returned'].includes(status) ? 'fulfilled' : 'unfulfilled'),
  };
}

/** Where only items have a status, that of the first one that wasn't canceled. */
function lineStatusOf(sheet: Sheet, rows: SheetRow[]): string {
  const said = rows.map((row) => sheet.cell(row, 'line_status')).filter((status) => status !== '');
  return said.find((status) => statusOf(status)?.status !== 'cancelled') ?? said[0] ?? '';
}

/** Where only the fulfillment is given, it determines the order status. */
const statusBy = (fulfillment: string) =>
  ({ fulfilled: 'shipped', partially_fulfilled: 'processing', unfulfilled: 'confirmed' })[fulfillment] ?? '';

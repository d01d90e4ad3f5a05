import type { Address } from '@parley/contract/addresses';
import { mostCents, sampleAmount } from '@parley/contract/money';
import { tracking } from '@parley/contract/values';
import { toAmount, toCents } from '../../../../platform/lib/money.ts';
import type { CustomerIn } from '../customers.ts';
import type { LineIn, OrderIn } from '../orders.ts';
import { numberKey } from '../rules.ts';
import { type Group, Refused, type Refusal, type Sheet, type SheetRow, type Warning } from './sheet.ts';
import { amountOf, cut, emailOf, instantOf, nameOf, otherCurrencyIn, trackingIn, unlessNothing, whyNoPrice, wholeOf } from './values.ts';
import { fulfillmentOf, paymentOf, statusOf } from './order-words.ts';

export type RefundIn = { external_id: string; customer: string | null; cents: number; at: string; lines: object[] };
export type ReadOrder = {
  order: OrderIn | undefined;
  refund: RefundIn | undefined;
  /** The customer, as far as the file names one. */
  customer: CustomerIn | undefined;
  refusals: Refusal[];
  warnings: Warning[];
};
const phoneMax = 40;
const limits = { order_number: 40, sku: 80, line_name: 200, customer_id: 120, discount_code: 60, cancel_reason: 200 };

export const orderKey = (sheet: Sheet, row: SheetRow) => sheet.cell(row, 'order_number');

/**
 * Reads an order from its rows, each of them a line; shared fields come from the first row that has them. An order number with only lines
 * can be a credit note.
 */
export function readOrder(sheet: Sheet, { key, rows }: Group): ReadOrder {
  try {
    if (numberKey(key) === '') throw new Refused('The order number needs at least one letter or digit.', 'order_number');
    const customer = customerOf(sheet, key, rows);
    const { lines, refusals } = linesOf(sheet, key, rows);
    const same = sameLines(key, lines);
    const warnings = [...wrongEmail(sheet, rows, customer), ...same];
    const nothing = { order: undefined, refund: undefined, customer, refusals, warnings };
    const prefix = sheet.options.credit_prefix;
    if (prefix !== '' && key.startsWith(prefix) && lines.length > 0 && lines.every(({ quantity }) => quantity < 0))
      return { ...nothing, refund: refundOf(sheet, key, rows, lines, customer) };
    const sold = lines.filter(({ quantity }) => quantity > 0);
    const wrong = lines
      .filter(({ quantity }) => quantity <= 0)
      .map(({ row }) => sheet.refuse(row, 'The quantity must be above 0.', 'quantity'));
    const all = [...refusals, ...wrong];
    if (sold.length === 0) return { ...nothing, refusals: all };
    if (sold.length > 2000) throw new Refused('An order can have up to 2,000 items.');
    return { ...nothing, refusals: all, order: orderOf(sheet, key, rows, sold, customer, { inPart: all.length > 0, same }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return {
      order: undefined,
      refund: undefined,
      customer: undefined,
      refusals: sheet.refuseAll(rows, error.message, error.field),
      warnings: [],
    };
  }
}

const ofLine = ['line_name', 'sku', 'variant_id', 'price', 'quantity'];
type Line = LineIn & { row: SheetRow };
function linesOf(sheet: Sheet, key: string, rows: SheetRow[]): { lines: Line[]; refusals: Refusal[] } {
  const lines: Line[] = [];
  const refusals: Refusal[] = [];
  const withoutLine = rows.filter((row) => ofLine.every((field) => sheet.cell(row, field) === ''));
  // Next to rows with lines, a row with only order or payment details is no line.
  const skipped = new Set(withoutLine.length < rows.length ? withoutLine : []);
  for (const row of rows) {
    if (skipped.has(row)) continue;
    const read = sheet.tooLong(row, limits) ?? lineOf(sheet, row, `${key}-${lines.length + 1}`);
    if ('reason' in read) refusals.push(read);
    else lines.push(read);
  }
  return { lines, refusals };
}

function lineOf(sheet: Sheet, row: SheetRow, id: string): Line | Refusal {
  const { decimal_comma: comma } = sheet.options;
  const text = (field: string) => sheet.cell(row, field);
  const price = amountOf(text('price'), comma, sheet.decimals);
  const quantity = text('quantity') === '' ? 1 : wholeOf(text('quantity'), comma);
  if (price === undefined) return sheet.refuse(row, whyNoPrice(text('price'), sheet.currency), 'price');
  if (price.startsWith('-')) return sheet.refuse(row, 'The price must be 0 or more.', 'price');
  const other = otherCurrencyIn(text('price'), sheet.currency);
  if (other !== undefined) return sheet.refuse(row, sheet.foreign(other), 'price');
  if (quantity === undefined) return sheet.refuse(row, 'The quantity must be a whole number.', 'quantity');
  if (Math.abs(quantity) > 1_000_000) return sheet.refuse(row, 'Enter a quantity of 1,000,000 or less.', 'quantity');
  const name = nameOf(text('line_name')) || text('sku');
  if (name === '') return sheet.refuse(row, 'An item name or SKU is required.', 'line_name');
  const shipped = /^fulfilled$/i.test(text('line_fulfillment')) ? quantity : 0;
  return { row, external_id: id, variant: null, name, options: {}, sku: text('sku') || null, price, quantity, shipped };
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

const placedAt = (sheet: Sheet, rows: SheetRow[]) => instant(sheet, rows, 'placed_at') ?? fail('The order date is required.', 'placed_at');
function instant(sheet: Sheet, rows: SheetRow[], field: string): string | undefined {
  const text = sheet.first(rows, field);
  const { time_zone: zone, decimal_comma: dayFirst } = sheet.options;
  return text === ''
    ? undefined
    : (instantOf(text, zone, dayFirst, sheet.options.day_first) ??
        fail('This isn’t a valid date or time. Use one such as 2026-01-31.', field));
}
function amount(sheet: Sheet, rows: SheetRow[], field: string): number {
  const text = sheet.first(rows, field);
  const read =
    text === ''
      ? '0'
      : (amountOf(text, sheet.options.decimal_comma, sheet.decimals) ??
        fail(`This isn’t an amount. Use one such as ${sampleAmount(sheet.currency)}.`, field));
  return toCents(read, sheet.currency);
}
function fail(reason: string, field?: string): never {
  throw new Refused(reason, field);
}

/** Lines that are the same. They are two units on two lines, or one line twice; only the shop knows. */
function sameLines(key: string, lines: Line[]): Warning[] {
  const same = Map.groupBy(lines, ({ name, sku, price, quantity }) => JSON.stringify([name, sku, price, quantity]));
  return [...same.values()].flatMap((some) => {
    const units = some.reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);
    const reason = `${some.length} rows of ${key} are the same. They count as ${units} units.`;
    return some[1] ? { row: some[1].row.row, reason } : [];
  });
}

/** `inPart`: some of its rows were refused. */
type Read = { inPart: boolean; same: Warning[] };
function orderOf(sheet: Sheet, key: string, rows: SheetRow[], lines: Line[], customer: CustomerIn | undefined, read: Read): OrderIn {
  const text = (field: string) => sheet.first(rows, field);
  const currency = rows.map((row) => sheet.cell(row, 'currency')).find((one) => one !== '' && one.toUpperCase() !== sheet.currency);
  if (currency !== undefined) fail(sheet.foreign(currency), 'currency');
  const money = moneyOf(sheet, rows, lines, read);
  const cancelled = instant(sheet, rows, 'cancelled_at');
  const { status, payment, fulfillment } = statesOf(sheet, rows, cancelled !== undefined);
  const placed = placedAt(sheet, rows);
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
    shipping_address: addressOf(sheet, rows, 'shipping_'),
    billing_address: addressOf(sheet, rows, 'billing_'),
    tracking: sheet.has('tracking') ? trackingOf(text('tracking')) : undefined,
    cancel_reason: sheet.has('cancel_reason') ? text('cancel_reason') || null : undefined,
    discount_code: sheet.has('discount_code') ? text('discount_code') || null : undefined,
    shipping: toAmount(money.shipping, sheet.currency),
    tax: toAmount(money.tax, sheet.currency),
    discount: toAmount(money.discount, sheet.currency),
    lines: lines.map(({ row: _row, shipped, ...line }) => ({ ...line, ...(status === 'processing' && { shipped }) })),
  };
}

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
  const named = statusOf(text('status')) ?? fail('This isn’t an order status. Use one such as shipped.', 'status');
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

/** Where only the fulfillment is given, it determines the order status. */
const statusBy = (fulfillment: string) =>
  ({ fulfilled: 'shipped', partially_fulfilled: 'processing', unfulfilled: 'confirmed' })[fulfillment] ?? '';

/** Checks that a given total is the sum of its parts, with tax included or added. Impossible when lines were refused. */
function moneyOf(sheet: Sheet, rows: SheetRow[], lines: Line[], { inPart, same }: Read) {
  // Some systems write discounts as negative amounts.
  const [shipping, tax, discount] = [
    amount(sheet, rows, 'shipping'),
    amount(sheet, rows, 'tax'),
    Math.abs(amount(sheet, rows, 'discount')),
  ];
  const goods = lines.reduce((sum, { price, quantity }) => sum + toCents(price, sheet.currency) * quantity, 0) + shipping;
  const given = sheet.first(rows, 'total') === '' ? undefined : amount(sheet, rows, 'total');
  const made = goods - discount + tax;
  if (inPart || given === undefined || given === made) return { shipping, tax, discount, total: made };
  const ofLines = lines.reduce((sum, { row }) => sum + Math.abs(amount(sheet, [row], 'line_discount')), 0);
  // Tries tax included and added, and line discounts; or the discount was on a price that isn't in the sum, such as free shipping.
  const off = [discount, discount + ofLines, ofLines, 0].find((one) => given === goods - one || given === goods - one + tax);
  const sum = `The total is ${toAmount(given, sheet.currency)}, but items, shipping, tax and discount add up to ${toAmount(made, sheet.currency)}.`;
  if (off === undefined) fail([sum, ...same.map(({ reason }) => reason)].slice(0, 3).join(' '), 'total');
  return { shipping, tax: given === goods - off ? 0 : tax, discount: off, total: given };
}

type Ledger = Pick<OrderIn, 'payment_status' | 'payments'>;
function ledgerOf(sheet: Sheet, rows: SheetRow[], status: string, total: number, placed: string): Ledger {
  const paid = status === 'partially_paid' ? Math.max(0, total - amount(sheet, rows, 'outstanding')) : total;
  const hasPaid = ['paid', 'partially_refunded', 'refunded'].includes(status) || (status === 'partially_paid' && sheet.has('outstanding'));
  const said = Math.min(amount(sheet, rows, 'refunded'), total);
  const back = hasPaid ? said || (status === 'refunded' ? total : 0) : 0;
  const isBack = back > 0 || status === 'partially_refunded' || status === 'refunded';
  const payment_status = !hasPaid || !isBack ? status : back === total ? 'refunded' : back > 0 ? 'partially_refunded' : 'paid';
  const entry = (kind: 'payment' | 'refund', cents: number) => ({
    kind,
    amount: toAmount(cents, sheet.currency),
    method: null,
    at: placed,
  });
  const payments = hasPaid && paid > 0 ? [entry('payment', paid), ...(back > 0 ? [entry('refund', back)] : [])] : [];
  return { payment_status, payments };
}

export function addressOf(sheet: Sheet, rows: SheetRow[], at: '' | 'shipping_' | 'billing_'): Address | null | undefined {
  const fields = ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const;
  const most = { line1: 200, line2: 200, city: 100, region: 100, postcode: 20, country: 60 };
  if (!fields.some((field) => sheet.has(`${at}${field}`))) return undefined;
  const part = (field: (typeof fields)[number]) => cut(sheet.first(rows, `${at}${field}`).replace(/^'/, ''), most[field]);
  const [line1, line2, city, region, postcode, country] = fields.map(part) as [string, string, string, string, string, string];
  if (!line1 && !city && !postcode && !country) return null;
  const name = at === '' ? '' : cut(sheet.first(rows, `${at}name`), 120);
  return { ...(name && { name }), line1, ...(line2 && { line2 }), city, ...(region && { region }), postcode, country };
}

/**
 * An order that names no customer has none. One with nothing but a name is a customer of this order alone: others may have the same name.
 * A wrong email, unlike a customer's own row, doesn't cost the order.
 */
function customerOf(sheet: Sheet, order: string, rows: SheetRow[]): CustomerIn | undefined {
  const text = (field: string) => sheet.first(rows, field);
  const email = emailOf(text('email')) ?? '';
  const phone = unlessNothing(text('phone'));
  if (phone.length > phoneMax) fail(`Use at most ${phoneMax} characters.`, 'phone');
  const name = unlessNothing(text('customer_name') || text('shipping_name') || text('billing_name'));
  const key = text('customer_id') || email || phone || (name && `order:${order}`);
  if (key === '') return undefined;
  const { first_name, last_name } = namesOf(name);
  const address = addressOf(sheet, rows, 'shipping_') ?? addressOf(sheet, rows, 'billing_');
  return { external_id: key, first_name, last_name, email: email || null, phone: phone || null, addresses: address ? [address] : [] };
}

function wrongEmail(sheet: Sheet, rows: SheetRow[], customer: CustomerIn | undefined): Warning[] {
  const row = rows.find((one) => sheet.cell(one, 'email') !== '');
  if (!row || emailOf(sheet.cell(row, 'email')) !== undefined) return [];
  const then = customer ? 'The customer is imported without it.' : 'The order is imported without a customer.';
  return [{ row: row.row, reason: `The value in ${sheet.columnOf('email')} isn’t a valid email. ${then}` }];
}

export function namesOf(name: string) {
  const [first = '', ...rest] = name.split(/\s+/);
  return { first_name: cut(first, 80), last_name: cut(rest.join(' '), 80) };
}

import type { Address } from '@parley/contract/addresses';
import { mostCents, sampleAmount } from '@parley/contract/money';
import { tracking } from '@parley/contract/values';
import { toAmount, toCents } from '../../../../platform/lib/money.ts';
import type { CustomerIn } from '../customers.ts';
import type { LineIn, OrderIn } from '../orders.ts';
import { numberKey } from '../rules.ts';
import { type Group, Refused, type Refusal, type Sheet, type SheetRow, type Warning } from './sheet.ts';
import {
  amountOf,
  consentOf,
  cut,
  emailOf,
  instantOf,
  nameOf,
  optionsIn,
  otherCurrencyIn,
  partsOf,
  trackingIn,
  unlessNothing,
  whyNoPrice,
  wholeOf,
} from './values.ts';
import { fulfillmentOf, paymentOf, statusOf } from './order-words.ts';

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
const phoneMax = 40;
const mostNote = 2_000;
const limits = { order_number: 40, sku: 80, customer_id: 120, discount_code: 60, cancel_reason: 200 };
const mostLineName = 200;

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

const ofLine = ['line_name', 'sku', 'variant_id', 'price', 'line_total', 'quantity'];
/** `total`: what its units cost together, in cents. `isOff`: the platform says that it was canceled. */
type Line = LineIn & { row: SheetRow; id: string; isOff: boolean };
function linesOf(sheet: Sheet, key: string, rows: SheetRow[]): { lines: Line[]; refusals: Refusal[]; skipped: Warning[] } {
  const lines: Line[] = [];
  const refusals: Refusal[] = [];
  const withoutLine = rows.filter((row) => ofLine.every((field) => sheet.cell(row, field) === ''));
  // Next to rows with lines, a row with only order or payment details is no line.
  const ignored = new Set(withoutLine.length < rows.length ? withoutLine : []);
  const empty = rows.filter((row) => !ignored.has(row) && isOfNothing(sheet, row));
  const isAllEmpty = empty.length + ignored.size === rows.length;
  const skipped = isAllEmpty
    ? []
    : empty.map(({ row }) => ({ row, reason: `This row of ${key} has a quantity of 0. The order was imported without it.` }));
  for (const row of isAllEmpty ? [] : empty) ignored.add(row);
  for (const row of rows) {
    if (ignored.has(row)) continue;
    const read = sheet.tooLong(row, limits) ?? lineOf(sheet, row, `${key}-${lines.length + 1}`);
    if ('reason' in read) refusals.push(read);
    else lines.push(read);
  }
  return { lines: withoutCanceled(lines), refusals, skipped };
}

const isOfNothing = (sheet: Sheet, row: SheetRow) =>
  sheet.cell(row, 'quantity') !== '' && wholeOf(sheet.cell(row, 'quantity'), false) === 0;

/** Items that were canceled while others of the order weren't. */
const withoutCanceled = (lines: Line[]): Line[] =>
  lines.every(({ isOff }) => isOff)
    ? lines
    : lines.map((line) => (line.isOff ? { ...line, units: { shipped: 0, returned: 0, cancelled: line.quantity } } : line));

function lineOf(sheet: Sheet, row: SheetRow, id: string): Line | Refusal {
  const { decimal_comma: comma } = sheet.options;
  const text = (field: string) => sheet.cell(row, field);
  const quantity = text('quantity') === '' ? 1 : wholeOf(text('quantity'), comma);
  const price = priceOf(sheet, row, quantity);
  if (typeof price !== 'string') return price;
  if (price.startsWith('-')) return sheet.refuse(row, 'The price must be 0 or more.', 'price');
  const other = otherCurrencyIn(text('price'), sheet.currency);
  if (other !== undefined) return sheet.refuse(row, sheet.foreign(other), 'price');
  if (quantity === undefined) return sheet.refuse(row, 'The quantity must be a whole number.', 'quantity');
  if (Math.abs(quantity) > 1_000_000) return sheet.refuse(row, 'Enter a quantity of 1,000,000 or less.', 'quantity');
  const name = cut((sheet.isOwn ? text('line_name') : nameOf(text('line_name'))) || text('sku'), mostLineName);
  if (name === '') return sheet.refuse(row, 'An item name or SKU is required.', 'line_name');
  const shipped = /^fulfilled$/i.test(text('line_fulfillment')) ? quantity : 0;
  const units = unitsOf(sheet, row, quantity);
  if (units !== undefined && 'reason' in units) return units;
  const said = statusOf(text('line_status'))?.status;
  const variant = text('variant_id') || null;
  return {
    ...{ row, external_id: id, id: text('line_id'), variant, name, options: optionsIn(text('line_options')), sku: text('sku') || null },
    ...{ price, quantity, shipped, isOff: said === 'cancelled', ...(units && { units }) },
  };
}

/** The price per unit; where only that of all units is given, it must be a whole number of cents. */
function priceOf(sheet: Sheet, row: SheetRow, quantity: number | undefined): string | Refusal {
  const { decimal_comma: comma } = sheet.options;
  const [price, total] = [sheet.cell(row, 'price'), sheet.cell(row, 'line_total')];
  if (price !== '' || total === '')
    return amountOf(price, comma, sheet.decimals) ?? sheet.refuse(row, whyNoPrice(price, sheet.currency), 'price');
  const sum = amountOf(total, comma, sheet.decimals);
  if (sum === undefined) return sheet.refuse(row, whyNoPrice(total, sheet.currency), 'line_total');
  const cents = toCents(sum, sheet.currency) / (quantity || 1);
  if (Number.isSafeInteger(cents)) return toAmount(cents, sheet.currency);
  return sheet.refuse(row, `${sum} can’t be divided by ${quantity} units. Add a column with the price per item.`, 'line_total');
}

const unitFields = ['shipped', 'returned', 'cancelled'] as const;
/** The units of a line where the file counts them. */
function unitsOf(sheet: Sheet, row: SheetRow, quantity: number): LineIn['units'] | Refusal {
  const counted = unitFields.map((name) => [name, sheet.cell(row, `line_${name}`)] as const);
  if (counted.every(([, text]) => text === '')) return undefined;
  const units = { shipped: 0, returned: 0, cancelled: 0 };
  for (const [name, text] of counted) {
    const count = text === '' ? 0 : wholeOf(text, sheet.options.decimal_comma);
    if (count === undefined || count < 0 || count > Math.abs(quantity))
      return sheet.refuse(row, `Enter a number of units between 0 and ${Math.abs(quantity)}.`, `line_${name}`);
    units[name] = count;
  }
  const shipped = sheet.has('line_shipped') ? units.shipped : units.returned > 0 ? quantity - units.cancelled : 0;
  if (!sheet.isOwn && units.returned + units.cancelled === 0 && shipped === 0) return undefined;
  return { ...units, shipped };
}

const amountFields = ['price', 'line_total', 'quantity', 'shipping', 'tax', 'discount', 'total', 'refunded'];
const amountsAsWritten = (sheet: Sheet, rows: SheetRow[]) =>
  sheet.scientific(rows, amountFields, (text) => amountOf(text, sheet.options.decimal_comma, sheet.decimals));
const longNames = (sheet: Sheet, rows: SheetRow[]) =>
  rows.flatMap((row) => (sheet.cell(row, 'line_name').length > mostLineName ? [sheet.shortenedText(row, 'line_name', mostLineName)] : []));

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

/** Lines that are the same. They are two units on two lines, or one line twice; only the shop knows, unless items have an ID. */
function sameLines(key: string, lines: Line[]): Warning[] {
  const same = Map.groupBy(lines, ({ id, name, sku, price, quantity }) => JSON.stringify([id, name, sku, price, quantity]));
  return [...same.values()].flatMap((some) => {
    const units = some.reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);
    const reason = `${some.length} rows of ${key} are the same. They count as ${units} units.`;
    return some[1] ? { row: some[1].row.row, reason } : [];
  });
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
const [mostOrderTags, mostOrderTag] = [20, 60];
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

/** In cents. `sentence`: how a given total differs from the items; `subtotal` only of Parley's own exports. */
type ReadMoney = {
  shipping: number;
  tax: number;
  discount: number;
  total: number;
  subtotal?: number;
  differsBy: number;
  sentence?: string | undefined;
};
/** Checks that a given total is the sum of its parts, with tax included or added. */
function moneyOf(sheet: Sheet, rows: SheetRow[], lines: Line[], { inPart, same }: { inPart: boolean; same: Warning[] }): ReadMoney {
  const sumOf = (field: string) => lines.reduce((sum, { row, units }) => (units?.cancelled ? sum : sum + amount(sheet, [row], field)), 0);
  // Some systems write discounts as negative amounts.
  const [shipping, tax, discount] = [
    amount(sheet, rows, 'shipping') + sumOf('line_shipping'),
    amount(sheet, rows, 'tax') + sumOf('line_tax'),
    Math.abs(amount(sheet, rows, 'discount')),
  ];
  const ofLines = lines.reduce((sum, { row }) => sum + Math.abs(amount(sheet, [row], 'line_discount')), 0);
  const goods = lines.reduce(
    (sum, { price, quantity, units }) => sum + toCents(price, sheet.currency) * (quantity - (units?.cancelled ?? 0)),
    0,
  );
  const given = sheet.first(rows, 'total') === '' ? undefined : amount(sheet, rows, 'total');
  if (sheet.isOwn && sheet.first(rows, 'subtotal') !== '') return ownMoney(sheet, rows, lines, { shipping, tax, discount, given, inPart });
  if (given === undefined) {
    const off = Math.min(discount + (discount === 0 ? ofLines : 0), goods + shipping);
    return { shipping, tax, discount: off, total: goods + shipping - off + tax, differsBy: 0 };
  }
  const made = goods + shipping - discount + tax;
  const asMade = { shipping, tax, discount, total: made };
  if (given === made) return { ...asMade, differsBy: 0 };
  const gross = goods + shipping;
  // Tries tax included and added, and line discounts; or the discount was on a price that isn't in the sum, such as free shipping.
  const off = [discount, discount + ofLines, ofLines, 0].find((one) => given === gross - one || given === gross - one + tax);
  if (off !== undefined && !inPart) return { shipping, tax: given === gross - off ? 0 : tax, discount: off, total: given, differsBy: 0 };
  const sum = inPart
    ? `The file’s total is ${toAmount(given, sheet.currency)}, but the imported items, shipping, tax and discount add up to ${toAmount(made, sheet.currency)}.`
    : `The total is ${toAmount(given, sheet.currency)}, but items, shipping, tax and discount add up to ${toAmount(made, sheet.currency)}.`;
  const sentence = [sum, ...(inPart ? [] : same.map(({ reason }) => reason))].slice(0, 3).join(' ');
  return { ...asMade, differsBy: inPart ? 0 : Math.abs(given - made), sentence };
}

type Own = { shipping: number; tax: number; discount: number; given: number | undefined; inPart: boolean };
/** An own export has its subtotal: what was canceled with the whole order still counts in it, what was canceled before doesn't. */
function ownMoney(sheet: Sheet, rows: SheetRow[], lines: Line[], { shipping, tax, discount, given, inPart }: Own): ReadMoney {
  const subtotal = amount(sheet, rows, 'subtotal');
  const [all, kept] = [0, 1].map((part) =>
    lines.reduce(
      (sum, { price, quantity, units }) => sum + toCents(price, sheet.currency) * (quantity - part * (units?.cancelled ?? 0)),
      0,
    ),
  ) as [number, number];
  const total = Math.max(0, subtotal - discount + shipping + tax);
  const fits = subtotal >= kept && subtotal <= all && (given === undefined || given === total);
  if (fits) return { shipping, tax, discount, subtotal, total, differsBy: 0 };
  const made = kept - discount + shipping + tax;
  const differsBy = Math.abs((given ?? total) - made);
  const sentence = `The total is ${toAmount(given ?? total, sheet.currency)}, but items, shipping, tax and discount add up to ${toAmount(made, sheet.currency)}.`;
  return { shipping, tax, discount, total: made, differsBy: inPart ? 0 : differsBy, sentence };
}

type Ledger = Pick<OrderIn, 'payment_status' | 'payments'>;
function ledgerOf(sheet: Sheet, rows: SheetRow[], status: string, total: number, placed: string): Ledger {
  if (sheet.isOwn && sheet.has('payments')) return { payment_status: status, payments: paymentsIn(sheet.first(rows, 'payments')) };
  const label = cut(sheet.first(rows, 'payment_method'), 80) || null;
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
    label,
    at: placed,
  });
  const payments = hasPaid && paid > 0 ? [entry('payment', paid), ...(back > 0 ? [entry('refund', back)] : [])] : [];
  return { payment_status, payments };
}

/** The ledger of an own export, one entry a line: `2026-03-01T10:00:00.000Z payment 104.75 Visa`. */
function paymentsIn(cell: string): OrderIn['payments'] {
  return cell.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    const [, at, kind, sum, label] = /^(\S+) (payment|refund) (\d+(?:\.\d+)?)(?: (.*))?$/.exec(line.trim()) ?? [];
    const read = at === undefined ? undefined : instantOf(at, 'UTC', false);
    if (read === undefined || sum === undefined) fail('This isn’t a list of payments as in Parley’s exports.', 'payments');
    return [{ kind: kind as 'payment' | 'refund', amount: sum, method: null, label: label || null, at: read }];
  });
}

export function addressOf(sheet: Sheet, rows: SheetRow[], at: '' | 'shipping_' | 'billing_'): Address | null | undefined {
  const fields = ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const;
  const most = { line1: 200, line2: 200, city: 100, region: 100, postcode: 20, country: 60 };
  if (!fields.some((field) => sheet.has(`${at}${field}`))) return undefined;
  // Some systems escape postcodes as texts.
  const bare = (text: string) => (sheet.isOwn ? text : text.replace(/^'/, ''));
  const part = (field: (typeof fields)[number]) => cut(bare(sheet.first(rows, `${at}${field}`)), most[field]);
  const [line1, line2, city, region, postcode, country] = fields.map(part) as [string, string, string, string, string, string];
  if (!line1 && !city && !postcode && !country) return null;
  const parted = [`${at}first_name`, `${at}last_name`]
    .map((field) => sheet.first(rows, field))
    .filter(Boolean)
    .join(' ');
  const name = cut(at === '' ? sheet.first(rows, 'address_name') : sheet.first(rows, `${at}name`) || parted, 120);
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
  const hasParts = (at: string) => text(`${at}first_name`) !== '' || text(`${at}last_name`) !== '';
  const parted = namesIn(text, hasParts('customer_') ? 'customer_' : name ? undefined : ['billing_', 'shipping_'].find(hasParts));
  const called = parted ? `${parted.first_name} ${parted.last_name}`.trim() : name;
  const key = text('customer_id') || email || phone || (called && `order:${order}`);
  if (key === '') return undefined;
  const { first_name, last_name } = parted ?? namesOf(name);
  const consent = consentOf(text('consent_email'));
  const address = addressOf(sheet, rows, 'shipping_') ?? addressOf(sheet, rows, 'billing_');
  return {
    ...{ external_id: key, first_name, last_name, email: email || null, phone: phone || null, addresses: address ? [address] : [] },
    ...(consent && { consent: { email: consent } }),
  };
}

const namesIn = (text: (field: string) => string, at: string | undefined) =>
  at === undefined ? undefined : { first_name: cut(text(`${at}first_name`), 80), last_name: cut(text(`${at}last_name`), 80) };

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

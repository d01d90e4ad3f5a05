import { toAmount, toCents } from '../../../../platform/lib/money.ts';
import type { OrderIn } from '../orders.ts';
import { amount, fail } from './order-cells.ts';
import type { Line } from './order-lines.ts';
import type { Sheet, SheetRow, Warning } from './sheet.ts';
import { cut, instantOf } from './values.ts';

/** In cents. `sentence`: how a given total differs from the items; `subtotal` only of Parley's own exports. */
export type ReadMoney = {
  shipping: number;
  tax: number;
  discount: number;
  total: number;
  subtotal?: number;
  differsBy: number;
  sentence?: string | undefined;
};
/** Checks that a given total is the sum of its parts, with tax included or added. */
export function moneyOf(sheet: Sheet, rows: SheetRow[], lines: Line[], { inPart, same }: { inPart: boolean; same: Warning[] }): ReadMoney {
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
/** The payment status and the ledger, which follows from it unless the file has one. */
export function ledgerOf(sheet: Sheet, rows: SheetRow[], status: string, total: number, placed: string): Ledger {
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

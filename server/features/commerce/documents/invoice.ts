import { lineTotal, moneyFormat } from '@parley/contract/money';
import { orderedUnits } from '@parley/contract/order-sums';
import type { Order, OrderLine } from '@parley/contract/orders';
import { mm, type Paper } from '../../../platform/print/paper.ts';
import { localeOf } from '../../../platform/lib/spoken.ts';
import type { Pictures } from './pictures.ts';
import { optionsOf } from './packing-slip.ts';
import { beginSheet, bottom, drawAddress, drawFoot, drawHead, drawRule, nextPage, quiet, type Sheet, width } from './sheet.ts';
import type { DocumentOrder } from './store.ts';

/** Where the columns end; all but the first are numbers. */
const ends = { quantity: width - mm(78), price: width - mm(52), tax: width - mm(30), amount: width };
const named = ends.quantity - mm(20);
const columns = [
  ['quantity', mm(18)],
  ['price', mm(26)],
  ['tax', mm(20)],
  ['amount', mm(30)],
] as const;
const sums = width - mm(96);

/** Draws an invoice from the top of a new page: what was ordered, each tax with what it is charged on, and what was paid and is still due. */
export function drawInvoice(paper: Paper, about: DocumentOrder, order: Order, pictures: Pictures): void {
  const sheet = beginSheet(paper, about, 'invoice');
  const { words } = sheet;
  let y = drawHead(sheet, about, pictures, about.invoice_details.trim());
  const name = order.customer?.name ?? '';
  const typed = order.billing_address ?? order.shipping_address;
  const address = typed && { ...typed, name: typed.name?.trim() ? typed.name : name };
  y = drawAddress(sheet, { label: words.billTo, address, none: name || words.noCustomer }, y);
  y = drawColumns(sheet, y + 14);
  for (const line of order.lines) if (orderedUnits(order, line) > 0) y = drawLine(sheet, order, line, y);
  y = drawSums(sheet, order, y + 4);
  if (order.tax_exempt) drawNote(sheet, words.exempt, y + 8);
  drawFoot(sheet);
}

const amountsIn = ({ language }: Sheet, { currency }: Order) => {
  const format = new Intl.NumberFormat(localeOf(language), moneyFormat(currency));
  return (amount: string) => format.format(amount as Intl.StringNumericLiteral);
};
const percent = ({ language }: Sheet, rate: string) =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate) / 100);

function drawColumns(sheet: Sheet, y: number): number {
  const { text, words } = sheet;
  const head = { size: 8.5, color: quiet } as const;
  text(words.item, 0, y, head);
  const below = columns.map(([name, wide]) => text(words[name], ends[name] - wide, y, { ...head, width: wide, align: 'right' }));
  const end = Math.max(...below);
  drawRule(sheet, end + 4);
  return end + 8;
}

function drawLine(sheet: Sheet, order: Order, line: OrderLine, y: number): number {
  const { text, heightOf } = sheet;
  const amount = amountsIn(sheet, order);
  const units = orderedUnits(order, line);
  const detail = [optionsOf(line), line.sku && `${sheet.words.sku} ${line.sku}`].filter(Boolean).join(' · ');
  const cells = {
    quantity: String(units),
    price: amount(line.price),
    tax: line.taxes.map(({ rate }) => percent(sheet, rate)).join(' + '),
    amount: amount(lineTotal(line.price, units, order.currency)),
  };
  const numbers = columns.map(([name, wide]) => heightOf(cells[name], { width: wide }));
  const height = Math.max(heightOf(line.name, { bold: true, width: named }) + heightOf(detail, { size: 9, width: named }), ...numbers) + 12;
  const at = y + height > bottom ? drawColumns(sheet, nextPage(sheet)) : y;
  const next = text(line.name, 0, at, { bold: true, width: named });
  text(detail, 0, next, { size: 9, color: quiet, width: named });
  for (const [name, wide] of columns) text(cells[name], ends[name] - wide, at, { width: wide, align: 'right' });
  drawRule(sheet, at + height - 6);
  return at + height;
}

type Sum = { label: string; amount: string; bold?: boolean };
const isNone = (amount: string) => Number(amount) === 0;
const minus = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** The order's sums as they add up: to the total, and from it to the balance. Taxes that prices include stand between the two. */
function sumsOf(sheet: Sheet, order: Order): Sum[] {
  const { words } = sheet;
  const some = (label: string, amount: string): Sum[] => (isNone(amount) ? [] : [{ label, amount }]);
  const taxes = taxesOf(sheet, order);
  const isOverpaid = order.balance.startsWith('-');
  return [
    { label: words.subtotal, amount: order.subtotal },
    ...some(withName(words.discount, order, 'goods'), minus(order.discount)),
    { label: withName(words.shipping, order, 'shipping'), amount: order.shipping },
    ...(order.tax_included ? [] : taxes),
    { label: words.orderTotal, amount: order.total_amount, bold: true },
    ...(order.tax_included ? taxes.map((tax) => ({ ...tax, label: words.includes(tax.label) })) : []),
    ...some(order.status === 'cancelled' ? words.canceled : words.notDue, minus(order.not_due)),
    ...order.not_due_tax_lines.map((tax) => ({ label: words.includes(chargedOn(sheet, order, tax)), amount: minus(tax.amount) })),
    ...some(words.paid, minus(order.captured)),
    ...some(words.refunded, order.refunded),
    { label: isOverpaid ? words.overpaid : words.due, amount: isOverpaid ? minus(order.balance) : order.balance, bold: true },
  ];
}

/** Each tax with the amount it is charged on; one that is only a sum, as of imports, by the word for it. */
function taxesOf(sheet: Sheet, order: Order): Sum[] {
  if (order.tax_lines.length === 0) return isNone(order.tax) ? [] : [{ label: sheet.words.tax, amount: order.tax }];
  return order.tax_lines.map((tax) => ({ label: chargedOn(sheet, order, tax), amount: tax.amount }));
}
const chargedOn = (sheet: Sheet, order: Order, { name, rate, base }: Order['tax_lines'][number]) =>
  sheet.words.chargedOn(`${name} ${percent(sheet, rate)}`, amountsIn(sheet, order)(base));

/** A discount's code or name behind what it reduced. */
function withName(label: string, { discounts, discount_code: code }: Order, kind: Order['discounts'][number]['kind']): string {
  const got = discounts.find((discount) => discount.kind === kind);
  const name = got ? (got.code ?? got.name) : discounts.length === 0 && kind === 'goods' ? code : null;
  return name ? `${label} (${name})` : label;
}

function drawSums(sheet: Sheet, order: Order, y: number): number {
  const { text, heightOf } = sheet;
  const amount = amountsIn(sheet, order);
  const [labelWidth, amountWidth] = [ends.amount - mm(34) - sums, mm(32)];
  let at = y;
  for (const { label, amount: value, bold = false } of sumsOf(sheet, order)) {
    if (at + heightOf(label, { bold, width: labelWidth }) > bottom) at = nextPage(sheet);
    const next = text(label, sums, at, { bold, width: labelWidth });
    text(amount(value), ends.amount - amountWidth, at, { bold, width: amountWidth, align: 'right' });
    at = next + 4;
  }
  return at;
}

function drawNote(sheet: Sheet, note: string, y: number): void {
  sheet.text(note, 0, y + sheet.heightOf(note) > bottom ? nextPage(sheet) : y, { color: quiet });
}

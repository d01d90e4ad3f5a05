import { toAmount, toCents } from '../../../../platform/lib/money.ts';
import type { LineIn } from '../orders.ts';
import { statusOf } from './order-words.ts';
import type { Refusal, Sheet, SheetRow, Warning } from './sheet.ts';
import { amountOf, cut, nameOf, optionsIn, otherCurrencyIn, whyNoPrice, wholeOf } from './values.ts';

/** Identifiers can't be shortened. */
const limits = { order_number: 40, sku: 80, customer_id: 120, discount_code: 60, cancel_reason: 200 };
const mostLineName = 200;
const ofLine = ['line_name', 'sku', 'variant_id', 'price', 'line_total', 'quantity'];
/** `id`: the item's own ID, if the file has one. `isOff`: the platform says that it was canceled. */
export type Line = LineIn & { row: SheetRow; id: string; isOff: boolean };
export function linesOf(sheet: Sheet, key: string, rows: SheetRow[]): { lines: Line[]; refusals: Refusal[]; skipped: Warning[] } {
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
export const amountsAsWritten = (sheet: Sheet, rows: SheetRow[]) =>
  sheet.scientific(rows, amountFields, (text) => amountOf(text, sheet.options.decimal_comma, sheet.decimals));
export const longNames = (sheet: Sheet, rows: SheetRow[]) =>
  rows.flatMap((row) => (sheet.cell(row, 'line_name').length > mostLineName ? [sheet.shortenedText(row, 'line_name', mostLineName)] : []));

/** Lines that are the same. They are two units on two lines, or one line twice; only the shop knows, unless items have an ID. */
export function sameLines(key: string, lines: Line[]): Warning[] {
  const same = Map.groupBy(lines, ({ id, name, sku, price, quantity }) => JSON.stringify([id, name, sku, price, quantity]));
  return [...same.values()].flatMap((some) => {
    const units = some.reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);
    const reason = `${some.length} rows of ${key} are the same. They count as ${units} units.`;
    return some[1] ? { row: some[1].row.row, reason } : [];
  });
}

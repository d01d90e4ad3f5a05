import { sampleAmount } from '@parley/contract/money';
import { toCents } from '../../../../platform/lib/money.ts';
import { Refused, type Sheet, type SheetRow } from './sheet.ts';
import { amountOf, instantOf } from './values.ts';

export const placedAt = (sheet: Sheet, rows: SheetRow[]) =>
  instant(sheet, rows, 'placed_at') ?? fail('The order date is required.', 'placed_at');
/** The first time of a field among these rows. */
export function instant(sheet: Sheet, rows: SheetRow[], field: string): string | undefined {
  const text = sheet.first(rows, field);
  const { time_zone: zone, decimal_comma: dayFirst } = sheet.options;
  return text === ''
    ? undefined
    : (instantOf(text, zone, dayFirst, sheet.options.day_first) ??
        fail('This isn’t a valid date or time. Use one such as 2026-01-31.', field));
}
/** The first amount of a field among these rows, in cents; 0 if there is none. */
export function amount(sheet: Sheet, rows: SheetRow[], field: string): number {
  const text = sheet.first(rows, field);
  const read =
    text === ''
      ? '0'
      : (amountOf(text, sheet.options.decimal_comma, sheet.decimals) ??
        fail(`This isn’t an amount. Use one such as ${sampleAmount(sheet.currency)}.`, field));
  return toCents(read, sheet.currency);
}
export function fail(reason: string, field?: string): never {
  throw new Refused(reason, field);
}

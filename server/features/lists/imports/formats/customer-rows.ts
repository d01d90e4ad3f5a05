import type { CustomerIn } from '../customers.ts';
import { addressOf, namesOf } from './order-rows.ts';
import { type Group, Refused, type Refusal, type Sheet, type SheetRow } from './sheet.ts';
import { emailOf, instantOf, unlessNothing } from './values.ts';

const limits = { customer_id: 120, first_name: 80, last_name: 80, email: 254, phone: 40, language: 10 };
export const customerKey = (sheet: Sheet, row: SheetRow) =>
  sheet.cell(row, 'customer_id').replace(/^'/, '') || unlessNothing(sheet.cell(row, 'email')).toLowerCase() || sheet.cell(row, 'phone');

/** Reads a customer from a row; of duplicates in the file the first one counts. */
export function readCustomer(sheet: Sheet, { key, rows }: Group): { customer: CustomerIn | undefined; refusals: Refusal[] } {
  const [row, ...again] = rows;
  if (!row) return { customer: undefined, refusals: [] };
  const twice = again.map((one) => sheet.refuse(one, `This customer is already in row ${row.row}.`));
  try {
    const long = sheet.tooLong(row, limits);
    return long ? { customer: undefined, refusals: [long, ...twice] } : { customer: customerOf(sheet, key, row), refusals: twice };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { customer: undefined, refusals: [sheet.refuse(row, error.message, error.field), ...twice] };
  }
}

function customerOf(sheet: Sheet, key: string, row: SheetRow): CustomerIn {
  const text = (field: string) => sheet.cell(row, field);
  const optional = (field: string) => (sheet.has(field) ? text(field) || null : undefined);
  const said = (field: string) => (sheet.has(field) ? text(field) : undefined);
  const email = emailOf(text('email'));
  if (email === undefined) throw new Refused('This isn’t a valid email. Use one such as ann@example.com.', 'email');
  const since = text('created_at');
  const { time_zone: zone, decimal_comma: dayFirst } = sheet.options;
  const created = since === '' ? undefined : instantOf(since, zone, dayFirst, sheet.options.day_first);
  if (since !== '' && created === undefined)
    throw new Refused('This isn’t a valid date or time. Use one such as 2026-01-31.', 'created_at');
  const isParted = sheet.has('first_name') || sheet.has('last_name');
  const names = isParted
    ? { first_name: said('first_name'), last_name: said('last_name') }
    : sheet.has('name')
      ? namesOf(text('name'))
      : {};
  const address = addressOf(sheet, [row], '');
  return {
    external_id: key,
    ...names,
    email: sheet.has('email') ? email || null : undefined,
    phone: optional('phone'),
    language: optional('language'),
    // A city alone is no address.
    address: sheet.has('line1') ? address : undefined,
    created_at: created,
  };
}

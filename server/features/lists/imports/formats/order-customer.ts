import type { Address } from '@parley/contract/addresses';
import { countryOf } from '../../../../platform/lib/countries.ts';
import type { CustomerIn } from '../customers.ts';
import { fail } from './order-cells.ts';
import type { Sheet, SheetRow, Warning } from './sheet.ts';
import { consentOf, cut, emailOf, unlessNothing } from './values.ts';

const phoneMax = 40;
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
export function customerOf(sheet: Sheet, order: string, rows: SheetRow[]): CustomerIn | undefined {
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

export function wrongEmail(sheet: Sheet, rows: SheetRow[], customer: CustomerIn | undefined): Warning[] {
  const row = rows.find((one) => sheet.cell(one, 'email') !== '');
  if (!row || emailOf(sheet.cell(row, 'email')) !== undefined) return [];
  const then = customer ? 'The customer is imported without it.' : 'The order is imported without a customer.';
  return [{ row: row.row, reason: `The value in ${sheet.columnOf('email')} isn’t a valid email. ${then}` }];
}

/** Nothing is taxed in a country that nobody knows, so the import says so. */
export function unknownCountry(sheet: Sheet, rows: SheetRow[]): Warning[] {
  const row = rows.find((one) => sheet.cell(one, 'shipping_country') !== '');
  const country = row ? sheet.cell(row, 'shipping_country') : '';
  if (!row || countryOf(country) !== undefined) return [];
  const what = `The value in ${sheet.columnOf('shipping_country')} isn’t a country we know, so no tax is charged there.`;
  return [{ row: row.row, reason: `${what} The order is imported with it.` }];
}

export function namesOf(name: string) {
  const [first = '', ...rest] = name.split(/\s+/);
  return { first_name: cut(first, 80), last_name: cut(rest.join(' '), 80) };
}

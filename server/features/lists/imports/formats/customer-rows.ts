import { type Address, address as addressShape } from '@parley/contract/addresses';
import { consentChannels } from '@parley/contract/customers';
import { z } from 'zod';
import type { CustomerIn } from '../customers.ts';
import { addressOf, namesOf } from './order-customer.ts';
import { type Group, Refused, type Refusal, type Sheet, type SheetRow, type Warning } from './sheet.ts';
import { consentOf, cut, emailOf, instantOf, partsOf, unlessNothing } from './values.ts';

const limits = { customer_id: 120, email: 254, phone: 40, language: 10 };
const [mostName, mostNote, mostTags, mostTag] = [80, 2_000, 20, 40];
export const customerKey = (sheet: Sheet, row: SheetRow) =>
  sheet.cell(row, 'customer_id').replace(/^'/, '') || unlessNothing(sheet.cell(row, 'email')).toLowerCase() || sheet.cell(row, 'phone');

/** Reads a customer from a row; of duplicates in the file the first one counts. */
export function readCustomer(sheet: Sheet, { key, rows }: Group): Read {
  const [row, ...again] = rows;
  if (!row) return { customer: undefined, refusals: [], warnings: [] };
  const twice = again.map((one) => sheet.refuse(one, `This customer is already in row ${row.row}.`));
  try {
    const long = sheet.tooLong(row, limits);
    if (long) return { customer: undefined, refusals: [long, ...twice], warnings: [] };
    return { customer: customerOf(sheet, key, row), refusals: twice, warnings: longTexts(sheet, row) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { customer: undefined, refusals: [sheet.refuse(row, error.message, error.field), ...twice], warnings: [] };
  }
}
type Read = { customer: CustomerIn | undefined; refusals: Refusal[]; warnings: Warning[] };

function longTexts(sheet: Sheet, row: SheetRow): Warning[] {
  const texts = [['first_name', mostName] as const, ['last_name', mostName] as const, ['note', mostNote] as const];
  const tags = partsOf(sheet.cell(row, 'tags'));
  const wrong = tags.filter((tag, place) => place >= mostTags || tagOf(tag) !== tag.toLowerCase());
  return [
    ...texts.flatMap(([field, most]) => (sheet.cell(row, field).length > most ? [sheet.shortenedText(row, field, most)] : [])),
    ...(wrong[0] === undefined
      ? []
      : [
          {
            row: row.row,
            reason: `A customer can have up to ${mostTags} tags of letters, digits, spaces and hyphens. “${cut(wrong[0], mostTag)}” was changed or left out.`,
          },
        ]),
  ];
}

/** A tag as Parley writes them: lower case, without signs. */
const tagOf = (text: string) =>
  cut(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[ _-]+/, ''),
    mostTag,
  ).trim();

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
  const fitted = (name: string | undefined) => (name === undefined ? undefined : cut(name, mostName));
  const isParted = sheet.has('first_name') || sheet.has('last_name');
  const names = isParted
    ? { first_name: fitted(said('first_name')), last_name: fitted(said('last_name')) }
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
    ...addressesOf(sheet, row, address),
    created_at: created,
    tags: sheet.has('tags') ? tagsOf(text('tags')) : undefined,
    note: cut(text('note'), mostNote) || undefined,
    consent: consentIn(sheet, row),
    ...(sheet.isOwn && { other_emails: partsOf(text('other_emails')), other_phones: partsOf(text('other_phones')) }),
  };
}

/** A city alone is no address, but a country says where somebody lives. An own export has all addresses. */
function addressesOf(sheet: Sheet, row: SheetRow, address: Address | null | undefined): Pick<CustomerIn, 'address' | 'addresses'> {
  const others = sheet.isOwn && sheet.has('other_addresses') ? addressesIn(sheet.cell(row, 'other_addresses')) : undefined;
  if (others && sheet.has('line1')) return { addresses: [...(address ? [address] : []), ...others] };
  return sheet.has('line1') || (sheet.has('country') && address) ? { address } : {};
}

function addressesIn(cell: string): Address[] {
  if (cell === '') return [];
  try {
    return z.array(addressShape).max(20).parse(JSON.parse(cell));
  } catch {
    throw new Refused('These aren’t addresses as in Parley’s exports.', 'other_addresses');
  }
}

const tagsOf = (cell: string) =>
  [
    ...new Set(
      partsOf(cell)
        .map(tagOf)
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, mostTags);

function consentIn(sheet: Sheet, row: SheetRow): CustomerIn['consent'] {
  const said = consentChannels.flatMap((channel) => {
    const state = consentOf(sheet.cell(row, `consent_${channel}`));
    return state ? [[channel, state] as const] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

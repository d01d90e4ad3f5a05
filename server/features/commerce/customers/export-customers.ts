import type { Address } from '@parley/contract/addresses';
import type { UserActor } from '../../../context.ts';
import type { ExportList } from '../../../platform/export-list.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { narrowingOf } from './list.ts';
import { type WholeCustomer, wholeRows } from './list-store.ts';
import { maskFor } from './present.ts';
import type { Consent } from './rules.ts';

const columns = [
  ['id', 'ID'],
  ['name', 'Name'],
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['other_emails', 'Other emails'],
  ['other_phones', 'Other phones'],
  ['language', 'Language'],
  ['address_name', 'Address name'],
  ['line1', 'Address'],
  ['line2', 'Address, second line'],
  ['city', 'City'],
  ['region', 'Region'],
  ['postcode', 'Postcode'],
  ['country', 'Country'],
  ['other_addresses', 'Other addresses'],
  ['tags', 'Tags'],
  ['note', 'Note'],
  ['consent_email', 'Consent: e-mail'],
  ['consent_sms', 'Consent: SMS'],
  ['consent_whatsapp', 'Consent: WhatsApp'],
  ['consent_messenger', 'Consent: Messenger'],
  ['consent_instagram', 'Consent: Instagram'],
  ['consent_website', 'Consent: website'],
  ['spent', 'Spent'],
  ['currency', 'Currency'],
  ['orders', 'Orders'],
  ['last_order_at', 'Last order'],
  ['created_at', 'Created'],
] as const;
const sort = { sort: 'created_at', order: 'desc' } as const;

/** Exports the list, newest first, with only what this teammate may see. */
export const customerExport: ExportList = {
  permission: 'customers:read',
  columns: columns.map(([key, header]) => ({ key, header })),
  async read(ctx, asked, after, most) {
    const place = fromKeyCursor('export', after ?? undefined, ['instant', 'uuid']);
    const rows = await wholeRows(ctx.db, { ...(await narrowingOf(ctx, asked)), ...sort, after: place, limit: most + 1 });
    const last = rows.length > most ? rows[most - 1] : undefined;
    return {
      rows: rows.slice(0, most).map((row) => cellsOf(row, ctx.actor)),
      next: last ? toKeyCursor('export', [last.created_at.toISOString(), last.id]) : null,
    };
  },
};

const addressCells = (address: Address | undefined) => ({
  address_name: address?.name ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  region: address?.region ?? '',
  postcode: address?.postcode ?? '',
  country: address?.country ?? '',
});

type Cells = Record<(typeof columns)[number][0], string>;
function cellsOf(row: WholeCustomer & { notes: string | null }, actor: UserActor): Cells {
  const mask = maskFor(actor);
  const [first, ...others] = row.addresses as Address[];
  const consent = row.consent as Consent;
  const said = (channel: string) => consent[channel]?.state ?? 'unknown';
  return {
    id: row.id,
    name: mask.name(row.name),
    first_name: mask.name(row.first_name),
    last_name: mask.name(row.last_name),
    email: mask.email(row.email) ?? '',
    phone: mask.phone(row.phone) ?? '',
    other_emails: row.emails
      .slice(1)
      .map((email) => mask.email(email))
      .join(', '),
    other_phones: row.phones
      .slice(1)
      .map((phone) => mask.phone(phone))
      .join(', '),
    language: row.language ?? '',
    ...addressCells(first && mask.address(first)),
    other_addresses: others.length === 0 ? '' : JSON.stringify(others.map((one) => mask.address(one))),
    tags: (row.tags ?? []).map(({ name }) => name).join(', '),
    note: mask.text(row.notes ?? ''),
    consent_email: said('email'),
    consent_sms: said('sms'),
    consent_whatsapp: said('whatsapp'),
    consent_messenger: said('messenger'),
    consent_instagram: said('instagram'),
    consent_website: said('website'),
    spent: toAmount(row.spent_cents, row.currency),
    currency: row.currency,
    orders: String(row.orders_count),
    last_order_at: row.last_order_at?.toISOString() ?? '',
    created_at: row.created_at.toISOString(),
  };
}

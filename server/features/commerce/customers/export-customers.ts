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
  ['language', 'Language'],
  ['country', 'Country'],
  ['city', 'City'],
  ['tags', 'Tags'],
  ['consent_email', 'Consent: e-mail'],
  ['consent_sms', 'Consent: SMS'],
  ['consent_whatsapp', 'Consent: WhatsApp'],
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

type Cells = Record<(typeof columns)[number][0], string>;
function cellsOf(row: WholeCustomer, actor: UserActor): Cells {
  const mask = maskFor(actor);
  const consent = row.consent as Consent;
  const said = (channel: string) => consent[channel]?.state ?? 'unknown';
  return {
    id: row.id,
    name: mask.name(row.name),
    first_name: mask.name(row.first_name),
    last_name: mask.name(row.last_name),
    email: mask.email(row.email) ?? '',
    phone: mask.phone(row.phone) ?? '',
    language: row.language ?? '',
    country: row.country ?? '',
    city: row.city ?? '',
    tags: (row.tags ?? []).map(({ name }) => name).join(', '),
    consent_email: said('email'),
    consent_sms: said('sms'),
    consent_whatsapp: said('whatsapp'),
    spent: toAmount(row.spent_cents, row.currency),
    currency: row.currency,
    orders: String(row.orders_count),
    last_order_at: row.last_order_at?.toISOString() ?? '',
    created_at: row.created_at.toISOString(),
  };
}

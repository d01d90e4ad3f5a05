import type { Received } from '@parley/contract/endpoint';
import type { updateMerchantSettings } from '@parley/contract/merchants';
import { decimalsOf } from '@parley/contract/money';
import type { TeamRole } from '@parley/contract/permissions';
import { sql } from 'kysely';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import { toCents } from '../../../platform/lib/money.ts';

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof readSettings>>>;
type Wanted = Omit<Received<typeof updateMerchantSettings>, 'merchant' | 'version'>;

const settings = (db: Reader, merchant: string) =>
  db
    .selectFrom('shop_settings as s')
    .innerJoin('directory.merchants as m', 'm.id', 's.merchant_id')
    .select([
      's.merchant_id',
      'm.name',
      's.currency',
      's.time_zone',
      's.locale',
      's.ai_enabled',
      's.ai_confidence_threshold',
      's.ai_debounce_ms',
      's.ai_verification',
      's.ai_money_limit_cents',
    ])
    .select(['s.refund_limit_cents', 's.handoff_limit_minutes', 's.version'])
    .select(['s.checkout_shipping_cents', 's.checkout_free_from_cents', 's.checkout_methods'])
    .where('s.merchant_id', '=', merchant);

/** The shop's currency. Its prices, limits and discounts are in it; an order keeps the one it was placed in. */
export const shopCurrency = async (db: Reader): Promise<string> =>
  (await db.selectFrom('shop_settings').select('currency').executeTakeFirstOrThrow()).currency;

/** The same, held until the transaction ends, so that what is issued in it keeps its currency. */
export const holdCurrency = async (db: Writer, merchant: string): Promise<string> =>
  (await db.selectFrom('shop_settings').select('currency').where('merchant_id', '=', merchant).forShare().executeTakeFirstOrThrow())
    .currency;

export const readSettings = (db: Reader, merchant: string) => settings(db, merchant).executeTakeFirst();

/** Locks the settings, so that concurrent changes run one after the other. */
export async function lockSettings(db: Writer, merchant: string): Promise<SettingsRow | undefined> {
  await db.selectFrom('shop_settings').select('merchant_id').where('merchant_id', '=', merchant).forUpdate().execute();
  return settings(db, merchant).executeTakeFirst();
}

/** Columns of the AI settings; JSON as text. */
export type AiColumns = { ai_policy?: string; ai_agent?: string; ai_engine?: string; ai_key?: string | null; ai_key_hint?: string | null };

/** Writes the given columns and increments the version. The row must be locked. */
export async function changeSettings(
  db: Writer,
  { merchant_id: merchant, name, currency: was }: SettingsRow,
  wanted: Wanted,
  now: Date,
  columns: AiColumns = {},
): Promise<SettingsRow> {
  const { ai, checkout } = wanted;
  const currency = wanted.currency ?? was;
  const centsOf = (amount: string | undefined, path: string) => (amount === undefined ? undefined : toCents(amount, currency, path));
  if (currency !== was) await changeCurrency(db, merchant, was, currency);
  if (wanted.name !== undefined && wanted.name !== name)
    await db.updateTable('directory.merchants').set({ name: wanted.name }).where('id', '=', merchant).execute();
  const change = {
    currency: wanted.currency,
    time_zone: wanted.time_zone,
    locale: wanted.locale,
    handoff_limit_minutes: wanted.handoff_limit_minutes,
    ai_enabled: ai?.enabled,
    ai_confidence_threshold: ai?.confidence_threshold,
    ai_debounce_ms: ai?.debounce_ms,
    ai_verification: ai?.verification,
    ai_money_limit_cents: centsOf(ai?.money_limit, 'ai.money_limit'),
    refund_limit_cents: centsOf(wanted.refund_limit, 'refund_limit'),
    checkout_shipping_cents: centsOf(checkout?.shipping, 'checkout.shipping'),
    checkout_free_from_cents: checkout?.free_from === null ? null : centsOf(checkout?.free_from, 'checkout.free_from'),
    checkout_methods: checkout?.methods && [...new Set(checkout.methods)],
  };
  await db
    .updateTable('shop_settings')
    .set({ ...change, ...columns, version: sql`version + 1`, updated_at: now })
    .where('merchant_id', '=', merchant)
    .execute();
  return settings(db, merchant).executeTakeFirstOrThrow();
}

/** Prices, limits and discounts keep their number: 12.50 EUR become 12.50 USD, or 13 JPY. Open checkout links end. */
async function changeCurrency(db: Writer, merchant: string, from: string, to: string) {
  const [was, now] = [10 ** decimalsOf(from), 10 ** decimalsOf(to)];
  await sql`select rescale_shop(${merchant}::uuid, ${was}::int, ${now}::int)`.execute(db);
  await db.updateTable('checkouts').set({ state: 'expired' }).where('merchant_id', '=', merchant).where('state', '=', 'open').execute();
}

/** Whether money of the shop exists that keeps its currency: orders, credit notes, store credit, gift cards. */
export async function hasMoney(db: Reader, merchant: string): Promise<boolean> {
  const [found] = await rows<{ has: boolean }>(db)`
    select exists (select from orders where merchant_id = ${merchant}::uuid)
      or exists (select from refund_records where merchant_id = ${merchant}::uuid)
      or exists (select from credits where merchant_id = ${merchant}::uuid)
      or exists (select from customers where merchant_id = ${merchant}::uuid and payment_methods @> '[{"kind": "gift_card"}]') as has`;
  return found?.has ?? false;
}

/** The shop's members, earliest first. */
export const readTeam = (db: Reader, merchant: string) =>
  db
    .selectFrom('directory.memberships as s')
    .innerJoin('directory.users as u', 'u.id', 's.user_id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.avatar_version',
      's.team_role',
      's.role_id',
      's.permissions',
      's.last_seen_at',
      's.away',
      's.visibility',
      's.team_ids',
    ])
    .leftJoin('brands as b', (on) => on.onRef('b.merchant_id', '=', 's.merchant_id').on('b.is_default', '=', true))
    .select(['s.brand_ids', 's.with_default_brand', 'b.id as default_brand'])
    .where('s.merchant_id', '=', merchant)
    .orderBy('s.created_at')
    .orderBy('u.id')
    .execute();

const memberships = (db: Writer, merchant: string) =>
  db
    .selectFrom('directory.memberships')
    .select(['user_id', 'team_role', 'role_id', 'permissions', 'visibility', 'team_ids', 'brand_ids', 'with_default_brand'])
    .where('merchant_id', '=', merchant);

export const findMember = (db: Writer, merchant: string, userId: string) =>
  memberships(db, merchant).where('user_id', '=', userId).executeTakeFirst();

/** All members, locked: of two owners who leave at once, one finds out that they are the last. */
export const lockTeam = (db: Writer, merchant: string) => memberships(db, merchant).orderBy('user_id').forUpdate().execute();

type StoredRole = { team_role: TeamRole; role_id: string | null; permissions: string[] | null };
export async function setRole(db: Writer, merchant: string, userId: string, role: StoredRole, { keepsTeams }: { keepsTeams: boolean }) {
  await db
    .updateTable('directory.memberships')
    .set({ ...role, ...(!keepsTeams && { team_ids: [] }) })
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeMembership(db: Writer, merchant: string, userId: string) {
  await db.deleteFrom('directory.memberships').where('merchant_id', '=', merchant).where('user_id', '=', userId).execute();
}

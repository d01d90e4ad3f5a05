import type { Received } from '@parley/contract/endpoint';
import type { updateMerchantSettings } from '@parley/contract/merchants';
import type { TeamRole } from '@parley/contract/permissions';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
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

export const readSettings = (db: Reader, merchant: string) => settings(db, merchant).executeTakeFirst();

/** Locks the settings, so that concurrent changes run one after the other. */
export async function lockSettings(db: Writer, merchant: string): Promise<SettingsRow | undefined> {
  await db.selectFrom('shop_settings').select('merchant_id').where('merchant_id', '=', merchant).forUpdate().execute();
  return settings(db, merchant).executeTakeFirst();
}

const centsOf = (amount: string | undefined) => (amount === undefined ? undefined : toCents(amount));

/** Columns of the AI settings; JSON as text. */
export type AiColumns = { ai_policy?: string; ai_agent?: string; ai_engine?: string; ai_key?: string | null; ai_key_hint?: string | null };

/** Writes the given columns and increments the version. The row must be locked. */
export async function changeSettings(
  db: Writer,
  { merchant_id: merchant, name }: SettingsRow,
  wanted: Wanted,
  now: Date,
  columns: AiColumns = {},
): Promise<SettingsRow> {
  const { ai, checkout } = wanted;
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
    ai_money_limit_cents: centsOf(ai?.money_limit),
    refund_limit_cents: centsOf(wanted.refund_limit),
    checkout_shipping_cents: centsOf(checkout?.shipping),
    checkout_free_from_cents: checkout?.free_from === null ? null : centsOf(checkout?.free_from),
    checkout_methods: checkout?.methods && [...new Set(checkout.methods)],
  };
  await db
    .updateTable('shop_settings')
    .set({ ...change, ...columns, version: sql`version + 1`, updated_at: now })
    .where('merchant_id', '=', merchant)
    .execute();
  return settings(db, merchant).executeTakeFirstOrThrow();
}

/** The shop's members, earliest first. */
export const readTeam = (db: Reader, merchant: string) =>
  db
    .selectFrom('directory.memberships as s')
    .innerJoin('directory.users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.name', 'u.email', 'u.avatar_version', 's.team_role', 's.last_seen_at', 's.away', 's.visibility', 's.team_ids'])
    .leftJoin('brands as b', (on) => on.onRef('b.merchant_id', '=', 's.merchant_id').on('b.is_default', '=', true))
    .select(['s.brand_ids', 's.with_default_brand', 'b.id as default_brand'])
    .where('s.merchant_id', '=', merchant)
    .orderBy('s.created_at')
    .orderBy('u.id')
    .execute();

const memberships = (db: Writer, merchant: string) =>
  db
    .selectFrom('directory.memberships')
    .select(['user_id', 'team_role', 'visibility', 'team_ids', 'brand_ids', 'with_default_brand'])
    .where('merchant_id', '=', merchant);

export const findMember = (db: Writer, merchant: string, userId: string) =>
  memberships(db, merchant).where('user_id', '=', userId).executeTakeFirst();

/** All members, locked: of two owners who leave at once, one finds out that they are the last. */
export const lockTeam = (db: Writer, merchant: string) => memberships(db, merchant).orderBy('user_id').forUpdate().execute();

export async function setRole(db: Writer, merchant: string, userId: string, role: TeamRole, { keepsTeams }: { keepsTeams: boolean }) {
  await db
    .updateTable('directory.memberships')
    .set({ team_role: role, ...(!keepsTeams && { team_ids: [] }) })
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeMembership(db: Writer, merchant: string, userId: string) {
  await db.deleteFrom('directory.memberships').where('merchant_id', '=', merchant).where('user_id', '=', userId).execute();
}

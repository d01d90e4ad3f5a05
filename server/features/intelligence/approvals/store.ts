import type { Approval } from '@parley/contract/approvals';
import { type RawBuilder, sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import type { Details } from '../assistant/index.ts';
import { ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';

type Row = Omit<Selectable<Tables['ai_approvals']>, 'details'> & { details: Details };
export type ListedApproval = Row & {
  number: number | null;
  team_id: string | null;
  assignee_id: string | null;
  conversation_brand: string | null;
  order_brand: string | null;
  customer_name: string | null;
  customer_now: string | null;
  requested_by_name: string | null;
  asked_by_name: string | null;
  order_number: string | null;
  decided_by_name: string | null;
  refunded_cents: number;
  refund_limit_cents: number;
};

/** Approvals with their context, in one query. Excludes conversations and orders that the viewer may not see. */
const listed = (viewer: Viewer) => sql`
  select a.*, c.number, c.team_id, c.assignee_id, c.brand_id as conversation_brand, o.brand_id as order_brand, k.id as customer_now, k.name as customer_name, o.order_number,
    u.name as decided_by_name, r.name as requested_by_name, p.name as asked_by_name, coalesce(o.refunded_cents, 0)::int8 as refunded_cents, s.refund_limit_cents
  from ai_approvals a
    left join conversations c on c.merchant_id = a.merchant_id and c.id = a.conversation_id
    left join customers f on f.merchant_id = a.merchant_id and f.id = a.customer_id
    left join customers k on k.merchant_id = f.merchant_id and k.id = coalesce(f.merged_into_id, f.id)
    join shop_settings s on s.merchant_id = a.merchant_id
    left join orders o on o.merchant_id = a.merchant_id and o.id = a.order_id
    left join directory.users u on u.id = a.decided_by
    left join directory.users r on r.id = a.requested_by
    left join directory.users p on p.id = a.asked_by
  where (c.id is null or ${visible(viewer, 'c')}) and (o.id is null or ${ofBrand(viewer, 'o')})`;

type Requested = {
  viewer: Viewer;
  state: 'waiting' | 'decided';
  conversationId?: string | undefined;
  orderId?: string | undefined;
  after?: Key | undefined;
  limit: number;
};

/** Open ones oldest first, decided ones latest first. */
export async function listRows(db: Reader, { viewer, state, conversationId, orderId, after, limit }: Requested): Promise<ListedApproval[]> {
  const isWaiting = state === 'waiting';
  const [at, id] = after ?? [];
  const place = isWaiting
    ? sql` and (a.created_at, a.id) > (${at}::timestamptz, ${id}::uuid)`
    : sql` and (a.decided_at, a.id) < (${at}::timestamptz, ${id}::uuid)`;
  return rows<ListedApproval>(db)`${listed(viewer)}
    and ${isWaiting ? sql`a.state = 'proposed'` : sql`a.state <> 'proposed'`}${conversationId ? sql` and a.conversation_id = ${conversationId}::uuid` : sql``}${orderId ? sql` and a.order_id = ${orderId}::uuid` : sql``}${after ? place : sql``}
    order by ${isWaiting ? sql`a.created_at, a.id` : sql`a.decided_at desc, a.id desc`} limit ${sql.lit(limit)}`;
}

const one = async (db: Reader, viewer: Viewer, id: string, more: RawBuilder<unknown>): Promise<ListedApproval | undefined> =>
  await firstRow<ListedApproval>(db)`${listed(viewer)} and a.id = ${id}::uuid ${more}`;
/** Whoever may see it: for the shop's own jobs. */
export const findAny = (db: Reader, id: string) => one(db, { id: '', teams: null, brands: null }, id, sql``);
export const findOne = (db: Reader, viewer: Viewer, id: string) => one(db, viewer, id, sql``);
/** Locked, so that of two simultaneous decisions one wins. Lock order: after the order and the conversation. */
export const lockOne = (db: Writer, viewer: Viewer, id: string) => one(db, viewer, id, sql`for update of a`);

type Decision = { state: Exclude<Approval['state'], 'proposed'>; note: string | null; by: string; at: Date };
export const decideOne = (db: Writer, id: string, { state, note, by, at }: Decision) =>
  db
    .updateTable('ai_approvals')
    .set((eb) => ({ state, note, decided_by: by, decided_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Stores the new outcome. */
export const renewOne = (db: Writer, id: string, { details, cents }: { details: Details; cents: number }) =>
  db
    .updateTable('ai_approvals')
    .set((eb) => ({ details: JSON.stringify(details), amount_cents: cents, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .execute();

export const markAsked = (db: Writer, id: string, { by, at }: { by: string; at: Date }) =>
  db
    .updateTable('ai_approvals')
    .set((eb) => ({ asked_by: by, asked_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** The shop's language, for customers whose own is unknown. */
export const readLocale = async (db: Writer): Promise<string> =>
  (await db.selectFrom('shop_settings').select('locale').executeTakeFirstOrThrow()).locale;

import type { ReplyScope } from '@parley/contract/saved-replies';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Requester } from './rules.ts';

/** The author may have been erased since; shared replies stay. */
const formerTeammate = 'Former teammate';

type Row = Omit<Selectable<Tables['saved_replies']>, 'scope' | 'attachments'>;
/** `attachments` come from the files feature. */
export type ReplyRow = Row & { scope: ReplyScope; attachments: object[]; owner_name: string };
export type Body = Pick<ReplyRow, 'title' | 'shortcut' | 'category' | 'text' | 'scope' | 'team_id' | 'attachments'>;

const replies = (db: Reader, { id, teams, manages }: Requester) =>
  db
    .selectFrom('saved_replies as r')
    .leftJoin('directory.users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select((eb) => eb.fn.coalesce('u.name', eb.val(formerTeammate)).as('owner_name'))
    .where((eb) =>
      eb.or([
        eb('r.scope', '=', 'everyone'),
        eb.and([eb('r.scope', '=', 'personal'), eb('r.user_id', '=', id)]),
        ...(manages || teams.length > 0
          ? [eb.and([eb('r.scope', '=', 'team'), ...(manages ? [] : [eb('r.team_id', 'in', [...teams])])])]
          : []),
      ]),
    );

/** The replies a user can use, unordered. */
export const listReplies = async (db: Reader, requester: Requester, category?: string) => {
  const query = replies(db, requester);
  return (await (category === undefined ? query : query.where('r.category', '=', category)).execute()) as ReplyRow[];
};

export const findReply = async (db: Reader, requester: Requester, id: string) =>
  (await replies(db, requester).where('r.id', '=', id).executeTakeFirst()) as ReplyRow | undefined;

/** Locks the reply, so that concurrent changes run one after the other. */
export async function lockReply(db: Writer, requester: Requester, id: string): Promise<ReplyRow | undefined> {
  await db.selectFrom('saved_replies').select('id').where('id', '=', id).forUpdate().execute();
  return findReply(db, requester, id);
}

export const insertReply = (
  db: Writer,
  row: Body & { merchant_id: string; id: string; user_id: string; created_at: Date; updated_at: Date },
) => db.insertInto('saved_replies').values(stored(row)).execute();

export const changeReply = (db: Writer, id: string, change: Body & { updated_at: Date }) =>
  db.updateTable('saved_replies').set(stored(change)).where('id', '=', id).execute();

export const deleteReply = (db: Writer, id: string) => db.deleteFrom('saved_replies').where('id', '=', id).execute();

export const countUse = (db: Writer, id: string, now: Date) =>
  db
    .updateTable('saved_replies')
    .set((eb) => ({ usage_count: eb('usage_count', '+', 1), last_used_at: now }))
    .where('id', '=', id)
    .execute();

const stored = <R extends Body>(row: R) => ({ ...row, attachments: JSON.stringify(row.attachments) });
/** The folders of replies the user can use, by name. */
export const countByCategory = async (db: Reader, requester: Requester) =>
  db
    .selectFrom(replies(db, requester).where('r.category', 'is not', null).as('mine'))
    .select(['mine.category as name', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy('mine.category')
    .orderBy('mine.category')
    .$narrowType<{ name: string }>()
    .execute();

export const readTeams = async (db: Reader, merchant: string, userId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('directory.memberships')
      .select('team_ids')
      .where('merchant_id', '=', merchant)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.team_ids ?? [];

export const hasTeam = async (db: Reader, id: string) =>
  (await db.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const readShop = (db: Reader, merchant: string) =>
  db
    .selectFrom('shop_settings as s')
    .innerJoin('directory.merchants as m', 'm.id', 's.merchant_id')
    .select(['m.name', 's.locale', 's.currency'])
    .where('s.merchant_id', '=', merchant)
    .executeTakeFirstOrThrow();

/** The customer of a conversation and their latest order. */
export const readCustomer = (db: Reader, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as k', (on) => on.onRef('k.merchant_id', '=', 'c.merchant_id').onRef('k.id', '=', 'c.customer_id'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders')
          .select(['order_number', 'status', 'total_cents', 'currency', 'tracking'])
          .whereRef('merchant_id', '=', 'k.merchant_id')
          .whereRef('customer_id', '=', 'k.id')
          .where('status', '<>', 'draft')
          .orderBy('placed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('o'),
      (on) => on.onTrue(),
    )
    .select(['k.id', 'k.name', 'k.email', 'o.order_number', 'o.status', 'o.total_cents', 'o.currency', 'o.tracking'])
    .where('c.id', '=', conversationId)
    .executeTakeFirst();

import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';

export async function insertFeedback(db: Writer, row: Insertable<Tables['directory.feedback']>) {
  await db.insertInto('directory.feedback').values(row).execute();
}

export type Feedback = Pick<
  Selectable<Tables['directory.feedback']>,
  'id' | 'feedback_type' | 'title' | 'description' | 'status' | 'answer' | 'created_at' | 'updated_at'
>;
/** Feedback with who sent it, for the operator and for mails to the sender. */
export type SentFeedback = Feedback & Pick<Selectable<Tables['directory.feedback']>, 'merchant_id' | 'user_id' | 'user_email' | 'page_url'>;

const shown = ['f.id', 'f.feedback_type', 'f.title', 'f.description', 'f.status', 'f.answer', 'f.created_at', 'f.updated_at'] as const;

/** Never includes the sender. */
export const findFeedback = (db: Reader, id: string): Promise<Feedback | undefined> =>
  db.selectFrom('directory.feedback as f').select(shown).where('f.id', '=', id).executeTakeFirst();

/** The email of an account is its email now. */
const withSender = (db: Reader) =>
  db
    .selectFrom('directory.feedback as f')
    .leftJoin('directory.users as u', 'u.id', 'f.user_id')
    .select([...shown, 'f.merchant_id', 'f.user_id', 'f.page_url'])
    .select((eb) => eb.fn.coalesce('u.email', 'f.user_email').as('user_email'));

export const findWithSender = (db: Reader, id: string): Promise<SentFeedback | undefined> =>
  withSender(db).where('f.id', '=', id).executeTakeFirst();

type Wanted = { userId?: string; status?: Feedback['status'] | undefined; after: Key | undefined; limit: number };
/** Newest first. */
export function listFeedback(db: Reader, { userId, status, after, limit }: Wanted): Promise<SentFeedback[]> {
  let query = withSender(db);
  if (userId !== undefined) query = query.where('f.user_id', '=', userId);
  if (status !== undefined) query = query.where('f.status', '=', status);
  if (after) query = query.where(sql<boolean>`(f.created_at, f.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return query.orderBy('f.created_at', 'desc').orderBy('f.id', 'desc').limit(limit).execute();
}

export const lockFeedback = (db: Writer, id: string) =>
  db.selectFrom('directory.feedback').select(['status', 'answer', 'user_id']).where('id', '=', id).forUpdate().executeTakeFirst();

export async function changeFeedback(db: Writer, id: string, change: Pick<Feedback, 'status' | 'answer' | 'updated_at'>) {
  await db.updateTable('directory.feedback').set(change).where('id', '=', id).execute();
}

export async function insertDemoRequest(db: Writer, row: Insertable<Tables['directory.demo_requests']>) {
  await db.insertInto('directory.demo_requests').values(row).execute();
}

/** Whether the address asked before, within this many milliseconds. Of several at once, one is the first. */
export const hasEarlierRequest = async (
  db: Reader,
  { id, email, created_at: at }: { id: string; email: string; created_at: Date },
  within: number,
): Promise<boolean> =>
  (await db
    .selectFrom('directory.demo_requests')
    .select('id')
    .where('email', '=', email)
    .where('created_at', '>', new Date(at.getTime() - within))
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id)))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const findDemoRequest = (db: Reader, id: string) =>
  db
    .selectFrom('directory.demo_requests')
    .select(['name', 'email', 'shop', 'message', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

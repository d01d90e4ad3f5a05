import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** A customer with everyone merged into them, and their records. */
export type CustomerScope = {
  merchant: string;
  ids: string[];
  conversations: string[];
  orders: string[];
  sessions: string[];
  checkouts: string[];
  /** Files sent by them, or to them by a teammate; not a saved reply's files, which others receive too. */
  files: string[];
  /** Their emails, phones and full names as `ilike` patterns, to find rows that mention them without a reference. */
  marks: string[];
};
/** Lowercase search terms for files. A line that contains both names of a pair mentions them, too. */
export type Named = { words: string[]; pairs: [string, string][] };

const asPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
export const patternsOf = (words: readonly string[]) => words.map(asPattern);

export const lockErasing = (db: Writer, id: string) =>
  db
    .selectFrom('customers')
    .select(['id', 'merged_into_id', 'erasure_requested_at', 'erased_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Hides the customer: pointing the row at itself makes every list, search and lookup treat it as merged. */
export async function markErasing(db: Writer, id: string, now: Date) {
  await db
    .updateTable('customers')
    .set((eb) => ({ erasure_requested_at: now, merged_into_id: id, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await sql`select key_customers(current_shop(), array[${id}::uuid])`.execute(db);
}

export const endErasing = (db: Writer, ids: readonly string[], now: Date) =>
  sql`update customers set erased_at = ${now}::timestamptz, erasure_requested_at = coalesce(erasure_requested_at, ${now}::timestamptz) where id = any (${[...ids]}::uuid[])`.execute(
    db,
  );

export const isErasing = async (db: Reader, id: string): Promise<boolean> =>
  (await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('erasure_requested_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Whether a file that may mention them is being read or written right now. */
export async function isBusy(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select 1 from import_runs where state in ('checking', 'running')) or exists (select 1 from export_runs where state = 'running') as busy`.execute(
    db,
  );
  return rows[0]?.busy ?? false;
}

const texts = (values: readonly (string | null | undefined)[]) =>
  [...new Set(values.flatMap((value) => value?.trim().toLowerCase() ?? []))].filter((value) => value.length >= 5);

/** All their records now, optionally locked. `db` must see their shop. */
export async function scopeOf(db: Reader, merchant: string, id: string): Promise<{ scope: CustomerScope; named: Named }> {
  const people = await db
    .selectFrom('customers')
    .select(['id', 'name', 'first_name', 'last_name', 'emails', 'phones', 'verified_external_id'])
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into_id', '=', id)]))
    .execute();
  const ids = people.map((one) => one.id);
  const idsOf = async (table: 'conversations' | 'orders' | 'checkouts') =>
    (await db.selectFrom(table).select('id').where('customer_id', 'in', ids).execute()).map((row) => row.id);
  const conversations = await idsOf('conversations');
  const none = '00000000-0000-0000-0000-000000000000';
  const sessions = await db
    .selectFrom('chat_sessions')
    .select(['id', 'name', 'email'])
    .where((eb) => eb.or([eb('customer_id', 'in', ids), eb('conversation_id', 'in', conversations.length ? conversations : [none])]))
    .execute();
  const merges = await db
    .selectFrom('customer_merges')
    .select(['name', 'email'])
    .where((eb) => eb.or([eb('customer_id', 'in', ids), eb('other_id', 'in', ids)]))
    .where('undone_at', 'is', null)
    .execute();
  const { rows: files } = await sql<{ id: string }>`
    select f.id from files f
    where (f.uploaded_by_kind = 'visitor' and f.uploaded_by = any (${sessions.map((one) => one.id)}::uuid[]))
      or (f.id::text in (
        select a ->> 'id' from messages m cross join jsonb_array_elements(m.attachments) a where m.merchant_id = ${merchant}::uuid and m.conversation_id = any (${conversations}::uuid[])
        union select a ->> 'id' from scheduled_messages m cross join jsonb_array_elements(m.attachments) a where m.conversation_id = any (${conversations}::uuid[]))
        and not exists (select 1 from saved_replies r cross join jsonb_array_elements(r.attachments) a where a ->> 'id' = f.id::text))`.execute(
    db,
  );
  const called = [...people.map(({ name }) => name), ...sessions.map(({ name }) => name), ...merges.map(({ name }) => name)];
  const words = texts([
    ...people.flatMap(({ emails, phones }) => [...emails, ...phones]),
    ...people.map((one) => one.verified_external_id),
    ...[...sessions, ...merges].map(({ email }) => email),
    // A first name alone matches too many people.
    ...called.filter((name) => name?.trim().includes(' ')),
  ]);
  const pairs = people
    .filter(({ first_name, last_name }) => first_name.trim() !== '' && last_name.trim() !== '')
    .map(({ first_name, last_name }): [string, string] => [first_name.trim().toLowerCase(), last_name.trim().toLowerCase()]);
  return {
    scope: {
      ...{ merchant, ids, conversations, orders: await idsOf('orders'), checkouts: await idsOf('checkouts') },
      ...{ sessions: sessions.map((one) => one.id), files: files.map((one) => one.id), marks: patternsOf(words) },
    },
    named: { words, pairs },
  };
}

/** Locks in the common order: channel identities, checkout links, orders, conversations, customers. */
export async function lockScope(db: Writer, { merchant, ids, conversations, orders, checkouts }: CustomerScope) {
  await sql`select from channel_identities where merchant_id = ${merchant}::uuid and customer_id = any (${ids}::uuid[]) order by id for update`.execute(
    db,
  );
  await sql`select from checkouts where merchant_id = ${merchant}::uuid and id = any (${checkouts}::uuid[]) order by id for update`.execute(
    db,
  );
  await sql`select from orders where merchant_id = ${merchant}::uuid and id = any (${orders}::uuid[]) order by id for update`.execute(db);
  await sql`select from conversations where merchant_id = ${merchant}::uuid and id = any (${conversations}::uuid[]) order by id for update`.execute(
    db,
  );
  await sql`select from customers where merchant_id = ${merchant}::uuid and id = any (${ids}::uuid[]) order by id for update`.execute(db);
}

export type KeptFile = { id: string; kind: 'import' | 'export'; key: string };
/** Import and export files that are still on disk. */
export async function listKept(db: Reader): Promise<KeptFile[]> {
  const imports = await db.selectFrom('import_runs').select(['id', 'file_key']).where('file_dropped_at', 'is', null).execute();
  const exports = await db.selectFrom('export_runs').select(['id', 'file_key']).where('file_key', 'is not', null).execute();
  return [
    ...imports.map(({ id, file_key: key }) => ({ id, kind: 'import' as const, key })),
    ...exports.flatMap(({ id, file_key: key }) => (key === null ? [] : [{ id, kind: 'export' as const, key }])),
  ];
}

/** Records that the bytes are gone and deletes what was parsed from the file. A run that had not started is canceled. */
export async function dropKept(db: Writer, { id, kind }: KeptFile, now: Date) {
  if (kind === 'export') {
    await sql`update export_runs set state = 'expired', file_key = null where id = ${id}::uuid and state = 'done'`.execute(db);
    return;
  }
  await sql`
    update import_runs set file_dropped_at = ${now}::timestamptz, file_name = 'erased.csv', carried = null, reason = null, finished_at = coalesce(finished_at, ${now}::timestamptz),
      state = case when state = 'done' then state else 'cancelled' end,
      columns = (select coalesce(jsonb_agg(c || '{"samples": []}' order by place), '[]') from jsonb_array_elements(columns) with ordinality as k (c, place))
    where id = ${id}::uuid`.execute(db);
  await sql`delete from import_refusals where run_id = ${id}::uuid`.execute(db);
  await sql`delete from import_keys where run_id = ${id}::uuid`.execute(db);
}

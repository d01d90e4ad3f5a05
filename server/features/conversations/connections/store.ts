import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type ConnectionRow = Selectable<Tables['channel_connections']>;
export type IdentityRow = Selectable<Tables['channel_identities']>;

export const findConnection = (db: Reader, id: string): Promise<ConnectionRow | undefined> =>
  db.selectFrom('channel_connections').selectAll().where('id', '=', id).executeTakeFirst();

/** Reconnecting an account reuses its connection, so that its conversations continue. */
export const upsertConnection = (
  db: Writer,
  row: Pick<ConnectionRow, 'merchant_id' | 'id' | 'channel' | 'external_id' | 'name' | 'secret' | 'created_at'>,
): Promise<ConnectionRow> =>
  db
    .insertInto('channel_connections')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'channel', 'external_id']).doUpdateSet({ name: row.name, secret: row.secret, status: 'connected' }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const countConnections = async (db: Reader): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('channel_connections')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('status', '=', 'connected')
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Returns the shop that now has the account: this one, or the one that had connected it already. */
export async function claimAccount(
  db: Writer,
  account: { channel: string; externalId: string; merchant: string; connectionId: string },
): Promise<string> {
  const { rows } = await sql<{ merchant_id: string }>`
    insert into directory.channel_accounts as a (channel, external_id, merchant_id, connection_id)
    values (${account.channel}, ${account.externalId}, ${account.merchant}::uuid, ${account.connectionId}::uuid)
    on conflict (channel, external_id) do update set connection_id = case when a.merchant_id = excluded.merchant_id then excluded.connection_id else a.connection_id end
    returning merchant_id`.execute(db);
  return rows[0]?.merchant_id ?? '';
}

/** Finds the account's shop before any shop is set. */
export const findAccount = (db: Reader, channel: string, externalId: string) =>
  db
    .selectFrom('directory.channel_accounts')
    .select(['merchant_id', 'connection_id'])
    .where('channel', '=', channel)
    .where('external_id', '=', externalId)
    .executeTakeFirst();

export async function disconnect(db: Writer, id: string) {
  await db.updateTable('channel_connections').set({ status: 'disconnected', secret: null }).where('id', '=', id).execute();
  await db.deleteFrom('directory.channel_accounts').where('connection_id', '=', id).execute();
}

/** Locks the identity, so that one sender's messages are processed in order. */
export const lockIdentity = (db: Writer, connectionId: string, externalUserId: string): Promise<IdentityRow | undefined> =>
  db
    .selectFrom('channel_identities')
    .selectAll()
    .where('connection_id', '=', connectionId)
    .where('external_user_id', '=', externalUserId)
    .forUpdate()
    .executeTakeFirst();

/** When two jobs see a new sender at the same time, one inserts and the other waits here and then finds the row. */
export const lockNewcomer = (db: Writer, connectionId: string, externalUserId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${connectionId} ${externalUserId}`}, 12))`.execute(db);

export const insertIdentity = (db: Writer, row: Omit<IdentityRow, 'conversation_id'>): Promise<IdentityRow> =>
  db.insertInto('channel_identities').values(row).returningAll().executeTakeFirstOrThrow();

export const insertCustomer = (db: Writer, row: { merchant_id: string; id: string; name: string; language: string | null }) =>
  db.insertInto('customers').values(row).execute();

export const setConversation = (db: Writer, id: string, conversationId: string) =>
  db.updateTable('channel_identities').set({ conversation_id: conversationId }).where('id', '=', id).execute();

/** The customer of an identity; a merged customer resolves to the one they were merged into. */
export const findCustomer = (db: Writer, id: string) =>
  db
    .selectFrom('customers as f')
    .innerJoin('customers as c', (on) =>
      on.onRef('c.merchant_id', '=', 'f.merchant_id').on('c.id', '=', sql<string>`coalesce(f.merged_into_id, f.id)`),
    )
    .select(['c.id', 'c.name', 'c.blocked_at'])
    .where('f.id', '=', id)
    .executeTakeFirst();

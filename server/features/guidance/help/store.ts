import type { Received } from '@parley/contract/endpoint';
import type { createTicket } from '@parley/contract/help';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';

export type TicketRow = Awaited<ReturnType<typeof closeTicket>>;
type NewTicket = Received<typeof createTicket> & { id: string; userId: string; by: string; now: Date };

export const insertTicket = (db: Writer, { merchant, id, subject, message, page, version, ...ticket }: NewTicket): Promise<TicketRow> =>
  db
    .insertInto('tickets')
    .values({
      ...{ merchant_id: merchant, id, subject, message, page, version },
      failed_requests: JSON.stringify(ticket.failed_requests),
      user_id: ticket.userId,
      created_by: ticket.by,
      created_at: ticket.now,
      updated_at: ticket.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const listTickets = (
  db: Reader,
  { merchant, after, limit }: { merchant: string; after: Key | undefined; limit: number },
): Promise<TicketRow[]> =>
  db
    .selectFrom('tickets')
    .selectAll()
    .where('merchant_id', '=', merchant)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const lockTicket = (db: Writer, merchant: string, id: string): Promise<TicketRow | undefined> =>
  db.selectFrom('tickets').selectAll().where('merchant_id', '=', merchant).where('id', '=', id).forUpdate().executeTakeFirst();

/** The operator has something to answer again. */
export const extendTicket = (
  db: Writer,
  merchant: string,
  id: string,
  { message, now }: { message: string; now: Date },
): Promise<TicketRow> =>
  db
    .updateTable('tickets')
    .set({ message, state: 'open', updated_at: now })
    .where('merchant_id', '=', merchant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const closeTicket = (db: Writer, merchant: string, id: string, now: Date) =>
  db
    .updateTable('tickets')
    .set({ state: 'closed', updated_at: now })
    .where('merchant_id', '=', merchant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The ticket with its author's address, and the shop's name. */
export const readForMail = (db: Reader, merchant: string, id: string) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('directory.users as u', 'u.id', 't.user_id')
    .innerJoin('directory.merchants as m', 'm.id', 't.merchant_id')
    .select(['t.subject', 't.message', 't.page', 't.version', 't.failed_requests', 'u.email', 'u.name', 'm.name as shop'])
    .where('t.merchant_id', '=', merchant)
    .where('t.id', '=', id)
    .executeTakeFirst();

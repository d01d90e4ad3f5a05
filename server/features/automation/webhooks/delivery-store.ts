import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';

export type DeliveryRow = Selectable<Tables['event_deliveries']>;
export type AttemptRow = Selectable<Tables['event_attempts']>;

/** The endpoints with something due, and whether they are slow. */
export const listDue = (db: Reader, now: Date) =>
  rows<{ id: string; slow: boolean }>(db)`
    select e.id, e.slow from webhook_endpoints e
    where exists (select from event_deliveries d where d.merchant_id = e.merchant_id and d.endpoint_id = e.id and d.status = 'pending' and d.next_attempt_at <= ${now})`;

type Holding = { tries: number; ms: number };
/**
 * Claims the delivery that is due first and that no earlier one of its object holds back; undefined when there is none now. Others that
 * claim at the same time get another one.
 */
export const claim = (db: Writer, endpointId: string, now: Date, claimMs: number, { tries, ms }: Holding) =>
  firstRow<DeliveryRow>(db)`
    update event_deliveries set claimed_until = ${new Date(now.getTime() + claimMs)}
    where id = (
      select d.id from event_deliveries d
      where d.endpoint_id = ${endpointId}::uuid and d.status = 'pending' and d.next_attempt_at <= ${now} and (d.claimed_until is null or d.claimed_until <= ${now})
        and not exists (
          select from event_deliveries p
          where p.merchant_id = d.merchant_id and p.endpoint_id = d.endpoint_id and p.object_key = d.object_key and p.event_id < d.event_id
            and p.status = 'pending' and p.tries < ${tries} and p.queued_at > ${new Date(now.getTime() - ms)}
        )
      order by d.next_attempt_at, d.event_id limit 1 for update skip locked
    )
    returning *`;

/** When to look again: the next attempt, the end of a claim, or of holding back; null when nothing is pending. */
export const nextDue = async (db: Reader, endpointId: string, now: Date, { ms }: Holding): Promise<Date | null> =>
  (
    await firstRow<{ at: Date | null }>(db)`
      select min(case
        when next_attempt_at > ${now} then least(next_attempt_at, case when queued_at + ${ms} * interval '1 millisecond' > ${now} then queued_at + ${ms} * interval '1 millisecond' end)
        when claimed_until > ${now} then claimed_until
        else greatest(queued_at + ${ms} * interval '1 millisecond', ${now}::timestamptz + interval '1 second')
      end) as at
      from event_deliveries where endpoint_id = ${endpointId}::uuid and status = 'pending'`
  )?.at ?? null;

export const insertAttempt = (
  db: Writer,
  {
    request_headers: sent,
    response_headers: received,
    ...row
  }: Omit<AttemptRow, 'request_headers' | 'response_headers'> & {
    request_headers: object;
    response_headers: object | null;
  },
) =>
  db
    .insertInto('event_attempts')
    .values({
      ...row,
      request_headers: sql`${JSON.stringify(sent)}::jsonb`,
      response_headers: received === null ? null : sql`${JSON.stringify(received)}::jsonb`,
    })
    .execute();

/** Records an attempt's outcome while nobody else claimed the delivery since; whether that was so. */
export const changeClaimed = async (db: Writer, id: string, claimedUntil: Date | null, change: Partial<DeliveryRow>): Promise<boolean> =>
  (await db
    .updateTable('event_deliveries')
    .set({ ...change, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** What was due to an endpoint that is disabled waits until it is recovered. */
export const parkDeliveries = (db: Writer, endpointId: string) =>
  db
    .updateTable('event_deliveries')
    .set({ status: 'waiting', next_attempt_at: null })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'pending')
    .execute();

/** Due now. What is still being tried keeps its place in the schedule, and holds back no longer than before; what had ended starts over. */
const again = (now: Date) =>
  ({
    status: 'pending',
    trigger: 'manual',
    tries: sql<number>`case when status = 'pending' then tries else 0 end`,
    queued_at: sql<Date>`case when status = 'pending' then queued_at else ${now}::timestamptz end`,
    next_attempt_at: now,
  }) as const;

/** Queues everything of an endpoint since then that wasn't delivered; returns how many. */
export async function requeue(db: Writer, endpointId: string, since: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('event_deliveries')
    .set(again(now))
    .where('endpoint_id', '=', endpointId)
    .where('status', '<>', 'succeeded')
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
export const requeueOne = (db: Writer, id: string, now: Date) =>
  db.updateTable('event_deliveries').set(again(now)).where('id', '=', id).execute();

export type LoggedRow = DeliveryRow & { url: string };
const logged = (db: Reader) =>
  db
    .selectFrom('event_deliveries as d')
    .innerJoin('webhook_endpoints as e', (on) => on.onRef('e.merchant_id', '=', 'd.merchant_id').onRef('e.id', '=', 'd.endpoint_id'))
    .selectAll('d')
    .select('e.url');

type Page = {
  endpointId?: string | undefined;
  type?: string | undefined;
  status?: DeliveryRow['status'] | undefined;
  since?: Date | undefined;
  before?: string | undefined;
  most: number;
};
/** Newest first. */
export function listDeliveries(
  db: Reader,
  merchant: string,
  { endpointId, type, status, since, before, most }: Page,
): Promise<LoggedRow[]> {
  let query = logged(db).where('d.merchant_id', '=', merchant);
  if (endpointId) query = query.where('d.endpoint_id', '=', endpointId);
  if (type) query = query.where('d.type', '=', type);
  if (status) query = query.where('d.status', '=', status);
  if (since) query = query.where('d.created_at', '>=', since);
  if (before) query = query.where('d.id', '<', before);
  return query.orderBy('d.id', 'desc').limit(most).execute();
}

export const findDelivery = (db: Reader, id: string): Promise<LoggedRow | undefined> =>
  logged(db).where('d.id', '=', id).executeTakeFirst();

/** Locked together with its endpoint's URL. */
export const lockDelivery = (db: Writer, id: string): Promise<LoggedRow | undefined> =>
  logged(db).where('d.id', '=', id).forNoKeyUpdate('d').executeTakeFirst();

export const listAttempts = (db: Reader, deliveryId: string, most: number): Promise<AttemptRow[]> =>
  db.selectFrom('event_attempts').selectAll().where('delivery_id', '=', deliveryId).orderBy('number', 'desc').limit(most).execute();

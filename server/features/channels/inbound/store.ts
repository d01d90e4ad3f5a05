import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** A delivery with its connection; undefined when it was deleted. */
export const findDelivery = (db: Reader, id: string) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('channel_connections as c', (on) => on.onRef('c.merchant_id', '=', 'd.merchant_id').onRef('c.id', '=', 'd.connection_id'))
    .select(['d.id', 'd.body', 'd.headers', 'd.connection_id', 'd.processed_at', 'c.channel'])
    .where('d.id', '=', id)
    // The delivery of an erased customer is empty.
    .where('d.body', '<>', '')
    .executeTakeFirst();
export type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export const setProcessed = (db: Writer, id: string, now: Date) =>
  db.updateTable('webhook_deliveries').set({ processed_at: now }).where('id', '=', id).execute();

import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';

export type EndpointRow = Selectable<Tables['webhook_endpoints']>;

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

export const hasEndpoints = async (db: Reader, merchant: string): Promise<boolean> =>
  (await db.selectFrom('webhook_endpoints').select('id').where('merchant_id', '=', merchant).limit(1).executeTakeFirst()) !== undefined;

/** In order of creation. */
export const listEndpoints = (db: Reader): Promise<EndpointRow[]> => db.selectFrom('webhook_endpoints').selectAll().orderBy('id').execute();

/** All of a shop's endpoints, locked in order, after a lock for the shop, so that two who create are counted one after the other. */
export async function lockEndpoints(db: Writer, merchant: string): Promise<EndpointRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook_endpoints'), hashtext(${merchant}))`.execute(db);
  return db.selectFrom('webhook_endpoints').selectAll().orderBy('id').forNoKeyUpdate().execute();
}

export const findEndpoint = (db: Reader, id: string): Promise<EndpointRow | undefined> =>
  db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();

export const lockEndpoint = (db: Writer, id: string): Promise<EndpointRow | undefined> =>
  db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

type Jsons = { headers: unknown; secrets: unknown };
export const insertEndpoint = (
  db: Writer,
  { headers, secrets, ...row }: Omit<EndpointRow, keyof Jsons | 'failing_since' | 'warnings' | 'warned_at' | 'slow'> & Jsons,
): Promise<EndpointRow> =>
  db
    .insertInto('webhook_endpoints')
    .values({ ...row, headers: json(headers), secrets: json(secrets) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const changeEndpoint = (
  db: Writer,
  id: string,
  { headers, secrets, ...change }: Partial<Omit<EndpointRow, keyof Jsons> & Jsons>,
): Promise<EndpointRow> =>
  db
    .updateTable('webhook_endpoints')
    .set({ ...change, ...(headers !== undefined && { headers: json(headers) }), ...(secrets !== undefined && { secrets: json(secrets) }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteEndpoint = (db: Writer, id: string) => db.deleteFrom('webhook_endpoints').where('id', '=', id).execute();

/** How many of these brands exist; they are locked against deletion until the transaction ends. */
export const countBrands = async (db: Writer, ids: readonly string[]): Promise<number> =>
  (await db.selectFrom('brands').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()).length;

/** `ids`: at least as many new ids as a shop can have endpoints. */
export type Outgoing = {
  merchant: string;
  ids: readonly string[];
  eventId: string;
  type: string;
  data: object;
  objectKey: string | null;
  body: string;
  now: Date;
};

/**
 * Stores an event for each endpoint that wants it, in the transaction of the event; returns for how many it is due. What belongs to no
 * brand, or is gone already, goes to all.
 */
export async function insertDeliveries(
  db: Writer,
  { merchant, ids, eventId, type, data, objectKey, body, now }: Outgoing,
): Promise<number> {
  const row = await firstRow<{ due: number }>(db)`
    with made as (
      insert into event_deliveries (merchant_id, id, endpoint_id, event_id, type, object_key, body, status, queued_at, next_attempt_at, created_at)
      select e.merchant_id, (${ids}::uuid[])[row_number() over (order by e.id)], e.id, ${eventId}::uuid, ${type}, ${objectKey}, ${body}, case when e.enabled then 'pending' else 'waiting' end, ${now}, case when e.enabled then ${now}::timestamptz end, ${now}
      from webhook_endpoints e
      where e.merchant_id = ${merchant}::uuid
        and (e.event_types is null or ${type} = any (e.event_types))
        and (e.brand_ids is null or ${brandOf(merchant, data)} is distinct from false)
      returning status
    )
    select count(*)::int as due from made where status = 'pending'`;
  return row?.due ?? 0;
}

/** Whether the event's brand is one of the endpoint's: null without a brand, or when its row is gone. */
function brandOf(merchant: string, data: object) {
  const isIn = (brand: ReturnType<typeof sql>) =>
    sql`exists (select from brands b where b.merchant_id = e.merchant_id and b.id = any (e.brand_ids) and case when b.is_default then ${brand} is null else ${brand} = b.id end)`;
  if ('brand_id' in data) return isIn(sql`${data.brand_id}::uuid`);
  const of = (['order', 'conversation', 'product'] as const).find((name) => typeof data[`${name}_id` as keyof typeof data] === 'string');
  if (!of) return sql`null::boolean`;
  const id = data[`${of}_id` as keyof typeof data] as string;
  return sql`(select ${isIn(sql`o.brand_id`)} from ${sql.table(`${of}s`)} o where o.merchant_id = ${merchant}::uuid and o.id = ${id}::uuid)`;
}

/** Number of deliveries since then by endpoint and status. */
export const countRecent = (db: Reader, since: Date) =>
  rows<{ endpoint_id: string; status: 'succeeded' | 'failed' | 'pending' | 'waiting'; count: number }>(db)`
    select d.endpoint_id, d.status, count(*)::int as count
    from event_deliveries d join webhook_endpoints e on e.merchant_id = d.merchant_id and e.id = d.endpoint_id
    where d.created_at >= ${since}
    group by d.endpoint_id, d.status`;

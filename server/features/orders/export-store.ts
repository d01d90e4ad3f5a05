import { sql } from 'kysely';
import type { Reader } from '../../platform/db/tenant.ts';

/** What a file says of an order beside what the list knows of it. `local` is its time in the shop’s zone, `offset` how many minutes that is ahead of UTC. */
export type ExportedOrder = {
  id: string;
  local: string;
  offset: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  country: string | null;
};
export async function readExported(db: Reader, ids: readonly string[]): Promise<Map<string, ExportedOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ExportedOrder>`
    select o.id, to_char(o.placed_at at time zone s.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS') as local,
      (extract(epoch from (o.placed_at at time zone s.time_zone) - (o.placed_at at time zone 'UTC')) / 60)::int as offset,
      o.discount_cents, o.shipping_cents, o.tax_cents, o.shipping_address ->> 'country' as country
    from orders o join shop_settings s on s.merchant_id = o.merchant_id where o.id = any (${[...ids]}::uuid[])`.execute(db as never);
  return new Map(rows.map((row) => [row.id, row]));
}

import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';

/** `cents` of an order's discount and the units that have them, to add to a line or, negative, to take from it. */
export type ShareChange = { id: string; cents: number; units: number };
/** Moves shares of the discount with the goods that have them; the caller holds the row locks. */
export async function addShares(db: Writer, orderId: string, changes: readonly ShareChange[]) {
  if (changes.length === 0) return;
  await sql`
    update order_lines l set discount_cents = l.discount_cents + c.cents, discount_units = l.discount_units + c.units
    from (select r.id, sum(r.cents)::bigint as cents, sum(r.units)::int as units
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r (id uuid, cents bigint, units int) group by r.id) c
    where l.order_id = ${orderId}::uuid and l.id = c.id and l.discount_cents is not null`.execute(db);
}

/** The shares of a draft's lines, which are decided anew with each change, or the first of an order that had none. */
export async function setShares(db: Writer, orderId: string, shares: readonly { id: string; cents: number; units: number }[]) {
  await sql`
    update order_lines l set discount_cents = c.cents, discount_units = c.units
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as c (id uuid, cents bigint, units int)
    where l.order_id = ${orderId}::uuid and l.id = c.id`.execute(db);
}

/** The share of a new line. */
export const shareColumns = (share: { coming: number } | null, units: number) => ({
  discount_cents: share ? share.coming : null,
  discount_units: share ? units : null,
});

import { type RawBuilder, sql } from 'kysely';
import type { Writer } from '../db/tenant.ts';

export type Numbering = {
  kind: 'conversation' | 'order';
  /** The highest number in use; queried once, before the shop's first number. */
  highest: RawBuilder<number>;
  isUsed(number: RawBuilder<number>): RawBuilder<boolean>;
};

/** How many transactions of a shop can take a number concurrently before one waits; also in the check constraint of `number_slots`. */
const slots = 32;

/**
 * Returns the shop's lowest number that is free and not taken by an open transaction. Numbers are unique, and rolled-back ones are reused,
 * so there are no gaps in the end. Of two concurrent numbers, the later may be the lower.
 */
export async function takeNumber(db: Writer, merchant: string, numbering: Numbering, attempt = 1): Promise<number> {
  const asked = { merchant, ...numbering, mayBeStale: attempt > 3 };
  const slot = (await takeFrom(db, asked, sql`skip locked`)) ?? (await takeFrom(db, asked, sql``));
  if (!slot) await makeSlots(db, merchant, numbering);
  return slot?.number ?? takeNumber(db, merchant, numbering, attempt + 1);
}

/**
 * The lowest slot in this statement's snapshot may have been used by a transaction that just committed, so its number is no longer the
 * lowest and another slot is tried. The same applies to a slot whose next number is in use; it advances to its first free one.
 */
async function takeFrom(
  db: Writer,
  { merchant, kind, isUsed, mayBeStale }: Numbering & { merchant: string; mayBeStale: boolean },
  orWait: RawBuilder<unknown>,
) {
  const ofShop = sql`merchant_id = ${merchant} and kind = ${kind}`;
  const { rows } = await sql<{ number: number | null }>`
    with recursive locked as (
      select slot, next from number_slots where ${ofShop} order by next limit 1 for update ${orWait}
    ), fresh as (
      select slot, next from locked
      where ${sql.lit(mayBeStale)} or next = (select seen.next from number_slots seen where ${ofShop} and seen.slot = locked.slot)
    ), tried (slot, number) as (
      select slot, next from fresh union all select slot, number + ${sql.lit(slots)} from tried where ${isUsed(sql`tried.number`)}
    ), free as (
      select slot, max(number) as number, count(*) = 1 as is_lowest from tried group by slot
    ), moved as (
      update number_slots s set next = case when free.is_lowest then free.number + ${sql.lit(slots)} else free.number end from free
      where ${ofShop} and s.slot = free.slot returning case when free.is_lowest then free.number end as number
    )
    select (select number from moved) as number from locked`.execute(db);
  return rows[0];
}

/** With two concurrent creators, the second waits for the first and then finds the slots. */
const makeSlots = (db: Writer, merchant: string, { kind, highest }: Numbering) =>
  sql`
    insert into number_slots (merchant_id, kind, slot, next)
    select ${merchant}, ${kind}, slot, h.highest + 1 + slot from (select ${highest} as highest) h, generate_series(0, ${sql.lit(slots - 1)}) slot
    on conflict do nothing`.execute(db);

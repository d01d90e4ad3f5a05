import type { Digest, updateDigest } from '@parley/contract/digest';
import type { Received } from '@parley/contract/endpoint';
import { timeZone } from '@parley/contract/values';
import type { z } from 'zod';
import type { JobCtx, ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { schedule } from '../../../platform/jobs/schedule.ts';
import { type DigestChoice, type LastDigest, localDay, nextDigest } from './digest-rules.ts';
import * as store from './digest-store.ts';
import { digestDue, mailDigest } from './jobs.ts';

const usual: DigestChoice = { every: 'off', at: '08:00' };

/** A zone that this runtime doesn't know counts as none. */
async function zoneOf(ctx: Pick<ReadCtx, 'db'>, userId: string): Promise<string> {
  const { own, shop } = await store.readZones(ctx.db, userId);
  return [own, shop].find((zone) => zone !== null && timeZone.safeParse(zone).success) ?? 'UTC';
}
const lastOf = (row: store.DigestRow | undefined): LastDigest | null =>
  row?.last_at && row.last_day ? { at: row.last_at, day: row.last_day } : null;

export async function getDigest(ctx: ReadCtx<UserActor>, { merchant }: { merchant: string }): Promise<Digest> {
  const row = await store.readDigest(ctx.db, merchant, ctx.actor.id);
  const zone = await zoneOf(ctx, ctx.actor.id);
  const choice = row ? { every: row.every, at: row.at } : usual;
  const next = row && nextDigest(row, zone, row.changed_at, lastOf(row));
  // One that is due now is on its way.
  const shown = row && next && next <= ctx.now() ? nextDigest(row, zone, ctx.now(), lastOf(row)) : next;
  return { ...choice, time_zone: zone, next_at: shown?.toISOString() ?? null };
}

export async function saveDigest(ctx: WriteCtx<UserActor>, { merchant, every, at }: Received<typeof updateDigest>): Promise<Digest> {
  const row = await store.readDigest(ctx.db, merchant, ctx.actor.id);
  const zone = await zoneOf(ctx, ctx.actor.id);
  const choice = { every, at };
  const due = nextDigest(choice, zone, ctx.now(), lastOf(row)) ?? null;
  await store.keepDigest(ctx.db, merchant, ctx.actor.id, { ...choice, changed_at: ctx.now(), due_at: due });
  ctx.audit({ action: 'notifications.digest_changed', object: ['user', ctx.actor.id], detail: { every, at } });
  return { ...choice, time_zone: zone, next_at: due?.toISOString() ?? null };
}

/** So many are claimed by one statement. */
const batch = 1_000;

/**
 * Claims the digests that are due and enqueues a job for each, in one statement. Until its job has planned the next one, a digest is due
 * again a day later: a job that fails for good ends nobody's digests, and after a standstill there is one job, not one for each day.
 */
const claimed = `
  with due as (
    select merchant_id, user_id, due_at from directory.digests where due_at <= $1 order by due_at limit ${batch} for update skip locked
  ), claimed as (
    update directory.digests d set due_at = due.due_at + interval '1 day' * (1 + floor(extract(epoch from $1::timestamptz - due.due_at) / 86400)) from due
    where d.merchant_id = due.merchant_id and d.user_id = due.user_id returning d.merchant_id, d.user_id, due.due_at
  )
  select count(*)::int as found, enqueue_jobs(coalesce(jsonb_agg(jsonb_build_object(
    'task', $2::text, 'payload', jsonb_build_object('merchant', merchant_id, 'user_id', user_id, 'due', to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    'key', 'digest:' || merchant_id || ':' || user_id, 'max_attempts', $3::int)), '[]'))
  from claimed`;

type Client = { query(text: string, values: unknown[]): Promise<{ rows: { found: number }[] }> };
export async function claimDigests(client: Client, now: Date) {
  for (;;) {
    const { rows } = await client.query(claimed, [now, digestDue.name, digestDue.maxAttempts]);
    if ((rows[0]?.found ?? 0) < batch) return;
  }
}

export const digestSchedule = (now: () => Date) => schedule('notifications.claim_digests', 60_000, (client) => claimDigests(client, now()));

/** What is due is looked for from a little earlier: a day later by the clock may be an hour later in the time zone. */
const someHours = 3 * 3_600_000;

type Due = z.infer<typeof digestDue.payload>;
/** Plans the mail and the next digest in one transaction, once however often it runs. */
export async function planDigest(ctx: JobCtx, { merchant, user_id: userId, due: claimedFor }: Due) {
  await ctx.write(async (writer) => {
    const row = await store.readDigest(writer.db, merchant, userId);
    if (!row || row.every === 'off') return;
    const [zone, now] = [await zoneOf(writer, userId), writer.now()];
    const due = nextDigest(row, zone, new Date(Date.parse(claimedFor) - someHours), lastOf(row));
    // They moved, so it's due later; or it was planned already.
    if (due && due > now) return store.setDue(writer.db, merchant, userId, due);
    const day = localDay(now, zone);
    const next = nextDigest(row, zone, now, { at: now, day }) ?? null;
    if (!(await store.setDone(writer.db, merchant, userId, { seen: row, at: now, day, due: next }))) return;
    writer.enqueue(
      mailDigest,
      { merchant, user_id: userId, day, every: row.every, last_at: row.last_at?.toISOString() ?? null },
      { key: `digest-mail:${merchant}:${userId}:${day}` },
    );
  });
}

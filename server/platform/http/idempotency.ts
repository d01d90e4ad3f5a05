import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Writer } from '../db/tenant.ts';
import { Problem } from './problem.ts';

type Asked = { scope: string; key: string; fingerprint: string };

export const fingerprintOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The kept answer to the same request, or undefined when it is the first. 409 while the first is still in flight, 422 when the body differs. */
export async function replayed(db: Writer, { scope, key, fingerprint }: Asked): Promise<string | undefined> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 7)) as mine`.execute(db);
  if (!rows[0]?.mine) throw new Problem('idempotency.in_flight', { retryAfter: 1 });
  const before = await db
    .selectFrom('directory.idempotency_keys')
    .select(['fingerprint', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (before && before.fingerprint !== fingerprint) throw new Problem('idempotency.mismatch');
  return before?.body;
}

/** Kept for 24 hours, closed by the vault: an answer may hold a session. */
export async function keepAnswer(db: Writer, { scope, key, fingerprint }: Asked, body: string) {
  await db.insertInto('directory.idempotency_keys').values({ scope, key, fingerprint, status: 200, body }).execute();
}

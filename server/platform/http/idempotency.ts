import { sql } from 'kysely';
import type { Writer } from '../db/tenant.ts';
import type { Vault } from '../vault/vault.ts';
import { Problem } from './problem.ts';

/** Identifies a request by requester and key; `input` is the request's content. */
type Asked = { scope: string; key: string; input: unknown };
const purpose = 'idempotency';

/** The stored response to the same request; undefined for the first. 409 while the first is in progress, 422 when the content differs. */
export async function replayed(db: Writer, vault: Vault, { scope, key, input }: Asked): Promise<unknown> {
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
  if (!before) return undefined;
  if (!vault.isSigned(purpose, JSON.stringify(input), before.fingerprint)) throw new Problem('idempotency.mismatch');
  return JSON.parse(vault.open(purpose, before.body));
}

/** Stored encrypted for 24 hours, because a response may contain a session. The request may contain a password, so its hash is keyed. */
export async function keepAnswer(db: Writer, vault: Vault, { scope, key, input }: Asked, answer: unknown) {
  const fingerprint = vault.sign(purpose, JSON.stringify(input));
  const body = vault.close(purpose, JSON.stringify(answer));
  await db.insertInto('directory.idempotency_keys').values({ scope, key, fingerprint, status: 200, body }).execute();
}

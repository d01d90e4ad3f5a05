import { sql } from 'kysely';
import { coverage, eraseRows, patternsOf } from './features/account/erasure/index.ts';
import type { Installation } from './installation.ts';
import { type Writer, writing } from './platform/db/tenant.ts';
import { runWriter } from './platform/writer.ts';

export type ErasingParts = Pick<Installation, 'pool' | 'owner' | 'ownerUrl' | 'outside' | 'notifier' | 'now'>;

/**
 * Erases an account: identity, sign-in data and personal content. Messages stay with the shops, attributed to a former teammate. Safe to
 * run again after an interruption. Returns false when there is no such account. Throws when a shop would be left without an owner.
 */
export async function eraseAccount(parts: ErasingParts, id: string): Promise<boolean> {
  const { pool, owner, notifier } = parts;
  const user = await writing(pool, '', (db) =>
    db.selectFrom('directory.users').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst(),
  );
  if (!user) return false;
  await refuseLastOwner(parts, id);
  // Ends access first, so that nobody uses the account while it is being erased.
  await writing(pool, '', async (db) => {
    await sql`update directory.sessions set revoked_at = coalesce(revoked_at, now()), revoked_reason = 'erased' where user_id = ${id}::uuid`.execute(
      db,
    );
    await db.deleteFrom('directory.memberships').where('user_id', '=', id).execute();
  });
  notifier.forget(`user:${id}`);
  const emails = [user.email.toLowerCase(), ...(await formerEmails(parts, id))];
  const marks = patternsOf([...emails, ...(user.name.trim().includes(' ') ? [user.name] : [])]);
  const { rows: shops } = await owner.query<{ id: string }>('select id from directory.merchants order by id');
  for (const { id: merchant } of shops) {
    const erase = () => writing(pool, merchant, (db) => eraseRows(db, coverage, 'teammate', { ...user, merchant, marks }));
    while ((await erase()) >= 5_000);
  }
  await dropWaitingJobs(parts, { marks, ids: [id] });
  await owner.query('select redact_directory_audit($1, $2, $3)', [[id], [id], marks]);
  const by = { actor: { kind: 'system' as const, merchant: '' }, requestId: 'erase-account', address: '' };
  await runWriter({ ...parts, reactions: [] }, by, async (ctx) => {
    await eraseDirectory(ctx.db, { id, emails }, marks);
    ctx.audit({ action: 'account.erased', object: ['user', id] });
  });
  return true;
}

/** The addresses that the account had before, except those that belong to somebody else now. */
async function formerEmails({ owner }: Pick<ErasingParts, 'owner'>, id: string): Promise<string[]> {
  const { rows } = await owner.query<{ email: string }>(
    `select distinct a.detail ->> 'from' as email from directory.audit_log a
     where a.action = 'email.changed' and a.object_id = $1 and a.detail ->> 'from' is not null
       and not exists (select 1 from directory.users u where u.email = a.detail ->> 'from')`,
    [id],
  );
  return rows.map(({ email }) => email);
}

async function eraseDirectory(db: Writer, { id, emails }: { id: string; emails: string[] }, marks: string[]) {
  await sql`delete from directory.email_changes where user_id = ${id}::uuid`.execute(db);
  await sql`delete from directory.mailed_links where user_id = ${id}::uuid`.execute(db);
  await sql`delete from directory.sessions where user_id = ${id}::uuid`.execute(db);
  await sql`update directory.api_keys set revoked_by = null where revoked_by = ${id}::uuid`.execute(db);
  await sql`delete from directory.api_keys where created_by = ${id}::uuid`.execute(db);
  await sql`delete from directory.impersonations where operator_id = ${id}::uuid`.execute(db);
  await sql`delete from directory.invites where lower(email) = any (${emails}::text[])`.execute(db);
  await sql`update directory.invites set invited_by = null where invited_by = ${id}::uuid`.execute(db);
  await sql`delete from directory.sign_in_failures where key = any (${emails.map((email) => `account:${email}`)}::text[])`.execute(db);
  await sql`delete from directory.idempotency_keys where scope like ${`%user:${id}:%`}`.execute(db);
  await sql`update directory.feedback set user_email = null, user_id = null where user_id = ${id}::uuid or lower(user_email) = any (${emails}::text[])`.execute(
    db,
  );
  await sql`delete from directory.demo_requests where lower(email) = any (${emails}::text[])`.execute(db);
  await sql`update directory.performance_metrics set user_id = null where user_id = ${id}::uuid`.execute(db);
  await sql`delete from directory.mailbox where recipient ilike any (${marks}::text[]) or subject ilike any (${marks}::text[]) or body ilike any (${marks}::text[])`.execute(
    db,
  );
  await sql`delete from directory.digests where user_id = ${id}::uuid`.execute(db);
  await sql`delete from directory.scim_tokens where created_by = ${id}::uuid`.execute(db);
  await sql`delete from directory.passkeys where user_id = ${id}::uuid`.execute(db);
  await sql`delete from directory.avatars where user_id = ${id}::uuid`.execute(db);
  await sql`delete from directory.users where id = ${id}::uuid`.execute(db);
}

/** Throws when a shop would be left without an owner. */
export async function refuseLastOwner({ owner }: Pick<ErasingParts, 'owner'>, id: string) {
  const { rows } = await owner.query<{ name: string }>(
    `select s.name from directory.memberships m join directory.merchants s on s.id = m.merchant_id
     where m.user_id = $1 and m.team_role = 'owner' and not exists (
       select 1 from directory.memberships o where o.merchant_id = m.merchant_id and o.team_role = 'owner' and o.user_id <> m.user_id)`,
    [id],
  );
  if (rows.length > 0)
    throw new Error(
      `${rows.map(({ name }) => name).join(', ')} would have no owner. Make somebody else an owner first, or erase the shop.`,
    );
}

/** Waiting jobs that name someone or something; a job that is running now ends by itself. */
export async function dropWaitingJobs({ owner }: ErasingParts, { marks = [], ids }: { marks?: string[]; ids: string[] }) {
  await owner.query(
    `delete from graphile_worker._private_jobs j where j.locked_at is null
       and (j.payload::text ilike any ($1) or exists (select 1 from json_each_text(j.payload) p where p.value = any ($2)))`,
    [marks, ids],
  );
  await owner.query(
    `delete from graphile_worker._private_job_queues q where q.locked_at is null and split_part(q.queue_name, ':', 2) = any ($1)
       and not exists (select 1 from graphile_worker._private_jobs j where j.job_queue_id = q.id)`,
    [ids],
  );
}

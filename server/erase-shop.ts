import { sql } from 'kysely';
import { type BillingEnd, endBilling } from './end-billing.ts';
import { dropWaitingJobs, eraseAccount, type ErasingParts } from './erase-account.ts';
import type { Installation } from './installation.ts';
import { productTables, withOwner } from './platform/db/product-tables.ts';
import { writing } from './platform/db/tenant.ts';
import { runWriter } from './platform/writer.ts';

type ShopErasingParts = ErasingParts & Pick<Installation, 'readingOf'> & { providerTries?: { tries: number; pauseMs: number } };

/** Rows per transaction, so that a large shop does not hold locks for long. */
const batch = 5_000;

/**
 * Erases a shop: its rows in every table, files, jobs, and the accounts that belong to no other shop. Ends its
 * subscription, removes access, then deletes children before parents in batches, and the shop last. Safe to run again after an interruption.
 * Returns what became of the subscription, and undefined when there is no such shop.
 */
export async function eraseShop(parts: ShopErasingParts, merchant: string): Promise<BillingEnd | undefined> {
  const { owner, ownerUrl } = parts;
  const { rowCount } = await owner.query('update directory.merchants set erasing_at = coalesce(erasing_at, now()) where id = $1', [
    merchant,
  ]);
  if (!rowCount) return undefined;
  const billing = await endBilling(parts, merchant, parts.providerTries);
  const people = await closeAccess(parts, merchant);
  const tables = (await withOwner(ownerUrl, productTables)).filter(({ columns }) => columns.includes('merchant_id')).reverse();
  // Requests that were already running may still write rows that block their parents' deletion, so the tables are gone through again.
  for (let left = 5; ; left -= 1) {
    await dropWaitingJobs(parts, { ids: [merchant] });
    await dropFiles(parts, merchant);
    await dropMails(parts, merchant);
    for (const { name } of tables) await eraseTable(parts, name, merchant);
    for (const id of people) if (await isAlone(parts, id)) await eraseAccount(parts, id);
    await owner.query('update directory.users set last_merchant_id = null where last_merchant_id = $1', [merchant]);
    await owner.query(`delete from directory.idempotency_keys where scope like '%:' || $1`, [merchant]);
    const gone = await owner.query('delete from directory.merchants where id = $1', [merchant]).then(
      () => true,
      (error: Error & { code?: string }) => {
        if (error.code !== '23503' || left === 0) throw error;
        return false;
      },
    );
    if (gone) break;
  }
  const by = { actor: { kind: 'system' as const, merchant: '' }, requestId: 'erase-shop', address: '' };
  await runWriter({ ...parts, reactions: [] }, by, async (ctx) => ctx.audit({ action: 'shop.erased', object: ['merchant', merchant] }));
  return billing;
}

/** Removes all members and chat keys. Returns the former members, including those removed by an interrupted attempt. */
async function closeAccess({ pool, notifier }: ErasingParts, merchant: string): Promise<string[]> {
  const { keys, people } = await writing(pool, '', async (db) => {
    const { rows } = await sql<{ people: string[] }>`
      update directory.merchants s set erasing_people = array(select unnest(s.erasing_people) union select user_id from directory.memberships where merchant_id = s.id)
      where id = ${merchant}::uuid returning erasing_people as people`.execute(db);
    const chat = await db.deleteFrom('directory.chat_keys').where('merchant_id', '=', merchant).returning('key').execute();
    await db.deleteFrom('directory.memberships').where('merchant_id', '=', merchant).execute();
    await db.deleteFrom('directory.impersonations').where('merchant_id', '=', merchant).execute();
    await db.deleteFrom('directory.api_keys').where('merchant_id', '=', merchant).execute();
    await db.deleteFrom('directory.scim_tokens').where('merchant_id', '=', merchant).execute();
    await db.deleteFrom('directory.single_sign_on').where('merchant_id', '=', merchant).execute();
    return { keys: chat.map(({ key }) => key), people: rows[0]?.people ?? [] };
  });
  for (const id of people) notifier.forget(`user:${id}`);
  for (const key of keys) notifier.forget(`chat-key:${key}`);
  return people;
}

async function eraseTable({ pool, owner }: ErasingParts, name: string, merchant: string) {
  for (;;) {
    const gone =
      name === 'public.audit_log'
        ? ((await owner.query<{ gone: number }>('select erase_audit($1, $2) as gone', [merchant, batch])).rows[0]?.gone ?? 0)
        : await writing(pool, merchant, async (db) => {
            const from = sql.raw(name);
            const { numAffectedRows } = await sql`
              delete from ${from} where merchant_id = ${merchant}::uuid and ctid = any (array(select ctid from ${from} where merchant_id = ${merchant}::uuid limit ${sql.lit(batch)}))`.execute(
              db,
            );
            return Number(numAffectedRows ?? 0n);
          });
    if (gone < batch) return;
  }
}

async function dropFiles({ outside }: ErasingParts, merchant: string) {
  for await (const key of outside.files.list()) if (key.startsWith(`${merchant}/`)) await outside.files.remove(key);
}

/** The mailbox exists only where no mail server is set up, and its rows name no shop, so mails are found by the customers' addresses. */
const dropMails = ({ pool }: ErasingParts, merchant: string) =>
  writing(pool, merchant, (db) =>
    sql`delete from directory.mailbox where recipient = any (array(select unnest(emails) from customers where merchant_id = ${merchant}::uuid))`.execute(
      db,
    ),
  );

/** An account that belongs to no shop anymore and is not an operator. */
async function isAlone({ owner }: ErasingParts, id: string): Promise<boolean> {
  const { rows } = await owner.query<{ alone: boolean }>(
    `select u.role = 'merchant' and not exists (select 1 from directory.memberships m where m.user_id = u.id) as alone from directory.users u where u.id = $1`,
    [id],
  );
  return rows[0]?.alone ?? false;
}

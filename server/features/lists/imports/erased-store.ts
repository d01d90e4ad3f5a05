import { sql } from 'kysely';
import { erasedKey } from '../../../platform/lib/erased-key.ts';
import type { Writer } from '../../../platform/db/tenant.ts';
import { idsAmong } from './product-store.ts';
import { digitsOf } from './rules.ts';

/** Which of these customers, by external id or id, were erased. */
export async function erasedCustomers(db: Writer, merchant: string, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) asked (key)
      join customers c on c.merchant_id = ${merchant}::uuid and c.external_id = any (array[asked.key, ${erasedKey(merchant, sql`asked.key`)}])
    where c.erasure_requested_at is not null
    union select id::text from customers where merchant_id = ${merchant}::uuid and id = any (${idsAmong(keys)}::uuid[]) and erasure_requested_at is not null`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

type Contacts = { email?: string | null | undefined; phone?: string | null | undefined };
/** What an erased person is recognized by beside their external id. */
export const contactKeys = ({ email, phone }: Contacts): string[] => {
  const digits = digitsOf(phone ?? null);
  return [...(email ? [`email:${email.toLowerCase()}`] : []), ...(digits ? [`phone:${digits}`] : [])];
};

/** Which of these contacts belonged to an erased customer. */
export async function erasedContacts(db: Writer, merchant: string, contacts: string[]): Promise<Set<string>> {
  if (contacts.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select asked.key from unnest(${contacts}::text[]) asked (key)
      join import_bases b on b.merchant_id = ${merchant}::uuid and b.kind = 'erased' and b.key = ${erasedKey(merchant, sql`asked.key`)}
    where exists (select from import_bases where merchant_id = ${merchant}::uuid and kind = 'erased')`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Which of these orders belong to an erased customer. */
export async function ordersOfErased(db: Writer, merchant: string, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string | null; id: string }>`
    select o.external_id as key, o.id from orders o join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id and k.erasure_requested_at is not null
    where o.merchant_id = ${merchant}::uuid and (o.external_id = any (${keys}::text[]) or o.id = any (${idsAmong(keys)}::uuid[]))`.execute(
    db,
  );
  return new Set(rows.flatMap(({ key, id }) => [key ?? [], id].flat()));
}

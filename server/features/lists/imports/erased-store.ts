import { sql } from 'kysely';
import { erasedKey, erasedKeyOf } from '../../../platform/lib/erased-key.ts';
import { rows, type Writer } from '../../../platform/db/tenant.ts';
import { idsAmong, idsOf } from './product-store.ts';
import { digitsOf } from './rules.ts';

/** Which of these customers, by external id or id, were erased. One lookup by a list, whatever the planner knows of the shop. */
export async function erasedCustomers(db: Writer, merchant: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const asked = new Map(keys.flatMap((key) => [[key, key] as const, [erasedKeyOf(merchant, key), key] as const]));
  const found = await rows<{ key: string }>(db)`
    select external_id as key from customers where merchant_id = ${merchant}::uuid and external_id = any (${[...asked.keys()]}::text[]) and erasure_requested_at is not null
    union select id::text from customers where merchant_id = ${merchant}::uuid and id = any (${idsAmong(keys)}::uuid[]) and erasure_requested_at is not null`;
  return new Set(found.map(({ key }) => asked.get(key) ?? key));
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
  const known = await rows<{ key: string }>(db)`
    select asked.key from unnest(${contacts}::text[]) asked (key)
      join import_bases b on b.merchant_id = ${merchant}::uuid and b.kind = 'erased' and b.key = ${erasedKey(merchant, sql`asked.key`)}
    where exists (select from import_bases where merchant_id = ${merchant}::uuid and kind = 'erased')`;
  return new Set(known.map(({ key }) => key));
}

/** Which of these orders belong to an erased customer. */
export async function ordersOfErased(db: Writer, merchant: string, keys: string[]): Promise<Set<string>> {
  const known = await rows<{ key: string | null; id: string }>(db)`
    select o.external_id as key, o.id from orders o join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id and k.erasure_requested_at is not null
    where o.merchant_id = ${merchant}::uuid and o.id = any (${idsOf('orders', merchant, keys)})`;
  return new Set(known.flatMap(({ key, id }) => [key ?? [], id].flat()));
}

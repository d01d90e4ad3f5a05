import type { Address } from '@parley/contract/addresses';
import { type RawBuilder, sql } from 'kysely';
import { rows, type Writer } from '../../../platform/db/tenant.ts';
import { idsOf, type Saved } from './product-store.ts';

export type CustomerRow = {
  id: string;
  external_id: string | null;
  first_name: string;
  last_name: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: string | null;
  addresses: Address[];
  payment_methods: object[];
  created_at: string | null;
  consent: Consent;
  /** Beside the first one. */
  other_emails: string[];
  other_phones: string[];
};
export type Consent = Record<string, { state: string; source: string; at: string | null }>;

/** `edited`: whether somebody changed, merged or separated them here. */
export type KnownCustomer = Omit<CustomerRow, 'other_emails' | 'other_phones'> & {
  emails: string[];
  phones: string[];
  merged_into_id: string | null;
  edited: boolean;
  /** Names, sorted. */
  tags: string[];
  notes: string[];
};

/** The customers with these keys and those they were merged into, locked in id order like everywhere. */
export async function lockCustomers(db: Writer, merchant: string, keys: string[]): Promise<KnownCustomer[]> {
  const asked = idsOf('customers', merchant, keys);
  const found = await lockByIds(
    db,
    merchant,
    sql`array(select unnest(${asked}) union select merged_into_id from customers where merchant_id = ${merchant}::uuid and id = any (${asked}) and merged_into_id is not null)`,
  );
  const here = new Set(found.map(({ id }) => id));
  // A merge that was waited for.
  const others = found.flatMap(({ merged_into_id: into }) => (into && !here.has(into) ? [into] : []));
  return others.length === 0 ? found : [...found, ...(await lockByIds(db, merchant, sql`${others}::uuid[]`))];
}
const lockByIds = (db: Writer, merchant: string, ids: RawBuilder<unknown>) =>
  rows<KnownCustomer>(db)`
    select c.id, c.external_id, c.first_name, c.last_name, c.name, c.email, c.phone, c.language, c.addresses, c.payment_methods, c.emails, c.phones, c.merged_into_id, c.consent,
      array(select g.name from customer_tags t join tags g on g.merchant_id = t.merchant_id and g.id = t.tag_id where t.merchant_id = c.merchant_id and t.customer_id = c.id order by g.name) as tags,
      array(select n.text from customer_notes n where n.merchant_id = c.merchant_id and n.customer_id = c.id) as notes,
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      exists (select from customer_events e where e.merchant_id = c.merchant_id and e.customer_id = c.id) as edited
    from customers c where c.merchant_id = ${merchant}::uuid and c.id = any (${ids}) order by c.id for no key update of c`;

/** Known customers by email, with their keys; of several, the latest. What they are recognized by is in an index that a policy lets through. */
export async function findByEmail(db: Writer, merchant: string, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const found = await rows<{ key: string; emails: string[] }>(db)`
    select coalesce(c.external_id, c.id::text) as key, c.emails from customers c
    where c.merchant_id = ${merchant}::uuid and c.merged_into_id is null and c.id = any (array(
      select k.customer_id from customer_keys k
      where k.merchant_id = ${merchant}::uuid and k.kind = 'email' and k.key = any (array(select email_key(e) from unnest(${emails}::text[]) e))
    )) order by c.id`;
  const asked = new Set(emails);
  return new Map(found.flatMap(({ key, emails: some }) => some.flatMap((email) => (asked.has(email) ? [[email, key] as const] : []))));
}

/**
 * Inserts by external id, leaving those that a concurrent batch just inserted, or updates by id. Emails and phone numbers from elsewhere
 * stay next to the imported ones. Returns what was written.
 */
export async function saveCustomers(
  db: Writer,
  merchant: string,
  customers: CustomerRow[],
  by: 'id' | 'external_id',
  now: Date,
): Promise<Saved[]> {
  if (customers.length === 0) return [];
  const saved = await rows<Saved>(db)`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb)
        as r (id uuid, external_id text, first_name text, last_name text, name text, email text, phone text, language text,
          addresses jsonb, payment_methods jsonb, created_at timestamptz, consent jsonb, other_emails text[], other_phones text[])
    )
    insert into customers (merchant_id, id, external_id, first_name, last_name, name, emails, phones, language, addresses, payment_methods, consent, created_at, updated_at)
    select ${merchant}::uuid, r.id, r.external_id, r.first_name, r.last_name, r.name, array_remove(array[r.email], null) || r.other_emails, array_remove(array[r.phone], null) || r.other_phones, r.language, r.addresses, r.payment_methods,
      r.consent,
      coalesce(r.created_at, ${now}::timestamptz), ${now}::timestamptz
    from given r
    order by r.external_id, r.id
    on conflict ${
      by === 'external_id'
        ? sql`(merchant_id, external_id) where external_id is not null do nothing`
        : sql`(merchant_id, id) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, name = excluded.name,
      emails = excluded.emails || array(select e from unnest(customers.emails) with ordinality as k (e, place) where e <> all (excluded.emails) and e is distinct from customers.email order by place),
      phones = excluded.phones || array(select p from unnest(customers.phones) with ordinality as k (p, place) where p <> all (excluded.phones) and p is distinct from customers.phone order by place),
      language = excluded.language, addresses = excluded.addresses, payment_methods = excluded.payment_methods, consent = excluded.consent,
      created_at = excluded.created_at, updated_at = excluded.updated_at, version = customers.version + 1`
    }
    returning id, external_id`;
  await sql`select key_customers(${merchant}::uuid, ${saved.map(({ id }) => id)}::uuid[])`.execute(db);
  return saved;
}

type Tagged = { id: string; tags: string[] };
/** Gives customers exactly these tags, by name; creates those the shop doesn't have. Returns whether it created any. */
export async function setTags(db: Writer, merchant: string, tagged: readonly Tagged[], newId: () => string, now: Date): Promise<boolean> {
  if (tagged.length === 0) return false;
  const names = [...new Set(tagged.flatMap(({ tags }) => tags))].toSorted();
  const wanted = names.map((name) => ({ id: newId(), name }));
  const made = await rows<{ id: string }>(db)`
    insert into tags (merchant_id, id, name, colour, created_at)
    select ${merchant}::uuid, r.id, r.name, 'grey', ${now}::timestamptz from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r (id uuid, name text) order by r.name
    on conflict (merchant_id, name) do nothing returning id`;
  const pairs = tagged.flatMap(({ id, tags }) => tags.map((name) => ({ id, name })));
  await sql`delete from customer_tags where merchant_id = ${merchant}::uuid and customer_id = any (${tagged.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  await sql`
    insert into customer_tags (merchant_id, customer_id, tag_id)
    select ${merchant}::uuid, r.id, g.id from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r (id uuid, name text)
      join tags g on g.merchant_id = ${merchant}::uuid and g.name = r.name
    on conflict do nothing`.execute(db);
  return made.length > 0;
}

type Noted = { id: string; customer_id: string; text: string };
/** Notes from a file have no author. */
export async function addNotes(db: Writer, merchant: string, notes: readonly Noted[], now: Date) {
  if (notes.length === 0) return;
  await sql`
    insert into customer_notes (merchant_id, id, customer_id, user_id, author_name, text, created_at)
    select ${merchant}::uuid, r.id, r.customer_id, null, 'Import', r.text, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r (id uuid, customer_id uuid, text text)`.execute(db);
}

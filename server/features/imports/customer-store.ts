import type { Address } from '@parley/contract/imports';
import { sql } from 'kysely';
import type { Writer } from '../../platform/db/tenant.ts';
import type { Saved } from './product-store.ts';

export type CustomerRow = {
  id: string;
  external_id: string;
  first_name: string;
  last_name: string;
  name: string;
  email: string | null;
  phone: string | null;
  phone_digits: string | null;
  language: string | null;
  addresses: Address[];
  payment_methods: object[];
  created_at: string | null;
};

/** Inserts or updates by external_id. Without a date of its own, an update keeps the one that is known. */
export async function saveCustomers(db: Writer, merchant: string, customers: CustomerRow[], now: Date): Promise<Saved[]> {
  if (customers.length === 0) return [];
  const { rows } = await sql<Saved>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb)
        as r (id uuid, external_id text, first_name text, last_name text, name text, email text, phone text, phone_digits text, language text,
          addresses jsonb, payment_methods jsonb, created_at timestamptz)
    )
    insert into customers (merchant_id, id, external_id, first_name, last_name, name, email, phone, phone_digits, language, addresses, payment_methods, created_at, updated_at)
    select ${merchant}::uuid, r.id, r.external_id, r.first_name, r.last_name, r.name, r.email, r.phone, r.phone_digits, r.language, r.addresses, r.payment_methods,
      coalesce(r.created_at, c.created_at, ${now}::timestamptz), ${now}::timestamptz
    from given r left join customers c on c.merchant_id = ${merchant}::uuid and c.external_id = r.external_id
    order by r.external_id
    on conflict (merchant_id, external_id) where external_id is not null do update set
      first_name = excluded.first_name, last_name = excluded.last_name, name = excluded.name, email = excluded.email, phone = excluded.phone,
      phone_digits = excluded.phone_digits, language = excluded.language, addresses = excluded.addresses, payment_methods = excluded.payment_methods,
      created_at = excluded.created_at, updated_at = excluded.updated_at, version = customers.version + 1
    returning id, external_id, xmax = 0 as created`.execute(db);
  return rows;
}

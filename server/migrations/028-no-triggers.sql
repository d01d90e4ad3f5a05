-- A distributed table has no triggers, so tables of a shop have none: what follows from a row is a generated column, or is written by a function
-- that whoever writes the row calls. server/testing/derived.ts compares both with a recomputation at the end of every test file.
set row_security = off;

set
  local check_function_bodies = off;

-- Customers. The first of the lists is the one that other lists show; it can no longer be written by itself.
drop trigger customers_contacts on customers;

drop function customer_contacts ();

create function digits_of (numbers text[]) returns text language sql immutable parallel safe as $$
  select
    coalesce(
      string_agg(
        regexp_replace(n, '\D', '', 'g'),
        ' '
        order by
          place
      ),
      ''
    )
  from
    unnest(numbers) with ordinality as k (n, place)
$$;

do $$
declare
  again text[] := array(
    select pg_get_indexdef(i.indexrelid) from pg_index i
    where i.indrelid = 'customers'::regclass and pg_get_indexdef(i.indexrelid) ~ '\m(email|phone|phone_digits|phones_digits|country|city)\M' order by i.indexrelid
  );
  d text;
begin
  alter table customers drop column email, drop column phone, drop column phone_digits, drop column phones_digits, drop column country, drop column city;
  alter table customers
    add column email text generated always as (emails[1]) stored,
    add column phone text generated always as (phones[1]) stored,
    add column phone_digits text generated always as (nullif(regexp_replace(coalesce(phones[1], ''), '\D', '', 'g'), '')) stored,
    add column phones_digits text not null generated always as (digits_of(phones)) stored,
    add column country text generated always as (nullif(addresses -> 0 ->> 'country', '')) stored,
    add column city text generated always as (nullif(addresses -> 0 ->> 'city', '')) stored;
  foreach d in array again loop execute d; end loop;
end $$;

-- The keys customers are found by. Called by whoever adds or deletes a customer, or changes their e-mail addresses, phones, addresses or
-- whom they were merged into. One customer waits for whoever brings the same keys at the same time, so that one of the two sees the other.
drop trigger customers_keyed on customers;

drop trigger customers_keyed_again on customers;

drop trigger customers_unkeyed on customers;

drop function customers_keyed ();

drop function customers_keyed_again ();

drop function customers_unkeyed ();

create function key_customers (shop uuid, changed uuid[]) returns void language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
begin
  if cardinality(changed) = 0 then return; end if;
  if cardinality(changed) = 1 then
    perform await_keys(shop, c.emails, c.phones, c.addresses) from customers c where c.merchant_id = shop and c.id = changed[1] and c.merged_into_id is null;
  end if;
  delete from customer_keys k where k.merchant_id = shop and k.customer_id = any (changed) and not exists (
    select from customers c, keys_of_customer(c.emails, c.phones, c.addresses) n
    where c.merchant_id = shop and c.id = any (changed) and c.id = k.customer_id and c.merged_into_id is null and n.kind = k.kind and n.key = k.key);
  insert into customer_keys (merchant_id, kind, key, customer_id)
  select c.merchant_id, n.kind, n.key, c.id from customers c, keys_of_customer(c.emails, c.phones, c.addresses) n
  where c.merchant_id = shop and c.id = any (changed) and c.merged_into_id is null
  on conflict do nothing;
  perform share_keys(shop, changed);
end $$;

-- As in 013; the shop is named beside the place of the row, which says nothing about which shard it is in.
create or replace function share_keys (shop uuid, changed uuid[]) returns void language sql
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  jit = off as $$
  update customer_keys
  set
    shared = true
  where
    merchant_id = shop
    and ctid = any (
      array(
        select
          o.ctid
        from
          customer_keys o
        where
          o.merchant_id = shop
          and not o.shared
          and (o.kind, o.key) in (
            select
              n.kind,
              n.key
            from
              customer_keys n
            where
              n.merchant_id = shop
              and n.customer_id = any (changed)
          )
          and exists (
            select
              1
            from
              customer_keys t
            where
              t.merchant_id = shop
              and t.kind = o.kind
              and t.key = o.key
              and t.customer_id <> o.customer_id
          )
        order by
          o.kind,
          o.key,
          o.customer_id
        for no key update of
          o
      )
    )
$$;

-- Orders and conversations. What is written for a customer who is being merged away waits for the merge and goes to the one they become:
-- whoever writes a `customer_id` asks here first.
drop trigger orders_of_whom on orders;

drop trigger conversations_of_whom on conversations;

drop function customer_of_row ();

create function current_customers (shop uuid, asked uuid[]) returns table (id uuid, current_id uuid) language sql volatile
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
    c.id,
    coalesce(c.merged_into_id, c.id)
  from
    customers c
  where
    c.merchant_id = shop
    and c.id = any (asked)
  order by
    c.id
  for key share
$$;

-- Products. What lists sort and filter by is figured by figure_products, which whoever writes variants calls.
drop trigger variants_inserted on variants;

drop trigger variants_updated on variants;

drop trigger variants_deleted on variants;

drop function variants_changed ();

-- Which articles the answers of these runs rest on; called by whoever adds runs.
drop trigger uses_noted on ai_runs;

drop function note_article_uses ();

create function note_article_uses (shop uuid, runs uuid[]) returns void language sql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  insert into
    article_uses (merchant_id, article_id, at, run_id)
  select distinct
    r.merchant_id,
    (s ->> 'id')::uuid,
    r.started_at,
    r.id
  from
    ai_runs r,
    jsonb_array_elements(
      case
        when jsonb_typeof(r.sources) = 'array' then r.sources
        else '[]'
      end
    ) s
  where
    r.merchant_id = shop
    and r.id = any (runs)
    and r.decision = 'answer'
    and s ->> 'kind' = 'article'
    and s ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  on conflict do nothing
$$;

-- The audit log. The owner keeps only what sealing needs, and the chain shows what a superuser did.
drop trigger append_only on audit_log;

drop trigger never_truncated on audit_log;

do $$
declare
  owner name := (select relowner::regrole from pg_class where oid = 'audit_log'::regclass);
begin
  execute format('revoke update, delete, truncate on audit_log from %s', owner);
  execute format('grant update (seq, previous, hash) on audit_log to %s', owner);
end $$;

revoke
update,
delete,
truncate on audit_log
from
  parley_app;

grant
execute on function digits_of,
key_customers,
current_customers,
note_article_uses,
figure_products to parley_app;

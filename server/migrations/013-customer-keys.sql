-- What customers are told apart and found by: their addresses kept in step by triggers, so that no writer can forget it, and the keys that
-- tell who looks like one person.
set row_security = off;

-- The first address stands beside the list of all.
create function customer_contacts () returns trigger language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
begin
  if new.email is not null and new.emails[1] is distinct from new.email then new.emails := array[new.email] || array_remove(new.emails, new.email); end if;
  if new.phone is not null and new.phones[1] is distinct from new.phone then new.phones := array[new.phone] || array_remove(new.phones, new.phone); end if;
  new.email := new.emails[1];
  new.phone := new.phones[1];
  new.phone_digits := nullif(regexp_replace(coalesce(new.phone, ''), '\D', '', 'g'), '');
  new.phones_digits := coalesce((select string_agg(regexp_replace(p, '\D', '', 'g'), ' ' order by place) from unnest(new.phones) with ordinality as k (p, place)), '');
  new.country := nullif(new.addresses -> 0 ->> 'country', '');
  new.city := nullif(new.addresses -> 0 ->> 'city', '');
  return new;
end $$;

create trigger customers_contacts
before insert or update of email,
emails,
phone,
phones,
addresses on customers for each row
execute function customer_contacts ();

-- These have no search path of their own: PostgreSQL could not write them into the statement that asks, and an import asks for every row.
-- One mailbox has many spellings: what follows a plus is dropped, and at Gmail the dots.
create function email_key (email text) returns text language sql immutable strict parallel safe as $$
  select
    case
      when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com') then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
      else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
    end
$$;

-- The last nine digits, since one number is written with and without its country.
create function phone_key (phone text) returns text language sql immutable strict parallel safe as $$
  select
    case
      when length(d) >= 7 then right(d, 9)
    end
  from
    regexp_replace(phone, '\D', '', 'g') as d
$$;

create function address_key (address jsonb) returns text language sql immutable strict parallel safe as $$
  select
    case
      when p <> ''
      and l <> '' then p || ' ' || l
    end
  from
    (
      select
        lower(regexp_replace(coalesce(address ->> 'postcode', ''), '[^[:alnum:]]', '', 'g')) as p,
        lower(regexp_replace(coalesce(address ->> 'line1', ''), '[^[:alnum:]]', '', 'g')) as l
    ) k
$$;

-- `shared`: another customer has, or had, the same one; so that who looks for duplicates reads those alone. Not a foreign key, which would look
-- every key of an import up again: the triggers below are the only ones who write here.
create table customer_keys (
  merchant_id uuid not null,
  kind text not null check (kind in ('email', 'phone', 'address')),
  key text not null,
  customer_id uuid not null,
  shared boolean not null default false,
  primary key (merchant_id, kind, key, customer_id)
);

create index customer_keys_of_customer on customer_keys (merchant_id, customer_id);

create index customer_keys_shared on customer_keys (merchant_id, kind, key, customer_id)
where
  shared;

create function keys_of_customer (emails text[], phones text[], addresses jsonb) returns table (kind text, key text) language sql immutable as $$
  select
    'email',
    email_key (e)
  from
    unnest(emails) as e
  union
  select
    'phone',
    phone_key (p)
  from
    unnest(phones) as p
  where
    phone_key (p) is not null
  union
  select
    'address',
    address_key (a)
  from
    jsonb_array_elements(
      case jsonb_typeof(addresses)
        when 'array' then addresses
        else '[]'
      end
    ) as a
  where
    address_key (a) is not null
$$;

-- Locked in one order, so that two imports that meet in the same keys wait for each other and not in a ring; found again by where they lie,
-- since before a first import has been counted the planner would join every key with every other.
create function share_keys (shop uuid, changed uuid[]) returns void language sql
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
    ctid = any (
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

-- Two who bring the same key at once, one customer each, take turns, so that the second sees the first.
create function await_keys (shop uuid, emails text[], phones text[], addresses jsonb) returns void language sql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
    pg_advisory_xact_lock(hashtextextended (shop || ' ' || k.kind || ' ' || k.key, 14))
  from
    (
      select
        *
      from
        keys_of_customer (emails, phones, addresses)
      order by
        kind,
        key
    ) k
$$;

-- Who was merged away has none.
create function customers_keyed () returns trigger language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
declare
  shop uuid; changed uuid[];
begin
  for shop, changed in select n.merchant_id, array_agg(n.id) from new_rows n where n.emails <> '{}' or n.phones <> '{}' or n.addresses <> '[]' group by n.merchant_id loop
    if array_length(changed, 1) = 1 then perform await_keys(shop, n.emails, n.phones, n.addresses) from new_rows n where n.id = changed[1]; end if;
    insert into customer_keys (merchant_id, kind, key, customer_id)
    select shop, k.kind, k.key, n.id from new_rows n, keys_of_customer(n.emails, n.phones, n.addresses) k where n.merchant_id = shop and n.merged_into_id is null;
    perform share_keys(shop, changed);
  end loop;
  return null;
end $$;

create function customers_keyed_again () returns trigger language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
declare
  shop uuid; changed uuid[];
begin
  for shop, changed in
    select n.merchant_id, array_agg(n.id) from new_rows n join old_rows o on o.merchant_id = n.merchant_id and o.id = n.id
    where (n.emails, n.phones, n.addresses, n.merged_into_id) is distinct from (o.emails, o.phones, o.addresses, o.merged_into_id) group by n.merchant_id
  loop
    if array_length(changed, 1) = 1 then perform await_keys(shop, n.emails, n.phones, n.addresses) from new_rows n where n.id = changed[1] and n.merged_into_id is null; end if;
    delete from customer_keys where merchant_id = shop and customer_id = any (changed);
    insert into customer_keys (merchant_id, kind, key, customer_id)
    select shop, k.kind, k.key, n.id from new_rows n, keys_of_customer(n.emails, n.phones, n.addresses) k where n.merchant_id = shop and n.id = any (changed) and n.merged_into_id is null;
    perform share_keys(shop, changed);
  end loop;
  return null;
end $$;

create function customers_unkeyed () returns trigger language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
begin
  delete from customer_keys k using old_rows o where k.merchant_id = o.merchant_id and k.customer_id = o.id;
  return null;
end $$;

create trigger customers_keyed
after insert on customers referencing new table as new_rows for each statement
execute function customers_keyed ();

create trigger customers_keyed_again
after update on customers referencing old table as old_rows new table as new_rows for each statement
execute function customers_keyed_again ();

create trigger customers_unkeyed
after delete on customers referencing old table as old_rows for each statement
execute function customers_unkeyed ();

-- The name as the list sorts it: a column of its own, since under a policy PostgreSQL looks nothing up by a function of one.
alter table customers
add column name_key text not null generated always as (lower(name)) stored;

drop index customers_by_name;

create index customers_by_name on customers (merchant_id, name_key, id)
where
  merged_into_id is null;

-- What is written for a customer who is being merged away waits for the merge and goes to the one they become.
create function customer_of_row () returns trigger language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
declare became uuid;
begin
  select merged_into_id into became from customers where merchant_id = new.merchant_id and id = new.customer_id for key share;
  if became is not null then new.customer_id := became; end if;
  return new;
end $$;

create trigger orders_of_whom
before insert or update of customer_id on orders for each row when (new.customer_id is not null)
execute function customer_of_row ();

create trigger conversations_of_whom
before insert or update of customer_id on conversations for each row
execute function customer_of_row ();

update customers
set
  emails = emails
where
  email is not null
  or phone is not null
  or addresses <> '[]';

insert into
  customer_keys (merchant_id, kind, key, customer_id)
select
  c.merchant_id,
  k.kind,
  k.key,
  c.id
from
  customers c,
  keys_of_customer (c.emails, c.phones, c.addresses) k
where
  c.merged_into_id is null
on conflict do nothing;

update customer_keys k
set
  shared = true
from
  (
    select
      merchant_id,
      kind,
      key
    from
      customer_keys
    group by
      merchant_id,
      kind,
      key
    having
      count(*) > 1
  ) g
where
  k.merchant_id = g.merchant_id
  and k.kind = g.kind
  and k.key = g.key;

alter table customer_keys enable row level security;

alter table customer_keys force row level security;

create policy shop on customer_keys using (merchant_id = nullif(current_setting('app.merchant', true), '')::uuid);

grant
select
,
  insert,
update,
delete on customer_keys to parley_app;

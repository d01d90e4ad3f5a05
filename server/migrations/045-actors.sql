-- API keys, operators who view a shop, and a role that reads all shops.
set row_security = off;

-- Looked up before the shop is known, by the hash only. A scope is a permission; what a key may do is bounded by its creator's role when it is used.
create table directory.api_keys (
  id uuid primary key,
  merchant_id uuid not null references directory.merchants,
  name text not null,
  hash text not null unique,
  last_four text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by uuid not null references directory.users,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by uuid references directory.users,
  replaces uuid references directory.api_keys on delete set null
);

create index api_keys_of_shop on directory.api_keys (merchant_id, created_at desc);

create index api_keys_of_person on directory.api_keys (created_by);

-- An operator views a shop: for a reason, half an hour at most, one shop at a time in one session.
create table directory.impersonations (
  id uuid primary key,
  operator_id uuid not null references directory.users,
  session_id uuid not null,
  merchant_id uuid not null references directory.merchants,
  reason text not null check (length(trim(reason)) > 0),
  started_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check (expires_at <= started_at + interval '30 minutes')
);

create unique index impersonations_open on directory.impersonations (session_id)
where
  ended_at is null;

create index impersonations_of_shop on directory.impersonations (merchant_id, started_at desc);

create index impersonations_of_operator on directory.impersonations (operator_id);

grant
select
,
  insert,
update,
delete on directory.api_keys,
directory.impersonations to parley_app;

alter table order_events
drop constraint order_events_actor_kind_check,
add constraint order_events_actor_kind_check check (actor_kind in ('user', 'machine', 'ai', 'customer', 'system')) not valid;

alter table order_events validate constraint order_events_actor_kind_check;

-- The operator's reader: sees every shop's rows, changes none, and of the directory only what names shops and people. The role is made with
-- the application's; the application is no member of it. The policy asks for the role by name as well, since a policy for a role also holds
-- for logins that inherit from it, and the owner of the tables must stay bound.
grant usage on schema directory,
public to parley_operator;

grant
select
  on directory.merchants,
  directory.memberships to parley_operator;

grant
select
  (id, email, name, role, created_at) on directory.users to parley_operator;

do $$
declare
  t text;
begin
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create policy across_shops on public.%I for select to parley_operator using (current_user = ''parley_operator'')', t);
    execute format('grant select on public.%I to parley_operator', t);
  end loop;
end $$;

-- As in 024, with the operator's reader.
create or replace function protect_table (name text, forced boolean default true) returns void language plpgsql
set
  search_path = pg_catalog,
  pg_temp as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('alter table public.%I %s row level security', name, case when forced then 'force' else 'no force' end);
  execute format('create policy shop on public.%I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', name);
  execute format('grant select, insert, update, delete on public.%I to parley_app', name);
  execute format('create policy across_shops on public.%I for select to parley_operator using (current_user = ''parley_operator'')', name);
  execute format('grant select on public.%I to parley_operator', name);
end
$$;

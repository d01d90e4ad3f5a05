-- What an API key may be used from, where it was last used, and a log of each call made with one.
set row_security = off;

alter table directory.api_keys
add column allowed_addresses text[] not null default '{}',
add column last_used_from text,
add column lineage uuid;

-- The first key of a chain of replacements: an Idempotency-Key goes on counting when a program changes over.
update directory.api_keys
set lineage = id;

alter table directory.api_keys
alter column lineage
set not null;

create table api_requests (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  at timestamptz(3) not null,
  key_id uuid not null,
  key_name text not null,
  method text not null,
  path text not null,
  status smallint not null,
  code text,
  ms integer not null,
  address text not null,
  primary key (merchant_id, id)
);

create index api_requests_by_time on api_requests (merchant_id, at desc, id desc);

create index api_requests_by_key on api_requests (merchant_id, key_id, at desc, id desc);

select
  protect_table ('api_requests');

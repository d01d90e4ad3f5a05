-- An import never undoes what was done here: what the last import wrote is kept for each field, and what differs from ours is listed.
set row_security = off;

-- `fields` holds what the last import wrote, `decided` the file's values that a teammate decided against: short values as they are, longer ones
-- hashed. The key is the external id of products and articles, which can be deleted here, the id of customers and orders, and a hash of the email
-- or phone of somebody who was erased.
create table import_bases (
  merchant_id uuid not null,
  kind text not null check (kind in ('product', 'customer', 'order', 'article', 'erased')),
  key text not null,
  fields jsonb not null default '{}',
  decided jsonb not null default '{}',
  at timestamptz(3) not null,
  primary key (merchant_id, kind, key)
);

-- What a file has other than the shop (`open`, or as it was resolved), and the stock that a run set (`set`).
create table import_differences (
  merchant_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  row int not null,
  kind text not null check (kind in ('product', 'customer', 'order')),
  record_id uuid,
  variant_id uuid,
  label text not null,
  field text not null,
  ours text,
  theirs text,
  value jsonb,
  our_print text,
  base_key text not null,
  path text not null,
  print text not null,
  state text not null check (state in ('open', 'ours', 'theirs', 'set')),
  resolved_by text,
  resolved_at timestamptz(3),
  primary key (merchant_id, id),
  foreign key (merchant_id, run_id) references import_runs on delete cascade
);

create index import_differences_of_run on import_differences (merchant_id, run_id, row, id);

alter table import_runs
add column conflicts int not null default 0,
add column resolved int not null default 0,
add column stock_changes int not null default 0;

select
  protect_table ('import_bases');

select
  protect_table ('import_differences');

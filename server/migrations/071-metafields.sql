-- Metafields: typed fields of a product that a shop defines, and their values.
set row_security = off;

create table metafields (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  key text not null,
  name text not null,
  type text not null check (type in ('text', 'number', 'flag', 'date', 'choice', 'measurement')),
  choices text[] not null default '{}',
  unit text,
  ai_reads boolean not null,
  customers_see boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version int not null default 1,
  primary key (merchant_id, id)
);

create unique index metafields_key on metafields (merchant_id, key);

create table product_metafields (
  merchant_id uuid not null,
  product_id uuid not null,
  metafield_id uuid not null,
  value jsonb not null,
  primary key (merchant_id, product_id, metafield_id),
  foreign key (merchant_id, product_id) references products on delete cascade,
  foreign key (merchant_id, metafield_id) references metafields on delete cascade
);

create index product_metafields_metafield on product_metafields (merchant_id, metafield_id);

select
  protect_table ('metafields');

select
  protect_table ('product_metafields');

-- Collections: products in an order somebody chose, or all that meet a rule.
set row_security = off;

create table collections (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  name text not null,
  slug text not null,
  description text not null default '',
  status text not null check (status in ('draft', 'active')),
  kind text not null check (kind in ('manual', 'rule')),
  rule jsonb,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version int not null default 1,
  primary key (merchant_id, id),
  check ((rule is not null) = (kind = 'rule'))
);

comment on column collections.rule is 'A filter of the product list, in its fields.';

create unique index collections_slug on collections (merchant_id, slug);

create table collection_products (
  merchant_id uuid not null,
  collection_id uuid not null,
  product_id uuid not null,
  position int not null,
  primary key (merchant_id, collection_id, product_id),
  foreign key (merchant_id, collection_id) references collections on delete cascade,
  foreign key (merchant_id, product_id) references products on delete cascade
);

create index collection_products_product on collection_products (merchant_id, product_id);

select
  protect_table ('collections');

select
  protect_table ('collection_products');

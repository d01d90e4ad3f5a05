-- A shop and what it sells. `merchant_id` leads every key; policies come in 005.
set row_security = off;

create table shop_settings (
  merchant_id uuid primary key references directory.merchants,
  currency text not null,
  time_zone text not null,
  locale text not null,
  ai_enabled boolean not null default true,
  ai_confidence_threshold real not null default 0.45,
  ai_debounce_ms int not null default 2000,
  ai_verification text not null default 'email_code' check (ai_verification in ('email_code', 'order_and_email', 'name_and_postcode')),
  ai_money_limit_cents bigint not null default 5000,
  refund_limit_cents bigint not null default 10000,
  handoff_limit_minutes int not null default 15,
  welcome text not null default 'Hello! How can we help?',
  disclosure text not null default 'You are talking with our assistant. Ask for a person any time.',
  next_number int not null default 1,
  onboarding jsonb not null default '{}',
  version int not null default 1,
  updated_at timestamptz(3) not null default now()
);

create table customers (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  external_id text,
  first_name text not null default '',
  last_name text not null default '',
  name text not null,
  email text,
  phone text,
  phone_digits text,
  language text,
  addresses jsonb not null default '[]',
  payment_methods jsonb not null default '[]',
  spent_cents bigint not null default 0,
  orders_count int not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version int not null default 1,
  primary key (merchant_id, id)
);

create unique index customers_external on customers (merchant_id, external_id)
where
  external_id is not null;

create index customers_email on customers (merchant_id, email)
where
  email is not null;

create index customers_recent on customers (merchant_id, created_at desc, id desc);

create table products (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  external_id text,
  name text not null,
  description text not null default '',
  brand text,
  category text,
  tags text[] not null default '{}',
  status text not null default 'active' check (status in ('draft', 'active', 'archived')),
  image text,
  source text not null default 'manual' check (source in ('manual', 'shopify', 'csv', 'import')),
  words tsvector not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version int not null default 1,
  primary key (merchant_id, id)
);

create unique index products_external on products (merchant_id, external_id)
where
  external_id is not null;

create index products_recent on products (merchant_id, updated_at desc, id desc);

create table variants (
  merchant_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  position int not null,
  external_id text,
  sku text,
  price_cents bigint not null,
  stock int,
  available boolean not null default true,
  options jsonb not null default '{}',
  barcode text,
  primary key (merchant_id, id),
  foreign key (merchant_id, product_id) references products on delete cascade
);

create unique index variants_external on variants (merchant_id, external_id)
where
  external_id is not null;

create index variants_of_product on variants (merchant_id, product_id, position);

create index variants_sku on variants (merchant_id, lower(sku))
where
  sku is not null;

create table orders (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  external_id text,
  order_number text not null,
  number_key text not null,
  customer_id uuid,
  status text not null check (status in ('draft', 'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled')),
  payment_status text not null check (payment_status in ('awaiting', 'authorized', 'partially_paid', 'paid', 'partially_refunded', 'refunded', 'voided')),
  fulfillment_status text not null check (fulfillment_status in ('unfulfilled', 'partially_fulfilled', 'fulfilled', 'on_hold')),
  currency text not null,
  subtotal_cents bigint not null,
  discount_cents bigint not null default 0,
  shipping_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  total_cents bigint not null,
  shipping_address jsonb,
  tracking text[] not null default '{}',
  cancel_reason text,
  conversation_id uuid,
  sold_by text,
  placed_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version int not null default 1,
  primary key (merchant_id, id),
  foreign key (merchant_id, customer_id) references customers
);

create unique index orders_external on orders (merchant_id, external_id)
where
  external_id is not null;

create index orders_number on orders (merchant_id, number_key text_pattern_ops);

create index orders_of_customer on orders (merchant_id, customer_id, placed_at desc);

create index orders_recent on orders (merchant_id, placed_at desc, id desc);

create table order_lines (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position int not null,
  external_id text,
  variant_id uuid,
  product_id uuid,
  name text not null,
  options jsonb not null default '{}',
  sku text,
  price_cents bigint not null,
  quantity int not null,
  primary key (merchant_id, order_id, position),
  foreign key (merchant_id, order_id) references orders on delete cascade
);

create table order_payments (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position int not null,
  kind text not null check (kind in ('payment', 'refund')),
  amount_cents bigint not null,
  method text,
  at timestamptz(3) not null,
  primary key (merchant_id, order_id, position),
  foreign key (merchant_id, order_id) references orders on delete cascade
);

create table articles (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  external_id text,
  title text not null,
  body text not null,
  language text not null default 'en',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version int not null default 1,
  primary key (merchant_id, id)
);

create unique index articles_external on articles (merchant_id, external_id)
where
  external_id is not null;

create table article_passages (
  merchant_id uuid not null,
  id uuid not null,
  article_id uuid not null,
  position int not null,
  title text not null,
  text text not null,
  language text not null,
  words tsvector not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, article_id) references articles on delete cascade
);

create index passages_of_article on article_passages (merchant_id, article_id, position);

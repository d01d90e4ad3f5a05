-- Commerce a shop can run on: brands, the order machine with its money, goods and records, checkout links, discounts, imports, exports.
-- Only adds, except that the rows of bulk changes are no longer conversations alone; no release has read that column yet.
set row_security = off;

-- A row that names no brand belongs to the default one.
create table brands (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  name text not null,
  is_default boolean not null default false,
  logo text,
  colours jsonb not null default '{"primary": "#17171A", "accent": null}',
  tone text not null default 'friendly',
  policies jsonb not null default '{"returns": "", "shipping": "", "privacy": ""}',
  sender jsonb not null default '{"name": "", "email": null}',
  created_at timestamptz(3) not null default now(),
  version int not null default 1,
  primary key (merchant_id, id)
);

create unique index brands_name on brands (merchant_id, lower(name));

create unique index brands_default on brands (merchant_id)
where
  is_default;

insert into
  brands (merchant_id, id, name, is_default)
select
  id,
  gen_random_uuid(),
  name,
  true
from
  directory.merchants;

-- null sees every brand; the default brand, to which belongs what names none, is told apart, since it is looked up without a shop.
alter table directory.memberships
add column brand_ids uuid[],
add column with_default_brand boolean not null default false;

alter table shop_settings
add column checkout_shipping_cents bigint not null default 0,
add column checkout_free_from_cents bigint,
add column checkout_methods text[] not null default '{on_delivery,invoice}',
add column next_order_number int not null default 1;

-- Products. What lists sort and filter by is kept on the product by a trigger on its variants, so that no writer can forget it.
alter table variants
add column compare_at_cents bigint;

alter table products
add column brand_id uuid,
add column inventory_policy text not null default 'deny' check (inventory_policy in ('deny', 'continue')),
add column images jsonb not null default '[]',
add column price_cents bigint not null default 0,
add column price_max_cents bigint not null default 0,
add column compare_at_cents bigint,
add column stock int,
add column sku text,
add column variants_count int not null default 0,
add column skus text not null default '',
add constraint products_brand foreign key (merchant_id, brand_id) references brands,
-- What is sold without being counted sorts above everything.
add column stock_rank bigint not null generated always as (coalesce(stock, 2147483648)) stored;

update products
set
  images = jsonb_build_array(jsonb_build_object('id', null, 'url', image, 'alt', ''))
where
  image is not null;

create function figure_products (shop uuid, changed uuid[]) returns void language sql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
  select
  from
    products
  where
    merchant_id = shop
    and id = any (changed)
  order by
    id
  for no key update;

  update products p
  set
    price_cents = f.price_cents,
    price_max_cents = f.price_max_cents,
    compare_at_cents = f.compare_at_cents,
    stock = f.stock,
    sku = f.sku,
    variants_count = f.variants_count,
    skus = f.skus
  from
    (
      select
        k.id,
        coalesce(min(v.price_cents), 0) as price_cents,
        coalesce(max(v.price_cents), 0) as price_max_cents,
        (
          array_agg(
            v.compare_at_cents
            order by
              v.price_cents,
              v.position
          )
        ) [1] as compare_at_cents,
        case
          when count(v.stock) > 0 then greatest(least(sum(v.stock::bigint), 2147483647), -2147483648)::int
        end as stock,
        (
          array_agg(
            v.sku
            order by
              v.position
          )
        ) [1] as sku,
        count(v.id)::int as variants_count,
        coalesce(
          lower(
            string_agg(
              concat_ws(' ', v.sku, v.barcode),
              ' '
              order by
                v.position
            )
          ),
          ''
        ) as skus
      from
        unnest(changed) as k (id)
        left join variants v on v.merchant_id = shop
        and v.product_id = k.id
      group by
        k.id
    ) f
  where
    p.merchant_id = shop
    and p.id = f.id
    and (p.price_cents, p.price_max_cents, p.compare_at_cents, p.stock, p.sku, p.variants_count, p.skus) is distinct from (f.price_cents, f.price_max_cents, f.compare_at_cents, f.stock, f.sku, f.variants_count, f.skus)
$$;

create function variants_changed () returns trigger language plpgsql
set
  search_path = public,
  pg_catalog,
  pg_temp as $$
declare shop uuid; changed uuid[];
begin
  for shop, changed in select r.merchant_id, array_agg(distinct r.product_id) from changed_rows r group by r.merchant_id loop
    perform figure_products(shop, changed);
  end loop;
  return null;
end $$;

create trigger variants_inserted
after insert on variants referencing new table as changed_rows for each statement
execute function variants_changed ();

create trigger variants_updated
after update on variants referencing new table as changed_rows for each statement
execute function variants_changed ();

create trigger variants_deleted
after delete on variants referencing old table as changed_rows for each statement
execute function variants_changed ();

select
  figure_products (m.merchant_id, m.ids)
from
  (
    select
      merchant_id,
      array_agg(distinct product_id) as ids
    from
      variants
    group by
      merchant_id
  ) m;

create index products_created on products (merchant_id, created_at desc, id desc);

create index products_by_name on products (merchant_id, lower(name), id);

create index products_by_price on products (merchant_id, price_cents, id);

create index products_by_stock on products (merchant_id, stock_rank, id);

create index products_of_brand on products (merchant_id, brand_id, updated_at desc, id desc)
where
  brand_id is not null;

create index products_skus on products using gin (merchant_id, skus gin_trgm_ops);

create index variants_barcode on variants (merchant_id, barcode)
where
  barcode is not null;

-- Everything that ever changed a counted stock: the stock of a variant is the sum of its moves since it was first counted.
create table stock_moves (
  merchant_id uuid not null,
  id uuid not null,
  variant_id uuid not null,
  order_id uuid,
  kind text not null check (kind in ('sale', 'restock', 'return', 'edit', 'adjustment', 'import')),
  quantity int not null,
  actor text,
  at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, variant_id) references variants on delete cascade
);

create index stock_moves_of_variant on stock_moves (merchant_id, variant_id, at desc);

create index stock_moves_of_order on stock_moves (merchant_id, order_id)
where
  order_id is not null;

-- Orders.
alter table orders
add column brand_id uuid,
add column channel text not null default 'import',
add column sold_by_user_id uuid,
add column billing_address jsonb,
add column discount_id uuid,
add column discount_code text,
add column payment_terms text not null default 'prepaid' check (payment_terms in ('prepaid', 'on_delivery', 'invoice')),
add column payment_method text,
add column payment_method_label text,
add column captured_cents bigint not null default 0,
add column refunded_cents bigint not null default 0,
add column items int not null default 0,
add column hold_reason text,
add column held_from text,
add column returns text check (returns in ('requested', 'received')),
add column items_edited_at timestamptz(3),
add column confirmed_at timestamptz(3),
add column shipped_at timestamptz(3),
add column delivered_at timestamptz(3),
add column cancelled_at timestamptz(3),
add column last_refund_at timestamptz(3),
add constraint orders_brand foreign key (merchant_id, brand_id) references brands,
add constraint orders_sold_by check (sold_by in ('ai', 'teammate', 'customer')),
add constraint orders_money check (
  captured_cents >= 0
  and refunded_cents >= 0
  and refunded_cents <= captured_cents
);

alter table order_lines
add column cancelled int not null default 0,
add column shipped int not null default 0,
add column returned int not null default 0,
add column in_return int not null default 0,
add column taken int not null default 0,
add column exchange_id uuid,
add constraint order_lines_pieces check (
  cancelled >= 0
  and shipped >= 0
  and returned >= 0
  and in_return >= 0
  and taken >= 0
  and cancelled + shipped <= quantity
  and returned + in_return <= shipped
);

create unique index order_lines_id on order_lines (merchant_id, id);

create index order_lines_variant on order_lines (merchant_id, variant_id)
where
  variant_id is not null;

create index order_lines_product on order_lines (merchant_id, product_id)
where
  product_id is not null;

create index order_lines_sku on order_lines (merchant_id, lower(sku))
where
  sku is not null;

alter table order_payments
add column reason text,
add column actor text,
add column return_id uuid,
add column edit_id uuid,
add column method_label text,
add column key text;

create unique index order_payments_once on order_payments (merchant_id, order_id, key)
where
  key is not null;

create index order_payments_refunds on order_payments (merchant_id, at) include (amount_cents, order_id)
where
  kind = 'refund';

-- Orders are found by what is in them: lines are searched as the other tables of a search are, by functions of their owner.
alter table order_lines no force row level security;

-- What imports left: they set states, and their money and pieces follow from them. Read below the policies by an owner who may be no superuser.
alter table order_payments no force row level security;

update orders o
set
  items = coalesce(
    (
      select
        sum(quantity)
      from
        order_lines l
      where
        l.merchant_id = o.merchant_id
        and l.order_id = o.id
    ),
    0
  ),
  captured_cents = case
    when exists (
      select
      from
        order_payments p
      where
        p.merchant_id = o.merchant_id
        and p.order_id = o.id
    ) then coalesce(
      (
        select
          sum(amount_cents)
        from
          order_payments p
        where
          p.merchant_id = o.merchant_id
          and p.order_id = o.id
          and kind = 'payment'
      ),
      0
    )
    when payment_status in ('paid', 'partially_refunded', 'refunded') then total_cents
    else 0
  end,
  refunded_cents = case
    when exists (
      select
      from
        order_payments p
      where
        p.merchant_id = o.merchant_id
        and p.order_id = o.id
    ) then coalesce(
      (
        select
          sum(amount_cents)
        from
          order_payments p
        where
          p.merchant_id = o.merchant_id
          and p.order_id = o.id
          and kind = 'refund'
      ),
      0
    )
    when payment_status = 'refunded' then total_cents
    else 0
  end,
  last_refund_at = (
    select
      max(at)
    from
      order_payments p
    where
      p.merchant_id = o.merchant_id
      and p.order_id = o.id
      and kind = 'refund'
  ),
  shipped_at = case
    when status in ('shipped', 'delivered', 'returned') then placed_at
  end,
  delivered_at = case
    when status in ('delivered', 'returned') then placed_at
  end,
  cancelled_at = case
    when status = 'cancelled' then placed_at
  end;

update order_lines l
set
  shipped = case
    when o.status in ('shipped', 'delivered', 'returned') then quantity
    else 0
  end,
  returned = case
    when o.status = 'returned' then quantity
    else 0
  end,
  cancelled = case
    when o.status = 'cancelled' then quantity
    else 0
  end
from
  orders o
where
  o.merchant_id = l.merchant_id
  and o.id = l.order_id
  and o.status in ('shipped', 'delivered', 'returned', 'cancelled');

alter table order_payments force row level security;

create index orders_status on orders (merchant_id, status, placed_at desc, id desc);

create index orders_payment on orders (merchant_id, payment_status, placed_at desc, id desc);

create index orders_fulfillment on orders (merchant_id, fulfillment_status, placed_at desc, id desc)
where
  fulfillment_status <> 'fulfilled';

create index orders_to_ship on orders (merchant_id, placed_at, id)
where
  status in ('confirmed', 'processing')
  and fulfillment_status in ('unfulfilled', 'partially_fulfilled');

create index orders_returns on orders (merchant_id, returns, placed_at desc, id desc)
where
  returns is not null;

create index orders_by_total on orders (merchant_id, total_cents, id);

create index orders_updated on orders (merchant_id, updated_at desc, id desc);

create index orders_of_brand on orders (merchant_id, brand_id, placed_at desc, id desc)
where
  brand_id is not null;

create index orders_of_conversation on orders (merchant_id, conversation_id)
where
  conversation_id is not null;

create index orders_from_chat on orders (merchant_id, placed_at desc, id desc)
where
  sold_by in ('ai', 'teammate');

-- What the dashboard and the reports add up, without reading the rows themselves.
create index orders_figures on orders (merchant_id, placed_at) include (status, total_cents, sold_by, channel, brand_id, customer_id, conversation_id);

create table order_events (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('user', 'ai', 'customer', 'system')),
  actor_id uuid,
  actor text,
  from_value text,
  to_value text,
  note text,
  amount_cents bigint,
  at timestamptz(3) not null,
  primary key (merchant_id, order_id, id),
  foreign key (merchant_id, order_id) references orders on delete cascade
);

create index order_events_recent on order_events (merchant_id, at desc);

create table shipments (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  number int not null,
  state text not null check (state in ('shipped', 'delivered', 'cancelled')),
  carrier text,
  tracking_number text,
  tracking_url text,
  lines jsonb not null,
  shipped_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders on delete cascade
);

create unique index shipments_of_order on shipments (merchant_id, order_id, number);

create table order_returns (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  number int not null,
  kind text not null check (kind in ('return', 'exchange')),
  state text not null check (state in ('requested', 'received', 'closed', 'declined', 'cancelled')),
  reason text not null,
  note text not null default '',
  method text,
  method_label text,
  refund_cents bigint not null default 0,
  difference_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  lines jsonb not null,
  created_at timestamptz(3) not null,
  received_at timestamptz(3),
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders on delete cascade
);

create unique index order_returns_of_order on order_returns (merchant_id, order_id, number);

create table order_edits (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('items', 'address', 'payment', 'cancel_lines')),
  difference_cents bigint not null default 0,
  method text,
  before jsonb not null,
  after jsonb not null,
  actor text,
  at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders on delete cascade
);

create index order_edits_of_order on order_edits (merchant_id, order_id, at);

-- Money given back for an order that is not here: credit notes of imports.
create table refund_records (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  external_id text not null,
  number text not null,
  customer_id uuid,
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null,
  lines jsonb not null,
  at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, customer_id) references customers
);

create unique index refund_records_external on refund_records (merchant_id, external_id);

create index refund_records_at on refund_records (merchant_id, at) include (amount_cents);

create index refund_records_of_customer on refund_records (merchant_id, customer_id)
where
  customer_id is not null;

-- Customers.
alter table customers
add column emails text[] not null default '{}',
add column phones text[] not null default '{}',
add column consent jsonb not null default '{}',
add column country text,
add column city text,
add column first_order_at timestamptz(3),
add column last_order_at timestamptz(3),
add column merged_into_id uuid,
add column phones_digits text not null default '',
-- Those who never ordered sort below all others.
add column last_order_rank timestamptz(3) not null generated always as (coalesce(last_order_at, '-infinity'::timestamptz)) stored;

update customers c
set
  emails = case
    when email is null then '{}'
    else array[email]
  end,
  phones = case
    when phone is null then '{}'
    else array[phone]
  end,
  phones_digits = coalesce(phone_digits, ''),
  country = addresses -> 0 ->> 'country',
  city = addresses -> 0 ->> 'city',
  first_order_at = o.first,
  last_order_at = o.last
from
  (
    select
      k.merchant_id,
      k.id,
      min(o.placed_at) as first,
      max(o.placed_at) as last
    from
      customers k
      left join orders o on o.merchant_id = k.merchant_id
      and o.customer_id = k.id
      and o.status not in ('draft', 'cancelled')
    group by
      k.merchant_id,
      k.id
  ) o
where
  o.merchant_id = c.merchant_id
  and o.id = c.id;

create index customers_by_name on customers (merchant_id, lower(name), id)
where
  merged_into_id is null;

create index customers_by_spent on customers (merchant_id, spent_cents, id)
where
  merged_into_id is null;

create index customers_by_orders on customers (merchant_id, orders_count, id)
where
  merged_into_id is null;

create index customers_by_last_order on customers (merchant_id, last_order_rank, id)
where
  merged_into_id is null;

create index customers_first_order on customers (merchant_id, first_order_at) include (spent_cents, orders_count, last_order_at)
where
  first_order_at is not null;

create index customers_merged on customers (merchant_id, merged_into_id)
where
  merged_into_id is not null;

create index customers_phones on customers using gin (merchant_id, phones_digits gin_trgm_ops)
where
  phones_digits <> '';

create index customers_emails on customers using gin (merchant_id, emails);

create table customer_tags (
  merchant_id uuid not null,
  customer_id uuid not null,
  tag_id uuid not null,
  primary key (merchant_id, customer_id, tag_id),
  foreign key (merchant_id, customer_id) references customers,
  foreign key (merchant_id, tag_id) references tags on delete cascade
);

create index customer_tags_of_tag on customer_tags (merchant_id, tag_id);

create table customer_events (
  merchant_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  kind text not null,
  actor text,
  title text not null,
  detail text,
  at timestamptz(3) not null,
  primary key (merchant_id, customer_id, id),
  foreign key (merchant_id, customer_id) references customers
);

-- What came over in a merge, so that it can go back.
create table customer_merges (
  merchant_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  other_id uuid not null,
  name text not null,
  email text,
  moved jsonb not null,
  actor text,
  at timestamptz(3) not null,
  undone_at timestamptz(3),
  primary key (merchant_id, id),
  foreign key (merchant_id, customer_id) references customers,
  foreign key (merchant_id, other_id) references customers
);

create index customer_merges_of on customer_merges (merchant_id, customer_id);

-- Conversations of a brand.
alter table conversations
add column brand_id uuid,
add constraint conversations_brand foreign key (merchant_id, brand_id) references brands,
add column resolved_by text check (resolved_by in ('ai', 'person', 'customer', 'system'));

create index conversations_of_brand on conversations (merchant_id, brand_id, last_activity_at desc, id desc)
where
  brand_id is not null;

create index conversations_figures on conversations (merchant_id, created_at) include (status, handler, handoff_reason, first_ai_reply_at, first_human_reply_at, csat_score, brand_id);

create table discounts (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  code text not null,
  kind text not null check (kind in ('fixed', 'percent')),
  value_cents bigint not null check (value_cents > 0),
  minimum_cents bigint not null default 0,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  max_uses int,
  uses int not null default 0,
  active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id),
  check (
    max_uses is null
    or uses <= max_uses
  ),
  check (
    kind = 'fixed'
    or value_cents <= 10000
  )
);

comment on column discounts.value_cents is 'Of a percentage: hundredths of a percent.';

create unique index discounts_code on discounts (merchant_id, code);

create table checkouts (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  token text not null,
  state text not null check (state in ('open', 'completed', 'expired', 'cancelled')),
  conversation_id uuid,
  customer_id uuid,
  brand_id uuid,
  draft_id uuid,
  sold_by text not null check (sold_by in ('ai', 'teammate', 'customer')),
  user_id uuid,
  seller_name text,
  lines jsonb not null,
  discount_id uuid,
  discount_code text,
  discount_cents bigint not null default 0,
  shipping_cents bigint not null default 0,
  currency text not null,
  order_id uuid,
  opened_at timestamptz(3),
  completed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create unique index checkouts_token on checkouts (token);

create index checkouts_of_conversation on checkouts (merchant_id, conversation_id)
where
  conversation_id is not null;

create index checkouts_created on checkouts (merchant_id, created_at);

create table import_runs (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  user_id uuid,
  created_by text,
  kind text not null,
  format text not null,
  file_key text not null,
  file_name text not null,
  file_size bigint not null,
  encoding text not null,
  delimiter text not null,
  columns jsonb not null,
  mapping jsonb not null,
  options jsonb not null,
  state text not null,
  dry boolean not null default true,
  total_rows int,
  done_rows int not null default 0,
  byte_offset bigint not null default 0,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  refunds int not null default 0,
  refused int not null default 0,
  reason text,
  carried jsonb,
  started_at timestamptz(3),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (merchant_id, id)
);

create table import_refusals (
  merchant_id uuid not null,
  run_id uuid not null,
  row int not null,
  position int not null,
  column_name text,
  value text,
  reason text not null,
  cells jsonb not null,
  primary key (merchant_id, run_id, row, position),
  foreign key (merchant_id, run_id) references import_runs on delete cascade
);

create table export_runs (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  user_id uuid not null,
  list text not null,
  asked jsonb not null,
  file_name text not null,
  file_key text,
  state text not null check (state in ('running', 'done', 'failed', 'expired')),
  rows int not null default 0,
  total int,
  size bigint,
  sha256 text,
  reason text,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  expires_at timestamptz(3),
  primary key (merchant_id, id)
);

create index export_runs_of_person on export_runs (merchant_id, user_id, created_at desc);

-- Views and bulk changes of every list.
alter table views
add column columns jsonb;

alter table bulk_runs
add column list text not null default 'conversations';

alter table bulk_items
rename column conversation_id to row_id;

-- Live rows of orders, products and customers: who is limited to brands hears only of theirs. Looked up here, so that no writer can forget it.
alter table live
add column brand_id uuid;

set
  local check_function_bodies = off;

create or replace function append_live (shop uuid, rows jsonb) returns bigint language sql as $$
  with
    head as (
      insert into
        live_heads as h (merchant_id, seq)
      values
        (shop, jsonb_array_length(rows))
      on conflict (merchant_id) do update
      set
        seq = h.seq + excluded.seq
      returning
        seq
    ),
    added as (
      insert into
        live (merchant_id, seq, conversation_id, data, team_id, assignee_id, brand_id)
      select
        shop,
        head.seq - jsonb_array_length(rows) + r.place,
        (r.value ->> 'conversation_id')::uuid,
        r.value -> 'data',
        case
          when r.value ? 'audience' then (r.value #>> '{audience,team_id}')::uuid
          else c.team_id
        end,
        case
          when r.value ? 'audience' then (r.value #>> '{audience,assignee_id}')::uuid
          else c.assignee_id
        end,
        case
          when r.value #>> '{audience,brand_id}' is not null then (r.value #>> '{audience,brand_id}')::uuid
          else coalesce(c.brand_id, o.brand_id, p.brand_id)
        end
      from
        head,
        jsonb_array_elements(rows) with ordinality as r (value, place)
        left join conversations c on c.merchant_id = shop
        and c.id = (r.value ->> 'conversation_id')::uuid
        left join orders o on o.merchant_id = shop
        and r.value #>> '{data,signal,topic}' = 'orders'
        and o.id = (r.value #>> '{data,signal,id}')::uuid
        left join products p on p.merchant_id = shop
        and r.value #>> '{data,signal,topic}' = 'products'
        and p.id = (r.value #>> '{data,signal,id}')::uuid
    )
  select
    seq
  from
    head
$$;

do $$
declare
  t text;
begin
  foreach t in array array['brands', 'stock_moves', 'order_events', 'shipments', 'order_returns', 'order_edits', 'refund_records', 'customer_tags', 'customer_events', 'customer_merges', 'discounts', 'checkouts', 'import_runs', 'import_refusals', 'export_runs'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy shop on %I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to parley_app', t);
  end loop;
end $$;

grant
execute on function figure_products to parley_app;

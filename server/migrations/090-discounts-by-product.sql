-- Discounts on products, for chosen customers, without a code, and on shipping.
set row_security = off;

alter table discounts
alter column code
drop not null,
add column name text,
add column product_ids uuid[] not null default '{}',
add column collection_ids uuid[] not null default '{}',
add column per_item boolean not null default false,
add column minimum_quantity int not null default 0,
add column countries text[] not null default '{}',
add column shipping_most_cents bigint,
add column customers text not null default 'everyone' check (customers in ('everyone', 'chosen', 'first_order')),
add column customer_ids uuid[] not null default '{}',
add column tag_ids uuid[] not null default '{}',
add column max_uses_per_customer int,
drop constraint discounts_kind_check,
add constraint discounts_kind_check check (kind in ('fixed', 'percent', 'free_shipping')),
drop constraint discounts_value_cents_check,
add constraint discounts_value_cents_check check (
  value_cents > 0
  or kind = 'free_shipping'
),
add constraint discounts_named check (
  code is not null
  or name is not null
);

comment on column discounts.code is 'Null for an automatic discount, which has a name.';

-- Every cart looks for the automatic ones.
create index discounts_automatic on discounts (merchant_id)
where
  code is null;

alter table orders
add column discounts jsonb not null default '[]';

comment on column orders.discounts is 'What took something off when the order was placed: [{kind: goods | shipping, id, name, code, cents}]. Discounts that are changed or deleted later do not change it.';

alter table order_lines
add column discount_cents bigint,
add column discount_units int;

comment on column order_lines.discount_cents is 'The share of the order''s discount that discount_units units of the line have. Null where the discount is shared by price, as in imports and orders from before.';

alter table checkouts
add column shipping_discount_cents bigint not null default 0;

create or replace function rescale_shop (shop uuid, was int, now int) returns void language plpgsql as $$
  begin if was = now then return;

  end if;

  update shop_settings
  set
    ai_money_limit_cents = rescaled (ai_money_limit_cents, was, now),
    refund_limit_cents = rescaled (refund_limit_cents, was, now),
    checkout_shipping_cents = rescaled (checkout_shipping_cents, was, now),
    checkout_free_from_cents = rescaled (checkout_free_from_cents, was, now)
  where
    merchant_id = shop;

  perform lock_variants (
    shop,
    '{}',
    array(
      select
        id
      from
        products
      where
        merchant_id = shop
      order by
        id
    )
  );

  update variants
  set
    price_cents = rescaled (price_cents, was, now),
    compare_at_cents = rescaled (compare_at_cents, was, now)
  where
    merchant_id = shop;

  perform figure_products (
    shop,
    array(
      select
        id
      from
        products
      where
        merchant_id = shop
      order by
        id
    )
  );

  update discounts
  set
    value_cents = case
      when kind = 'fixed' then greatest(1, rescaled (value_cents, was, now))
      else value_cents
    end,
    minimum_cents = rescaled (minimum_cents, was, now),
    shipping_most_cents = rescaled (shipping_most_cents, was, now)
  where
    merchant_id = shop;

  end
$$;

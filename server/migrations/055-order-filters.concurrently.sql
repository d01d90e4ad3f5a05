-- Each in the list's order, so that a page of a rare country, code or number of items reads no other orders.
create index concurrently orders_by_country on orders (merchant_id, country_key, placed_at desc, id desc)
where
  country_key is not null;

create index concurrently orders_by_discount on orders (merchant_id, discount_key, placed_at desc, id desc)
where
  discount_key is not null;

create index concurrently orders_by_items on orders (merchant_id, items, placed_at desc, id desc);

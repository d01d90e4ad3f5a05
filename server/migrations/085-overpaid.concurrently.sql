-- Few orders are overpaid; the filter reads only those, in the list's order.
create index concurrently orders_overpaid on orders (merchant_id, placed_at desc, id desc)
where
  overpaid_cents > 0;

-- Whether an order was placed at checkout, by somebody who may be anybody.
create index concurrently checkouts_of_order on checkouts (merchant_id, order_id)
where
  order_id is not null;

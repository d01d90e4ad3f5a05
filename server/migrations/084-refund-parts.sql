-- What a refund consists of: items, shipping and an adjustment, which add up to its amount.
set row_security = off;

create table order_refunds (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  amount_cents bigint not null,
  lines jsonb not null,
  shipping_cents bigint not null default 0,
  adjustment_cents bigint not null default 0,
  -- What the units were worth that the refund put back into stock.
  gone_cents bigint not null default 0,
  -- A partly paid order that was refunded in full is owed again.
  owed_again boolean not null default false,
  at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders on delete cascade
);

create index order_refunds_of_order on order_refunds (merchant_id, order_id, at, id);

select
  protect_table ('order_refunds');

-- `refunded`: units given back by line. `refunded_gone`: those of them that were canceled, restocked or returned.
alter table order_lines
add column refunded int not null default 0,
add column refunded_gone int not null default 0;

-- `reverses`: gives back what was paid too much, or all of a part payment; counts neither as paid nor as refunded.
alter table order_payments
add column refund_id uuid,
add column reverses boolean not null default false;

-- Written with every change of an order; from now on, an order that only an import wrote has its sums from there.
alter table orders
add column overpaid_cents bigint not null default 0;

update orders
set
  overpaid_cents = captured_cents - refunded_cents - total_cents
where
  captured_cents - refunded_cents > total_cents;

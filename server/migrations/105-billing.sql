-- Billing: what a shop uses in a month, its subscription, invoices that never change, how it pays, and coupons of the operator.
set row_security = off;

-- `period` is a month of the shop's own calendar, such as 2026-11.
create table usage_counters (
  merchant_id uuid not null references directory.merchants,
  meter text not null check (meter in ('ai_answers', 'api_calls')),
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  used bigint not null check (used >= 0),
  primary key (merchant_id, meter, period)
);

select
  protect_table ('usage_counters');

-- The plan itself is `directory.merchants.plan`; this is what is billed for it. `next_price` begins when the period ends.
create table billing_subscriptions (
  merchant_id uuid primary key references directory.merchants,
  price text,
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled', 'unpaid')),
  trial_ends_at timestamptz(3),
  anchor_at timestamptz(3),
  period_starts_at timestamptz(3),
  period_ends_at timestamptz(3),
  next_price text,
  period_cents bigint not null default 0 check (period_cents >= 0),
  credit_cents bigint not null default 0 check (credit_cents >= 0),
  coupon_code text,
  coupon_percent int check (coupon_percent between 1 and 100),
  coupon_ends_at timestamptz(3),
  buyer jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version int not null default 1,
  check ((price is null) = (period_ends_at is null)),
  check ((coupon_code is null) = (coupon_percent is null))
);

comment on column billing_subscriptions.period_cents is 'What the whole current period costs, without tax and after the discount; the unused part of it is given back when the plan changes.';

comment on column billing_subscriptions.credit_cents is 'Unused time that no invoice has used up yet, without tax.';

select
  protect_table ('billing_subscriptions');

create table billing_invoices (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  number text not null,
  reason text not null check (reason in ('subscription_create', 'subscription_cycle', 'subscription_update')),
  currency text not null,
  lines jsonb not null,
  discount_cents bigint not null check (discount_cents >= 0),
  credit_cents bigint not null check (credit_cents >= 0),
  net_cents bigint not null check (net_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  -- Everything else as it was when the invoice was issued.
  details jsonb not null,
  issued_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create unique index billing_invoices_number on billing_invoices (merchant_id, number);

select
  protect_table ('billing_invoices');

create table billing_methods (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  kind text not null check (kind in ('invoice', 'bank_transfer')),
  label text not null,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create unique index billing_methods_default on billing_methods (merchant_id)
where
  is_default;

create unique index billing_methods_once on billing_methods (merchant_id, kind, label);

select
  protect_table ('billing_methods');

create table directory.billing_coupons (
  code text primary key check (code = upper(code)),
  percent int not null check (percent between 1 and 100),
  months int check (months > 0),
  redeem_by timestamptz(3),
  max_redemptions int check (max_redemptions > 0),
  redeemed int not null default 0,
  created_at timestamptz(3) not null default now()
);

-- Invoice numbers have no gaps: the row is locked until the invoice is stored.
create table directory.billing_numbers (year int primary key, last int not null);

grant
select
,
update (redeemed) on directory.billing_coupons to parley_app;

grant
select
,
  insert,
update on directory.billing_numbers to parley_app;

alter table notifications
drop constraint notifications_type_check;

alter table notifications
add constraint notifications_type_check check (
  type in (
    'handoff_requested',
    'handoff_overdue',
    'assigned',
    'mentioned',
    'customer_replied',
    'snooze_ended',
    'schedule_cancelled',
    'csat_low',
    'approval_requested',
    'approval_decided',
    'order_placed',
    'return_requested',
    'payment_problem',
    'webhook_problem',
    'usage_limit'
  )
) not valid;

-- Card payments through the shop's own account at a payment provider: the account, payments on their way, refunds, disputes.
set row_security = off;

-- The secrets are closed by the vault.
create table payment_accounts (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  provider text not null check (provider in ('stripe')),
  external_id text not null,
  name text not null,
  is_live boolean not null,
  status text not null check (status in ('connected', 'degraded', 'disconnected')),
  problem text,
  secret text,
  webhook_secret text,
  key_hint text not null,
  checked_at timestamptz(3) not null,
  webhook_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create unique index payment_accounts_provider on payment_accounts (merchant_id, provider);

select
  protect_table ('payment_accounts');

-- One try to collect a payment for an order: recorded first, then carried out by a job.
create table payment_attempts (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  account_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  state text not null check (state in ('requested', 'open', 'processing', 'paid', 'failed', 'expired')),
  external_id text,
  payment_id text,
  url text,
  return_url text not null,
  language text not null,
  error text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders on delete cascade,
  foreign key (merchant_id, account_id) references payment_accounts
);

comment on column payment_attempts.external_id is 'The provider''s page. Its webhook may come before we know this; it then names the attempt.';

-- An order is paid on one page at a time, so that nobody pays twice.
create unique index payment_attempts_active on payment_attempts (merchant_id, order_id)
where
  state in ('requested', 'open', 'processing');

create index payment_attempts_of_order on payment_attempts (merchant_id, order_id, created_at desc);

create unique index payment_attempts_external on payment_attempts (merchant_id, external_id)
where
  external_id is not null;

create index payment_attempts_payment on payment_attempts (merchant_id, payment_id)
where
  payment_id is not null;

select
  protect_table ('payment_attempts');

create table payment_disputes (
  merchant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  account_id uuid not null,
  external_id text not null,
  payment_id text not null,
  amount_cents bigint not null,
  currency text not null,
  state text not null check (state in ('inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed')),
  reason text not null,
  due_at timestamptz(3),
  is_refundable boolean not null,
  opened_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, order_id) references orders on delete cascade,
  foreign key (merchant_id, account_id) references payment_accounts
);

create unique index payment_disputes_external on payment_disputes (merchant_id, external_id);

create index payment_disputes_of_order on payment_disputes (merchant_id, order_id);

select
  protect_table ('payment_disputes');

-- An entry of the ledger that a provider carries out. A refund is pending until the provider says how it ended; a failed one counts for nothing.
alter table order_payments
add column provider_payment text,
add column provider_refund text,
add column provider_state text check (provider_state in ('pending', 'succeeded', 'failed')),
add column provider_error text;

-- Until when the customer can pay an order by card before it is canceled and its items are restocked.
alter table orders
add column pay_until timestamptz(3);

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
    'payment_problem'
  )
) not valid;

-- Plans paid with Stripe: what its subscription says, and what belongs to it. The row is written from Stripe and never the other way round.
set row_security = off;

alter table billing_subscriptions
add column customer_id text,
-- Null while nothing is billed at Stripe.
add column subscription_id text,
add column currency text not null default 'USD',
add column payment_issue text check (payment_issue in ('failed', 'action_required')),
add column payment_reason text,
add column payment_retry_at timestamptz(3),
add column payment_url text,
-- The page to pay on that was opened last: one at a time.
add column checkout_attempt uuid,
add column checkout_price text,
add column checkout_at timestamptz(3),
add column synced_at timestamptz(3);

comment on column billing_subscriptions.checkout_attempt is 'Key of the page to pay on. A page with another key is closed, so that a shop can’t pay two subscriptions.';

alter table billing_invoices
add column provider_id text,
add column status text check (status in ('open', 'paid', 'void', 'uncollectible')),
add column paid_cents bigint not null default 0 check (paid_cents >= 0);

create unique index billing_invoices_provider on billing_invoices (merchant_id, provider_id)
where
  provider_id is not null;

alter table billing_methods
drop constraint billing_methods_kind_check;

alter table billing_methods
add constraint billing_methods_kind_check check (kind in ('invoice', 'bank_transfer', 'card'));

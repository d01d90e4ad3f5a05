-- People who manage billing are notified of invoices and of payments that fail.
set row_security = off;

alter table billing_subscriptions
add column notified_invoice text,
add column notified_stage text check (notified_stage in ('failed', 'last')),
add constraint billing_subscriptions_notified check ((notified_invoice is null) = (notified_stage is null));

comment on column billing_subscriptions.notified_invoice is 'The invoice whose failed payment people were notified of; null once it is paid.';

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
    'usage_limit',
    'plan_payment_failed',
    'plan_invoice'
  )
) not valid;

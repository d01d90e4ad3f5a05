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
    'webhook_problem'
  )
) not valid;

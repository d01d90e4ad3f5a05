-- Teammates are notified of orders and returns as well; such a notification leads to its order.
set row_security = off;

alter table notifications
add column order_id uuid;

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
    'order_placed',
    'return_requested'
  )
) not valid;

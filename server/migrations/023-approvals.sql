-- Whoever may say yes to what the AI was asked for is told of it; what was decided is listed too.
set row_security = off;

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
    'approval_requested'
  )
) not valid;

create index ai_approvals_decided on ai_approvals (merchant_id, decided_at desc, id desc)
where
  state <> 'proposed';

-- What the AI asked and what its customers confirmed are counted with the rest; replaces the index of 016.
drop index conversations_figures;

create index conversations_figures on conversations (merchant_id, created_at) include (
  status,
  handoff_reason,
  handoff_requested_at,
  handoff_accepted_at,
  first_ai_reply_at,
  first_human_reply_at,
  csat_score,
  brand_id,
  merged_into_id,
  team_id,
  assignee_id,
  last_author,
  last_at,
  channel,
  customer_id,
  ai_asked,
  ai_confirmed_at
);

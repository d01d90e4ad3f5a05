-- What figures and the dashboard read beyond 008, each from an index of its own.
set row_security = off;

-- Covers what is counted of conversations, so that a month of them is read without the rows; replaces the narrower one of 008.
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
  customer_id
);

create index conversations_handoffs on conversations (merchant_id, handoff_requested_at desc)
where
  handoff_requested_at is not null;

create index conversations_resolved on conversations (merchant_id, resolved_at desc)
where
  resolved_at is not null;

create index messages_failed on messages (merchant_id, created_at desc)
where
  status = 'failed';

-- When customers write and people answer, by the clock.
create index messages_hours on messages (merchant_id, created_at) include (conversation_id, author, author_id)
where
  author in ('customer', 'teammate')
  and not private;

create index chat_sessions_created on chat_sessions (merchant_id, created_at);

create index orders_sold_by_teammate on orders (merchant_id, placed_at) include (sold_by_user_id, total_cents, status, brand_id)
where
  sold_by = 'teammate';

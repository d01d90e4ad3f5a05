-- Each message changes what its conversation is sorted by, and then writes into every index of it. These go: docs/decisions/065-fewer-indexes.md.
-- The list by date and the figures by date had an index each that began alike; one does both.
create index concurrently orders_placed on orders (merchant_id, placed_at desc, id desc) include (status, total_cents, sold_by, channel, brand_id, customer_id, conversation_id);

drop index concurrently if exists orders_recent;

drop index concurrently if exists orders_figures;

create index concurrently conversations_started on conversations (merchant_id, created_at desc, id desc) include (
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

drop index concurrently if exists conversations_created;

drop index concurrently if exists conversations_figures;

-- What sleeps is woken by a job of its own and listed by conversations_status.
drop index concurrently if exists conversations_snoozed;

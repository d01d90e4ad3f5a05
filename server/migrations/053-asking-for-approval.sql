-- Teammates ask for approvals too, an order has one pending request an action, a suggestion leaves its sources on the message that was written
-- from it, and a customer keeps the email address they gave in a chat.
set row_security = off;

-- A teammate may ask about an order that no conversation belongs to, of a customer who is unknown.
alter table ai_approvals
alter column conversation_id
drop not null,
alter column customer_id
drop not null,
add column requested_by uuid,
add column asked_at timestamptz(3),
add column asked_by uuid;

comment on column ai_approvals.requested_by is 'The teammate who asks; null: the AI.';

comment on column ai_approvals.asked_at is 'When the teammates who may decide were last asked by asked_by.';

alter table ai_approvals no force row level security;

-- Of several requests for the same the last one counts, as when a customer asks again.
delete from ai_approvals a using ai_approvals later
where
  a.merchant_id = later.merchant_id
  and a.tool = later.tool
  and coalesce(a.order_id, a.customer_id) = coalesce(later.order_id, later.customer_id)
  and a.state = 'proposed'
  and later.state = 'proposed'
  and (a.created_at, a.id) < (later.created_at, later.id);

alter table ai_approvals force row level security;

create unique index ai_approvals_pending on ai_approvals (merchant_id, (coalesce(order_id, customer_id)), tool)
where
  state = 'proposed';

alter table messages
add column suggested_from jsonb;

comment on column messages.suggested_from is 'Sources of the AI''s suggestion that a teammate wrote this from.';

-- Never an identity: it finds no orders, no records and no duplicates.
alter table customers
add column unverified_email text;

-- What the AI may do by itself, what it showed a customer before doing it, and what a teammate has to allow.
set row_security = off;

alter table shop_settings
add column ai_policy jsonb not null default '{}' check (jsonb_typeof(ai_policy) = 'object');

comment on column shop_settings.ai_policy is 'What differs from the defaults of contract/ai-policy.ts.';

-- The last proposal of a tool for an order, or for the customer themselves, in a conversation. Locked before the order, which is locked before its conversation.
create table ai_proposals (
  merchant_id uuid not null,
  conversation_id uuid not null,
  tool text not null,
  subject_id uuid not null,
  customer_id uuid not null,
  arguments_digest text not null,
  digest text not null,
  details jsonb not null,
  state text not null check (state in ('proposed', 'done', 'approval')),
  created_at timestamptz(3) not null,
  done_at timestamptz(3),
  primary key (merchant_id, conversation_id, tool, subject_id),
  foreign key (merchant_id, conversation_id) references conversations on delete cascade
);

create table ai_approvals (
  merchant_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  customer_id uuid not null,
  order_id uuid,
  tool text not null,
  arguments jsonb not null,
  details jsonb not null,
  amount_cents bigint not null,
  state text not null check (state in ('proposed', 'approved', 'declined')),
  decided_by uuid,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, conversation_id) references conversations on delete cascade
);

create index ai_approvals_open on ai_approvals (merchant_id, created_at)
where
  state = 'proposed';

create index ai_approvals_of_conversation on ai_approvals (merchant_id, conversation_id);

do $$
declare
  t text;
begin
  foreach t in array array['ai_proposals', 'ai_approvals'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy shop on %I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to parley_app', t);
  end loop;
end $$;

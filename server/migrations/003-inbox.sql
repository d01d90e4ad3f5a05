-- Conversations. A message's `seq` is given under its conversation's row lock, so it grows in commit order and leaves no gap;
-- `visible_seq` is the order in which the customer came to see it: an answer queued before a question may be sent after it.
set row_security = off;

create table conversations (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  external_id text,
  number int not null,
  status text not null default 'open' check (status in ('open', 'pending', 'snoozed', 'resolved')),
  handler text not null default 'ai' check (handler in ('ai', 'human', 'none')),
  channel text not null check (channel in ('website', 'messenger', 'instagram', 'whatsapp', 'comment')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  subject text,
  customer_id uuid not null,
  customer_name text not null,
  assignee_id uuid,
  waiting_since timestamptz(3),
  snoozed_until timestamptz(3),
  last_activity_at timestamptz(3) not null,
  last_text text,
  last_author text,
  last_author_name text,
  last_at timestamptz(3),
  message_count int not null default 0,
  customer_seq int not null default 0,
  answered_seq int not null default 0,
  visible_count int not null default 0,
  burst_started_at timestamptz(3),
  customer_typing_until timestamptz(3),
  handoff_reason text,
  handoff_summary text,
  handoff_requested_at timestamptz(3),
  handoff_accepted_at timestamptz(3),
  handoff_by uuid,
  handoff_notified_at timestamptz(3),
  verified_customer_id uuid,
  verification_attempts int not null default 0,
  ai_memory jsonb not null default '{}',
  disclosed_at timestamptz(3),
  resolved_at timestamptz(3),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, customer_id) references customers
);

create unique index conversations_number on conversations (merchant_id, number);

create unique index conversations_external on conversations (merchant_id, external_id)
where
  external_id is not null;

create index conversations_recent on conversations (merchant_id, last_activity_at desc, id desc);

create index conversations_waiting on conversations (merchant_id, last_activity_at desc, id desc)
where
  status = 'open'
  and handler <> 'ai'
  and waiting_since is not null;

create index conversations_ai on conversations (merchant_id, last_activity_at desc, id desc)
where
  status = 'open'
  and handler = 'ai';

create index conversations_people on conversations (merchant_id, id)
where
  status = 'open'
  and handler <> 'ai';

create index conversations_mine on conversations (merchant_id, assignee_id, last_activity_at desc, id desc)
where
  status <> 'resolved';

create index conversations_status on conversations (merchant_id, status, last_activity_at desc, id desc);

create index conversations_of_customer on conversations (merchant_id, customer_id, last_activity_at desc);

create index conversations_snoozed on conversations (merchant_id, snoozed_until)
where
  status = 'snoozed';

create table messages (
  merchant_id uuid not null,
  conversation_id uuid not null,
  seq int not null,
  id uuid not null,
  client_id text,
  direction text not null check (direction in ('in', 'out', 'none')),
  author text not null check (author in ('customer', 'ai', 'teammate', 'automation', 'campaign', 'system')),
  author_id uuid,
  author_name text,
  text text not null default '',
  cards jsonb not null default '[]',
  private boolean not null default false,
  activity jsonb,
  in_reply_to uuid,
  status text not null check (status in ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'cancelled')),
  error text,
  run_id uuid,
  external_id text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  visible_seq int,
  primary key (merchant_id, conversation_id, seq),
  foreign key (merchant_id, conversation_id) references conversations
);

create unique index messages_id on messages (merchant_id, id);

create unique index messages_client on messages (merchant_id, conversation_id, client_id)
where
  client_id is not null;

create unique index messages_visible on messages (merchant_id, conversation_id, visible_seq)
where
  visible_seq is not null;

create index messages_queued on messages (merchant_id, conversation_id)
where
  status = 'queued';

create table reads (
  merchant_id uuid not null references directory.merchants,
  conversation_id uuid not null,
  user_id uuid not null,
  seq int not null,
  primary key (merchant_id, user_id, conversation_id)
);

create table ai_runs (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid,
  trigger_seq int not null,
  engine text not null,
  model text not null,
  config_version int not null,
  intent text,
  decision text not null check (decision in ('answer', 'ask', 'hand_over', 'dropped', 'failed')),
  reason text,
  confidence real,
  sources jsonb not null default '[]',
  tools jsonb not null default '[]',
  tokens_input int not null default 0,
  tokens_cached int not null default 0,
  tokens_output int not null default 0,
  tokens_reasoning int not null default 0,
  cost_micros bigint,
  first_token_ms int,
  total_ms int not null,
  started_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create index ai_runs_of_conversation on ai_runs (merchant_id, conversation_id, started_at desc);

create table verification_codes (
  merchant_id uuid not null references directory.merchants,
  conversation_id uuid not null,
  customer_id uuid not null,
  code_hash text not null,
  attempts int not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, conversation_id)
);

create table chat_sessions (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  token_hash text not null,
  customer_id uuid,
  conversation_id uuid,
  locale text,
  page_url text,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  primary key (merchant_id, id)
);

create unique index chat_sessions_token on chat_sessions (merchant_id, token_hash);

create table notifications (
  merchant_id uuid not null references directory.merchants,
  user_id uuid not null,
  id uuid not null,
  type text not null check (type in ('handoff_requested', 'handoff_overdue', 'assigned')),
  conversation_id uuid,
  text text not null,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, user_id, id)
);

create index notifications_unread on notifications (merchant_id, user_id)
where
  read_at is null;

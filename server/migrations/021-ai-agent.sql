-- What a shop decided about its AI, what it may quote, what people said of its answers.
set row_security = off;

alter table shop_settings
add column ai_agent jsonb not null default '{}' check (jsonb_typeof(ai_agent) = 'object'),
add column ai_engine jsonb not null default '{}' check (jsonb_typeof(ai_engine) = 'object'),
add column ai_key text,
add column ai_key_hint text;

comment on column shop_settings.ai_agent is 'What differs from the defaults of aiAgent in contract/ai-settings.ts.';

comment on column shop_settings.ai_engine is 'What differs from the defaults of aiEngine in contract/ai-settings.ts.';

comment on column shop_settings.ai_key is 'The shop''s own key of a language model, closed by the vault under the purpose ai-key.';

alter table ai_runs
add column prompt_version text,
add column tokens_cache_write int not null default 0,
add column attempts jsonb not null default '[]' check (jsonb_typeof(attempts) = 'array');

alter table conversations
add column ai_confirmed_at timestamptz(3),
add column ai_asked boolean not null default false;

comment on column conversations.ai_confirmed_at is 'When the customer said, by words or by a rating, that what the AI answered helped.';

comment on column conversations.ai_asked is 'The AI''s last words were a question to the customer.';

alter table ai_approvals
add column why text not null default 'limit' check (why in ('limit', 'permission')),
add column note text,
add column version int not null default 1;

create table knowledge_sources (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  kind text not null check (kind in ('site', 'file')),
  url text,
  file_id uuid,
  file_name text,
  file_type text,
  bytes int,
  language text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  reason text,
  seen int not null default 0,
  skipped jsonb not null default '[]',
  max_pages int,
  every_days int,
  run_id uuid,
  last_run_at timestamptz(3),
  next_run_at timestamptz(3),
  created_by uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version int not null default 1,
  primary key (merchant_id, id)
);

comment on column knowledge_sources.run_id is 'The crawl under way; one that finds another here has been overtaken and ends.';

create index knowledge_sources_recent on knowledge_sources (merchant_id, created_at desc, id desc);

create table knowledge_refused (
  merchant_id uuid not null,
  source_id uuid not null,
  url text not null,
  primary key (merchant_id, source_id, url),
  foreign key (merchant_id, source_id) references knowledge_sources on delete cascade
);

comment on table knowledge_refused is 'Pages of a site that a person deleted: they stay away.';

-- Whoever owns the tables is bound by their policies, and the check of the new key reads all rows.
alter table articles no force row level security;

alter table articles
add column kind text not null default 'article' check (kind in ('article', 'question', 'policy', 'file', 'page')),
add column status text not null default 'published' check (status in ('draft', 'published')),
add column source_id uuid,
add column url text,
add column digest text,
add column updated_by uuid,
add column checked_at timestamptz(3),
add foreign key (merchant_id, source_id) references knowledge_sources on delete cascade;

alter table articles force row level security;

create unique index articles_of_source on articles (merchant_id, source_id, url)
where
  source_id is not null;

create index articles_recent on articles (merchant_id, updated_at desc, id desc);

create table knowledge_suggestions (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  question text not null,
  answer text not null,
  language text not null,
  digest text not null,
  times int not null default 1,
  conversation_id uuid not null,
  answered_by uuid,
  state text not null default 'open' check (state in ('open', 'accepted', 'dismissed')),
  article_id uuid,
  decided_by uuid,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, conversation_id) references conversations on delete cascade
);

create unique index knowledge_suggestions_digest on knowledge_suggestions (merchant_id, digest);

create index knowledge_suggestions_open on knowledge_suggestions (merchant_id, times desc, created_at desc, id desc)
where
  state = 'open';

create table ai_reports (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  conversation_id uuid not null,
  seq int not null,
  run_id uuid,
  reason text not null check (reason in ('incorrect_information', 'inappropriate_response', 'incomplete_response', 'outdated_information', 'other')),
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'fixed', 'dismissed')),
  reported_by uuid not null,
  created_at timestamptz(3) not null,
  decided_by uuid,
  decided_at timestamptz(3),
  primary key (merchant_id, id),
  foreign key (merchant_id, conversation_id) references conversations on delete cascade
);

create unique index ai_reports_once on ai_reports (merchant_id, conversation_id, seq, reported_by);

create index ai_reports_recent on ai_reports (merchant_id, created_at desc, id desc);

do $$
declare
  t text;
begin
  foreach t in array array['knowledge_sources', 'knowledge_refused', 'knowledge_suggestions', 'ai_reports'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy shop on %I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to parley_app', t);
  end loop;
end $$;

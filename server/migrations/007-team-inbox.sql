-- The inbox a team lives in: teams and what each may see, views, tags, saved replies, files, hours, scheduled words, satisfaction, the chat's settings.
set row_security = off;

alter table directory.memberships
add column visibility text not null default 'all' check (visibility in ('all', 'teams')),
add column team_ids uuid[] not null default '{}',
add column away boolean not null default false,
-- Whether the others were told that this person is there.
add column present boolean not null default false,
add column last_assigned_at timestamptz(3);

alter table directory.chat_keys
add column expires_at timestamptz(3);

-- One for each address of a shop; the row goes when it is used or taken back.
create table directory.invites (
  id uuid primary key,
  merchant_id uuid not null references directory.merchants,
  email text not null,
  team_role text not null,
  token_hash text unique,
  invited_by uuid references directory.users,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  unique (merchant_id, email)
);

grant
select
,
  insert,
update,
delete on directory.invites to parley_app;

create table teams (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  name text not null,
  routing text not null default 'manual' check (routing in ('manual', 'round_robin')),
  capacity int,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id)
);

create unique index teams_name on teams (merchant_id, lower(name));

alter table conversations
add column team_id uuid,
add column muted_at timestamptz(3),
add column merged_into_id uuid,
add column language text,
-- When the customer last wrote: what a channel's reply window is counted from.
add column customer_at timestamptz(3),
add column csat_asked_at timestamptz(3),
add column csat_score smallint,
add column csat_remark text,
add column csat_answered_at timestamptz(3),
-- Who was first to answer, apart: the AI and a person.
add column first_ai_reply_at timestamptz(3),
add column first_human_reply_at timestamptz(3),
-- What sorting goes by; generated, so that no writer can forget it.
add column priority_rank smallint not null generated always as (
  case priority
    when 'urgent' then 3
    when 'high' then 2
    when 'normal' then 1
    else 0
  end
) stored,
add column waiting_rank timestamptz(3) not null generated always as (coalesce(waiting_since, 'infinity'::timestamptz)) stored;

update conversations c
set
  customer_at = (
    select
      max(created_at)
    from
      messages m
    where
      m.merchant_id = c.merchant_id
      and m.conversation_id = c.id
      and m.author = 'customer'
  );

update conversations c
set
  language = k.language
from
  customers k
where
  k.merchant_id = c.merchant_id
  and k.id = c.customer_id;

create index conversations_created on conversations (merchant_id, created_at desc, id desc);

create index conversations_priority on conversations (merchant_id, priority_rank desc, last_activity_at desc, id desc);

create index conversations_waiting_longest on conversations (merchant_id, waiting_rank, id);

create index conversations_team on conversations (merchant_id, team_id, last_activity_at desc, id desc)
where
  team_id is not null;

create index conversations_assigned on conversations (merchant_id, assignee_id, last_activity_at desc, id desc)
where
  assignee_id is not null;

create index conversations_csat on conversations (merchant_id, csat_answered_at)
where
  csat_answered_at is not null;

alter table messages
add column attachments jsonb not null default '[]',
add column mentions uuid[] not null default '{}',
add column merged_from int;

alter table customers
add column blocked_at timestamptz(3),
add column verified_external_id text;

create unique index customers_verified_external on customers (merchant_id, verified_external_id)
where
  verified_external_id is not null;

create table pins (
  merchant_id uuid not null references directory.merchants,
  user_id uuid not null,
  conversation_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, user_id, conversation_id),
  foreign key (merchant_id, conversation_id) references conversations
);

create table views (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  user_id uuid not null,
  list text not null default 'conversations',
  name text not null,
  shared boolean not null default false,
  filter jsonb not null,
  sort text not null,
  direction text not null check (direction in ('asc', 'desc')),
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id)
);

create table tags (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  name text not null,
  colour text not null,
  description text not null default '',
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id)
);

create unique index tags_name on tags (merchant_id, name);

create table conversation_tags (
  merchant_id uuid not null,
  conversation_id uuid not null,
  tag_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, conversation_id, tag_id),
  foreign key (merchant_id, conversation_id) references conversations,
  foreign key (merchant_id, tag_id) references tags on delete cascade
);

create index conversation_tags_of_tag on conversation_tags (merchant_id, tag_id, created_at);

create table saved_replies (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  user_id uuid not null,
  title text not null,
  shortcut text,
  category text,
  text text not null,
  scope text not null check (scope in ('personal', 'team', 'everyone')),
  team_id uuid,
  attachments jsonb not null default '[]',
  usage_count int not null default 0,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, team_id) references teams on delete cascade
);

-- A shortcut is one person's, one team's, or everyone's.
create unique index saved_replies_shortcut on saved_replies (
  merchant_id,
  shortcut,
  coalesce(
    case scope
      when 'personal' then user_id
      when 'team' then team_id
    end,
    '00000000-0000-0000-0000-000000000000'
  )
)
where
  shortcut is not null;

create table files (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  name text not null,
  type text not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document')),
  size int not null,
  width int,
  height int,
  has_thumb boolean not null default false,
  secret text not null,
  uploaded_by uuid,
  uploaded_by_kind text not null check (uploaded_by_kind in ('user', 'visitor')),
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id)
);

create index files_unused on files (merchant_id, created_at)
where
  used_at is null;

create table business_hours (
  merchant_id uuid primary key references directory.merchants,
  schedules jsonb not null,
  version int not null default 1,
  updated_at timestamptz(3) not null default now()
);

create table scheduled_messages (
  merchant_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  client_id text not null,
  user_id uuid not null,
  author_name text not null,
  text text not null,
  attachments jsonb not null default '[]',
  cards jsonb not null default '[]',
  in_reply_to uuid,
  send_at timestamptz(3) not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'sent', 'cancelled', 'failed')),
  reason text,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  primary key (merchant_id, id),
  foreign key (merchant_id, conversation_id) references conversations
);

create index scheduled_of_conversation on scheduled_messages (merchant_id, conversation_id, send_at);

create unique index scheduled_once on scheduled_messages (merchant_id, conversation_id, client_id);

create table bulk_runs (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  user_id uuid not null,
  change jsonb not null,
  state text not null check (state in ('running', 'done', 'undoing', 'undone')),
  total int not null,
  done int not null default 0,
  failed int not null default 0,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (merchant_id, id)
);

create table bulk_items (
  merchant_id uuid not null,
  run_id uuid not null,
  position int not null,
  conversation_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'undone')),
  reason text,
  before jsonb,
  after jsonb,
  primary key (merchant_id, run_id, position),
  foreign key (merchant_id, run_id) references bulk_runs on delete cascade
);

create index bulk_items_failed on bulk_items (merchant_id, run_id)
where
  state = 'failed';

create table customer_notes (
  merchant_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  user_id uuid not null,
  author_name text not null,
  text text not null,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, customer_id) references customers
);

create index customer_notes_of_customer on customer_notes (merchant_id, customer_id, created_at desc);

create table website_chat (
  merchant_id uuid primary key references directory.merchants,
  settings jsonb not null,
  identity_secret text,
  identity_secret_old text,
  identity_secret_old_until timestamptz(3),
  installed_at timestamptz(3),
  version int not null default 1,
  updated_at timestamptz(3) not null default now()
);

alter table chat_sessions
add column name text,
add column email text,
add column external_id text,
add column identified_at timestamptz(3),
add column consented_at timestamptz(3),
add column cart jsonb,
add column cart_at timestamptz(3),
add column ended_at timestamptz(3),
-- A signature of the visitor's network address, which bounds what one address may do; and the mailed link that opened the session.
add column address text,
add column link_id uuid;

create index chat_sessions_of_address on chat_sessions (merchant_id, address, created_at)
where
  address is not null;

create index chat_sessions_of_link on chat_sessions (merchant_id, link_id)
where
  link_id is not null;

-- Up to where a person's replies were mailed to a visitor who had not read them.
alter table conversations
add column mailed_seq int not null default 0;

-- The chat's words have one place from here on; the two columns go with a later migration. Read without the policy, for every shop.
alter table shop_settings no force row level security;

insert into
  website_chat (merchant_id, settings)
select
  merchant_id,
  jsonb_build_object(
    'texts',
    jsonb_build_object(
      'welcome',
      case
        when welcome = 'Hello! How can we help?' then ''
        else left(welcome, 300)
      end,
      'disclosure',
      case
        when disclosure = 'You are talking with our assistant. Ask for a person any time.' then ''
        else left(disclosure, 300)
      end
    )
  )
from
  shop_settings
where
  welcome <> 'Hello! How can we help?'
  or disclosure <> 'You are talking with our assistant. Ask for a person any time.';

alter table shop_settings force row level security;

comment on column shop_settings.welcome is 'Unused: see website_chat.';

comment on column shop_settings.disclosure is 'Unused: see website_chat.';

create index chat_sessions_of_conversation on chat_sessions (merchant_id, conversation_id)
where
  conversation_id is not null;

create index chat_sessions_of_customer on chat_sessions (merchant_id, customer_id)
where
  customer_id is not null;

create table notification_preferences (
  merchant_id uuid not null references directory.merchants,
  user_id uuid not null,
  preferences jsonb not null,
  primary key (merchant_id, user_id)
);

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
    'csat_low'
  )
),
add column mailed_at timestamptz(3);

create index notifications_of_conversation on notifications (merchant_id, conversation_id, user_id)
where
  read_at is null;

-- Windows of counted deeds (messages of a visitor, sessions of an address): kept in the database, so that every process counts the same.
create table counted (
  merchant_id uuid not null references directory.merchants,
  key text not null,
  bucket timestamptz(3) not null,
  count int not null,
  primary key (merchant_id, key, bucket)
);

create index counted_age on counted (bucket);

do $$
declare
  t text;
begin
  foreach t in array array['teams', 'pins', 'views', 'tags', 'conversation_tags', 'saved_replies', 'files', 'business_hours', 'scheduled_messages', 'bulk_runs', 'bulk_items', 'customer_notes', 'website_chat', 'notification_preferences', 'counted'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy shop on %I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to parley_app', t);
  end loop;
end $$;

-- A live row knows who may hear it: the team and the holder its conversation had when it was written. Looked up here, so that no writer can forget it.
alter table live
add column team_id uuid,
add column assignee_id uuid;

-- Its body names tables whose policies its owner may not pass by; it runs under the application's role, which they bind.
set
  local check_function_bodies = off;

create or replace function append_live (shop uuid, rows jsonb) returns bigint language sql as $$
  with
    head as (
      insert into
        live_heads as h (merchant_id, seq)
      values
        (shop, jsonb_array_length(rows))
      on conflict (merchant_id) do update
      set
        seq = h.seq + excluded.seq
      returning
        seq
    ),
    added as (
      insert into
        live (merchant_id, seq, conversation_id, data, team_id, assignee_id)
      select
        shop,
        head.seq - jsonb_array_length(rows) + r.place,
        (r.value ->> 'conversation_id')::uuid,
        r.value -> 'data',
        case
          when r.value ? 'audience' then (r.value #>> '{audience,team_id}')::uuid
          else c.team_id
        end,
        case
          when r.value ? 'audience' then (r.value #>> '{audience,assignee_id}')::uuid
          else c.assignee_id
        end
      from
        head,
        jsonb_array_elements(rows) with ordinality as r (value, place)
        left join conversations c on c.merchant_id = shop
        and c.id = (r.value ->> 'conversation_id')::uuid
    )
  select
    seq
  from
    head
$$;

drop function search_conversations (text, int);

-- `teams` and `person` narrow it to what a teammate limited to their teams may see; without `teams` everything of the shop.
create function search_conversations (q text, most int, teams uuid[] default null, person uuid default null) returns table (id uuid) language plpgsql stable rows 20 security definer
set
  search_path = public,
  pg_catalog,
  pg_temp
set
  gin_fuzzy_search_limit = 3000 as $$
declare asked tsquery; words text[]; named text; found uuid[]; cap constant int := 1000; shop uuid := current_shop();
begin
  if shop is null then return; end if;
  words := tsvector_to_array(to_tsvector('simple', q));
  select to_tsquery('simple', string_agg(quote_literal(w) || ':*', ' & ')) into asked from unnest(words) w;
  words := array(select '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) w);
  named := '%' || replace(replace(replace(plain(q), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  found := array(
    select r.id from (select c.id, c.customer_name, c.last_activity_at from conversations c where c.merchant_id = shop and c.merged_into_id is null and (teams is null or c.team_id = any (teams) or c.assignee_id = person) order by c.last_activity_at desc, c.id desc limit 100) r
    where plain(r.customer_name) like named or asked is not null and exists (
      -- Telling words apart costs more than comparing letters, so that is asked first.
      select 1 from messages m where m.merchant_id = shop and m.conversation_id = r.id and not m.private and m.activity is null
        and case when m.text ilike all (words) then to_tsvector('simple', m.text) @@ asked else false end)
    order by r.last_activity_at desc, r.id desc limit most);
  if coalesce(array_length(found, 1), 0) >= most then return query select unnest(found); return; end if;
  return query select c.id from conversations c
    where c.merchant_id = shop and c.merged_into_id is null and (teams is null or c.team_id = any (teams) or c.assignee_id = person) and c.id in (
      select unnest(found)
      union select m.conversation_id from (
        select conversation_id from messages where asked is not null and merchant_id = shop and not private and activity is null and to_tsvector('simple', text) @@ asked limit cap) m
      union select n.id from (select n.id from conversations n where n.merchant_id = shop and plain(n.customer_name) like named limit cap) n)
    order by c.last_activity_at desc, c.id desc limit most;
end $$;

revoke all on function search_conversations
from
  public;

grant
execute on function search_conversations to parley_app;

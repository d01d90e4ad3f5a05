-- What is looked up before a shop is known: people, sessions, links, keys. No row-level security here; the code looks up by id or hash only.
set row_security = off;

create schema if not exists directory;

create extension if not exists pg_trgm;

create extension if not exists unaccent;

create extension if not exists btree_gin;

create table directory.merchants (id uuid primary key, name text not null, created_at timestamptz(3) not null default now());

create table directory.users (
  id uuid primary key,
  email text not null unique,
  name text not null,
  password_hash text not null,
  role text not null default 'merchant' check (role in ('super_admin', 'admin', 'merchant')),
  locale text not null default 'en',
  time_zone text not null default 'UTC',
  email_verified_at timestamptz(3),
  two_factor_secret text,
  two_factor_enabled_at timestamptz(3),
  two_factor_last_step bigint,
  recovery_codes text[] not null default '{}',
  last_merchant_id uuid references directory.merchants,
  avatar_version int not null default 0,
  created_at timestamptz(3) not null default now()
);

create table directory.avatars (user_id uuid primary key references directory.users on delete cascade, bytes bytea not null);

create table directory.memberships (
  user_id uuid not null references directory.users,
  merchant_id uuid not null references directory.merchants,
  team_role text not null check (team_role in ('owner', 'manager', 'agent', 'analyst', 'billing')),
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3),
  primary key (user_id, merchant_id)
);

create index memberships_of_merchant on directory.memberships (merchant_id);

create table directory.sessions (
  id uuid primary key,
  user_id uuid not null references directory.users,
  refresh_hash text not null,
  previous_hash text,
  rotated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_reason text,
  device text not null default '',
  address text not null default ''
);

create index sessions_of_user on directory.sessions (user_id, last_used_at desc)
where
  revoked_at is null;

create table directory.mailed_links (
  token_hash text primary key,
  kind text not null check (kind in ('reset_password', 'verify_email')),
  user_id uuid not null references directory.users,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table directory.sign_in_failures (key text primary key, failures int not null, blocked_until timestamptz(3) not null, last_at timestamptz(3) not null default now());

create table directory.chat_keys (
  key text primary key,
  merchant_id uuid not null references directory.merchants,
  allowed_origins text[] not null default '{}',
  created_at timestamptz(3) not null default now()
);

create index chat_keys_of_merchant on directory.chat_keys (merchant_id);

create table directory.idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  status int not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  primary key (scope, key)
);

create index idempotency_keys_age on directory.idempotency_keys (created_at);

create table directory.feedback (
  id uuid primary key,
  merchant_id uuid,
  user_email text,
  feedback_type text not null check (feedback_type in ('bug', 'feature_request', 'general')),
  title text not null,
  description text not null,
  page_url text,
  status text not null default 'received' check (status in ('received', 'planned', 'done', 'declined')),
  created_at timestamptz(3) not null default now()
);

create table directory.demo_requests (
  id uuid primary key,
  name text not null,
  email text not null,
  shop text not null,
  message text not null,
  created_at timestamptz(3) not null default now()
);

create table directory.performance_metrics (
  id uuid primary key,
  session_id text not null,
  user_id uuid,
  name text not null,
  value double precision not null,
  rating text check (rating in ('good', 'needs_improvement', 'poor')),
  url text not null,
  user_agent text not null,
  extra jsonb not null default '{}',
  measured_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);

create index performance_metrics_recent on directory.performance_metrics (name, created_at);

create table directory.mailbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz(3) not null default now()
);

create table directory.audit_log (
  id uuid primary key,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  object_kind text,
  object_id text,
  detail jsonb not null default '{}',
  request_id text,
  address text,
  at timestamptz(3) not null default clock_timestamp(),
  seq bigint,
  previous text,
  hash text
);

create index directory_audit_open on directory.audit_log (at, id)
where
  seq is null;

create unique index directory_audit_seq on directory.audit_log (seq)
where
  seq is not null;

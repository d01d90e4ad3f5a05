-- Passkeys of people, and the challenges of sign-in that were answered, each of which works once.
set row_security = off;

create table directory.passkeys (
  id uuid primary key,
  user_id uuid not null references directory.users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  synced boolean not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);

create index passkeys_of_user on directory.passkeys (user_id, created_at);

create table directory.used_challenges (hash text primary key, expires_at timestamptz(3) not null);

grant
select
,
  insert,
update,
delete on directory.passkeys,
directory.used_challenges to parley_app;

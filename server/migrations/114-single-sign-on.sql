-- Single sign-on of a shop by OpenID Connect. A session that it began is a session of that shop only.
set row_security = off;

create table directory.single_sign_on (
  merchant_id uuid primary key references directory.merchants,
  name text not null unique check (name ~ '^[a-z0-9](-?[a-z0-9])*$'),
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  secret_set_at timestamptz(3) not null,
  role text,
  required boolean not null default false,
  proven_at timestamptz(3),
  version int not null default 1,
  updated_at timestamptz(3) not null
);

grant
select
,
  insert,
update,
delete on directory.single_sign_on to parley_app;

alter table directory.sessions
add column sso_merchant_id uuid;

create index sessions_of_single_sign_on on directory.sessions (sso_merchant_id)
where
  sso_merchant_id is not null
  and revoked_at is null;

-- Whoever came by single sign-on first has no password, and an account that this shop made.
alter table directory.users
alter column password_hash
drop not null,
add column sso_merchant_id uuid;

-- The people whom the shop’s identity provider named. Without a membership, they no longer belong to the shop.
create table sso_people (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  user_id uuid not null,
  issuer text,
  subject text,
  user_name text not null,
  external_id text,
  role text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create unique index sso_people_of_user on sso_people (merchant_id, user_id);

create unique index sso_people_by_subject on sso_people (merchant_id, issuer, subject);

create index sso_people_by_user_name on sso_people (merchant_id, lower(user_name));

create unique index sso_people_by_external_id on sso_people (merchant_id, external_id);

select
  protect_table ('sso_people');

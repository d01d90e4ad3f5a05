-- The token with which a shop's identity provider adds and removes people by SCIM.
set row_security = off;

create table directory.scim_tokens (
  merchant_id uuid primary key references directory.merchants,
  hash text not null unique,
  last_four text not null,
  created_by uuid not null references directory.users,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);

grant
select
,
  insert,
update,
delete on directory.scim_tokens to parley_app;

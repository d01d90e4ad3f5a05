-- A change of a person's email that waits for its confirmation: one per person. The token's hash is set when its email is written.
set row_security = off;

create table directory.email_changes (
  user_id uuid primary key references directory.users on delete cascade,
  email text not null,
  token_hash text unique,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

grant
select
,
  insert,
update,
delete on directory.email_changes to parley_app;

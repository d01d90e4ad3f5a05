-- A shop can require a second step from its team. A session knows whether it was begun with one: by a code, or by a passkey.
set row_security = off;

alter table directory.merchants
add column requires_two_step boolean not null default false;

alter table directory.sessions
add column two_step boolean not null default false;

update directory.sessions s
set
  two_step = true
from
  directory.users u
where
  u.id = s.user_id
  and u.two_factor_enabled_at is not null
  and s.revoked_at is null;

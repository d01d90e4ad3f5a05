-- A custom role that writes in conversations also sees the team: without it, every page of the inbox showed an error.
set row_security = off;

alter table roles no force row level security;

update roles
set
  permissions = permissions || '{team:read}'
where
  'inbox:write' = any (permissions)
  and not 'team:read' = any (permissions);

alter table roles force row level security;

update directory.memberships
set
  permissions = permissions || '{team:read}'
where
  'inbox:write' = any (permissions)
  and not 'team:read' = any (permissions);

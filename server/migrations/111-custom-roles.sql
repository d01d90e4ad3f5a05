-- Roles that a shop makes itself. A member's permissions are stored with the membership, so that no request has to look up the role:
-- null for a built-in role, whose permissions are in the contract. `team_role` of a custom role is the built-in role it began as.
set row_security = off;

create table roles (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  name text not null,
  team_role text not null check (team_role in ('manager', 'agent', 'analyst', 'billing')),
  permissions text[] not null,
  version int not null default 1,
  created_at timestamptz(3) not null,
  primary key (merchant_id, id)
);

create unique index roles_by_name on roles (merchant_id, lower(name));

select
  protect_table ('roles');

alter table directory.memberships
add column role_id uuid,
add column permissions text[],
add constraint memberships_custom_role check ((role_id is null) = (permissions is null));

-- The link that a teammate passes on, beside the emailed one.
alter table directory.invites
add column role_id uuid,
add column link_hash text unique;

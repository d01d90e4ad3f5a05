-- The plan of a shop, switches for parts of the product, and how the schedules of the workers went.
set row_security = off;

-- Until billing sells plans every shop is on the largest one, so that nobody meets a limit they cannot do anything about.
alter table directory.merchants
add column plan text not null default 'scale' check (plan in ('free', 'starter', 'growth', 'scale'));

-- A flag without a row is as the code says. Looked at in this order: killed, denied, allowed, percentage.
create table directory.flags (
  name text primary key,
  killed boolean not null default false,
  denied uuid[] not null default '{}',
  allowed uuid[] not null default '{}',
  percentage int check (percentage between 0 and 100),
  updated_at timestamptz(3) not null default now()
);

create table directory.schedules (name text primary key, succeeded_at timestamptz(3), failed_at timestamptz(3), failures int not null default 0);

grant
select
,
  insert,
update,
delete on directory.flags to parley_app;

grant
select
  on directory.schedules to parley_app;

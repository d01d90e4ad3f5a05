-- A digest of what a teammate hasn't read, by email, each day or week at an hour of their own.
set row_security = off;

-- Outside of any shop, so that one statement finds whose digest is due.
create table directory.digests (
  merchant_id uuid not null references directory.merchants,
  user_id uuid not null references directory.users,
  every text not null check (every in ('off', 'daily', 'weekly')),
  at text not null check (at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  changed_at timestamptz(3) not null,
  due_at timestamptz(3) check (
    every <> 'off'
    or due_at is null
  ),
  last_at timestamptz(3),
  last_day date,
  primary key (merchant_id, user_id)
);

comment on column directory.digests.due_at is 'When it is claimed; that only plans the next one if the teammate’s time zone has changed meanwhile.';

comment on column directory.digests.last_day is 'The day that the last one was for, in the time zone of then.';

create index digests_due on directory.digests (due_at)
where
  due_at is not null;

create index digests_of_user on directory.digests (user_id);

grant
select
,
  insert,
update,
delete on directory.digests to parley_app;

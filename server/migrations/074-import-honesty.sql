-- Orders that an import couldn't bring in whole say so, and keep the tags of their file; an import says how totals differ before it runs.
set row_security = off;

alter table orders
add column incomplete text,
add column tags text[] not null default '{}';

alter table import_runs
add column totals_differ int not null default 0,
add column totals_differ_cents bigint not null default 0,
add column incomplete int not null default 0;

-- Notes from a file have no author.
alter table customer_notes
alter column user_id
drop not null;

-- What an import has dealt with already, so that rows of one order that stand far apart are seen to belong together, after a crash too.
set row_security = off;

create table import_keys (
  merchant_id uuid not null,
  run_id uuid not null,
  key text not null,
  primary key (merchant_id, run_id, key),
  foreign key (merchant_id, run_id) references import_runs on delete cascade
);

create index import_runs_recent on import_runs (merchant_id, created_at desc, id desc);

alter table import_keys enable row level security;

alter table import_keys force row level security;

create policy shop on import_keys using (merchant_id = nullif(current_setting('app.merchant', true), '')::uuid);

grant
select
,
  insert,
update,
delete on import_keys to parley_app;

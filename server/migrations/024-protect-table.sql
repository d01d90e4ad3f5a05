-- Closes a table of a shop: called by each migration that adds one.
set row_security = off;

/*
 * Row-level security with the policy of 005 and the grants of the application's role. Pass false for `forced` only for a table that functions of
 * its owner search, seal or clear: see docs/decisions/004-searched-tables-not-forced.md. Runs with the rights of whoever calls it.
 */
create function protect_table (name text, forced boolean default true) returns void language plpgsql
set
  search_path = pg_catalog,
  pg_temp as $$
begin
  execute format('alter table public.%I enable row level security', name);
  execute format('alter table public.%I %s row level security', name, case when forced then 'force' else 'no force' end);
  execute format('create policy shop on public.%I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', name);
  execute format('grant select, insert, update, delete on public.%I to parley_app', name);
end
$$;

revoke all on function protect_table (text, boolean)
from
  public;

-- Row-level security on every table of a shop. Without a shop set, nothing is seen and nothing can be written.
-- Searched tables are not FORCED: below a forced policy PostgreSQL uses no full-text or trigram index, so they are searched through
-- SECURITY DEFINER functions of their owner, which filter by the shop themselves (006); the audit log and the live rows are sealed and cleared by it.
-- The application's role is bound on all of them.
set row_security = off;

do $$
declare
  t text;
  searched text[] := array['customers', 'products', 'variants', 'orders', 'article_passages', 'conversations', 'messages', 'audit_log', 'live'];
begin
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I enable row level security', t);
    if not t = any (searched) then execute format('alter table %I force row level security', t); end if;
    execute format('create policy shop on %I using (merchant_id = nullif(current_setting(''app.merchant'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to parley_app', t);
  end loop;
  for t in select tablename from pg_tables where schemaname = 'directory' and tablename <> 'migrations' loop
    execute format('grant select, insert, update, delete on directory.%I to parley_app', t);
  end loop;
end $$;

revoke
update,
delete on audit_log
from
  parley_app;

revoke
update,
delete on directory.audit_log
from
  parley_app;

grant usage on schema directory,
public to parley_app;

grant
execute on function enqueue_jobs,
append_live,
seal_audit,
broken_audit_link to parley_app;

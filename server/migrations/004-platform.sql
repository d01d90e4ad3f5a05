-- What carries the product: live rows, the audit log, jobs.
set row_security = off;

create table live_heads (merchant_id uuid primary key references directory.merchants, seq bigint not null default 0);

create table live (
  merchant_id uuid not null references directory.merchants,
  seq bigint not null,
  conversation_id uuid,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (merchant_id, seq)
);

create index live_age on live (created_at);

create table audit_log (
  merchant_id uuid not null references directory.merchants,
  id uuid not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  object_kind text,
  object_id text,
  detail jsonb not null default '{}',
  request_id text,
  address text,
  at timestamptz(3) not null default clock_timestamp(),
  seq bigint,
  previous text,
  hash text,
  primary key (merchant_id, id)
);

create index audit_log_recent on audit_log (merchant_id, at desc, id desc);

create index audit_log_open on audit_log (merchant_id, at, id)
where
  seq is null;

create unique index audit_log_seq on audit_log (merchant_id, seq)
where
  seq is not null;

-- The head is raised as the last statement before the commit: positions then grow in commit order, and nobody waits for more than one commit.
create function append_live (shop uuid, rows jsonb) returns bigint language sql as $$
  with
    head as (
      insert into
        live_heads as h (merchant_id, seq)
      values
        (shop, jsonb_array_length(rows))
      on conflict (merchant_id) do update
      set
        seq = h.seq + excluded.seq
      returning
        seq
    ),
    added as (
      insert into
        live (merchant_id, seq, conversation_id, data)
      select
        shop,
        head.seq - jsonb_array_length(rows) + r.place,
        (r.value ->> 'conversation_id')::uuid,
        r.value -> 'data'
      from
        head,
        jsonb_array_elements(rows) with ordinality as r (value, place)
    )
  select
    seq
  from
    head
$$;

-- The queue's tables refuse the application's role, so jobs go in through this door. An array, so that a transaction pays once.
create function enqueue_jobs (jobs jsonb) returns void language sql volatile security definer
set
  search_path = pg_catalog,
  pg_temp as $$
  select
    graphile_worker.add_jobs (
      array(
        select
          row (j.task, coalesce(j.payload, '{}')::json, j.queue, j.run_at, j.max_attempts::smallint, j.key, j.priority::smallint, null)::graphile_worker.job_spec
        from
          jsonb_to_recordset(jobs) as j (task text, payload jsonb, queue text, run_at timestamptz, max_attempts int, key text, priority int)
      )
    )
$$;

revoke all on function enqueue_jobs
from
  public;

-- Append-only: nobody rewrites what was written; sealing alone may fill in the chain.
create function refuse_audit_change () returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.seq is null and new.seq is not null and (to_jsonb(new) - '{seq,previous,hash}'::text[]) = (to_jsonb(old) - '{seq,previous,hash}'::text[]) then return new; end if;
  raise exception 'the audit log is append-only';
end $$;

create trigger append_only
before update or delete on audit_log for each row
execute function refuse_audit_change ();

create trigger append_only
before update or delete on directory.audit_log for each row
execute function refuse_audit_change ();

create trigger never_truncated
before truncate on audit_log
execute function refuse_audit_change ();

create trigger never_truncated
before truncate on directory.audit_log
execute function refuse_audit_change ();

-- Seals what was written since the last time into the shop's hash chain, in order; the row lock on nothing but the chain's own last row.
create function seal_audit (shop uuid, most int default 1000) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp
set
  timezone = 'UTC' as $$
declare last record; entry record; sealed int := 0; place bigint; link text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit:' || shop::text, 0));
  select seq, hash into last from audit_log where merchant_id = shop and seq is not null order by seq desc limit 1;
  place := coalesce(last.seq, 0); link := coalesce(last.hash, '');
  for entry in select * from audit_log where merchant_id = shop and seq is null and at < clock_timestamp() - interval '2 seconds' order by at, id limit most loop
    place := place + 1;
    update audit_log set seq = place, previous = link, hash = audit_hash(link, place, to_jsonb(entry)) where merchant_id = shop and id = entry.id returning hash into link;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

create function audit_hash (previous text, place bigint, entry jsonb) returns text language sql immutable as $$
  select
    encode(sha256(convert_to(previous || '|' || place || '|' || (entry - '{seq,previous,hash}'::text[])::text, 'UTF8')), 'hex')
$$;

-- The first position whose link does not hold, or null when the chain is whole.
create function broken_audit_link (shop uuid) returns bigint language sql stable security definer
set
  search_path = pg_catalog,
  public,
  pg_temp
set
  timezone = 'UTC' as $$
  select
    min(seq)
  from
    (
      select
        seq,
        hash,
        previous,
        lag(hash, 1, '') over (
          order by
            seq
        ) as expected,
        lag(seq, 1, 0::bigint) over (
          order by
            seq
        ) as before,
        audit_hash (previous, seq, to_jsonb(a)) as computed
      from
        audit_log a
      where
        merchant_id = shop
        and seq is not null
    ) chain
  where
    previous <> expected
    or hash <> computed
    or seq <> before + 1
$$;

revoke all on function seal_audit
from
  public;

revoke all on function broken_audit_link
from
  public;

-- The same chain for what happens outside of any shop: log-ins, registrations, the operator's deeds.
create function seal_directory_audit (most int default 1000) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp
set
  timezone = 'UTC' as $$
declare last record; entry record; sealed int := 0; place bigint; link text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit:', 0));
  select seq, hash into last from directory.audit_log where seq is not null order by seq desc limit 1;
  place := coalesce(last.seq, 0); link := coalesce(last.hash, '');
  for entry in select * from directory.audit_log where seq is null and at < clock_timestamp() - interval '2 seconds' order by at, id limit most loop
    place := place + 1;
    update directory.audit_log set seq = place, previous = link, hash = audit_hash(link, place, to_jsonb(entry)) where id = entry.id returning hash into link;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

revoke all on function seal_directory_audit
from
  public;

create function broken_directory_audit_link () returns bigint language sql stable security definer
set
  search_path = pg_catalog,
  public,
  pg_temp
set
  timezone = 'UTC' as $$
  select
    min(seq)
  from
    (
      select
        seq,
        hash,
        previous,
        lag(hash, 1, '') over (
          order by
            seq
        ) as expected,
        lag(seq, 1, 0::bigint) over (
          order by
            seq
        ) as before,
        audit_hash (previous, seq, to_jsonb(a)) as computed
      from
        directory.audit_log a
      where
        seq is not null
    ) chain
  where
    previous <> expected
    or hash <> computed
    or seq <> before + 1
$$;

revoke all on function broken_directory_audit_link
from
  public;

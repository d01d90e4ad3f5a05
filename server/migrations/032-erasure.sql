-- Erasing customers, teammates and shops, and letting old rows go.
set row_security = off;

-- Whose erasure was asked for is hidden at once: their row leads to itself, so that it counts as merged away everywhere. A job does the rest.
alter table customers
add column erasure_requested_at timestamptz(3),
add column erased_at timestamptz(3);

-- The uploaded file is gone before its time, since it named somebody who was erased.
alter table import_runs
add column file_dropped_at timestamptz(3);

-- A shop that is being erased, and who was in it: an erasure that was interrupted goes on by this.
alter table directory.merchants
add column erasing_at timestamptz(3),
add column erasing_people uuid[] not null default '{}';

-- An audit entry commits to its detail and its network address by a salted hash, so that they can be erased and the chain still holds.
-- Without the salt, which goes with them, nobody can find out what they were by guessing. Entries sealed before this have no such hash.
alter table audit_log
add column salt uuid,
add column sealed_detail text,
add column redacted_at timestamptz(3);

alter table audit_log
alter column salt
set default gen_random_uuid();

alter table directory.audit_log
add column salt uuid,
add column sealed_detail text,
add column redacted_at timestamptz(3);

alter table directory.audit_log
alter column salt
set default gen_random_uuid();

-- Where a chain begins whose old entries went: the last of them. `chain` is the shop, or null's stand-in for what happens outside of any shop.
create table directory.audit_anchors (chain uuid primary key, seq bigint not null, hash text not null);

comment on table directory.audit_anchors is 'The last entry of each audit chain that retention dropped.';

create function audit_detail_hash (entry jsonb) returns text language sql immutable as $$
  select
    encode(
      sha256(
        convert_to(coalesce(entry ->> 'salt', '') || '|' || coalesce(entry ->> 'detail', '') || '|' || coalesce(entry ->> 'address', ''), 'UTF8')
      ),
      'hex'
    )
$$;

create or replace function audit_hash (previous text, place bigint, entry jsonb) returns text language sql immutable as $$
  select
    encode(
      sha256(
        convert_to(
          previous || '|' || place || '|' || (
            entry - case
              when entry ->> 'sealed_detail' is null then '{seq,previous,hash,salt,sealed_detail,redacted_at}'::text[]
              else '{seq,previous,hash,salt,detail,address,redacted_at}'::text[]
            end
          )::text,
          'UTF8'
        )
      ),
      'hex'
    )
$$;

-- Whether an entry is not what was sealed. Of one that was sealed before 032 and redacted since, only its link can be checked.
create function audit_entry_broken (entry jsonb) returns boolean language sql immutable as $$
  select
    case
      when entry ->> 'redacted_at' is not null
      and (
        entry -> 'detail' <> '{}'
        or entry ->> 'address' is not null
        or entry ->> 'salt' is not null
      ) then true
      when entry ->> 'redacted_at' is not null
      and entry ->> 'sealed_detail' is null then false
      when entry ->> 'redacted_at' is null
      and entry ->> 'sealed_detail' <> audit_detail_hash (entry) then true
      else entry ->> 'hash' <> audit_hash (entry ->> 'previous', (entry ->> 'seq')::bigint, entry)
    end
$$;

-- Append-only, but for sealing, for redacting what an erasure names, and for dropping the oldest entries or those of an erased shop.
create or replace function refuse_audit_change () returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('parley.audit_dropped', true) = coalesce(to_jsonb(old) ->> 'merchant_id', 'directory') then return old; end if;
  if tg_op = 'UPDATE' and old.seq is null and new.seq is not null
    and (to_jsonb(new) - '{seq,previous,hash,sealed_detail}'::text[]) = (to_jsonb(old) - '{seq,previous,hash,sealed_detail}'::text[]) then return new; end if;
  if tg_op = 'UPDATE' and new.redacted_at is not null and new.detail = '{}' and new.address is null and new.salt is null
    and (to_jsonb(new) - '{detail,address,salt,redacted_at}'::text[]) = (to_jsonb(old) - '{detail,address,salt,redacted_at}'::text[]) then return new; end if;
  raise exception 'the audit log is append-only';
end $$;

create or replace function seal_audit (shop uuid, most int default 1000) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp
set
  timezone = 'UTC' as $$
declare last record; entry record; sealed int := 0; place bigint; link text; commitment text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit:' || shop::text, 0));
  select seq, hash into last from audit_log where merchant_id = shop and seq is not null order by seq desc limit 1;
  if last.seq is null then select a.seq, a.hash into last from directory.audit_anchors a where a.chain = shop; end if;
  place := coalesce(last.seq, 0); link := coalesce(last.hash, '');
  for entry in select * from audit_log where merchant_id = shop and seq is null and at < clock_timestamp() - interval '2 seconds' order by at, id limit most loop
    place := place + 1;
    commitment := audit_detail_hash(to_jsonb(entry));
    update audit_log set seq = place, previous = link, sealed_detail = commitment,
      hash = audit_hash(link, place, to_jsonb(entry) || jsonb_build_object('sealed_detail', commitment)) where merchant_id = shop and id = entry.id returning hash into link;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

create or replace function broken_audit_link (shop uuid) returns bigint language sql stable security definer
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
        a.seq,
        a.previous,
        lag(a.hash, 1, coalesce(k.hash, '')) over (
          order by
            a.seq
        ) as expected,
        lag(a.seq, 1, coalesce(k.seq, 0)) over (
          order by
            a.seq
        ) as before,
        audit_entry_broken (to_jsonb(a)) as is_broken
      from
        audit_log a
        left join directory.audit_anchors k on k.chain = a.merchant_id
      where
        a.merchant_id = shop
        and a.seq is not null
    ) chain
  where
    previous <> expected
    or is_broken
    or seq <> before + 1
$$;

create or replace function seal_directory_audit (most int default 1000) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp
set
  timezone = 'UTC' as $$
declare last record; entry record; sealed int := 0; place bigint; link text; commitment text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit:', 0));
  select seq, hash into last from directory.audit_log where seq is not null order by seq desc limit 1;
  if last.seq is null then select a.seq, a.hash into last from directory.audit_anchors a where a.chain = '00000000-0000-0000-0000-000000000000'; end if;
  place := coalesce(last.seq, 0); link := coalesce(last.hash, '');
  for entry in select * from directory.audit_log where seq is null and at < clock_timestamp() - interval '2 seconds' order by at, id limit most loop
    place := place + 1;
    commitment := audit_detail_hash(to_jsonb(entry));
    update directory.audit_log set seq = place, previous = link, sealed_detail = commitment,
      hash = audit_hash(link, place, to_jsonb(entry) || jsonb_build_object('sealed_detail', commitment)) where id = entry.id returning hash into link;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

create or replace function broken_directory_audit_link () returns bigint language sql stable security definer
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
        a.seq,
        a.previous,
        lag(a.hash, 1, coalesce(k.hash, '')) over (
          order by
            a.seq
        ) as expected,
        lag(a.seq, 1, coalesce(k.seq, 0)) over (
          order by
            a.seq
        ) as before,
        audit_entry_broken (to_jsonb(a)) as is_broken
      from
        directory.audit_log a
        left join directory.audit_anchors k on k.chain = '00000000-0000-0000-0000-000000000000'
      where
        a.seq is not null
    ) chain
  where
    previous <> expected
    or is_broken
    or seq <> before + 1
$$;

-- Takes detail and address out of the entries about these objects, by these actors, or naming somebody. Who did what, to what and when stays.
create function redact_audit (objects text[], actors uuid[], marks text[]) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp as $$
declare shop constant uuid := current_shop(); changed int;
begin
  if shop is null then return 0; end if;
  update audit_log set detail = '{}', address = null, salt = null, redacted_at = clock_timestamp()
  where merchant_id = shop and redacted_at is null
    and ((detail <> '{}' and (object_id = any (objects) or detail::text ilike any (marks))) or (actor_id = any (actors) and (detail <> '{}' or address is not null)));
  get diagnostics changed = row_count;
  return changed;
end $$;

-- The same outside of any shop; for the operator alone.
create function redact_directory_audit (objects text[], actors uuid[], marks text[]) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp as $$
declare changed int;
begin
  update directory.audit_log set detail = '{}', address = null, salt = null, redacted_at = clock_timestamp()
  where redacted_at is null
    and ((detail <> '{}' and (object_id = any (objects) or detail::text ilike any (marks))) or (actor_id = any (actors) and (detail <> '{}' or address is not null)));
  get diagnostics changed = row_count;
  return changed;
end $$;

-- Drops the beginning of a chain, as far as it is older than `before`, and keeps where it goes on.
create function drop_old_audit (shop uuid, before timestamptz, most int) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp as $$
declare kept bigint; dropped int; last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit:' || shop::text, 0));
  perform set_config('parley.audit_dropped', shop::text, true);
  select seq into kept from audit_log where merchant_id = shop and seq is not null and at >= before order by seq limit 1;
  select max(p.seq) as seq into last from (select seq from audit_log where merchant_id = shop and seq is not null and (kept is null or seq < kept) order by seq limit most) p;
  if last.seq is null then return 0; end if;
  insert into directory.audit_anchors (chain, seq, hash) select shop, seq, hash from audit_log where merchant_id = shop and seq = last.seq
    on conflict (chain) do update set seq = excluded.seq, hash = excluded.hash;
  delete from audit_log where merchant_id = shop and seq <= last.seq;
  get diagnostics dropped = row_count;
  perform set_config('parley.audit_dropped', '', true);
  return dropped;
end $$;

create function drop_old_directory_audit (before timestamptz, most int) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp as $$
declare kept bigint; dropped int; last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit:', 0));
  perform set_config('parley.audit_dropped', 'directory', true);
  select seq into kept from directory.audit_log where seq is not null and at >= before order by seq limit 1;
  select max(p.seq) as seq into last from (select seq from directory.audit_log where seq is not null and (kept is null or seq < kept) order by seq limit most) p;
  if last.seq is null then return 0; end if;
  insert into directory.audit_anchors (chain, seq, hash) select '00000000-0000-0000-0000-000000000000', seq, hash from directory.audit_log where seq = last.seq
    on conflict (chain) do update set seq = excluded.seq, hash = excluded.hash;
  delete from directory.audit_log where seq <= last.seq;
  get diagnostics dropped = row_count;
  perform set_config('parley.audit_dropped', '', true);
  return dropped;
end $$;

-- The chain of a shop that is erased, part by part.
create function erase_audit (shop uuid, most int) returns int language plpgsql security definer
set
  search_path = pg_catalog,
  public,
  pg_temp as $$
declare dropped int;
begin
  perform set_config('parley.audit_dropped', shop::text, true);
  delete from audit_log where ctid = any (array(select ctid from audit_log where merchant_id = shop limit most));
  get diagnostics dropped = row_count;
  delete from directory.audit_anchors where chain = shop;
  perform set_config('parley.audit_dropped', '', true);
  return dropped;
end $$;

do $$ declare f text; begin
  foreach f in array array['redact_audit(text[],uuid[],text[])', 'redact_directory_audit(text[],uuid[],text[])', 'drop_old_audit(uuid,timestamptz,int)', 'drop_old_directory_audit(timestamptz,int)', 'erase_audit(uuid,int)'] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;

grant
execute on function redact_audit (text[], uuid[], text[]) to parley_app;

-- What 028 left to the owner of a shop's audit log, and what these functions need beyond it.
do $$ begin
  execute format('grant update (sealed_detail, detail, address, salt, redacted_at), delete on audit_log to %s', (select relowner::regrole from pg_class where oid = 'public.audit_log'::regclass));
end $$;

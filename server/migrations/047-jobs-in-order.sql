-- A queue takes the job that is due first. Jobs of one transaction were all due at its start, so which came first was left to chance: a customer's
-- messages of one delivery could be stored in another order than they were written. Each is due a microsecond after the one before, all by now.
create or replace function enqueue_jobs (jobs jsonb) returns void language sql volatile security definer
set
  search_path = pg_catalog,
  pg_temp as $$
  select
    graphile_worker.add_jobs (
      array(
        select
          row (
            j.task,
            coalesce(j.payload, '{}')::json,
            j.queue,
            coalesce(j.run_at, now() - (jsonb_array_length(jobs) - a.place) * interval '1 microsecond'),
            j.max_attempts::smallint,
            j.key,
            j.priority::smallint,
            null
          )::graphile_worker.job_spec
        from
          jsonb_array_elements(jobs) with ordinality as a (value, place),
          jsonb_to_record(a.value) as j (task text, payload jsonb, queue text, run_at timestamptz, max_attempts int, key text, priority int)
      )
    )
$$;

import pg from 'pg';

/** A table of the product. `byShop`: its policy limits restricted logins to one shop at a time. */
export type ProductTable = { name: string; columns: string[]; byShop: boolean };

/** All tables of the product, referenced tables first, without generated columns. */
export async function productTables(client: pg.Client): Promise<ProductTable[]> {
  const { rows } = await client.query<ProductTable & { after: string[] }>(`
    select t.oid::regclass::text as name, t.relrowsecurity as "byShop",
      array(select attname::text from pg_attribute a where a.attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint where conrelid = t.oid and contype = 'f' and confrelid <> t.oid) as after
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname in ('public', 'directory') and t.relkind in ('r', 'p') and not t.relispartition and (n.nspname, t.relname) <> ('directory', 'migrations')
    order by 1`);
  const ordered: ProductTable[] = [];
  let waiting = rows;
  while (waiting.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const ready = waiting.filter(({ after }) => after.every((name) => done.has(name)));
    if (ready.length === 0)
      throw new Error(`These tables reference each other in a circle: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push(...ready.map(({ name, columns, byShop }) => ({ name, columns, byShop })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The last number of each sequence; unused sequences are left out. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname in ('public', 'directory') and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Sets each sequence to continue after its last number. */
export async function setSequences(client: pg.Client, values: Record<string, string>) {
  for (const [name, last] of Object.entries(values)) await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
}

/** Whether this login bypasses row-level security; others see one shop's rows at a time. */
export async function isUnbound(client: pg.Client) {
  const { rows } = await client.query<{ unbound: boolean }>(
    'select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user',
  );
  return rows[0]!.unbound;
}

/** A connection without request timeouts, with qualified names and one timestamp format. */
export async function withOwner<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const settings = {
      statement_timeout: '0',
      idle_in_transaction_session_timeout: '0',
      search_path: 'pg_catalog',
      timezone: 'UTC',
      datestyle: 'ISO, YMD',
    };
    await client.query('select set_config(key, value, false) from json_each_text($1)', [JSON.stringify(settings)]);
    return await work(client);
  } finally {
    await client.end();
  }
}

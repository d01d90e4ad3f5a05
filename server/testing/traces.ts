import type { TestApp } from './app.ts';

type Column = { table: string; column: string };
/** All columns that can contain text, from the database catalog, including the queue's. */
export async function textColumns({ installation: { owner } }: TestApp): Promise<Column[]> {
  const { rows } = await owner.query<Column>(`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as "table", a.attname as "column"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'directory', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
      and a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'json', 'bytea', 'tsvector', 'character varying', 'name')
    order by 1, 2`);
  return rows;
}

/** Returns the columns that contain a string, as `table.column`, whatever their type. */
export async function tracesIn(app: TestApp, sought: RegExp): Promise<string[]> {
  const { owner } = app.installation;
  const { rows: tables } = await owner.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'directory', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
    const columns = new Set(
      rows.flatMap(({ row }) =>
        Object.entries(row).flatMap(([column, value]) => {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          const isHex = text.startsWith('\\x');
          return sought.test(isHex ? Buffer.from(text.slice(2), 'hex').toString('latin1') : text) ? [column] : [];
        }),
      ),
    );
    found.push(...[...columns].map((column) => `${name}.${column}`));
  }
  return found.sort();
}

/** The keys of files whose name or content contains a string. */
export async function filesWith({ installation }: TestApp, sought: RegExp): Promise<string[]> {
  const { files } = installation.outside;
  const found: string[] = [];
  for await (const key of files.list()) {
    const chunks: Buffer[] = [];
    for await (const chunk of (await files.read(key)) ?? []) chunks.push(Buffer.from(chunk));
    if (sought.test(key) || sought.test(Buffer.concat(chunks).toString('latin1'))) found.push(key);
  }
  return found.sort();
}

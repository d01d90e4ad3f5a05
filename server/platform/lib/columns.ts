import { type RawBuilder, sql } from 'kysely';

/** Names of columns and their types in PostgreSQL. */
export type Columns<Row> = Readonly<Partial<Record<keyof Row & string, string>>>;

/**
 * Many rows as one array per column, for `from ${unnested(rows, columns)} as r (…)`: a third of the bytes of the same rows as JSON, and read
 * by PostgreSQL in a fraction of the time. A value of a `jsonb` column is any JSON; an array can't be a value.
 */
export function unnested<Row extends object>(rows: readonly Row[], columns: Columns<Row>): RawBuilder<unknown> {
  const arrays = Object.entries(columns).map(([name, type]) => sql`${arrayOf(rows, name as keyof Row)}::${sql.raw(String(type))}[]`);
  return sql`unnest(${sql.join(arrays)}) as r (${namesOf(columns)})`;
}

/** The columns by name, for the list of an insert. */
export const namesOf = (columns: Columns<never>) => sql.join(Object.keys(columns).map((name) => sql.id(name)));

/** One text instead of a list, which `pg` would escape value by value. */
function arrayOf<Row>(rows: readonly Row[], name: keyof Row): string {
  let text = '{';
  for (const row of rows) text += (text.length > 1 ? ',' : '') + elementOf(row[name]);
  return `${text}}`;
}

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}
const quoted = (text: string) => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, String.raw`\$&`) : text}"`;

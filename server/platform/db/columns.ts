import { type RawBuilder, sql } from 'kysely';

type Column<Row> = readonly [name: keyof Row & string, type: string];

/**
 * Many rows as one array per column, for `from ${unnested(rows, columns)} as r (…)`: a third of the bytes of the same rows as JSON, and read
 * by PostgreSQL in a fraction of the time. A value of a `jsonb` column is any JSON; an array can't be a value.
 */
export const unnested = <Row extends object>(rows: readonly Row[], columns: readonly Column<Row>[]): RawBuilder<unknown> =>
  sql`unnest(${sql.join(columns.map(([name, type]) => sql`${arrayOf(rows, name)}::${sql.raw(type)}[]`))}) as r (${sql.join(columns.map(([name]) => sql.id(name)))})`;

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

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { newId } from './ids.ts';
import { unnested } from './columns.ts';
import { openPool, type Pool } from '../db/pool.ts';
import { reading } from '../db/tenant.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool(database.appUrl, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const columns = { id: 'uuid', name: 'text', count: 'int', is: 'boolean', options: 'jsonb' };
type Row = { id: string; name: string | null; count: number | null; is: boolean; options: object };

test('values come back as they were, whatever they contain', async () => {
  const names = ['plain', '', ' ', 'null', 'NULL', '{a,b}', 'a,b', '"quoted"', 'back\\slash', '\\"', 'line\nbreak\r\t', 'ä€😀', null];
  const rows = names.map((name, count): Row => ({
    id: newId(),
    name,
    count: count % 2 ? count : null,
    is: count % 3 === 0,
    options: { [String(name)]: [name, { count }] },
  }));
  const { rows: found } = await sql<Row>`select r.* from ${unnested(rows, columns)}`.execute(reading(pool, newId()));
  expect(found).toEqual(rows);
});

test('no rows are no rows', async () => {
  const { rows } = await sql`select r.* from ${unnested<Row>([], columns)}`.execute(reading(pool, newId()));
  expect(rows).toEqual([]);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { literalsOf, tablesSource } from '../../../scripts/tables.ts';
import { testDatabase } from '../../testing/database.ts';

test('the table types match the migrations', async () => {
  const database = await testDatabase();
  const source = await tablesSource(database.ownerUrl);
  await database.drop();
  const squeezed = (text: string) => text.replace(/\s+/g, ' ');
  const written = fs.readFileSync(path.resolve(import.meta.dirname, 'tables.ts'), 'utf8');
  expect(squeezed(source) === squeezed(written), 'tables.ts is not what the migrations make: write it anew with scripts/tables.ts').toBe(
    true,
  );
});

test.each([
  ["CHECK ((role = ANY (ARRAY['admin'::text, 'merchant'::text])))", 'role', "'admin' | 'merchant'"],
  ["CHECK ((role = ANY (ARRAY['admin'::text, 'merchant'::text]))) NOT VALID", 'role', "'admin' | 'merchant'"],
  ["CHECK (((role IS NULL) OR (role = ANY (ARRAY['a'::text, 'b (c), d'::text]))))", 'role', "'a' | 'b (c), d'"],
  ["CHECK ((tags <@ ARRAY['a'::text, 'it''s'::text]))", 'tags', String.raw`'a' | 'it\'s'`],
  ["CHECK (((kind)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[])))", 'kind', "'a' | 'b'"],
  ['CHECK ((stars = ANY (ARRAY[1, 2, 3])))', 'stars', '1 | 2 | 3'],
  ["CHECK ((kind = 'only'::text))", 'kind', "'only'"],
  ["CHECK ((jsonb_typeof(ai_agent) = 'object'::text))", 'ai_agent', undefined],
  ["CHECK (((kind = 'fixed'::text) OR (value_cents <= 10000)))", 'kind', undefined],
  ["CHECK ((kind <> ALL (ARRAY['a'::text, 'b'::text])))", 'kind', undefined],
  ['CHECK ((value_cents > 0))', 'value_cents', undefined],
])('%s means that %s has the type %s', (definition, column, union) => {
  expect(literalsOf(definition, column)).toBe(union);
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tablesSource } from '../../../scripts/tables.ts';
import { testDatabase } from '../../testing/database.ts';

test('the table types are those of the migrations', async () => {
  const database = await testDatabase();
  const source = await tablesSource(database.ownerUrl);
  await database.drop();
  const squeezed = (text: string) => text.replace(/\s+/g, ' ');
  expect(squeezed(source)).toBe(squeezed(fs.readFileSync(path.resolve(import.meta.dirname, 'tables.ts'), 'utf8')));
});

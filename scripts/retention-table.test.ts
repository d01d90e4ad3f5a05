import fs from 'node:fs';
import { expect, test } from 'vitest';
import { retentionFile, withTable } from './retention-table.ts';

test('the table of what is kept and erased is what the code does', () => {
  const written = fs.readFileSync(retentionFile, 'utf8');
  expect(written).toBe(withTable(written));
});

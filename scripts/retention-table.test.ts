import fs from 'node:fs';
import { expect, test } from 'vitest';
import { retentionFile, withTable } from './retention-table.ts';

test('docs/retention.md matches the coverage in the code', () => {
  const written = fs.readFileSync(retentionFile, 'utf8');
  expect(written).toBe(withTable(written));
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const contract = path.join(import.meta.dirname, '../contract');

// contract/values.ts has the types: they refuse other schemes and store an address as browsers write it.
test('the contract checks addresses only with types of its own', () => {
  const files = fs.readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const own = files.filter((file) => /\bz\.(url|httpUrl)\(|\.url\(/.test(fs.readFileSync(path.join(contract, file), 'utf8')));
  expect(own).toEqual([]);
});

import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';

const root = path.resolve(import.meta.dirname, '..');
const example = parseEnv(fs.readFileSync(path.join(root, '.env.example'), 'utf8'));

test('.env.example lists every variable the code reads', () => {
  const source = fs.readFileSync(path.join(root, 'server/config.ts'), 'utf8');
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(read).toContain('DATABASE_URL');
  expect(Object.keys(example).toSorted()).toEqual(read.filter((name) => name !== 'NODE_ENV').toSorted());
});

test('.env.example shows the defaults', () => {
  expect(readConfig(example)).toEqual(readConfig({}));
});

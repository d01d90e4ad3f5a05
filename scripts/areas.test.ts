import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './import-rules.mjs';

const root = path.resolve(import.meta.dirname, '..');
const names = Object.keys(areas.server);
const known: Record<'server' | 'web', Record<string, readonly string[]>> = areas;
const foldersOf = (side: string) =>
  fs
    .readdirSync(path.join(root, side, 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const readOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const listed = (areaNames: readonly string[]) => (areaNames.length > 0 ? areaNames.join(', ') : 'nobody');

test.each(['server', 'web'] as const)('the areas of %s match its feature folders', (side) => {
  expect(Object.keys(known[side]).sort()).toEqual(foldersOf(side).sort());
});

test.each(names)('the README of %s lists the areas it may import, as the import rules do', (area) => {
  const page = readOf(`server/features/${area}/README.md`);
  expect(page.match(/^- Server: (.*)\.$/m)?.[1]).toBe(listed(known.server[area] ?? []));
  expect(page.match(/^- Web: (.*)\.$/m)?.[1]).toBe(listed(known.web[area] ?? []));
});

test.each(names)('the README of %s lists each of its folders', (area) => {
  const page = readOf(`server/features/${area}/README.md`);
  const folders = fs.readdirSync(path.join(root, 'server/features', area), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) expect(page).toContain(`| [${name}](${name}) |`);
});

test('the README of the web features lists the same areas', () => {
  const page = readOf('web/features/README.md');
  for (const area of names) expect(page).toMatch(new RegExp(`^\\| ${area} \\|.*\\| ${listed(known.web[area] ?? [])} \\|$`, 'm'));
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Each of these reads a time by the device's zone or formats one with a rule of its own. */
const ownRule =
  /Intl\.DateTimeFormat\b|toLocale(Date|Time)?String|toDateString|toTimeString|getTimezoneOffset|\b[gs]et(Hours|Minutes|Day|Date|Month|FullYear)\(/;
/** Tells the server which zone the browser is in when a shop is registered. */
const mayRead = ['web/features/account/auth/browser-place.ts'];

test('only web/lib knows in which time zone a time is shown or picked', () => {
  const files = fs.globSync('web/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['web/lib/**', '**/node_modules/**', '**/*.test.*', '**/make.ts*'],
  });
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => ownRule.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(found.filter((file) => !mayRead.includes(file))).toEqual([]);
});

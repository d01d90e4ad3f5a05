import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importError } from './import-rules.mjs';

const exists = () => true;
const errorOf = (importer: string, specifier: string, typeOnly = false) => importError(importer, specifier, { typeOnly, exists });
const service = 'server/features/commerce/zz/service.ts';
const assistant = 'server/features/intelligence/assistant/zz.ts';

test.each([
  ['contract/zz.ts', 'node:fs'],
  ['contract/zz.ts', 'fastify'],
  ['contract/zz.ts', '../server/config.ts'],
  ['server/platform/db/zz.ts', '../../features/commerce/orders/index.ts'],
  ['server/platform/db/zz.ts', '../../integrations/ports.ts'],
  ['server/platform/db/zz.ts', '../../operator/merchants/index.ts'],
  ['server/platform/http/zz.ts', '../../context.ts'],
  ['server/platform/db/zz.ts', 'react'],
  ['server/integrations/mail/zz.ts', '../../features/commerce/orders/index.ts'],
  ['server/integrations/mail/zz.ts', '../stripe/client.ts'],
  ['server/integrations/mail/client.ts', '../meta/emulator.ts'],
  [service, '../orders/store.ts'],
  [service, '../orders/make.ts'],
  [service, './make.ts'],
  [service, '../../../testing/database.ts'],
  ['web/features/commerce/zz/zz.tsx', './testing/open-inbox.tsx'],
  [service, '../../../integrations/mail/client.ts'],
  [service, '../../../operator/merchants/index.ts'],
  [service, '../../../platform/db/pool.ts'],
  [service, '../../../platform/db/tenant.ts'],
  [service, '../../../platform/http/route.ts'],
  [service, '../../../app.ts'],
  [service, 'kysely'],
  [service, 'pg'],
  [service, 'pino'],
  [service, 'node:fs'],
  ['server/features/commerce/zz/store.ts', '../../../platform/http/problem.ts'],
  ['server/features/commerce/zz/store.ts', '../../../platform/db/pool.ts'],
  ['server/features/commerce/zz/store.ts', '../orders/index.ts'],
  ['server/features/commerce/zz/order-store.ts', 'pg'],
  ['server/features/commerce/zz/rules.ts', './store.ts'],
  ['server/features/commerce/zz/ship-rules.ts', 'node:crypto'],
  ['server/features/commerce/zz/routes.ts', '../../../platform/db/pool.ts'],
  ['server/features/commerce/zz/routes.ts', 'fastify'],
  ['server/operator/zz/service.ts', '../../features/commerce/orders/service.ts'],
  ['server/operator/zz/service.ts', '../../platform/db/pool.ts'],
  ['server/demo/shop.ts', '../features/commerce/orders/store.ts'],
  ['server/demo/shop.ts', '../platform/db/pool.ts'],
  ['server/main.ts', '../web/lib/money.ts'],
  ['server/app.ts', './testing/app.ts'],
  ['server/app.test.ts', '../web/app/router.tsx'],
  ['web/lib/zz.ts', '../ui/button.tsx'],
  ['web/ui/zz.tsx', '../data/send.ts'],
  ['web/ui/zz.tsx', '@parley/contract/orders'],
  ['web/data/zz.ts', '../features/commerce/orders/index.ts'],
  ['web/data/zz.ts', 'node:fs'],
  ['web/features/commerce/zz/zz.tsx', '../orders/orders-screen.tsx'],
  ['web/features/commerce/zz/zz.tsx', '../../../app/router.tsx'],
  ['web/features/commerce/zz/zz.tsx', '../../../operator/merchants/index.ts'],
  ['web/features/commerce/zz/zz.tsx', 'pino'],
  ['web/app/zz.ts', '../features/commerce/orders/order-drawer.tsx'],
  ['web/app/zz.ts', '../../server/app.ts'],
  ['web/app/zz.test.ts', '../../server/app.ts'],
  ['server/features/commerce/area.ts', '../lists/area.ts'],
  ['server/features/commerce/area.ts', '../../platform/db/pool.ts'],
  [service, '../../insights/dashboard/index.ts'],
  ['web/features/commerce/zz/zz.tsx', '../../insights/dashboard/index.ts'],
  ['contract/zz.ts', '@parley/engine'],
  ['engine/zz.ts', '../server/context.ts'],
  ['engine/zz.ts', '../server/platform/lib/money.ts'],
  ['engine/zz.test.ts', '../server/features/intelligence/assistant/index.ts'],
  ['engine/testing/zz.ts', '../../server/testing/app.ts'],
  ['engine/zz.ts', './testing/make.ts'],
  ['engine/zz.ts', '../web/lib/money.ts'],
  ['engine/zz.ts', 'node:fs'],
  ['engine/zz.ts', 'node:crypto'],
  ['engine/weights/zz.ts', 'node:fs'],
  ['engine/zz.ts', 'pg'],
  [assistant, '../../../../engine/understand.ts'],
  [assistant, '../../../../engine/port.ts'],
  [assistant, '@parley/engine/memory'],
  ['server/features/intelligence/assistant/zz.test.ts', '../../../../engine/words.ts'],
  ['server/features/intelligence/approvals/zz.ts', '@parley/engine'],
  [service, '@parley/engine'],
  ['server/platform/lib/zz.ts', '@parley/engine'],
  ['server/app.ts', '@parley/engine'],
  ['server/features/intelligence/assistant/zz-rules.ts', '@parley/engine'],
  ['web/features/intelligence/zz/zz.tsx', '@parley/engine'],
  ['web/lib/zz.test.ts', '../../engine/index.ts'],
  ['widget/zz.ts', '@parley/engine'],
  ['widget/zz.ts', '@parley/contract/orders'],
  ['widget/zz.ts', 'react'],
  ['widget/zz.ts', '../web/lib/money.ts'],
])('%s may not import %s', (importer, specifier) => expect(errorOf(importer, specifier)).toMatch(/may not import/));

test.each([
  ['server/platform/db/zz.ts', '../../features/commerce/orders/index.ts'],
  [service, 'pino'],
  [service, '../../../platform/db/pool.ts'],
  ['server/features/commerce/zz/present.ts', '../../../platform/db/tables.ts'],
  ['server/features/commerce/zz/present.ts', 'kysely'],
  ['widget/zz.ts', '../server/context.ts'],
  ['engine/zz.ts', '../server/context.ts'],
  [assistant, '../../../../engine/tools.ts'],
  ['server/features/conversations/zz/store.ts', '@parley/engine'],
])('%s may not import types from %s', (importer, specifier) => expect(errorOf(importer, specifier, true)).toMatch(/may not import/));

test.each([
  ['contract/zz.ts', 'zod'],
  ['contract/zz.ts', './orders.ts'],
  ['server/platform/db/zz.ts', 'pg'],
  ['server/platform/http/zz.ts', '@parley/contract/problems'],
  ['server/integrations/mail/zz.ts', '../ports.ts'],
  ['server/integrations/mail/zz.ts', '../../platform/http/problem.ts'],
  ['server/integrations/mail/client.test.ts', './emulator.ts'],
  [service, '../orders/index.ts'],
  [service, '../orders/events.ts'],
  [service, '../../../platform/http/problem.ts'],
  [service, '../../../platform/lib/text.ts'],
  [service, '../../../integrations/ports.ts'],
  [service, '../../../context.ts'],
  [service, 'zod'],
  [service, 'node:crypto'],
  ['server/features/commerce/zz/routes.ts', '../../../platform/http/route.ts'],
  ['server/features/commerce/zz/store.ts', 'kysely'],
  ['server/features/commerce/zz/store.ts', '../../../platform/db/tenant.ts'],
  ['server/features/commerce/zz/store.ts', '../../../platform/lib/keyset.ts'],
  ['server/features/commerce/zz/rules.ts', '@parley/contract/orders'],
  ['server/features/commerce/zz/service.test.ts', '../orders/make.ts'],
  ['web/features/commerce/zz/testing/open.tsx', '../../orders/make.ts'],
  ['server/operator/zz/service.ts', '../../features/commerce/orders/index.ts'],
  ['server/demo/shop.ts', '../features/lists/imports/index.ts'],
  ['server/main.ts', './features/commerce/orders/feature.ts'],
  ['web/ui/zz.tsx', '../lib/words.ts'],
  ['web/features/commerce/zz/zz.tsx', '@parley/contract/orders'],
  ['web/features/commerce/zz/zz.tsx', '../orders/index.ts'],
  [service, '../../account/brands/index.ts'],
  ['server/features/commerce/area.ts', './orders/feature.ts'],
  ['server/features.ts', './features/commerce/area.ts'],
  ['web/app/router.tsx', '../features/commerce/orders/orders-screen.tsx'],
  ['engine/zz.ts', './flows/orders.ts'],
  ['engine/zz.ts', '@parley/contract/messages'],
  ['engine/zz.ts', 'zod'],
  ['engine/zz.test.ts', './testing/make.ts'],
  ['engine/weights/read.ts', 'node:fs'],
  [assistant, '@parley/engine'],
  ['server/features/intelligence/approvals/zz.test.ts', '@parley/engine'],
  ['scripts/eval/zz.ts', '../../engine/understand.ts'],
  ['bench/zz.ts', '../engine/classify.ts'],
  ['widget/zz.tsx', 'preact/hooks'],
  ['widget/zz.tsx', '@parley/contract/marks'],
])('%s may import %s', (importer, specifier) => expect(errorOf(importer, specifier)).toBeUndefined());

test.each([
  ['widget/zz.ts', '@parley/contract/orders'],
  [service, '../../../platform/db/tenant.ts'],
  ['server/platform/http/zz.ts', '../../context.ts'],
  ['server/features/intelligence/assistant/store.ts', '@parley/engine'],
  ['server/features/commerce/zz/store.ts', '../../../platform/db/tables.ts'],
])('%s may import types from %s', (importer, specifier) => expect(errorOf(importer, specifier, true)).toBeUndefined());

// These tests run the linter itself, in a temporary directory.
const root = path.resolve(import.meta.dirname, '..');
let tree = '';
beforeAll(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-import-rules-'));
  const files = ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/import-rules.mjs', 'scripts/retired-words.mjs'];
  const workspaces = ['contract', 'engine', 'server', 'web', 'widget'].flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`]);
  for (const file of [...files, ...workspaces]) fs.cpSync(path.join(root, file), path.join(tree, file));
  fs.mkdirSync(path.join(tree, 'node_modules/@parley'), { recursive: true });
  fs.symlinkSync('../../contract', path.join(tree, 'node_modules/@parley/contract'));
  for (const types of ['@types', 'vite']) fs.symlinkSync(path.join(root, 'node_modules', types), path.join(tree, 'node_modules', types));
});
afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

/** Writes the files, lints them and returns one "rule: message" line per diagnostic. */
function complaints(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    fs.writeFileSync(path.join(tree, file), text);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', ...Object.keys(files)], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  for (const file of Object.keys(files)) fs.rmSync(path.join(tree, file));
  if (!stdout.startsWith('{')) throw new Error(`oxlint printed no report: ${stdout}${stderr}`);
  return (JSON.parse(stdout).diagnostics as { code: string; message: string }[])
    .map(({ code, message }) => `${code}: ${message}`)
    .join('\n');
}
const platform = 'server/platform/db/zz.ts';
const order = { 'server/features/commerce/orders/index.ts': 'export const order = 1;\nexport type Order = 1;\n' };

test.each<[string, string]>([
  ['an import', "import { order } from '../../features/commerce/orders/index.ts';\nexport const y = order;\n"],
  ['an import of a type', "import type { Order } from '../../features/commerce/orders/index.ts';\nexport type Y = Order;\n"],
  ['a re-export', "export { order } from '../../features/commerce/orders/index.ts';\n"],
  ['a re-export of everything', "export * from '../../features/commerce/orders/index.ts';\n"],
  ['a dynamic import', "export const y = () => import('../../features/commerce/orders/index.ts');\n"],
  ['a type by import()', "export type Y = import('../../features/commerce/orders/index.ts').Order;\n"],
])('the linter checks %s', (_name, text) => expect(complaints({ ...order, [platform]: text })).toMatch(/parley.imports.*may not import/));

test.each<[string, Record<string, string>, RegExp]>([
  ['a missing file', { [platform]: "import { x } from './nowhere.ts';\nexport const y = x;\n" }, /does not resolve/],
  ['a folder that is not in the table', { 'server/zz/zz.ts': "import { z } from 'zod';\nexport const y = z;\n" }, /no row of the table/],
  ['new Date() in rules', { 'server/features/commerce/zz/rules.ts': 'export const y = () => new Date();\n' }, /parley.clock/],
  ['Date.now() in rules', { 'server/features/commerce/zz/rules.ts': 'export const y = () => Date.now();\n' }, /no-restricted-properties/],
  [
    'a timer in rules',
    { 'server/features/commerce/zz/rules.ts': 'export const y = () => setTimeout(console.log, 1);\n' },
    /no-restricted-globals/,
  ],
  [
    'Math.random() in rules',
    { 'server/features/commerce/zz/ship-rules.ts': 'export const y = () => Math.random();\n' },
    /no-restricted-properties/,
  ],
  ['a cast through unknown', { [service]: 'export const y = ({ a: 1 } as unknown as string).length;\n' }, /parley.double-cast/],
  [
    'a promise without await',
    { [platform]: 'const later = async () => 1;\nexport const y = () => {\n  later();\n};\n' },
    /no-floating-promises/,
  ],
  [
    'a cycle',
    {
      'server/features/commerce/zz/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'server/features/commerce/zz/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    },
    /no-cycle/,
  ],
  [
    'a cycle of types through the workspace name',
    {
      'contract/zz.ts': "import type { B } from '@parley/contract/zy';\nexport type A = B | 1;\n",
      'contract/zy.ts': "import type { A } from '@parley/contract/zz';\nexport type B = A[];\n",
    },
    /no-cycle/,
  ],
])('the linter rejects %s', (_name, files, rule) => expect(complaints(files)).toMatch(rule));

test('the linter accepts allowed code', () => {
  const files = {
    ...order,
    [service]: "import { order } from '../orders/index.ts';\nexport const y = order;\n",
    'server/features/commerce/zz/rules.ts': 'export const nextDay = (now: Date) => new Date(now.getTime() + 86_400_000);\n',
  };
  expect(complaints(files)).toBe('');
});

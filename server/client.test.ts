import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createOrder, listOrders } from '@parley/contract/orders';
import { createProduct } from '@parley/contract/products';
import { listApiRequests } from '@parley/contract/api-keys';
import { listTags } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from './testing/actors.ts';
import { type Person, startTestApp, type TestApp, until } from './testing/app.ts';

let app: TestApp;
let owner: Person;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  folder = mkdtempSync(path.join(tmpdir(), 'parley-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

const client = path.resolve(import.meta.dirname, '../client');
/** The package as it is published: only the files it names, alone in a program's folder. */
function install() {
  const { files } = JSON.parse(readFileSync(path.join(client, 'package.json'), 'utf8')) as { files: string[] };
  const home = path.join(folder, 'node_modules/@parley/client');
  mkdirSync(home, { recursive: true });
  for (const file of ['package.json', ...files]) cpSync(path.join(client, file), path.join(home, file));
  cpSync(path.join(client, 'example.ts'), path.join(folder, 'example.ts'));
}
const run = async (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['example.ts'], { cwd: folder, env: { PATH: process.env['PATH'] ?? '', ...env }, timeout: 60_000 });

test('a small program reads, creates and is refused with the published package and a key of its own', async () => {
  install();
  const at = { merchant: owner.merchant };
  const as = { token: owner.token };
  for (const name of ['Mug', 'Bowl', 'Plate']) {
    const { body } = await app.send(createProduct, { ...at, name, status: 'active', variants: [{ price: '10.00' }] }, as);
    if (name === 'Plate') await app.send(createOrder, { ...at, lines: [{ variant_id: body.variants[0]?.id ?? '', quantity: 1 }] }, as);
  }
  const [order] = (await app.send(listOrders, at, as)).body.items;
  const { id, key } = await makeKey(app, owner, { scopes: ['products:read', 'tags:write', 'orders:read', 'orders:write'] });
  const { stdout } = await run({ PARLEY_URL: app.url, PARLEY_KEY: key, PARLEY_SHOP: owner.merchant });
  expect(stdout.trim().split('\n')).toEqual([
    'products: Bowl, Mug, Plate',
    'tag: wholesale, blue',
    `noted on order ${order?.order_number}`,
    'refused: 404 order.missing',
  ]);
  expect((await app.send(listTags, at, as)).body.items.map(({ name }) => name)).toContain('wholesale');
  const calls = await until(async () => {
    const { items } = (await app.send(listApiRequests, { ...at, key_id: id }, as)).body;
    return items.length >= 6 && items;
  });
  expect(calls.filter(({ path: of }) => of.endsWith('/products?limit') || of.includes('?limit&cursor')).length).toBeGreaterThanOrEqual(1);
});

test('with a revoked or a wrong key the program is told so', async () => {
  const failed: unknown = await run({ PARLEY_URL: app.url, PARLEY_KEY: 'parley_live_wrong', PARLEY_SHOP: owner.merchant }).catch(
    (error: unknown) => error,
  );
  expect(String((failed as { stderr?: string }).stderr)).toContain('This API key isn’t valid.');
});

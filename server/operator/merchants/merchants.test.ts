import { listMerchants } from '@parley/contract/operator/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOperator } from '../../testing/actors.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';
import { visit } from '../../testing/chat.ts';

let app: TestApp;
let operator: Person;
let shops: Person[];
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  operator = await makeOperator(app);
  shops = [];
  for (const merchant_name of ['Harbour Tea', 'Hill Books', '100% Wool']) shops.push(await app.register({ merchant_name }));
  for (const shop of shops.slice(0, 2)) await (await visit(app, shop.merchant)).say('hello');
  await app.teammate(shops[1]?.merchant ?? '', 'agent');
});
afterAll(() => app.close());
const list = async (more: object = {}) => (await app.send(listMerchants, more, { token: operator.token })).body;

test('an operator sees every shop with its statistics, newest first', async () => {
  const { items } = await list();
  expect(items.map(({ id }) => id)).toEqual(shops.map(({ merchant }) => merchant).toReversed());
  expect(items.map(({ name, members, conversations, orders }) => [name, members, conversations, orders])).toEqual([
    ['100% Wool', 1, 0, 0],
    ['Hill Books', 2, 1, 0],
    ['Harbour Tea', 1, 1, 0],
  ]);
});

test('searches by part of the name, including special characters', async () => {
  expect((await list({ q: 'H' })).items.map(({ name }) => name)).toEqual(['Hill Books', 'Harbour Tea']);
  expect((await list({ q: '100%' })).items.map(({ name }) => name)).toEqual(['100% Wool']);
});

test('pages without gaps or repeats', async () => {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next_cursor: next } = await list({ limit: 1, cursor });
    names.push(...items.map(({ name }) => name));
    cursor = next ?? undefined;
  } while (cursor);
  expect(names).toEqual(['100% Wool', 'Hill Books', 'Harbour Tea']);
});

test('audits each call with who made it', async () => {
  const entries = () =>
    app.installation
      .readingOf('')
      .selectFrom('directory.audit_log')
      .select(['detail'])
      .where('actor_id', '=', operator.userId)
      .where('action', '=', 'shops.read_across')
      .execute();
  const before = (await entries()).length;
  await list();
  const after = await entries();
  expect(after.length).toBe(before + 1);
  expect(after[0]?.detail).toEqual({ endpoint: 'GET /api/admin/merchants' });
});

test('refuses an owner and writes no audit entry', async () => {
  const { status } = await app.send(listMerchants, {}, { token: shops[0]?.token });
  expect(status).toBe(403);
});

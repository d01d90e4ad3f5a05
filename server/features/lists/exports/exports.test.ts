import { createHash } from 'node:crypto';
import { type ExportRun, getExport, listExports, startExport } from '@parley/contract/exports';
import type { Sent } from '@parley/contract/endpoint';
import { createMetafield } from '@parley/contract/metafields';
import { createProduct } from '@parley/contract/products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { jobCtx } from '../bulk/make.ts';
import { codeOf } from '../../account/identity/make.ts';
import { bringCsv, uploadCsv, runImport } from '../../../testing/bring-csv.ts';
import { expire, write } from './write.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

type Requested = Omit<Sent<typeof startExport>, 'merchant'>;
const begin = (asked: Requested, { merchant, token } = owner) => app.send(startExport, { merchant, ...asked }, { token });
const over = (id: string, { merchant, token } = owner) =>
  until(async () => {
    const { body } = await app.send(getExport, { merchant, id }, { token });
    return body.state !== 'running' && body;
  });
const exported = async (asked: Requested, person = owner) => over((await begin(asked, person)).body.id, person);
const read = async ({ url }: Pick<ExportRun, 'url'>) => {
  const response = await fetch(`${app.url}${url}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const products = (count: number) =>
  `handle,name,description,tags,sku,price,stock,option1 name,option1 value\n${Array.from({ length: count }, (_, index) => `p${index},"=Lamp ${index}","two\nlines","a, b",S${index},${index}.50,${index - 1},Colour,Red\n`).join('')}`;

test('every match is in the file, safe for spreadsheets, with length and digest', async () => {
  await bringCsv(app, owner, products(1_201), 'products');
  const run = await exported({ list: 'products', columns: ['name', 'price', 'stock'] });
  expect(run).toMatchObject({ state: 'done', rows: 1_201, total: 1_201, reason: null });
  const { bytes, headers } = await read(run);
  expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([run.size, run.sha256]);
  expect(headers.get('content-disposition')).toContain(`filename="${run.file_name}"`);
  const lines = bytes.toString().split('\r\n');
  expect(lines[0]).toBe('\uFEFFname,price,stock');
  expect(lines).toContain("'=Lamp 0,0.50,-1");
  expect(new Set(lines).size).toBe(1_201 + 2);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('the date in a file name is the shop’s, in %s', async (zone) => {
  await app.write(owner.merchant, ({ db }) => db.updateTable('shop_settings').set({ time_zone: zone }).execute());
  const { body } = await begin({ list: 'products' });
  const day = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: zone });
  expect([day(new Date(Date.now() - 60_000)), day(new Date())]).toContain(body.file_name.slice('products-'.length, -'.csv'.length));
});

test('each field that the shop defined for its products is a column, after the others', async () => {
  const { merchant, token } = owner;
  const define = (key: string, type: 'number' | 'flag') => app.send(createMetafield, { merchant, key, name: key, type }, { token });
  await Promise.all([define('weight', 'number'), define('vegan', 'flag')]);
  const make = (name: string, metafields: Record<string, number | boolean>) =>
    app.send(createProduct, { merchant, name, variants: [{ price: '1' }], metafields }, { token });
  await make('One', { weight: 1.5, vegan: false });
  await make('Two', {});
  const { bytes } = await read(await exported({ list: 'products' }));
  const [head, ...rows] = bytes.toString().trim().split('\r\n');
  expect(head).toMatch(/,image,metafield\.vegan,metafield\.weight$/);
  expect(rows.map((row) => row.split(',').slice(-2)).toSorted()).toEqual([
    ['', ''],
    ['no', '1.5'],
  ]);
});

test('importing exported products changes nothing', async () => {
  await bringCsv(app, owner, products(20), 'products');
  const { bytes } = await read(await exported({ list: 'products' }));
  const { body } = await uploadCsv(app, owner, bytes);
  expect([body.kind, body.format]).toEqual(['products', 'parley']);
  expect(await runImport(app, owner, body.id)).toMatchObject({ state: 'done', created: 0, updated: 0, unchanged: 20, refused: 0 });
  const other = await app.register();
  expect(await bringCsv(app, other, bytes)).toMatchObject({ created: 20, refused: 0 });
  expect(await bringCsv(app, other, bytes)).toMatchObject({ created: 0, updated: 0, unchanged: 20 });
});

test('importing exported customers changes nothing', async () => {
  await bringCsv(
    app,
    owner,
    'First name,Last name,Email,Phone,Address,City,Country\nAnn,Berg,ann@mail.example,+49 30 12,Kade 1,Delft,NL\n',
    'customers',
  );
  const { bytes } = await read(await exported({ list: 'customers' }));
  const run = await bringCsv(app, owner, bytes);
  expect(run).toMatchObject({ kind: 'customers', format: 'parley', created: 0, updated: 0, unchanged: 1, refused: 0 });
});

test.each(['orders', 'conversations'] as const)('%s are exported too', async (list) => {
  await bringCsv(app, owner, 'Order number,Placed at,Item,Price\n=1001,2021-01-01 10:00,Pin,2.50\n', 'orders');
  const run = await exported({ list });
  expect([run.state, run.rows]).toEqual(['done', list === 'orders' ? 1 : 0]);
  const text = (await read(run)).bytes.toString();
  expect(text.includes("'=1001,")).toBe(list === 'orders');
});

test('exports only selected or matching rows', async () => {
  await bringCsv(app, owner, products(5), 'products');
  const filter = { match: 'all' as const, conditions: [{ field: 'price', op: 'greater' as const, value: 3 }] };
  expect((await exported({ list: 'products', filter })).rows).toBe(2);
  const shop = app.installation.readingOf(owner.merchant);
  const ids = (await shop.selectFrom('products').select('id').limit(2).execute()).map(({ id }) => id);
  expect((await exported({ list: 'products', ids })).rows).toBe(2);
});

const wrong: [string, Requested, string][] = [
  ['an unknown column', { list: 'products', columns: ['secret'] }, 'columns.0'],
  ['an unknown field', { list: 'products', filter: { conditions: [{ field: 'secret', op: 'is_set' }] } }, 'filter.conditions.0'],
];
test.each(wrong)('%s is refused', async (_, asked, path) => {
  const answer = await begin(asked);
  expect((answer.body as { errors?: { path: string }[] }).errors?.map((error) => error.path)).toEqual([path]);
});

test('exporting needs read access to the list, and masks names where required', async () => {
  await bringCsv(app, owner, 'Name,Email\nAnn Berg,ann@mail.example\n', 'customers');
  const analyst = await app.teammate(owner.merchant, 'analyst');
  const { bytes } = await read(await exported({ list: 'customers', columns: ['name', 'email'] }, analyst));
  expect(bytes.toString()).not.toContain('ann@mail');
  const billing = await app.teammate(owner.merchant, 'billing');
  expect(codeOf(await begin({ list: 'products' }, billing))).toBe('permission.denied');
});

test('an export is visible only to its maker; its link needs no session and cannot be forged', async () => {
  const run = await exported({ list: 'products' });
  const manager = await app.teammate(owner.merchant, 'manager');
  expect((await app.send(getExport, { merchant: owner.merchant, id: run.id }, { token: manager.token })).status).toBe(404);
  expect((await app.send(listExports, { merchant: owner.merchant }, { token: manager.token })).body.items).toEqual([]);
  expect((await app.send(listExports, { merchant: owner.merchant }, { token: owner.token })).body.items.map(({ id }) => id)).toEqual([
    run.id,
  ]);
  const forged = run.url?.replace(/\.\w+\./, '.zzzzzz.') ?? '';
  expect([(await read(run)).status, (await read({ url: forged })).status]).toEqual([200, 404]);
});

test('the file is deleted when its link expires', async () => {
  const run = await exported({ list: 'products' });
  await expire({ ...jobCtx(app, owner.merchant), outside: app.installation.outside }, { merchant: owner.merchant, run_id: run.id });
  expect(await over(run.id)).toMatchObject({ state: 'expired', url: null });
  expect((await read(run)).status).toBe(404);
});

test('at most three exports run at once, and a killed one starts over with each row once', async () => {
  const quiet = await startTestApp({ worker: false });
  try {
    const person = await quiet.register();
    const ask = () => quiet.send(startExport, { merchant: person.merchant, list: 'customers' }, { token: person.token });
    await quiet.write(person.merchant, async ({ db }) => {
      const rows = Array.from({ length: 700 }, (_, index) => ({
        merchant_id: person.merchant,
        id: crypto.randomUUID(),
        name: `C${index}`,
      }));
      await db.insertInto('customers').values(rows).execute();
    });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409]);
    const payload = { merchant: person.merchant, run_id: answers[0]?.body.id ?? '' };
    const ctx = (dieAfter?: number) => ({ ...jobCtx(quiet, person.merchant, dieAfter), outside: quiet.installation.outside });
    await expect(write(ctx(0), payload)).rejects.toThrow('killed');
    await write(ctx(), payload);
    const { body } = await quiet.send(getExport, { merchant: person.merchant, id: payload.run_id }, { token: person.token });
    expect(body).toMatchObject({ state: 'done', rows: 700 });
    const text = await (await fetch(`${quiet.url}${body.url}`)).text();
    expect(text.split('\r\n')).toHaveLength(702);
  } finally {
    await quiet.close();
  }
});

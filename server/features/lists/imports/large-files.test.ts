import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { listImports } from '@parley/contract/import-runs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { openShop, type Shop } from './make.ts';
import { largestImport } from './run-rules.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await openShop(app);
});

const uploads = () => path.join(app.installation.config.data, 'uploads');
const received = () => (fs.existsSync(uploads()) ? fs.readdirSync(uploads(), { recursive: true }).map(String) : []);
const bytesIn = (name: string) => fs.statSync(path.join(uploads(), name)).size;

/** A raw upload that says it will send so many bytes of a file, and a way to send some of them. */
async function beginUpload(bytes: number) {
  const { merchant, token } = shop.owner;
  const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text)).on('error', () => {});
  await once(socket, 'connect');
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="orders.csv"\r\ncontent-type: text/csv\r\n\r\n';
  const length = head.length + bytes + '\r\n--x--\r\n'.length;
  socket.write(
    `POST /api/imports/${merchant}/runs HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${head}`,
  );
  return { socket, answer: () => answer };
}

test('a file is on disk as it arrives, in the data folder, and an upload that breaks off leaves nothing', async () => {
  const { socket } = await beginUpload(largestImport);
  const row = `1001,2026-01-01,1.50,1,${'x'.repeat(1_000)}\n`;
  socket.write(row.repeat(200));
  // Less than a thousandth of what was announced has come, and lies on disk already.
  await until(async () => received().some((name) => name.endsWith('file') && bytesIn(name) >= 128 * 1024));
  socket.destroy();
  await until(async () => received().length === 0);
  expect((await shop.send(listImports, {})).body.items).toEqual([]);
  expect(received()).toEqual([]);
});

test('a file above 200 MB is taken, one above 1 GB is refused before it is sent', async () => {
  const { socket, answer } = await beginUpload(largestImport + 1024 * 1024);
  await until(async () => answer().includes('}'));
  socket.destroy();
  expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer()).toContain('This file is too large. Choose a file of up to 1 GB, or split it.');
  const large = await beginUpload(201 * 1024 * 1024);
  large.socket.write('Order Number,Date,Price\n'.repeat(10_000));
  await until(async () => received().some((name) => name.endsWith('file') && bytesIn(name) >= 128 * 1024));
  expect(large.answer()).toBe('');
  large.socket.destroy();
  await until(async () => received().length === 0);
});

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
test('a full disk is said, and nothing is left', async () => {
  const { files } = app.installation.outside;
  const { put } = files;
  files.put = async (_key, bytes) => {
    for await (const _chunk of Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes) throw full();
  };
  try {
    const { status, body } = await shop.upload('Order Number,Date,Price\n1,2026-01-01,5\n', 'orders');
    expect([status, (body as { detail?: string }).detail]).toEqual([
      503,
      'The server’s disk is full. Free up space, or ask whoever runs the server, then upload the file again.',
    ]);
  } finally {
    files.put = put;
  }
  expect([received(), (await shop.send(listImports, {})).body.items]).toEqual([[], []]);
});

const orders = (price: string) => `Order Number,Date,Item,Price,Quantity\n#1,2026-01-01,Pin,${price},1\n#2,2026-01-02,Pin,${price},1\n`;
test('a stored file that was exchanged since its preview is not imported, and that is said', async () => {
  const { body } = await shop.upload(orders('5.00'), 'orders');
  expect(await shop.run(body.id, true)).toMatchObject({ state: 'checked', created: 2 });
  const stored = path.join(app.installation.config.data, 'files', shop.owner.merchant, `${body.id}.csv`);
  fs.writeFileSync(stored, orders('9.00'));
  expect(await shop.run(body.id)).toMatchObject({
    ...{ state: 'failed', created: 0, done_rows: 0 },
    reason: 'The stored file is no longer the one that was uploaded, so nothing was imported. Upload it again.',
  });
  expect(await shop.db().selectFrom('orders').select('id').execute()).toEqual([]);
  fs.writeFileSync(stored, orders('5.00'));
  expect(await shop.run(body.id)).toMatchObject({ state: 'done', created: 2 });
});

test('a preview of orders and customers writes nothing, and finds what the import does', async () => {
  const file =
    'Order Number,Date,Item,Price,Quantity,Email\n#1,2026-01-01,Pin,5,1,ann@mail.example\n#2,2026-01-02,Pin,5,1,ann@mail.example\n#3,2026-01-03,Pin,5,1,bo@mail.example\n';
  const { body } = await shop.upload(file, 'orders');
  const written = 'orders, order_lines, order_payments, customers, customer_keys, import_bases';
  // Rows that are written and rolled back would be refused as well; locking rows takes the right to update them.
  await app.installation.owner.query(`revoke insert, delete on ${written} from parley_app`);
  try {
    expect(await shop.run(body.id, true)).toMatchObject({ state: 'checked', created: 3, refused: 0 });
  } finally {
    await app.installation.owner.query(`grant insert, delete on ${written} to parley_app`);
  }
  expect(await shop.run(body.id)).toMatchObject({ state: 'done', created: 3, refused: 0 });
  expect(await shop.db().selectFrom('orders').select('customer_id').distinct().execute()).toHaveLength(2);
});

test('a UTF-16 file of many chunks is imported, and a last line that breaks off costs only itself', async () => {
  const rows = Array.from({ length: 3_000 }, (_, i) => `#${i};2026-01-01;Größe ${i} 🙂;1,50;1\r\n`);
  const text = `Order Number;Date;Item;Price;Quantity\r\n${rows.join('')}#3000;2026-01-01;"Pi`;
  const run = await shop.csv(Buffer.from(`\uFEFF${text}`, 'utf16le'), 'orders');
  expect(run).toMatchObject({ state: 'done', total_rows: 3_001, done_rows: 3_001, created: 3_000, refused: 1 });
  expect(run.refusals).toMatchObject([{ row: 3_002, reason: 'This row has an unclosed quotation mark. Add the missing one.' }]);
  const names = await shop.db().selectFrom('order_lines').select('name').where('name', 'like', '%2999 🙂').execute();
  expect(names).toEqual([{ name: 'Größe 2999 🙂' }]);
});

test('a line of many MB is one refused row, and the rows around it keep their numbers', async () => {
  const line = `#2,2026-01-01,${'x'.repeat(16 * 1024 * 1024)},9,5`;
  const text = `Order Number,Date,Item,Price,Quantity\n#1,2026-01-01,Pin,1,1\n${line}\n#3,2026-01-01,Pin,1,1\n#4,never,Pin,1,1\n`;
  const run = await shop.csv(text, 'orders');
  expect(run).toMatchObject({ state: 'done', total_rows: 4, done_rows: 4, created: 2, refused: 2 });
  expect(run.refusals.map(({ row }) => row).sort()).toEqual([3, 5]);
});

test('without a place for uploads the sender is told, and the connection goes on', async () => {
  const there = uploads();
  fs.rmSync(there, { recursive: true, force: true });
  fs.writeFileSync(there, 'not a folder');
  try {
    const { status, body } = await shop.upload(`Order Number,Date,Price\n${'1,2026-01-01,5\n'.repeat(200_000)}`, 'orders');
    expect([status, (body as { code?: string }).code]).toEqual([503, 'file.not_kept']);
  } finally {
    fs.rmSync(there);
  }
  expect((await shop.upload(orders('5.00'), 'orders')).status).toBe(201);
});

test('twenty imports of the same orders at once write each of them once', async () => {
  const other = await openShop(app);
  const text = orders('5.00');
  const uploaded = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const { upload, run } = i % 2 === 0 ? shop : other;
      const { body } = await upload(text, 'orders');
      return () => run(body.id);
    }),
  );
  const runs = await Promise.all(uploaded.map((run) => run()));
  const sum = (of: 'created' | 'updated' | 'unchanged' | 'refused') => runs.reduce((total, run) => total + run[of], 0);
  expect([sum('created'), sum('updated'), sum('unchanged'), sum('refused')]).toEqual([4, 0, 36, 0]);
  for (const { db } of [shop, other])
    expect(await db().selectFrom('order_payments').select('amount_cents').execute()).toEqual([
      { amount_cents: 500 },
      { amount_cents: 500 },
    ]);
});

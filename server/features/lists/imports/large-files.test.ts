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

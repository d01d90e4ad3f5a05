import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedFetch, isAddressRefused } from './guarded-fetch.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  if (request.url === '/away') response.writeHead(302, { location: '/secret' });
  response.end('secret');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

test.each([
  '127.0.0.1',
  'localhost',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[fec0::1]',
  '0.0.0.0',
  '169.254.169.254',
  '10.0.0.1',
  '100.64.0.1',
  '192.168.1.1',
])('never connects to %s', async (host) => {
  const before = asked;
  const error = await guardedFetch({ connectMs: 500 })(`http://${host}:${port}/`).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect([isAddressRefused(error), asked - before]).toEqual([true, 0]);
});

test('connects where private addresses are allowed, and follows no redirects', async () => {
  const open = guardedFetch({ allowPrivate: true });
  expect(await (await open(`http://127.0.0.1:${port}/`)).text()).toBe('secret');
  expect((await open(`http://127.0.0.1:${port}/away`)).status).toBe(302);
});

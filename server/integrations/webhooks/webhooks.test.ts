import dns from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWebhooks } from './index.ts';

let server: http.Server;
let url: string;
let reply: http.RequestListener;
let requests: number;
beforeEach(async () => {
  requests = 0;
  server = http.createServer((request, response) => {
    requests += 1;
    request.resume();
    reply(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const post = (to = url) => openWebhooks({ allowPrivate: true, timeoutMs: 300 }).post({ url: to, headers: { 'x-a': 'b' }, body: '{}' });

test('2xx alone is success', async () => {
  reply = (_request, response) => void response.writeHead(202, { 'x-reply': 'yes' }).end('thanks');
  expect(await post()).toMatchObject({ status: 202, body: 'thanks', error: null, headers: expect.objectContaining({ 'x-reply': 'yes' }) });
  reply = (_request, response) => void response.writeHead(404).end();
  expect(await post()).toMatchObject({ status: 404, error: 'It responded with status 404.' });
});

test('a redirect is a failure and isn’t followed', async () => {
  reply = (_request, response) => void response.writeHead(302, { location: url }).end();
  expect(await post()).toMatchObject({ status: 302, error: expect.stringContaining('Redirects aren’t followed') });
  expect(requests).toBe(1);
});

test('a receiver that never answers times out', async () => {
  reply = () => {};
  expect(await post()).toMatchObject({ status: null, body: null, error: expect.stringContaining('didn’t respond within') });
});

test('a body that never ends in time is a failure, with the status that came', async () => {
  reply = (_request, response) => void response.writeHead(200).write('a');
  expect(await post()).toMatchObject({ status: 200, error: expect.stringContaining('didn’t respond within') });
});

test('of a huge response the first 20,000 bytes are kept, and the rest isn’t downloaded', async () => {
  let written = 0;
  reply = (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && written < 500 * 1024 * 1024) {
        written += 65_536;
        if (!response.write(Buffer.alloc(65_536, 'x'))) return void response.once('drain', more);
      }
    };
    more();
  };
  const { body, error } = await post();
  expect([body?.length, error]).toEqual([20_000, null]);
  expect(written).toBeLessThan(100 * 1024 * 1024);
});

test('bytes that PostgreSQL can’t store are left out', async () => {
  reply = (_request, response) => void response.writeHead(200).end(Buffer.from([0x61, 0, 0xff, 0x62]));
  expect((await post()).body).toBe('a\u{fffd}b');
});

test('a refused connection is said in a sentence', async () => {
  server.close();
  server.closeAllConnections();
  expect(await post()).toMatchObject({ status: null, error: 'Its server refused the connection.' });
});

test.each([
  'http://hooks.example/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://[::ffff:127.0.0.1]/',
  'https://user:word@hooks.example/',
])('%s is refused before anything is sent', async (address) => {
  const port = openWebhooks();
  expect(port.accepts(address)).toBe(false);
  expect(await port.post({ url: address, headers: {}, body: '{}' })).toMatchObject({
    status: null,
    error: expect.stringContaining('doesn’t send'),
  });
});

test('a public address with https is accepted', () => expect(openWebhooks().accepts('https://hooks.example/parley')).toBe(true));

test('a public name that resolves to a private address is refused when connecting', async () => {
  reply = (_request, response) => void response.writeHead(200).end();
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_host: string, _options: object, done: (error: null, addresses: object[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])) as never);
  const { port } = new URL(url);
  const answer = await openWebhooks().post({ url: `https://hooks.example:${port}/`, headers: {}, body: '{}' });
  expect(lookup).toHaveBeenCalledOnce();
  lookup.mockRestore();
  expect([answer, requests]).toMatchObject([{ status: null, error: 'Its name leads to a private network, where Parley doesn’t send.' }, 0]);
});

import { once } from 'node:events';
import net from 'node:net';
import { problemBody } from '@parley/contract/problems';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { visit } from '../../testing/chat.ts';
import { startWeb } from '../../web-app.ts';

let app: TestApp;
let owner: Person;
/** A web process that waits for slow clients for a moment only. */
let hasty: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  hasty = await startWeb(app.installation, { timeouts: { headersMs: 300, requestMs: 400, uploadMs: 1_200, stalledMs: 2_000, lookMs: 20 } });
});
afterAll(async () => {
  await hasty.close();
  await app.close();
});

/** Opens a connection and sends these bytes; resolves with everything received when the server closes it. */
async function connect(port: number, first = '', { every = '' } = {}) {
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text)).on('error', () => {});
  await once(socket, 'connect');
  if (first) socket.write(first);
  // Dribbles a byte at a time, as a client that wants to hold the connection does.
  const dribble = every === '' ? undefined : setInterval(() => socket.writable && socket.write(every), 10);
  const closed = once(socket, 'close').then(() => (clearInterval(dribble), received));
  return { socket, closed, received: () => received };
}
const portOf = () => Number(new URL(app.url).port);
function problemIn(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const headers = new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['application/problem+json', 'no-store']);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const problem = problemBody.parse(JSON.parse(body));
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${problem.status} `));
  return [problem.status, problem.code];
}

const post = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
test.each<[string, string, string]>([
  ['sends nothing', '', ''],
  ['dribbles its headers', 'GET /api/health/live HTTP/1.1\r\nhost: x\r\na: ', 'b'],
  ['dribbles its body', `${post}content-length: 100000\r\n\r\n`, ' '],
  ['stops within its body', `${post}content-length: 100000\r\n\r\n{`, ''],
  ['dribbles a body that nobody reads', 'POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n', ' '],
])('a connection that %s is closed with 408', async (_what, first, every) => {
  const answer = await (await connect(hasty.port, first, { every })).closed;
  expect(problemIn(answer.slice(answer.lastIndexOf('HTTP/1.1')))).toEqual([408, 'request.timed_out']);
});

test('a client that still sends after its time is up gets its answer, although it reads it late', async () => {
  const first = 'POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n';
  const { socket, closed } = await connect(hasty.port, first, { every: ' ' });
  socket.pause();
  await once(hasty.app.server, 'clientError');
  // Some more bytes arrive after the answer was sent.
  const sent = socket.bytesWritten;
  await until(async () => socket.bytesWritten > sent + 5);
  socket.resume();
  expect(await closed).toContain('HTTP/1.1 408');
});

test('a body with a file may come more slowly than others, but not forever', async () => {
  const slow = (type: string) =>
    connect(hasty.port, `POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n`, { every: ' ' });
  const [file, other] = [await slow('multipart/form-data; boundary=x'), await slow('application/json')];
  const ended = await Promise.race([file.closed.then(() => 'file'), other.closed.then(() => 'other')]);
  // Not the number alone, which the id of a request can hold.
  const timedOut = (answer: string) => answer.includes('HTTP/1.1 408');
  expect([ended, timedOut(file.received()), timedOut(await other.closed)]).toEqual(['other', false, true]);
  expect(timedOut(await file.closed)).toBe(true);
});

test("a client that doesn't read its answers is disconnected", async () => {
  const many = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(60);
  const { socket } = await connect(hasty.port);
  socket.pause();
  socket.write(many);
  const connections = () => new Promise<number>((done) => hasty.app.server.getConnections((_error, count) => done(count)));
  await until(async () => (await connections()) > 0);
  await until(async () => (await connections()) === 0);
  socket.destroy();
  expect(await connections()).toBe(0);
});

test('a stream lives on', async () => {
  const stream = await connect(
    hasty.port,
    `GET /api/live/${owner.merchant} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\n\r\n`,
  );
  await until(async () => hasty.hub.streams() === 1);
  // Longer than a request may take to arrive.
  const others = await Promise.all([connect(hasty.port), connect(hasty.port)]);
  await Promise.all(others.map(({ closed }) => closed));
  hasty.hub.notice({
    ephemeral: [
      { merchant: owner.merchant, conversation_id: null, data: { signal: { type: 'changed', topic: 'inbox', id: null, version: 1 } } },
    ],
  });
  await until(async () => stream.received().includes('event: signal'));
  expect(stream.socket.destroyed).toBe(false);
  stream.socket.destroy();
});

test.each<[string, string, number, string]>([
  ['is no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n\r\n', 400, 'input.unreadable'],
  ['is HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'input.unreadable'],
  ['names no host', 'GET /api/health/live HTTP/1.1\r\n\r\n', 400, 'input.unreadable'],
  ['has two lengths', `${post}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n`, 400, 'input.unreadable'],
  ['has a broken chunk', `${post}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400, 'input.unreadable'],
  ['has NUL in its address', 'GET /a\0b HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'input.unreadable'],
  ['has a very long header', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers.too_large'],
  ['has a very long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'headers.too_large'],
])('a request that %s gets a problem', async (_what, bytes, status, code) => {
  const { socket, closed, received } = await connect(portOf(), bytes);
  await until(async () => received().includes('\r\n\r\n') && received().trimEnd().endsWith('}'));
  socket.destroy();
  expect(problemIn(await closed)).toEqual([status, code]);
});

test('an expectation that is unknown is ignored', async () => {
  const { socket, received } = await connect(portOf(), 'GET /api/health/live HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n');
  await until(async () => received().includes('{"status":"ok"}'));
  expect(received()).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
});

test('HEAD on a stream answers its headers and ends', async () => {
  const visitor = await visit(app, owner.merchant);
  const streams = [
    { path: `/api/live/${owner.merchant}`, token: owner.token },
    { path: `/api/public/chat/${visitor.key}/stream`, token: visitor.token },
  ];
  for (const { path, token } of streams) {
    const answer = await fetch(`${app.url}${path}`, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
      '',
    ]);
    expect((await fetch(`${app.url}${path}`, { method: 'HEAD' })).status).toBe(401);
  }
  expect(app.hub.streams()).toBe(0);
});

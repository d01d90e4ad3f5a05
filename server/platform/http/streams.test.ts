import { once } from 'node:events';
import net from 'node:net';
import { logOut } from '@parley/contract/auth';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { visit } from '../../testing/chat.ts';
import { followStream } from '../../testing/follow-stream.ts';
import { appRole } from '../db/pool.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());
const leaving: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
  await until(async () => app.hub.streams() === 0);
});

async function open(person = owner, headers: Record<string, string> = {}) {
  const before = app.hub.streams();
  const stream = await followStream(`${app.url}/api/live/${person.merchant}`, person.token, headers);
  leaving.push(stream.leave);
  if (stream.status === 200) await until(async () => app.hub.streams() > before || stream.hasEnded());
  return stream;
}
const notify = (version: number) =>
  app.write(owner.merchant, async (ctx) => void ctx.signal({ type: 'changed', topic: 'inbox', id: null, version }));
/** The notified versions that the stream delivered. */
const versionsOf = ({ events }: Awaited<ReturnType<typeof open>>) =>
  events.flatMap(({ event, data }) => (event === 'signal' ? ((data as { version: number | null }).version ?? []) : []));

test('is an uncached, unbuffered stream with a reconnect delay', async () => {
  const answer = await fetch(`${app.url}/api/live/${owner.merchant}`, { headers: { authorization: `Bearer ${owner.token}` } });
  expect(['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'].map((name) => answer.headers.get(name))).toEqual([
    'text/event-stream; charset=utf-8',
    'no-store',
    'no',
    null,
  ]);
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? '').toString()).toBe('retry: 1000\n\n');
  await reader?.cancel();
});

test('sends a comment every 15 s to keep the connection alive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await open();
  vi.advanceTimersByTime(14_999);
  await notify(1);
  await until(async () => versionsOf(stream).includes(1));
  expect(stream.comments()).toBe(0);
  vi.advanceTimersByTime(1);
  await until(async () => stream.comments() === 1);
  vi.advanceTimersByTime(30_000);
  await until(async () => stream.comments() === 3);
  vi.useRealTimers();
});

test('a client that reconnects with a position gets all later signals once, in order', async () => {
  const first = await open();
  for (const version of [11, 12, 13]) await notify(version);
  await until(async () => versionsOf(first).length === 3);
  const one = first.events.find(({ data }) => (data as { version?: number }).version === 11);
  await notify(14);
  const again = await open(owner, { 'last-event-id': one?.id ?? '' });
  await notify(15);
  await until(async () => versionsOf(again).length === 4);
  expect(versionsOf(again)).toEqual([12, 13, 14, 15]);
  const ids = again.events.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

test('a client that reconnects too late gets a reset and continues from there', async () => {
  await notify(20);
  await notify(21);
  await app.installation.owner.query('delete from live where merchant_id = $1', [owner.merchant]);
  const late = await open(owner, { 'last-event-id': '1' });
  await until(async () => late.events.some(({ event }) => event === 'reset'));
  await notify(22);
  await until(async () => versionsOf(late).length === 1);
  expect([late.events[0]?.event, versionsOf(late)]).toEqual(['reset', [22]]);
});

test.each([['nonsense'], ['-1'], ['99999999999999999999'], ['1; drop table live']])(
  'a position that is none (%s) is as good as none',
  async (position) => {
    const stream = await open(owner, { 'last-event-id': position });
    await notify(31);
    await until(async () => versionsOf(stream).length > 0);
    expect(versionsOf(stream)).toEqual([31]);
  },
);

test("signing out sends goodbye and ends only that session's stream", async () => {
  const person = await app.register();
  const [theirs, ours] = [await open(person), await open()];
  await app.send(logOut, { refresh_token: person.refreshToken });
  await until(async () => theirs.hasEnded());
  expect(theirs.events.at(-1)).toMatchObject({ event: 'bye', data: {} });
  expect(ours.hasEnded()).toBe(false);
  expect((await open(person)).status).toBe(401);
});

test("a client that doesn't read is disconnected, and the others continue", async () => {
  const reading = await open();
  const slow = net.connect(Number(new URL(app.url).port), '127.0.0.1');
  slow.write(`GET /api/live/${owner.merchant} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\n\r\n`);
  slow.pause();
  await until(async () => app.hub.streams() === 2);
  const name = 'x'.repeat(100_000);
  const signal = { type: 'typing', conversation_id: owner.merchant, who: 'customer', user_id: null, name, on: true } as const;
  let sent = 0;
  await until(async () => {
    app.hub.notice({ ephemeral: [{ merchant: owner.merchant, conversation_id: null, data: { signal } }] });
    sent += 1;
    return app.hub.streams() === 1;
  });
  // The system's buffers vary; ours hold a megabyte.
  expect(sent).toBeLessThan(200);
  const typing = () => reading.events.filter(({ data }) => (data as { type?: string }).type === 'typing').length;
  await until(async () => typing() === sent);
  const gone = once(slow, 'close');
  slow.on('error', () => {});
  slow.resume();
  await gone;
});

test.each([
  ['a teammate', () => open()],
  [
    'a visitor',
    async () => {
      const visitor = await visit(app, owner.merchant);
      await visitor.say('hello');
      const stream = await followStream(`${app.url}/api/public/chat/${visitor.key}/stream`, visitor.token);
      leaving.push(stream.leave);
      return stream;
    },
  ],
])('a stream of %s that fails ends, so that its client reconnects', async (_who, begin) => {
  await app.installation.owner.query(`revoke select on live from ${appRole}`);
  const stream = await begin();
  await until(async () => stream.hasEnded());
  await app.installation.owner.query(`grant select on live to ${appRole}`);
  expect(app.hub.streams()).toBe(0);
});

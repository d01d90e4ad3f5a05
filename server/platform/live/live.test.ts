import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { followStream } from '../../testing/follow-stream.ts';
import type { Pool } from '../db/pool.ts';
import { writing } from '../db/tenant.ts';
import { openHub, type Subscriber } from './hub.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const notify = (version: number, merchant = owner.merchant) =>
  app.write(merchant, async (ctx) => void ctx.signal({ type: 'changed', topic: 'inbox', id: null, version }));
function listener(position: number, merchant = owner.merchant) {
  const received: number[] = [];
  let resets = 0;
  const subscriber: Subscriber = {
    merchant,
    position,
    listen: ({ data }) => void (data.signal.type === 'changed' && received.push(data.signal.version ?? -1)),
    reset: () => void (resets += 1),
    end: () => {},
  };
  return { received, subscriber, resets: () => resets };
}

test('streams that join, leave and reconnect under load miss nothing and get nothing twice', async () => {
  const { merchant } = await app.register();
  const first = listener(-1, merchant);
  await app.hub.subscribe(first.subscriber);
  const total = 300;
  const writing = (async () => {
    for (let i = 0; i < total; i += 6) await Promise.all([0, 1, 2, 3, 4, 5].map((j) => notify(i + j, merchant)));
  })();
  const late = listener(0, merchant);
  let leave = await app.hub.subscribe(late.subscriber);
  for (let again = 0; again < 15; again++) {
    leave();
    await notify(1000 + again, merchant);
    leave = await app.hub.subscribe(late.subscriber);
  }
  await writing;
  await until(async () => first.received.length >= total + 15 && late.received.length >= total + 15);
  expect(first.received.length).toBe(total + 15);
  expect(new Set(first.received).size).toBe(total + 15);
  expect([...late.received].sort()).toEqual([...first.received].sort());
});

test('a stream that joins while the last one leaves gets later signals', async () => {
  const { merchant } = await app.register();
  const before = app.hub.streams();
  const leave = await app.hub.subscribe(listener(-1, merchant).subscriber);
  const next = listener(-1, merchant);
  const joining = app.hub.subscribe(next.subscriber);
  leave();
  const leaveNext = await joining;
  // Leaving twice counts once, also for streams that joined since.
  leave();
  expect(app.hub.streams()).toBe(before + 1);
  await notify(500, merchant);
  await until(async () => next.received.includes(500));
  leaveNext();
  expect(app.hub.streams()).toBe(before);
});

test('a stream still catching up gets signals sent to the others meanwhile', async () => {
  const { merchant } = await app.register();
  const { pool, holdNext } = holding(app.installation.pool);
  const hub = openHub(pool, (error) => {
    throw error;
  });
  const first = listener(-1, merchant);
  await hub.subscribe(first.subscriber);
  const release = holdNext();
  const late = listener(-1, merchant);
  const joining = hub.subscribe(late.subscriber);
  await until(async () => release.isHeld());
  await notify(7, merchant);
  hub.notice({ changed: [merchant] });
  await until(async () => first.received.includes(7));
  release();
  await joining;
  expect(late.received).toEqual([7]);
  hub.close();
});

test("a notice during the first stream's join loses nothing for it", async () => {
  const { merchant } = await app.register();
  // The joining stream reads the shop's head first and the notice second; the second read is slow and returns what was signaled after the
  // join.
  let looks = 0;
  const slow = Promise.withResolvers<void>();
  const { pool } = app.installation;
  const connect = async () => {
    if ((looks += 1) === 2) await slow.promise;
    return pool.connect();
  };
  const hub = openHub(new Proxy(pool, { get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name)) }), (error) => {
    throw error;
  });
  const only = listener(-1, merchant);
  const joining = hub.subscribe(only.subscriber);
  hub.notice({ changed: [merchant] });
  await joining;
  await notify(8, merchant);
  hub.notice({ changed: [merchant] });
  slow.resolve();
  await until(async () => only.received.length > 0);
  expect(only.received).toEqual([8]);
  hub.close();
});

/** The pool, with one live-row result withheld until released. */
function holding(pool: Pool) {
  let gate: { held: boolean; opened: Promise<void> } | undefined;
  const late = (client: PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          const answer: unknown = await value.apply(target, given);
          const held = gate;
          if (!held || !String(given[0]).includes('from "live"')) return answer;
          gate = undefined;
          held.held = true;
          await held.opened;
          return answer;
        };
      },
    });
  return {
    pool: new Proxy(pool, {
      get: (target, name) => (name === 'connect' ? async () => late(await target.connect()) : Reflect.get(target, name)),
    }),
    holdNext() {
      const opening = Promise.withResolvers<void>();
      const own = (gate = { held: false, opened: opening.promise });
      return Object.assign(() => opening.resolve(), { isHeld: () => own.held });
    },
  };
}

test('a position that is too old gets a reset', async () => {
  const { merchant } = await app.register();
  for (const version of [1, 2, 3]) await notify(version, merchant);
  await app.installation.owner.query('delete from live where merchant_id = $1', [merchant]);
  const old = listener(1, merchant);
  await app.hub.subscribe(old.subscriber);
  expect(old.resets()).toBe(1);
});

test('polling finds a lost notification', async () => {
  const waiting = listener(-1);
  await app.hub.subscribe(waiting.subscriber);
  // Simulates a crash between commit and NOTIFY.
  const row = { conversation_id: null, data: { signal: { type: 'changed', topic: 'inbox', id: null, version: 77 } } };
  await writing(app.installation.pool, owner.merchant, (db) =>
    sql`select append_live(${owner.merchant}::uuid, ${JSON.stringify([row])}::jsonb)`.execute(db),
  );
  expect(await until(async () => waiting.received.includes(77))).toBe(true);
});

test('a stream receives everything from the moment it is reported open', async () => {
  const { merchant, token } = await app.register();
  for (let round = 1; round <= 25; round++) {
    const stream = await followStream(`${app.url}/api/live/${merchant}`, token);
    await notify(round, merchant);
    await until(async () => stream.events.some(({ data }) => (data as { version?: number } | null)?.version === round));
    expect(stream.status).toBe(200);
    await stream.leave();
  }
});

import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { hear } from '../../testing/hear.ts';
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

const tell = (version: number, merchant = owner.merchant) =>
  app.write(merchant, async (ctx) => void ctx.signal({ type: 'changed', topic: 'inbox', id: null, version }));
function listener(position: number, merchant = owner.merchant) {
  const heard: number[] = [];
  let resets = 0;
  const subscriber: Subscriber = {
    merchant,
    position,
    hear: ({ data }) => void (data.signal.type === 'changed' && heard.push(data.signal.version ?? -1)),
    reset: () => void (resets += 1),
    end: () => {},
  };
  return { heard, subscriber, resets: () => resets };
}

test('streams that join, leave and come back under load miss nothing and hear nothing twice', async () => {
  const { merchant } = await app.register();
  const first = listener(-1, merchant);
  await app.hub.subscribe(first.subscriber);
  const total = 300;
  const writing = (async () => {
    for (let i = 0; i < total; i += 6) await Promise.all([0, 1, 2, 3, 4, 5].map((j) => tell(i + j, merchant)));
  })();
  const late = listener(0, merchant);
  let leave = await app.hub.subscribe(late.subscriber);
  for (let again = 0; again < 15; again++) {
    leave();
    await tell(1000 + again, merchant);
    leave = await app.hub.subscribe(late.subscriber);
  }
  await writing;
  await until(async () => first.heard.length >= total + 15 && late.heard.length >= total + 15);
  expect(first.heard.length).toBe(total + 15);
  expect(new Set(first.heard).size).toBe(total + 15);
  expect([...late.heard].sort()).toEqual([...first.heard].sort());
});

test('a stream that joins while the last one leaves hears what comes', async () => {
  const { merchant } = await app.register();
  const before = app.hub.streams();
  const leave = await app.hub.subscribe(listener(-1, merchant).subscriber);
  const next = listener(-1, merchant);
  const joining = app.hub.subscribe(next.subscriber);
  leave();
  const leaveNext = await joining;
  // To leave twice is to leave once, also for those who came since.
  leave();
  expect(app.hub.streams()).toBe(before + 1);
  await tell(500, merchant);
  await until(async () => next.heard.includes(500));
  leaveNext();
  expect(app.hub.streams()).toBe(before);
});

test('a stream that is still catching up hears what the others are told meanwhile', async () => {
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
  await tell(7, merchant);
  hub.notice({ changed: [merchant] });
  await until(async () => first.heard.includes(7));
  release();
  await joining;
  expect(late.heard).toEqual([7]);
  hub.close();
});

test('a notice that comes while the first stream joins takes nothing away from it', async () => {
  const { merchant } = await app.register();
  // The stream looks for the shop's head first, and so does the notice after it: that look is slow, and finds what was told after the stream joined.
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
  await tell(8, merchant);
  hub.notice({ changed: [merchant] });
  slow.resolve();
  await until(async () => only.heard.length > 0);
  expect(only.heard).toEqual([8]);
  hub.close();
});

/** The pool, but one answer about live rows is kept back until it is released. */
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

test('a position that is too old is told to start anew', async () => {
  const { merchant } = await app.register();
  for (const version of [1, 2, 3]) await tell(version, merchant);
  await app.installation.owner.query('delete from live where merchant_id = $1', [merchant]);
  const old = listener(1, merchant);
  await app.hub.subscribe(old.subscriber);
  expect(old.resets()).toBe(1);
});

test('a lost notice is found by looking', async () => {
  const waiting = listener(-1);
  await app.hub.subscribe(waiting.subscriber);
  // As after a crash between the commit and the NOTIFY.
  const row = { conversation_id: null, data: { signal: { type: 'changed', topic: 'inbox', id: null, version: 77 } } };
  await writing(app.installation.pool, owner.merchant, (db) =>
    sql`select append_live(${owner.merchant}::uuid, ${JSON.stringify([row])}::jsonb)`.execute(db),
  );
  expect(await until(async () => waiting.heard.includes(77))).toBe(true);
});

test('what happens from the moment a stream is said to be open is heard', async () => {
  const { merchant, token } = await app.register();
  for (let round = 1; round <= 25; round++) {
    const ear = await hear(`${app.url}/api/live/${merchant}`, token);
    await tell(round, merchant);
    await until(async () => ear.events.some(({ data }) => (data as { version?: number } | null)?.version === round));
    expect(ear.status).toBe(200);
    await ear.leave();
  }
});

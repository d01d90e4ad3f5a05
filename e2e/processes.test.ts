import { randomUUID } from 'node:crypto';
import { getSession, register } from '@parley/contract/auth';
import { type ChatState, listChatMessages, openChatSession, sendChatMessage } from '@parley/contract/chat';
import { importRecords } from '@parley/contract/imports';
import { takeOverConversation, listConversations, listMessages, updateConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Message } from '@parley/contract/messages';
import { revokeSessions } from '@parley/contract/users';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownMigrations } from '../server/platform/db/migrations.ts';
import { sender, until } from '../server/testing/app.ts';
import { followStream } from '../server/testing/follow-stream.ts';
import { isClosed, openDatabase, type Process, startProcess } from './separate-processes.ts';

type Send = ReturnType<typeof sender>;
let database: Awaited<ReturnType<typeof openDatabase>>;
let direct: pg.Client;
let webs: [Process, Process];
let workers: [Process, Process];
let a: Send;
let b: Send;
let owner: { token: string; merchant: string; userId: string };
let key = '';

beforeAll(async () => {
  database = await openDatabase();
  const start = (role: 'web' | 'worker') => startProcess(role, database.url);
  // All four start on an empty database and migrate it.
  const [one, two, three, four] = await Promise.all([start('web'), start('web'), start('worker'), start('worker')]);
  [webs, workers] = [
    [one, two],
    [three, four],
  ];
  [a, b] = [sender(one.url), sender(two.url)];
  direct = new pg.Client({ connectionString: database.url });
  await direct.connect();
  owner = await openShop();
});
afterAll(async () => {
  await Promise.all([...webs, ...workers].map((each) => each.kill()));
  await direct.end();
  await database.close();
});

const account = () => ({ name: 'Olive Owner', email: `${randomUUID()}@shop.example`, password: 'a long password', merchant_name: 'Quay' });

async function openShop() {
  const { body } = ok(await a(register, account()));
  const merchant = body.user.merchant_id ?? '';
  const { token } = body;
  const product = (id: string, name: string, price: string, stock: number) => ({
    external_id: id,
    name,
    description: `${name} of brushed steel.`,
    variants: [{ external_id: `${id}-1`, sku: id.toUpperCase(), price, stock, options: { Colour: 'Black' } }],
  });
  const { body: imported } = ok(
    await b(
      importRecords,
      {
        merchant,
        products: [product('lamp', 'Harbour Lamp', '49.90', 3), product('bottle', 'Drift Water Bottle', '24.50', 12)],
        articles: [
          {
            external_id: 'shipping',
            title: 'Delivery times and costs',
            body: 'Germany: 1-2 working days, €4.95.\n\nSpain: 3-5 working days, €9.95.',
          },
          {
            external_id: 'returns',
            title: 'Returns within 30 days',
            body: 'You may send anything back within 30 days of delivery if it is unused.',
          },
        ],
      },
      { token },
    ),
  );
  expect(imported).toMatchObject({ created: 4, updated: 0, unchanged: 0, refused: [], conflicts: [] });
  ok(await a(updateMerchantSettings, { merchant, ai: { debounce_ms: 0 } }, { token }));
  const { rows } = await direct.query<{ key: string }>('select key from directory.chat_keys where merchant_id = $1', [merchant]);
  key = rows[0]?.key ?? '';
  return { token, merchant, userId: body.user.id };
}

function ok<T extends { status: number; body: unknown }>(answer: T): T {
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
  return answer;
}

/** A customer who writes through one process and reads through the other, alternating. */
async function visit() {
  const { body: session } = ok(await a(openChatSession, { key }));
  const token = session.session_token;
  let turn = 0;
  const next = () => (turn++ % 2 ? b : a);
  return {
    token,
    say: async (text: string, by = next()) => ok(await by(sendChatMessage, { key, client_id: randomUUID(), text }, { token })).body,
    sees: async (by = next()) => ok(await by(listChatMessages, { key, limit: 200 }, { token })).body,
    conversation: async () => ok(await a(openChatSession, { key, session_token: token })).body.conversation_id ?? '',
  };
}
const threadOf = async (id: string): Promise<Message[]> =>
  ok(await b(listMessages, { merchant: owner.merchant, id, limit: 200 }, { token: owner.token })).body.items;

// The tests share one installation: processes killed or stopped by one are missing in the next.
describe('two web and two worker processes', { shuffle: false }, () => {
  test('four processes that start on an empty database migrate it once', () => {
    const lines = [...webs, ...workers].flatMap((each) => each.output().split('\n')).filter((line) => line.startsWith('migrated'));
    expect(lines.sort()).toEqual(knownMigrations().map((name) => `migrated ${name}`));
  });

  test('a session created on one process is valid on the other, and ends there at once', async () => {
    const { body } = ok(await a(register, account()));
    const there = () => b(getSession, {}, { token: body.token });
    expect((await there()).status).toBe(200);
    ok(await a(revokeSessions, { id: body.user.id }, { token: body.token }));
    // Sooner than the other process's cache of sessions expires, which takes 5 s.
    await until(async () => (await there()).status === 401, 3_000);
  });

  test("a teammate's stream on one process receives what a customer writes to the other, and a worker's answer", async () => {
    const team = await followStream(`${webs[1].url}/api/live/${owner.merchant}`, owner.token);
    const customer = await visit();
    await customer.say('What does shipping to Germany cost?', a);
    const authors = () => team.events.flatMap(({ data }) => (data as { message?: Message }).message?.author ?? []);
    await until(async () => authors().includes('customer'));
    await until(async () => authors().includes('ai'));
    expect(authors()[0]).toBe('customer');
    await team.leave();
  });

  test("a visitor's stream receives a worker's answer, and the new handler when a teammate takes over elsewhere", async () => {
    const customer = await visit();
    const stream = await followStream(`${webs[0].url}/api/public/chat/${key}/stream`, customer.token);
    await customer.say('Do you have the Harbour Lamp?', b);
    const messages = () => stream.events.flatMap(({ data }) => (data as { message?: { text: string; author: string } }).message ?? []);
    const answer = await until(async () => messages().find(({ author }) => author === 'ai'));
    expect(answer.text).toMatch(/Harbour Lamp/);
    ok(await b(takeOverConversation, { merchant: owner.merchant, id: await customer.conversation() }, { token: owner.token }));
    const states = () => stream.events.flatMap(({ data }) => (data as { state?: ChatState }).state ?? []);
    await until(async () => states().at(-1)?.teammate === 'Olive Owner');
    await stream.leave();
  });

  test('resending a message to another process stores it once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = ok(await a(openChatSession, { key }, { headers }));
    const second = ok(await b(openChatSession, { key }, { headers }));
    expect(second.body).toEqual(first.body);
    expect([first, second].map((each) => each.headers.get('idempotency-replayed'))).toEqual([null, 'true']);

    const person = account();
    const both = await Promise.all(
      [a, b, a, b].map((send) => send(register, person, { headers: { 'idempotency-key': 'one registration' } })),
    );
    expect(both.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(both.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const last = ok(await b(register, person, { headers: { 'idempotency-key': 'one registration' } }));
    expect(new Set([...both, last].flatMap(({ status, body }) => (status === 201 ? body.token : []))).size).toBe(1);
    const { rows } = await direct.query('select id from directory.users where email = $1', [person.email]);
    expect(rows).toHaveLength(1);
  });

  const lines = [
    'Do you have the Harbour Lamp?',
    'What does shipping to Germany cost?',
    'How long can I return things?',
    'Is the Drift Water Bottle in stock?',
    'thanks!',
  ];

  test('200 messages over both are each answered once or handed off, though a worker is killed in the middle', async () => {
    let answered = 0;
    const customers = Array.from({ length: 40 }, async (_, index) => {
      const customer = await visit();
      for (const [turn, line] of lines.entries()) {
        await customer.say(line, (index + turn) % 2 ? a : b);
        await until(async () => {
          const { items, state } = await customer.sees();
          return state.handler !== 'ai' || items.at(-1)?.author !== 'customer';
        }, 60_000);
        answered += 1;
      }
      return customer.conversation();
    });
    await until(async () => answered > 60, 60_000);
    const held = await freezeWithJobs(workers[0]);
    await workers[0].kill();
    // The queue itself would release them only after hours.
    await until(async () => (await stillThere(held)) === 0, 60_000);
    const conversations = await Promise.all(customers);

    expect(answered).toBe(200);
    expect(held.length).toBeGreaterThan(0);
    let total = 0;
    for (const id of conversations) {
      const thread = await until(async () => {
        const rows = await threadOf(id);
        return rows.every(({ status }) => status !== 'queued' && status !== 'sending') && rows;
      }, 15_000);
      expect(thread.filter(({ author }) => author === 'customer').map(({ text }) => text)).toEqual(lines);
      expect(thread.map(({ seq }) => seq)).toEqual(thread.map((_, index) => index + 1));
      const turns = answersPerTurn(thread);
      expect(
        turns.every((count) => count <= 1),
        `a message was answered twice: ${turns.join()}`,
      ).toBe(true);
      const handedOff = thread.some(({ activity }) => activity?.kind === 'handoff_requested');
      if (!handedOff) total += turns.filter((count) => count === 1).length;
      expect(handedOff || turns.every((count) => count === 1), 'a message got no answer').toBe(true);
    }
    expect(total).toBeGreaterThan(100);
  }, 240_000);

  /** Freezes a worker in the middle of its jobs and returns their ids. Its lock still shows it as alive. */
  async function freezeWithJobs(worker: Process): Promise<string[]> {
    return until(async () => {
      worker.signal('SIGSTOP');
      const held = await until(async () => {
        const before = await lockedJobs();
        await direct.query('select pg_sleep(0.5)');
        const after = await lockedJobs();
        return { ids: before.filter((id) => after.includes(id)) };
      });
      if (held.ids.length > 0) return held.ids;
      worker.signal('SIGCONT');
      await direct.query('select pg_sleep(0.05)');
      return undefined;
    }, 60_000);
  }
  const lockedJobs = async () =>
    (await direct.query<{ id: string }>('select id::text from graphile_worker._private_jobs where locked_at is not null')).rows.map(
      ({ id }) => id,
    );
  const stillThere = async (ids: string[]) =>
    (await direct.query('select 1 from graphile_worker._private_jobs where id = any ($1::bigint[])', [ids])).rows.length;

  /** How many AI answers came between two messages of the customer. */
  function answersPerTurn(thread: Message[]) {
    const counts: number[] = [];
    for (const { author } of thread) {
      if (author === 'customer') counts.push(0);
      else if (author === 'ai') counts.push((counts.pop() ?? 0) + 1);
    }
    return counts;
  }

  test('a snoozed conversation wakes on time', async () => {
    const customer = await visit();
    await customer.say('hello');
    const id = await customer.conversation();
    const token = owner.token;
    for (let round = 0; round < 5; round++) {
      const until_ = new Date(Date.now() + 700 + round * 150);
      ok(await b(updateConversation, { merchant: owner.merchant, id, status: 'snoozed', snoozed_until: until_.toISOString() }, { token }));
      const woken = await until(async () => (await threadOf(id)).filter(({ activity }) => activity?.kind === 'woken').at(round));
      expect(new Date(woken.created_at) < until_).toBe(false);
    }
  });

  /** Locks a conversation's row until released, so that other transactions wait. */
  async function hold(id: string) {
    const locker = new pg.Client({ connectionString: database.url });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select 1 from conversations where merchant_id = $1 and id = $2 for update', [owner.merchant, id]);
    return {
      someoneWaits: () =>
        until(async () => {
          const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await direct.query(waiting)).rows.length > 0;
        }),
      async letGo() {
        await locker.query('commit');
        await locker.end();
      },
    };
  }

  test('a worker that is asked to stop finishes its current answer and exits cleanly', async () => {
    const customer = await visit();
    await customer.say('hello');
    await until(async () => (await customer.sees()).items.at(-1)?.author === 'ai');
    const [, worker] = workers;
    worker.signal('SIGSTOP');
    await customer.say('Do you have the Harbour Lamp?');
    const row = await hold(await customer.conversation());
    worker.signal('SIGCONT');
    await row.someoneWaits();
    worker.signal('SIGTERM');
    await until(() => isClosed(worker.port));
    expect(worker.isRunning()).toBe(true);
    await row.letGo();
    expect(await worker.ended).toBe(0);
    const thread = await threadOf(await customer.conversation());
    expect(thread.at(-1)).toMatchObject({ author: 'ai', text: expect.stringMatching(/Harbour Lamp/) });
    expect(await lockedJobs()).toEqual([]);
  });

  test('a web process that is asked to stop finishes its current request, ends its streams and exits cleanly', async () => {
    const customer = await visit();
    await customer.say('hello', a);
    const row = await hold(await customer.conversation());
    const [team, visitor] = await Promise.all([
      followStream(`${webs[0].url}/api/live/${owner.merchant}`, owner.token),
      followStream(`${webs[0].url}/api/public/chat/${key}/stream`, customer.token),
    ]);
    const sending = customer.say('one more thing', a);
    await row.someoneWaits();
    webs[0].signal('SIGTERM');
    await until(() => isClosed(webs[0].port));
    await until(async () => team.hasEnded() && visitor.hasEnded());
    expect(webs[0].isRunning()).toBe(true);
    await row.letGo();
    expect(await sending).toMatchObject({ text: 'one more thing' });
    expect(await webs[0].ended).toBe(0);
    // The other process takes over and continues alone.
    expect((await customer.sees(b)).items.map(({ text }) => text)).toContain('one more thing');
    const { body } = ok(await b(listConversations, { merchant: owner.merchant }, { token: owner.token }));
    expect(body.items.length).toBeGreaterThan(0);
    webs[1].signal('SIGTERM');
    expect(await webs[1].ended).toBe(0);
  });
});

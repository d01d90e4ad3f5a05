import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { logIn } from '@parley/contract/auth';
import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import { listMessages } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Message } from '@parley/contract/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sender } from '../server/testing/app.ts';
import { persist, startSupervised, type Supervised } from './parley.ts';

let parley: Supervised;
beforeAll(async () => {
  parley = await startSupervised('crash');
});
afterAll(() => parley.stop());

/** Ten starts take as long as the machine needs, and a message may have to wait for all of them. */
const tenStarts = 600_000;
const key = 'demo-harbour';
const lines = [
  'Do you have steel bottles?',
  'What does shipping to Germany cost?',
  'thanks!',
  'can I return a jacket?',
  'is the kettle lamp in stock?',
  'hello?',
];

test.each([
  ['the server', async () => parley.killServer(), () => parley.startAgain()],
  ['PostgreSQL', () => parley.killDatabase(), () => persist(ready)],
])(
  'kill -9 of %s ten times under load: everything acknowledged is there once, and answered once or handed over',
  async (_what, kill, recover) => {
    const send = sender(parley.url);
    const owner = await signIn(send);
    const load = startCustomers(send, 6);
    for (let round = 0; round < 10; round++) {
      await load.nextAcknowledged();
      await pause(Math.random() * 1200);
      await kill();
      await recover();
    }
    await load.everyoneAcknowledged(4);
    const customers = await load.stop().catch((error: unknown) => {
      throw new Error(parley.output().slice(-4000), { cause: error });
    });
    for (const customer of customers) {
      const thread = await persist(async () => settled(await threadOf(send, owner, customer.conversationId())), 60_000);
      const stored = thread.filter(({ author }) => author === 'customer').map(({ client_id }) => client_id);
      expect(stored).toEqual(customer.acknowledged);
      expect(
        answersPerTurn(thread).every((count) => count <= 1),
        'a message was answered twice',
      ).toBe(true);
      expect(thread.map(({ seq }) => seq)).toEqual(thread.map((_, index) => index + 1));
    }
  },
  tenStarts + 300_000,
);

async function ready() {
  const { status } = await fetch(`${parley.url}/api/health/ready`);
  if (status !== 200) throw new Error(`The server is not ready: ${status}`);
}

type Send = ReturnType<typeof sender>;
type Owner = { token: string; merchant: string };

async function signIn(send: Send): Promise<Owner> {
  const { body } = await persist(async () => ok(await send(logIn, { email: 'mara@harbour.example', password: 'harbour-demo' })));
  if (!('token' in body)) throw new Error('The server asked for a second factor.');
  const owner = { token: body.token, merchant: body.user.merchant_id ?? '' };
  await persist(async () =>
    ok(await send(updateMerchantSettings, { merchant: owner.merchant, ai: { debounce_ms: 100 } }, { token: owner.token })),
  );
  return owner;
}

/** Customers who write steadily and resend each message until it is acknowledged. */
function startCustomers(send: Send, count: number) {
  let going = true;
  const customers = Array.from({ length: count }, () => {
    const acknowledged: string[] = [];
    let conversation: string | undefined;
    const run = (async () => {
      const { body: session } = await persist(async () => ok(await send(openChatSession, { key })), tenStarts);
      for (let turn = 0; going; turn++) {
        const clientId = randomUUID();
        const text = lines[turn % lines.length] ?? 'hello';
        await persist(
          async () =>
            ok(
              await send(
                sendChatMessage,
                { key, client_id: clientId, text },
                { token: session.session_token, headers: { 'idempotency-key': clientId } },
              ),
            ),
          tenStarts,
        );
        acknowledged.push(clientId);
        if (!conversation)
          conversation =
            (await persist(async () => ok(await send(openChatSession, { key, session_token: session.session_token })), tenStarts)).body
              .conversation_id ?? undefined;
        await pause(150 + Math.random() * 400);
      }
    })();
    return { acknowledged, run, conversationId: () => conversation ?? '' };
  });
  const total = () => customers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return {
    /** Waits until a message is acknowledged, however slowly the machine gets there: a server that nobody reached yet has nothing to lose. */
    async nextAcknowledged() {
      const before = total();
      await persist(async () => {
        if (total() === before) throw new Error('No message is acknowledged.');
      }, tenStarts);
    },
    /** Waits until each customer has this many messages acknowledged. */
    async everyoneAcknowledged(count: number) {
      await persist(async () => {
        if (customers.some(({ acknowledged }) => acknowledged.length < count)) throw new Error('Somebody could hardly write.');
      }, tenStarts);
    },
    async stop() {
      going = false;
      await Promise.all(customers.map(({ run }) => run));
      return customers;
    },
  };
}

async function threadOf(send: Send, { merchant, token }: Owner, id: string) {
  const all: Message[] = [];
  let cursor: string | null | undefined;
  do {
    const { body } = ok(await send(listMessages, { merchant, id, limit: 200, ...(cursor && { cursor }) }, { token }));
    all.unshift(...body.items);
    cursor = body.next_cursor;
  } while (cursor);
  return all;
}

/** Throws while a customer is unanswered or an answer is being sent. */
function settled(thread: Message[]) {
  const last = thread.findLast(({ author }) => author === 'customer');
  const after = thread.filter(({ seq }) => seq > (last?.seq ?? 0));
  const handed = thread.some(({ activity }) => activity?.kind === 'handoff_requested');
  if (!handed && !after.some(({ author, status }) => author === 'ai' && status !== 'cancelled'))
    throw new Error('A customer is unanswered.');
  if (thread.some(({ status }) => status === 'queued' || status === 'sending')) throw new Error('A message is stuck in the queue.');
  return thread;
}

/** How many AI answers came between two messages of the customer. */
function answersPerTurn(thread: Message[]) {
  const counts: number[] = [];
  for (const { author } of thread) {
    if (author === 'customer') counts.push(0);
    else if (author === 'ai') counts.push((counts.pop() ?? 0) + 1);
  }
  return counts;
}

function ok<T extends { status: number; body: unknown }>(answer: T): T {
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
  return answer;
}

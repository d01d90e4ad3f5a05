import { randomUUID } from 'node:crypto';
import { tryAgent, updateAiSettings } from '@parley/contract/ai-settings';
import type { Sent } from '@parley/contract/endpoint';
import { importRecords } from '@parley/contract/imports';
import { startEmulator } from '../../../integrations/llm/emulator.ts';
import { listCustomers } from '@parley/contract/customers';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf, detailOf, pathsOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
let yusuf: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour', currency: 'EUR' });
  const order = {
    external_id: 'o1',
    order_number: 'H2493',
    customer: 'yusuf',
    status: 'pending' as const,
    payment_status: 'paid' as const,
    fulfillment_status: 'unfulfilled' as const,
    placed_at: '2026-02-20T10:00:00Z',
    lines: [{ external_id: 'l1', name: 'Ferry Mug', price: '20.00', quantity: 1 }],
  };
  const mug = {
    external_id: 'mug',
    name: 'Ferry Mug',
    description: 'Keeps coffee hot.',
    variants: [{ external_id: 'v1', price: '20.00', stock: 9 }],
  };
  const rows = {
    customers: [{ external_id: 'yusuf', first_name: 'Yusuf', last_name: 'Rossi', email: 'yusuf@mail.example' }],
    products: [mug],
    orders: [order],
    articles: [{ external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days.' }],
  };
  await app.send(importRecords, { merchant: owner.merchant, ...rows }, as());
  const { body } = await app.send(listCustomers, { merchant: owner.merchant }, as());
  yusuf = body.items[0]?.id ?? '';
});

const as = ({ token } = owner) => ({ token });
type Tried = Omit<Sent<typeof tryAgent>, 'merchant' | 'playground_id' | 'turns'> & { turns?: Sent<typeof tryAgent>['turns'] };
const says = (text: string) => [{ author: 'customer' as const, text }];
const attempt = (more: Tried, person = owner) =>
  app.send(
    tryAgent,
    { merchant: owner.merchant, playground_id: newId(), turns: says('How long does delivery to Spain take?'), ...more },
    as(person),
  );

/** A conversation in the playground; each message continues from the previous memory. */
async function conversation(lines: string[], more: Tried = {}) {
  const turns: NonNullable<Tried['turns']> = [];
  let memory: Record<string, unknown> | null = null;
  const answers = [];
  for (const text of lines) {
    turns.push({ author: 'customer', text });
    const { body, status } = await attempt({ ...more, turns, memory });
    expect([status, body.text !== '']).toEqual([200, true]);
    turns.push({ author: 'ai', text: body.text });
    ({ memory } = body);
    answers.push(body);
  }
  return answers;
}

/** Counts rows of every table of the shop, directory and queue, except those of sessions. */
async function counted() {
  const { rows: tables } = await app.installation.owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'directory', 'graphile_worker') order by 1`,
  );
  const counts = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await app.installation.owner.query<{ n: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as n from ${name} t`,
    );
    counts.set(name, rows[0]?.n ?? '');
  }
  return Object.fromEntries(counts);
}

describe('the playground', () => {
  test('answers as the AI would now, with sources, tools, time and cost', async () => {
    const { body, status } = await attempt({});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      decision: 'answer',
      reason: null,
      summary: null,
      text: expect.stringMatching(/3-5 working days/),
      sources: [{ kind: 'article', title: 'Delivery times' }],
      run: {
        engine: 'builtin',
        intent: 'delivery_period',
        tools: expect.arrayContaining([expect.objectContaining({ name: 'search_knowledge', ok: true })]),
        cost: '0.000000',
        attempts: [],
      },
    });
  });

  test('uses unsaved settings and saves none', async () => {
    const guidance = [{ id: newId(), title: 'Spain', when: '', words: ['spain'], does: 'answer' as const, then: 'Ask our Spanish shop.' }];
    const { body } = await attempt({ agent: { guidance } });
    expect(body).toMatchObject({
      text: 'Ask our Spanish shop.',
      sources: [{ kind: 'guidance', title: 'Spain' }],
      run: { engine: 'rules' },
    });
    expect((await attempt({})).body.text).toMatch(/3-5 working days/);
  });

  test('says why it would hand off', async () => {
    const { body } = await attempt({ turns: says('I want to speak to a human') });
    expect(body).toMatchObject({ decision: 'hand_off', reason: 'customer_request', summary: expect.stringMatching(/speak to a human/) });
  });

  test('continues from the previous answer’s memory', async () => {
    const [question, answer] = await conversation(['where is my order H2493?', 'yusuf@mail.example']);
    expect(question).toMatchObject({ decision: 'ask', memory: { awaiting: 'email' } });
    expect(answer?.run.tools).toMatchObject([{ name: 'verify_customer', summary: 'Not run: this run may only read.' }]);
  });

  test('treats the chosen customer as verified', async () => {
    const { body } = await attempt({ turns: says('where is my order H2493?'), customer_id: yusuf });
    expect(body).toMatchObject({ decision: 'answer', text: expect.stringMatching(/H2493/) });
  });

  test('dry-runs actions: a proposal first, and what would be done after a confirmation', async () => {
    const [shown, done] = await conversation(['I want to cancel my order H2493, I no longer need it', 'yes'], { customer_id: yusuf });
    expect(shown).toMatchObject({ decision: 'ask', text: expect.stringMatching(/H2493/) });
    expect(done).toMatchObject({ decision: 'answer', text: expect.stringMatching(/H2493/) });
    const call = done?.run.tools.find(({ name }) => name === 'cancel_pending_order');
    expect(call).toMatchObject({ arguments: { confirmed: true }, summary: expect.stringMatching(/^Would do: .*H2493/) });
    const [row] = await app.installation.readingOf(owner.merchant).selectFrom('orders').select('status').execute();
    expect(row?.status).toBe('pending');
  });

  test('says that approval would be requested above the limit, without requesting it', async () => {
    await app.send(updateAiSettings, { merchant: owner.merchant, money_limit: '5.00' }, as());
    const [, asked] = await conversation(['I want to cancel my order H2493, I no longer need it', 'yes'], { customer_id: yusuf });
    expect(asked).toMatchObject({ decision: 'hand_off', summary: expect.stringMatching(/H2493/) });
    expect(asked?.run.tools.map(({ summary }) => summary).join()).not.toContain('Would do');
    expect(await app.installation.readingOf(owner.merchant).selectFrom('ai_approvals').select('id').execute()).toEqual([]);
  });

  test('dry-runs nothing without the customer’s confirmation', async () => {
    const [, answer] = await conversation(['I want to cancel my order H2493, I no longer need it', 'no, leave it'], { customer_id: yusuf });
    expect(JSON.stringify(answer?.run.tools)).not.toContain('Would do');
  });

  test('leaves no trace, whatever is requested', async () => {
    const before = await counted();
    await conversation(['I want to cancel my order H2493, I no longer need it', 'yes'], { customer_id: yusuf });
    await conversation(['I want to buy 2 Ferry Mugs', 'yes, please']);
    await conversation(['where is my order H2493?', 'yusuf@mail.example', '123456']);
    await conversation(['I want to speak to a human']);
    expect(await counted()).toEqual(before);
    expect(app.mails).toEqual([]);
  });
});

describe('the playground refuses', () => {
  test('an unknown customer, or another shop’s', async () => {
    const stranger = await app.register();
    for (const id of [newId(), yusuf]) {
      const input = { merchant: stranger.merchant, playground_id: newId(), turns: says('hello'), customer_id: id };
      const refused = await app.send(tryAgent, input, as(stranger));
      expect([refused.status, codeOf(refused)]).toEqual([404, 'customer.missing']);
    }
  });

  test('a last message that is not the customer’s', async () => {
    const refused = await attempt({ turns: [...says('hello'), { author: 'ai', text: 'Hello!' }] });
    expect([refused.status, pathsOf(refused)]).toEqual([422, ['turns']]);
  });

  test('a language model without a setup', async () => {
    const refused = await attempt({ engine: 'llm' });
    expect([refused.status, codeOf(refused), detailOf(refused)]).toEqual([
      409,
      'engine.unavailable',
      'No language model is set up. Set one up, or test Parley’s engine.',
    ]);
  });

  test('people who may not change settings', async () => {
    const agent = await app.teammate(owner.merchant, 'agent');
    expect((await attempt({}, agent)).status).toBe(403);
  });

  test('more than 30 requests a minute, per shop', async () => {
    const limited = await startTestApp({ worker: false, env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const [one, other] = [await limited.register(), await limited.register()];
      const hello = ({ merchant, token }: Person) =>
        limited.send(tryAgent, { merchant, playground_id: randomUUID(), turns: says('hello') }, { token });
      const statuses: number[] = [];
      for (let n = 0; n < 31; n++) statuses.push((await hello(one)).status);
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
      expect((await hello(other)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

test('applies the shop’s rules', async () => {
  await app.send(updateAiSettings, { merchant: owner.merchant, agent: { channels: ['whatsapp'], name: 'Coral' } }, as());
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { enabled: false } }, as());
  expect((await attempt({})).body.text).toMatch(/^I’m Coral, the AI assistant at Harbour\./);
});

test('streams a model’s text only to the person who tries it', async () => {
  const emulator = await startEmulator(() => ({
    calls: [{ name: 'answer', input: { text: 'Which jacket do you mean?', decision: 'ask', confidence: 0.9 } }],
  }));
  const local = await startTestApp({ worker: false, env: { OUTBOUND_PRIVATE: '1' } });
  try {
    const { merchant, token } = await local.register();
    const manager = await local.teammate(merchant, 'manager');
    const own = { key_from: 'own' as const, base_url: emulator.url, key: emulator.key, model: 'small-1', order: ['llm' as const] };
    await local.send(updateAiSettings, { merchant, engine: own }, { token });
    const streams = await Promise.all([token, manager.token].map((one) => followStream(`${local.url}/api/live/${merchant}`, one)));
    const texts = (n: number) =>
      (streams[n]?.events ?? []).flatMap(({ data }) =>
        (data as { type?: string }).type === 'ai_text' ? [data as { text: string; done: boolean }] : [],
      );
    const playground_id = newId();
    const { body } = await local.send(tryAgent, { merchant, playground_id, turns: says('Is it windproof?') }, { token });
    expect(body).toMatchObject({
      decision: 'ask',
      text: 'Which jacket do you mean?',
      run: { engine: 'llm', model: 'small-1', cost: null },
    });
    await until(async () => texts(0).some(({ done }) => done));
    expect(texts(0).at(-1)).toMatchObject({ playground_id, conversation_id: null, text: 'Which jacket do you mean?', done: true });
    expect(texts(1)).toEqual([]);
    for (const stream of streams) await stream.leave();
  } finally {
    await local.close();
    await emulator.close();
  }
});

test('never shows a key that a provider refuses', async () => {
  const emulator = await startEmulator(() => ({ text: 'Hello.' }));
  const local = await startTestApp({ worker: false, env: { OUTBOUND_PRIVATE: '1' } });
  const key = 'sk-refused-key-00001111';
  try {
    const { merchant, token } = await local.register();
    const own = { key_from: 'own' as const, base_url: emulator.url, key, model: 'small-1', order: ['llm' as const] };
    await local.send(updateAiSettings, { merchant, engine: own }, { token });
    const answer = await local.send(tryAgent, { merchant, playground_id: newId(), turns: says('Is it windproof?') }, { token });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'engine.unavailable']);
    expect(detailOf(answer)).toMatch(/llm small-1: unauthorised/);
    expect(JSON.stringify(answer.body)).not.toContain(key);
  } finally {
    await local.close();
    await emulator.close();
  }
});

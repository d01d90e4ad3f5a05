import { importRecords } from '@parley/contract/imports';
import {
  getConversation,
  getPanel,
  takeOverConversation,
  listMessages,
  returnToAi,
  sendMessage,
  suggestReply,
} from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { builtin } from '@parley/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { answerNow, latestConversation, silenceAi, visit } from '../../../testing/chat.ts';
import { answer } from './answer.ts';
import type { Engine, Outcome } from './engine.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register({ merchant_name: 'Harbour Supply' });
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { debounce_ms: 0 } }, { token: owner.token });
  await app.send(
    importRecords,
    {
      merchant: owner.merchant,
      customers: [{ external_id: 'yusuf', first_name: 'Yusuf', last_name: 'Rossi', email: 'yusuf@mail.example' }],
      orders: [
        {
          external_id: 'o1',
          order_number: 'H2493',
          customer: 'yusuf',
          status: 'shipped',
          payment_status: 'paid',
          fulfillment_status: 'fulfilled',
          placed_at: '2026-02-20T10:00:00Z',
          tracking: ['3SABC'],
          lines: [{ external_id: 'l1', name: 'Ferry Mug', price: '20.00', quantity: 1 }],
        },
      ],
      articles: [{ external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days.' }],
    },
    { token: owner.token },
  );
});
afterAll(() => app.close());

const by = () => ({ token: owner.token });
const runsOf = async (id: string) => (await app.send(getPanel, { merchant: owner.merchant, id }, by())).body.runs;
const threadOf = async (id: string) => (await app.send(listMessages, { merchant: owner.merchant, id }, by())).body.items;
const conversation = async (id: string) => (await app.send(getConversation, { merchant: owner.merchant, id }, by())).body;
const setting = (ai: { debounce_ms?: number; enabled?: boolean }) =>
  app.send(updateMerchantSettings, { merchant: owner.merchant, ai }, by());

async function ask(text: string) {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  const { id } = await latestConversation(app, owner);
  const answers = async (count = 1) => {
    const { items } = await visitor.sees();
    const said = items.filter(({ author }) => author === 'ai');
    return said.length >= count && said;
  };
  return { visitor, id, answered: async (count = 1) => (await until(() => answers(count))).at(-1)?.text ?? '' };
}

describe('a message on the website', () => {
  test('is answered with its source, and the run is stored', async () => {
    const { id, answered } = await ask('How long does delivery to Spain take?');
    expect(await answered()).toContain('Spain: 3-5 working days.');
    const [run] = await runsOf(id);
    expect(run).toMatchObject({
      engine: 'builtin',
      decision: 'answer',
      intent: 'delivery_period',
      sources: [{ kind: 'article', title: 'Delivery times' }],
      tools: expect.arrayContaining([expect.objectContaining({ name: 'get_facts', ok: true })]),
      cost: '0.000000',
      reason: null,
    });
    expect((await threadOf(id)).find(({ author }) => author === 'ai')?.ai).toMatchObject({
      run_id: run?.id,
      sources: [{ title: 'Delivery times' }],
    });
  });

  test('whoever sees personal data masked learns which tools were called, and none of their words', async () => {
    const { id, answered } = await ask('How long does delivery to Spain take?');
    await answered();
    const { token } = await app.teammate(owner.merchant, 'analyst');
    const { runs } = (await app.send(getPanel, { merchant: owner.merchant, id }, { token })).body;
    const tools = runs.flatMap((run) => run.tools);
    expect(tools).toContainEqual(
      expect.objectContaining({ name: 'search_knowledge', arguments: {}, ok: true, summary: 'search knowledge' }),
    );
    expect(tools.filter((tool) => Object.keys(tool.arguments).length > 0)).toEqual([]);
  });

  test('several messages in a row get one answer', async () => {
    await silenceAi(app, owner.merchant);
    const { visitor, id, answered } = await ask('How long does');
    await visitor.say('delivery to Spain');
    await visitor.say('take?');
    await setting({ debounce_ms: 0 });
    await answerNow(app, id);
    expect(await answered()).toContain('3-5 working days');
    expect(await runsOf(id)).toHaveLength(1);
  });

  test('an unknown question is handed off with the reason, and the customer is notified', async () => {
    const { id, answered } = await ask('I want to speak to a human');
    expect(await answered()).toMatch(/Someone from our team will read this chat/);
    expect(await conversation(id)).toMatchObject({
      handler: 'none',
      handoff: { reason: 'customer_request', summary: expect.stringMatching(/speak to a human/) },
    });
  });
});

test('a customer verifies with the code in their mailbox', async () => {
  const { visitor, id, answered } = await ask('where is my order H2493?');
  expect(await answered()).toMatch(/Which email address/);
  await visitor.say('yusuf@mail.example');
  expect(await answered(2)).toMatch(/6-digit code/);
  const mail = await until(async () => app.mails.find(({ to }) => to === 'yusuf@mail.example'));
  expect(mail.subject).toBe('Your code for Harbour Supply');
  const code = /\d{6}/.exec(mail.text)?.[0] ?? '';
  expect(JSON.stringify(await threadOf(id))).not.toContain(code);
  await visitor.say(code);
  expect(await answered(3)).toMatch(/H2493.*on its way.*3SABC/s);
  expect(await conversation(id)).toMatchObject({ customer: { name: 'Yusuf Rossi' } });
  expect(JSON.stringify(await runsOf(id))).not.toContain(code);
});

test('no email goes to an unknown address', async () => {
  const toOthers = () => app.mails.filter(({ to }) => to !== owner.email).length;
  const before = toOthers();
  const { visitor, answered } = await ask('where is my order?');
  await answered();
  await visitor.say('nobody@mail.example');
  expect(await answered(2)).toMatch(/If nobody@mail.example belongs to one of our customers/);
  await visitor.say('123456');
  await answered(3);
  expect(toOthers()).toBe(before);
});

test('after a return to the AI, it answers what waits and discloses itself', async () => {
  const { visitor, id, answered } = await ask('I want to talk to a person');
  await answered();
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, by());
  await visitor.say('How long does delivery to Spain take?');
  await app.send(returnToAi, { merchant: owner.merchant, id, note: 'please go on' }, by());
  expect(await answered(2)).toMatch(/^It’s the AI assistant at Harbour Supply again\. .*3-5 working days/s);
});

describe('before an answer is sent', () => {
  const outcome = (more: Partial<Outcome>): Outcome =>
    ({
      decision: 'answer',
      text: 'It takes 3 days.',
      cards: [],
      confidence: 0.9,
      intent: 'delivery_period',
      sources: [],
      memory: {},
      ...more,
    }) as Outcome;
  const engineOf = (work: Engine['answer']): Engine => ({ name: 'test', model: 'test-1', answer: work });
  /** Without the worker, so that the test's engine answers. */
  const answeredBy = (engine: Engine, attempt = 1) => answeredIn(attempt, async () => [engine]);
  async function answeredIn(attempt: number, enginesOf: () => Promise<Engine[]>) {
    await silenceAi(app, owner.merchant);
    const { id } = await ask('How long does delivery to Spain take?');
    const actor = { kind: 'system' as const, merchant: owner.merchant };
    const ctx: JobCtx = {
      actor,
      requestId: 'test',
      address: '',
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      flags: app.installation.flags,
      attempt,
      lastAttempt: false,
      db: app.installation.readingOf(owner.merchant),
      outside: app.installation.outside,
      write: (work) => app.write(owner.merchant, work),
    };
    await answer(ctx, { merchant: owner.merchant, conversation_id: id }, { enginesOf });
    await setting({ debounce_ms: 0 });
    return { conversation: await conversation(id), run: (await runsOf(id))[0], ctx, id };
  }
  const excerpt = { kind: 'article' as const, id: 'made-up', title: 'Invented', score: 1, excerpt: '' };

  test('a fact without a source becomes a handoff', async () => {
    const { conversation, run } = await answeredBy(engineOf(async () => outcome({})));
    expect(conversation.handoff?.reason).toBe('missing_knowledge');
    expect(run).toMatchObject({ decision: 'hand_off', reason: 'missing_knowledge', engine: 'test' });
  });
  test('a source that no tool returned does not count', async () => {
    const { run } = await answeredBy(engineOf(async () => outcome({ sources: [excerpt] })));
    expect(run).toMatchObject({ decision: 'hand_off', sources: [] });
  });
  test('an engine that throws is reported and stored as failed', async () => {
    const { conversation, run, id } = await answeredBy(
      engineOf(async () => {
        throw new Error('broken');
      }),
    );
    expect(conversation).toMatchObject({ handler: 'none', handoff: { reason: 'tool_failure' } });
    expect(run).toMatchObject({ decision: 'failed', reason: 'tool_failure' });
    expect((await threadOf(id)).find(({ author }) => author === 'ai')?.text).toMatch(/isn’t working/);
  });
  test('a failed tool call is recorded', async () => {
    const { run } = await answeredBy(
      engineOf(async (_briefing, tools) => {
        await tools.call('get_product', { product_id: 'none' });
        return outcome({});
      }),
    );
    expect(run).toMatchObject({ decision: 'failed', tools: [{ name: 'get_product', ok: false }] });
  });
  test('a lost database is rethrown, so that the job retries', async () => {
    await expect(
      answeredBy(
        engineOf(async () => {
          throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });
        }),
      ),
    ).rejects.toThrow('Connection terminated');
    await setting({ debounce_ms: 0 });
  });
  test('a failure outside the engines is retried, then handed off', async () => {
    const broken = () => Promise.reject(new Error('The settings cannot be read.'));
    await expect(answeredIn(1, broken)).rejects.toThrow('cannot be read');
    const { conversation, run, id } = await answeredIn(3, broken);
    expect(conversation).toMatchObject({ handler: 'none', handoff: { reason: 'tool_failure' } });
    expect(run).toMatchObject({ decision: 'failed', reason: 'tool_failure', engine: 'rules' });
    expect((await threadOf(id)).find(({ author }) => author === 'ai')?.text).toMatch(/isn’t working/);
  });
  test('text that cannot be stored is not sent, and the conversation is handed off', async () => {
    const usage = { tokens: { input: 0.5, cached: 0, cache_write: 0, output: 0, reasoning: 0 }, costMicros: 0, firstTokenMs: null };
    const unwritable = engineOf(async () => outcome({ decision: 'ask', text: 'Which one?', usage }));
    await expect(answeredBy(unwritable)).rejects.toThrow('invalid input syntax');
    const { conversation } = await answeredBy(unwritable, 3);
    expect(conversation).toMatchObject({ handler: 'none', handoff: { reason: 'tool_failure' } });
  });
  test('a second run does nothing', async () => {
    const { ctx, id } = await answeredBy(builtin);
    await answer(ctx, { merchant: owner.merchant, conversation_id: id }, { enginesOf: async () => [builtin] });
    expect(await runsOf(id)).toHaveLength(1);
  });
});

describe('a draft for a teammate', () => {
  test('is the AI’s answer with sources, without sending or remembering it', async () => {
    const { visitor, id, answered } = await ask('I want to talk to a person');
    await answered();
    await app.send(takeOverConversation, { merchant: owner.merchant, id }, by());
    await visitor.say('How long does delivery to Spain take?');
    const before = await threadOf(id);
    const draft = await app.send(suggestReply, { merchant: owner.merchant, id }, by());
    expect(draft).toMatchObject({
      status: 200,
      body: { text: expect.stringContaining('3-5 working days'), sources: [{ title: 'Delivery times' }] },
    });
    expect(await threadOf(id)).toEqual(before);
    expect(await runsOf(id)).toHaveLength(1);
  });
  test('is a teammate’s reply: after one wrote, it neither discloses nor hands off', async () => {
    const { visitor, id, answered } = await ask('hello');
    await answered();
    await app.send(sendMessage, { merchant: owner.merchant, id, client_id: 'teammate-1', text: 'Hi, Mara here.' }, by());
    await visitor.say('How long does delivery to Spain take?');
    const { status, body } = await app.send(suggestReply, { merchant: owner.merchant, id }, by());
    expect([status, body.text]).toEqual([200, expect.stringContaining('3-5 working days')]);
    expect(body.text).not.toMatch(/AI assistant|colleague|our team/i);
  });
  test('is kept with the message that was written from it', async () => {
    const { visitor, id, answered } = await ask('I want to talk to a person');
    await answered();
    await visitor.say('How long does delivery to Spain take?');
    const { body } = await app.send(suggestReply, { merchant: owner.merchant, id }, by());
    const { text, sources } = body;
    const sent = { merchant: owner.merchant, id, client_id: 'suggested-1', text, suggested_from: sources };
    expect((await app.send(sendMessage, sent, by())).body.suggested_from).toEqual(sources);
    expect((await threadOf(id)).at(-1)?.suggested_from).toEqual(sources);
  });
  test('does not exist for what nothing answers', async () => {
    const { id, answered } = await ask('Who won the football match yesterday?');
    await answered();
    const refused = await app.send(suggestReply, { merchant: owner.merchant, id }, by());
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'suggestion.none', detail: 'No suggestion: nothing in your products, orders or articles answers this.' },
    });
  });
  test('needs a source', async () => {
    const { id, answered } = await ask('hello');
    await answered();
    const refused = await app.send(suggestReply, { merchant: owner.merchant, id }, by());
    expect(refused).toMatchObject({ status: 409, body: { code: 'suggestion.none' } });
  });
});

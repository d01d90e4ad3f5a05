import { randomUUID } from 'node:crypto';
import { updateAiSettings } from '@parley/contract/ai-settings';
import { askForPerson } from '@parley/contract/chat';
import type { Sent } from '@parley/contract/endpoint';
import { updateBusinessHours } from '@parley/contract/hours';
import { importRecords } from '@parley/contract/imports';
import {
  getConversation,
  getPanel,
  listConversations,
  listMessages,
  returnToAi,
  sendMessage,
  takeOverConversation,
  updateConversation,
} from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { builtin, type InputOf, type ToolName } from '@parley/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { answerNow, latestConversation, silenceAi, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { answer } from './answer.ts';
import type { Engine, Outcome } from './engine.ts';
import { tools } from './tools/toolbox.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour', time_zone: 'Europe/Amsterdam' });
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { debounce_ms: 0 } }, as());
  const article = { external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days.' };
  await app.send(importRecords, { merchant: owner.merchant, articles: [article] }, as());
});

const as = () => ({ token: owner.token });
const threadOf = async (id: string) => (await app.send(listMessages, { merchant: owner.merchant, id }, as())).body.items;
const conversation = async (id: string) => (await app.send(getConversation, { merchant: owner.merchant, id }, as())).body;
const runsOf = async (id: string) => (await app.send(getPanel, { merchant: owner.merchant, id }, as())).body.runs;
const rowOf = (id: string) =>
  app.installation.readingOf(owner.merchant).selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const decide = (agent: NonNullable<Sent<typeof updateAiSettings>['agent']>) =>
  app.send(updateAiSettings, { merchant: owner.merchant, agent }, as());

/** A customer whom the AI handed off. */
async function handedOff(text = 'I want to speak to a human') {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  const { id } = await latestConversation(app, owner);
  const said = async () => (await visitor.sees()).items.filter(({ author }) => author === 'ai').map((one) => one.text);
  const answers = (count: number) => until(async () => ((await said()).length >= count ? said() : undefined));
  await answers(1);
  return { visitor, id, said, answered: async (count: number) => (await answers(count)).at(-1) ?? '' };
}

const delivery = 'How long does delivery to Spain take?';

describe('after a handoff, while nobody has taken over', () => {
  test('a question is answered, and the conversation still waits for a person', async () => {
    const { visitor, id, answered } = await handedOff();
    const before = await rowOf(id);
    await visitor.say(delivery);
    expect(await answered(2)).toMatch(/3-5 working days.*team|3-5 working days.*colleague/s);
    const { waiting_since, handoff_requested_at, first_human_reply_at, first_ai_reply_at, answered_seq } = before;
    expect(await rowOf(id)).toMatchObject({
      ...{ waiting_since, handoff_requested_at, first_human_reply_at, first_ai_reply_at, answered_seq },
      ...{ handler: 'none', status: 'open', assignee_id: null, handoff_accepted_at: null, ai_asked: false, burst_started_at: null },
    });
    const listed = await app.send(listConversations, { merchant: owner.merchant, tab: 'needs_you' }, as());
    expect(listed.body.items).toMatchObject([{ id, unread: true, waiting_since: waiting_since?.toISOString() }]);
    expect((await runsOf(id))[0]).toMatchObject({ decision: 'answer', sources: [{ title: 'Delivery times' }] });
  });

  test('what the customer adds is in the summary that the team reads', async () => {
    const { visitor, id, answered } = await handedOff();
    await visitor.say('it is about order H2493');
    expect(await answered(2)).toMatch(/order H2493/);
    await visitor.say('the lamp is broken');
    await answered(3);
    const { handoff } = await conversation(id);
    expect(handoff?.summary).toMatch(/speak to a human.*“it is about order H2493”.*“the lamp is broken”/s);
    const line = (await threadOf(id)).find(({ activity }) => activity?.kind === 'handoff_requested');
    expect(line?.activity?.note).toBe(handoff?.summary);
  });

  test('asking for a person again hands off no second time', async () => {
    const { visitor, id, answered, said } = await handedOff();
    await visitor.say('I want to speak to a human');
    await answered(2);
    expect(new Set(await said()).size).toBe(2);
    expect((await threadOf(id)).filter(({ activity }) => activity?.kind === 'handoff_requested')).toHaveLength(1);
  });

  test('a customer who pressed the button is kept company, too', async () => {
    const { visitor, answered } = await handedOff('hello');
    const { body } = await app.send(
      askForPerson,
      { key: visitor.key, client_id: randomUUID(), text: 'A person, please.' },
      { token: visitor.token },
    );
    expect(body.state.handler).toBe('none');
    await visitor.say(delivery);
    expect(await answered(2)).toMatch(/3-5 working days/);
  });

  test('outside business hours it says when the team is back, in the shop’s time zone', async () => {
    const slots = [{ day: 1, from: '03:00', to: '03:01' }];
    const schedule = { team_id: null, time_zone: 'Europe/Amsterdam', always_open: false, slots, holidays: [] };
    await app.send(updateBusinessHours, { merchant: owner.merchant, version: 0, schedules: [schedule] }, as());
    const { visitor, answered } = await handedOff();
    await visitor.say('when will someone reply?');
    expect(await answered(2)).toMatch(/Monday.* 03:00 CES?T/);
  });

  test('the same run twice answers once', async () => {
    const { visitor, id, answered } = await handedOff();
    await silenceAi(app, owner.merchant);
    await visitor.say(delivery);
    const once = () =>
      answer(jobCtxOf(app, owner.merchant), { merchant: owner.merchant, conversation_id: id }, { enginesOf: async () => [builtin] });
    await once();
    await answered(2);
    await once();
    expect(await runsOf(id)).toHaveLength(2);
  });

  test('what caused the handoff is not answered again', async () => {
    const { id } = await handedOff();
    await answer(jobCtxOf(app, owner.merchant), { merchant: owner.merchant, conversation_id: id }, { enginesOf: async () => [builtin] });
    expect(await runsOf(id)).toHaveLength(1);
  });

  test('returned to the AI, it answers with all its tools what it could only note', async () => {
    const { visitor, id, answered } = await handedOff();
    await visitor.say('please cancel my order H2493');
    expect(await answered(2)).toMatch(/team|colleague/);
    await app.send(returnToAi, { merchant: owner.merchant, id }, as());
    expect(await answered(3)).toMatch(/email address/);
  });

  test('an engine that fails still acknowledges, and the team learns what was written', async () => {
    const { visitor, id, answered } = await handedOff();
    const { run } = await silently(visitor, id, () => Promise.reject(new Error('broken')));
    expect(run).toMatchObject({ decision: 'failed', reason: 'tool_failure' });
    expect(await answered(2)).toMatch(/for the team/);
    expect((await conversation(id)).handoff).toMatchObject({ reason: 'customer_request', summary: expect.stringContaining(delivery) });
  });
});

const outcome = {
  decision: 'answer',
  text: 'It takes 3 days.',
  cards: [],
  confidence: 0.9,
  intent: null,
  sources: [],
  memory: {},
  courtesy: true,
} as const;

/** The customer writes while this engine answers, without the worker. */
async function silently(visitor: Awaited<ReturnType<typeof visit>>, id: string, work: Engine['answer']) {
  await silenceAi(app, owner.merchant);
  await visitor.say(delivery);
  const engine: Engine = { name: 'test', model: 'test-1', answer: work };
  await answer(jobCtxOf(app, owner.merchant), { merchant: owner.merchant, conversation_id: id }, { enginesOf: async () => [engine] });
  return { run: (await runsOf(id))[0] };
}

const at = (id: string) => ({ merchant: owner.merchant, id });
const byAPerson: [string, (id: string) => Promise<unknown>][] = [
  ['takes over', (id) => app.send(takeOverConversation, at(id), as())],
  ['is assigned', (id) => app.send(updateConversation, { ...at(id), assignee_id: owner.userId }, as())],
  ['writes', (id) => app.send(sendMessage, { ...at(id), client_id: randomUUID(), text: 'Mara here.' }, as())],
  ['resolves it', (id) => app.send(updateConversation, { ...at(id), status: 'resolved' }, as())],
  [
    'was there and put it back into the queue',
    async (id) => {
      await app.send(takeOverConversation, at(id), as());
      await app.send(updateConversation, { ...at(id), assignee_id: null }, as());
    },
  ],
];

describe('the AI falls silent', () => {
  test.each(byAPerson)('when a teammate %s while the answer is being made', async (_what, act) => {
    const { visitor, id, said } = await handedOff();
    const { run } = await silently(visitor, id, async (): Promise<Outcome> => {
      await act(id);
      return { ...outcome, cards: [], sources: [] };
    });
    expect(run).toMatchObject({ decision: 'dropped', engine: 'test' });
    expect(await said()).toHaveLength(1);
    expect((await threadOf(id)).filter(({ author }) => author === 'ai')).toHaveLength(1);
    expect((await rowOf(id)).handoff_summary).not.toContain('Spain');
  });

  test('when it was unassigned again', async () => {
    const { visitor, id, said } = await handedOff();
    await app.send(takeOverConversation, at(id), as());
    await app.send(updateConversation, { ...at(id), assignee_id: null }, as());
    expect(await rowOf(id)).toMatchObject({ handler: 'none' });
    const { run } = await silently(visitor, id, () => Promise.reject(new Error('asked')));
    expect(run).toMatchObject({ engine: 'builtin' });
    expect(await said()).toHaveLength(1);
  });

  test('when the customer writes again meanwhile: the later message is the one to answer', async () => {
    const { visitor, id, said } = await handedOff();
    await silently(visitor, id, async (): Promise<Outcome> => {
      await visitor.say('and to Portugal?');
      return { ...outcome, cards: [], sources: [] };
    });
    expect(await said()).toHaveLength(1);
    await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { debounce_ms: 0 } }, as());
    await answerNow(app, id);
    await until(async () => (await said()).length === 2);
  });

  test('and a takeover ends its typing indicator at once, for the customer and the team', async () => {
    const { visitor, id } = await handedOff();
    const streams = await Promise.all([
      followStream(`${app.url}/api/live/${owner.merchant}`, owner.token),
      followStream(`${app.url}/api/public/chat/${visitor.key}/stream`, visitor.token),
    ]);
    const lastTyping = ({ events }: (typeof streams)[number]) =>
      events
        .map(({ data }) => data as { type?: string; who?: string; on?: boolean })
        .findLast(({ type, who }) => type === 'typing' && who === 'ai');
    const isTyping = (on: boolean) => streams.every((stream) => lastTyping(stream)?.on === on);
    const ended: boolean[] = [];
    await silently(visitor, id, async ({ signal }): Promise<Outcome> => {
      await until(async () => isTyping(true));
      await app.send(takeOverConversation, at(id), as());
      await until(async () => isTyping(false));
      // Otherwise the indicator ended because the engine took too long.
      ended.push(!signal.aborted);
      return { ...outcome, cards: [], sources: [] };
    });
    expect(ended).toEqual([true]);
    await Promise.all(streams.map(({ leave }) => leave()));
  });

  const settings: [string, () => Promise<unknown>][] = [
    ['the shop wants it', () => decide({ while_waiting: false })],
    ['the AI is off', () => app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { enabled: false } }, as())],
    ['it answers on other channels', () => decide({ channels: ['email'] })],
    ['it answers at other hours', () => decide({ hours: 'closed' })],
  ];
  test.each(settings)('where %s', async (_what, set) => {
    const { visitor, id, said } = await handedOff();
    await set();
    await silently(visitor, id, () => Promise.reject(new Error('asked')));
    expect(await said()).toHaveLength(1);
    expect(await runsOf(id)).toHaveLength(1);
  });
});

describe('the tools only read', () => {
  const product = randomUUID();
  const order = { order_number: 'H2493' };
  const inputs: { [N in ToolName]?: InputOf<N> } = {
    verify_customer: { step: 'request_code', email: 'yusuf@mail.example' },
    cancel_pending_order: { ...order, reason: 'no longer needed', confirmed: true },
    modify_pending_order_items: { ...order, changes: [{ line_id: product, variant_id: product }], method: 'card' },
    modify_pending_order_address: { ...order, address: { line1: 'Main Street 5', city: 'Berlin', postcode: '10115', country: 'DE' } },
    modify_pending_order_payment: { ...order, method: 'card' },
    modify_customer_address: { address: { line1: 'Main Street 5', city: 'Berlin', postcode: '10115', country: 'DE' } },
    return_delivered_items: { ...order, lines: [{ line_id: product }], method: 'card' },
    exchange_delivered_items: { ...order, lines: [{ line_id: product, variant_id: product }], method: 'card' },
    create_checkout_link: { lines: [{ variant_id: product, quantity: 1 }] },
  };
  const writing = (Object.keys(tools) as ToolName[]).filter((name) => tools[name].risk !== 'read' && name !== 'hand_off');

  test.each(writing)('%s', async (name) => {
    const { visitor, id } = await handedOff();
    const { customer_id } = await rowOf(id);
    const isVerifying = name === 'verify_customer';
    await app.write(owner.merchant, ({ db }) =>
      db
        .updateTable('conversations')
        .set({ verified_customer_id: isVerifying ? null : customer_id })
        .where('id', '=', id)
        .execute(),
    );
    const mails = app.mails.length;
    const found: object[] = [];
    await silently(visitor, id, async (_briefing, toolbox): Promise<Outcome> => {
      found.push(await toolbox.call(name, inputs[name] as InputOf<typeof name>));
      return { ...outcome, cards: [], sources: [] };
    });
    expect(found).toMatchObject([{ state: 'unavailable' }]);
    expect(app.mails.length).toBe(mails);
    expect((await runsOf(id))[0]?.tools).toMatchObject([{ name, summary: 'Not run: this run may only read.' }]);
  });
});

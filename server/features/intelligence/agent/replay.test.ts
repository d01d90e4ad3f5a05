import { reportAnswer, getAiReport } from '@parley/contract/ai-reports';
import { replayAgent, tryAgent } from '@parley/contract/ai-settings';
import type { Sent } from '@parley/contract/endpoint';
import { importRecords } from '@parley/contract/imports';
import { getPanel, listMessages, mergeConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { getRunTrace } from '@parley/contract/runs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { refusal } from '../../commerce/orders/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register({ merchant_name: 'Harbour Supply', currency: 'EUR' });
  await app.send(updateMerchantSettings, { ...shop(), ai: { debounce_ms: 0 } }, as());
  const products = [
    {
      external_id: 'mug',
      name: 'Ferry Mug',
      description: 'Keeps coffee hot.',
      variants: [{ external_id: 'v1', price: '20.00', stock: 9 }],
    },
  ];
  const customers = [{ external_id: 'yusuf', first_name: 'Yusuf', last_name: 'Rossi', email: 'yusuf@mail.example' }];
  const orders = [
    {
      external_id: 'o1',
      order_number: 'H2493',
      customer: 'yusuf',
      status: 'pending' as const,
      payment_status: 'paid' as const,
      fulfillment_status: 'unfulfilled' as const,
      placed_at: '2026-02-20T10:00:00Z',
      lines: [{ external_id: 'l1', name: 'Ferry Mug', price: '20.00', quantity: 1 }],
    },
  ];
  const articles = [{ external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days.' }];
  await app.send(importRecords, { ...shop(), customers, orders, products, articles }, as());
});
afterAll(() => app.close());

const shop = () => ({ merchant: owner.merchant });
const as = ({ token } = owner) => ({ token });
type Replayed = Omit<Sent<typeof replayAgent>, 'merchant'>;
const replay = (input: Replayed, person = owner) => app.send(replayAgent, { merchant: person.merchant, ...input }, as(person));

/** A conversation in which the AI answers each message before the next one. */
async function talk(lines: readonly string[]) {
  const visitor = await visit(app, owner.merchant);
  for (const [place, text] of lines.entries()) {
    const line = text === 'CODE' ? await codeFor() : text;
    await visitor.say(line);
    await until(async () => (await visitor.sees()).items.filter(({ author }) => author === 'ai').length > place);
  }
  const { id } = await latestConversation(app, owner);
  const { runs } = (await app.send(getPanel, { ...shop(), id }, as())).body;
  return { id, runs: runs.toReversed() };
}
const codeFor = async () =>
  /\d{6}/.exec((await until(async () => app.mails.findLast(({ to }) => to === 'yusuf@mail.example'))).text)?.[0] ?? '';
const traceOf = async (id: string, run: string, person = owner) =>
  app.send(getRunTrace, { merchant: person.merchant, id, run }, as(person));
const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('There is none.');
  return one;
};

describe('the trace of an answer', () => {
  test('is stored with the run: what was read, found, remembered and weighed', async () => {
    const { id, runs } = await talk(['How long does delivery to Spain take?', 'Do you have the Ferry Mug?']);
    const [delivery, mug] = await Promise.all(runs.map(async (run) => (await traceOf(id, run.id)).body));
    expect(delivery).toMatchObject({
      read: {
        language: 'en',
        clauses: [{ text: 'How long does delivery to Spain take?', intents: [{ intent: 'delivery_period' }, {}, {}] }],
      },
      ground: { page: { title: 'Delivery times' }, facts: [{ name: 'delivery, ES', value: 'Spain: 3-5 working days.' }] },
      state: null,
    });
    expect(delivery?.skills[0]).toMatchObject({ skill: expect.any(String), fit: expect.any(Number), score: expect.any(Number) });
    expect(mug).toMatchObject({ ground: { products: [{ name: 'Ferry Mug' }] }, state: { engine: 'builtin' } });
  });

  test('has nothing of a code, and is masked where personal data is', async () => {
    const { id, runs } = await talk(['where is my order H2493?', 'yusuf@mail.example', 'CODE']);
    const code = await codeFor();
    const traces = await Promise.all(runs.map(async (run) => (await traceOf(id, run.id)).body));
    expect(JSON.stringify(traces)).toContain('yusuf@mail.example');
    expect(JSON.stringify(traces)).not.toContain(code);
    const analyst = await app.teammate(owner.merchant, 'analyst');
    for (const run of runs) {
      const { body } = await traceOf(id, run.id, analyst);
      expect(body.state).toBeNull();
      expect(body.read?.words.filter((word) => word !== '•••') ?? []).toEqual([]);
      expect(JSON.stringify(body)).not.toMatch(/yusuf/i);
    }
  });

  test('is missing where the run is, or belongs to another conversation', async () => {
    const { id } = await talk(['hello']);
    const other = await talk(['How long does delivery to Spain take?']);
    expect(refusal(await traceOf(id, newId()))).toEqual([404, 'run.missing']);
    expect(refusal(await traceOf(id, first(other.runs).id))).toEqual([404, 'run.missing']);
    expect(refusal(await traceOf(newId(), newId()))).toEqual([404, 'conversation.missing']);
  });

  test('comes with an answer in the playground', async () => {
    const turns = [{ author: 'customer' as const, text: 'How long does delivery to Spain take?' }];
    const { body } = await app.send(tryAgent, { ...shop(), playground_id: newId(), turns }, as());
    expect(body.trace).toMatchObject({ read: { language: 'en' }, ground: { page: { title: 'Delivery times' } }, state: null });
    expect(body.trace.skills.length).toBeGreaterThan(0);
  });
});

describe('replaying a conversation', () => {
  test('gives the recorded answer again while nothing changed, and writes nothing', async () => {
    const { id, runs } = await talk(['Do you have the Ferry Mug?', 'How long does delivery to Spain take?']);
    const count = async () =>
      (
        await app.installation.owner.query<{ n: string }>(
          `select concat((select count(*) from ai_runs), ' ', (select count(*) from messages), ' ', (select count(*) from conversations)) as n`,
        )
      ).rows;
    const before = await count();
    const { status, body } = await replay({ from: { conversation_id: id, run_id: first(runs).id }, answers: 10 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ earlier: [], complete: true });
    expect(body.steps.map(({ asked }) => asked)).toEqual([['Do you have the Ferry Mug?'], ['How long does delivery to Spain take?']]);
    for (const { recorded, now } of body.steps) {
      expect([now.decision, now.text, now.trace.skills[0]]).toEqual([recorded?.decision, recorded?.text, recorded?.trace.skills[0]]);
      expect(now.run.confidence).toBeCloseTo(recorded?.run.confidence ?? 0, 5);
      expect(now.run.config_version).toBe(recorded?.run.config_version);
    }
    expect(await count()).toEqual(before);
  });

  test('shows what changed settings would do', async () => {
    const { id, runs } = await talk(['How long does delivery to Spain take?']);
    const from = { conversation_id: id, run_id: first(runs).id };
    const certain = (await replay({ from, confidence_threshold: 1 })).body.steps[0];
    expect([certain?.recorded?.decision, certain?.now.decision, certain?.now.reason]).toEqual(['answer', 'hand_off', 'low_confidence']);
    const spanish = (await replay({ from, agent: { languages: ['es'] } })).body.steps[0];
    expect(spanish?.now.text).not.toBe(certain?.recorded?.text);
  });

  test('begins at any turn, with what the AI remembered then', async () => {
    const { id, runs } = await talk(['Do you have the Ferry Mug?', 'how much is it?']);
    const { body } = await replay({ from: { conversation_id: id, run_id: runs.at(-1)?.id ?? '' } });
    expect(body.earlier.map(({ author }) => author)).toEqual(['customer', 'ai']);
    expect(body.steps).toHaveLength(1);
    expect(body.steps[0]?.now.text).toMatch(/20\.00/);
    expect(body.steps[0]?.now.trace.state).toEqual(body.steps[0]?.recorded?.trace.state);
  });

  test('a customer is verified from where they were', async () => {
    const { id, runs } = await talk(['where is my order H2493?', 'yusuf@mail.example', 'CODE', 'where is my order H2493?']);
    const { body } = await replay({ from: { conversation_id: id, run_id: first(runs).id }, answers: 10 });
    // A replay can't check a code, so the order is shown first where the customer was verified already.
    expect(body.steps.map(({ now }) => /Ferry Mug/.test(now.text))).toEqual([false, false, false, true]);
    const last = (await replay({ from: { conversation_id: id, run_id: runs.at(-1)?.id ?? '' } })).body.steps[0];
    expect(last?.now.decision).toBe(last?.recorded?.decision);
    expect(last?.now.run.tools.some(({ name }) => name === 'verify_customer')).toBe(false);
  });

  test('works on a conversation of the playground', async () => {
    const turns = [
      { author: 'customer' as const, text: 'Do you have the Ferry Mug?' },
      { author: 'ai' as const, text: 'Yes.' },
      { author: 'customer' as const, text: 'How long does delivery to Spain take?' },
    ];
    const { body } = await replay({ from: { turns, turn: 2 }, confidence_threshold: 1 });
    expect(body.earlier.map(({ text }) => text)).toEqual(['Do you have the Ferry Mug?', 'Yes.']);
    expect(body.steps).toMatchObject([{ asked: ['How long does delivery to Spain take?'], recorded: null, now: { decision: 'hand_off' } }]);
    expect((await replay({ from: { turns, turn: 0 }, answers: 5 })).body.steps).toHaveLength(2);
  });

  test('follows a run into the conversation it was merged into', async () => {
    const one = await talk(['How long does delivery to Spain take?']);
    const other = await talk(['Do you have the Ferry Mug?']);
    await app.write(owner.merchant, async ({ db }) => {
      const { customer_id } = await db
        .selectFrom('conversations')
        .select('customer_id')
        .where('id', '=', other.id)
        .executeTakeFirstOrThrow();
      await db.updateTable('conversations').set({ customer_id, handler: 'none' }).where('id', 'in', [one.id, other.id]).execute();
    });
    expect((await app.send(mergeConversation, { ...shop(), id: one.id, into: other.id }, as())).status).toBe(200);
    const { body } = await replay({ from: { conversation_id: other.id, run_id: first(one.runs).id } });
    expect(body.steps[0]?.asked).toEqual(['How long does delivery to Spain take?']);
  });

  test('refuses what it can’t replay', async () => {
    const { id, runs } = await talk(['hello']);
    const from = { conversation_id: id, run_id: first(runs).id };
    expect(refusal(await replay({ from: { ...from, run_id: newId() } }))).toEqual([404, 'run.missing']);
    expect(refusal(await replay({ from: { ...from, conversation_id: newId() } }))).toEqual([404, 'conversation.missing']);
    expect(refusal(await replay({ from }, await app.register()))).toEqual([404, 'conversation.missing']);
    expect(refusal(await replay({ from: { turns: [{ author: 'ai', text: 'Hello' }], turn: 0 } }))).toEqual([422, 'input.invalid']);
    const agent = await app.teammate(owner.merchant, 'agent');
    expect(refusal(await replay({ from }, agent))).toEqual([403, 'permission.denied']);
  });
});

test('a report keeps the answer, the messages before it and the trace, masked for an analyst', async () => {
  const { id, runs } = await talk(['My address is yusuf@mail.example', 'How long does delivery to Spain take?']);
  const { items } = (await app.send(listMessages, { ...shop(), id }, as())).body;
  const { seq, text } = items.findLast(({ author }) => author === 'ai') ?? { seq: 0, text: '' };
  const { body: made } = await app.send(reportAnswer, { ...shop(), id, seq, reason: 'should_hand_off' }, as());
  expect(made.reason).toBe('should_hand_off');
  const details = async (person = owner) => (await app.send(getAiReport, { ...shop(), id: made.id }, as(person))).body.evidence;
  const kept = await details();
  expect(kept).toMatchObject({
    text,
    run: { id: runs.at(-1)?.id, config_version: runs.at(-1)?.config_version, tools: runs.at(-1)?.tools },
    trace: { ground: { page: { title: 'Delivery times' } } },
  });
  expect(kept?.turns.map((turn) => turn.author)).toEqual(items.filter((item) => item.seq < seq).map(({ author }) => author));
  await app.write(owner.merchant, ({ db }) =>
    db.updateTable('messages').set({ text: 'Changed' }).where('conversation_id', '=', id).execute(),
  );
  expect(await details()).toEqual(kept);
  const masked = await details(await app.teammate(owner.merchant, 'analyst'));
  expect(JSON.stringify(masked)).not.toContain('yusuf@mail.example');
  expect(masked?.run?.tools.map(({ arguments: given }) => given)).toEqual(kept?.run?.tools.map(() => ({})));
  expect(refusal(await app.send(getAiReport, { ...shop(), id: newId() }, as()))).toEqual([404, 'report.missing']);
});

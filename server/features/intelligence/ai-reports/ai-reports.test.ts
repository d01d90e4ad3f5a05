import { decideAiReport, listAiReports, reportAnswer } from '@parley/contract/ai-reports';
import { createBrand, listBrands, setBrandAccess } from '@parley/contract/brands';
import { listMessages, mergeConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { refusal } from '../../commerce/orders/make.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent', 'Theo');
  await app.send(updateMerchantSettings, { ...at(), ai: { debounce_ms: 8000 } }, { token: owner.token });
});
const at = () => ({ merchant: owner.merchant });

/** A conversation whose second message is the AI's. */
async function answered(visitor?: Awaited<ReturnType<typeof visit>>) {
  const customer = visitor ?? (await visit(app, owner.merchant));
  await customer.say('How long does it take?');
  const { id } = await latestConversation(app, owner);
  const run = newId();
  await app.write(owner.merchant, async ({ db, now }) => {
    const said = { direction: 'out', author: 'ai', status: 'sent' } as const;
    const row = { merchant_id: owner.merchant, conversation_id: id, seq: 2, id: newId(), ...said };
    await db
      .insertInto('messages')
      .values({ ...row, text: 'Two days. Ask ann@mail.example.', run_id: run, created_at: now() })
      .execute();
    await db.updateTable('conversations').set({ message_count: 2 }).where('id', '=', id).execute();
  });
  return { id, run, visitor: customer };
}
type Reason = 'incorrect_information' | 'outdated_information' | 'other';
const report = (id: string, seq = 2, reason: Reason = 'incorrect_information', note = '', { token }: Person = agent) =>
  app.send(reportAnswer, { ...at(), id, seq, reason, note }, { token });
const list = async (more: object = {}, { token }: Person = agent) => (await app.send(listAiReports, { ...at(), ...more }, { token })).body;
const decide = (id: string, state: 'open' | 'fixed' | 'dismissed', { token }: Person = owner) =>
  app.send(decideAiReport, { ...at(), id, state }, { token });

test('a report stores the message, run, author and reason', async () => {
  const { id, run } = await answered();
  const { status, body } = await report(id, 2, 'outdated_information', 'It takes three days now');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    conversation: { id },
    seq: 2,
    text: 'Two days. Ask ann@mail.example.',
    run_id: run,
    reason: 'outdated_information',
    note: 'It takes three days now',
    state: 'open',
    reported_by: 'Theo',
    decided_by: null,
  });
  expect((await list()).items).toEqual([body]);
});

test('reporting an answer again replaces one’s own report, not others’', async () => {
  const { id } = await answered();
  const { body: first } = await report(id);
  await decide(first.id, 'dismissed');
  const { body: again } = await report(id, 2, 'other', 'Still wrong');
  expect([again.id, again.state, again.note]).toEqual([first.id, 'open', 'Still wrong']);
  await report(id, 2, 'other', '', owner);
  expect((await list()).items.map(({ reported_by }) => reported_by).toSorted()).toEqual(['Olive Owner', 'Theo']);
});

test('only AI messages can be reported', async () => {
  const { id } = await answered();
  expect(refusal(await report(id, 1))).toEqual([404, 'message.missing']);
  expect(refusal(await report(id, 9))).toEqual([404, 'message.missing']);
  expect(refusal(await report(newId()))).toEqual([404, 'conversation.missing']);
});

test('a report can be closed and reopened', async () => {
  const { id } = await answered();
  const { body } = await report(id);
  expect((await decide(body.id, 'fixed')).body).toMatchObject({ state: 'fixed', decided_by: 'Olive Owner' });
  expect((await list({ state: 'open' })).items).toEqual([]);
  expect((await list({ state: 'decided' })).items).toHaveLength(1);
  expect((await decide(body.id, 'open')).body).toMatchObject({ state: 'open', decided_by: null, decided_at: null });
  expect(refusal(await decide(body.id, 'fixed', agent))).toEqual([403, 'permission.denied']);
  expect(refusal(await decide(newId(), 'fixed'))).toEqual([404, 'report.missing']);
});

test('lists reports latest first, page by page, by reason', async () => {
  const made: string[] = [];
  for (const reason of ['other', 'incorrect_information', 'other'] as const) {
    const { id } = await answered();
    made.push((await report(id, 2, reason)).body.id);
  }
  const first = await list({ limit: 2 });
  const rest = await list({ limit: 2, cursor: first.next_cursor });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made.toReversed());
  expect((await list({ reason: 'other' })).items).toHaveLength(2);
});

test('an analyst reads reports masked', async () => {
  const { id } = await answered();
  await report(id, 2, 'other', 'Told +31 612345678');
  const analyst = await app.teammate(owner.merchant, 'analyst');
  expect((await list({}, analyst)).items.map(({ text, note }) => [text, note])).toEqual([['Two days. Ask •••@•••', 'Told •••']]);
});

test('a report of a hidden conversation is missing', async () => {
  const { id } = await answered();
  const { body } = await report(id, 2, 'other', '', owner);
  const { body: brand } = await app.send(createBrand, { ...at(), name: 'Quay' }, { token: owner.token });
  const { body: brands } = await app.send(listBrands, at(), { token: owner.token });
  await app.write(owner.merchant, ({ db }) => db.updateTable('conversations').set({ brand_id: brand.id }).where('id', '=', id).execute());
  const standard = brands.items.find((one) => one.id !== brand.id)?.id ?? '';
  await app.send(setBrandAccess, { ...at(), id: agent.userId, brand_ids: [standard] }, { token: owner.token });
  expect((await list()).items).toEqual([]);
  expect(refusal(await report(id))).toEqual([404, 'conversation.missing']);
  expect((await list({}, owner)).items.map((one) => one.id)).toEqual([body.id]);
});

test('a report follows its message into another conversation', async () => {
  const { id: source } = await answered();
  await report(source);
  const { id: target } = await answered();
  await app.write(owner.merchant, async ({ db }) => {
    const { customer_id } = await db.selectFrom('conversations').select('customer_id').where('id', '=', target).executeTakeFirstOrThrow();
    await db.updateTable('conversations').set({ customer_id, handler: 'none' }).where('id', 'in', [source, target]).execute();
  });
  const merged = await app.send(mergeConversation, { ...at(), id: source, into: target }, { token: owner.token });
  expect(merged.status).toBe(200);
  const [found] = (await list()).items;
  const { body } = await app.send(listMessages, { ...at(), id: target }, { token: owner.token });
  expect([found?.conversation.id, found?.text]).toEqual([target, body.items.find(({ seq }) => seq === found?.seq)?.text]);
});

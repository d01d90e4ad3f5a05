import { aiResolutions, outcomes } from '@parley/contract/conversations';
import { takeOverConversation, listConversations, mergeConversation, sendMessage, updateConversation } from '@parley/contract/inbox';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const as = () => ({ token: owner.token });
const at = (id: string) => ({ merchant: owner.merchant, id });
async function begin(text = 'hello') {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  return { visitor, id: (await latestConversation(app, owner)).id };
}
const move = (id: string, status: 'resolved' | 'open') => app.send(updateConversation, { ...at(id), status }, as());
const say = (id: string) => app.send(sendMessage, { ...at(id), client_id: randomUUID(), text: 'Here you are' }, as());
const resolverOf = async (id: string) =>
  (
    await app.installation
      .readingOf(owner.merchant)
      .selectFrom('conversations')
      .select('resolved_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).resolved_by;
const outcomeOf = async (id: string) => {
  const found: string[] = [];
  for (const outcome of outcomes) {
    const filter = JSON.stringify({ conditions: [{ field: 'outcome', op: 'is', value: [outcome] }] });
    const { body } = await app.send(listConversations, { merchant: owner.merchant, filter }, as());
    if (body.items.some((one) => one.id === id)) found.push(outcome);
  }
  return found;
};

test('keeps who resolved it until it reopens, whoever reopens it', async () => {
  const { id, visitor } = await begin();
  await move(id, 'resolved');
  expect(await resolverOf(id)).toBe('person');
  await move(id, 'open');
  expect(await resolverOf(id)).toBeNull();
  await move(id, 'resolved');
  await visitor.say('one more thing');
  expect(await resolverOf(id)).toBeNull();
  await move(id, 'resolved');
  await app.send(takeOverConversation, at(id), as());
  expect(await resolverOf(id)).toBeNull();
});

test('counts as resolved by a teammate once one wrote to the customer, with one outcome at a time', async () => {
  const { id } = await begin();
  expect(await outcomeOf(id)).toEqual(['open']);
  await move(id, 'resolved');
  expect(await outcomeOf(id)).toEqual(['unanswered']);
  await move(id, 'open');
  await app.write(owner.merchant, ({ db }) =>
    db.updateTable('conversations').set({ first_ai_reply_at: new Date() }).where('id', '=', id).execute(),
  );
  await move(id, 'resolved');
  expect(await outcomeOf(id)).toEqual(['ai_resolved']);
  await move(id, 'open');
  await say(id);
  await move(id, 'resolved');
  expect(await outcomeOf(id)).toEqual(['person_resolved']);
});

test('answered messages stay answered after a merge', async () => {
  const { id: source } = await begin();
  const { id: target } = await begin();
  await say(source);
  await app.write(owner.merchant, async ({ db }) => {
    const { customer_id } = await db.selectFrom('conversations').select('customer_id').where('id', '=', source).executeTakeFirstOrThrow();
    await db.updateTable('conversations').set({ customer_id, handler: 'none' }).where('id', '=', target).execute();
  });
  expect((await app.send(mergeConversation, { ...at(source), into: target }, as())).status).toBe(200);
  await move(target, 'resolved');
  expect(await outcomeOf(target)).toEqual(['person_resolved']);
  expect(await resolverOf(source)).toBe('person');
});

type Row = { ai_asked?: boolean; ai_confirmed_at?: Date; handoff_requested_at?: Date; last_author?: string; last_at?: Date };
const hours = (n: number) => new Date(Date.now() - n * 3_600_000);
const answered = { first_ai_reply_at: hours(30), last_author: 'ai', last_at: hours(30) };
const isNow = (id: string, row: Row) =>
  app.write(owner.merchant, ({ db }) =>
    db
      .updateTable('conversations')
      .set({ ...answered, ...row })
      .where('id', '=', id)
      .execute(),
  );
const resolutionOf = async (id: string) => {
  const found: string[] = [];
  for (const resolution of aiResolutions) {
    const filter = JSON.stringify({ conditions: [{ field: 'ai_resolution', op: 'is', value: [resolution] }] });
    const { body } = await app.send(listConversations, { merchant: owner.merchant, filter }, as());
    if (body.items.some((one) => one.id === id)) found.push(resolution);
  }
  return found;
};

test.each<[string, 'open' | 'resolved', Row, string, string[]]>([
  ['the AI answered and the customer said nothing more', 'resolved', {}, 'ai_resolved', ['assumed']],
  ['the customer said that it helped', 'resolved', { ai_confirmed_at: hours(29) }, 'ai_resolved', ['confirmed']],
  ['it helped, although the AI went on to ask', 'resolved', { ai_asked: true, ai_confirmed_at: hours(29) }, 'ai_resolved', ['confirmed']],
  ['the AI’s question was never answered until it was closed', 'resolved', { ai_asked: true }, 'abandoned', []],
  [
    'it was closed after the customer answered the question',
    'resolved',
    { ai_asked: true, last_author: 'customer' },
    'ai_resolved',
    ['assumed'],
  ],
  ['a question waits for more than a day', 'open', { ai_asked: true }, 'abandoned', []],
  ['a question waits since a moment ago', 'open', { ai_asked: true, last_at: hours(1) }, 'open', []],
  ['an answer, no question, stands for days', 'open', {}, 'open', []],
  ['a person was asked for and nobody came', 'open', { handoff_requested_at: hours(2) }, 'handed_off', []],
  ['a person was asked for, and it was closed without one', 'resolved', { handoff_requested_at: hours(2) }, 'handed_off', []],
])('%s', async (_, status, row, outcome, resolution) => {
  const { id } = await begin();
  await isNow(id, row);
  if (status === 'resolved')
    await app.write(owner.merchant, ({ db }) => db.updateTable('conversations').set({ status }).where('id', '=', id).execute());
  expect([await outcomeOf(id), await resolutionOf(id)]).toEqual([[outcome], resolution]);
});

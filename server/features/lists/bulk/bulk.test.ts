import { type BulkRun, getBulk, startBulk, undoBulk } from '@parley/contract/bulk';
import type { Sent } from '@parley/contract/endpoint';
import { getConversation, listMessages, updateConversation } from '@parley/contract/inbox';
import { listNotifications } from '@parley/contract/notifications';
import { createTag, getConversationTags } from '@parley/contract/tags';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { untilNotified } from '../../automation/notifications/make.ts';
import { makeConversations } from './make.ts';
import { undoableFor } from './rules.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

type Input = Omit<Sent<typeof startBulk>, 'merchant'>;
const codeOf = (body: unknown) => (body as { code?: string }).code;
const begin = (input: Input, person = owner) => app.send(startBulk, { merchant: owner.merchant, ...input }, { token: person.token });
const look = async (id: string, person = owner) =>
  (await app.send(getBulk, { merchant: owner.merchant, id }, { token: person.token })).body;
// Up to a thousand rows, a transaction each.
const over = (id: string, person = owner) =>
  until(async () => {
    const run = await look(id, person);
    return (run.state === 'done' || run.state === 'undone') && run;
  }, 60_000);
const run = async (input: Input, person = owner): Promise<BulkRun> => over((await begin(input, person)).body.id, person);
const undone = async (id: string) => {
  const { status, body } = await app.send(undoBulk, { merchant: owner.merchant, id }, { token: owner.token });
  expect([status, body.state]).toEqual([200, 'undoing']);
  return over(id);
};
const ids = (...some: string[]) => ({ kind: 'ids' as const, ids: some });
const one = async (id: string) => (await app.send(getConversation, { merchant: owner.merchant, id }, { token: owner.token })).body;
const change = (id: string, to: Omit<Sent<typeof updateConversation>, 'merchant' | 'id'>) =>
  app.send(updateConversation, { merchant: owner.merchant, id, ...to }, { token: owner.token });
const linesOf = async (id: string) =>
  (await app.send(listMessages, { merchant: owner.merchant, id }, { token: owner.token })).body.items.flatMap(
    ({ activity }) => activity?.kind ?? [],
  );
const makeTag = async (name: string) => (await app.send(createTag, { merchant: owner.merchant, name }, { token: owner.token })).body.id;
const tagsOf = async (id: string) =>
  (await app.send(getConversationTags, { merchant: owner.merchant, id }, { token: owner.token })).body.items.map(({ name }) => name);
const limitTo = (person: Person, teams: string[]) =>
  app.write('', ({ db }) =>
    db.updateTable('directory.memberships').set({ visibility: 'teams', team_ids: teams }).where('user_id', '=', person.userId).execute(),
  );

test('changes all matches with progress, and notifies the assignee once', async () => {
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  const wanted = await makeConversations(app, owner.merchant, 1_000, { priority: 'high' });
  const [spared = ''] = await makeConversations(app, owner.merchant, 3, { priority: 'low' });
  const ears = await followStream(`${app.url}/api/live/${owner.merchant}`, owner.token);
  const filter = { match: 'all' as const, conditions: [{ field: 'priority', op: 'is' as const, value: ['high'] }] };
  const { status, body: begun } = await begin({ selection: { kind: 'all', filter }, change: { assignee_id: theo.userId } });
  expect([status, begun.state, begun.total]).toEqual([201, 'running', 1_000]);
  expect(await over(begun.id)).toMatchObject({ total: 1_000, done: 1_000, failed: 0, failures: [], may_undo: true });
  expect((await one(wanted[999] ?? '')).assignee?.name).toBe('Theo');
  expect((await one(spared)).assignee).toBeNull();
  const progress = ears.events.filter(({ data }) => (data as { topic?: string; id?: string } | null)?.id === begun.id);
  expect(progress.length).toBeGreaterThan(5);
  expect(progress.length).toBeLessThanOrEqual(22);
  await ears.leave();
  await untilNotified(app, owner.merchant);
  const { body: bell } = await app.send(listNotifications, { merchant: owner.merchant }, { token: theo.token });
  expect(bell.items.map(({ text }) => text)).toEqual(['Olive Owner assigned you 1000 conversations']);
});

test('rows that cannot change say why, and the others change', async () => {
  const [open = '', closed = ''] = [
    ...(await makeConversations(app, owner.merchant, 1)),
    ...(await makeConversations(app, owner.merchant, 1, { status: 'resolved' })),
  ];
  const tag = await makeTag('checked');
  const result = await run({ selection: ids(open, closed), change: { status: 'pending', add_tag_ids: [tag] } });
  expect(result).toMatchObject({ total: 2, done: 1, failed: 1 });
  const { number } = await one(closed);
  expect(result.failures).toEqual([{ id: closed, label: `#${number}`, reason: 'A conversation can’t change from resolved to pending.' }]);
  expect([await tagsOf(open), await tagsOf(closed), await linesOf(closed)]).toEqual([['checked'], [], []]);
});

test('a row that would get too many tags stays unchanged', async () => {
  const [id = ''] = await makeConversations(app, owner.merchant, 1);
  const many = await Promise.all(Array.from({ length: 21 }, (_, index) => makeTag(`tag ${index}`)));
  await run({ selection: ids(id), change: { add_tag_ids: many.slice(0, 20) } });
  const result = await run({ selection: ids(id), change: { priority: 'urgent', add_tag_ids: many.slice(20) } });
  expect(result.failures[0]?.reason).toBe('Add up to 20 tags.');
  expect([(await one(id)).priority, await linesOf(id)]).toEqual(['normal', ['tagged']]);
});

test('unknown tags and assignees are refused', async () => {
  const selection = ids(...(await makeConversations(app, owner.merchant, 1)));
  const analyst = await app.teammate(owner.merchant, 'analyst');
  const refused = async (wanted: Input['change']) => codeOf((await begin({ selection, change: wanted })).body);
  expect(await refused({ assignee_id: analyst.userId })).toBe('assignee.missing');
  expect(await refused({ team_id: newId() })).toBe('team.missing');
  expect(await refused({ add_tag_ids: [newId()] })).toBe('tag.missing');
  expect(await refused({ status: 'snoozed', snoozed_until: new Date(Date.now() - 1).toISOString() })).toBe('input.invalid');
  expect(await refused({})).toBe('input.invalid');
});

test('conversations of other shops are never touched', async () => {
  const stranger = await app.register();
  const [foreign = ''] = await makeConversations(app, stranger.merchant, 1);
  const [own = ''] = await makeConversations(app, owner.merchant, 1);
  expect(await run({ selection: ids(foreign, own), change: { priority: 'urgent' } })).toMatchObject({ total: 1, done: 1 });
  const { body } = await app.send(getConversation, { merchant: stranger.merchant, id: foreign }, { token: stranger.token });
  expect(body).toMatchObject({ priority: 'normal', version: 1 });
});

test('a teammate limited to a team changes only visible rows', async () => {
  const team = newId();
  await app.write(owner.merchant, ({ db }) =>
    db.insertInto('teams').values({ merchant_id: owner.merchant, id: team, name: 'Returns' }).execute(),
  );
  const agent = await app.teammate(owner.merchant, 'agent');
  await limitTo(agent, [team]);
  const [hidden = ''] = await makeConversations(app, owner.merchant, 2);
  const [seen = ''] = await makeConversations(app, owner.merchant, 2, { team_id: team });
  expect((await run({ selection: { kind: 'all' }, change: { priority: 'high' } }, agent)).total).toBe(2);
  expect((await run({ selection: ids(hidden, seen), change: { priority: 'urgent' } }, agent)).total).toBe(1);
  expect([(await one(hidden)).priority, (await one(seen)).priority]).toEqual(['normal', 'urgent']);
});

test('a run is visible only to its maker', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const { id } = await run({ selection: ids(...(await makeConversations(app, owner.merchant, 1))), change: { muted: true } });
  expect(codeOf(await look(id, agent))).toBe('bulk.missing');
  const { body } = await app.send(undoBulk, { merchant: owner.merchant, id }, { token: agent.token });
  expect(codeOf(body)).toBe('bulk.missing');
});

test('an empty selection finishes at once', async () => {
  const { body } = await begin({ selection: { kind: 'all', status: 'snoozed' }, change: { status: 'open' } });
  expect(body).toMatchObject({ state: 'done', total: 0, may_undo: false });
});

test('marking as read is per teammate, and can be undone', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  const [id = ''] = await makeConversations(app, owner.merchant, 1, { customer_seq: 2 });
  const { id: made } = await run({ selection: ids(id), change: { read: true } });
  const forAgent = await app.send(getConversation, { merchant: owner.merchant, id }, { token: agent.token });
  expect([(await one(id)).unread, forAgent.body.unread]).toEqual([false, true]);
  await undone(made);
  expect((await one(id)).unread).toBe(true);
});

test('undo restores each row’s previous values', async () => {
  const theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  const [old, fresh] = [await makeTag('old'), await makeTag('fresh')];
  const [pending = '', taken = ''] = [
    ...(await makeConversations(app, owner.merchant, 1, { status: 'pending' })),
    ...(await makeConversations(app, owner.merchant, 1)),
  ];
  await run({ selection: ids(pending, taken), change: { add_tag_ids: [old] } });
  await change(taken, { assignee_id: theo.userId });
  const before = [await one(pending), await one(taken)];
  const { id } = await run({
    selection: ids(pending, taken),
    change: { status: 'resolved', assignee_id: owner.userId, priority: 'urgent', add_tag_ids: [fresh], remove_tag_ids: [old] },
  });
  expect(await tagsOf(pending)).toEqual(['fresh']);
  expect(await undone(id)).toMatchObject({ state: 'undone', total: 2, done: 2, failed: 0, may_undo: false });
  for (const [place, was] of before.entries()) {
    const now = await one([pending, taken][place] ?? '');
    expect(now).toMatchObject({ status: was.status, handler: was.handler, assignee: was.assignee, priority: was.priority, tags: was.tags });
  }
  expect((await linesOf(pending)).slice(-1)).toEqual(['tagged']);
});

test('undo returns conversations to the AI and to snooze', async () => {
  const wakes = new Date(Date.now() + 3_600_000);
  const [answered = '', asleep = ''] = [
    ...(await makeConversations(app, owner.merchant, 1, { handler: 'ai' })),
    ...(await makeConversations(app, owner.merchant, 1, { status: 'snoozed', snoozed_until: wakes })),
  ];
  const { id } = await run({ selection: ids(answered, asleep), change: { status: 'resolved', assignee_id: owner.userId } });
  expect(await one(answered)).toMatchObject({ handler: 'human', status: 'resolved' });
  await undone(id);
  expect(await one(answered)).toMatchObject({ handler: 'ai', assignee: null, status: 'open' });
  expect(await one(asleep)).toMatchObject({ status: 'snoozed', snoozed_until: wakes.toISOString(), assignee: null });
});

test('tagging many rows signals the tag list once', async () => {
  const tag = await makeTag('told');
  const selection = ids(...(await makeConversations(app, owner.merchant, 50)));
  const ears = await followStream(`${app.url}/api/live/${owner.merchant}`, owner.token);
  const { id } = await run({ selection, change: { add_tag_ids: [tag] } });
  const about = (topic: string) => ears.events.filter(({ data }) => (data as { topic?: string } | null)?.topic === topic);
  await until(async () => about('bulk').length > 1);
  expect([about('tags').length, new Set(about('inbox').map(({ data }) => (data as { id: string }).id)).size]).toEqual([1, 50]);
  expect((await look(id)).done).toBe(50);
  await ears.leave();
});

test('undo skips rows changed since, and says so', async () => {
  const [changed = '', left = ''] = await makeConversations(app, owner.merchant, 2);
  const { id } = await run({ selection: ids(changed, left), change: { priority: 'urgent' } });
  await change(changed, { priority: 'low' });
  await change(left, { subject: 'Something else' });
  const result = await undone(id);
  expect(result).toMatchObject({ total: 2, done: 1, failed: 1 });
  expect(result.failures).toEqual([
    { id: changed, label: `#${(await one(changed)).number}`, reason: 'This row has changed since the bulk update, so it wasn’t undone.' },
  ]);
  expect([(await one(changed)).priority, (await one(left)).priority]).toEqual(['low', 'normal']);
});

test('a conversation whose customer wrote again is not resolved by undo', async () => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('Hello');
  const { id: conversation } = await latestConversation(app, owner);
  await run({ selection: ids(conversation), change: { status: 'resolved' } });
  const { id } = await run({ selection: ids(conversation), change: { status: 'open' } });
  await visitor.say('One more thing');
  expect(await undone(id)).toMatchObject({ done: 0, failed: 1 });
  expect((await one(conversation)).status).toBe('open');
});

test('undo is possible once, within an hour', async () => {
  const [id = ''] = await makeConversations(app, owner.merchant, 1);
  const { id: first } = await run({ selection: ids(id), change: { muted: true } });
  await undone(first);
  const undo = async (bulk: string) =>
    codeOf((await app.send(undoBulk, { merchant: owner.merchant, id: bulk }, { token: owner.token })).body);
  expect(await undo(first)).toBe('bulk.not_undoable');
  const { id: second } = await run({ selection: ids(id), change: { muted: true } });
  const hourAgo = new Date(Date.now() - 61 * 60_000);
  await app.write(owner.merchant, ({ db }) => db.updateTable('bulk_runs').set({ created_at: hourAgo }).where('id', '=', second).execute());
  expect((await look(second)).may_undo).toBe(false);
  expect(await undo(second)).toBe('bulk.not_undoable');
});

test('the survey of a conversation that was resolved in bulk waits until that can no longer be undone', async () => {
  const [id = ''] = await makeConversations(app, owner.merchant, 1);
  const { created_at: startedAt } = await run({ selection: ids(id), change: { status: 'resolved' } });
  const { rows } = await app.installation.owner.query<{ run_at: Date }>('select run_at from graphile_worker._private_jobs where key = $1', [
    `csat:${id}`,
  ]);
  expect((rows[0]?.run_at.getTime() ?? 0) - Date.parse(startedAt)).toBeGreaterThan(undoableFor);
});

test('the audit log names the run and its maker', async () => {
  const [id = ''] = await makeConversations(app, owner.merchant, 1);
  const { id: made } = await run({ selection: ids(id), change: { priority: 'high' } });
  const notes = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', 'in', ['bulk.started', 'conversation.updated'])
    .orderBy('id')
    .execute();
  expect(notes).toEqual([
    {
      action: 'bulk.started',
      detail: { list: 'conversations', selection: { kind: 'ids', count: 1 }, change: { priority: 'high' }, total: 1 },
    },
    { action: 'conversation.updated', detail: { priority: 'high', bulk: made, by: owner.userId } },
  ]);
});

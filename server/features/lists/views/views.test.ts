import type { Sent } from '@parley/contract/endpoint';
import { createView, deleteView, listViews, updateView } from '@parley/contract/views';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent');
  other = await app.teammate(owner.merchant, 'agent');
});

type Body = Partial<Omit<Sent<typeof createView>, 'merchant'>>;
const codeOf = (body: unknown) => (body as { code?: string }).code;
const urgent = { match: 'all' as const, conditions: [{ field: 'priority', op: 'is' as const, value: ['urgent'] }] };
const make = (person: Person, body: Body = {}) =>
  app.send(createView, { merchant: owner.merchant, name: 'Urgent', filter: urgent, ...body }, { token: person.token });
const change = (person: Person, id: string, body: Body) =>
  app.send(updateView, { merchant: owner.merchant, id, ...body }, { token: person.token });
const seenBy = async (person: Person) => (await app.send(listViews, { merchant: owner.merchant }, { token: person.token })).body.items;

test('a view is private unless it is shared', async () => {
  const { body: mine } = await make(agent, { name: 'Mine' });
  const { body: ours } = await make(owner, { name: 'Ours', shared: true });
  expect((await seenBy(agent)).map(({ name, mine: own, may_change }) => [name, own, may_change])).toEqual([
    ['Mine', true, true],
    ['Ours', false, false],
  ]);
  expect((await seenBy(other)).map(({ id }) => id)).toEqual([ours.id]);
  expect((await seenBy(owner)).some(({ id }) => id === mine.id)).toBe(false);
});

test('sharing needs the permission to change settings', async () => {
  expect(codeOf((await make(agent, { shared: true })).body)).toBe('view.sharing_refused');
  const { body: mine } = await make(agent);
  expect(codeOf((await change(agent, mine.id, { shared: true })).body)).toBe('view.sharing_refused');
  const { body: ours } = await make(owner, { shared: true });
  expect(codeOf((await change(agent, ours.id, { name: 'Theirs' })).body)).toBe('view.sharing_refused');
  const manager = await app.teammate(owner.merchant, 'manager');
  expect((await change(manager, ours.id, { name: 'Everyone’s' })).body).toMatchObject({
    name: 'Everyone’s',
    mine: false,
    may_change: true,
  });
});

test('changing one field keeps the others', async () => {
  const { body: made } = await make(owner, { shared: true, sort: 'priority', order: 'asc' });
  const { body: renamed } = await change(owner, made.id, { name: 'Most urgent' });
  expect(renamed).toEqual({ ...made, name: 'Most urgent' });
});

test('another teammate’s private view is missing', async () => {
  const { body: mine } = await make(agent);
  expect(codeOf((await change(owner, mine.id, { name: 'Seen' })).body)).toBe('view.missing');
  expect(codeOf((await app.send(deleteView, { merchant: owner.merchant, id: mine.id }, { token: owner.token })).body)).toBe('view.missing');
});

test('a deleted view disappears for its owner and from the list', async () => {
  const { body: mine } = await make(agent, { name: 'Short lived' });
  const at = { merchant: owner.merchant, id: mine.id };
  expect((await app.send(deleteView, at, { token: agent.token })).status).toBe(200);
  expect(codeOf((await app.send(deleteView, at, { token: agent.token })).body)).toBe('view.missing');
});

test('a filter needs existing fields', async () => {
  const wrong = await make(owner, { filter: { match: 'all', conditions: [{ field: 'mood', op: 'is', value: ['sad'] }] } });
  expect([wrong.status, codeOf(wrong.body)]).toEqual([422, 'input.invalid']);
});

test('a view keeps its list and columns', async () => {
  const returns = { match: 'all' as const, conditions: [{ field: 'returns', op: 'is' as const, value: ['requested'] }] };
  const { body: made } = await make(agent, { name: 'Returns', list: 'orders', filter: returns, columns: ['number', 'total'] });
  expect(made).toMatchObject({ list: 'orders', sort: 'placed_at', columns: ['number', 'total'] });
  const wrong = await change(agent, made.id, { filter: urgent, sort: 'priority' });
  expect([wrong.status, codeOf(wrong.body)]).toEqual([422, 'input.invalid']);
  expect((await change(agent, made.id, { sort: 'total', columns: null })).body).toEqual({ ...made, sort: 'total', columns: null });
  const { body } = await app.send(listViews, { merchant: owner.merchant, list: 'orders' }, { token: agent.token });
  expect(body.items.map(({ id }) => id)).toEqual([made.id]);
});

test('a teammate has at most fifty views, also under concurrent requests', async () => {
  const keen = await app.teammate(owner.merchant, 'agent');
  const answers = await Promise.all(Array.from({ length: 53 }, (_, index) => make(keen, { name: `View ${index}` })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(new Set(answers.flatMap(({ body }) => codeOf(body) ?? []))).toEqual(new Set(['view.too_many']));
});

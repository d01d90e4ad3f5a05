import { expect, test } from 'vitest';
import { makeRun } from '../make.ts';
import { groupSteps, newestFirst, runSteps } from './run-steps.ts';

const tool = (summary: string, ok = true) => ({ name: 'find_order', arguments: {}, ok, summary, ms: 31 });
const article = { kind: 'article', id: 'a1', title: 'Exchange policy', score: 0.9, excerpt: '' } as const;
const words = (part: Parameters<typeof makeRun>[0]) => runSteps(makeRun(part)).map((step) => `${step.kind}: ${step.words}`);

test('lists tools, other sources, and the decision, in that order', () => {
  const steps = words({
    tools: [tool('Found order #4127'), tool('No such product', false)],
    sources: [article, { ...article, kind: 'order' }],
  });
  expect(steps).toEqual(['done: Found order #4127', 'failed: No such product', 'done: Read “Exchange policy”', 'done: Answered']);
});

test('an article named by a tool is not listed again', () => {
  expect(words({ tools: [tool('Read Exchange policy')], sources: [article] })).toEqual(['done: Read Exchange policy', 'done: Answered']);
});

test('a handoff is listed once', () => {
  const tools = [{ ...tool('Asked for a person'), name: 'hand_off' }];
  expect(words({ decision: 'hand_off', reason: 'customer_request', tools })).toEqual([
    'person: Handed off: the customer asked for a person',
  ]);
});

test.each([
  [{ decision: 'ask' }, 'done: Asked the customer a question'],
  [{ decision: 'hand_off', reason: 'low_confidence' }, 'person: Handed off: confidence was too low'],
  [{ decision: 'hand_off' }, 'person: Handed off'],
  [{ decision: 'dropped' }, 'person: Discarded: a teammate took over, or the customer wrote again'],
  [{ decision: 'failed' }, 'failed: Failed'],
] as const)('%j', (part, step) => {
  expect(words(part)).toEqual([step]);
});

test('the newest run comes first', () => {
  const runs = ['2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T11:00:00Z'].map((started_at) => makeRun({ started_at }));
  expect(newestFirst(runs).map((run) => run.started_at.slice(11, 13))).toEqual(['12', '11', '10']);
});

test.each([
  [['get_product', 'check_stock', 'search_products'], ['Read 3 products']],
  [
    ['search_knowledge', 'get_product', 'get_product'],
    ['0', 'Read 2 products'],
  ],
  [
    ['get_product', 'find_order', 'get_product'],
    ['0', '1', '2'],
  ],
  [
    ['cancel_pending_order', 'cancel_pending_order'],
    ['0', '1'],
  ],
])('groups %j as %j', (names, groups) => {
  const tools = names.map((name, place) => ({ ...tool(String(place)), name }));
  expect(groupSteps(runSteps(makeRun({ tools, sources: [] }))).map((group) => group.words)).toEqual([...groups, 'Answered']);
});

test('a failed step is never hidden in a group', () => {
  const tools = [true, false, true].map((ok, place) => ({ ...tool(String(place), ok), name: 'get_product' }));
  expect(groupSteps(runSteps(makeRun({ tools, sources: [] }))).map(({ steps }) => steps.length)).toEqual([1, 1, 1, 1]);
});

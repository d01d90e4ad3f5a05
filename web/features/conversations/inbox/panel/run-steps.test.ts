import { expect, test } from 'vitest';
import { makeRun } from '../make.ts';
import { newestFirst, runSteps } from './run-steps.ts';

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

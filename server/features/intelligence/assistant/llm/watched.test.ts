import type { ResultOf } from '@parley/engine';
import { expect, test } from 'vitest';
import type { RecordedToolbox } from '../tools/toolbox.ts';
import { watched } from './watched.ts';

const details = {
  action: 'cancel_pending_order',
  order_number: 'H1',
  changes: [],
  money: [],
  reason: null,
  address: null,
  currency: 'EUR',
  needs_approval: false,
  say: ['H1'],
};
/** Answers every call the same way, when released. */
function makeTools() {
  const answers: ((result: object) => void)[] = [];
  const tools: RecordedToolbox = {
    calls: [],
    read: [],
    secrets: [],
    missed: new Set(),
    call: (name) => new Promise<ResultOf<typeof name>>((resolve) => answers.push(resolve as (result: object) => void)),
  };
  return { tools, answer: (result: object) => answers.shift()?.(result) };
}
const cancel = { order_number: 'H1', reason: 'no longer needed', confirmed: true };

test.each([
  [{ state: 'done', details }, ['done']],
  [{ state: 'needs_approval', details, approval_id: 'a', summary: 's', why: 'limit' }, ['needs_approval']],
  [{ state: 'needs_confirmation', details }, []],
  [{ state: 'refused', code: 'x', reason: 'y' }, []],
  [{ needs_verification: 'email_code' }, []],
])('of %j it records permanent effects', async (result, states) => {
  const { tools, answer } = makeTools();
  const watch = watched(tools);
  const call = watch.tools.call('cancel_pending_order', cancel);
  answer(result);
  await call;
  expect(watch.did.map(({ state }) => state)).toEqual(states);
});

test('waits for a call in progress, to know what it did', async () => {
  const { tools, answer } = makeTools();
  const watch = watched(tools);
  void watch.tools.call('cancel_pending_order', cancel);
  setTimeout(() => answer({ state: 'done', details }), 30);
  expect(watch.did).toEqual([]);
  await watch.settled(2000);
  expect(watch.did).toHaveLength(1);
});

test('stops waiting after the time limit', async () => {
  const watch = watched(makeTools().tools);
  void watch.tools.call('cancel_pending_order', cancel);
  // The tool never answers, so without a limit this would never end.
  await watch.settled(30);
  expect(watch.did).toEqual([]);
});

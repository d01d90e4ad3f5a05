import { expect, test } from 'vitest';
import { endpointsChanged, Subscribers } from './subscribers.ts';

/** Answers whether a shop has endpoints, one answer after the other, when it is let. */
function fakeReads(answers: boolean[]) {
  let reads = 0;
  let wait = Promise.resolve();
  let letGo = () => {};
  return {
    read: async () => {
      const any = answers[Math.min(reads++, answers.length - 1)] ?? false;
      await wait;
      return any;
    },
    count: () => reads,
    hold: () => void (wait = new Promise((resolve) => (letGo = resolve))),
    letGo: () => letGo(),
  };
}

test('a shop is read once, and again after a notice or 5 seconds', async () => {
  let now = 0;
  const { read, count } = fakeReads([false, true]);
  const subscribers = new Subscribers<null>(read, () => now);
  expect([await subscribers.has(null, 'a'), await subscribers.has(null, 'a'), count()]).toEqual([false, false, 1]);
  subscribers.forget(endpointsChanged('a'));
  expect([await subscribers.has(null, 'a'), count()]).toEqual([true, 2]);
  now = 5_000;
  await subscribers.has(null, 'a');
  expect(count()).toBe(3);
  subscribers.forget('*');
  await subscribers.has(null, 'a');
  expect(count()).toBe(4);
});

test('what was read before a notice isn’t kept after it', async () => {
  const { read, count, hold, letGo } = fakeReads([false, true]);
  const subscribers = new Subscribers<null>(read, () => 0);
  hold();
  const early = subscribers.has(null, 'a');
  subscribers.forget(endpointsChanged('a'));
  letGo();
  expect(await early).toBe(false);
  expect([await subscribers.has(null, 'a'), count()]).toEqual([true, 2]);
});

test('a notice about one shop leaves the others', async () => {
  const { read, count } = fakeReads([true]);
  const subscribers = new Subscribers<null>(read, () => 0);
  await subscribers.has(null, 'a');
  subscribers.forget(endpointsChanged('b'));
  subscribers.forget('session:a');
  await subscribers.has(null, 'a');
  expect(count()).toBe(1);
});

import { expect, test } from 'vitest';
import type { Writer } from '../../../platform/db/tenant.ts';
import { endpointsChanged, Subscribers } from './subscribers.ts';

/** A database that answers whether there are endpoints, when it is let. */
function fakeDb(answers: boolean[]) {
  let reads = 0;
  let release: () => void = () => {};
  const gate = { open: () => release(), wait: Promise.resolve() };
  const query = {
    select: () => query,
    where: () => query,
    limit: () => query,
    executeTakeFirst: async () => {
      const any = answers[Math.min(reads++, answers.length - 1)];
      await gate.wait;
      return any ? { id: '1' } : undefined;
    },
  };
  return {
    db: { selectFrom: () => query } as unknown as Writer,
    reads: () => reads,
    hold: () => void (gate.wait = new Promise((resolve) => (release = resolve))),
    letGo: () => gate.open(),
  };
}

test('a shop is read once, and again after a notice or 5 seconds', async () => {
  let now = 0;
  const { db, reads } = fakeDb([false, true]);
  const subscribers = new Subscribers(() => now);
  expect([await subscribers.has(db, 'a'), await subscribers.has(db, 'a'), reads()]).toEqual([false, false, 1]);
  subscribers.forget(endpointsChanged('a'));
  expect([await subscribers.has(db, 'a'), reads()]).toEqual([true, 2]);
  now = 5_000;
  await subscribers.has(db, 'a');
  expect(reads()).toBe(3);
  subscribers.forget('*');
  await subscribers.has(db, 'a');
  expect(reads()).toBe(4);
});

test('what was read before a notice isn’t kept after it', async () => {
  const { db, reads, hold, letGo } = fakeDb([false, true]);
  const subscribers = new Subscribers(() => 0);
  hold();
  const early = subscribers.has(db, 'a');
  subscribers.forget(endpointsChanged('a'));
  letGo();
  expect(await early).toBe(false);
  expect([await subscribers.has(db, 'a'), reads()]).toEqual([true, 2]);
});

test('a notice about one shop leaves the others', async () => {
  const { db, reads } = fakeDb([true]);
  const subscribers = new Subscribers(() => 0);
  await subscribers.has(db, 'a');
  subscribers.forget(endpointsChanged('b'));
  subscribers.forget('session:a');
  await subscribers.has(db, 'a');
  expect(reads()).toBe(1);
});

import { answerChatCsat } from '@parley/contract/chat';
import { updateConversation } from '@parley/contract/inbox';
import { recordPayment, refundOrder, startOrderBulk } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, silenceAi, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { work } from '../../lists/bulk/work.ts';
import { makeShop, type Shop } from '../../commerce/orders/make.ts';
import { refreshFigures, refreshPlan } from './jobs.ts';

let app: TestApp;
let shop: Shop;
let still: TestApp;
const noon = new Date('2026-11-20T12:00:00.500Z');
beforeAll(async () => {
  app = await startTestApp();
  shop = await makeShop(app);
  await silenceAi(app, shop.merchant);
  // Checks waiting jobs, without a worker and with a stopped clock.
  still = await startTestApp({ worker: false, now: () => noon });
});
afterAll(async () => {
  await app.close();
  await still.close();
});

/** Whether open reports are signaled to reload because of this action. */
async function refreshes(act: () => Promise<unknown>) {
  const quiet = () =>
    until(async () => (await app.installation.owner.query(`select 1 from graphile_worker.jobs where key like 'figures:%'`)).rowCount === 0);
  await quiet();
  const stream = await followStream(`${app.url}/api/live/${shop.merchant}`, shop.owner.token);
  await act();
  const refreshed = await until(async () => stream.events.some(({ data }) => (data as { topic?: string } | null)?.topic === 'figures'));
  await stream.leave();
  return refreshed;
}

test.each([
  ['an order is paid', async () => shop.send(recordPayment, { id: (await shop.placed()).id, method: null })],
  ['an order is refunded', async () => shop.send(refundOrder, { id: (await shop.paid()).id, amount: '5.00' })],
  [
    'a customer rates a conversation',
    async () => {
      const visitor = await visit(app, shop.merchant);
      await visitor.say('Hello');
      const { id } = await latestConversation(app, shop.owner);
      await shop.send(updateConversation, { id, status: 'resolved' });
      await app.send(answerChatCsat, { key: visitor.key, score: 5 }, { token: visitor.token });
    },
  ],
])('open reports reload when %s', async (_, act) => expect(await refreshes(act)).toBe(true));

const waiting = async (merchant: string) =>
  (
    await still.installation.owner.query<{ key: string; run_at: Date }>(
      `select j.key, j.run_at from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.payload ->> 'merchant' = $2`,
      [refreshFigures.name, merchant],
    )
  ).rows;

test('a bulk change of many orders causes one refresh within two seconds', async () => {
  const many = await makeShop(still);
  const ids: string[] = [];
  for (let at = 0; at < 60; at++) ids.push((await many.draft()).id);
  const { body: run } = await many.send(startOrderBulk, { selection: { kind: 'ids', ids }, change: { status: 'pending' } });
  const usual = jobCtxOf(still, many.merchant);
  await work({ ...usual, write: (task) => still.writeWithReactions(many.merchant, task) }, { merchant: many.merchant, run_id: run.id });
  expect((await waiting(many.merchant)).map(({ run_at: at }) => at.toISOString())).toEqual(['2026-11-20T12:00:02.000Z']);
});

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:02.000Z'],
  ['2026-11-20T12:00:01.999Z', '2026-11-20T12:00:02.000Z'],
  ['2026-11-20T12:00:02.000Z', '2026-11-20T12:00:04.000Z'],
])('what happens at %s is reported at %s', (at, reported) => expect(refreshPlan('shop', new Date(at)).runAt?.toISOString()).toBe(reported));

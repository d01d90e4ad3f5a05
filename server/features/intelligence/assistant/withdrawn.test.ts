import { requestRefund } from '@parley/contract/approvals';
import { getConversation, listMessages } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Toolbox } from '@parley/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { setPolicy, conversationWithAnna } from '../approvals/make.ts';
import { makeShop, type Shop } from '../../commerce/orders/make.ts';
import { answer } from './answer.ts';
import type { Engine } from './engine.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
  await app.send(updateMerchantSettings, { merchant: shop.merchant, ai: { debounce_ms: 8000 } }, { token: shop.owner.token });
});
afterAll(() => app.close());

/** Anna confirmed a cancellation that needs approval; `meanwhile` runs before she is notified. Returns the number of open approvals. */
async function asked(meanwhile: (conversation: Awaited<ReturnType<typeof conversationWithAnna>>) => Promise<unknown>) {
  await setPolicy(app, shop, { permissions: { cancel: 'ask' } });
  const order = await shop.paid();
  const conversation = await conversationWithAnna(app, shop);
  const detected = { order_number: order.order_number, reason: 'ordered by mistake' };
  await conversation.show(await conversation.tools.call('cancel_pending_order', detected));
  const engine: Engine = {
    name: 'test',
    model: 'test-1',
    async answer(_briefing, tools) {
      expect(await tools.call('cancel_pending_order', { ...detected, confirmed: true })).toMatchObject({ state: 'needs_approval' });
      await meanwhile(conversation);
      const said = { text: 'A colleague looks at it.', cards: [], confidence: 1, intent: null, sources: [], memory: {} };
      return { ...said, decision: 'hand_off', reason: 'policy_restriction', summary: 'Wants to cancel.' };
    },
  };
  const { merchant } = shop;
  await answer(jobCtxOf(app, merchant), { merchant, conversation_id: conversation.id }, { enginesOf: async () => [engine] });
  const waiting = app.installation
    .readingOf(merchant)
    .selectFrom('ai_approvals')
    .select('id')
    .where('conversation_id', '=', conversation.id);
  return (await waiting.execute()).length;
}

test('an approval request waits for a teammate', async () => {
  expect(await asked(async () => {})).toBe(1);
});

test('it is withdrawn when the customer wrote before hearing of it', async () => {
  expect(await asked(({ visitor }) => visitor.say('wait, no'))).toBe(0);
});

test('a teammate’s request for the same conversation is not withdrawn with it', async () => {
  const { merchant } = shop;
  const refund = await shop.paid({ lines: [{ variant_id: shop.id('white'), quantity: 2 }] });
  const { token } = await app.teammate(merchant, 'agent');
  const left = await asked(async ({ id, visitor }) => {
    await app.write(merchant, ({ db }) => db.updateTable('orders').set({ conversation_id: id }).where('id', '=', refund.id).execute());
    expect((await app.send(requestRefund, { merchant, order_id: refund.id, amount: '110.00' }, { token })).status).toBe(201);
    await visitor.say('wait, no');
  });
  expect(left).toBe(1);
});

test('it stays for the teammate who took over', async () => {
  expect(await asked(({ change }) => change({ handler: 'human' }))).toBe(1);
});

/** Anna confirmed a cancellation that the AI may do. */
async function agreed() {
  await setPolicy(app, shop, {});
  const { order_number } = await shop.paid();
  const conversation = await conversationWithAnna(app, shop);
  const detected = { order_number, reason: 'ordered by mistake' };
  await conversation.show(await conversation.tools.call('cancel_pending_order', detected));
  const { merchant, owner } = shop;
  return {
    conversation,
    order_number,
    cancel: async (tools: Toolbox) =>
      expect(await tools.call('cancel_pending_order', { ...detected, confirmed: true })).toMatchObject({ state: 'done' }),
    run: (work: Engine['answer'], attempt = 1) =>
      answer(
        { ...jobCtxOf(app, merchant), attempt },
        { merchant, conversation_id: conversation.id },
        { enginesOf: async () => [{ name: 'test', model: 'test-1', answer: work }] },
      ),
    lastReply: async () => {
      const { body } = await app.send(listMessages, { merchant, id: conversation.id }, { token: owner.token });
      return body.items.findLast(({ author }) => author === 'ai')?.text;
    },
    handoff: async () => {
      const { body } = await app.send(getConversation, { merchant, id: conversation.id }, { token: owner.token });
      return [body.handler, body.handoff?.summary];
    },
  };
}
const asking = { cards: [], confidence: 1, intent: null, sources: [], memory: {}, decision: 'ask' as const };

test('a done action is reported, also when the customer wrote before hearing of it', async () => {
  const { run, cancel, conversation, lastReply, handoff, order_number } = await agreed();
  await run(async (_briefing, tools) => {
    await cancel(tools);
    await conversation.visitor.say('wait, no');
    return { ...asking, text: 'Done. Anything else?' };
  });
  await run(async () => ({ ...asking, text: 'All right, I leave it as it is. Anything else?' }));
  expect(await lastReply()).toMatch(new RegExp(`^Done! Order ${order_number} is canceled.*Someone from our team`, 's'));
  expect(await handoff()).toEqual(['none', expect.stringContaining('cancel pending order')]);
});

test('a done action is reported, also when nothing else can be', async () => {
  const { run, cancel, lastReply, handoff, order_number } = await agreed();
  const usage = { tokens: { input: 0.5, cached: 0, cache_write: 0, output: 0, reasoning: 0 }, costMicros: 0, firstTokenMs: null };
  await run(async (_briefing, tools) => {
    await cancel(tools);
    return { ...asking, text: 'Done. Anything else?', usage };
  }, 3);
  expect(await lastReply()).toMatch(new RegExp(`^Done! Order ${order_number} is canceled.*isn’t working`, 's'));
  expect(await handoff()).toEqual(['none', expect.stringContaining('cancel pending order')]);
});

import { getConversation, listMessages } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Toolbox } from '@parley/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { setPolicy, talkWithAnna } from '../approvals/make.ts';
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

/** Anna said yes to a cancellation that a teammate has to allow; `meanwhile` happens before she hears of it. Answers how many requests wait. */
async function asked(meanwhile: (talk: Awaited<ReturnType<typeof talkWithAnna>>) => Promise<unknown>) {
  await setPolicy(app, shop, { permissions: { cancel: 'ask' } });
  const order = await shop.paid();
  const talk = await talkWithAnna(app, shop);
  const wish = { order_number: order.order_number, reason: 'ordered by mistake' };
  await talk.show(await talk.tools.call('cancel_pending_order', wish));
  const engine: Engine = {
    name: 'test',
    model: 'test-1',
    async answer(_briefing, tools) {
      expect(await tools.call('cancel_pending_order', { ...wish, confirmed: true })).toMatchObject({ state: 'needs_approval' });
      await meanwhile(talk);
      const said = { text: 'A colleague looks at it.', cards: [], confidence: 1, intent: null, sources: [], memory: {} };
      return { ...said, decision: 'hand_over', reason: 'policy_restriction', summary: 'Wants to cancel.' };
    },
  };
  const { merchant } = shop;
  await answer(jobCtxOf(app, merchant), { merchant, conversation_id: talk.id }, { enginesOf: async () => [engine] });
  const waiting = app.installation.readingOf(merchant).selectFrom('ai_approvals').select('id').where('conversation_id', '=', talk.id);
  return (await waiting.execute()).length;
}

test('what a teammate was asked for waits for them', async () => {
  expect(await asked(async () => {})).toBe(1);
});

test('it is taken back when the customer wrote on before they heard of it', async () => {
  expect(await asked(({ visitor }) => visitor.say('wait, no'))).toBe(0);
});

test('it stays for the person who took over', async () => {
  expect(await asked(({ change }) => change({ handler: 'human' }))).toBe(1);
});

/** Anna said yes to a cancellation that the AI may do. */
async function agreed() {
  await setPolicy(app, shop, {});
  const { order_number } = await shop.paid();
  const talk = await talkWithAnna(app, shop);
  const wish = { order_number, reason: 'ordered by mistake' };
  await talk.show(await talk.tools.call('cancel_pending_order', wish));
  const { merchant, owner } = shop;
  return {
    talk,
    order_number,
    cancel: async (tools: Toolbox) =>
      expect(await tools.call('cancel_pending_order', { ...wish, confirmed: true })).toMatchObject({ state: 'done' }),
    run: (work: Engine['answer'], attempt = 1) =>
      answer(
        { ...jobCtxOf(app, merchant), attempt },
        { merchant, conversation_id: talk.id },
        { enginesOf: async () => [{ name: 'test', model: 'test-1', answer: work }] },
      ),
    told: async () => {
      const { body } = await app.send(listMessages, { merchant, id: talk.id }, { token: owner.token });
      return body.items.findLast(({ author }) => author === 'ai')?.text;
    },
    handoff: async () => {
      const { body } = await app.send(getConversation, { merchant, id: talk.id }, { token: owner.token });
      return [body.handler, body.handoff?.summary];
    },
  };
}
const asking = { cards: [], confidence: 1, intent: null, sources: [], memory: {}, decision: 'ask' as const };

test('what was done is told, also when the customer wrote on before they heard of it', async () => {
  const { run, cancel, talk, told, handoff, order_number } = await agreed();
  await run(async (_briefing, tools) => {
    await cancel(tools);
    await talk.visitor.say('wait, no');
    return { ...asking, text: 'Done. Anything else?' };
  });
  await run(async () => ({ ...asking, text: 'All right, I leave it as it is. Anything else?' }));
  expect(await told()).toMatch(new RegExp(`^Done: order ${order_number} is cancelled.*A person on the team`, 's'));
  expect(await handoff()).toEqual(['none', expect.stringContaining('cancel pending order')]);
});

test('what was done is told, also when nothing else can be said', async () => {
  const { run, cancel, told, handoff, order_number } = await agreed();
  const usage = { tokens: { input: 0.5, cached: 0, cache_write: 0, output: 0, reasoning: 0 }, costMicros: 0, firstTokenMs: null };
  await run(async (_briefing, tools) => {
    await cancel(tools);
    return { ...asking, text: 'Done. Anything else?', usage };
  }, 3);
  expect(await told()).toMatch(new RegExp(`^Done: order ${order_number} is cancelled.*not working`, 's'));
  expect(await handoff()).toEqual(['none', expect.stringContaining('cancel pending order')]);
});

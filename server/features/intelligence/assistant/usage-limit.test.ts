import { checkoutPlan, getUsage } from '@parley/contract/billing';
import { importRecords } from '@parley/contract/imports';
import { getConversation, getPanel, listMessages, sendMessage, takeOverConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setPlan } from '../../../platform/entitlements/set-plan.ts';
import { countUsage } from '../../../platform/entitlements/usage.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { deliver } from '../../conversations/inbox/deliver.ts';
import { channelsOf } from '../../../integrations/channel-port.ts';
import { websiteChannel } from '../../channels/area.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour Supply' });
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { debounce_ms: 0 } }, by());
  const articles = [{ external_id: 'delivery', title: 'Delivery times', body: 'Spain: 3-5 working days.' }];
  await app.send(importRecords, { merchant: owner.merchant, articles }, by());
  await app.write(owner.merchant, (ctx) => setPlan(ctx, owner.merchant, 'free'));
});

const by = () => ({ token: owner.token });
const used = async () => {
  const { items } = (await app.send(getUsage, { merchant: owner.merchant }, by())).body;
  return items.find(({ name }) => name === 'ai_answers')?.used;
};
const useUp = (amount: number) => app.write(owner.merchant, (ctx) => countUsage(ctx, owner.merchant, 'ai_answers', amount));
const conversation = async (id: string) => (await app.send(getConversation, { merchant: owner.merchant, id }, by())).body;

async function ask(text = 'How long does delivery to Spain take?') {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  const { id } = await latestConversation(app, owner);
  const said = async () => {
    const { items } = await visitor.sees();
    return items.filter(({ author }) => author === 'ai').map(({ text: words }) => words);
  };
  return { visitor, id, said, answered: () => until(async () => (await said()).at(-1)) };
}

test('an answer counts once it is sent, and a delivery that runs again counts nothing', async () => {
  const { id, answered } = await ask();
  expect(await answered()).toContain('Spain: 3-5 working days.');
  expect(await used()).toBe(1);
  const channels = channelsOf([websiteChannel]);
  const { vault, config } = app.installation;
  await deliver(jobCtxOf(app, owner.merchant), { conversation_id: id, seq: 50 }, { channels, vault, publicUrl: config.publicUrl });
  expect(await used()).toBe(1);
});

test('a handoff is no answer', async () => {
  const { id, answered } = await ask('I want to talk to a person');
  await answered();
  await until(async () => (await conversation(id)).handler === 'none');
  expect(await used()).toBe(0);
});

test('at the limit the AI hands off, the conversation waits for a person, and nobody is locked out', async () => {
  await useUp(99);
  const last = await ask();
  expect(await last.answered()).toContain('Spain');
  const { id, visitor, said } = await ask();
  await until(async () => (await conversation(id)).handler === 'none');
  expect(await conversation(id)).toMatchObject({ status: 'open', handoff: { reason: 'usage_limit' } });
  const [run] = (await app.send(getPanel, { merchant: owner.merchant, id }, by())).body.runs;
  expect(run).toMatchObject({ engine: 'rules', model: 'usage-limit', decision: 'hand_off', reason: 'usage_limit' });
  const words = await until(async () => (await said()).length === 1 && said());
  expect(words[0]).toContain('I can’t continue here, so I’m passing this on.');
  // What the customer adds is stored, and the AI stays silent.
  await visitor.say('Hello? To Madrid.');
  expect(await used()).toBe(100);
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, by());
  const reply = await app.send(sendMessage, { merchant: owner.merchant, id, client_id: crypto.randomUUID(), text: 'Three days.' }, by());
  expect(reply.status).toBe(201);
  const thread = (await app.send(listMessages, { merchant: owner.merchant, id }, by())).body.items;
  expect(thread.filter(({ author }) => author === 'customer').map(({ text }) => text)).toEqual([
    'How long does delivery to Spain take?',
    'Hello? To Madrid.',
  ]);
  expect(thread.filter(({ author }) => author === 'ai')).toHaveLength(1);
});

test('a larger plan lets the AI answer again', async () => {
  await useUp(100);
  const refused = await ask();
  await until(async () => (await conversation(refused.id)).handler === 'none');
  const { status } = await app.send(checkoutPlan, { merchant: owner.merchant, price_id: 'starter_monthly' }, by());
  expect(status).toBe(200);
  const { answered } = await ask();
  expect(await answered()).toContain('Spain: 3-5 working days.');
  expect(await used()).toBe(101);
});

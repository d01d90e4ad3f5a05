import { getConversation } from '@parley/contract/inbox';
import { importRecords } from '@parley/contract/imports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { answerNow, latestConversation, silenceAi, visit } from '../../../testing/chat.ts';

// A surrogate pair where text is cut: PostgreSQL can't store half of one.
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register({ merchant_name: 'Harbour Supply' });
  const { merchant, token } = owner;
  const body = `Delivery to Spain takes 3-5 working days. ${'x'.repeat(300)}`.slice(0, 299);
  const articles = [{ external_id: 'delivery', title: 'Delivery times', body: `${body}🚚 from us to you.` }];
  await app.send(importRecords, { merchant, articles }, { token });
});

async function ask(text: string) {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  const { id } = await latestConversation(app, owner);
  return {
    id,
    conversation: async () => (await app.send(getConversation, { merchant: owner.merchant, id }, { token: owner.token })).body,
    answered: async () => (await until(async () => (await visitor.sees()).items.find(({ author }) => author === 'ai'))).text,
  };
}

test('an article is quoted safely wherever its excerpt is cut', async () => {
  expect(await (await ask('How long does delivery to Spain take?')).answered()).toContain('3-5 working days');
});

test('a handoff works wherever the customer’s words are cut', async () => {
  await silenceAi(app, owner.merchant);
  const { id, answered, conversation } = await ask(`${'I have been waiting for this '.repeat(20).slice(0, 299)}🚚 all day`);
  await app.write(owner.merchant, async ({ db }) => void (await db.updateTable('shop_settings').set({ ai_enabled: false }).execute()));
  await answerNow(app, id);
  await answered();
  expect((await conversation()).handoff?.summary).toMatch(/^I have been waiting/);
});

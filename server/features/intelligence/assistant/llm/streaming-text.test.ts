import { takeOverConversation } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../../testing/app.ts';
import { latestConversation, visit } from '../../../../testing/chat.ts';
import { followStream } from '../../../../testing/follow-stream.ts';
import { finish, inTurn, makeModelShop, type ModelShop } from './make.ts';

let shop: ModelShop;
beforeAll(async () => {
  shop = await makeModelShop();
});
afterAll(() => shop.close());

type Text = { type: string; text: string; done: boolean };

test('text a model writes after a takeover is sent to nobody', async () => {
  const words = `Delivery takes three days. ${'It goes on and on. '.repeat(12)}The end of it.`;
  await shop.set({}, inTurn({ ...finish(words), pace: 60 }));
  const team = await followStream(`${shop.app.url}/api/live/${shop.owner.merchant}`, shop.owner.token);
  const texts = () => team.events.map(({ data }) => data as Text | null).filter((one): one is Text => one?.type === 'ai_text');
  const visitor = await visit(shop.app, shop.owner.merchant);
  await visitor.say('How long does delivery to Spain take?');
  await until(async () => texts().length > 1);
  const { id } = await latestConversation(shop.app, shop.owner);
  await shop.app.send(takeOverConversation, { merchant: shop.owner.merchant, id }, shop.as());
  await until(async () => texts().some(({ done }) => done));
  await until(
    async () => (await shop.read().selectFrom('ai_runs').select('decision').where('conversation_id', '=', id).execute())[0],
    12_000,
  );
  expect(texts().findLast(({ done }) => done)).toMatchObject({ text: '' });
  expect(JSON.stringify(texts())).not.toContain('The end of it.');
  await team.leave();
});

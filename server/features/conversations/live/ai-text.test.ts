import { tryAgent } from '@parley/contract/ai-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { until } from '../../../testing/app.ts';
import { visit } from '../../../testing/chat.ts';
import { type Heard, hear } from '../../../testing/hear.ts';
import { call, finish, inTurn, makeModelShop, type ModelShop, search } from '../../intelligence/assistant/llm/make.ts';

let shop: ModelShop;
beforeAll(async () => {
  shop = await makeModelShop();
});
afterAll(() => shop.close());

const question = 'How long does delivery to Spain take?';
/** Written bit by bit; what it writes first is not what is said in the end. */
const slowly = (text: string) => inTurn(search('delivery Spain'), { ...finish(text), pace: 60 });
type Text = { type: string; text: string; done: boolean; conversation_id: string | null; playground_id: string | null };
const textsIn = (events: readonly Heard[]) =>
  events.map(({ data }) => data as Text | null).filter((one) => one?.type === 'ai_text') as Text[];
const listen = (token: string) => hear(`${shop.app.url}/api/live/${shop.owner.merchant}`, token);

test('teammates hear an answer as it is written; the customer hears nothing but the answer', async () => {
  const words = 'Delivery to Spain takes three to five working days, and it is 3-5 in figures as well.';
  await shop.set({}, slowly(words));
  const visitor = await visit(shop.app, shop.owner.merchant);
  const [team, customer] = [
    await listen(shop.owner.token),
    await hear(`${shop.app.url}/api/public/chat/${visitor.key}/stream`, visitor.token),
  ];
  await visitor.say(question);
  await until(async () => (await visitor.sees()).items.some(({ author }) => author === 'ai'));
  const heard = await until(async () => textsIn(team.events).some(({ done }) => done) && textsIn(team.events));
  expect(heard.length).toBeGreaterThan(2);
  expect(heard.length).toBeLessThan(20);
  expect(heard.map(({ text }) => words.startsWith(text))).not.toContain(false);
  expect(heard.at(-1)).toMatchObject({ text: words, done: true, playground_id: null });
  await until(async () => JSON.stringify(customer.events).includes(words));
  expect(textsIn(customer.events)).toEqual([]);
  expect(
    customer.events.filter(({ data }) => JSON.stringify(data).includes('Delivery to Spain')).map(({ data }) => (data as Text).type),
  ).toEqual(['message']);
  await Promise.all([team.leave(), customer.leave()]);
});

test('what a model wrote and nobody said never reaches the customer', async () => {
  const secret = 'The parcel of somebody else is at number 12.';
  await shop.set(
    { order: ['llm'] },
    inTurn({ ...call('answer', { text: secret, decision: 'answer', confidence: 0.9, sources: [] }), pace: 30 }),
  );
  const visitor = await visit(shop.app, shop.owner.merchant);
  const [team, customer] = [
    await listen(shop.owner.token),
    await hear(`${shop.app.url}/api/public/chat/${visitor.key}/stream`, visitor.token),
  ];
  await visitor.say(question);
  await until(async () => (await visitor.sees()).items.some(({ author }) => author === 'ai'));
  await until(async () => textsIn(team.events).some(({ text, done }) => done && text === secret));
  expect(JSON.stringify([customer.events, (await visitor.sees()).items])).not.toContain('somebody else');
  await Promise.all([team.leave(), customer.leave()]);
});

test('personal data in it is masked for a role that may not read any', async () => {
  await shop.set({}, slowly('I have sent it to yusuf@mail.example, which is three to five days away.'));
  const { token } = await shop.app.teammate(shop.owner.merchant, 'analyst');
  const viewer = await listen(token);
  const visitor = await visit(shop.app, shop.owner.merchant);
  await visitor.say(`${question} I am yusuf@mail.example`);
  const heard = await until(async () => textsIn(viewer.events).some(({ done }) => done) && textsIn(viewer.events));
  expect(heard.length).toBeGreaterThan(2);
  expect(JSON.stringify(heard)).not.toContain('yusuf@');
  await viewer.leave();
});

test('what is tried out is heard by the one who tries it', async () => {
  await shop.set({}, slowly('Delivery to Spain takes three to five working days.'));
  const colleague = await shop.app.teammate(shop.owner.merchant, 'agent');
  const [mine, theirs] = [await listen(shop.owner.token), await listen(colleague.token)];
  const playground_id = newId();
  const { status } = await shop.app.send(
    tryAgent,
    { merchant: shop.owner.merchant, playground_id, turns: [{ author: 'customer', text: question }] },
    shop.as(),
  );
  expect(status).toBe(200);
  const heard = await until(async () => textsIn(mine.events).some(({ done }) => done) && textsIn(mine.events));
  expect(new Set(heard.map((one) => one.playground_id))).toEqual(new Set([playground_id]));
  expect(textsIn(theirs.events)).toEqual([]);
  await Promise.all([mine.leave(), theirs.leave()]);
});

import { tryAgent } from '@parley/contract/ai-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { until } from '../../../testing/app.ts';
import { visit } from '../../../testing/chat.ts';
import { type ServerEvent, followStream } from '../../../testing/follow-stream.ts';
import { call, finish, inTurn, makeModelShop, type ModelShop, search } from '../../intelligence/assistant/llm/make.ts';

let shop: ModelShop;
beforeAll(async () => {
  shop = await makeModelShop();
});
afterAll(() => shop.close());

const question = 'How long does delivery to Spain take?';
/** Streams in chunks; the first draft differs from the final answer. */
const slowly = (text: string) => inTurn(search('delivery Spain'), { ...finish(text), pace: 60 });
type Text = { type: string; text: string; done: boolean; conversation_id: string | null; playground_id: string | null };
const textsIn = (events: readonly ServerEvent[]) =>
  events.map(({ data }) => data as Text | null).filter((one) => one?.type === 'ai_text') as Text[];
const listen = (token: string) => followStream(`${shop.app.url}/api/live/${shop.owner.merchant}`, token);

test('teammates see an answer while it streams; the customer only gets the final answer', async () => {
  const words = 'Delivery to Spain takes three to five working days, and it is 3-5 in figures as well.';
  await shop.set({}, slowly(words));
  const visitor = await visit(shop.app, shop.owner.merchant);
  const [team, customer] = [
    await listen(shop.owner.token),
    await followStream(`${shop.app.url}/api/public/chat/${visitor.key}/stream`, visitor.token),
  ];
  await visitor.say(question);
  await until(async () => (await visitor.sees()).items.some(({ author }) => author === 'ai'));
  const received = await until(async () => textsIn(team.events).some(({ done }) => done) && textsIn(team.events));
  expect(received.length).toBeGreaterThan(2);
  expect(received.length).toBeLessThan(20);
  expect(received.map(({ text }) => words.startsWith(text))).not.toContain(false);
  expect(received.at(-1)).toMatchObject({ text: words, done: true, playground_id: null });
  await until(async () => JSON.stringify(customer.events).includes(words));
  expect(textsIn(customer.events)).toEqual([]);
  expect(
    customer.events.filter(({ data }) => JSON.stringify(data).includes('Delivery to Spain')).map(({ data }) => (data as Text).type),
  ).toEqual(['message']);
  await Promise.all([team.leave(), customer.leave()]);
});

test('a discarded draft never reaches the customer', async () => {
  const secret = 'The parcel of somebody else is at number 12.';
  await shop.set(
    { order: ['llm'] },
    inTurn({ ...call('answer', { text: secret, decision: 'answer', confidence: 0.9, sources: [] }), pace: 30 }),
  );
  const visitor = await visit(shop.app, shop.owner.merchant);
  const [team, customer] = [
    await listen(shop.owner.token),
    await followStream(`${shop.app.url}/api/public/chat/${visitor.key}/stream`, visitor.token),
  ];
  await visitor.say(question);
  await until(async () => (await visitor.sees()).items.some(({ author }) => author === 'ai'));
  await until(async () => textsIn(team.events).some(({ text, done }) => done && text === secret));
  expect(JSON.stringify([customer.events, (await visitor.sees()).items])).not.toContain('somebody else');
  await Promise.all([team.leave(), customer.leave()]);
});

test("streamed text is masked for a role that can't read personal data", async () => {
  await shop.set({}, slowly('I have sent it to yusuf@mail.example, which is three to five days away.'));
  const { token } = await shop.app.teammate(shop.owner.merchant, 'analyst');
  const viewer = await listen(token);
  const visitor = await visit(shop.app, shop.owner.merchant);
  await visitor.say(`${question} I am yusuf@mail.example`);
  const received = await until(async () => textsIn(viewer.events).some(({ done }) => done) && textsIn(viewer.events));
  expect(received.length).toBeGreaterThan(2);
  expect(JSON.stringify(received)).not.toContain('yusuf@');
  await viewer.leave();
});

test('playground text reaches only the teammate who runs it', async () => {
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
  const received = await until(async () => textsIn(mine.events).some(({ done }) => done) && textsIn(mine.events));
  expect(new Set(received.map((one) => one.playground_id))).toEqual(new Set([playground_id]));
  expect(textsIn(theirs.events)).toEqual([]);
  await Promise.all([mine.leave(), theirs.leave()]);
});

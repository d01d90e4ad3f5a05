import { getCustomer } from '@parley/contract/customers';
import { getConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { editPayment, getOrder, type Order, updateOrderStatus } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { makeShop, type Shop } from '../../commerce/orders/make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await makeShop(app);
  await setting({ debounce_ms: 0, verification: 'order_and_email', money_limit: '1000.00' });
});
afterAll(() => app.close());

const setting = (ai: object) => app.send(updateMerchantSettings, { merchant: shop.merchant, ai }, { token: shop.owner.token });
const read = async ({ id }: Order) => (await shop.send(getOrder, { id })).body;
async function delivered(): Promise<Order> {
  const { id } = await shop.paid();
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) await shop.send(updateOrderStatus, { id, status });
  return (await shop.send(getOrder, { id })).body;
}

/** A customer in the website's chat: each line is said, and what the AI answered is read. */
async function open() {
  const visitor = await visit(app, shop.merchant);
  let seen = 0;
  const say = async (line: string): Promise<string> => {
    await visitor.say(line);
    const answer = await until(async () => {
      const said = (await visitor.sees()).items.filter(({ author }) => author === 'ai');
      return said.length > seen && said;
    });
    seen = answer.length;
    return answer.at(-1)?.text ?? '';
  };
  const conversation = async () => {
    const { id } = await latestConversation(app, shop.owner);
    return (await app.send(getConversation, { merchant: shop.merchant, id }, { token: shop.owner.token })).body;
  };
  return { say, visitor, conversation };
}
const numberOf = ({ order_number: number }: Order) => number.replace(/^#/, '');
/** Anna says who she is with what she wants. */
const by = (order: Order) => `order #${numberOf(order)}, anna@mail.example`;
const last = ({ timeline }: Order) => timeline.at(-1);

test('an order is cancelled after the details and a yes, once, in the name of the AI', async () => {
  const order = await shop.paid();
  const before = await shop.stockOf('black');
  const talk = await open();
  expect(await talk.say(`I want to cancel ${by(order)}`)).toMatch(/What is the reason/);
  expect(await talk.say('I ordered it by mistake')).toMatch(/99\.80 goes back to: Visa 4242.*yes or no/s);
  expect((await read(order)).status).toBe('pending');
  expect(await talk.say('yes please')).toMatch(/Done: order .* is cancelled/);
  const after = await read(order);
  expect([after.status, after.refunded, last(after)?.actor_kind]).toEqual(['cancelled', '99.80', 'ai']);
  expect(await shop.stockOf('black')).toBe((before ?? 0) + 2);
  expect(await talk.say('yes')).toMatch(/done already/);
  expect((await read(order)).ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

test('two yeses in a row do it once', async () => {
  const order = await shop.paid();
  const talk = await open();
  await talk.say(`please cancel ${by(order)}. I do not need it any more`);
  await talk.visitor.say('yes');
  expect(await talk.say('yes')).toMatch(/cancelled|done already/);
  await until(async () => (await read(order)).status === 'cancelled');
  expect((await read(order)).ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

test('a no leaves the order as it is', async () => {
  const order = await shop.paid();
  const talk = await open();
  await talk.say(`please cancel ${by(order)}. I do not need it any more`);
  expect(await talk.say('no, I keep it')).toMatch(/nothing was changed/);
  expect(await read(order)).toEqual(order);
});

test('an order goes to another address, asked for in parts', async () => {
  const order = await shop.paid();
  const talk = await open();
  expect(await talk.say(`please change the delivery address of ${by(order)}`)).toMatch(/new address/);
  expect(await talk.say('Hauptstr. 5, Germany')).toMatch(/postcode/);
  expect(await talk.say('10115 Berlin')).toMatch(/Hauptstr\. 5\n10115 Berlin\nGermany.*yes or no/s);
  expect(await talk.say('yes')).toMatch(/now goes to this address/);
  const after = await read(order);
  expect(after.shipping_address).toEqual({ line1: 'Hauptstr. 5', city: 'Berlin', postcode: '10115', country: 'DE' });
  expect(last(after)?.actor_kind).toBe('ai');
});

test('pieces of a delivered order come back, and the money is promised to the card', async () => {
  const order = await delivered();
  const talk = await open();
  expect(await talk.say(`I want to return one lamp of ${by(order)}`)).toMatch(
    /1 × Harbour Lamp \(black\).*49\.90 goes back to: Visa 4242/s,
  );
  expect(await talk.say('how do I contact you?')).toMatch(/come back to what we were doing.*Harbour Lamp/s);
  expect(await talk.say('yes, go ahead')).toMatch(/return for order .* is registered/);
  const after = await read(order);
  expect(after.return_records).toMatchObject([
    { kind: 'return', state: 'requested', refund_amount: '49.90', method: 'card-1', lines: [{ quantity: 1 }] },
  ]);
  expect([after.refunded, last(after)?.actor_kind]).toEqual(['0.00', 'ai']);
});

test('pieces are exchanged for others, which are kept ready', async () => {
  const order = await delivered();
  const before = await shop.stockOf('white');
  const talk = await open();
  const shown = await talk.say(`I would like to exchange the lamps of ${by(order)} for white ones`);
  expect(shown).toMatch(/2 × Harbour Lamp \(black\) → white.*20\.00 is charged to: Visa 4242/s);
  expect(await talk.say('use my gift card')).toMatch(/20\.00 is charged to: Gift card/);
  expect(await talk.say('ok')).toMatch(/exchange for order .* is registered/);
  const after = await read(order);
  expect(after.return_records).toMatchObject([{ kind: 'exchange', difference: '20.00', method: 'gift-1' }]);
  expect(await shop.stockOf('white')).toBe((before ?? 0) - 2);
  expect(last(after)?.actor_kind).toBe('ai');
});

test('pieces of an order that has not left become others, and the difference is charged', async () => {
  const order = await shop.paid();
  const talk = await open();
  expect(await talk.say(`change the lamps in ${by(order)} to white`)).toMatch(/→ white.*20\.00 is charged to: Visa 4242.*only once/s);
  expect(await talk.say('yes')).toMatch(/is changed/);
  expect((await read(order)).total_amount).toBe('119.80');
  expect(await talk.say('now cancel it please')).toMatch(/changed once before/);
  expect(await talk.conversation()).toMatchObject({ handler: 'none', handoff: { reason: 'policy_restriction' } });
});

test('what changed since it was shown is shown again', async () => {
  const order = await shop.paid();
  const talk = await open();
  await talk.say(`please cancel ${by(order)}. I do not need it any more`);
  await shop.send(editPayment, { id: order.id, method: 'gift-1' });
  expect(await talk.say('yes')).toMatch(/changed in the meantime.*Gift card/s);
  expect((await read(order)).status).toBe('pending');
  expect(await talk.say('yes')).toMatch(/is cancelled/);
});

test('above the limit a teammate is asked, with everything', async () => {
  await setting({ money_limit: '50.00' });
  const order = await shop.paid();
  const talk = await open();
  expect(await talk.say(`please cancel ${by(order)}. I do not need it any more`)).toMatch(/colleague has to approve/);
  expect(await talk.say('yes')).toMatch(/passed it on/);
  await setting({ money_limit: '1000.00' });
  expect(await talk.conversation()).toMatchObject({
    handoff: { reason: 'policy_restriction', summary: expect.stringContaining(numberOf(order)) },
  });
  expect((await read(order)).status).toBe('pending');
});

test("the customer's own address is replaced", async () => {
  const order = await shop.paid();
  const talk = await open();
  await talk.say(`where is ${by(order)}`);
  await talk.say('I want to change the address in my account');
  expect(await talk.say('Via Roma 10, 00118 Roma, Italy')).toMatch(/Via Roma 10\n00118 Roma\nItaly/);
  expect(await talk.say('yes')).toMatch(/usual address now/);
  const { body } = await shop.send(getCustomer, { id: shop.id('anna') });
  expect(body.addresses).toMatchObject([{ line1: 'Via Roma 10', country: 'IT' }]);
});

test('an angry customer gets a person who knows what was prepared', async () => {
  const order = await shop.paid();
  const talk = await open();
  await talk.say(`please cancel ${by(order)}. I do not need it any more`);
  expect(await talk.say('this is ridiculous, you are useless!!')).toMatch(/I am sorry/);
  expect(await talk.conversation()).toMatchObject({
    handoff: { reason: 'negative_sentiment', summary: expect.stringMatching(/Prepared, not done: cancel .*no longer needed/) },
  });
});

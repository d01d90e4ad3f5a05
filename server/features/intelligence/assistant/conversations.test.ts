import { getCustomer } from '@parley/contract/customers';
import { getConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { editPayment, getOrder, type Order, updateOrderStatus } from '@parley/contract/orders';
import { listProductSynonyms } from '@parley/contract/product-synonyms';
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

/** A website chat customer: sends each line and returns the AI's answers. */
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
/** Anna verifies herself with her request. */
const by = (order: Order) => `order #${numberOf(order)}, anna@mail.example`;
const last = ({ timeline }: Order) => timeline.at(-1);

test('an order is cancelled once after details and confirmation, in the AI’s name', async () => {
  const order = await shop.paid();
  const before = await shop.stockOf('black');
  const conversation = await open();
  expect(await conversation.say(`I want to cancel ${by(order)}`)).toMatch(/May I ask why/);
  expect(await conversation.say('I ordered it by mistake')).toMatch(/Refund: .*99\.80 to Visa 4242.*Shall I go ahead\?/s);
  expect((await read(order)).status).toBe('pending');
  expect(await conversation.say('yes please')).toMatch(/Done! Order .* is canceled/);
  const after = await read(order);
  expect([after.status, after.refunded, last(after)?.actor_kind]).toEqual(['cancelled', '99.80', 'ai']);
  expect(await shop.stockOf('black')).toBe((before ?? 0) + 2);
  expect(await conversation.say('yes')).toMatch(/already done/);
  expect((await read(order)).ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

test('two confirmations in a row execute once', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.say(`please cancel ${by(order)}. I do not need it any more`);
  await conversation.visitor.say('yes');
  expect(await conversation.say('yes')).toMatch(/canceled|already done/);
  await until(async () => (await read(order)).status === 'cancelled');
  expect((await read(order)).ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

test('a no leaves the order unchanged', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.say(`please cancel ${by(order)}. I do not need it any more`);
  expect(await conversation.say('no, I keep it')).toMatch(/haven’t changed anything/);
  expect(await read(order)).toEqual(order);
});

test('an order’s address changes, collected in several messages', async () => {
  const order = await shop.paid();
  const conversation = await open();
  expect(await conversation.say(`please change the delivery address of ${by(order)}`)).toMatch(/new address/);
  expect(await conversation.say('Hauptstr. 5, Germany')).toMatch(/postal code/);
  expect(await conversation.say('10115 Berlin')).toMatch(/Hauptstr\. 5\n10115 Berlin\nGermany.*Shall I go ahead\?/s);
  expect(await conversation.say('yes')).toMatch(/now going to this address/);
  const after = await read(order);
  expect(after.shipping_address).toEqual({ line1: 'Hauptstr. 5', city: 'Berlin', postcode: '10115', country: 'DE' });
  expect(last(after)?.actor_kind).toBe('ai');
});

test('units of a delivered order are returned, with a refund promised to the card', async () => {
  const order = await delivered();
  const conversation = await open();
  expect(await conversation.say(`I want to return one lamp of ${by(order)}`)).toMatch(
    /1 × Harbour Lamp \(black\).*Refund once we’ve received the items: .*49\.90 to Visa 4242/s,
  );
  expect(await conversation.say('how do I contact you?')).toMatch(/1 × Harbour Lamp.*Shall I still set up the return/s);
  expect(await conversation.say('yes, go ahead')).toMatch(/return for order .* is set up/);
  const after = await read(order);
  expect(after.return_records).toMatchObject([
    { kind: 'return', state: 'requested', refund_amount: '49.90', method: 'card-1', lines: [{ quantity: 1 }] },
  ]);
  expect([after.refunded, last(after)?.actor_kind]).toEqual(['0.00', 'ai']);
});

test('units are exchanged for others, which are reserved', async () => {
  const order = await delivered();
  const before = await shop.stockOf('white');
  const conversation = await open();
  const shown = await conversation.say(`I would like to exchange the lamps of ${by(order)} for white ones`);
  expect(shown).toMatch(/2 × Harbour Lamp \(black\) → white.*Charge.*20\.00 to Visa 4242/s);
  expect(await conversation.say('use my gift card')).toMatch(/20\.00 to Gift card/);
  expect(await conversation.say('ok')).toMatch(/exchange for order .* is set up/);
  const after = await read(order);
  expect(after.return_records).toMatchObject([{ kind: 'exchange', difference: '20.00', method: 'gift-1' }]);
  expect(await shop.stockOf('white')).toBe((before ?? 0) - 2);
  expect(last(after)?.actor_kind).toBe('ai');
});

test('units of an unshipped order become others, and the difference is charged', async () => {
  const order = await shop.paid();
  const conversation = await open();
  expect(await conversation.say(`change the lamps in ${by(order)} to white`)).toMatch(/→ white.*Charge.*20\.00 to Visa 4242.*only once/s);
  expect(await conversation.say('yes')).toMatch(/has been updated/);
  expect((await read(order)).total_amount).toBe('119.80');
  expect(await conversation.say('now cancel it please')).toMatch(/already been changed once/);
  expect(await conversation.conversation()).toMatchObject({ handler: 'none', handoff: { reason: 'policy_restriction' } });
});

test('a proposal that changed since is shown again', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.say(`please cancel ${by(order)}. I do not need it any more`);
  await shop.send(editPayment, { id: order.id, method: 'gift-1' });
  expect(await conversation.say('yes')).toMatch(/changed in the meantime.*Gift card/s);
  expect((await read(order)).status).toBe('pending');
  expect(await conversation.say('yes')).toMatch(/is canceled/);
});

test('above the limit, approval is requested with all details', async () => {
  await setting({ money_limit: '50.00' });
  const order = await shop.paid();
  const conversation = await open();
  expect(await conversation.say(`please cancel ${by(order)}. I do not need it any more`)).toMatch(/colleague still has to approve/);
  expect(await conversation.say('yes')).toMatch(/passed on all the details/);
  await setting({ money_limit: '1000.00' });
  expect(await conversation.conversation()).toMatchObject({
    handoff: { reason: 'policy_restriction', summary: expect.stringContaining(numberOf(order)) },
  });
  expect((await read(order)).status).toBe('pending');
});

test('the customer’s own address is replaced', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.say(`where is ${by(order)}`);
  await conversation.say('I want to change the address in my account');
  expect(await conversation.say('Via Roma 10, 00118 Roma, Italy')).toMatch(/Via Roma 10\n00118 Roma\nItaly/);
  expect(await conversation.say('yes')).toMatch(/default address now/);
  const { body } = await shop.send(getCustomer, { id: shop.id('anna') });
  expect(body.addresses).toMatchObject([{ line1: 'Via Roma 10', country: 'IT' }]);
});

test('an angry customer is handed off with what was prepared', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.say(`please cancel ${by(order)}. I do not need it any more`);
  expect(await conversation.say('this is ridiculous, you are useless!!')).toMatch(/I’m sorry/);
  expect(await conversation.conversation()).toMatchObject({
    handoff: { reason: 'negative_sentiment', summary: expect.stringMatching(/Prepared, not done: cancel .*no longer needed/) },
  });
});

test('what customers asked for and no product explains is proposed for a synonym; words of other questions are not', async () => {
  for (const line of ['do you sell umbrellas?', 'can I change the address of my parcel?']) {
    const first = await open();
    await first.say(line);
    const second = await open();
    await second.say(line);
  }
  const { body } = await app.send(listProductSynonyms, { merchant: shop.merchant }, { token: shop.owner.token });
  expect(body.missed.map(({ words, times }) => `${words} ${times}`)).toEqual(['umbrellas 2']);
});

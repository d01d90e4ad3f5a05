import { approve, listApprovals } from '@parley/contract/approvals';
import { getCustomer } from '@parley/contract/customers';
import { listMessages } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { getOrder, type Order, updateOrderStatus } from '@parley/contract/orders';
import type { ApprovableAction } from '@parley/contract/ai-policy';
import type { InputOf } from '@parley/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeShop, type Shop } from '../../commerce/orders/make.ts';
import { setPolicy, conversationWithAnna } from './make.ts';

let app: TestApp;
let shop: Shop;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
  const ai = { debounce_ms: 8000 };
  await app.send(updateMerchantSettings, { merchant: shop.merchant, refund_limit: '1000.00', ai }, { token: shop.owner.token });
  agent = await app.teammate(shop.merchant, 'agent', 'Theo');
});
afterAll(() => app.close());

const address = { line1: 'New 3', city: 'Milan', postcode: '20121', country: 'IT' };
const read = async ({ id }: Order) => (await shop.send(getOrder, { id })).body;
async function delivered(): Promise<Order> {
  const order = await shop.paid();
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) await shop.send(updateOrderStatus, { id: order.id, status });
  return read(order);
}
const first = (order: Order) => order.lines[0]?.id ?? '';

type Approvable =
  | 'modify_pending_order_items'
  | 'modify_pending_order_payment'
  | 'modify_pending_order_address'
  | 'modify_customer_address'
  | 'return_delivered_items'
  | 'exchange_delivered_items';
type Case = {
  action: ApprovableAction;
  tool: Approvable;
  place: () => Promise<Order>;
  input: (order: Order) => object;
  outcome: (order: Order) => Promise<unknown>;
  done: unknown;
  reply: (number: string) => string;
};
const cases: Case[] = [
  {
    action: 'edit_items',
    tool: 'modify_pending_order_items',
    place: () => shop.paid(),
    input: (order) => ({
      order_number: order.order_number,
      changes: [{ line_id: first(order), variant_id: shop.id('white'), quantity: 1 }],
      method: 'gift-1',
    }),
    outcome: async (order) => (await read(order)).total_amount,
    done: '109.80',
    reply: (number) => `We’ve updated your order ${number} as you asked. We’ve charged you €10.00.`,
  },
  {
    action: 'edit_payment',
    tool: 'modify_pending_order_payment',
    place: () => shop.paid(),
    input: (order) => ({ order_number: order.order_number, method: 'gift-1' }),
    outcome: async (order) => (await read(order)).ledger.map(({ method_label: label }) => label),
    done: ['Visa 4242', 'Gift card', 'Visa 4242'],
    reply: (number) => `The payment method of your order ${number} is now Gift card.`,
  },
  {
    action: 'edit_address',
    tool: 'modify_pending_order_address',
    place: () => shop.paid(),
    input: (order) => ({ order_number: order.order_number, address }),
    outcome: async (order) => (await read(order)).shipping_address,
    done: address,
    reply: (number) => `Your order ${number} is now going to New 3, 20121 Milan.`,
  },
  {
    action: 'customer_address',
    tool: 'modify_customer_address',
    place: () => shop.paid(),
    input: () => ({ address }),
    outcome: async () => (await shop.send(getCustomer, { id: shop.id('anna') })).body.addresses[0],
    done: address,
    reply: () => 'Your address is now New 3, 20121 Milan.',
  },
  {
    action: 'return',
    tool: 'return_delivered_items',
    place: delivered,
    input: (order) => ({ order_number: order.order_number, lines: [{ line_id: first(order), quantity: 1 }], method: 'card-1' }),
    outcome: async (order) => (await read(order)).return_records.map(({ kind }) => kind),
    done: ['return'],
    reply: (number) => `Your return for order ${number} is set up. We’ll refund you €49.90 once we’ve received the items.`,
  },
  {
    action: 'exchange',
    tool: 'exchange_delivered_items',
    place: delivered,
    input: (order) => ({
      order_number: order.order_number,
      lines: [{ line_id: first(order), quantity: 1, variant_id: shop.id('white') }],
      method: 'card-1',
    }),
    outcome: async (order) => (await read(order)).return_records.map(({ kind }) => kind),
    done: ['exchange'],
    reply: (number) => `Your exchange for order ${number} is set up. We’ll charge you €10.00 once we’ve received the items.`,
  },
];

test.each(cases)('$action is done as proposed after a teammate approves', async ({ action, tool, place, input, outcome, done, reply }) => {
  await setPolicy(app, shop, { permissions: { [action]: 'ask' } });
  const order = await place();
  const conversation = await conversationWithAnna(app, shop);
  await conversation.change({ language: 'en' });
  const detected = input(order);
  await conversation.show(await conversation.tools.call(tool, detected as InputOf<typeof tool>));
  const before = await outcome(order);
  const asked = await conversation.tools.call(tool, { ...detected, confirmed: true } as InputOf<typeof tool>);
  expect(asked).toMatchObject({ state: 'needs_approval', why: 'permission' });
  expect(await outcome(order)).toEqual(before);
  const waiting = await app.send(listApprovals, { merchant: shop.merchant, conversation_id: conversation.id }, { token: agent.token });
  const [row] = waiting.body.items;
  expect([row?.action, row?.why]).toEqual([action, 'permission']);
  const answer = await app.send(approve, { merchant: shop.merchant, id: row?.id ?? '' }, { token: agent.token });
  expect([answer.status, answer.body.state]).toEqual([200, 'approved']);
  expect(await outcome(order)).toEqual(done);
  const { body } = await app.send(listMessages, { merchant: shop.merchant, id: conversation.id }, { token: agent.token });
  expect(body.items.at(-1)?.text).toBe(reply(order.order_number));
});

import { randomUUID } from 'node:crypto';
import { answerChatCsat } from '@parley/contract/chat';
import { createCheckout } from '@parley/contract/checkout';
import { createCustomer, eraseCustomer, getCustomer, mergeCustomers, unmergeCustomers, updateCustomer } from '@parley/contract/customers';
import { domainEvents, orderDeleted, schemaOf } from '@parley/contract/events';
import { importRecords } from '@parley/contract/imports';
import { takeOverConversation, mergeConversation, sendMessage, updateConversation } from '@parley/contract/inbox';
import {
  discardDraft,
  endReturn,
  holdOrder,
  type Order,
  receiveReturn,
  recordPayment,
  refundOrder,
  requestReturn,
  shipOrder,
  startOrderBulk,
  updateOrderStatus,
  updateShipment,
} from '@parley/contract/orders';
import { getBulk, startBulk, undoBulk } from '@parley/contract/bulk';
import { createProduct, deleteProduct, updateProduct } from '@parley/contract/products';
import { createTag, deleteTag, setConversationTags, updateTag } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShop, type Shop } from './features/commerce/orders/make.ts';
import { startTestApp, type TestApp, until } from './testing/app.ts';
import { bringCsv, runImport, uploadCsv } from './testing/bring-csv.ts';
import { answerNow, latestConversation, silenceAi, visit } from './testing/chat.ts';
import { emitted, subscriber, untilEmitted } from './testing/subscriber.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ more: [subscriber] });
  shop = await makeShop(app);
  // Disables the AI's own timing, so that tests request an answer where they need one.
  await silenceAi(app, shop.merchant);
});
afterAll(() => app.close());

const at = () => ({ merchant: shop.merchant });
const as = () => ({ token: shop.owner.token });
async function conversation() {
  const visitor = await visit(app, shop.merchant);
  await visitor.say('Hello');
  return { visitor, ...(await latestConversation(app, shop.owner)) };
}
const change = (id: string, wanted: object) => app.send(updateConversation, { ...at(), id, ...wanted }, as());
async function tagged() {
  const { id } = await conversation();
  const { body: tag } = await app.send(createTag, { ...at(), name: `tag ${randomUUID().slice(0, 8)}` }, as());
  await app.send(setConversationTags, { ...at(), id, tag_ids: [tag.id] }, as());
  return { id, tag: tag.id };
}
const product = async () => (await app.send(createProduct, { ...at(), name: 'Vase', variants: [{ price: '10.00', stock: 3 }] }, as())).body;
const customer = async (first_name = 'Ines') => (await app.send(createCustomer, { ...at(), first_name }, as())).body.id;
async function delivered(): Promise<Order> {
  const { id } = await shop.paid();
  for (const status of ['confirmed', 'processing', 'shipped'] as const) await shop.send(updateOrderStatus, { id, status });
  return (await shop.send(updateOrderStatus, { id, status: 'delivered' })).body;
}
async function returning() {
  const order = await delivered();
  const lines = [{ line_id: order.lines[0]?.id ?? '', quantity: 1 }];
  const { body } = await shop.send(requestReturn, { id: order.id, kind: 'return', lines });
  return { order, id: body.return_records.at(-1)?.id ?? '', lines };
}
const endsAs = (state: 'declined' | 'cancelled' | 'closed') => async () => {
  const { order, id, lines } = await returning();
  const came = lines.map(({ line_id }) => ({ line_id, restock: 1, write_off: 0 }));
  if (state === 'closed') await shop.send(receiveReturn, { id: order.id, return: id, lines: came });
  await shop.send(endReturn, { id: order.id, return: id, state });
  return id;
};
const customersCsv = 'Customer ID,First Name,Email\nc-1,Ida,ida@mail.example\nc-2,Jan,jan@mail.example\n';

/** One action per event type; returns an id that the event contains. */
const actions: Record<string, () => Promise<string>> = {
  'order.created': async () => (await shop.draft()).id,
  'order.placed': async () => (await shop.placed()).id,
  'order.updated': async () => (await shop.send(holdOrder, { id: (await shop.placed()).id, reason: 'Call first' })).body.id,
  'order.status_changed': async () => (await shop.confirmed()).id,
  'order.paid': async () => (await shop.paid()).id,
  'order.cancelled': async () => {
    const { id } = await shop.placed();
    await shop.send(updateOrderStatus, { id, status: 'cancelled' });
    return id;
  },
  'order.deleted': async () => {
    const { id } = await shop.draft();
    await shop.send(discardDraft, { id });
    return id;
  },
  'refund.created': async () => (await shop.send(refundOrder, { id: (await shop.paid()).id, amount: '5.00' })).body.ledger.at(-1)?.id ?? '',
  'checkout.created': async () =>
    (await app.send(createCheckout, { ...at(), lines: [{ variant_id: shop.id('endless'), quantity: 1 }] }, as())).body.id,
  'fulfillment.created': async () => (await shop.send(shipOrder, { id: (await shop.confirmed()).id })).body.shipments[0]?.id ?? '',
  'fulfillment.updated': async () => {
    const { body } = await shop.send(shipOrder, { id: (await shop.confirmed()).id });
    const shipment = body.shipments[0]?.id ?? '';
    await shop.send(updateShipment, { id: body.id, shipment, tracking_number: 'T-1' });
    return shipment;
  },
  'return.requested': async () => (await returning()).id,
  'return.received': endsAs('closed'),
  'return.closed': endsAs('closed'),
  'return.declined': endsAs('declined'),
  'return.cancelled': endsAs('cancelled'),
  'product.created': async () => (await product()).product_id,
  'product.updated': async () => {
    const { product_id: id } = await product();
    await app.send(updateProduct, { ...at(), id, name: 'Tall vase' }, as());
    return id;
  },
  'product.deleted': async () => {
    const { product_id: id } = await product();
    await app.send(deleteProduct, { ...at(), id }, as());
    return id;
  },
  'product.stock_changed': async () => {
    await shop.placed();
    return shop.id('black');
  },
  'customer.created': () => customer(),
  'customer.updated': async () => {
    const id = await customer();
    await app.send(updateCustomer, { ...at(), id, last_name: 'Ibsen' }, as());
    return id;
  },
  'customer.merged': async () => {
    const [id, other] = [await customer('Into'), await customer('Other')];
    await app.send(mergeCustomers, { ...at(), id, other }, as());
    return other;
  },
  'customer.unmerged': async () => {
    const [id, other] = [await customer('Into'), await customer('Other')];
    await app.send(mergeCustomers, { ...at(), id, other }, as());
    const { merged } = (await app.send(getCustomer, { ...at(), id }, as())).body;
    await app.send(unmergeCustomers, { ...at(), id, merge: merged[0]?.id ?? '' }, as());
    return other;
  },
  'customer.erased': async () => {
    const id = await customer();
    await app.send(eraseCustomer, { ...at(), id }, as());
    return id;
  },
  'tag.created': async () => (await tagged()).tag,
  'tag.updated': async () => {
    const { tag } = await tagged();
    await app.send(updateTag, { ...at(), id: tag, description: 'What it is for' }, as());
    return tag;
  },
  'tag.deleted': async () => {
    const { tag } = await tagged();
    await app.send(deleteTag, { ...at(), id: tag }, as());
    return tag;
  },
  'conversation.created': async () => (await conversation()).id,
  'conversation.handed_off': async () => {
    const { id, visitor } = await conversation();
    await visitor.say('I want to talk to a person');
    await answerNow(app, id);
    return id;
  },
  'conversation.assigned': async () => {
    const { id } = await conversation();
    await change(id, { assignee_id: shop.owner.userId });
    return id;
  },
  'conversation.resolved': async () => {
    const { id } = await conversation();
    await change(id, { status: 'resolved' });
    return id;
  },
  'conversation.reopened': async () => {
    const { id } = await conversation();
    for (const status of ['resolved', 'open'] as const) await change(id, { status });
    return id;
  },
  'conversation.merged': async () => {
    const [first, { id }] = [await conversation(), await conversation()];
    // Two conversations of one customer, who came back on another device.
    await app.write(shop.merchant, ({ db }) =>
      db.updateTable('conversations').set({ customer_id: first.customer.id }).where('id', '=', id).execute(),
    );
    for (const one of [id, first.id]) await app.send(takeOverConversation, { ...at(), id: one }, as());
    await app.send(mergeConversation, { ...at(), id, into: first.id }, as());
    return id;
  },
  'conversation.tagged': async () => (await tagged()).id,
  'conversation.untagged': async () => {
    const { id } = await tagged();
    await app.send(setConversationTags, { ...at(), id, tag_ids: [] }, as());
    return id;
  },
  'message.received': async () => {
    const { visitor } = await conversation();
    return (await visitor.say('And another thing')).id;
  },
  'message.sent': async () => {
    const { id } = await conversation();
    return (await app.send(sendMessage, { ...at(), id, client_id: randomUUID(), text: 'Hello from us' }, as())).body.id;
  },
  'csat.received': async () => {
    const { id, visitor } = await conversation();
    await change(id, { status: 'resolved' });
    await app.send(answerChatCsat, { key: visitor.key, score: 5 }, { token: visitor.token });
    return id;
  },
  'import.finished': async () => (await bringCsv(app, shop.owner, customersCsv)).id,
};

test('every event of the contract has an action here', () => {
  expect(Object.keys(actions).toSorted()).toEqual(domainEvents.map(({ type }) => type).toSorted());
});

test.each(domainEvents.map((event) => [event.type, event] as const))('emits %s', async (type, event) => {
  const found = await untilEmitted(app, shop.merchant, type, await (actions[type] ?? (() => Promise.resolve('')))());
  // Equality with the parsed value proves that the event contains nothing beyond the contract.
  expect(schemaOf(event).parse(found)).toEqual(found);
  expect([found.merchant_id, found.version]).toEqual([shop.merchant, event.version]);
});

const typesOf = async (merchant = shop.merchant) => (await emitted(app, merchant)).map(({ type }) => type);

test('emits nothing when a command is refused or rolled back', async () => {
  const owner = await app.register();
  const other = await makeShop(app, owner);
  const { id } = await other.placed();
  const before = await typesOf(other.merchant);
  expect((await other.send(recordPayment, { id, amount: '9999.00', method: null })).status).toBe(422);
  const failing = app.writeWithReactions(other.merchant, async (ctx) => {
    await ctx.emit(orderDeleted, { order_id: id });
    throw new Error('It broke.');
  });
  await expect(failing).rejects.toThrow('It broke.');
  expect(await typesOf(other.merchant)).toEqual(before);
});

test('emits events only under the shop they happened in', async () => {
  const other = await makeShop(app);
  const before = await typesOf(other.merchant);
  const { id } = await shop.paid();
  await untilEmitted(app, shop.merchant, 'order.paid', id);
  expect(await typesOf(other.merchant)).toEqual(before);
});

test('an import emits one event for all its rows, and a dry run emits none', async () => {
  const owner = await app.register();
  const rows = Array.from({ length: 500 }, (_, at) => `p-${at},Vase ${at},10.00`).join('\n');
  const { body } = await uploadCsv(app, owner, `ID,Name,Price\n${rows}\n`, { kind: 'products' });
  await runImport(app, owner, body.id, true);
  expect(await typesOf(owner.merchant)).toEqual([]);
  const run = await runImport(app, owner, body.id);
  expect(run).toMatchObject({ state: 'done', created: 500 });
  const [event, ...more] = await emitted(app, owner.merchant);
  expect([event?.type, more]).toEqual(['import.finished', []]);
  expect(event?.data).toEqual({ import_id: body.id, kind: 'products', outcome: 'done', created: 500, updated: 0 });
});

test('the import endpoint emits one event per kind of record', async () => {
  const owner = await app.register();
  const customers = ['ida', 'jan'].map((external_id) => ({ external_id, first_name: external_id }));
  await app.send(importRecords, { merchant: owner.merchant, customers }, { token: owner.token });
  expect((await emitted(app, owner.merchant)).map(({ data }) => data)).toEqual([
    { import_id: null, kind: 'customers', outcome: 'done', created: 2, updated: 0 },
  ]);
});

test("a bulk change emits one event per changed row and none for rows it couldn't change", async () => {
  const [held, cancelled] = [await shop.placed(), await shop.placed()];
  await shop.send(updateOrderStatus, { id: cancelled.id, status: 'cancelled' });
  const seen = (await emitted(app, shop.merchant)).length;
  const selection = { kind: 'ids' as const, ids: [held.id, cancelled.id] };
  const { body: run } = await app.send(startOrderBulk, { ...at(), selection, change: { hold: 'Count first' } }, as());
  await until(async () => (await app.send(getBulk, { ...at(), id: run.id }, as())).body.state === 'done');
  const since = (await emitted(app, shop.merchant)).slice(seen);
  expect(since.map(({ type, data }) => [type, data['order_id']])).toEqual([['order.updated', held.id]]);
});

test('marks events as restored when an undo resolves or reopens a conversation', async () => {
  const { id } = await conversation();
  // A teammate handles it, so nothing else changes it between the change and its undo.
  await app.send(takeOverConversation, { ...at(), id }, as());
  await change(id, { status: 'resolved' });
  const { data } = await untilEmitted(app, shop.merchant, 'conversation.resolved', id);
  expect(data).toEqual({ conversation_id: id, by: 'person', restored: false, undo_until: expect.any(String) });
  const { body: run } = await app.send(startBulk, { ...at(), selection: { kind: 'ids', ids: [id] }, change: { status: 'open' } }, as());
  const becomes = (state: string) => until(async () => (await app.send(getBulk, { ...at(), id: run.id }, as())).body.state === state);
  await becomes('done');
  await app.send(undoBulk, { ...at(), id: run.id }, as());
  await becomes('undone');
  const about = (await emitted(app, shop.merchant)).filter((one) => one.data['conversation_id'] === id && 'restored' in one.data);
  expect(about.map(({ type, data: { restored } }) => [type, restored])).toEqual([
    ['conversation.resolved', false],
    ['conversation.reopened', false],
    ['conversation.resolved', true],
  ]);
});

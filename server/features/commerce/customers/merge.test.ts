import { getCustomer, listCustomers, mergeCustomers, setConsent, unmergeCustomers, updateCustomer } from '@parley/contract/customers';
import { addCustomerNote, setBlocked } from '@parley/contract/customer-notes';
import type { Sent } from '@parley/contract/endpoint';
import { importRecords } from '@parley/contract/imports';
import { getConversation, getPanel } from '@parley/contract/inbox';
import { createTag } from '@parley/contract/tags';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { codeOf, limitedTo, makeCustomer, makeOrder } from './make.ts';

let app: TestApp;
let owner: Person;
let token: string;
let merchant: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ token, merchant } = owner);
});
afterAll(() => app.close());

const read = async (id: string) => (await app.send(getCustomer, { merchant, id }, { token })).body;
const merge = (id: string, other: string, person = owner) => app.send(mergeCustomers, { merchant, id, other }, { token: person.token });
const unmerge = (id: string, merged: string) => app.send(unmergeCustomers, { merchant, id, merge: merged }, { token });
const pair = async () =>
  [await makeCustomer(app, owner, { first_name: 'Into' }), await makeCustomer(app, owner, { first_name: 'Other' })] as const;
const write: (work: Parameters<TestApp['write']>[1]) => Promise<unknown> = (work) => app.write(merchant, work);

test('a merge moves everything, and the merged id leads to the new customer', async () => {
  const visitor = await visit(app, merchant);
  await visitor.say('Hello');
  const conversation = await latestConversation(app, owner);
  const other = conversation.customer.id;
  const { body: tag } = await app.send(createTag, { merchant, name: 'from the other' }, { token });
  const address = { line1: 'Weg 1', city: 'Berlin', postcode: '10115', country: 'DE' };
  const given = {
    first_name: 'Otto',
    last_name: 'Other',
    emails: ['otto@merge.example'],
    phones: ['030 777'],
    addresses: [address],
    tag_ids: [tag.id],
  };
  await app.send(updateCustomer, { merchant, id: other, ...given }, { token });
  await app.send(addCustomerNote, { merchant, id: other, text: 'Likes tea' }, { token });
  await app.send(setConsent, { merchant, id: other, channel: 'email', state: 'refused' }, { token });
  const cards = JSON.stringify([{ external_id: 'g1', kind: 'gift_card', label: 'Gift card', balance: '20.00' }]);
  await write(({ db }) => db.updateTable('customers').set({ payment_methods: cards }).where('id', '=', other).execute());
  await makeOrder(app, merchant, { customer: other, cents: 1500 });
  const into = await makeCustomer(app, owner, { first_name: 'Ina', last_name: 'Into', emails: ['ina@merge.example'] });
  await app.send(setConsent, { merchant, id: into.id, channel: 'email', state: 'granted' }, { token });
  await makeOrder(app, merchant, { customer: into.id, cents: 500 });

  const { body } = await merge(into.id, other);
  expect(body).toMatchObject({
    name: 'Ina Into',
    emails: ['ina@merge.example', 'otto@merge.example'],
    phones: ['030 777'],
    addresses: [address],
    spent: '20.00',
    orders_count: 2,
    conversations_count: 1,
    payment_methods: [{ id: 'g1', balance: '20.00' }],
    merged: [{ name: 'Otto Other', email: 'otto@merge.example', may_undo: true }],
  });
  expect(body.tags.map(({ name }) => name)).toEqual(['from the other']);
  expect(body.notes.map(({ text }) => text)).toEqual(['Likes tea']);
  expect(body.consent.find(({ channel }) => channel === 'email')?.state).toBe('refused');
  expect(body.actions).toContain('unmerge');
  expect((await read(other)).id).toBe(into.id);
  const thread = await app.send(getConversation, { merchant, id: conversation.id }, { token });
  expect([thread.body.customer_name, thread.body.customer.id]).toEqual(['Ina Into', into.id]);
  const panel = await app.send(getPanel, { merchant, id: conversation.id }, { token });
  expect([panel.body.customer.id, panel.body.orders.length]).toEqual([into.id, 2]);
  await visitor.say('Still me');
  expect((await latestConversation(app, owner)).customer.id).toBe(into.id);
});

test('undo moves exactly the merged rows back and leaves later ones', async () => {
  const [into, other] = await pair();
  const moved = await makeOrder(app, merchant, { customer: other.id, cents: 900 });
  const own = await makeOrder(app, merchant, { customer: into.id, cents: 100 });
  await app.send(addCustomerNote, { merchant, id: other.id, text: 'Of the other' }, { token });
  const { body: merged } = await merge(into.id, other.id);
  const since = await makeOrder(app, merchant, { customer: into.id, cents: 50 });
  await app.send(addCustomerNote, { merchant, id: into.id, text: 'Since' }, { token });
  const { body } = await unmerge(into.id, merged.merged[0]?.id ?? '');
  expect(body).toMatchObject({ spent: '1.50', orders_count: 2, merged: [] });
  expect(body.orders.map(({ id }) => id).toSorted()).toEqual([own, since].toSorted());
  expect(body.notes.map(({ text }) => text)).toEqual(['Since']);
  const parted = await read(other.id);
  expect([parted.id, parted.name, parted.spent, parted.orders.map(({ id }) => id)]).toEqual([other.id, 'Other Berg', '9.00', [moved]]);
  expect(parted.notes.map(({ text }) => text)).toEqual(['Of the other']);
  expect(codeOf((await unmerge(into.id, merged.merged[0]?.id ?? '')).body)).toBe('customer.merge_refused');
});

test('later and concurrent writes for the merged customer go to the new one', async () => {
  const [into, other] = await pair();
  await merge(into.id, other.id);
  const late = await makeOrder(app, merchant, { customer: other.id, cents: 700 });
  expect((await read(into.id)).orders.map(({ id }) => id)).toEqual([late]);
  const [into2, other2] = await pair();
  let waited: Promise<unknown> = Promise.resolve();
  await write(async ({ db }) => {
    await db.selectFrom('customers').select('id').where('id', '=', other2.id).forUpdate().execute();
    waited = makeOrder(app, merchant, { customer: other2.id, cents: 800 });
    await db.updateTable('customers').set({ merged_into_id: into2.id }).where('id', '=', other2.id).execute();
    await sql`select key_customers(${merchant}::uuid, array[${other2.id}::uuid])`.execute(db);
  });
  await waited;
  expect((await read(into2.id)).orders.map(({ total_amount }) => total_amount)).toEqual(['8.00']);
});

test('of two concurrent merges one wins and nothing is lost', async () => {
  const [a, b] = await pair();
  await makeOrder(app, merchant, { customer: a.id });
  await makeOrder(app, merchant, { customer: b.id });
  const ways = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
  expect(ways.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const winner = ways.find(({ status }) => status === 200)?.body;
  expect([winner?.orders_count, (await read(a.id)).id]).toEqual([2, (await read(b.id)).id]);
  const [[c, d], [e]] = [await pair(), await pair()];
  await makeOrder(app, merchant, { customer: e.id });
  const into = await Promise.all([merge(c.id, e.id), merge(d.id, e.id)]);
  expect(into.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await read(c.id)).orders_count + (await read(d.id)).orders_count).toBe(1);
});

test('a merge with oneself or a merged customer, or an undo after 30 days, is refused', async () => {
  const [into, other] = await pair();
  expect(codeOf((await merge(into.id, into.id)).body)).toBe('customer.merge_refused');
  const { body } = await merge(into.id, other.id);
  expect(codeOf((await merge(into.id, other.id)).body)).toBe('customer.missing');
  const [{ id } = { id: '' }] = body.merged;
  await write(({ db }) =>
    db
      .updateTable('customer_merges')
      .set({ at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', id)
      .execute(),
  );
  expect(await read(into.id)).toMatchObject({ merged: [{ may_undo: false }] });
  expect((await read(into.id)).actions).not.toContain('unmerge');
  expect(codeOf((await unmerge(into.id, id)).body)).toBe('customer.merge_refused');
});

test('earlier merges move along and back', async () => {
  const [a, b] = await pair();
  const c = await makeCustomer(app, owner, { first_name: 'Third' });
  const first = (await merge(a.id, b.id)).body.merged[0]?.id ?? '';
  const second = (await merge(c.id, a.id)).body.merged[0]?.id ?? '';
  expect((await read(b.id)).id).toBe(c.id);
  expect(codeOf((await unmerge(a.id, first)).body)).toBe('customer.missing');
  await unmerge(c.id, second);
  expect((await read(b.id)).id).toBe(a.id);
  await unmerge(a.id, first);
  expect((await read(b.id)).id).toBe(b.id);
});

test('a merge keeps a block, and undo returns it to its owner', async () => {
  const [into, other] = await pair();
  await app.send(setBlocked, { merchant, id: other.id, blocked: true }, { token });
  const { body } = await merge(into.id, other.id);
  expect(body.blocked).toBe(true);
  expect((await unmerge(into.id, body.merged[0]?.id ?? '')).body.blocked).toBe(false);
  expect((await read(other.id)).blocked).toBe(true);
});

test('an import of the merged customer updates the new one', async () => {
  const send = (records: Omit<Sent<typeof importRecords>, 'merchant'>) => app.send(importRecords, { merchant, ...records }, { token });
  await send({ customers: [{ external_id: 'imported', first_name: 'Imp', last_name: 'Orted', email: 'imp@merge.example' }] });
  const { body: list } = await app.send(listCustomers, { merchant, q: 'imp@merge.example' }, { token });
  const into = await makeCustomer(app, owner, { first_name: 'Into' });
  await merge(into.id, list.items[0]?.id ?? '');
  const order = {
    external_id: 'o-1',
    order_number: 'I-1',
    customer: 'imported',
    status: 'confirmed',
    payment_status: 'paid',
    fulfillment_status: 'unfulfilled',
  } as const;
  const lines = [{ external_id: 'l', variant: null, name: 'A thing', price: '12.00', quantity: 1 }];
  const { body } = await send({ orders: [{ ...order, placed_at: '2026-01-01T00:00:00Z', lines }] });
  expect(body).toMatchObject({ created: 1, refused: [] });
  expect(await read(into.id)).toMatchObject({ spent: '12.00', orders_count: 1 });
});

test('a teammate limited to a brand merges only customers they see', async () => {
  const { brand, person } = await limitedTo(app, owner, 'Nord');
  const [into, other] = await pair();
  await makeOrder(app, merchant, { customer: into.id, brand });
  expect(codeOf((await merge(into.id, other.id, person)).body)).toBe('customer.missing');
  await makeOrder(app, merchant, { customer: other.id, brand });
  expect((await merge(into.id, other.id, person)).status).toBe(200);
});

test('a customer of another shop cannot be merged', async () => {
  const shop = await app.register();
  const [into] = await pair();
  const foreign = await makeCustomer(app, shop);
  expect(codeOf((await merge(into.id, foreign.id)).body)).toBe('customer.missing');
});

test('lists and searches exclude merged customers', async () => {
  const [into, other] = await pair();
  await app.send(updateCustomer, { merchant, id: other.id, first_name: 'Zacharias' }, { token });
  await merge(into.id, other.id);
  for (const q of ['Zacharias', undefined]) {
    const { body } = await app.send(listCustomers, { merchant, limit: 100, ...(q && { q }) }, { token });
    expect(body.items.some(({ id }) => id === other.id)).toBe(false);
  }
});

import {
  countCustomers,
  createCustomer,
  getCustomer,
  getCustomerTimeline,
  listCustomers,
  setConsent,
  updateCustomer,
} from '@parley/contract/customers';
import { addCustomerNote } from '@parley/contract/customer-notes';
import type { Sent } from '@parley/contract/endpoint';
import type { Condition, Filter } from '@parley/contract/filters';
import { createTag } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { codeOf, limitedTo, makeCustomer, makeOrder } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

type Requested = Omit<Sent<typeof listCustomers>, 'merchant' | 'filter'> & { filter?: Filter };
const ask = ({ merchant, token }: Person, { filter, ...asked }: Requested = {}) =>
  app.send(listCustomers, { merchant, ...asked, ...(filter && { filter: JSON.stringify(filter) }) }, { token });
const namesIn = async (person: Person, asked: Requested = {}) => (await ask(person, asked)).body.items.map(({ name }) => name);
const only = (field: string, op: Condition['op'], value?: Condition['value']): Requested => ({
  filter: { match: 'all', conditions: [{ field, op, ...(value !== undefined && { value }) }] },
});

async function shopOfThree() {
  const shop = await app.register();
  const [ann, bob, cid] = [
    await makeCustomer(app, shop, {
      first_name: 'Ann',
      last_name: '',
      emails: ['ann@x.example', 'ann@work.example'],
      phones: ['+49 30 123 45 67'],
      language: 'de',
      addresses: [{ line1: 'Weg 1', city: 'Berlin', postcode: '10115', country: 'DE' }],
    }),
    await makeCustomer(app, shop, { first_name: 'bob', last_name: '' }),
    await makeCustomer(app, shop, { first_name: 'Cid', last_name: '', emails: ['c.dorn@parcel.example'] }),
  ];
  await makeOrder(app, shop.merchant, { customer: ann.id, cents: 5000, number: 'W-77', placedAt: new Date('2026-03-01') });
  await makeOrder(app, shop.merchant, { customer: ann.id, cents: 1000, placedAt: new Date('2026-05-01') });
  await makeOrder(app, shop.merchant, { customer: cid.id, cents: 700, placedAt: new Date('2026-04-01') });
  await makeOrder(app, shop.merchant, { customer: bob.id, cents: 9999, status: 'cancelled' });
  return { shop, ann, bob, cid };
}

test('the list is sorted as requested, and its pages have every customer once', async () => {
  const { shop } = await shopOfThree();
  const expected: [Requested['sort'], Requested['order'], string[]][] = [
    ['created_at', 'desc', ['Cid', 'bob', 'Ann']],
    ['name', 'asc', ['Ann', 'bob', 'Cid']],
    ['spent', 'desc', ['Ann', 'Cid', 'bob']],
    ['orders', 'asc', ['bob', 'Cid', 'Ann']],
    ['last_order_at', 'desc', ['Ann', 'Cid', 'bob']],
    ['last_order_at', 'asc', ['bob', 'Cid', 'Ann']],
  ];
  for (const [sort, order, names] of expected) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await ask(shop, { sort, order, limit: 1, ...(cursor && { cursor }) });
      seen.push(...body.items.map(({ name }) => name));
      cursor = body.next_cursor ?? undefined;
    } while (cursor);
    expect([sort, order, seen]).toEqual([sort, order, names]);
  }
});

test('finds a customer by name, any form of phone number, and order number', async () => {
  const { shop } = await shopOfThree();
  for (const q of ['ann', 'ann@x.example', 'ann@work.example', '0049 30 1234567', '(030) 123-45', '#W-77'])
    expect([q, await namesIn(shop, { q })]).toEqual([q, ['Ann']]);
  expect(await namesIn(shop, { q: 'nobody at all' })).toEqual([]);
});

test('every field filters', async () => {
  const { shop, cid } = await shopOfThree();
  const { body: tag } = await app.send(createTag, { merchant: shop.merchant, name: 'vip' }, { token: shop.token });
  await app.send(updateCustomer, { merchant: shop.merchant, id: cid.id, tag_ids: [tag.id] }, { token: shop.token });
  await app.send(setConsent, { merchant: shop.merchant, id: cid.id, channel: 'email', state: 'refused' }, { token: shop.token });
  const cases: [Requested, string[]][] = [
    [only('name', 'contains', 'nn'), ['Ann']],
    [only('email', 'contains', 'work'), ['Ann']],
    [only('phone', 'is_set'), ['Ann']],
    [only('language', 'is', ['de', 'fr']), ['Ann']],
    [only('country', 'is', 'de'), ['Ann']],
    [only('city', 'starts_with', 'Ber'), ['Ann']],
    [only('tag', 'is', [tag.id]), ['Cid']],
    [only('tag', 'is_not_set'), ['bob', 'Ann']],
    [only('consent_email', 'is', ['refused']), ['Cid']],
    [only('consent_sms', 'is', ['unknown']), ['Cid', 'bob', 'Ann']],
    [only('spent', 'greater', 6.99), ['Cid', 'Ann']],
    [only('orders', 'is', 0), ['bob']],
    [only('first_order_at', 'before', '2026-03-02T00:00:00Z'), ['Ann']],
    [only('last_order_at', 'is_not_set'), ['bob']],
    [only('has_email', 'is', false), ['bob']],
    [only('blocked', 'is', true), []],
    [only('has_open_conversation', 'is', true), []],
    [only('created_at', 'in_last_days', 1), ['Cid', 'bob', 'Ann']],
  ];
  for (const [asked, names] of cases) expect([asked, await namesIn(shop, asked)]).toEqual([asked, names]);
  const filter = JSON.stringify(only('has_email', 'is', true).filter);
  const { body } = await app.send(countCustomers, { merchant: shop.merchant, filter }, { token: shop.token });
  expect(body).toEqual({ count: 2, more: false });
});

test('a row shows email consent', async () => {
  const { shop, ann, cid } = await shopOfThree();
  const say = (id: string, state: 'granted' | 'refused') =>
    app.send(setConsent, { merchant: shop.merchant, id, channel: 'email', state }, { token: shop.token });
  await say(cid.id, 'refused');
  await say(ann.id, 'granted');
  const { body } = await ask(shop);
  expect(body.items.map(({ name, consent_email }) => [name, consent_email])).toEqual([
    ['Cid', 'refused'],
    ['bob', 'unknown'],
    ['Ann', 'granted'],
  ]);
});

test('spending counts valid orders, with first and last order', async () => {
  const { shop, ann, bob } = await shopOfThree();
  const { body } = await app.send(getCustomer, { merchant: shop.merchant, id: ann.id }, { token: shop.token });
  expect(body).toMatchObject({
    spent: '60.00',
    orders_count: 2,
    average_order: '30.00',
    last_order_at: '2026-05-01T00:00:00.000Z',
    country: 'DE',
    emails: ['ann@x.example', 'ann@work.example'],
  });
  expect(body.orders.map(({ total_amount }) => total_amount)).toEqual(['10.00', '50.00']);
  const other = await app.send(getCustomer, { merchant: shop.merchant, id: bob.id }, { token: shop.token });
  expect(other.body).toMatchObject({ spent: '0.00', orders_count: 0, average_order: null });
});

test('a teammate limited to a brand sees its customers and only that spending', async () => {
  const shop = await app.register();
  const { brand, person } = await limitedTo(app, shop, 'Nord');
  const [both, elsewhere] = [
    await makeCustomer(app, shop, { first_name: 'Both' }),
    await makeCustomer(app, shop, { first_name: 'Elsewhere' }),
  ];
  await makeOrder(app, shop.merchant, { customer: both.id, cents: 300, brand });
  await makeOrder(app, shop.merchant, { customer: both.id, cents: 50_000 });
  await makeOrder(app, shop.merchant, { customer: elsewhere.id });
  const { body } = await ask(person);
  expect(body.items.map(({ name, spent, orders_count }) => [name, spent, orders_count])).toEqual([['Both Berg', '3.00', 1]]);
  expect(await namesIn(person, only('spent', 'greater', 100))).toEqual([]);
  const { body: one } = await app.send(getCustomer, { merchant: shop.merchant, id: both.id }, { token: person.token });
  expect([one.spent, one.average_order, one.orders.length]).toEqual(['3.00', '3.00', 1]);
  for (const endpoint of [getCustomer, getCustomerTimeline])
    expect((await app.send(endpoint, { merchant: shop.merchant, id: elsewhere.id }, { token: person.token })).status).toBe(404);
  const events = await app.send(getCustomerTimeline, { merchant: shop.merchant, id: both.id }, { token: person.token });
  expect(events.body.items.filter(({ kind }) => kind === 'order')).toHaveLength(1);
  const note = { merchant: shop.merchant, id: elsewhere.id, text: 'Hello' };
  expect(codeOf((await app.send(addCustomerNote, note, { token: person.token })).body)).toBe('customer.missing');
  for (const sort of ['spent', 'orders', 'last_order_at'] as const) {
    const refused = await ask(person, { sort });
    expect([refused.status, codeOf(refused.body)]).toEqual([422, 'input.invalid']);
  }
});

test('personal data is masked everywhere for roles that may not read it', async () => {
  const { shop, ann } = await shopOfThree();
  const analyst = await app.teammate(shop.merchant, 'analyst');
  const { body } = await app.send(getCustomer, { merchant: shop.merchant, id: ann.id }, { token: analyst.token });
  const said = JSON.stringify([body, (await ask(analyst, { q: 'ann' })).body]);
  for (const secret of ['Ann', 'ann@x', 'ann@work', '123 45 67', 'Weg 1', '10115'])
    expect([secret, said.includes(secret)]).toEqual([secret, false]);
  expect(body.actions).toEqual([]);
});

test('other shops see none of them', async () => {
  const { ann } = await shopOfThree();
  const stranger = await app.register();
  expect(await namesIn(stranger)).toEqual([]);
  expect((await app.send(getCustomer, { merchant: stranger.merchant, id: ann.id }, { token: stranger.token })).status).toBe(404);
});

test('the timeline shows events latest first, page by page', async () => {
  const shop = await app.register();
  const visitor = await visit(app, shop.merchant);
  await visitor.say('Where is my parcel?');
  const { id: conversation, customer } = await latestConversation(app, shop);
  const at = { merchant: shop.merchant, id: customer.id };
  await makeOrder(app, shop.merchant, { customer: customer.id, number: 'Z-1', placedAt: new Date('2020-01-01') });
  await app.send(addCustomerNote, { ...at, text: 'Likes tea' }, { token: shop.token });
  await app.send(updateCustomer, { ...at, first_name: 'Vera' }, { token: shop.token });
  await app.send(setConsent, { ...at, channel: 'sms', state: 'granted', source: 'a call' }, { token: shop.token });
  await app.write(shop.merchant, ({ db }) =>
    db
      .updateTable('conversations')
      .set({ csat_score: 4, csat_remark: 'Fine', csat_answered_at: new Date() })
      .where('id', '=', conversation)
      .execute(),
  );
  const seen: [string, string, string | null][] = [];
  let cursor: string | undefined;
  do {
    const { body } = await app.send(getCustomerTimeline, { ...at, limit: 2, ...(cursor && { cursor }) }, { token: shop.token });
    seen.push(...body.items.map(({ kind, title, detail }): [string, string, string | null] => [kind, title, detail]));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen.map(([kind]) => kind)).toEqual(['csat', 'consent', 'edited', 'note', ...seen.slice(4, 6).map(([kind]) => kind), 'order']);
  expect(
    seen
      .slice(4, 6)
      .map(([kind]) => kind)
      .toSorted(),
  ).toEqual(['conversation', 'created']);
  expect(seen).toContainEqual(['order', 'Order Z-1', '10.00 EUR, delivered']);
  expect(seen).toContainEqual(['csat', 'Rated conversation #1: 4 out of 5', 'Fine']);
  expect(seen).toContainEqual(['consent', 'Opted in to sms by Olive Owner', 'a call']);
});

test('a customer needs a name or another identifier', async () => {
  const { status, body } = await app.send(createCustomer, { merchant: owner.merchant }, { token: owner.token });
  expect([status, codeOf(body)]).toEqual([422, 'customer.nameless']);
  expect((await makeCustomer(app, owner, { first_name: '', last_name: '', phones: ['030 987654'] })).name).toBe('030 987654');
});

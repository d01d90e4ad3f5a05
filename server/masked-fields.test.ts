import { countCustomers, customerFields, listCustomers } from '@parley/contract/customers';
import { conversationFields } from '@parley/contract/conversations';
import { startExport } from '@parley/contract/exports';
import { type Fields, type Filter, operators } from '@parley/contract/filters';
import { listConversations } from '@parley/contract/inbox';
import { permissions } from '@parley/contract/permissions';
import { countOrders, listOrders, orderFields } from '@parley/contract/orders';
import { search } from '@parley/contract/search';
import { createView, listViews, updateView } from '@parley/contract/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeOrder } from './features/commerce/customers/make.ts';
import { makeKey, makeOperator, viewShop } from './testing/actors.ts';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import { visit } from './testing/chat.ts';

let app: TestApp;
let owner: Person;
/** Everybody who sees personal data masked: a role, a program without the scope, an operator who views the shop. */
let viewers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  const ann = await makeCustomer(app, owner, {
    first_name: 'Annabel',
    last_name: 'Quill',
    emails: ['annabel.quill@post.example'],
    phones: ['+49 30 123 45 67'],
  });
  await makeOrder(app, owner.merchant, { customer: ann.id, cents: 5000, number: 'W-77' });
  const visitor = await visit(app, owner.merchant);
  await visitor.say('My address is annabel.quill@post.example and my number is +49 30 123 45 67');
  const operator = await makeOperator(app);
  await viewShop(app, operator, owner.merchant);
  viewers = {
    analyst: (await app.teammate(owner.merchant, 'analyst')).token,
    program: (await makeKey(app, owner, { scopes: permissions.filter((one) => one !== 'personal_data:read') })).key,
    operator: operator.token,
  };
});
afterAll(() => app.close());

const everyField = { conversations: conversationFields, customers: customerFields, orders: orderFields } satisfies Record<string, Fields>;
type List = keyof typeof everyField;
// Long enough to be looked up as a name.
const values = { text: 'annabel', choice: ['a'], number: 1, instant: 1, flag: true } as const;
const cases = Object.entries(everyField).flatMap(([list, fields]) =>
  Object.entries<Fields[string]>(fields)
    .filter(([, { personal }]) => personal)
    .flatMap(([field, { type }]) => operators[type].map((op) => ({ list: list as List, field, op, value: values[type] as string }))),
);
type Answer = { status: number; body: unknown };
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const refused = [422, 'input.invalid'];

test('each list has fields that are masked', () => expect(new Set(cases.map(({ list }) => list)).size).toBe(3));

test.each(cases)('$list by $field $op is refused to whoever sees it masked', async ({ list, field, op, value }) => {
  const { merchant } = owner;
  const filter: Filter = { match: 'all', conditions: [{ field, op, value }] };
  const asked = { merchant, filter: JSON.stringify(filter) };
  const asks = {
    conversations: [listConversations],
    customers: [listCustomers, countCustomers],
    orders: [listOrders, countOrders],
  }[list];
  for (const [who, token] of Object.entries(viewers))
    for (const ask of asks) {
      const answer: Answer = await app.send(ask, asked, { token });
      expect([who, ask.line, ...codeOf(answer)]).toEqual([who, ask.line, ...refused]);
      expect((answer.body as { detail: string }).detail).toContain(field);
    }
  for (const ask of asks) expect((await app.send(ask, asked, { token: owner.token })).status).toBe(200);
  const token = viewers['analyst'];
  expect(codeOf(await app.send(startExport, { merchant, list, filter }, { token }))).toEqual(refused);
  expect(codeOf(await app.send(createView, { merchant, list, name: 'Guess', filter }, { token }))).toEqual(refused);
});

test('a list is not sorted by a masked field either', async () => {
  for (const token of Object.values(viewers))
    expect(codeOf(await app.send(listCustomers, { merchant: owner.merchant, sort: 'name' }, { token }))).toEqual(refused);
  expect((await app.send(listCustomers, { merchant: owner.merchant, sort: 'name' }, { token: owner.token })).status).toBe(200);
});

const guesses = ['annabel', 'Quill', 'annabel.quill@post.example', 'annabel.q', 'post.example', '1234567', '4930123'];
test.each(guesses)('searching for %s finds nobody whose data is masked', async (q) => {
  const { merchant } = owner;
  for (const token of Object.values(viewers)) {
    const found = await Promise.all([
      app.send(listConversations, { merchant, q }, { token }),
      app.send(listCustomers, { merchant, q }, { token }),
      app.send(listOrders, { merchant, q }, { token }),
    ]);
    expect(found.map(({ body }) => body.items.length)).toEqual([0, 0, 0]);
    const counts = await Promise.all([
      app.send(countCustomers, { merchant, q }, { token }),
      app.send(countOrders, { merchant, q }, { token }),
    ]);
    expect(counts.map(({ body }) => body.count)).toEqual([0, 0]);
    const { results } = (await app.send(search, { merchant, q }, { token })).body;
    expect([results.conversations, results.customers, results.orders]).toEqual([[], [], []]);
  }
});

test('by numbers everybody finds them', async () => {
  const { merchant } = owner;
  const { body } = await app.send(listConversations, { merchant }, { token: owner.token });
  const number = String(body.items[0]?.number);
  for (const token of [...Object.values(viewers), owner.token]) {
    expect((await app.send(listOrders, { merchant, q: 'w-77' }, { token })).body.items).toHaveLength(1);
    expect((await app.send(listCustomers, { merchant, q: 'W-77' }, { token })).body.items).toHaveLength(1);
    expect((await app.send(search, { merchant, q: 'W-77' }, { token })).body.results.orders).toHaveLength(1);
  }
  for (const token of Object.values(viewers))
    expect((await app.send(listConversations, { merchant, q: `#${number}` }, { token })).body.items).toHaveLength(1);
});

test('a shared view by a masked field is not shown to whoever could not open it', async () => {
  const filter: Filter = { match: 'all', conditions: [{ field: 'customer_email', op: 'contains', value: 'annabel.quill' }] };
  await app.send(createView, { merchant: owner.merchant, list: 'orders', name: 'Annabel', shared: true, filter }, { token: owner.token });
  const names = async (token: string | undefined) =>
    (await app.send(listViews, { merchant: owner.merchant }, { token })).body.items.map(({ name }) => name);
  expect(await names(owner.token)).toContain('Annabel');
  expect(await names(viewers['analyst'])).not.toContain('Annabel');
  const { body: own } = await app.send(
    createView,
    { merchant: owner.merchant, list: 'orders', name: 'Mine', filter: { conditions: [] } },
    { token: viewers['analyst'] },
  );
  expect(codeOf(await app.send(updateView, { merchant: owner.merchant, id: own.id, filter }, { token: viewers['analyst'] }))).toEqual(
    refused,
  );
});

import { randomUUID } from 'node:crypto';
import { createCheckout, createDiscount, getCheckout, listDiscounts, updateDiscount } from '@parley/contract/checkout';
import { createCustomer, mergeCustomers } from '@parley/contract/customers';
import type { Sent } from '@parley/contract/endpoint';
import { listMessages } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { createOrder, createOrderCheckout, getOrder, listOrders, updateDraft } from '@parley/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { codeOf } from '../../account/identity/make.ts';
import { makeLampShop } from './make.ts';
import { changeVariant } from '../products/make.ts';

let app: TestApp;
let owner: Person;
let merchant: string;
let lamps: Awaited<ReturnType<typeof makeLampShop>>;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ merchant } = owner);
  lamps = await makeLampShop(app, owner);
  await app.send(updateMerchantSettings, { merchant, ai: { enabled: false }, checkout: { shipping: '4.95' } }, as());
});
afterAll(() => app.close());
beforeEach(() => stock(5));

const as = () => ({ token: owner.token });
const stock = (left: number) => app.write(merchant, ({ db }) => changeVariant(db, lamps.blue, { stock: left }));
const left = async () =>
  (await app.installation.readingOf(merchant).selectFrom('variants').select('stock').where('id', '=', lamps.blue).executeTakeFirstOrThrow())
    .stock;
type Body = Partial<Omit<Sent<typeof createCheckout>, 'merchant'>>;
async function link(body: Body = {}) {
  const lines = [{ variant_id: lamps.blue, quantity: 2 }];
  const { body: made } = await app.send(createCheckout, { merchant, lines, ...body }, as());
  return { id: made.id, path: new URL(made.url ?? '').pathname };
}
const read = async (id: string) => (await app.send(getCheckout, { merchant, id }, as())).body;
const orderOf = async (id: string) => (await app.send(getOrder, { merchant, id: (await read(id)).order_id ?? '' }, as())).body;
const customerRow = (id: string) =>
  app.installation.readingOf(merchant).selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

let people = 0;
const person = (part: Record<string, string> = {}) => ({
  name: 'Ann Buyer',
  email: `ann-${(people += 1)}@mail.example`,
  phone: '',
  line1: 'Quay 1',
  line2: '',
  postcode: '1011 AA',
  city: 'Amsterdam',
  region: '',
  country: 'NL',
  method: 'on_delivery',
  code: '',
  ...part,
});
const page = async (path: string) => (await fetch(`${app.url}${path}`)).text();
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams({ do: 'place', ...fields }), redirect: 'manual' });
const seenOn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
/** Orders like a customer who has seen the page. */
async function buy(path: string, part: Record<string, string> = {}) {
  const fields = person(part);
  const shown = part['code'] ? await (await post(path, { ...fields, do: 'apply' })).text() : await page(path);
  return post(path, { ...fields, seen: seenOn(shown) });
}
async function talk() {
  const visitor = await visit(app, merchant);
  await visitor.say('I would like a lamp');
  return { visitor, conversation: await latestConversation(app, owner) };
}

test('the form places the order, and the page shows its number', async () => {
  const { id, path } = await link();
  const answered = await buy(path, { method: 'invoice' });
  expect([answered.status, answered.headers.get('location')]).toEqual([303, path]);
  const order = await orderOf(id);
  expect(order).toMatchObject({
    status: 'pending',
    payment_status: 'awaiting',
    payment_terms: 'invoice',
    channel: 'website',
    sold_by: 'teammate',
    seller_name: 'Olive Owner',
    subtotal: '40.00',
    shipping: '4.95',
    total_amount: '44.95',
    customer: { name: 'Ann Buyer' },
    shipping_address: { name: 'Ann Buyer', line1: 'Quay 1', postcode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  });
  const thanks = await page(path);
  expect(thanks).toContain(`Your order number is ${order.order_number}.`);
  expect(thanks).not.toMatch(/Quay 1|mail\.example/);
  expect(await read(id)).toMatchObject({ state: 'completed', url: null, order_id: order.id });
  expect(await left()).toBe(3);
});

test('an order keeps the currency its page showed', async () => {
  const { id, path } = await link();
  const shown = seenOn(await page(path));
  await app.send(updateMerchantSettings, { merchant, currency: 'USD' }, as());
  await post(path, { ...person(), seen: shown });
  expect(await orderOf(id)).toMatchObject({ currency: 'EUR', total_amount: '44.95' });
  await app.send(updateMerchantSettings, { merchant, currency: 'EUR' }, as());
});

test('a draft with a variant on two lines checks the stock for both together', async () => {
  const lines = [3, 3].map((quantity) => ({ variant_id: lamps.blue, quantity }));
  const { body: draft } = await app.send(createOrder, { merchant, lines }, as());
  const { body: made } = await app.send(createOrderCheckout, { merchant, id: draft.id }, as());
  expect(await page(new URL(made.url).pathname)).toContain('we don’t have enough in stock: Harbour lamp, Blue. Please');
});

test('two simultaneous submissions place one order', async () => {
  const { id, path } = await link();
  const fields = { ...person(), seen: seenOn(await page(path)) };
  const answers = await Promise.all([post(path, fields), post(path, fields), post(path, fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await left()).toBe(3);
  const placed = await app.installation
    .readingOf(merchant)
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'checkout.completed')
    .where('object_id', '=', id)
    .execute();
  expect(placed).toHaveLength(1);
});

test('sold-out products are not ordered, and typed values stay', async () => {
  const { id, path } = await link();
  const seen = seenOn(await page(path));
  await stock(1);
  const answered = await post(path, { ...person({ name: 'Bea' }), seen });
  const html = await answered.text();
  expect(answered.status).toBe(409);
  expect(html).toContain('we don’t have enough in stock: Harbour lamp, Blue.');
  expect(html).toContain('value="Bea"');
  expect([(await read(id)).state, await left()]).toEqual(['open', 1]);
});

test('of two links for the last unit one is ordered', async () => {
  const [one, other] = [await link(), await link()];
  await stock(2);
  const answers = await Promise.all([buy(one.path), buy(other.path)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await left()).toBe(0);
});

test('a code’s discount is used; a used-up code places nothing', async () => {
  await app.send(createDiscount, { merchant, code: 'ONCE', kind: 'fixed', value: '5', max_uses: 1 }, as());
  const [one, other] = [await link(), await link()];
  const fields = person({ code: 'once' });
  const seen = seenOn(await (await post(other.path, { ...fields, do: 'apply' })).text());
  expect((await buy(one.path, { code: 'once' })).status).toBe(303);
  expect(await orderOf(one.id)).toMatchObject({ discount: '5.00', discount_code: 'ONCE', total_amount: '39.95' });
  const answered = await post(other.path, { ...fields, seen });
  const html = await answered.text();
  expect([answered.status, html.includes('This discount code has been used up.'), html.includes('€44.95')]).toEqual([409, true, true]);
  const { body } = await app.send(listDiscounts, { merchant }, as());
  expect(body.items.find(({ code }) => code === 'ONCE')).toMatchObject({ uses: 1, state: 'used_up' });
  expect(await read(one.id)).toMatchObject({ discount: '5.00', discount_code: 'ONCE', total_amount: '39.95' });
});

test.each([
  ['that is wrong', 'nonsense', 'This discount code doesn’t exist.'],
  ['below its minimum', 'large', 'Spend at least €100.00 to use this discount code.'],
])('a code %s is refused at its field, by itself and keeps what was typed', async (_, code, sentence) => {
  if (code === 'large') await app.send(createDiscount, { merchant, code, kind: 'fixed', value: '5', minimum: '100' }, as());
  const { id, path } = await link();
  const fields = person({ code, line1: 'Quay 7' });
  const applied = await post(path, { ...fields, do: 'apply' });
  for (const seen of [seenOn(await page(path)), seenOn(await applied.text())]) {
    const answered = await post(path, { ...fields, seen });
    const html = await answered.text();
    expect([answered.status, html.includes('has changed'), html.includes('value="Quay 7"')]).toEqual([409, false, true]);
    expect(html).toContain(`<p class="wrong" id="code-wrong">${sentence} Try another one, or remove it to continue.</p>`);
    expect(html).toMatch(new RegExp(`role="alert".*<li><a href="#code">${sentence}`));
    expect(html.match(/<li><a href="#/g)).toHaveLength(1);
  }
  const wrong = await (await post(path, { ...fields, name: '', seen: seenOn(await page(path)) })).text();
  expect(wrong.match(/<li><a href="#(name|code)"/g)).toHaveLength(2);
  expect((await read(id)).order_id).toBeNull();
  expect((await buy(path)).status).toBe(303);
});

test('an order with a total the customer did not see is refused', async () => {
  await app.send(createDiscount, { merchant, code: 'LATE', kind: 'fixed', value: '1' }, as());
  const { path } = await link();
  const seen = seenOn(await page(path));
  const answered = await post(path, { ...person({ code: 'late' }), seen });
  const html = await answered.text();
  expect([answered.status, html.includes('total has changed')]).toEqual([409, true]);
  expect((await post(path, { ...person({ code: 'late' }), seen: seenOn(html) })).status).toBe(303);
});

test('in a conversation the order belongs to its customer, whose empty fields are filled', async () => {
  const { conversation } = await talk();
  const { id, path } = await link({ conversation_id: conversation.id });
  await buy(path, { name: 'Dora Diver', email: 'dora@mail.example', phone: '+31 6 1234 5678' });
  const order = await orderOf(id);
  expect(order).toMatchObject({ conversation_id: conversation.id, channel: 'website', customer: { id: conversation.customer.id } });
  expect(await customerRow(conversation.customer.id)).toMatchObject({
    name: 'Dora Diver',
    email: 'dora@mail.example',
    phone: '+31 6 1234 5678',
    country: 'NL',
    orders_count: 1,
  });
  const { body: thread } = await app.send(listMessages, { merchant, id: conversation.id }, as());
  expect(thread.items.at(-1)?.activity).toMatchObject({ kind: 'order_placed', reason: order.order_number });
  expect((await latestConversation(app, owner)).customer.name).toBe('Dora Diver');
});

test('another customer’s email stays theirs and is noted on the order', async () => {
  const { id: theirs, path: first } = await link();
  await buy(first, { email: 'eva@mail.example' });
  const eva = (await orderOf(theirs)).customer?.id ?? '';
  const { conversation } = await talk();
  const { id, path } = await link({ conversation_id: conversation.id });
  await buy(path, { email: 'eva@mail.example' });
  const order = await orderOf(id);
  expect(order.customer?.id).toBe(conversation.customer.id);
  expect((await customerRow(conversation.customer.id)).email).toBeNull();
  expect((await customerRow(eva)).orders_count).toBe(1);
  expect(order.timeline.map(({ note }) => note)).toContain('Entered at checkout: eva@mail.example');
});

test('without a conversation the email finds the customer, whose data stays unchanged', async () => {
  const [one, other] = [await link(), await link()];
  await buy(one.path, { email: 'finn@mail.example', name: 'Finn First' });
  await buy(other.path, { email: 'Finn@Mail.example', name: 'Somebody Else', line1: 'Elsewhere 9', phone: '123456' });
  const [first, second] = [await orderOf(one.id), await orderOf(other.id)];
  expect(second.customer?.id).toBe(first.customer?.id);
  expect(await customerRow(first.customer?.id ?? '')).toMatchObject({ name: 'Finn First', phone: null, orders_count: 2 });
});

test('two simultaneous orders with the same new email create one customer', async () => {
  const [one, other] = [await link(), await link()];
  await Promise.all([buy(one.path, { email: 'gil@mail.example' }), buy(other.path, { email: 'gil@mail.example' })]);
  expect((await orderOf(one.id)).customer?.id).toBe((await orderOf(other.id)).customer?.id);
});

test('the shop is notified', async () => {
  const ears = await followStream(`${app.url}/api/live/${merchant}`, owner.token);
  const { id, path } = await link();
  await buy(path);
  const { order_id: order } = await read(id);
  await until(async () => ears.events.some(({ data }) => (data as { topic?: string; id?: string } | null)?.id === order));
  await ears.leave();
  const { body } = await app.send(listOrders, { merchant, limit: 1 }, as());
  expect(body.items[0]?.id).toBe(order);
});

const address = { name: 'Draft Person', line1: 'Old 1', city: 'Leiden', postcode: '2311', country: 'NL' };
async function draft(more: Partial<Sent<typeof createOrder>> = {}) {
  const lines = [{ variant_id: lamps.blue, quantity: 1, price: '18.00' }];
  const { body: order } = await app.send(createOrder, { merchant, lines, shipping: '2.00', shipping_address: address, ...more }, as());
  const { body } = await app.send(createOrderCheckout, { merchant, id: order.id }, as());
  return { order, path: new URL(body.url).pathname };
}

test('a link places its draft at the draft’s prices', async () => {
  const { order, path } = await draft();
  const html = await page(path);
  expect([html.includes('€18.00'), html.includes('€20.00'), html.includes('name="code"')]).toEqual([true, true, false]);
  expect((await post(path, { ...person(), seen: seenOn(html) })).status).toBe(303);
  const { body: placed } = await app.send(getOrder, { merchant, id: order.id }, as());
  expect(placed).toMatchObject({
    status: 'pending',
    total_amount: '20.00',
    payment_terms: 'on_delivery',
    shipping_address: { line1: 'Quay 1' },
    customer: { name: 'Ann Buyer' },
  });
  expect(placed.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['checkout_created', 'placed']));
  expect(await left()).toBe(4);
});

test('a draft changed after it was shown is shown again first', async () => {
  const { order, path } = await draft();
  const seen = seenOn(await page(path));
  await app.send(updateDraft, { merchant, id: order.id, shipping: '9.00' }, as());
  const answered = await post(path, { ...person(), seen });
  const html = await answered.text();
  expect([answered.status, html.includes('total has changed'), html.includes('€27.00')]).toEqual([409, true, true]);
  expect((await post(path, { ...person(), seen: seenOn(html) })).status).toBe(303);
});

test('a draft whose code gives a smaller discount now costs what its page says', async () => {
  const { body: half } = await app.send(createDiscount, { merchant, code: 'HALF', kind: 'percent', value: '50' }, as());
  const { order, path } = await draft({ discount_code: 'HALF' });
  const seen = seenOn(await page(path));
  await app.send(updateDiscount, { merchant, id: half.id, value: '10' }, as());
  expect((await post(path, { ...person(), seen })).status).toBe(409);
  const html = await page(path);
  expect([html.includes('€18.20'), (await post(path, { ...person(), seen: seenOn(html) })).status]).toEqual([true, 303]);
  expect((await app.send(getOrder, { merchant, id: order.id }, as())).body).toMatchObject({ discount: '1.80', total_amount: '18.20' });
});

test('a draft with an expired code can still be bought at the price its page shows', async () => {
  const { body: gone } = await app.send(createDiscount, { merchant, code: 'GONE', kind: 'percent', value: '50' }, as());
  const { order, path } = await draft({ discount_code: 'GONE' });
  const seen = seenOn(await page(path));
  await app.send(updateDiscount, { merchant, id: gone.id, active: false }, as());
  const answered = await post(path, { ...person(), seen });
  const html = await answered.text();
  expect([answered.status, html.includes('€20.00')]).toEqual([409, true]);
  expect((await post(path, { ...person(), seen: seenOn(html) })).status).toBe(303);
  const { body: placed } = await app.send(getOrder, { merchant, id: order.id }, as());
  expect(placed).toMatchObject({ status: 'pending', discount: '0.00', discount_code: null, total_amount: '20.00' });
});

test('simultaneous checkouts, sales and merges do not deadlock', async () => {
  const { conversation } = await talk();
  const { id: other } = (await app.send(createCustomer, { merchant, first_name: 'Twin', emails: ['twin@mail.example'] }, as())).body;
  const shade = [{ variant_id: lamps.shade, quantity: 1 }];
  const links = await Promise.all(Array.from({ length: 6 }, () => link({ conversation_id: conversation.id, lines: shade })));
  const customer = conversation.customer.id;
  const answers = await Promise.all([
    ...links.map(({ path }) => buy(path)),
    ...links.map(() => app.send(createOrder, { merchant, lines: shade, customer_id: customer }, as())),
    app.send(mergeCustomers, { merchant, id: other, other: customer }, as()),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('a draft has one link, and a placed order has none', async () => {
  const { order, path } = await draft();
  const { body } = await app.send(createOrderCheckout, { merchant, id: order.id }, as());
  expect((await fetch(`${app.url}${path}`)).status).toBe(410);
  const second = new URL(body.url).pathname;
  await buy(second);
  expect(codeOf(await app.send(createOrderCheckout, { merchant, id: order.id }, as()))).toBe('order.move_refused');
  expect(codeOf(await app.send(createOrderCheckout, { merchant, id: randomUUID() }, as()))).toBe('order.missing');
});

test('of twenty customers with the last unit and something else in their carts, one gets it; the others lose nothing of the rest', async () => {
  await stock(1);
  const lines = [
    { variant_id: lamps.blue, quantity: 1 },
    { variant_id: lamps.shade, quantity: 2 },
  ];
  const links = await Promise.all(Array.from({ length: 20 }, () => link({ lines, adjustable: true })));
  const forms = await Promise.all(links.map(async ({ path }) => ({ path, fields: { ...person(), seen: seenOn(await page(path)) } })));
  const answers = await Promise.all(forms.map(({ path, fields }) => post(path, fields)));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const refused = answers.findIndex(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await answers[refused]?.text()).toContain('Harbour lamp, Blue (0 left). Lower the quantity or remove the product');
  expect(await left()).toBe(0);
  const { id, path } = links[refused] ?? { id: '', path: '' };
  const rest = await (await post(path, { ...person(), do: `remove-${lamps.blue}` })).text();
  expect((await post(path, { ...person(), seen: seenOn(rest) })).status).toBe(303);
  expect(await orderOf(id)).toMatchObject({ subtotal: '11.00', lines: [{ name: 'Shade', quantity: 2 }] });
});

import { randomUUID } from 'node:crypto';
import { cancelCheckout, createCheckout, createDiscount, getCheckout } from '@parley/contract/checkout';
import type { Sent } from '@parley/contract/endpoint';
import { listMessages, sendMessage } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { codeOf, detailOf } from '../../account/identity/make.ts';
import { linkLife } from './rules.ts';
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
  const checkout = { shipping: '4.95', free_from: '40' };
  await app.send(updateMerchantSettings, { merchant, ai: { enabled: false }, checkout }, { token: owner.token });
});
afterAll(() => app.close());

const as = (person = owner) => ({ token: person.token });
type Body = Partial<Omit<Sent<typeof createCheckout>, 'merchant'>>;
const make = (body: Body = {}, person = owner) =>
  app.send(createCheckout, { merchant, lines: [{ variant_id: lamps.blue, quantity: 1 }], ...body }, as(person));
const read = async (id: string, person = owner) => (await app.send(getCheckout, { merchant, id }, as(person))).body;
async function talk() {
  const visitor = await visit(app, merchant);
  await visitor.say('I would like a lamp');
  return { conversation: await latestConversation(app, owner) };
}

test('a link keeps current prices, shipping and the total', async () => {
  const { status, body } = await make({
    lines: [
      { variant_id: lamps.blue, quantity: 1 },
      { variant_id: lamps.shade, quantity: 2 },
    ],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'open',
    lines: [
      { name: 'Harbour lamp', detail: 'Blue', quantity: 1, price: '20.00' },
      { name: 'Shade', quantity: 2, price: '5.50' },
    ],
    subtotal: '31.00',
    discount: '0.00',
    shipping: '4.95',
    total_amount: '35.95',
    currency: 'EUR',
    sold_by: 'teammate',
    seller_name: 'Olive Owner',
    opened_at: null,
  });
  expect(body.url).toMatch(new RegExp(`^http://[^/]+/c/[\\w-]+\\.[\\w-]+$`));
  await app.write(merchant, ({ db }) => changeVariant(db, lamps.shade, { price_cents: 9_900 }));
  expect((await read(body.id)).total_amount).toBe('35.95');
  await app.write(merchant, ({ db }) => changeVariant(db, lamps.shade, { price_cents: 550 }));
});

test('shipping is free above the shop’s threshold', async () => {
  const { body } = await make({ lines: [{ variant_id: lamps.blue, quantity: 2 }] });
  expect([body.subtotal, body.shipping, body.total_amount]).toEqual(['40.00', '0.00', '40.00']);
});

test('a code gives its discount, and an invalid one says why', async () => {
  await app.send(createDiscount, { merchant, code: 'TENTH', kind: 'percent', value: '10', minimum: '20' }, as());
  const { body } = await make({ discount_code: 'tenth' });
  expect(body).toMatchObject({ discount: '2.00', discount_code: 'TENTH', total_amount: '22.95' });
  const refused = await make({ lines: [{ variant_id: lamps.shade, quantity: 1 }], discount_code: 'tenth' });
  expect([codeOf(refused), detailOf(refused)]).toEqual(['discount.refused', 'This discount code needs a cart of at least 20.00 EUR.']);
});

test('sold-out and unknown products cannot be sold', async () => {
  const sold = await make({ lines: [{ variant_id: lamps.red, quantity: 1 }] });
  expect([codeOf(sold), detailOf(sold)]).toEqual([
    'order.out_of_stock',
    'There isn’t enough stock of Harbour lamp, Red. Lower the quantity or choose another product.',
  ]);
  expect(codeOf(await make({ lines: [{ variant_id: randomUUID(), quantity: 1 }] }))).toBe('product.missing');
});

test('lines of the same variant are merged before the stock check', async () => {
  const two = { variant_id: lamps.blue, quantity: 2 };
  expect(codeOf(await make({ lines: [two, { variant_id: lamps.blue, quantity: 1 }] }))).toBe('order.out_of_stock');
});

test('a link is valid for 7 days', async () => {
  const { body } = await make();
  expect(new Date(body.expires_at).getTime() - new Date(body.created_at).getTime()).toBe(linkLife);
  await app.write(merchant, ({ db }) => db.updateTable('checkouts').set({ expires_at: new Date() }).where('id', '=', body.id).execute());
  const later = await read(body.id);
  const cancelled = await app.send(cancelCheckout, { merchant, id: body.id }, as());
  expect([later.state, later.url, codeOf(cancelled)]).toEqual(['expired', null, 'checkout.closed']);
});

test('a link can be cancelled once', async () => {
  const { body } = await make();
  const { body: cancelled } = await app.send(cancelCheckout, { merchant, id: body.id }, as());
  expect([cancelled.state, cancelled.url]).toEqual(['cancelled', null]);
  expect(codeOf(await app.send(cancelCheckout, { merchant, id: body.id }, as()))).toBe('checkout.closed');
});

test('an analyst sees a link’s state but not its address', async () => {
  const { body } = await make();
  const analyst = await app.teammate(merchant, 'analyst');
  expect(await read(body.id, analyst)).toMatchObject({ state: 'open', url: null, total_amount: body.total_amount });
});

test('a teammate limited to a brand neither sells nor sees other brands', async () => {
  const agent = await app.teammate(merchant, 'agent');
  const { body } = await make();
  await app.write('', ({ db }) =>
    db
      .updateTable('directory.memberships')
      .set({ brand_ids: [randomUUID()], with_default_brand: false })
      .where('user_id', '=', agent.userId)
      .execute(),
  );
  expect(codeOf(await app.send(getCheckout, { merchant, id: body.id }, as(agent)))).toBe('checkout.missing');
  expect(codeOf(await app.send(cancelCheckout, { merchant, id: body.id }, as(agent)))).toBe('checkout.missing');
  expect(codeOf(await make({}, agent))).toBe('product.missing');
});

test('the server renders a link in a conversation as a card', async () => {
  const { conversation } = await talk();
  const { body } = await make({ conversation_id: conversation.id });
  expect(body).toMatchObject({ conversation_id: conversation.id, customer_id: conversation.customer.id });
  const cards = [{ type: 'checkout' as const, checkout_id: body.id }];
  const sent = await app.send(sendMessage, { merchant, id: conversation.id, client_id: randomUUID(), text: '', cards }, as());
  expect(sent.body.cards).toEqual([
    {
      type: 'checkout',
      url: body.url,
      lines: [{ name: 'Harbour lamp', detail: 'Blue', quantity: 1, price: '20.00' }],
      shipping: '4.95',
      total_amount: '24.95',
      currency: 'EUR',
    },
  ]);
  const { body: thread } = await app.send(listMessages, { merchant, id: conversation.id }, as());
  expect(thread.items.some(({ cards: [card] }) => card?.type === 'checkout')).toBe(true);
  expect((await latestConversation(app, owner)).last_message?.text).toBe('Harbour lamp');
});

test.each<[string, (here: string, there: string) => Promise<string>, string]>([
  ['of another conversation', async (_, there) => (await make({ conversation_id: there })).body.id, 'checkout.missing'],
  ['that is not there', async () => randomUUID(), 'checkout.missing'],
  [
    'that was taken back',
    async (here) => {
      const { id } = (await make({ conversation_id: here })).body;
      await app.send(cancelCheckout, { merchant, id }, as());
      return id;
    },
    'checkout.closed',
  ],
])('a link %s is not sent', async (_, prepare, code) => {
  const [here, there] = [(await talk()).conversation.id, (await talk()).conversation.id];
  const cards = [{ type: 'checkout' as const, checkout_id: await prepare(here, there) }];
  const sent = await app.send(sendMessage, { merchant, id: here, client_id: randomUUID(), text: 'Here', cards }, as());
  expect(codeOf(sent)).toBe(code);
});

test('a link cannot be created for a conversation one may not see', async () => {
  expect(codeOf(await make({ conversation_id: randomUUID() }))).toBe('conversation.missing');
});

import { getCheckout } from '@parley/contract/checkout';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { importRecords } from '@parley/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { latestConversation, visit } from '../../../../testing/chat.ts';
import { openToolbox } from './toolbox.ts';

let app: TestApp;
let owner: Person;
let variant: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  const { merchant, token } = owner;
  await app.send(updateMerchantSettings, { merchant, ai: { enabled: false } }, { token });
  const variants = [{ external_id: 'lamp', price: '20.00', stock: 2 }];
  await app.send(importRecords, { merchant, products: [{ external_id: 'lamp', name: 'Harbour lamp', variants }] }, { token });
  variant = (await app.installation.readingOf(merchant).selectFrom('variants').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => app.close());

/** The AI made an offer, and the customer replied. */
async function answered(offer: string, answer: string, { draft = false } = {}) {
  const { merchant } = owner;
  const visitor = await visit(app, merchant);
  await visitor.say('I would like a lamp');
  const { id, customer } = await latestConversation(app, owner);
  await app.write(merchant, async ({ db, newId }) => {
    const said = { direction: 'out', author: 'ai', status: 'sent' } as const;
    const spoken = { merchant_id: merchant, conversation_id: id, seq: 2, id: newId(), ...said };
    await db
      .insertInto('messages')
      .values({ ...spoken, text: offer })
      .execute();
    await db.updateTable('conversations').set({ message_count: 2, handler: 'ai' }).where('id', '=', id).execute();
  });
  await visitor.say(answer);
  const toolContext = {
    ctx: {
      db: app.installation.readingOf(merchant),
      write: <T>(work: Parameters<typeof app.write<T>>[1]) => app.write(merchant, work),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    },
    conversationId: id,
    customerId: null,
    contactId: customer.id,
    attempts: 0,
    method: 'email_code' as const,
    currency: 'EUR',
    draft,
    checkoutUrl: (shop: string, link: string) => `https://shop.example/c/${shop}/${link}`,
  };
  return { tools: openToolbox(toolContext, new AbortController().signal), id };
}
const make = (quantity: number) => ({ lines: [{ variant_id: variant, quantity }] });
const offer = '2 × Harbour lamp at €20.00 each, €40.00 without shipping. Shall I make you a checkout link?';

test('after a yes the link is created for the conversation, sold by the AI', async () => {
  const { tools, id } = await answered(offer, 'Yes please');
  const made = await tools.call('create_checkout_link', make(2));
  expect(made).toMatchObject({
    state: 'made',
    card: { type: 'checkout', lines: [{ name: 'Harbour lamp', quantity: 2, price: '20.00' }], total_amount: '40.00' },
  });
  const link = made.state === 'made' && 'url' in made.card ? (made.card.url.split('/').at(-1) ?? '') : '';
  const { body } = await app.send(getCheckout, { merchant: owner.merchant, id: link }, { token: owner.token });
  expect(body).toMatchObject({ state: 'open', sold_by: 'ai', seller_name: null, conversation_id: id });
  expect(tools.calls.at(-1)).toMatchObject({ ok: true, summary: 'Created a checkout link: 2 × Harbour lamp.' });
});

test.each([
  ['without a yes', offer, 'how long does it take?', 2],
  ['after a yes to another number', offer, 'yes', 1],
  ['after a yes to something else', 'Shall I fetch a person?', 'yes', 2],
])('%s no link is created', async (_, said, answer, quantity) => {
  const { tools } = await answered(said, answer);
  expect(await tools.call('create_checkout_link', make(quantity))).toEqual({ state: 'not_agreed' });
});

test('a repeated line adds units that were not offered', async () => {
  const { tools } = await answered(offer, 'yes');
  const twice = [...make(2).lines, ...make(2).lines];
  expect(await tools.call('create_checkout_link', { lines: twice })).toEqual({ state: 'not_agreed' });
});

test('a repeated run returns the same link', async () => {
  const { tools, id } = await answered(offer, 'yes');
  const first = await tools.call('create_checkout_link', make(2));
  expect(first).toMatchObject({ state: 'made' });
  expect(await Promise.all([1, 2].map(() => tools.call('create_checkout_link', make(2))))).toEqual([first, first]);
  const links = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('checkouts')
    .select('id')
    .where('conversation_id', '=', id)
    .execute();
  expect(links).toHaveLength(1);
});

test('no link is created once a person handles the conversation', async () => {
  const { tools, id } = await answered(offer, 'yes');
  await app.write(owner.merchant, ({ db }) => db.updateTable('conversations').set({ handler: 'human' }).where('id', '=', id).execute());
  expect(await tools.call('create_checkout_link', make(2))).toEqual({ state: 'unavailable' });
});

test('no link is created for what sold out meanwhile', async () => {
  const { tools } = await answered(offer.replace('2 ×', '3 ×'), 'yes');
  expect(await tools.call('create_checkout_link', make(3))).toEqual({ state: 'sold_out' });
});

test('a draft creates no link', async () => {
  const { tools } = await answered(offer, 'yes', { draft: true });
  expect(await tools.call('create_checkout_link', make(2))).toEqual({ state: 'unavailable' });
});

test.each(['never', 'ask'])('where the shop says %s no link is created', async (permission) => {
  const set = (policy: object) =>
    app.write(owner.merchant, ({ db }) =>
      db
        .updateTable('shop_settings')
        .set({ ai_policy: JSON.stringify(policy) })
        .execute(),
    );
  await set({ permissions: { checkout_link: permission } });
  const { tools } = await answered(offer, 'Yes please');
  expect(await tools.call('create_checkout_link', make(2))).toMatchObject({ state: 'refused', code: 'not_permitted' });
  await set({});
});

import { createDiscount, getCheckout } from '@parley/contract/checkout';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { importRecords } from '@parley/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { latestConversation, visit } from '../../../../testing/chat.ts';
import { openToolbox } from './toolbox.ts';

let app: TestApp;
let owner: Person;
let variant: string;
let shade: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  const { merchant, token } = owner;
  await app.send(updateMerchantSettings, { merchant, ai: { enabled: false } }, { token });
  const variants = [{ external_id: 'lamp', price: '20.00', stock: 2 }];
  const shades = [{ external_id: 'shade', price: '5.50' }];
  const products = [
    { external_id: 'lamp', name: 'Harbour lamp', variants },
    { external_id: 'shade', name: 'Shade', variants: shades },
  ];
  await app.send(importRecords, { merchant, products }, { token });
  const rows = await app.installation.readingOf(merchant).selectFrom('variants').select(['id', 'external_id']).execute();
  const idOf = (name: string) => rows.find(({ external_id: own }) => own === name)?.id ?? '';
  [variant, shade] = [idOf('lamp'), idOf('shade')];
});
afterAll(() => app.close());

/** The AI made an offer, and the customer replied. */
async function answered(offer: string, answer: string, { draft = false, asked = 'I would like a lamp' } = {}) {
  const { merchant } = owner;
  const visitor = await visit(app, merchant);
  await visitor.say(asked);
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
  /** The AI makes another offer, and the customer agrees to it. */
  const offerAgain = async (text: string) => {
    await app.write(merchant, async ({ db, newId }) => {
      const seq =
        (await db.selectFrom('conversations').select('message_count').where('id', '=', id).executeTakeFirstOrThrow()).message_count + 1;
      const said = { direction: 'out', author: 'ai', status: 'sent' } as const;
      await db
        .insertInto('messages')
        .values({ merchant_id: merchant, conversation_id: id, seq, id: newId(), ...said, text })
        .execute();
      await db.updateTable('conversations').set({ message_count: seq }).where('id', '=', id).execute();
    });
    await visitor.say('yes');
  };
  return { tools: openToolbox(toolContext, new AbortController().signal), id, offerAgain };
}
const linksOf = (conversation: string) =>
  app.installation
    .readingOf(owner.merchant)
    .selectFrom('checkouts')
    .select(['id', 'state', 'lines', 'discount_cents', 'adjustable'])
    .where('conversation_id', '=', conversation)
    .execute();
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
  const short = [{ variant_id: variant, name: 'Harbour lamp', quantity: 3, left: 2 }];
  expect(await tools.call('create_checkout_link', make(3))).toEqual({ state: 'sold_out', short });
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

const both = '2 × Harbour lamp (€40.00) and 1 × Shade (€5.50): €45.50 without shipping. Shall I make you a checkout link?';
const bothLines = () => [
  { variant_id: variant, quantity: 2 },
  { variant_id: shade, quantity: 1 },
];

test('two products are one link with one total, which the customer may change', async () => {
  const { tools, id } = await answered(both, 'yes');
  expect(await tools.call('create_checkout_link', { lines: bothLines() })).toMatchObject({
    state: 'made',
    changed: false,
    card: {
      lines: [
        { name: 'Harbour lamp', quantity: 2 },
        { name: 'Shade', quantity: 1 },
      ],
      total_amount: '45.50',
    },
  });
  expect(await linksOf(id)).toMatchObject([{ adjustable: true }]);
});

test('a change is made to the link sent before, once, however often its run is repeated at once', async () => {
  const { tools, id, offerAgain } = await answered(both, 'yes');
  const first = await tools.call('create_checkout_link', { lines: bothLines() });
  await offerAgain('1 × Harbour lamp (€20.00) and 3 × Shade (€16.50): €36.50 without shipping. Shall I make you a checkout link?');
  const lines = [
    { variant_id: variant, quantity: 1 },
    { variant_id: shade, quantity: 3 },
  ];
  const made = await Promise.all(Array.from({ length: 20 }, () => tools.call('create_checkout_link', { lines, changes_open: true })));
  const urlOf = (result: (typeof made)[number]) => (result.state === 'made' && 'url' in result.card ? result.card.url : '');
  expect(new Set([first, ...made].map(urlOf)).size).toBe(1);
  expect(made[0]).toMatchObject({ changed: true, card: { total_amount: '36.50' } });
  expect((await linksOf(id)).map(({ lines: kept }) => (kept as { quantity: number }[]).map(({ quantity }) => quantity))).toEqual([[1, 3]]);
  const changes = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'checkout.changed')
    .where('object_id', '=', (await linksOf(id))[0]?.id ?? '')
    .execute();
  expect(changes).toHaveLength(1);
});

test('a change that stock doesn’t cover says what is left, and the link stays as it was', async () => {
  const { tools, id, offerAgain } = await answered(both, 'yes');
  await tools.call('create_checkout_link', { lines: bothLines() });
  await offerAgain('5 × Harbour lamp (€100.00) and 1 × Shade (€5.50): €105.50 without shipping. Shall I make you a checkout link?');
  const lines = [{ variant_id: variant, quantity: 5 }, ...bothLines().slice(1)];
  expect(await tools.call('create_checkout_link', { lines, changes_open: true })).toEqual({
    state: 'sold_out',
    short: [{ variant_id: variant, name: 'Harbour lamp', quantity: 5, left: 2 }],
  });
  expect((await linksOf(id)).map(({ lines: kept }) => (kept as { quantity: number }[]).map(({ quantity }) => quantity))).toEqual([[2, 1]]);
});

test('what has been ordered is not ordered again by a change', async () => {
  const { tools, id } = await answered(both, 'yes');
  await tools.call('create_checkout_link', { lines: bothLines() });
  await app.write(owner.merchant, ({ db }) =>
    db.updateTable('checkouts').set({ state: 'completed' }).where('conversation_id', '=', id).execute(),
  );
  expect(await tools.call('create_checkout_link', { lines: bothLines(), changes_open: true })).toMatchObject({
    state: 'refused',
    code: 'already_ordered',
  });
  expect(await linksOf(id)).toHaveLength(1);
});

test('a discount code counts for the whole cart, where the customer has named it', async () => {
  await app.send(createDiscount, { merchant: owner.merchant, code: 'TENTH', kind: 'percent', value: '10' }, { token: owner.token });
  const { tools } = await answered(both, 'yes');
  const lines = bothLines();
  expect(await tools.call('create_checkout_link', { lines, discount_code: 'TENTH' })).toMatchObject({ code: 'discount_refused' });
  const other = await answered(both, 'yes', { asked: 'A lamp and a shade please, my code is tenth' });
  expect(await other.tools.call('create_checkout_link', { lines, discount_code: 'TENTH' })).toMatchObject({
    card: { discount: '4.55', total_amount: '40.95' },
  });
  const third = await answered(both, 'yes', { asked: 'A lamp and a shade with code NONE' });
  expect(await third.tools.call('create_checkout_link', { lines, discount_code: 'NONE' })).toMatchObject({
    code: 'discount_refused',
    reason: 'This discount code doesn’t exist.',
  });
});

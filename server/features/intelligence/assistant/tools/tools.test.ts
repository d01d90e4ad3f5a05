import { createCollection } from '@parley/contract/collections';
import { importRecords } from '@parley/contract/imports';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Verification } from '@parley/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { latestConversation, visit } from '../../../../testing/chat.ts';
import { hashCode } from '../code.ts';
import type { ToolContext } from './tool.ts';
import { openToolbox, type RecordedToolbox, ToolFailure } from './toolbox.ts';
import { type GuessLimits, mostOfNetwork, mostOfSubject } from './guessing.ts';
import { mostAttempts } from './verification.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  stranger = await app.register();
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { debounce_ms: 8000 } }, { token: owner.token });
  await fill(owner, 'W');
  await fill(stranger, 'X');
});
afterAll(() => app.close());

/** The same people in two shops, so that a leak between shops would show. */
async function fill({ merchant, token }: Person, letter: string) {
  const address = { line1: 'Maaskade 114', city: 'Rotterdam', postcode: '3071 NE', country: 'NL' };
  const order = (number: string, customer: string, more: object = {}) => ({
    external_id: number,
    order_number: number,
    customer,
    status: 'shipped' as const,
    payment_status: 'paid' as const,
    fulfillment_status: 'fulfilled' as const,
    placed_at: '2026-02-20T10:00:00Z',
    tracking: [`track-${number}`],
    lines: [{ external_id: `${number}-1`, name: 'Ferry Mug', price: '20.00', quantity: 2 }],
    ...more,
  });
  const { body, status } = await app.send(
    importRecords,
    {
      merchant,
      products: [
        {
          external_id: 'mug',
          name: 'Ferry Mug',
          description: 'Leakproof mug of 400 ml.',
          category: 'Mugs',
          variants: [
            { external_id: 'mug-red', price: '20.00', stock: 0, options: { Colour: 'Red' } },
            { external_id: 'mug-sand', price: '21.00', stock: 4, options: { Colour: 'Sand' }, sku: `${letter}-MUG-SAND` },
          ],
        },
        { external_id: 'balloon', name: letter === 'X' ? 'Zeppelin' : 'Balloon', variants: [{ external_id: 'balloon-1', price: '9.00' }] },
        { external_id: 'hidden', name: 'Ferry Draft Mug', status: 'draft', variants: [{ external_id: 'hidden-1', price: '1.00' }] },
      ],
      customers: [
        { external_id: 'yusuf', first_name: 'Yusuf', last_name: 'Rossi', email: 'yusuf@mail.example', addresses: [address] },
        {
          external_id: 'mei',
          first_name: 'Mei',
          last_name: 'Silva',
          email: 'mei@mail.example',
          addresses: [{ ...address, postcode: '4050-036' }],
        },
        {
          external_id: 'eoin',
          first_name: 'Eoin',
          last_name: 'Byrne',
          email: 'eoin@mail.example',
          addresses: [{ ...address, postcode: '' }],
        },
        { external_id: 'twin-1', first_name: 'Ana', last_name: 'Twin', email: 'ana1@mail.example', addresses: [address] },
        { external_id: 'twin-2', first_name: 'Ana', last_name: 'Twin', email: 'ana2@mail.example', addresses: [address] },
      ],
      orders: [
        order(`#${letter}2611340`, 'yusuf'),
        order(`${letter}1042`, 'yusuf', {
          payment_status: 'partially_refunded',
          payments: [
            { kind: 'payment', amount: '40.00' },
            { kind: 'refund', amount: '20.00', at: '2026-02-25T09:00:00Z' },
          ],
        }),
        order(`${letter}2000`, 'mei'),
        order(`GIFT-${letter}`, 'eoin'),
      ],
      articles: [{ external_id: 'returns', title: 'Returns within 30 days', body: 'You may send anything back within 30 days.' }],
    },
    { token },
  );
  expect(body, String(status)).toMatchObject({ refused: [] });
}

type Opened = { draft?: boolean; shop?: typeof owner; guessLimits?: GuessLimits };
async function open(method: Verification, { draft = false, shop = owner, guessLimits }: Opened = {}) {
  const visitor = await visit(app, shop.merchant);
  await visitor.say('hello');
  const { id, customer } = await latestConversation(app, shop);
  const toolContext: ToolContext = {
    ctx: {
      db: app.installation.readingOf(shop.merchant),
      write: (work) => app.write(shop.merchant, work),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    },
    conversationId: id,
    customerId: null,
    contactId: customer.id,
    attempts: 0,
    method,
    currency: 'EUR',
    draft,
    ...(guessLimits && { guessLimits }),
  };
  return { tools: openToolbox(toolContext, new AbortController().signal), toolContext, id };
}
const conversationRow = (id: string) =>
  app.installation.readingOf(owner.merchant).selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Stands in for the mail job and returns the code being sent. */
const setCode = async (id: string, code: string) =>
  app.write(owner.merchant, async ({ db }) => {
    const row = await db.selectFrom('verification_codes').select('customer_id').where('conversation_id', '=', id).executeTakeFirstOrThrow();
    await db
      .updateTable('verification_codes')
      .set({ code_hash: hashCode(id, row.customer_id, code) })
      .where('conversation_id', '=', id)
      .execute();
  });
const verifyByOrder = (tools: RecordedToolbox) =>
  tools.call('verify_customer', { step: 'match', order_number: '#W2611340', email: 'Yusuf@mail.example' });

describe('reading', () => {
  test('finds products despite typos, but no drafts and no other shop’s', async () => {
    const { tools } = await open('email_code');
    const { products } = await tools.call('search_products', { query: 'fery mug' });
    expect(products.map(({ name }) => name)).toEqual(['Ferry Mug']);
    expect(products[0]).toMatchObject({
      currency: 'EUR',
      category: 'Mugs',
      variants: [
        { price: '20.00', in_stock: false, options: { Colour: 'Red' } },
        { price: '21.00', in_stock: true, stock: 4 },
      ],
    });
    expect((await tools.call('search_products', { query: 'zeppelin' })).products).toEqual([]);
    expect((await tools.call('search_products', { query: 'W-MUG-SAND' })).products[0]).toMatchObject({ name: 'Ferry Mug' });
    expect(tools.read).toEqual([expect.objectContaining({ kind: 'product', title: 'Ferry Mug' })]);
  });
  test('searches in a collection by its name, and says which collections a product is in', async () => {
    const { tools } = await open('email_code');
    const mug = (await tools.call('search_products', { query: 'ferry mug' })).products[0]?.id ?? '';
    const { merchant, token } = owner;
    await app.send(createCollection, { merchant, name: 'Harbour Mornings', status: 'active', products: [mug] }, { token });
    const names = async (query: string, collection?: string) =>
      (await tools.call('search_products', { query, filters: collection === undefined ? {} : { collection } })).products.map(
        ({ name }) => name,
      );
    expect(await names('what is in the harbour mornings collection')).toEqual(['Ferry Mug']);
    expect(tools.calls.at(-1)?.summary).toBe('Found 1 in Harbour Mornings: Ferry Mug');
    expect(await names('balloon', 'harbour-mornings')).toEqual([]);
    expect(await names('mug', 'Harbour mornings')).toEqual(['Ferry Mug']);
    expect(await names('mug', 'Winter')).toEqual([]);
    expect(tools.calls.at(-1)?.summary).toBe('No collection is called “Winter”.');
    expect((await tools.call('get_product', { product_id: mug })).product?.collections).toEqual(['Harbour Mornings']);
  });
  test('reports stock for the requested options', async () => {
    const { tools } = await open('email_code');
    const id = (await tools.call('search_products', { query: 'ferry mug' })).products[0]?.id ?? '';
    expect((await tools.call('check_stock', { product_id: id, options: { Colour: 'Red' } })).variants).toMatchObject([{ in_stock: false }]);
    expect(tools.calls.at(-1)).toMatchObject({ name: 'check_stock', ok: true, summary: 'Ferry Mug (Red): 0 of 1 variants in stock.' });
  });
  test('finds articles with their coverage of the question', async () => {
    const { tools } = await open('email_code');
    const { passages } = await tools.call('search_knowledge', { query: 'returns within days', topic: 'return send back' });
    expect(passages).toMatchObject([{ title: 'Returns within 30 days', score: expect.any(Number) }]);
    expect(passages[0]?.score).toBeGreaterThan(0.9);
    expect((await tools.call('search_knowledge', { query: 'zeppelin warranty' })).passages).toEqual([]);
  });
});

describe('nothing private before verification', () => {
  test.each(['find_customer', 'list_orders'] as const)('%s says what is needed and reads nothing', async (name) => {
    const { tools } = await open('order_and_email');
    expect(await tools.call(name, {})).toEqual({ needs_verification: 'order_and_email' });
    expect(tools.read).toEqual([]);
  });
  test('existing and unknown orders look the same', async () => {
    const { tools } = await open('email_code');
    expect(await tools.call('find_order', { order_number: '#W2611340' })).toEqual(
      await tools.call('find_order', { order_number: '#W9999999' }),
    );
  });
});

describe('order number and email', () => {
  test('verify the customer for this conversation only', async () => {
    const { tools, id } = await open('order_and_email');
    expect(await verifyByOrder(tools)).toEqual({ verified: true, state: 'verified', first_name: 'Yusuf' });
    expect((await conversationRow(id)).verified_customer_id).toBe((await conversationRow(id)).customer_id);
    const { orders } = (await tools.call('list_orders', {})) as { orders: { order_number: string }[] };
    expect(orders.map(({ order_number }) => order_number).sort()).toEqual(['#W2611340', 'W1042']);
    expect(await tools.call('find_order', { order_number: '2611340' })).toMatchObject({
      order: { order_number: '#W2611340', tracking: ['track-#W2611340'], lines: [{ name: 'Ferry Mug', quantity: 2 }] },
    });
    expect(await tools.call('find_order', { order_number: 'W2000' })).toEqual({ order: null });
    expect(await tools.call('find_order', { order_number: 'X2611340' })).toEqual({ order: null });
    expect(await tools.call('verify_customer', { step: 'match', order_number: 'W2000', email: 'mei@mail.example' })).toMatchObject({
      verified: false,
      state: 'other_customer',
    });
    expect(await tools.call('find_customer', {})).toMatchObject({ customer: { name: 'Yusuf Rossi' } });
  });
  test('any of the customer’s emails works again', async () => {
    const { tools, toolContext } = await open('order_and_email');
    await verifyByOrder(tools);
    await app.write(owner.merchant, ({ db }) =>
      db
        .updateTable('customers')
        .set({ emails: ['yusuf@mail.example', 'y.rossi@work.example'] })
        .where('id', '=', toolContext.customerId ?? '')
        .execute(),
    );
    await app.write(owner.merchant, ({ db }) =>
      sql`select key_customers(${owner.merchant}::uuid, array[${toolContext.customerId}::uuid])`.execute(db),
    );
    const again = (email: string) => tools.call('verify_customer', { step: 'match', order_number: 'W1042', email });
    expect(await again('Y.Rossi@work.example')).toMatchObject({ state: 'verified' });
    expect(await again('mei@mail.example')).toMatchObject({ state: 'other_customer' });
  });
  test('of an order placed at checkout, where anybody can type an email, prove nothing: a code goes to that email', async () => {
    await app.write(owner.merchant, ({ db }) =>
      sql`
        insert into checkouts (merchant_id, id, state, customer_id, sold_by, lines, currency, order_id, expires_at, created_at)
        select o.merchant_id, gen_random_uuid(), 'completed', o.customer_id, 'teammate', '[]', o.currency, o.id, now(), now()
        from orders o where o.order_number = 'W2000'`.execute(db),
    );
    const { tools, id, toolContext } = await open('order_and_email');
    const given = { step: 'match' as const, order_number: 'W2000', email: 'mei@mail.example' };
    expect(await tools.call('verify_customer', given)).toEqual({ verified: false, state: 'code_sent' });
    expect([toolContext.customerId, (await conversationRow(id)).verified_customer_id]).toEqual([null, null]);
    expect(await tools.call('list_orders', {})).toEqual({ needs_verification: 'order_and_email' });
    await setCode(id, '135790');
    expect(await tools.call('verify_customer', { step: 'check_code', code: '135790' })).toMatchObject({
      verified: true,
      first_name: 'Mei',
    });
  });
  test('refunds have amount and date', async () => {
    const { tools } = await open('order_and_email');
    await verifyByOrder(tools);
    expect(await tools.call('find_order', { order_number: 'w1042' })).toMatchObject({
      order: { payment_status: 'partially_refunded', refunds: [{ amount: '20.00', at: '2026-02-25T09:00:00Z' }] },
    });
  });
  test.each([
    ["another customer's e-mail", { order_number: '#W2611340', email: 'mei@mail.example' }, 'no_match'],
    ['an order of another shop', { order_number: '#X2611340', email: 'yusuf@mail.example' }, 'no_match'],
    ['half of it', { email: 'yusuf@mail.example' }, 'incomplete'],
    ['a number without a letter or figure', { order_number: '#', email: 'eoin@mail.example' }, 'incomplete'],
  ])('%s verifies nobody', async (_what, given, state) => {
    const { tools, id } = await open('order_and_email');
    expect(await tools.call('verify_customer', { step: 'match', ...given })).toEqual({ verified: false, state });
    expect((await conversationRow(id)).verified_customer_id).toBeNull();
    expect((await conversationRow(id)).verification_attempts).toBe(state === 'incomplete' ? 0 : 1);
  });
});

describe('name and postcode', () => {
  test.each([
    [{ name: 'yusuf rossi', postcode: '3071ne' }, true],
    [{ email: 'yusuf@mail.example', postcode: '3071 NE' }, true],
    [{ name: 'Yusuf', postcode: '3071 NE' }, false],
    [{ name: 'Mei Silva', postcode: '3071 NE' }, false],
    [{ name: 'Ana Twin', postcode: '3071 NE' }, false],
    [{ email: 'yusuf@mail.example' }, false],
    [{ email: 'eoin@mail.example', postcode: '-' }, false],
  ])('%j → %s', async (given, verified) => {
    const { tools } = await open('name_and_postcode');
    expect((await tools.call('verify_customer', { step: 'match', ...given })).verified).toBe(verified);
  });
});

describe('a code by email', () => {
  test('is requested the same way for known and unknown addresses', async () => {
    const [known, unknown] = [await open('email_code'), await open('email_code')];
    const results = [
      await known.tools.call('verify_customer', { step: 'request_code', email: 'yusuf@mail.example' }),
      await unknown.tools.call('verify_customer', { step: 'request_code', email: 'nobody@mail.example' }),
    ];
    expect(results[0]).toEqual(results[1]);
    expect(await unknown.tools.call('verify_customer', { step: 'check_code', code: '123456' })).toEqual(
      await known.tools.call('verify_customer', { step: 'check_code', code: '123456' }),
    );
  });
  test('verifies once and is never recorded', async () => {
    const { tools, id } = await open('email_code');
    await tools.call('verify_customer', { step: 'request_code', email: 'yusuf@mail.example' });
    await setCode(id, '135790');
    expect(await tools.call('verify_customer', { step: 'check_code', code: '135 790' })).toMatchObject({
      verified: true,
      first_name: 'Yusuf',
    });
    expect(JSON.stringify(tools.calls)).not.toMatch(/135.?790/);
    expect(tools.calls.at(-1)?.arguments).toEqual({ step: 'check_code', code: '••••••' });
    expect(
      await app.installation
        .readingOf(owner.merchant)
        .selectFrom('verification_codes')
        .select('code_hash')
        .where('conversation_id', '=', id)
        .execute(),
    ).toEqual([]);
  });
  test('allows five attempts', async () => {
    const { tools, id } = await open('email_code');
    await tools.call('verify_customer', { step: 'request_code', email: 'yusuf@mail.example' });
    await setCode(id, '135790');
    for (let guess = 0; guess < 5; guess++)
      expect((await tools.call('verify_customer', { step: 'check_code', code: `00000${guess}` })).state).toBe('wrong');
    expect((await tools.call('verify_customer', { step: 'check_code', code: '135790' })).state).toBe('spent');
  });
  test('is valid for ten minutes', async () => {
    const { tools, toolContext, id } = await open('email_code');
    await tools.call('verify_customer', { step: 'request_code', email: 'yusuf@mail.example' });
    await setCode(id, '135790');
    await app.write(
      owner.merchant,
      async ({ db }) =>
        void (await db
          .updateTable('verification_codes')
          .set({ expires_at: new Date(Date.now() - 1) })
          .where('conversation_id', '=', id)
          .execute()),
    );
    expect((await tools.call('verify_customer', { step: 'check_code', code: '135790' })).state).toBe('spent');
    expect(toolContext.customerId).toBeNull();
  });
  test('after ten attempts in a conversation, none is accepted', async () => {
    const { tools, id } = await open('email_code');
    for (let attempt = 0; attempt < mostAttempts; attempt++)
      await tools.call('verify_customer', { step: 'request_code', email: 'yusuf@mail.example' });
    await setCode(id, '135790');
    expect(await tools.call('verify_customer', { step: 'check_code', code: '135790' })).toEqual({ verified: false, state: 'too_many' });
  });
});

describe('guessing over many conversations', () => {
  const guessLimits = { factor: 1, sign: (text: string) => `signed ${text}` };
  const guesses = async (conversations: number, each: number, guess: (attempt: number) => { order_number: string; email: string }) => {
    // One after another, since each takes the latest conversation for its own.
    const opened: Awaited<ReturnType<typeof open>>[] = [];
    while (opened.length < conversations) opened.push(await open('order_and_email', { guessLimits }));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(conversations);
    const states = await Promise.all(
      opened.flatMap(({ tools }, at) =>
        Array.from({ length: each }, async (_, place) => tools.call('verify_customer', { step: 'match', ...guess(at * each + place) })),
      ),
    );
    return Object.groupBy(
      states.map(({ state }) => state),
      (state) => state,
    );
  };
  beforeEach(() =>
    app.write(owner.merchant, async ({ db }) => void (await db.deleteFrom('counted').where('key', 'like', 'verify%').execute())),
  );

  test('a network has 30 attempts, also at once, and a new conversation brings no more', async () => {
    const { no_match: wrong, too_many: refused } = await guesses(5, 8, (attempt) => ({
      ...{ order_number: `Z${attempt}`, email: `nobody${attempt}@mail.example` },
    }));
    expect([wrong?.length, refused?.length]).toEqual([mostOfNetwork, 40 - mostOfNetwork]);
    const { tools, toolContext } = await open('order_and_email', { guessLimits });
    expect(await verifyByOrder(tools)).toEqual({ verified: false, state: 'too_many' });
    expect(toolContext.customerId).toBeNull();
  });
  test('an email has 15 attempts from anywhere', async () => {
    const moved = async () =>
      app.write(owner.merchant, async ({ db }) => void (await db.updateTable('chat_sessions').set({ address: null }).execute()));
    const states: string[] = [];
    for (let conversation = 0; conversation < 2; conversation += 1) {
      const { tools } = await open('order_and_email', { guessLimits });
      await moved();
      for (let guess = 0; guess < 9; guess += 1)
        states.push(
          (await tools.call('verify_customer', { step: 'match', order_number: `Q${conversation}${guess}`, email: 'mei@mail.example' }))
            .state,
        );
    }
    expect(states).toEqual(states.map((_, place) => (place < mostOfSubject ? 'no_match' : 'too_many')));
    expect(states).toHaveLength(18);
  });
});

test('a draft writes nothing', async () => {
  const { tools, id } = await open('order_and_email', { draft: true });
  expect(await verifyByOrder(tools)).toEqual({ verified: false, state: 'unavailable' });
  expect(await conversationRow(id)).toMatchObject({ verified_customer_id: null, verification_attempts: 0 });
});

test('invalid input and failures are recorded and thrown', async () => {
  const { tools } = await open('email_code');
  await expect(tools.call('get_product', { product_id: 'not an id' })).rejects.toThrow(ToolFailure);
  expect(tools.calls).toMatchObject([{ name: 'get_product', ok: false, summary: 'The tool failed.' }]);
});

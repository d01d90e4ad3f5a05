import { randomUUID } from 'node:crypto';
import { setBlocked } from '@parley/contract/customer-notes';
import { mergeCustomers } from '@parley/contract/customers';
import { takeOverConversation } from '@parley/contract/inbox';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../testing/app.ts';
import { silenceAi } from '../../../testing/chat.ts';
import { connect, startWithChannel, type WithChannel } from '../../../testing/test-channel/index.ts';

let channel: WithChannel;
beforeAll(async () => {
  channel = await startWithChannel();
});
afterAll(() => channel.close());

/** A shop with a silent AI, and a customer on the service. */
async function quietShop() {
  const shop = await channel.shop();
  await silenceAi(channel.app, shop.owner.merchant);
  return { ...shop, rows: channel.app.installation.readingOf(shop.owner.merchant) };
}
type Shop = Awaited<ReturnType<typeof quietShop>>;
const deliveriesOf = ({ rows }: Shop) => rows.selectFrom('webhook_deliveries').selectAll().execute();
/** Waits until all deliveries and their events were processed. */
const settled = ({ owner }: Shop) =>
  until(async () => {
    const { rows } = await channel.app.installation.owner.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker._private_jobs where payload ->> 'merchant' = $1 and payload -> 'delivery_id' is not null`,
      [owner.merchant],
    );
    return rows[0]?.left === 0;
  });

test('a message starts a conversation with a new customer, who is recognized afterwards', async () => {
  const shop = await quietShop();
  const customer = shop.customer('Yusuf Demir');
  await customer.says('Where is my order?');
  const conversation = await customer.conversation();
  expect(conversation).toMatchObject({
    channel: 'whatsapp',
    handler: 'ai',
    customer_name: 'Yusuf Demir',
    reply_window: { open: true, allowed: 'free' },
  });
  await customer.says('It is H1042.');
  expect((await customer.thread()).map(({ direction, text }) => [direction, text])).toEqual([
    ['in', 'Where is my order?'],
    ['in', 'It is H1042.'],
  ]);
  const identities = await shop.rows.selectFrom('channel_identities').selectAll().execute();
  expect(identities).toMatchObject([
    {
      channel: 'whatsapp',
      connection_id: shop.connection.id,
      external_user_id: customer.person.id,
      customer_id: conversation.customer.id,
      conversation_id: conversation.id,
    },
  ]);
});

test('a repeated delivery is acknowledged and processed once', async () => {
  const shop = await quietShop();
  const customer = shop.customer();
  const [id, message] = [randomUUID(), customer.said('Hello')];
  expect(await customer.deliver([message], id)).toEqual({ status: 200, body: { stored: 1 } });
  expect(await customer.deliver([message], id)).toEqual({ status: 200, body: { stored: 0 } });
  await settled(shop);
  expect(await deliveriesOf(shop)).toHaveLength(1);
  expect(await customer.thread()).toHaveLength(1);
});

test('one message in two deliveries is stored once', async () => {
  const shop = await quietShop();
  const customer = shop.customer();
  const message = customer.said('Hello');
  await Promise.all([customer.deliver([message]), customer.deliver([customer.said('And this'), message]), customer.deliver([message])]);
  await settled(shop);
  expect((await customer.thread()).map(({ text }) => text).sort()).toEqual(['And this', 'Hello']);
});

test('concurrent first messages of one person create one customer', async () => {
  const shop = await quietShop();
  const customer = shop.customer();
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => customer.deliver([customer.said(text)])));
  await settled(shop);
  expect(await shop.rows.selectFrom('customers').select('id').execute()).toHaveLength(1);
  expect(await customer.thread()).toHaveLength(6);
});

test("a customer's messages in a delivery keep their order", async () => {
  const shop = await quietShop();
  const customer = shop.customer();
  const words = Array.from({ length: 12 }, (_, place) => `Line ${place}`);
  await customer.deliver(words.map((text) => customer.said(text)));
  await settled(shop);
  expect((await customer.thread()).map(({ text }) => text)).toEqual(words);
});

test('refuses a forged signature before parsing or storing anything', async () => {
  const shop = await quietShop();
  const { service, webhookUrl } = channel;
  const body = JSON.stringify({ id: 'forged', entries: [{ account: shop.account, events: [] }] });
  expect(await service.post(webhookUrl, body, 'another secret')).toMatchObject({
    status: 401,
    body: { code: 'webhook.signature_invalid' },
  });
  expect(await service.post(webhookUrl, 'not even JSON', 'another secret')).toMatchObject({ status: 401 });
  const unsigned = await fetch(webhookUrl, { method: 'POST', body });
  expect(unsigned.status).toBe(401);
  const old = await service.post(webhookUrl, body, service.signingSecret, { 'x-test-timestamp': String(Date.now() - 3_600_000) });
  expect(old.status).toBe(401);
  expect(await deliveriesOf(shop)).toEqual([]);
});

test('verifies the signature over the raw bytes, whatever the content type', async () => {
  const shop = await quietShop();
  const { service, webhookUrl } = channel;
  const customer = shop.customer();
  // Spaces, an escape and a duplicate key would not survive parsing and serializing.
  const event = JSON.stringify(customer.said('Grüße 🪴'));
  const body = `{ "id" : "x",\n"id":"odd\\u002did", "entries":[ {"account":"${shop.account}","events":[${event}]} ]}`;
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect(await service.post(webhookUrl, body, service.signingSecret, { 'content-type': type })).toMatchObject({ status: 200 });
  await settled(shop);
  expect((await customer.thread()).map(({ text }) => text)).toEqual(['Grüße 🪴']);
});

test('refuses oversized and signed but unreadable deliveries', async () => {
  const shop = await quietShop();
  const { service, webhookUrl } = channel;
  const large = await service.post(webhookUrl, 'x'.repeat(1024 * 1024 + 1), service.signingSecret);
  expect(large).toMatchObject({ status: 413, body: { code: 'input.too_large' } });
  expect(await service.post(webhookUrl, '{"id":1}', service.signingSecret)).toMatchObject({
    status: 400,
    body: { code: 'input.unreadable' },
  });
  expect(await deliveriesOf(shop)).toEqual([]);
});

test('needs no cookie or token, only the signature', async () => {
  const shop = await quietShop();
  const { service, webhookUrl } = channel;
  const body = JSON.stringify({ id: randomUUID(), entries: [{ account: shop.account, events: [] }] });
  const cookie = { cookie: 'parley_csrf=x; parley_refresh=y', origin: 'https://elsewhere.example' };
  expect(await service.post(webhookUrl, body, service.signingSecret, cookie)).toMatchObject({ status: 200 });
  const signedIn = await fetch(webhookUrl, { method: 'POST', body, headers: { authorization: `Bearer ${shop.owner.token}` } });
  expect(signedIn.status).toBe(401);
});

test('unconfigured services and the website channel return 404', async () => {
  for (const name of ['messenger', 'website', 'nothing', '__proto__'])
    expect((await fetch(`${channel.app.url}/api/inbound/channels/${name}`, { method: 'POST', body: '{}' })).status).toBe(404);
});

test('an account belongs to one shop, and its deliveries go only there', async () => {
  const [shop, other] = [await quietShop(), await quietShop()];
  await expect(connect(channel.app, other.owner, 'whatsapp', shop.account)).rejects.toThrow(/already connected to another shop/);
  const customer = shop.customer();
  await customer.says('Hello');
  expect(await deliveriesOf(other)).toEqual([]);
  expect(await other.rows.selectFrom('conversations').selectAll().execute()).toEqual([]);
  // A batch for two shops is split, so that neither stores the other's part.
  const { service, webhookUrl } = channel;
  const theirs = other.customer('Ada Other');
  const entries = [
    { account: shop.account, events: [customer.said('For the first')] },
    { account: other.account, events: [theirs.said('For the other')] },
    { account: 'nobody-connected', events: [theirs.said('For nobody')] },
  ];
  const answer = await service.post(webhookUrl, JSON.stringify({ id: randomUUID(), entries }), service.signingSecret);
  expect(answer).toEqual({ status: 200, body: { stored: 2 } });
  await Promise.all([settled(shop), settled(other)]);
  expect((await deliveriesOf(shop)).some(({ body }) => body.includes('For the other'))).toBe(false);
  expect((await theirs.thread()).map(({ text }) => text)).toEqual(['For the other']);
});

test("downloads, examines and shows files, and names files that can't be downloaded", async () => {
  const shop = await quietShop();
  const customer = shop.customer();
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#b45309' } })
    .png()
    .toBuffer();
  const files = [
    { url: channel.service.hold(`${randomUUID()}.png`, picture), name: 'mug.png', type: 'image/png' },
    {
      url: channel.service.hold(`${randomUUID()}.svg`, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      name: 'logo.svg',
      type: 'image/svg+xml',
    },
  ];
  await customer.deliver([customer.said('Broken', { files })]);
  const [message] = await until(async () => {
    const thread = await customer.thread();
    return thread.length > 0 && thread;
  });
  expect(message?.text).toBe('Broken\n\n[logo.svg couldn’t be loaded]');
  expect(message?.attachments).toMatchObject([{ name: 'mug.png', type: 'image/png', width: 20, height: 10 }]);
  expect((await fetch(`${channel.app.url}${message?.attachments[0]?.url}`)).status).toBe(200);
});

test('ignores a blocked customer', async () => {
  const shop = await quietShop();
  const customer = shop.customer();
  await customer.says('Hello');
  const { customer: who } = await customer.conversation();
  await channel.app.send(setBlocked, { merchant: shop.owner.merchant, id: who.id, blocked: true }, { token: shop.owner.token });
  await customer.deliver([customer.said('Hello again')]);
  await settled(shop);
  expect((await customer.thread()).filter(({ direction }) => direction === 'in').map(({ text }) => text)).toEqual(['Hello']);
});

test('a merged customer continues as the remaining customer', async () => {
  const shop = await quietShop();
  const { merchant, token } = shop.owner;
  const [one, other] = [shop.customer('Ann One'), shop.customer('Bea Other')];
  await one.says('First');
  await other.says('Second');
  const [into, from] = [(await one.conversation()).customer.id, (await other.conversation()).customer.id];
  expect((await channel.app.send(mergeCustomers, { merchant, id: into, other: from }, { token })).status).toBe(200);
  await other.deliver([other.said('Third')]);
  await settled(shop);
  const identities = await shop.rows.selectFrom('channel_identities').select('customer_id').execute();
  expect(identities.map(({ customer_id: id }) => id)).toEqual([into, into]);
  const said = await shop.rows.selectFrom('messages').select(['text', 'author_id']).where('text', '=', 'Third').execute();
  expect(said).toEqual([{ text: 'Third', author_id: into }]);
});

test("a reply from the service's own app takes over and cancels queued AI messages", async () => {
  const shop = await quietShop();
  const { app } = channel;
  const customer = shop.customer();
  await customer.says('Where is my order?');
  const { id } = await customer.conversation();
  await app.write(shop.owner.merchant, async ({ db, newId }) => {
    const queued = { direction: 'out' as const, author: 'ai' as const, text: 'It ships today.', status: 'queued' as const };
    await db
      .insertInto('messages')
      .values({ merchant_id: shop.owner.merchant, conversation_id: id, seq: 2, id: newId(), ...queued })
      .execute();
    await db.updateTable('conversations').set({ message_count: 2 }).where('id', '=', id).execute();
  });
  await customer.echo('I am looking into it, Ann.');
  await settled(shop);
  expect(await customer.conversation()).toMatchObject({ handler: 'human', assignee: null });
  expect((await customer.thread()).map(({ author, text, status, activity }) => [author, activity?.kind ?? text, status])).toEqual([
    ['customer', 'Where is my order?', 'delivered'],
    ['ai', 'It ships today.', 'cancelled'],
    ['system', 'taken_over', 'sent'],
    ['teammate', 'I am looking into it, Ann.', 'sent'],
  ]);
  expect(channel.service.taken.some(({ to }) => to === customer.person.id)).toBe(false);
});

test('a repeated echo is one message, and an echo that starts a conversation leaves it to the team', async () => {
  const shop = await quietShop();
  const customer = shop.customer();
  const id = `echo-${randomUUID()}`;
  await customer.echo('Your order is ready.', { id });
  await customer.echo('Your order is ready.', { id });
  await settled(shop);
  expect((await customer.thread()).map(({ author, text }) => [author, text])).toEqual([['teammate', 'Your order is ready.']]);
  expect(await customer.conversation()).toMatchObject({ handler: 'human' });
  const taken = await channel.app.send(
    takeOverConversation,
    { merchant: shop.owner.merchant, id: (await customer.conversation()).id },
    { token: shop.owner.token },
  );
  expect(taken.body).toMatchObject({ assignee: { id: shop.owner.userId } });
});

test('retries an unreadable delivery and keeps it visible to operators', async () => {
  const shop = await quietShop();
  const { service, webhookUrl, app } = channel;
  const entries = [{ account: shop.account, events: [{ type: 'nobody knows this' }] }];
  expect((await service.post(webhookUrl, JSON.stringify({ id: randomUUID(), entries }), service.signingSecret)).status).toBe(200);
  const failed = await until(async () => {
    const { rows } = await app.installation.owner.query<{ attempts: number; last_error: string | null }>(
      `select attempts, last_error from graphile_worker._private_jobs where payload ->> 'merchant' = $1 and payload -> 'delivery_id' is not null`,
      [shop.owner.merchant],
    );
    return rows[0]?.last_error ? rows[0] : undefined;
  });
  expect(failed.attempts).toBeGreaterThan(0);
  expect(await deliveriesOf(shop)).toMatchObject([{ processed_at: null }]);
});

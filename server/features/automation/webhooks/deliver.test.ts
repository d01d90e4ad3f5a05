import { listNotifications } from '@parley/contract/notifications';
import { conversationTagged, orderDeleted, productCreated, tagCreated, tagUpdated } from '@parley/contract/events';
import {
  getWebhookConfig,
  listWebhookLogs,
  recoverWebhookEndpoint,
  retryWebhookLog,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '@parley/contract/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { logInAs, type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { notifyNow } from '../notifications/make.ts';
import { claim } from './delivery-store.ts';
import { deliverNow, makeEndpoint, nothingReceived, type Receiver, startReceiver } from './make.ts';
import { claimMs, heldBack } from './rules.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const day = 24 * hour;
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

let app: TestApp;
let owner: Person;
let receiver: Receiver;
let endpoint: { id: string; secret: string };
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const wait = (ms: number) => void (ahead += ms);

beforeAll(async () => {
  app = await startTestApp({ worker: false, env: { OUTBOUND_PRIVATE: '1' }, now });
});
afterAll(() => app.close());
beforeEach(async () => {
  ahead = 0;
  owner = await app.register();
  receiver = await startReceiver();
  endpoint = await makeEndpoint(app, owner, { url: receiver.url });
});
afterEach(() => receiver.close());

/** An event of a tag; events of the same tag are in order. */
const happens = (tagId = newId()) => app.writeWithReactions(owner.merchant, (ctx) => ctx.emit(tagUpdated, { tag_id: tagId }));
const deliver = () => deliverNow(app, owner.merchant, endpoint.id);
/** After a pause of the table, as it is without its spread. */
const deliverAfter = (ms: number) => {
  wait(ms);
  return deliver();
};
/** A session of now: the clock is set ahead by days. */
const token = async () => ({ token: (await logInAs(app.url, owner.email, owner.password)).token });
const logs = async (status?: 'pending' | 'succeeded' | 'failed' | 'waiting') =>
  (await app.send(listWebhookLogs, { merchant: owner.merchant, limit: 100, status }, await token())).body.items;
const config = async () => {
  const [only] = (await app.send(getWebhookConfig, { merchant: owner.merchant }, await token())).body.items;
  if (!only) throw new Error('There is no endpoint.');
  return only;
};
const notices = async () => {
  await notifyNow(app, owner.merchant);
  const { body } = await app.send(listNotifications, { merchant: owner.merchant }, await token());
  return body.items.filter(({ type }) => type === 'webhook_problem').map(({ text }) => text.replace(/127\.0\.0\.1:\d+/, 'HOST'));
};
const enable = async () => app.send(updateWebhookEndpoint, { merchant: owner.merchant, id: endpoint.id, enabled: true }, await token());
const recover = async (since = new Date(now().getTime() - day)) =>
  app.send(recoverWebhookEndpoint, { merchant: owner.merchant, id: endpoint.id, since: since.toISOString() }, await token());

test('a failing event is tried ten times over three days with the same id, then failed', async () => {
  receiver.answers(500);
  await happens();
  await deliver();
  for (const [place, pause] of pauses.entries()) {
    await deliverAfter(pause - second);
    expect(receiver.received).toHaveLength(place + 1);
    await deliverAfter(second + 1);
    expect(receiver.received).toHaveLength(place + 2);
  }
  expect(new Set(receiver.ids()).size).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await logs()).toMatchObject([
    { status: 'failed', attempts: 10, next_attempt_at: null, last_error: 'It responded with status 500.' },
  ]);
  await deliverAfter(10 * day);
  expect(receiver.received).toHaveLength(10);
});

test('each attempt is signed anew, with the time of the attempt', async () => {
  receiver.answers(500);
  await happens();
  await deliver();
  await deliverAfter(6 * second);
  const [first, retried] = receiver.received;
  expect(Number(retried?.headers['webhook-timestamp']) - Number(first?.headers['webhook-timestamp'])).toBeGreaterThanOrEqual(6);
  expect(retried?.body).toBe(first?.body);
});

test.each([429, 503])('the pause that a %s asks for is kept', async (status) => {
  receiver.answers(status, { 'retry-after': '3600' });
  await happens();
  await deliver();
  await deliverAfter(hour - 5 * second);
  expect(receiver.received).toHaveLength(1);
  receiver.recovers();
  await deliverAfter(6 * second);
  expect(receiver.received).toHaveLength(2);
  expect(await logs('succeeded')).toHaveLength(1);
});

test('a redirect is a failure, and where it leads gets nothing', async () => {
  const elsewhere = await startReceiver();
  receiver.answers(307, { location: elsewhere.url });
  await happens();
  await deliver();
  expect(elsewhere.received).toEqual([]);
  expect(await logs()).toMatchObject([{ status: 'pending', last_status: 307 }]);
  await elsewhere.close();
});

test('a receiver that answers too late or closes the connection fails that attempt only', async () => {
  receiver.replies(() => {});
  await happens();
  await deliver();
  expect(await logs()).toMatchObject([{ status: 'pending', last_status: null, last_error: 'It didn’t respond within 2 seconds.' }]);
  receiver.replies((response) => void response.destroy());
  await deliverAfter(6 * second);
  expect(await logs()).toMatchObject([{ attempts: 2, last_error: 'Its server closed the connection.' }]);
  receiver.recovers();
  await deliverAfter(6 * minute);
  expect(await logs()).toMatchObject([{ status: 'succeeded', attempts: 3 }]);
});

test('a secret rotated while an event waits signs it together with the new one, until the overlap ends', async () => {
  receiver.answers(500);
  await happens();
  await deliver();
  const { body: rotated } = await app.send(
    rotateWebhookSecret,
    { merchant: owner.merchant, id: endpoint.id, overlap_hours: 1 },
    await token(),
  );
  expect(rotated.secret).not.toBe(endpoint.secret);
  const verifies = (secret: string) => {
    const { body, headers } = receiver.received.at(-1) ?? nothingReceived;
    // The library refuses a timestamp far from its own clock, which isn’t set ahead here: only the signature is looked at.
    const wanted = new Webhook(secret).sign(headers['webhook-id'] ?? '', new Date(Number(headers['webhook-timestamp']) * 1000), body);
    return headers['webhook-signature']?.split(' ').includes(wanted);
  };
  await deliverAfter(6 * second);
  expect([verifies(endpoint.secret), verifies(rotated.secret ?? '')]).toEqual([true, true]);
  await deliverAfter(hour);
  expect(receiver.received).toHaveLength(3);
  expect([verifies(endpoint.secret), verifies(rotated.secret ?? '')]).toEqual([false, true]);
});

test('events of one object come one after another while the earlier one is retried quickly; others pass', async () => {
  const [one, other] = [newId(), newId()];
  receiver.replies((response, { event }) => void response.writeHead(event.data['tag_id'] === one ? 500 : 204).end());
  await happens(one);
  await happens(one);
  await happens(other);
  await deliver();
  expect(receiver.received.map(({ event }) => event.data['tag_id']).sort()).toEqual([one, other].sort());
  receiver.recovers();
  await deliverAfter(6 * second);
  const [first, next] = receiver.received.filter(({ event }) => event.data['tag_id'] === one).slice(1);
  expect([first?.event.id, next?.event.id]).toEqual([first?.event.id, next?.event.id].sort());
  expect(await logs('succeeded')).toHaveLength(3);
});

test('an event that is refused for good holds up its object for three attempts only', async () => {
  const tagId = newId();
  await happens(tagId);
  await happens(tagId);
  const bad = (await logs()).at(-1)?.event_id;
  receiver.replies((response, { event }) => void response.writeHead(event.id === bad ? 400 : 204).end());
  await deliver();
  await deliverAfter(6 * second);
  expect(receiver.ids()).toEqual([bad, bad]);
  await deliverAfter(6 * minute);
  expect(receiver.ids().filter((id) => id !== bad)).toHaveLength(1);
  expect(await logs('pending')).toMatchObject([{ event_id: bad, attempts: 3 }]);
});

test('a long pause that a receiver asks for holds up its object for ten minutes only', async () => {
  const tagId = newId();
  receiver.answers(429, { 'retry-after': '86400' });
  await happens(tagId);
  await happens(tagId);
  await deliver();
  receiver.recovers();
  await deliverAfter(9 * minute);
  expect(receiver.received).toHaveLength(1);
  await deliverAfter(2 * minute);
  expect(receiver.received).toHaveLength(2);
});

test('sending an event again by hand neither holds up its object longer nor starts the schedule over', async () => {
  const tagId = newId();
  receiver.answers(500);
  await happens(tagId);
  await happens(tagId);
  await deliver();
  const [first] = [...(await logs('pending'))].reverse();
  const again = async () =>
    app.send(retryWebhookLog, { merchant: owner.merchant, id: first?.id ?? '' }, await token()).then(() => deliver());
  await again();
  await again();
  // The third attempt was the last that holds its object up; the fourth comes after half an hour, as without a hand.
  expect(new Set(receiver.ids()).size).toBe(2);
  const [, pending] = await logs('pending');
  expect(Date.parse(pending?.next_attempt_at ?? '') - now().getTime()).toBeGreaterThan(20 * minute);
});

test('410 disables the endpoint at once and tells the team; nothing is lost', async () => {
  receiver.answers(410);
  await happens();
  await deliver();
  expect(await config()).toMatchObject({ enabled: false, disabled_reason: 'gone' });
  expect(await notices()).toEqual([
    'Your webhook endpoint HOST was disabled because it answered that it’s gone. Its events are kept for 30 days',
  ]);
  await happens();
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect(await logs('waiting')).toHaveLength(2);
  expect((await recover()).status).toBe(409);
  receiver.recovers();
  await enable();
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect((await recover()).body.events).toBe(2);
  await deliver();
  expect(await logs('succeeded')).toHaveLength(2);
  expect(new Set(receiver.ids()).size).toBe(2);
});

test('an endpoint that only fails is warned of after a day and after four, and disabled after five', async () => {
  receiver.answers(500);
  await happens();
  await deliver();
  await deliverAfter(day - minute);
  expect(await notices()).toEqual([]);
  await happens();
  await deliverAfter(2 * minute);
  const warned = 'Your webhook endpoint HOST has been failing for a day. Check Settings › Webhook log';
  expect(await notices()).toEqual([warned]);
  await happens();
  await deliverAfter(3 * day);
  const again = 'Your webhook endpoint HOST has been failing for 4 days and will be disabled tomorrow';
  expect(await notices()).toEqual([again, warned]);
  expect((await config()).enabled).toBe(true);
  await happens();
  await deliverAfter(day + minute);
  expect(await config()).toMatchObject({ enabled: false, disabled_reason: 'failing' });
  expect((await notices())[0]).toBe('Your webhook endpoint HOST was disabled after failing for 5 days. Its events are kept for 30 days');
});

test('sporadic failures neither warn nor disable', async () => {
  for (let round = 0; round < 12; round++) {
    receiver.answers(500);
    await happens();
    await deliver();
    receiver.recovers();
    await deliverAfter(12 * hour);
  }
  expect([await notices(), (await config()).enabled, (await config()).failing_since]).toEqual([[], true, null]);
});

test('an endpoint disabled by hand keeps its events, in order, and recovers them since a time', async () => {
  receiver.answers(500);
  await happens();
  await deliver();
  await app.send(updateWebhookEndpoint, { merchant: owner.merchant, id: endpoint.id, enabled: false }, await token());
  expect((await config()).disabled_reason).toBe('manual');
  await deliverAfter(hour);
  expect(await logs('waiting')).toHaveLength(1);
  const since = now();
  wait(minute);
  await happens();
  receiver.recovers();
  await enable();
  expect((await recover(since)).body.events).toBe(1);
  await deliver();
  expect(await logs('succeeded')).toHaveLength(1);
  expect(await logs('waiting')).toHaveLength(1);
  const { status } = await recover(new Date(now().getTime() - 31 * day));
  expect(status).toBe(422);
});

test('an event that failed for good is recovered, and its attempts start over', async () => {
  receiver.answers(500);
  await happens();
  for (const pause of [0, ...pauses]) await deliverAfter(pause + second);
  expect(await logs('failed')).toMatchObject([{ attempts: 10 }]);
  await recover(new Date(now().getTime() - 20 * day));
  await deliver();
  expect(await logs('pending')).toMatchObject([{ attempts: 11 }]);
  receiver.recovers();
  await deliverAfter(6 * second);
  expect(await logs('succeeded')).toMatchObject([{ attempts: 12 }]);
});

test('a worker lost between sending and recording sends again, with the same id', async () => {
  await happens();
  // Claimed by a worker that died after it had sent.
  await app.write(owner.merchant, (ctx) => claim(ctx.db, endpoint.id, now(), claimMs, heldBack));
  await deliver();
  expect(receiver.received).toEqual([]);
  const [lost] = await logs();
  await deliverAfter(claimMs + second);
  expect(receiver.ids()).toEqual([lost?.event_id]);
  expect(await logs('succeeded')).toHaveLength(1);
});

test('two workers that deliver at once send nothing twice', async () => {
  for (let place = 0; place < 40; place++) await happens();
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(receiver.received).toHaveLength(40);
  expect(new Set(receiver.ids()).size).toBe(40);
});

test('a change that is rolled back sends nothing', async () => {
  const change = app.writeWithReactions(owner.merchant, async (ctx) => {
    await ctx.emit(tagCreated, { tag_id: newId() });
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  await deliver();
  expect([receiver.received, await logs()]).toEqual([[], []]);
});

test('one event can’t be sent again while its endpoint is disabled', async () => {
  await happens();
  await deliver();
  const [sent] = await logs();
  await app.send(updateWebhookEndpoint, { merchant: owner.merchant, id: endpoint.id, enabled: false }, await token());
  const { status } = await app.send(retryWebhookLog, { merchant: owner.merchant, id: sent?.id ?? '' }, await token());
  expect(status).toBe(409);
});

test('an endpoint of certain brands gets their events, and those of no brand', async () => {
  const brand = newId();
  await app.write(owner.merchant, async ({ db }) => {
    await db.insertInto('brands').values({ merchant_id: owner.merchant, id: brand, name: 'Second', logo: null }).execute();
  });
  await app.send(updateWebhookEndpoint, { merchant: owner.merchant, id: endpoint.id, brand_ids: [brand] }, await token());
  const conversation = async (brandId: string | null, number: number) => {
    const id = newId();
    const of = { merchant_id: owner.merchant, id };
    await app.write(owner.merchant, async ({ db }) => {
      await db
        .insertInto('customers')
        .values({ ...of, name: 'Ann' })
        .execute();
      await db
        .insertInto('conversations')
        .values({ ...of, number, channel: 'website', customer_id: id, customer_name: 'Ann', brand_id: brandId, last_activity_at: now() })
        .execute();
    });
    return id;
  };
  const [own, others] = [await conversation(brand, 1), await conversation(null, 2)];
  for (const id of [own, others])
    await app.writeWithReactions(owner.merchant, (ctx) => ctx.emit(conversationTagged, { conversation_id: id, tag_ids: [] }));
  for (const brandId of [brand, null])
    await app.writeWithReactions(owner.merchant, (ctx) =>
      ctx.emit(productCreated, { product_id: newId(), status: 'draft', brand_id: brandId }),
    );
  await happens();
  await deliver();
  const about = ({ event }: (typeof receiver.received)[number]) => event.data['conversation_id'] ?? event.data['brand_id'] ?? event.type;
  expect(receiver.received.map(about).toSorted()).toEqual([own, brand, 'tag.updated'].toSorted());
  // An order that is gone may have been of this brand.
  await app.writeWithReactions(owner.merchant, (ctx) => ctx.emit(orderDeleted, { order_id: newId() }));
  await deliver();
  expect(receiver.received.at(-1)?.event.type).toBe('order.deleted');
});

/** Counts how many requests run at once; each takes as long as it says. */
function countingPort(durationMs: number) {
  const port = { now: 0, most: 0, sent: 0 };
  const post = async () => {
    port.most = Math.max(port.most, ++port.now);
    port.sent += 1;
    await new Promise((resolve) => void setTimeout(resolve, 20));
    port.now -= 1;
    return { status: 204, headers: {}, body: '', error: null, durationMs };
  };
  return { port, webhooks: { accepts: () => true, post } };
}
const nextQueues = async () => {
  const { rows } = await app.installation.owner.query<{ queue_name: string }>(
    `select distinct q.queue_name from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.payload ->> 'endpoint_id' = $1`,
    [endpoint.id],
  );
  return rows.map(({ queue_name: name }) => name);
};

test('an endpoint gets at most four requests at a time', async () => {
  for (let place = 0; place < 60; place++) await happens();
  const { port, webhooks } = countingPort(5);
  await deliverNow(app, owner.merchant, endpoint.id, webhooks);
  expect(port).toEqual({ now: 0, most: 4, sent: 60 });
});

test('a slow endpoint makes way after a request, in a queue that it shares, until it is quick again', async () => {
  for (let place = 0; place < 3; place++) await happens();
  const { port, webhooks } = countingPort(6000);
  await deliverNow(app, owner.merchant, endpoint.id, webhooks);
  expect(port.sent).toBe(1);
  expect(await nextQueues()).toEqual([expect.stringMatching(/^webhooks:slow:[01]$/)]);
  await deliver();
  await happens();
  receiver.answers(500);
  await deliver();
  expect(await nextQueues()).toContain(`webhooks:${endpoint.id}`);
});

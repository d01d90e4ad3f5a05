import { logOut } from '@parley/contract/auth';
import { updateConversation } from '@parley/contract/inbox';
import { removeTeammate } from '@parley/contract/merchants';
import {
  getNotificationPreferences,
  listPushDevices,
  type NotificationPreferences,
  readNotifications,
  registerPushDevice,
  removePushDevice,
  updateNotificationPreferences,
  updatePushDevice,
} from '@parley/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPushService } from '../../../integrations/push/push-service.ts';
import type { PushSubscription } from '../../../integrations/push-port.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { logInAs, type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { makeSubscription } from '../../../testing/samples/push.ts';
import { codeOf, makeClock, pathsOf } from '../../account/identity/make.ts';
import { notifyNow } from './make.ts';
import { pushNotifications, pushToDevice } from './jobs.ts';
import { push, pusherOf } from './push.ts';
import type { PushMessage } from './push-message.ts';
import { usualPreferences } from './rules.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;
let owner: Person;
let agent: Person;
const clock = makeClock();
beforeAll(async () => {
  service = await openPushService();
  app = await startTestApp({ worker: false, now: clock.now, env: { OUTBOUND_PRIVATE: '1' } });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent', 'Theo');
  service.answer = { status: 201 };
  service.received.length = 0;
});

const at = () => ({ merchant: owner.merchant });
const register = ({ token }: Person, { endpoint, ...keys }: PushSubscription) =>
  app.send(registerPushDevice, { ...at(), endpoint, keys }, { token });
const devicesOf = async ({ token }: Person) => (await app.send(listPushDevices, at(), { token })).body.devices;
const subscribed = async (person: Person) => {
  const subscription = service.subscribe();
  return { subscription, id: (await register(person, subscription)).body.id };
};

/** A customer's conversation that the owner assigns to the agent. */
async function assign() {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('My parcel is lost');
  const { id } = await latestConversation(app, owner);
  await app.send(updateConversation, { ...at(), id, assignee_id: agent.userId }, { token: owner.token });
  await notifyNow(app, owner.merchant);
  return id;
}

type Queued = { runAt: Date; payload: never };
/** Takes this shop's waiting jobs of this name out of the queue. */
async function take(name: string): Promise<Queued[]> {
  const { rows } = await app.installation.owner.query<Queued>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 and j.payload ->> 'merchant' = $2 returning j.payload, j.run_at as "runAt"`,
    [name, owner.merchant],
  );
  return rows;
}
/** Does what is waiting, whenever it is due. Returns when the device jobs that this left behind are due, in seconds from now. */
async function work(): Promise<number[]> {
  const ctx = { ...jobCtxOf(app, owner.merchant), now: clock.now };
  for (const { payload } of await take(pushNotifications.name)) await push(ctx, payload);
  for (const { payload } of await take(pushToDevice.name)) await pusherOf(app.installation.vault)(ctx, payload);
  const left = await app.installation.owner.query<{ runAt: Date }>(
    `select j.run_at as "runAt" from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and j.payload ->> 'merchant' = $2`,
    [pushToDevice.name, owner.merchant],
  );
  return left.rows.map(({ runAt }) => Math.round((runAt.getTime() - clock.now().getTime()) / 1000));
}
const messages = () => service.received.map(({ text }) => JSON.parse(text) as PushMessage);
const prefer = async (change: (preferences: NotificationPreferences) => NotificationPreferences) => {
  const { body } = await app.send(getNotificationPreferences, at(), { token: agent.token });
  await app.send(updateNotificationPreferences, { ...at(), ...change(body) }, { token: agent.token });
};

test('a device receives the shop, the kind and the place, and nothing about the customer', async () => {
  const { subscription } = await subscribed(agent);
  const conversation = await assign();
  await work();
  expect(service.received.map(({ endpoint }) => endpoint)).toEqual([subscription.endpoint]);
  expect(messages()).toEqual([
    {
      merchant: owner.merchant,
      id: expect.any(String),
      tag: `conversation:${conversation}`,
      title: expect.stringMatching(/.+/),
      body: 'A conversation was assigned to you',
      url: `/inbox?conversation=${conversation}`,
      unread: 1,
    },
  ]);
  expect((await devicesOf(agent))[0]?.notified_at).not.toBeNull();
  await work();
  expect(messages()).toHaveLength(1);
});

test('a device that may show it says who', async () => {
  const { id } = await subscribed(agent);
  const { body } = await app.send(updatePushDevice, { ...at(), id, shows_text: true }, { token: agent.token });
  expect(body.shows_text).toBe(true);
  await assign();
  await work();
  expect(messages()[0]?.body).toContain('Olive Owner assigned you');
});

test('each of a teammate’s devices is told, and nobody else’s', async () => {
  await Promise.all([subscribed(agent), subscribed(agent), subscribed(owner)]);
  await assign();
  await work();
  expect(messages()).toHaveLength(2);
});

test('nothing is sent of what was read, is turned off, or came in quiet hours', async () => {
  await subscribed(agent);
  const conversation = await assign();
  await app.send(readNotifications, { ...at(), conversation_id: conversation }, { token: agent.token });
  await work();
  await prefer((one) => ({ ...one, types: { ...one.types, assigned: { ...one.types.assigned, push: false } } }));
  await assign();
  await work();
  await prefer((one) => ({ ...one, types: usualPreferences.types, quiet: { from: '00:00', to: '23:59', time_zone: 'UTC' } }));
  clock.pass(60);
  await assign();
  await work();
  await prefer((one) => ({ ...one, quiet: null }));
  // What came in quiet hours stays in the bell.
  await work();
  const { token } = agent;
  await app.send(readNotifications, at(), { token });
  expect(messages()).toEqual([]);
  await assign();
  await work();
  expect(messages()).toHaveLength(1);
});

test('while Parley is open somewhere nothing is sent; once it isn’t, what is still unread is', async () => {
  await subscribed(agent);
  const present = (at: Date | null) =>
    app.installation.owner.query(`update directory.memberships set last_seen_at = $1, away = true where user_id = $2`, [at, agent.userId]);
  await present(clock.now());
  await assign();
  await work();
  expect(messages()).toEqual([]);
  clock.pass(121);
  await work();
  expect(messages()).toHaveLength(1);
});

test('what nobody could be told of for an hour is news no more', async () => {
  await subscribed(agent);
  await assign();
  clock.pass(3601);
  await work();
  expect(messages()).toEqual([]);
});

test('many at once become one that counts them; several about one conversation become the newest', async () => {
  await subscribed(agent);
  const notifyOf = async (conversation: string | null, type: 'assigned' | 'mentioned' | 'csat_low' | 'snooze_ended') =>
    app.write(owner.merchant, async ({ db, now }) => {
      const row = {
        merchant_id: owner.merchant,
        user_id: agent.userId,
        id: newId(),
        type,
        conversation_id: conversation,
        text: 'x',
        created_at: now(),
      };
      await db.insertInto('notifications').values(row).execute();
    });
  const conversation = await assign();
  await notifyOf(conversation, 'mentioned');
  await work();
  expect(messages().map(({ body, unread }) => [body, unread])).toEqual([['A teammate mentioned you', 2]]);
  service.received.length = 0;
  for (let count = 0; count < 3; count += 1) await assign();
  await notifyOf(null, 'assigned');
  await work();
  expect(messages().map(({ body, url, id }) => [body, url, id])).toEqual([['4 notifications', '/inbox?tab=mine', null]]);
});

test('a subscription that is gone is removed, with an entry in the audit log', async () => {
  await subscribed(agent);
  service.answer = { status: 410 };
  await assign();
  expect(await work()).toEqual([]);
  expect(await devicesOf(agent)).toEqual([]);
  const { rows } = await app.installation.owner.query(
    `select action from audit_log where merchant_id = $1 and action like 'push_device.%' order by id`,
    [owner.merchant],
  );
  expect(rows).toEqual([{ action: 'push_device.added' }, { action: 'push_device.gone' }]);
});

test('a push service that is busy or silent is asked again, later each time and not before it says; then it arrives once', async () => {
  await subscribed(agent);
  await assign();
  service.answer = { status: 500 };
  expect(await work()).toEqual([30]);
  service.answer = 'hang';
  expect(await work()).toEqual([60]);
  service.answer = { status: 429, retryAfter: '600' };
  expect(await work()).toEqual([600]);
  service.answer = { status: 201 };
  expect(await work()).toEqual([]);
  expect(messages()).toHaveLength(1);
});

test('a push service that stays busy is asked for an hour at most', async () => {
  await subscribed(agent);
  await assign();
  service.answer = { status: 429, retryAfter: '1800' };
  expect(await work()).toEqual([1800]);
  clock.pass(1801);
  expect(await work()).toEqual([]);
  expect(messages()).toEqual([]);
});

test('a push service that refuses isn’t asked again, and the device stays', async () => {
  await subscribed(agent);
  service.answer = { status: 413 };
  await assign();
  expect(await work()).toEqual([]);
  expect(await devicesOf(agent)).toHaveLength(1);
});

test('logging out ends it, and so does leaving the shop', async () => {
  await subscribed(agent);
  const other = await logInAs(app.url, agent.email, agent.password);
  await assign();
  await app.send(logOut, { refresh_token: agent.refreshToken }, { token: agent.token });
  await work();
  expect([messages(), await devicesOf({ ...agent, ...other })]).toEqual([[], []]);

  agent = { ...agent, ...other };
  await subscribed(agent);
  await assign();
  const removed = await app.send(removeTeammate, { ...at(), id: agent.userId }, { token: owner.token });
  expect(removed.status).toBe(200);
  await work();
  expect(messages()).toEqual([]);
  const { rows } = await app.installation.owner.query('select from push_devices where merchant_id = $1', [owner.merchant]);
  expect(rows).toEqual([]);
});

test('a browser registers once, and belongs to whoever is signed in on it', async () => {
  const { subscription, id } = await subscribed(agent);
  await app.send(updatePushDevice, { ...at(), id, shows_text: true }, { token: agent.token });
  expect((await register(agent, subscription)).body).toMatchObject({ id, shows_text: true, is_current: true });
  expect((await register(owner, subscription)).body).toMatchObject({ shows_text: false });
  expect([await devicesOf(agent), (await devicesOf(owner)).length]).toEqual([[], 1]);
});

test('ten devices at most', async () => {
  for (let count = 0; count < 10; count += 1) await subscribed(agent);
  const refused = await register(agent, service.subscribe());
  expect([refused.status, codeOf(refused)]).toEqual([409, 'push_device.too_many']);
  const [first] = await devicesOf(agent);
  await app.send(removePushDevice, { ...at(), id: first?.id ?? '' }, { token: agent.token });
  expect((await register(agent, service.subscribe())).status).toBe(201);
});

test('another teammate’s device is missing', async () => {
  const { id } = await subscribed(owner);
  const answers = [
    await app.send(updatePushDevice, { ...at(), id, shows_text: true }, { token: agent.token }),
    await app.send(removePushDevice, { ...at(), id }, { token: agent.token }),
  ];
  expect(answers.map((one) => [one.status, codeOf(one)])).toEqual([
    [404, 'push_device.missing'],
    [404, 'push_device.missing'],
  ]);
  expect((await devicesOf(owner))[0]?.shows_text).toBe(false);
});

test('the address and keys are stored sealed, and bad ones are refused with their field', async () => {
  const { subscription } = await subscribed(agent);
  const { rows } = await app.installation.owner.query<{ row: string }>(`select d::text as row from push_devices d where merchant_id = $1`, [
    owner.merchant,
  ]);
  expect(rows).toHaveLength(1);
  for (const secret of [subscription.endpoint, subscription.auth, subscription.p256dh]) expect(rows[0]?.row).not.toContain(secret);

  const { endpoint, keys } = makeSubscription();
  const wrong = [
    { endpoint: 'ftp://push.example/x', keys },
    { endpoint: 'https://user:word@push.example/x', keys },
    { endpoint, keys: { ...keys, auth: 'AAAA' } },
    { endpoint, keys: { ...keys, p256dh: 'not a key' } },
  ];
  const answers = await Promise.all(wrong.map((input) => app.send(registerPushDevice, { ...at(), ...input }, { token: agent.token })));
  const paths = answers.map((answer) => pathsOf(answer)[0]);
  expect([answers.map(({ status }) => status), paths]).toEqual([
    [422, 422, 422, 422],
    ['endpoint', 'endpoint', 'keys', 'keys.p256dh'],
  ]);
});

test('an address that has become private is not connected to', async () => {
  const { subscription } = await subscribed(agent);
  const careful = await startTestApp({ worker: false });
  const outcome = await careful.installation.outside.push.send(subscription, { body: '{}', topic: 'x', ttlSeconds: 1 });
  await careful.close();
  expect([outcome, service.received]).toEqual([{ is: 'gone' }, []]);
});

test('a program that doesn’t know of push leaves it as it is', async () => {
  const withoutPush = (key: string, value: unknown) => (key === 'push' ? undefined : value);
  const types = JSON.parse(JSON.stringify(usualPreferences.types, withoutPush)) as NotificationPreferences['types'];
  const { status, body } = await app.send(
    updateNotificationPreferences,
    { ...at(), ...usualPreferences, types, email_after_minutes: 20 },
    { token: agent.token },
  );
  expect([status, body]).toEqual([200, { ...usualPreferences, email_after_minutes: 20 }]);
});

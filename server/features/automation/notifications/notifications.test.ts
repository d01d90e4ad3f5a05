import { getSession } from '@parley/contract/auth';
import { listNotifications, readNotifications } from '@parley/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent');
});

/** Notifies a teammate; the last notification is the newest. */
async function notify({ userId }: Person, ...texts: string[]) {
  const rows = texts.map((text) => ({ merchant_id: owner.merchant, user_id: userId, id: newId(), type: 'assigned' as const, text }));
  await app.write(owner.merchant, async ({ db }) => void (await db.insertInto('notifications').values(rows).execute()));
  return rows.map(({ id }) => id);
}
const list = async ({ token }: Person, limit?: number) =>
  (await app.send(listNotifications, { merchant: owner.merchant, limit }, { token })).body.items;
const read = ({ token }: Person, id?: string) => app.send(readNotifications, { merchant: owner.merchant, id }, { token });
const texts = async (person: Person, limit?: number) =>
  (await list(person, limit)).map(({ text, read: isRead }) => `${text}${isRead ? ' (read)' : ''}`);

test('lists one’s own notifications, newest first', async () => {
  await notify(agent, 'one', 'two', 'three');
  await notify(owner, 'not for the agent');
  expect(await texts(agent)).toEqual(['three', 'two', 'one']);
  expect(await texts(agent, 2)).toEqual(['three', 'two']);
  expect((await list(agent))[0]).toEqual({
    id: expect.any(String),
    type: 'assigned',
    conversation_id: null,
    order_id: null,
    text: 'three',
    read: false,
    created_at: expect.any(String),
  });
});

test('marking one as read reduces the unread count', async () => {
  const [first] = await notify(agent, 'one', 'two');
  const bell = async () => (await app.send(getSession, {}, { token: agent.token })).body.notifications_count;
  expect(await bell()).toBe(2);
  expect((await read(agent, first)).status).toBe(200);
  expect((await read(agent, first)).status).toBe(200);
  expect(await texts(agent)).toEqual(['two', 'one (read)']);
  expect(await bell()).toBe(1);
});

test('marking all as read affects only one’s own', async () => {
  await notify(agent, 'one', 'two');
  await notify(owner, 'still new');
  await read(agent);
  expect(await texts(agent)).toEqual(['two (read)', 'one (read)']);
  expect(await texts(owner)).toEqual(['still new']);
});

test('undoing mark all restores only what it marked', async () => {
  const [before] = await notify(agent, 'read before', 'two', 'three');
  await read(agent, before);
  const { marked_at: markedAt } = (await read(agent)).body;
  const back = await app.send(
    readNotifications,
    { merchant: owner.merchant, read: false, marked_at: markedAt ?? '' },
    { token: agent.token },
  );
  expect(back.status).toBe(200);
  expect(await texts(agent)).toEqual(['three', 'two', 'read before (read)']);
  expect((await read(owner)).body.marked_at).toBeNull();
});

test('all cannot be marked as unread at once', async () => {
  await notify(agent, 'one');
  await read(agent);
  const answer = await app.send(readNotifications, { merchant: owner.merchant, read: false }, { token: agent.token });
  expect(answer.status).toBe(422);
  expect(await texts(agent)).toEqual(['one (read)']);
});

test('streams are signaled only when something was marked', async () => {
  await notify(agent, 'one');
  const signals = async () =>
    (await app.installation.readingOf(owner.merchant).selectFrom('live').select('data').execute()).map(
      ({ data }) => (data as { signal: { topic: string } }).signal.topic,
    );
  await read(agent);
  await read(agent);
  expect(await signals()).toEqual(['notifications']);
});

test('another teammate’s or an unknown notification is missing', async () => {
  const [theirs] = await notify(owner, 'for the owner');
  for (const id of [theirs, newId()]) {
    const answer = await read(agent, id);
    expect([answer.status, codeOf(answer)]).toEqual([404, 'notification.missing']);
  }
  expect(await texts(owner)).toEqual(['for the owner']);
});

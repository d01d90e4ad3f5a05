import { randomUUID } from 'node:crypto';
import { cancelScheduled, listMessages, listScheduled, scheduleMessage } from '@parley/contract/inbox';
import { listNotifications } from '@parley/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilNotified } from '../../automation/notifications/make.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { bringForward, latestConversation, visit } from '../../../testing/chat.ts';
import { pathsOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
});
afterAll(() => app.close());

async function asked() {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('hello');
  const { id } = await latestConversation(app, owner);
  return { visitor, at: { merchant: owner.merchant, id } };
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const plan = (at: { merchant: string; id: string }, more: { send_at?: string; client_id?: string; text?: string } = {}) =>
  app.send(scheduleMessage, { ...at, client_id: randomUUID(), text: 'Good morning', send_at: inAnHour(), ...more }, { token: owner.token });
const waiting = async (at: { merchant: string; id: string }) => (await app.send(listScheduled, at, { token: owner.token })).body.items;

test("a scheduled message is sent once at its time, in its author's name", async () => {
  const { visitor, at } = await asked();
  const clientId = randomUUID();
  const { body } = await plan(at, { client_id: clientId });
  expect((await plan(at, { client_id: clientId })).body.id).toBe(body.id);
  expect(await waiting(at)).toMatchObject([{ id: body.id, state: 'scheduled', text: 'Good morning' }]);
  await bringForward(app, `scheduled:${body.id}`);
  await until(async () => (await visitor.sees()).items.some(({ text }) => text === 'Good morning'));
  expect(await waiting(at)).toEqual([]);
  const sent = (await app.send(listMessages, at, { token: owner.token })).body.items.filter(({ text }) => text === 'Good morning');
  expect(sent).toMatchObject([{ author: 'teammate', author_name: 'Olive Owner', client_id: clientId }]);
});

test("a customer's message cancels scheduled messages at once, with an activity line and a notification to the author", async () => {
  const { visitor, at } = await asked();
  await plan(at);
  await visitor.say('never mind, I found it');
  expect(await waiting(at)).toMatchObject([{ state: 'cancelled', reason: 'The customer wrote first.' }]);
  const { items } = (await app.send(listMessages, at, { token: owner.token })).body;
  expect(items.filter(({ activity }) => activity?.kind === 'schedule_cancelled')).toHaveLength(1);
  await untilNotified(app, owner.merchant);
  const notices = (await app.send(listNotifications, { merchant: owner.merchant }, { token: owner.token })).body.items;
  expect(notices.some(({ type, conversation_id }) => type === 'schedule_cancelled' && conversation_id === at.id)).toBe(true);
});

test('sends nothing when the author can no longer see the conversation, and tells them why', async () => {
  const { visitor, at } = await asked();
  const agent = await app.teammate(owner.merchant, 'agent');
  const { body } = await app.send(
    scheduleMessage,
    { ...at, client_id: randomUUID(), text: 'Good morning', send_at: inAnHour() },
    { token: agent.token },
  );
  await app.write(owner.merchant, ({ db }) =>
    db.updateTable('directory.memberships').set({ visibility: 'teams' }).where('user_id', '=', agent.userId).execute(),
  );
  await bringForward(app, `scheduled:${body.id}`);
  const reason = 'The author can no longer see this conversation.';
  await until(async () => (await waiting(at)).some((one) => one.state === 'failed' && one.reason === reason));
  expect((await visitor.sees()).items.map(({ text }) => text)).not.toContain('Good morning');
});

test('a teammate can cancel their scheduled message once', async () => {
  const { at } = await asked();
  const { body } = await plan(at);
  const back = () => app.send(cancelScheduled, { ...at, scheduled: body.id }, { token: owner.token });
  expect((await back()).body).toMatchObject({ state: 'cancelled', text: 'Good morning' });
  expect((await back()).status).toBe(404);
});

test.each([
  ['in the past', -60_000],
  ['in ten seconds', 10_000],
  ['in a hundred days', 100 * 86_400_000],
])('refuses a time %s at the right path', async (_, ahead) => {
  const { at } = await asked();
  const answer = await plan(at, { send_at: new Date(Date.now() + ahead).toISOString() });
  expect([answer.status, pathsOf(answer)]).toEqual([422, ['send_at']]);
});

import {
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  updateNotificationPreferences,
} from '@parley/contract/notifications';
import { takeOverConversation, updateConversation } from '@parley/contract/inbox';
import type { JobCtx, Outside } from '../../../context.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { makeClock } from '../../account/identity/make.ts';
import { quietUntil, usualPreferences } from './rules.ts';
import { untilNotified } from './make.ts';
import { mailerOf } from './mail-missed.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
const clock = makeClock();
beforeAll(async () => {
  app = await startTestApp({ now: clock.now });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent', 'Theo');
});

const at = () => ({ merchant: owner.merchant });
async function given() {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('hello');
  const { id } = await latestConversation(app, owner);
  await app.send(updateConversation, { ...at(), id, assignee_id: agent.userId }, { token: owner.token });
  await untilNotified(app, owner.merchant);
  return { visitor, id };
}
const bell = async () => (await app.send(listNotifications, at(), { token: agent.token })).body.items;
const prefer = (more: object) => app.send(updateNotificationPreferences, { ...at(), ...usualPreferences, ...more }, { token: agent.token });

/** Runs the job that is due. */
const look = async () => {
  const sent: { to: string; subject: string; text: string }[] = [];
  const usual = jobCtxOf(app, owner.merchant);
  const mail: Outside['mail'] = { send: async (letter) => void sent.push(letter) };
  const ctx: JobCtx = { ...usual, now: clock.now, outside: { ...usual.outside, mail } };
  await mailerOf('https://parley.example')(ctx, { merchant: owner.merchant, user_id: agent.userId });
  return sent;
};

test('emails unread notifications once, with a link, to a teammate who is offline', async () => {
  const { id } = await given();
  expect(await look()).toEqual([]);
  clock.pass(11 * 60);
  const [mail, ...more] = await look();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: agent.email, subject: expect.stringContaining('Olive Owner assigned you') });
  expect(mail?.text).toContain(`https://parley.example/inbox?conversation=${id}`);
  expect(await look()).toEqual([]);
});

test('does not email what was read meanwhile or is not wanted by email', async () => {
  const { id } = await given();
  clock.pass(11 * 60);
  await app.send(readNotifications, { ...at(), conversation_id: id }, { token: agent.token });
  expect(await look()).toEqual([]);
  await app.send(readNotifications, { ...at(), id: (await bell())[0]?.id ?? '', read: false }, { token: agent.token });
  await prefer({ types: { ...usualPreferences.types, assigned: { in_app: true, email: false, browser: false } } });
  expect(await look()).toEqual([]);
});

test('quiet hours delay the email until they end', async () => {
  await given();
  clock.pass(11 * 60);
  const now = clock.now();
  const hour = (by: number) => new Date(now.getTime() + by * 3_600_000).toISOString().slice(11, 16);
  await prefer({ quiet: { from: hour(-1), to: hour(1), time_zone: 'UTC' } });
  expect(await look()).toEqual([]);
  await prefer({ quiet: { from: hour(1), to: hour(2), time_zone: 'UTC' } });
  expect(await look()).toHaveLength(1);
});

test('a teammate who turned a type off is not notified', async () => {
  await prefer({ types: { ...usualPreferences.types, assigned: { in_app: false, email: true, browser: true } } });
  await given();
  expect(await bell()).toEqual([]);
});

test('a customer’s messages notify the assignee once until they read the conversation', async () => {
  const { visitor, id } = await given();
  await app.send(takeOverConversation, { ...at(), id }, { token: agent.token });
  for (const text of ['one', 'two', 'three']) await visitor.say(text);
  await until(async () => (await bell()).some(({ type }) => type === 'customer_replied'));
  expect((await bell()).filter(({ type }) => type === 'customer_replied')).toHaveLength(1);
  await app.send(readNotifications, { ...at(), conversation_id: id }, { token: agent.token });
  await visitor.say('four');
  await until(async () => (await bell()).filter(({ type }) => type === 'customer_replied').length === 2);
});

test('preferences are per teammate and start with the defaults', async () => {
  const read = async ({ token }: Person) => (await app.send(getNotificationPreferences, at(), { token })).body;
  expect(await read(agent)).toEqual(usualPreferences);
  await prefer({ email_after_minutes: 30 });
  expect([(await read(agent)).email_after_minutes, (await read(owner)).email_after_minutes]).toEqual([30, 10]);
});

test('quiet hours in a time zone that this runtime does not know are none, and the other preferences stay', async () => {
  await prefer({ email_after_minutes: 45, quiet: { from: '23:00', to: '07:00', time_zone: 'Europe/Amsterdam' } });
  await app.installation.owner.query(
    `update notification_preferences set preferences = jsonb_set(preferences, '{quiet,time_zone}', '"Europe/Atlantis"') where user_id = $1`,
    [agent.userId],
  );
  const { body } = await app.send(getNotificationPreferences, at(), { token: agent.token });
  expect(body).toEqual({ ...usualPreferences, email_after_minutes: 45 });
});

test.each([
  ['2026-11-20T21:59:00Z', undefined],
  ['2026-11-20T22:00:00Z', '2026-11-21T06:00:00.000Z'],
  ['2026-11-21T05:59:30Z', '2026-11-21T06:00:00.000Z'],
  ['2026-11-21T06:00:00Z', undefined],
])('at %s quiet hours end at %s', (now, end) =>
  expect(quietUntil({ from: '23:00', to: '07:00', time_zone: 'Europe/Amsterdam' }, new Date(now))?.toISOString()).toBe(end),
);

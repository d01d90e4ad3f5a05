import { getDigest, updateDigest } from '@parley/contract/digest';
import { updateConversation } from '@parley/contract/inbox';
import { readNotifications, updateNotificationPreferences } from '@parley/contract/notifications';
import { removeTeammate } from '@parley/contract/merchants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JobCtx } from '../../../context.ts';
import type { Mail } from '../../../integrations/ports.ts';
import { logInAs, type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { makeClock } from '../../account/identity/make.ts';
import { claimDigests, planDigest } from './digest.ts';
import { digestDue, mailDigest } from './jobs.ts';
import { digestMailer } from './mail-digest.ts';
import { notifyNow } from './make.ts';
import { usualPreferences } from './rules.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
const clock = makeClock();
beforeAll(async () => {
  app = await startTestApp({ now: clock.now, worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.pass(3_600);
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent', 'Theo');
});

const at = () => ({ merchant: owner.merchant });
const choose = async (every: 'off' | 'daily' | 'weekly', hour = '08:00', person = agent) =>
  (await app.send(updateDigest, { ...at(), every, at: hour }, { token: await tokenOf(person) })).body;
/** The clock moves on, and tokens expire. */
const tokenOf = async ({ email, password }: Person) => (await logInAs(app.url, email, password)).token;
const dueOf = async () =>
  (await app.installation.owner.query<{ due_at: Date }>('select due_at from directory.digests where user_id = $1', [agent.userId])).rows[0]
    ?.due_at;
const query = (text: string, values: unknown[]) => app.installation.owner.query(text, values);

/** A conversation of a customer that is assigned to the agent, who is notified. */
async function given(name?: string) {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(name ?? 'hello');
  const token = await tokenOf(owner);
  const { id } = await latestConversation(app, { ...owner, token });
  await app.send(updateConversation, { ...at(), id, assignee_id: agent.userId }, { token });
  await notifyNow(app, owner.merchant);
  return id;
}

/** Takes the jobs with this name out of the queue. */
async function taken<P>(name: string): Promise<P[]> {
  const { rows } = await app.installation.owner.query<{ payload: P }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 and j.payload ->> 'user_id' = $2 returning j.payload`,
    [name, agent.userId],
  );
  return rows.map(({ payload }) => payload);
}
const claim = () => app.installation.owner.connect().then((client) => claimDigests(client, clock.now()).finally(() => client.release()));
function jobCtx(sent: Mail[], send: (mail: Mail) => Promise<void> = async (mail) => void sent.push(mail)): JobCtx {
  const usual = jobCtxOf(app, owner.merchant);
  return { ...usual, now: clock.now, outside: { ...usual.outside, mail: { send } } };
}
const mailer = () => digestMailer({ publicUrl: 'https://parley.example', vault: app.installation.vault });
type Due = Parameters<typeof planDigest>[1];
type Planned = Parameters<ReturnType<typeof digestMailer>>[1];

/** What the worker does: claims, plans and mails what is due now. */
async function run(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await claim();
  for (const payload of await taken<Due>(digestDue.name)) await planDigest(jobCtx(sent), payload);
  for (const payload of await taken<Planned>(mailDigest.name)) await mailer()(jobCtx(sent), payload);
  return sent;
}
/** Moves the clock to just after an agent's next digest. */
async function passToDue() {
  const due = await dueOf();
  if (!due) throw new Error('No digest is planned.');
  clock.pass(Math.ceil((due.getTime() - clock.now().getTime()) / 1000) + 1);
}

test('it’s off until it’s chosen, in the time zone of the profile', async () => {
  const read = async () => (await app.send(getDigest, at(), { token: agent.token })).body;
  expect(await read()).toMatchObject({ every: 'off', at: '08:00', next_at: null });
  await query(`update directory.users set time_zone = 'Pacific/Chatham' where id = $1`, [agent.userId]);
  const saved = await choose('daily', '06:30');
  expect(saved).toMatchObject({ every: 'daily', at: '06:30', time_zone: 'Pacific/Chatham' });
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Chatham', hour: '2-digit', minute: '2-digit' });
  expect(hour.format(new Date(saved.next_at ?? ''))).toBe('06:30');
  expect(await read()).toEqual(saved);
  expect(await choose('off')).toMatchObject({ every: 'off', next_at: null });
  expect(await dueOf()).toBeNull();
  expect((await app.send(updateDigest, { ...at(), every: 'daily', at: '24:00' }, { token: agent.token })).status).toBe(422);
});

test('mails what is unread, by kind with links, and what waits; nobody else’s', async () => {
  const id = await given();
  await choose('daily');
  await passToDue();
  const [mail, ...more] = await run();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: agent.email, subject: expect.stringMatching(/: your daily digest$/) });
  expect(mail?.text).toContain('1 notification you haven’t read:');
  expect(mail?.text).toContain(`A conversation was assigned to you (1)\n- Olive Owner assigned you`);
  expect(mail?.text).toContain(`https://parley.example/inbox?conversation=${id}`);
  expect(mail?.text).toContain('1 open conversation is assigned to you');
  expect(mail?.text).toContain('https://parley.example/settings/notifications');
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/parley\.example\/digest\//);
  expect(await run()).toEqual([]);
});

test('names ten and counts the rest', async () => {
  await choose('daily');
  const { rows } = await app.installation.owner.query<{ due: Date }>('select due_at as due from directory.digests where user_id = $1', [
    agent.userId,
  ]);
  const created = new Date((rows[0]?.due.getTime() ?? 0) - 60_000);
  await app.write(owner.merchant, async (ctx) => {
    for (let number = 0; number < 13; number += 1)
      await ctx.db
        .insertInto('notifications')
        .values({
          merchant_id: owner.merchant,
          user_id: agent.userId,
          id: ctx.newId(),
          type: number < 2 ? 'mentioned' : 'assigned',
          text: `News ${number}`,
          created_at: created,
        })
        .execute();
  });
  await passToDue();
  const [mail] = await run();
  expect(mail?.text.match(/^- News /gm)).toHaveLength(10);
  expect(mail?.text).toContain('A conversation was assigned to you (11)');
  expect(mail?.text).toContain('- and 1 more');
  expect(mail?.text).toContain('13 notifications you haven’t read');
});

test('nothing to say is no mail, and still counts as the day’s digest', async () => {
  await choose('daily');
  const before = await dueOf();
  await passToDue();
  expect(await run()).toEqual([]);
  expect((await dueOf())?.getTime()).toBeGreaterThan((before?.getTime() ?? 0) + 22 * 3_600_000);
});

test('what was read meanwhile isn’t in it', async () => {
  const id = await given();
  await choose('daily');
  await app.send(readNotifications, { ...at(), conversation_id: id }, { token: agent.token });
  await query('update conversations set assignee_id = null, waiting_since = null where id = $1', [id]);
  await passToDue();
  expect(await run()).toEqual([]);
});

test('a job that runs twice, also at once, plans one mail', async () => {
  await given();
  await choose('daily');
  await passToDue();
  await claim();
  await claim();
  const due = await taken<Due>(digestDue.name);
  expect(due).toHaveLength(1);
  const payload = due[0] as Due;
  await Promise.all([planDigest(jobCtx([]), payload), planDigest(jobCtx([]), payload)]);
  await planDigest(jobCtx([]), payload);
  expect(await taken(mailDigest.name)).toHaveLength(1);
});

test('two processes claim at once: one job', async () => {
  await choose('daily');
  await passToDue();
  await Promise.all([claim(), claim(), claim()]);
  expect(await taken(digestDue.name)).toHaveLength(1);
});

test('a mail that isn’t accepted is tried again by its job, and the next digest is planned all the same', async () => {
  await given();
  await choose('daily');
  await passToDue();
  await claim();
  for (const payload of await taken<Due>(digestDue.name)) await planDigest(jobCtx([]), payload);
  const [planned] = await taken<Planned>(mailDigest.name);
  const sent: Mail[] = [];
  await expect(
    mailer()(
      jobCtx(sent, () => Promise.reject(new Error('busy'))),
      planned as Planned,
    ),
  ).rejects.toThrow('busy');
  await mailer()(jobCtx(sent), planned as Planned);
  expect(sent).toHaveLength(1);
  expect((await dueOf())?.getTime()).toBeGreaterThan(clock.now().getTime());
});

test('a process that ends after claiming loses one digest at most: it’s due again a day later', async () => {
  await given();
  await choose('daily');
  await passToDue();
  await claim();
  await taken(digestDue.name);
  clock.pass(86_400 + 60);
  expect(await run()).toHaveLength(1);
});

test('after days of standstill there is one digest, about all of them', async () => {
  await choose('daily');
  await passToDue();
  await run();
  await given();
  clock.pass(4 * 86_400);
  expect(await run()).toHaveLength(1);
  expect(await run()).toEqual([]);
});

test('a teammate who moved west gets it at their new hour', async () => {
  await query(`update directory.users set time_zone = 'Europe/Amsterdam' where id = $1`, [agent.userId]);
  await given();
  await choose('daily');
  await query(`update directory.users set time_zone = 'America/Los_Angeles' where id = $1`, [agent.userId]);
  await passToDue();
  expect(await run()).toEqual([]);
  await passToDue();
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', hour: '2-digit', minute: '2-digit' });
  expect(hour.format(clock.now())).toBe('08:00');
  expect(await run()).toHaveLength(1);
});

test('turned off, or after they left the shop, nothing is sent', async () => {
  await given();
  await choose('daily');
  await passToDue();
  await claim();
  const [payload] = await taken<Due>(digestDue.name);
  await planDigest(jobCtx([]), payload as Due);
  const [planned] = await taken<Planned>(mailDigest.name);
  const sent: Mail[] = [];
  await choose('off');
  await mailer()(jobCtx(sent), planned as Planned);
  await choose('daily');
  await app.send(removeTeammate, { ...at(), id: agent.userId }, { token: await tokenOf(owner) });
  await mailer()(jobCtx(sent), planned as Planned);
  expect(sent).toEqual([]);
});

test('what the teammate may not see isn’t in it, nor counted', async () => {
  await given();
  await choose('daily');
  const { rows } = await query('select id from conversations where merchant_id = $1', [owner.merchant]);
  await query('update conversations set assignee_id = null where merchant_id = $1', [owner.merchant]);
  await query(`update directory.memberships set visibility = 'teams', team_ids = '{}' where user_id = $1`, [agent.userId]);
  expect(rows).toHaveLength(1);
  await passToDue();
  expect(await run()).toEqual([]);
});

test('without the permission for personal data it counts and names nobody', async () => {
  await given();
  await choose('daily');
  await query(`update directory.memberships set role_id = gen_random_uuid(), permissions = '{inbox:read,inbox:write}' where user_id = $1`, [
    agent.userId,
  ]);
  await passToDue();
  const [mail] = await run();
  expect(mail?.text).toContain('A conversation was assigned to you (1)');
  expect(mail?.text).not.toContain('assigned you');
});

test('the link turns the digest off without logging in, and nothing else', async () => {
  await given();
  await choose('daily');
  await choose('daily', '08:00', owner);
  await app.send(updateNotificationPreferences, { ...at(), ...usualPreferences, email_after_minutes: 30 }, { token: agent.token });
  await passToDue();
  const [mail] = await run();
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const post = (address: string) =>
    fetch(`${app.url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const read = async (person: Person) => (await app.send(getDigest, at(), { token: await tokenOf(person) })).body.every;
  const shown = await fetch(`${app.url}${path}`);
  expect([shown.status, await read(agent)]).toEqual([200, 'daily']);
  expect(await shown.text()).toContain('Turn off this digest?');
  for (const wrong of [`${path}x`, path.replace(agent.userId, owner.userId), '/digest/x'])
    expect([wrong, (await post(wrong)).status]).toEqual([wrong, 404]);
  expect((await post(path)).status).toBe(200);
  expect((await post(path)).status).toBe(200);
  expect([await read(agent), await read(owner)]).toEqual(['off', 'daily']);
});

test('one statement claims by its index, however many people there are', async () => {
  const client = await app.installation.owner.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into directory.digests (merchant_id, user_id, every, at, changed_at, due_at)
      select $1, $2, 'daily', '08:00', now(), now() on conflict do nothing`,
      [owner.merchant, owner.userId],
    );
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select merchant_id from directory.digests where due_at <= now() order by due_at limit 1000',
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('digests_due');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

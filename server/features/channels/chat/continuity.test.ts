import { markChatRead } from '@parley/contract/chat';
import { takeOverConversation, mergeConversation, sendMessage } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation } from '../../../testing/chat.ts';
import { come, decide, signing } from './make.ts';

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => app.close());

const address = () => `visitor-${newId()}@example.com`;
const mailsTo = (to: string) => app.mails.filter((mail) => mail.to === to);
const mails = `key like 'chat-mail:%'`;
/** Ends the two-minute delay of all unread replies and sends the mails that are due. */
async function waitedLongEnough() {
  const { owner: database, notifier } = app.installation;
  await database.query(`update graphile_worker._private_jobs set run_at = now() where ${mails} and locked_at is null`);
  notifier.due(new Date());
  const left = `select 1 from graphile_worker._private_jobs where ${mails} and (run_at <= now() or locked_at is not null)`;
  await until(async () => (await database.query(left)).rowCount === 0);
}
async function mailTo(to: string, place = 0) {
  await waitedLongEnough();
  const mail = mailsTo(to)[place];
  if (!mail) throw new Error('No mail came.');
  return mail;
}
const tokenIn = (text = '') => /\?resume=(\S+)/.exec(text)?.[1] ?? '';
async function answer({ merchant, token }: Person, text: string) {
  const { id } = await latestConversation(app, { merchant, token });
  await app.send(takeOverConversation, { merchant, id }, { token });
  const { body } = await app.send(sendMessage, { merchant, id, client_id: randomUUID(), text }, { token });
  await arrived(merchant, body.id);
}
const arrived = (merchant: string, id: string) => until(async () => (await seqOf(merchant, id)) !== null);
const seqOf = async (merchant: string, id: string) =>
  (await app.installation.readingOf(merchant).selectFrom('messages').select('visible_seq').where('id', '=', id).executeTakeFirstOrThrow())
    .visible_seq;
/** A visitor who left an email address, in a shop where only people answer, so that the AI doesn't interfere. */
async function leave(email = address()) {
  const owner = await app.register();
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { enabled: false } }, { token: owner.token });
  const visitor = await come(app, owner.merchant, { locale: 'de' });
  await visitor.identify({ email });
  await visitor.say('Wo ist mein Paket?');
  return { owner, visitor, email };
}

test("emails unread replies once, in the visitor's language, with a link back", async () => {
  const { owner, visitor, email } = await leave();
  await answer(owner, 'It left today.');
  const before = Date.now();
  await answer(owner, 'It will be there on Monday.');
  const { rows: waiting } = await app.installation.owner.query<{ run_at: Date }>(
    `select run_at from graphile_worker._private_jobs where ${mails} and payload ->> 'merchant' = $1`,
    [owner.merchant],
  );
  expect(waiting).toHaveLength(1);
  // The two minutes start with the latest reply.
  expect(waiting[0]?.run_at.getTime()).toBeGreaterThanOrEqual(before + 120_000);
  expect(waiting[0]?.run_at.getTime()).toBeLessThanOrEqual(Date.now() + 120_000);
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Test Shop hat auf Ihre Nachricht geantwortet');
  expect(mail.text).toMatch(/Olive Owner:\nIt left today\.\n\nOlive Owner:\nIt will be there on Monday\./);
  expect(mail.text).toContain(`/chat/${visitor.key}?resume=`);
  await waitedLongEnough();
  expect(mailsTo(email)).toHaveLength(1);
});

test('the next mail contains only replies since the last one', async () => {
  const { owner, email } = await leave();
  await answer(owner, 'First.');
  await mailTo(email);
  await answer(owner, 'Second.');
  const second = await mailTo(email, 1);
  expect(second.text).toContain('Second.');
  expect(second.text).not.toContain('First.');
});

test('after a merge, emails only replies that were not emailed before', async () => {
  const { owner, visitor, email } = await leave();
  const first = await latestConversation(app, owner);
  const elsewhere = await come(app, owner.merchant);
  await elsewhere.say('Und noch etwas');
  const second = await latestConversation(app, owner);
  await app.write(owner.merchant, ({ db }) =>
    db.updateTable('conversations').set({ customer_id: first.customer.id }).where('id', '=', second.id).execute(),
  );
  const reply = (id: string, text: string) =>
    app.send(sendMessage, { merchant: owner.merchant, id, client_id: randomUUID(), text }, { token: owner.token });
  const { body: left } = await reply(first.id, 'It left today.');
  const merged = await app.send(mergeConversation, { merchant: owner.merchant, id: first.id, into: second.id }, { token: owner.token });
  expect(merged.status).toBe(200);
  await arrived(owner.merchant, left.id);
  expect((await mailTo(email)).text).toContain('It left today.');
  const { body: blue } = await reply(second.id, 'And it is blue.');
  await arrived(owner.merchant, blue.id);
  const next = await mailTo(email, 1);
  expect([next.text.includes('And it is blue.'), next.text.includes('It left today.')]).toEqual([true, false]);
  expect((await visitor.sees()).texts).toContain('It left today.');
});

test('sends no mail for replies that were read in time or answered', async () => {
  const [reader, writer] = [await leave(), await leave()];
  await answer(reader.owner, 'Read me.');
  await app.send(markChatRead, { key: reader.visitor.key, seq: 100 }, { token: reader.visitor.token });
  await answer(writer.owner, 'Answer me.');
  await writer.visitor.say('Thanks');
  await waitedLongEnough();
  expect([...mailsTo(reader.email), ...mailsTo(writer.email)]).toEqual([]);
});

test('sends no mail without an address or when the shop disabled it', async () => {
  const owner = await app.register();
  await (await come(app, owner.merchant)).say('hello');
  const before = app.mails.length;
  await answer(owner, 'Hello!');
  const other = await leave();
  await decide(app, other.owner, { continuity: false });
  await answer(other.owner, 'Hello!');
  await waitedLongEnough();
  expect(app.mails.slice(before).filter(({ text }) => text.includes('Hello!'))).toEqual([]);
});

test('retries a mail that failed', async () => {
  const { owner, email } = await leave();
  const { mail } = app.installation.outside;
  const { send } = mail;
  let tries = 0;
  mail.send = async (letter) => {
    if (letter.to === email && (tries += 1) === 1) throw new Error('the post office is closed');
    return send(letter);
  };
  await answer(owner, 'It left today.');
  await waitedLongEnough();
  expect([tries, mailsTo(email).length]).toEqual([1, 0]);
  await mailTo(email);
  mail.send = send;
  expect([tries, mailsTo(email).length]).toEqual([2, 1]);
});

test('a link continues the conversation in one browser at a time', async () => {
  const { owner, visitor, email } = await leave();
  await answer(owner, 'It left today.');
  const resume = tokenIn((await mailTo(email)).text);
  const phone = await come(app, owner.merchant, { resume });
  expect(phone.session.conversation_id).not.toBeNull();
  expect(phone.session.visitor.email).toBe(email);
  expect((await phone.sees()).texts).toEqual(['Wo ist mein Paket?', 'It left today.']);
  await phone.say('Danke');
  const laptop = await come(app, owner.merchant, { resume });
  expect((await phone.sees()).code).toBe('chat.session_ended');
  for (const device of [laptop, visitor]) expect((await device.sees()).texts.at(-1)).toBe('Danke');
});

test('the browser that has the conversation keeps its session', async () => {
  const { owner, visitor, email } = await leave();
  await answer(owner, 'It left today.');
  const resume = tokenIn((await mailTo(email)).text);
  const same = await come(app, owner.merchant, { resume, session_token: visitor.token });
  expect(same.session.session_token).toBe(visitor.token);
});

test('a link opens the thread but not data that requires verification', async () => {
  const { owner, email } = await leave();
  await app.write(owner.merchant, async (ctx) => {
    const { id } = await ctx.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
    await ctx.db.updateTable('conversations').set({ verified_customer_id: id }).execute();
  });
  await answer(owner, 'It left today.');
  await come(app, owner.merchant, { resume: tokenIn((await mailTo(email)).text) });
  const reader = app.installation.readingOf(owner.merchant);
  expect(await reader.selectFrom('conversations').select('verified_customer_id').execute()).toEqual([{ verified_customer_id: null }]);
});

test('identifying in a conversation signs out link visitors and invalidates earlier links', async () => {
  const { owner, visitor, email } = await leave();
  await answer(owner, 'It left today.');
  const resume = tokenIn((await mailTo(email)).text);
  const stranger = await come(app, owner.merchant, { resume });
  expect((await visitor.identify((await signing(app, owner))('ada'))).status).toBe(200);
  expect((await stranger.sees()).code).toBe('chat.session_ended');
  expect((await come(app, owner.merchant, { resume })).session.conversation_id).toBeNull();
  await visitor.say('between us');
  expect((await visitor.sees()).texts.at(-1)).toBe('between us');
});

test('once a customer is verified, mails go to their own address', async () => {
  const { owner, visitor, email } = await leave();
  const own = address();
  await app.write(owner.merchant, async (ctx) => {
    const id = ctx.newId();
    await ctx.db
      .insertInto('customers')
      .values({ merchant_id: owner.merchant, id, name: 'Kim', emails: [own] })
      .execute();
    await sql`select key_customers(${owner.merchant}::uuid, array[${id}::uuid])`.execute(ctx.db);
    await ctx.db.updateTable('conversations').set({ customer_id: id, verified_customer_id: id }).execute();
  });
  await answer(owner, 'It left today.');
  await mailTo(own);
  expect(mailsTo(email)).toEqual([]);
  expect((await visitor.sees()).texts).toContain('It left today.');
});

test.each([
  ['of nonsense', async () => 'x'.repeat(40)],
  ['of another shop', async () => tokenIn((await other()).text)],
])('a link %s starts an ordinary session', async (_what, made) => {
  const { owner } = await leave();
  const { session } = await come(app, owner.merchant, { resume: await made() });
  expect(session.conversation_id).toBeNull();
});
async function other() {
  const { owner, email } = await leave();
  await answer(owner, 'For somebody else.');
  return mailTo(email);
}

test('a link is valid for 7 days', async () => {
  const { owner, email } = await leave();
  await answer(owner, 'It left today.');
  const resume = tokenIn((await mailTo(email)).text);
  ahead = 7 * 86_400_000 - 60_000;
  const inTime = await come(app, owner.merchant, { resume });
  ahead += 120_000;
  const late = await come(app, owner.merchant, { resume });
  ahead = 0;
  expect([inTime.session.conversation_id === null, late.session.conversation_id]).toEqual([false, null]);
});

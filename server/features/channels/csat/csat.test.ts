import { randomUUID } from 'node:crypto';
import { answerCsat, getCsat } from '@parley/contract/csat';
import { setBlocked } from '@parley/contract/customer-notes';
import { getConversation, listMessages, sendMessage, updateConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { listNotifications } from '@parley/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { untilNotified } from '../../automation/notifications/make.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit, type Visitor } from '../../../testing/chat.ts';
import { codeOf } from '../../account/identity/make.ts';
import { answerCsat as keepAnswer } from './index.ts';
import { askCsat } from './jobs.ts';
import { openLink, signLink } from './link.ts';

let app: TestApp;
let owner: Person;
let merchant: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register({ merchant_name: 'Harbour' });
  ({ merchant } = owner);
  // The tests decide what teammates and the AI answer, not the engine.
  await app.send(updateMerchantSettings, { merchant, ai: { enabled: false } }, { token: owner.token });
});
afterAll(() => app.close());

type Conversation = { visitor: Visitor; id: string };
const as = () => ({ token: owner.token });
const one = async (id: string) => (await app.send(getConversation, { merchant, id }, as())).body;
const kinds = async (id: string) =>
  (await app.send(listMessages, { merchant, id }, as())).body.items.flatMap(({ activity }) => activity?.kind ?? []);
/** Ends the time in which resolving can be undone. */
const endUndo = (id: string) =>
  app.installation.owner.query(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [`csat:${id}`]);
const move = (id: string, status: 'resolved' | 'open') => app.send(updateConversation, { merchant, id, status }, as());
const replies = (id: string) => app.send(sendMessage, { merchant, id, client_id: randomUUID(), text: 'Here you are.' }, as());
const jobsLeft = async () =>
  (await app.installation.owner.query<{ n: number }>(`select count(*)::int as n from graphile_worker._private_jobs where run_at <= now()`))
    .rows[0]?.n ?? 0;
/** Waits until all due jobs have run, for things that must not happen. */
const settled = () => until(async () => (await jobsLeft()) === 0);

async function talked(text = 'Where is my order?'): Promise<Conversation> {
  const visitor = await visit(app, merchant);
  await visitor.say(text);
  return { visitor, id: (await latestConversation(app, owner)).id };
}
async function asked(): Promise<Conversation> {
  const talk = await talked();
  await replies(talk.id);
  await move(talk.id, 'resolved');
  await endUndo(talk.id);
  await until(async () => (await one(talk.id)).csat);
  return talk;
}
const keep = (id: string, score: number, remark = '') => app.writeWithReactions(merchant, (ctx) => keepAnswer(ctx, id, { score, remark }));
async function linkTo(id: string, askedAt = new Date()) {
  return signLink(app.installation.vault, { merchant, conversation: id, askedAt });
}
const answer = (token: string, score: number, remark = '') => app.send(answerCsat, { token, score, remark });

test('asks the visitor in the chat when the conversation is resolved', async () => {
  const { visitor, id } = await asked();
  expect((await visitor.sees()).state).toMatchObject({ resolved: true, csat: { asked: true, score: null } });
  expect((await one(id)).csat).toMatchObject({ score: null, answered_at: null });
  expect(await kinds(id)).toEqual(expect.arrayContaining(['resolved', 'csat_asked']));
});

test.each<[string, (talk: Conversation) => Promise<unknown>]>([
  ['nobody answered', async () => undefined],
  ['it is muted', async ({ id }) => (await replies(id), app.send(updateConversation, { merchant, id, muted: true }, as()))],
  [
    'its customer is blocked',
    async ({ id }) => (await replies(id), app.send(setBlocked, { merchant, id: (await one(id)).customer.id, blocked: true }, as())),
  ],
])('asks nobody when %s', async (_, meanwhile) => {
  const talk = await talked();
  await meanwhile(talk);
  await move(talk.id, 'resolved');
  await endUndo(talk.id);
  await settled();
  expect((await one(talk.id)).csat).toBeNull();
  expect(await kinds(talk.id)).not.toContain('csat_asked');
});

test('asks again after another resolve only if unanswered', async () => {
  const { id } = await asked();
  const times = async () => (await kinds(id)).filter((kind) => kind === 'csat_asked').length;
  await move(id, 'open');
  await move(id, 'resolved');
  await endUndo(id);
  await until(async () => (await times()) === 2);
  await keep(id, 4);
  await move(id, 'open');
  await move(id, 'resolved');
  await endUndo(id);
  await settled();
  expect(await times()).toBe(2);
});

test('the survey waits until resolving can no longer be undone, and never leaves if it was undone', async () => {
  const { visitor, id } = await talked();
  await replies(id);
  await move(id, 'resolved');
  await settled();
  expect([(await one(id)).csat, (await visitor.sees()).state.csat]).toEqual([null, { asked: false, score: null }]);
  await move(id, 'open');
  await endUndo(id);
  await settled();
  expect((await one(id)).csat).toBeNull();
  expect(await kinds(id)).not.toContain('csat_asked');
});

test('resolved, undone and resolved again asks once, after the last undo', async () => {
  const { id } = await talked();
  await replies(id);
  await move(id, 'resolved');
  const { resolved_at: first } = await app.installation
    .readingOf(merchant)
    .selectFrom('conversations')
    .select('resolved_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await move(id, 'open');
  await move(id, 'resolved');
  // The job of the first time, had it run late.
  await app.write(merchant, async (ctx) =>
    ctx.enqueue(askCsat, { merchant, conversation_id: id, resolved_at: first?.toISOString() ?? null }),
  );
  await settled();
  expect((await one(id)).csat).toBeNull();
  await endUndo(id);
  await until(async () => (await one(id)).csat);
  await settled();
  expect((await kinds(id)).filter((kind) => kind === 'csat_asked')).toHaveLength(1);
});

test('an answer is final; repeating it changes nothing', async () => {
  const { visitor, id } = await asked();
  await keep(id, 4, 'Quick');
  const { csat, version } = await one(id);
  expect(csat).toMatchObject({ score: 4, remark: 'Quick' });
  expect((await visitor.sees()).state.csat).toEqual({ asked: true, score: 4 });
  await keep(id, 4, 'Quick');
  expect((await one(id)).version).toBe(version);
  await expect(keep(id, 5, 'Quick')).rejects.toThrow('already sent your rating');
  const { items } = (await app.send(listMessages, { merchant, id }, as())).body;
  expect(items.map(({ activity }) => activity).filter((line) => line?.kind === 'csat_answered')).toEqual([
    { kind: 'csat_answered', actor: null, reason: '4', note: 'Quick' },
  ]);
});

test('a low score notifies the former assignee and the managers; a good one notifies nobody', async () => {
  const [agent, bystander] = [await app.teammate(merchant, 'agent', 'Theo'), await app.teammate(merchant, 'agent', 'Ann')];
  const { id } = await asked();
  await app.send(updateConversation, { merchant, id, assignee_id: agent.userId }, as());
  await keep(id, 2, 'Slow');
  const good = await asked();
  await keep(good.id, 3);
  const notificationsOf = async ({ token }: Person) =>
    (await app.send(listNotifications, { merchant }, { token })).body.items.filter(
      ({ type, conversation_id: about }) => type === 'csat_low' && (about === id || about === good.id),
    );
  await untilNotified(app, merchant);
  expect((await notificationsOf(agent)).map(({ conversation_id: about, text }) => [about, text.replace(/^.* rated/, 'rated')])).toEqual([
    [id, 'rated the conversation 2 out of 5: “Slow”'],
  ]);
  expect([(await notificationsOf(owner)).length, (await notificationsOf(bystander)).length]).toEqual([1, 0]);
});

test('other channels get a link that identifies the conversation', async () => {
  const { id } = await talked();
  await app.write(merchant, async (ctx) => {
    await ctx.db
      .updateTable('conversations')
      .set({ channel: 'whatsapp', customer_at: new Date(), language: 'de' })
      .where('id', '=', id)
      .execute();
  });
  await replies(id);
  await move(id, 'resolved');
  expect((await one(id)).csat).toBeNull();
  await endUndo(id);
  const said = await until(async () =>
    (await app.send(listMessages, { merchant, id }, as())).body.items.find(({ author }) => author === 'automation'),
  );
  expect(said.text).toMatch(/^Wie waren wir\?.* https?:\/\/\S+\/csat\/[\w.-]+$/);
  const token = said.text.split('/csat/')[1] ?? '';
  expect(openLink(app.installation.vault, token)).toMatchObject({ merchant, conversation: id });
  expect((await app.send(getCsat, { token })).body).toEqual({ shop: 'Harbour', answered: false, score: null, remark: '' });
});

test('a link can be answered once, without a session', async () => {
  const { id } = await asked();
  const token = await linkTo(id);
  expect((await answer(token, 5, ' Lovely ')).body).toEqual({ shop: 'Harbour', answered: true, score: 5, remark: 'Lovely' });
  expect((await answer(token, 5, 'Lovely')).status).toBe(200);
  expect(codeOf(await answer(token, 1))).toBe('csat.locked');
  expect((await one(id)).csat).toMatchObject({ score: 5, remark: 'Lovely' });
  const entries = await app.installation
    .readingOf(merchant)
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('object_id', '=', id)
    .where('action', 'like', 'csat.%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'csat.asked', detail: expect.anything() },
    { action: 'csat.answered', detail: { score: 5 } },
  ]);
});

test('a link to a merged conversation is answered in the target', async () => {
  const { id } = await asked();
  const { id: into } = await talked();
  await app.write(merchant, ({ db }) => db.updateTable('conversations').set({ merged_into_id: into }).where('id', '=', id).execute());
  const token = await linkTo(id);
  expect((await answer(token, 4, 'Kind')).body).toMatchObject({ answered: true, score: 4 });
  expect((await app.send(getCsat, { token })).body).toMatchObject({ answered: true, score: 4, remark: 'Kind' });
  expect([(await one(into)).csat?.score, (await one(id)).csat?.score]).toEqual([4, null]);
});

test.each<[string, () => Promise<string>]>([
  ['a made-up one', async () => `${'x'.repeat(43)}.${'y'.repeat(8)}.${'z'.repeat(43)}`],
  ['one of another conversation, with its own signature', async () => swapped(await linkTo(newId()), await linkTo(newId()))],
  ['one that is too old', async () => linkTo((await asked()).id, new Date(Date.now() - 31 * 86_400_000))],
  ['one about nothing', async () => linkTo(newId())],
  ['one about what was never asked', async () => linkTo((await talked()).id)],
])('refuses a link that is %s', async (_, make) => {
  const token = await make();
  expect(codeOf(await app.send(getCsat, { token }))).toBe('link.expired');
  expect(codeOf(await answer(token, 5))).toBe('link.expired');
});
const swapped = (one_: string, other: string) => [one_.split('.')[0], ...other.split('.').slice(1)].join('.');

const open = (token: string, init: RequestInit = {}) => fetch(`${app.url}/csat/${token}`, { redirect: 'manual', ...init });
const post = (token: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  open(token, { method: 'POST', body: new URLSearchParams(fields), headers });

test('the page shows the question, accepts a plain form and says thanks', async () => {
  const token = await linkTo((await asked()).id);
  const question = await open(token);
  const page = await question.text();
  expect([question.status, question.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(question.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'self';.*frame-ancestors 'none'/);
  expect(page).toContain('How was your conversation with Harbour?');
  expect(page).not.toMatch(/<script|style="|\son\w+="/);
  const sent = await post(token, { score: '4', remark: 'Two\r\nlines <b>' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/csat/${token}`]);
  const thanks = await (await open(token)).text();
  expect(thanks).toContain('Your rating: Good');
  expect(thanks).toContain('Two\nlines &lt;b&gt;');
  expect((await post(token, { score: '4', remark: 'Two\r\nlines <b>' })).status).toBe(303);
});

test('the page keeps the remark when the rating is missing', async () => {
  const token = await linkTo((await asked()).id);
  const answered = await post(token, { remark: 'Hm' });
  expect(answered.status).toBe(422);
  const page = await answered.text();
  expect([page.includes('Choose a rating first.'), page.includes('>Hm</textarea>')]).toEqual([true, true]);
});

test('the page keeps the first answer', async () => {
  const { id } = await asked();
  await keep(id, 1);
  const again = await post(await linkTo(id), { score: '5' });
  expect([again.status, (await again.text()).includes('we’ve kept the first one')]).toEqual([409, true]);
});

test('the page works for someone signed in to Parley', async () => {
  const token = await linkTo((await asked()).id);
  expect((await post(token, { score: '3' }, { cookie: 'parley_csrf=abc; parley_refresh=def', origin: app.url })).status).toBe(303);
});

test("an invalid link shows a page in the browser's language", async () => {
  const answered = await open('x'.repeat(40), { headers: { 'accept-language': 'pt-BR,pt;q=0.9' } });
  expect([answered.status, (await answered.text()).includes('Este link expirou')]).toEqual([400, true]);
});

test("the page uses the customer's language", async () => {
  const { id } = await asked();
  await app.write(merchant, async (ctx) => {
    await ctx.db.updateTable('conversations').set({ language: 'fr' }).where('id', '=', id).execute();
  });
  const page = await (await open(await linkTo(id))).text();
  expect([page.includes('<html lang="fr">'), page.includes('Très bien')]).toEqual([true, true]);
});

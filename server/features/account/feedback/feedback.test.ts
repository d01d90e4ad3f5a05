import { bookDemo, sendFeedback } from '@parley/contract/feedback';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logOut } from '@parley/contract/auth';
import { getFeedback, listOwnFeedback } from '@parley/contract/feedback-status';
import { listFeedback, updateFeedback } from '@parley/contract/operator/feedback';
import { eraseAccount } from '../../../erase-account.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { makeOperator } from '../../../testing/actors.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { codeOf, pathsOf } from '../identity/make.ts';

let app: TestApp;
let operator: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_NAME: 'Fjord', OPERATOR_ADDRESS: 'Bergen', OPERATOR_EMAIL: 'ops@fjord.example' } });
  operator = await makeOperator(app);
});
afterAll(() => app.close());

const input = {
  merchant_id: newId(),
  user_email: 'mara@harbour.example',
  feedback_type: 'bug' as const,
  title: 'It broke',
  description: 'When I clicked.',
  page_url: 'https://app.parley.example/inbox',
};

test('stores feedback, thanks for it, and returns it by id without the address', async () => {
  const answer = await app.send(sendFeedback, input);
  expect([answer.status, answer.body]).toEqual([201, { id: expect.any(String), message: 'Thank you for your feedback!' }]);
  const { body } = await app.send(getFeedback, { id: answer.body.id });
  expect(body).toEqual({
    id: answer.body.id,
    feedback_type: 'bug',
    title: 'It broke',
    description: 'When I clicked.',
    status: 'received',
    answer: null,
    created_at: expect.any(String),
    updated_at: null,
  });
  expect(
    await app.installation
      .readingOf('')
      .selectFrom('directory.feedback')
      .select(['user_email', 'merchant_id', 'page_url'])
      .where('id', '=', answer.body.id)
      .execute(),
  ).toEqual([{ user_email: input.user_email, merchant_id: input.merchant_id, page_url: 'https://app.parley.example/inbox' }]);
});

test('ids are not sequential', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await app.send(sendFeedback, input)).body.id));
  expect(ids.map((id) => id[14])).toEqual(['4', '4', '4', '4']);
});

test('anyone can send feedback without a name, as general feedback', async () => {
  const { body } = await app.send(sendFeedback, { title: 'Nice', description: 'Really.' });
  expect((await app.send(getFeedback, { id: body.id })).body.feedback_type).toBe('general');
});

test.each([
  [
    'no title and blanks for a description',
    { title: '', description: '  ' },
    ['title', 'description'],
    'Please provide a title and description',
  ],
  ['a title of 101 characters', { title: 'x'.repeat(101), description: 'y' }, ['title'], 'Use at most 100 characters.'],
])('refuses %s', async (_, more, paths, detail) => {
  const answer = await app.send(sendFeedback, { ...input, ...more });
  expect([answer.status, pathsOf(answer), (answer.body as { detail?: string }).detail]).toEqual([422, paths, detail]);
});

test('unknown feedback is missing', async () => expect(codeOf(await app.send(getFeedback, { id: newId() }))).toBe('feedback.missing'));

test('sending again with the same key returns the same feedback', async () => {
  const headers = { 'idempotency-key': 'feedback-1' };
  const [first, again] = [await app.send(sendFeedback, input, { headers }), await app.send(sendFeedback, input, { headers })];
  expect(again.body).toEqual(first.body);
});

const demoMails = () => app.mails.filter(({ subject }) => /demo/i.test(subject));

test('accepts a demo request', async () => {
  const request = { name: 'Mara', email: 'Mara@Harbour.example', shop: 'Harbour', message: 'Tuesday?' };
  expect((await app.send(bookDemo, request)).status).toBe(201);
  expect(
    await app.installation.readingOf('').selectFrom('directory.demo_requests').select(['name', 'email', 'shop', 'message']).execute(),
  ).toEqual([{ ...request, email: 'mara@harbour.example' }]);
  const arrived = () =>
    demoMails()
      .map(({ to, subject }) => `${to}: ${subject}`)
      .toSorted();
  const [confirmed, asked] = ['mara@harbour.example: Your demo of Parley', 'ops@fjord.example: Demo requested by Harbour'];
  await expect.poll(arrived).toEqual([confirmed, asked]);
  for (const { text } of demoMails()) expect(text).toContain('Tuesday?');
  expect(pathsOf(await app.send(bookDemo, { ...request, email: 'no address', shop: ' ' }))).toEqual(['email', 'shop']);
  // An address is written to once a day, whoever enters it.
  await Promise.all([1, 2, 3].map(() => app.send(bookDemo, request)));
  await app.send(bookDemo, { ...request, email: 'nora@pier.example', shop: 'Pier' });
  await expect
    .poll(arrived)
    .toEqual([
      confirmed,
      'nora@pier.example: Your demo of Parley',
      asked,
      asked,
      asked,
      asked,
      'ops@fjord.example: Demo requested by Pier',
    ]);
});

const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email);
const update = (id: string, change: { status?: 'received' | 'planned' | 'done' | 'declined'; answer?: string | null }) =>
  app.send(updateFeedback, { id, ...change }, { token: operator.token });
const page = (id: string) => fetch(`${app.url}/feedback/${id}`);
/** Feedback of a logged-in person, whose mail about it has arrived. */
async function sentBy(person: Person, more: object = {}) {
  const { body } = await app.send(
    sendFeedback,
    { title: 'A <b>bold</b> idea', description: 'Line 1\nLine 2', ...more },
    { token: person.token },
  );
  await until(async () => mailsTo(person.email).find(({ text }) => text.includes(body.id)));
  return body.id;
}

test('the status page shows the feedback and its answer to anyone with the link, and never the sender', async () => {
  const { body } = await app.send(sendFeedback, { ...input, title: 'A <b>bold</b> idea' });
  const first = await page(body.id);
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  const text = await first.text();
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain('A &lt;b&gt;bold&lt;/b&gt; idea');
  expect(text).toContain('>Received<');
  expect(text).not.toContain(input.user_email);
  await update(body.id, { status: 'planned', answer: 'Next month, <i>maybe</i>.' });
  const later = await (await page(body.id)).text();
  expect(later).toContain('>Planned<');
  expect(later).toContain('Next month, &lt;i&gt;maybe&lt;/i&gt;.');
  expect((await app.send(getFeedback, { id: body.id })).body).toMatchObject({
    status: 'planned',
    answer: 'Next month, <i>maybe</i>.',
    updated_at: expect.any(String),
  });
});

test.each([newId(), 'nonsense'])('the page of feedback that doesn’t exist says so: %s', async (id) => {
  const answer = await page(id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('Feedback not found');
});

test('the link is mailed to an address that was given, without what was written', async () => {
  const email = `guest-${newId()}@shop.example`;
  const { body } = await app.send(sendFeedback, { title: 'Cheap watches', description: 'Buy now', user_email: email });
  const [mail] = await until(async () => (mailsTo(email).length > 0 ? mailsTo(email) : undefined));
  expect(mail?.text).toContain(`/feedback/${body.id}`);
  expect(mail?.text).not.toContain('Cheap watches');
  const { body: none } = await app.send(sendFeedback, { title: 'A', description: 'B', user_email: 'no address' });
  expect((await update(none.id, { status: 'done' })).status).toBe(200);
});

test('people see the feedback that they sent while logged in, and nobody else’s', async () => {
  const [person, other] = [await app.register(), await app.register()];
  const ids = [await sentBy(person), await sentBy(person), await sentBy(person)];
  await app.send(sendFeedback, { title: 'A', description: 'B', user_email: person.email });
  await app.send(logOut, { refresh_token: other.refreshToken });
  await app.send(sendFeedback, { title: 'A', description: 'B' }, { token: other.token });
  const list = (cursor?: string) => app.send(listOwnFeedback, { id: person.userId, limit: 2, cursor }, { token: person.token });
  const { body: first } = await list();
  const { body: second } = await list(first.next_cursor ?? undefined);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(second.next_cursor).toBeNull();
  expect((await app.send(listOwnFeedback, { id: person.userId }, { token: operator.token })).status).toBe(404);
  const { rows } = await app.installation.owner.query('select 1 from directory.feedback where user_id = $1', [other.userId]);
  expect(rows).toEqual([]);
});

test('a new status is mailed to the sender once, at their email of now, and shown to them at once', async () => {
  const person = await app.register();
  const id = await sentBy(person);
  const email = `moved-${newId()}@shop.example`;
  await app.write('', ({ db }) => db.updateTable('directory.users').set({ email }).where('id', '=', person.userId).execute());
  const stream = await followStream(`${app.url}/api/live/${person.merchant}`, person.token);
  expect((await update(id, { status: 'planned', answer: 'In spring.' })).body).toMatchObject({ status: 'planned', user_email: email });
  const [mail] = await until(async () => (mailsTo(email).length > 0 ? mailsTo(email) : undefined));
  expect([mail?.subject, mail?.text.includes('In spring.')]).toEqual(['Your feedback: Planned', true]);
  await until(async () => stream.events.some(({ data }) => (data as { topic?: string } | null)?.topic === 'tickets'));
  await stream.leave();
  await update(id, { status: 'planned' });
  await update(id, { answer: 'In summer.' });
  await Promise.all([update(id, { status: 'done' }), update(id, { status: 'done' })]);
  await until(async () => mailsTo(email).some(({ subject }) => subject === 'Your feedback: Done'));
  await update(id, { status: 'declined' });
  await until(async () => mailsTo(email).some(({ subject }) => subject === 'Your feedback: Not planned'));
  expect(
    mailsTo(email)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['Your feedback: Done', 'Your feedback: Not planned', 'Your feedback: Planned']);
});

test('only the operator lists and answers feedback, and answers are audited', async () => {
  const person = await app.register();
  const id = await sentBy(person, { page_url: 'https://app.parley.example/inbox' });
  const { body } = await app.send(listFeedback, { status: 'received', limit: 1 }, { token: operator.token });
  expect(body.items[0]).toMatchObject({
    id,
    user_id: person.userId,
    user_email: person.email,
    page_url: 'https://app.parley.example/inbox',
  });
  for (const token of [person.token, undefined]) {
    expect([401, 403]).toContain((await app.send(listFeedback, {}, { token })).status);
    expect([401, 403]).toContain((await app.send(updateFeedback, { id, status: 'done' }, { token })).status);
  }
  await update(id, { status: 'done', answer: 'Done.' });
  await update(id, { answer: '' });
  expect((await app.send(getFeedback, { id })).body).toMatchObject({ status: 'done', answer: null });
  expect(codeOf(await update(newId(), { status: 'done' }))).toBe('feedback.missing');
  const entries = await app.installation
    .readingOf('')
    .selectFrom('directory.audit_log')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'feedback.updated')
    .where('object_id', '=', id)
    .orderBy('at')
    .execute();
  expect(entries).toEqual([
    { actor_id: operator.userId, detail: { before: 'received', after: 'done', answered: true } },
    { actor_id: operator.userId, detail: { before: 'done', after: 'done', answered: true } },
  ]);
});

test('erasing an account leaves its feedback without a sender, and nobody is written to', async () => {
  const owner = await app.register();
  const person = await app.teammate(owner.merchant, 'agent');
  const id = await sentBy(person);
  expect(await eraseAccount(app.installation, person.userId)).toBe(true);
  expect((await update(id, { status: 'done' })).body).toMatchObject({ user_id: null, user_email: null });
});

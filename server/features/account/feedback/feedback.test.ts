import { bookDemo, getFeedback, sendFeedback } from '@parley/contract/feedback';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, pathsOf } from '../identity/make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_NAME: 'Fjord', OPERATOR_ADDRESS: 'Bergen', OPERATOR_EMAIL: 'ops@fjord.example' } });
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
    created_at: expect.any(String),
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

test('accepts a demo request', async () => {
  const request = { name: 'Mara', email: 'Mara@Harbour.example', shop: 'Harbour', message: 'Tuesday?' };
  expect((await app.send(bookDemo, request)).status).toBe(201);
  expect(
    await app.installation.readingOf('').selectFrom('directory.demo_requests').select(['name', 'email', 'shop', 'message']).execute(),
  ).toEqual([{ ...request, email: 'mara@harbour.example' }]);
  await expect
    .poll(() => app.mails.map(({ to, subject }) => [to, subject]))
    .toEqual([
      ['ops@fjord.example', 'Demo requested by Harbour'],
      ['mara@harbour.example', 'Your demo of Parley'],
    ]);
  expect(app.mails[1]?.text).toContain('Tuesday?');
  expect(pathsOf(await app.send(bookDemo, { ...request, email: 'no address', shop: ' ' }))).toEqual(['email', 'shop']);
});

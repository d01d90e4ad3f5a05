import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { choose, click, field, openComposer, path, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const offered = { 'GET rewrites': { items: ['shorten', 'fix'] } };
const made = (text: string) => ({ [`POST ${path}/rewrite`]: { text, engine: 'builtin', changed: true } });
const rewriteRequests = () => inbox.sent(`POST ${path}/rewrite`).map(({ body }) => body);

test('the AI rewrites a draft; before and after are a click apart, and Undo restores it', async () => {
  inbox = await openComposer({ answers: { ...offered, ...made('Short.') } });
  type('A long sentence.');
  await choose('Rewrite', /^Shorter/);
  await waitFor(() => expect(field().value).toBe('Short.'));
  expect(rewriteRequests()).toEqual([{ text: 'A long sentence.', how: 'shorten' }]);
  expect(screen.getByText('Rewritten by AI: Shorter')).toBeTruthy();
  click('Show original');
  expect(field().value).toBe('A long sentence.');
  click('Show rewrite');
  expect(field().value).toBe('Short.');
  click('Undo');
  expect(field().value).toBe('A long sentence.');
  expect(screen.queryByText('Rewritten by AI: Shorter')).toBe(null);
});

test('rewrites only the selected text', async () => {
  inbox = await openComposer({ answers: { ...offered, ...made('here') } });
  type('It is hear now');
  field().setSelectionRange(6, 10);
  await choose('Rewrite', /^Fix spelling/);
  await waitFor(() => expect(field().value).toBe('It is here now'));
  expect(rewriteRequests()).toEqual([{ text: 'hear', how: 'fix' }]);
});

test('typing on accepts the rewrite', async () => {
  inbox = await openComposer({ answers: { ...offered, ...made('Short.') } });
  type('A long sentence.');
  await choose('Rewrite', /^Shorter/);
  await waitFor(() => expect(field().value).toBe('Short.'));
  type('Short. And more.');
  expect(screen.queryByText('Rewritten by AI: Shorter')).toBe(null);
});

test('disables what the engine can’t do and says why', async () => {
  inbox = await openComposer({ answers: offered });
  type('Hello');
  click('Rewrite');
  const item = await screen.findByRole('menuitem', { name: /Translate/ });
  await waitFor(() => expect(item.textContent).toContain('not supported by this AI engine'));
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /Shorter/ }).getAttribute('aria-disabled')).toBe(null));
});

test.each([
  ['an engine that rewrites nothing', { items: [] }, /Your AI engine can’t rewrite text/],
  ['an answer that failed', () => problem(422, { detail: 'It failed.' }), /Couldn’t load the rewrite options/],
])('disables every rewrite for %s, and says which it is', async (_what, answer, says) => {
  inbox = await openComposer({ answers: { 'GET rewrites': answer } });
  type('Hello');
  click('Rewrite');
  await screen.findByText(says);
  for (const item of screen.getAllByRole('menuitem')) expect(item.getAttribute('aria-disabled')).toBe('true');
});

test('a failure keeps the text', async () => {
  inbox = await openComposer({ answers: { ...offered, [`POST ${path}/rewrite`]: () => problem(409, { detail: 'It cannot.' }) } });
  type('Hello');
  await choose('Rewrite', /^Shorter/);
  await waitFor(() => expect(rewriteRequests()).toHaveLength(1));
  await waitFor(() => expect(field().readOnly).toBe(false));
  expect(field().value).toBe('Hello');
});

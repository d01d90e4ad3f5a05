import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { choose, click, field, openComposer, path, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const offered = { 'GET rewrites': { items: ['shorten', 'fix'] } };
const made = (text: string) => ({ [`POST ${path}/rewrite`]: { text, engine: 'builtin', changed: true } });
const asked = () => inbox.sent(`POST ${path}/rewrite`).map(({ body }) => body);

test('the AI says a draft otherwise; before and after are a click apart, and Undo takes it back', async () => {
  inbox = await openComposer({ answers: { ...offered, ...made('Short.') } });
  type('A long sentence.');
  await choose('Say it otherwise', /^Shorter/);
  await waitFor(() => expect(field().value).toBe('Short.'));
  expect(asked()).toEqual([{ text: 'A long sentence.', how: 'shorten' }]);
  expect(screen.getByText('Changed by the AI: Shorter')).toBeTruthy();
  click('Show before');
  expect(field().value).toBe('A long sentence.');
  click('Show after');
  expect(field().value).toBe('Short.');
  click('Undo');
  expect(field().value).toBe('A long sentence.');
  expect(screen.queryByText('Changed by the AI: Shorter')).toBe(null);
});

test('of selected words only those are changed', async () => {
  inbox = await openComposer({ answers: { ...offered, ...made('here') } });
  type('It is hear now');
  field().setSelectionRange(6, 10);
  await choose('Say it otherwise', /^Fix spelling/);
  await waitFor(() => expect(field().value).toBe('It is here now'));
  expect(asked()).toEqual([{ text: 'hear', how: 'fix' }]);
});

test('whoever writes on has kept it', async () => {
  inbox = await openComposer({ answers: { ...offered, ...made('Short.') } });
  type('A long sentence.');
  await choose('Say it otherwise', /^Shorter/);
  await waitFor(() => expect(field().value).toBe('Short.'));
  type('Short. And more.');
  expect(screen.queryByText('Changed by the AI: Shorter')).toBe(null);
});

test('what the engine cannot do is shown as that', async () => {
  inbox = await openComposer({ answers: offered });
  type('Hello');
  click('Say it otherwise');
  const item = await screen.findByRole('menuitem', { name: /Translate/ });
  await waitFor(() => expect(item.textContent).toContain('not with this AI engine'));
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /Shorter/ }).getAttribute('aria-disabled')).toBe(null));
});

test('a failure keeps the words', async () => {
  inbox = await openComposer({ answers: { ...offered, [`POST ${path}/rewrite`]: () => problem(409, { detail: 'It cannot.' }) } });
  type('Hello');
  await choose('Say it otherwise', /^Shorter/);
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(field().readOnly).toBe(false));
  expect(field().value).toBe('Hello');
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { click, field, mine, openComposer, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 5000).toISOString();

test('the last day of a window counts down', async () => {
  const reply_window = { open: true, closes_at: inMinutes(192), allowed: 'free' as const };
  inbox = await openComposer({ conversation: mine({ channel: 'whatsapp', reply_window }) });
  expect(screen.getByText('Free to answer for 3 h 12 min')).toBeTruthy();
});

test('where only a person may answer, it says what that means', async () => {
  const reply_window = { open: true, closes_at: inMinutes(3000), allowed: 'tag' as const };
  inbox = await openComposer({ conversation: mine({ channel: 'messenger', reply_window }) });
  expect(screen.getByText('A person may answer for 2 d 2 h')).toBeTruthy();
  expect(screen.getByText(/^Messenger lets only a person answer now/)).toBeTruthy();
});

test('once it is shut there is no box, but the reason and what can be done; a note goes on', async () => {
  const reply_window = { open: false, closes_at: null, allowed: 'template' as const };
  const customer = { ...mine().customer, email: 'yusuf@mail.example' };
  inbox = await openComposer({ conversation: mine({ channel: 'whatsapp', reply_window, customer }) });
  expect(screen.queryByRole('textbox')).toBe(null);
  expect(screen.getByText(/Now it takes only an approved template/)).toBeTruthy();
  expect(screen.getByText('You can write again as soon as Yusuf does.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')).toBe('mailto:yusuf@mail.example');
  click('Write a private note');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  type('He wrote by e-mail.');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ private: true }]));
});

test('a blocked customer and a muted conversation are said to be so', async () => {
  inbox = await openComposer({ conversation: mine({ blocked: true, muted: true }) });
  expect(screen.getByText(/^Yusuf is blocked/)).toBeTruthy();
  expect(screen.getByText(/^This conversation is muted/)).toBeTruthy();
});

test('a merged conversation leads to where it goes on', async () => {
  const merged_into = { id: '0195b4f2-7c1e-7000-8000-c00000000009', number: 9 };
  inbox = await openComposer({ conversation: mine({ merged_into, actions: [] }) });
  expect(screen.getByText(/^This conversation was merged into #9/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open #9' }).getAttribute('href')).toBe(`/inbox?conversation=${merged_into.id}`);
});

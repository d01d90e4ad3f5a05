import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { click, field, mine, openComposer, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 5000).toISOString();

test('counts down the last day of a reply window', async () => {
  const reply_window = { open: true, closes_at: inMinutes(192), allowed: 'free' as const };
  inbox = await openComposer({ conversation: mine({ channel: 'whatsapp', reply_window }) });
  expect(screen.getByText('Reply window closes in 3 h 12 min')).toBeTruthy();
});

test('explains what it means when only a person may answer', async () => {
  const reply_window = { open: true, closes_at: inMinutes(3000), allowed: 'tag' as const };
  inbox = await openComposer({ conversation: mine({ channel: 'messenger', reply_window }) });
  expect(screen.getByText('Human replies only · closes in 2 d 2 h')).toBeTruthy();
  expect(screen.getByText(/^For now, Messenger only allows replies from a person/)).toBeTruthy();
});

test('a closed window replaces the box with the reason and what to do; a note is still possible', async () => {
  const reply_window = { open: false, closes_at: null, allowed: 'template' as const };
  const customer = { ...mine().customer, email: 'yusuf@mail.example' };
  inbox = await openComposer({ conversation: mine({ channel: 'whatsapp', reply_window, customer }) });
  expect(screen.queryByRole('textbox')).toBe(null);
  expect(screen.getByText(/After that, it only accepts approved templates/)).toBeTruthy();
  expect(screen.getByText('You can reply again when Yusuf writes.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe('mailto:yusuf@mail.example');
  click('Add private note');
  await waitFor(() => expect(document.activeElement).toBe(field()));
  type('He wrote by e-mail.');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ private: true }]));
});

test('shows that a customer is blocked and a conversation is muted', async () => {
  inbox = await openComposer({ conversation: mine({ blocked: true, muted: true }) });
  expect(screen.getByText(/^Yusuf is blocked/)).toBeTruthy();
  expect(screen.getByText(/^This conversation is muted/)).toBeTruthy();
});

test('a merged conversation links to the one it continues in', async () => {
  const merged_into = { id: '0195b4f2-7c1e-7000-8000-c00000000009', number: 9 };
  inbox = await openComposer({ conversation: mine({ merged_into, actions: [] }) });
  expect(screen.getByText(/^This conversation was merged into #9/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open #9' }).getAttribute('href')).toBe(`/inbox?conversation=${merged_into.id}`);
});

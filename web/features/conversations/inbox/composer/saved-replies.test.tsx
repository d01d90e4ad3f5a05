import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { madeUser } from '../../../../data/make.ts';
import { madeAt } from '../make.ts';
import { click, field, makeAttachment, openComposer, type } from './testing/compose.ts';

const at = `/api/saved-replies/${madeUser.merchant_id}`;
const track = {
  id: '0195b4f2-7c1e-7000-8000-000000000501',
  title: 'Where is it',
  shortcut: 'track',
  category: null,
  text: 'Hello {{customer.first_name}}, {{order.number}} is on its way.',
  scope: 'everyone',
  team_id: null,
  owner: { id: madeUser.user_id, name: madeUser.name },
  attachments: [],
  usage_count: 12,
  last_used_at: null,
  may_change: true,
  updated_at: madeAt,
};
const filled = { text: 'Hello Yusuf, {{order.number}} is on its way.', missing: ['order.number'], attachments: [makeAttachment()] };

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const open = async () => {
  inbox = await openComposer({ answers: { [`GET ${at}`]: { items: [track] }, [`POST ${at}/${track.id}/use`]: filled } });
};
const listens = (key: string) =>
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('a slash finds a saved reply and inserts its text and files at the caret', async () => {
  await open();
  type('Hi! /tra');
  await screen.findByRole('option', { name: /Where is it/ });
  listens('Enter');
  await waitFor(() => expect(field().value).toBe('Hi! Hello Yusuf, {{order.number}} is on its way.'));
  expect(screen.queryByRole('listbox')).toBe(null);
  expect(screen.getByRole('list', { name: 'Attachments' }).textContent).toContain('label.pdf');
  expect(screen.getByRole('button', { name: 'Select {{order.number}} in the text' })).toBeTruthy();
  expect(inbox.posts()).toEqual([]);
});

test('the text after the caret stays after it', async () => {
  await open();
  fireEvent.change(field(), { target: { value: '/tra Bye', selectionStart: 4, selectionEnd: 4 } });
  field().setSelectionRange(4, 4);
  fireEvent.select(field());
  fireEvent.click(await screen.findByRole('option', { name: /Where is it/ }));
  await waitFor(() => expect(field().value).toBe(`${filled.text} Bye`));
  expect(field().selectionStart).toBe(filled.text.length);
});

test('the button opens the list as the slash does, and Escape closes it', async () => {
  await open();
  type('Hi!');
  click('Saved replies');
  await screen.findByRole('option', { name: /Where is it/ });
  expect(field().value).toBe('Hi! /');
  listens('Escape');
  expect(screen.queryByRole('listbox')).toBe(null);
  expect(field().value).toBe('Hi! /');
});

test('managing saved replies has its own address in the inbox, and closing it returns to the conversation', async () => {
  await open();
  type('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Manage saved replies' }));
  expect(inbox.router.state.location.search).toContain('manage=saved-replies');
  expect(await screen.findByRole('heading', { name: 'Saved replies' })).toBeTruthy();
  click('Close');
  await waitFor(() => expect(inbox.router.state.location.search).not.toContain('manage'));
  expect(inbox.router.state.location.search).toContain('conversation=');
});

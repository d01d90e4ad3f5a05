import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { atTeam, click, field, mine, openComposer, press, type } from './testing/compose.ts';

const theo = { user_id: '0195b4f2-7c1e-7000-8000-0000000000f2', name: 'Theo de Wit' };
const ada = { user_id: '0195b4f2-7c1e-7000-8000-0000000000f3', name: 'Ada Tan' };

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

async function openNote() {
  inbox = await openComposer({ conversation: mine({ handler: 'ai' }), answers: { [atTeam]: { items: [theo, ada] } } });
  fireEvent.keyDown(document.body, { key: 'n' });
}
const names = () => screen.queryAllByRole('option').map((option) => option.textContent?.slice(2));
const listens = (key: string) =>
  act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('a mention is chosen by keyboard, written into the note and sent with it', async () => {
  await openNote();
  type('Ask @t');
  await waitFor(() => expect(names()).toEqual(['Theo de Wit', 'Ada Tan']));
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  listens('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Ada Tan');
  listens('ArrowUp');
  listens('Enter');
  expect(field().value).toBe('Ask @Theo de Wit ');
  expect(screen.queryByRole('listbox')).toBe(null);
  expect(inbox.posts()).toEqual([]);
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Ask @Theo de Wit', private: true, mentions: [theo.user_id] }]));
});

test('deleting a name from the note removes the mention', async () => {
  await openNote();
  type('@theo');
  fireEvent.click(await screen.findByRole('option'));
  type('Never mind');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ mentions: [] }]));
});

test('Escape closes the list and keeps the text; Enter then sends', async () => {
  await openNote();
  type('@theo');
  await screen.findByRole('option');
  listens('Escape');
  expect(screen.queryByRole('listbox')).toBe(null);
  expect(field().value).toBe('@theo');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: '@theo', mentions: [] }]));
});

test('a reply has no mentions', async () => {
  inbox = await openComposer({ answers: { [atTeam]: { items: [theo] } } });
  type('@theo');
  expect(screen.queryByRole('listbox')).toBe(null);
  expect(inbox.sent(atTeam)).toEqual([]);
});

test('a note says that only the team sees it, and hides what only a reply has', async () => {
  await openNote();
  expect(field().placeholder).toBe('Note for your team, @ to mention someone');
  expect(screen.getByRole('button', { name: 'Private note', pressed: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More send options' })).toBe(null);
  expect(screen.queryByRole('button', { name: 'Suggest a reply' })).toBe(null);
  click('Reply');
  expect(screen.getByRole('button', { name: 'More send options' })).toBeTruthy();
});

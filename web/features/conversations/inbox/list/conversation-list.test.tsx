import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { makeConversation } from '../make.ts';
import { openInbox } from '../testing/make.ts';

const [first, second, third] = ['Yusuf Rossi', 'Mei Silva', 'Aarav Khan'].map((customer_name, index) =>
  makeConversation(index + 1, { customer_name }),
);
const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());

/** A list that the test changes while it is shown. */
async function openChanging() {
  const server = { items: [second, third] };
  const answer = () => ({ items: server.items, next_cursor: null });
  inbox = await openInbox({ conversations: [], answers: { 'GET conversations': answer } });
  await waitFor(() => expect(rows()).toEqual(['Mei Silva', 'Aarav Khan']));
  const setItems = async (...items: typeof server.items) => {
    server.items = items;
    await act(() => refreshTopics(['inbox']));
  };
  return setItems;
}

const pointAt = () => {
  const list = screen.getByRole('list', { name: 'Conversations' });
  fireEvent.pointerOver(list, { pointerType: 'mouse' });
};

test('a new conversation appears at its place', async () => {
  const setItems = await openChanging();
  await setItems(first, second, third);
  await waitFor(() => expect(rows()).toEqual(['Yusuf Rossi', 'Mei Silva', 'Aarav Khan']));
});

test('under the pointer no row moves: new rows are counted and wait, text updates in place', async () => {
  const setItems = await openChanging();
  pointAt();
  const shouted = makeConversation(3, {
    customer_name: 'Aarav Khan',
    last_message: { text: 'Hello?!', author: 'customer', author_name: null, at: first?.created_at ?? '' },
  });
  await setItems(first, shouted, second);
  expect(await screen.findByText('Hello?!')).toBeTruthy();
  expect(rows()).toEqual(['Mei Silva', 'Aarav Khan']);
  fireEvent.click(screen.getByRole('button', { name: '1 new' }));
  expect(rows()).toEqual(['Yusuf Rossi', 'Aarav Khan', 'Mei Silva']);
});

test('the list updates when the pointer leaves', async () => {
  const setItems = await openChanging();
  pointAt();
  await setItems(first, third);
  expect(await screen.findByRole('button', { name: '1 new' })).toBeTruthy();
  expect(rows()).toEqual(['Mei Silva', 'Aarav Khan']);
  fireEvent.pointerOut(screen.getByRole('list', { name: 'Conversations' }), { relatedTarget: document.body });
  expect(rows()).toEqual(['Yusuf Rossi', 'Aarav Khan']);
});

test('new rows also wait while the list is scrolled down', async () => {
  const setItems = await openChanging();
  const scroller = screen.getByRole('list', { name: 'Conversations' }).parentElement;
  if (!scroller) throw new Error('No scroll container');
  scroller.scrollTop = 10;
  fireEvent.scroll(scroller);
  await setItems(first, second, third);
  expect(await screen.findByRole('button', { name: '1 new' })).toBeTruthy();
});

test('pressing the mouse on a row prefetches its thread; a finger may only be scrolling', async () => {
  inbox = await openInbox({ conversations: [second, third].filter((one) => one !== undefined) });
  const [row] = await screen.findAllByRole('link', { name: /Mei Silva/ });
  const threadReads = () => inbox.sent(`GET conversations/${second?.id}/messages`).length;
  if (row) fireEvent.pointerDown(row, { pointerType: 'touch', button: 0 });
  expect(threadReads()).toBe(0);
  if (row) fireEvent.pointerDown(row, { pointerType: 'mouse', button: 0 });
  await waitFor(() => expect(threadReads()).toBe(1));
});

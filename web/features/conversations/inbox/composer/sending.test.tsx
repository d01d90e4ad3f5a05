import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { makeMessage } from '../make.ts';
import { hear, said } from '../testing/make.ts';
import { startReplyTo } from './box-wanted.ts';
import { atSearch, choose, click, field, mine, openComposer, path, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const asked = makeMessage(1, { text: 'Is the red one in stock?' });

test('an answer to one message quotes it above the words and says so when it is sent', async () => {
  inbox = await openComposer({ messages: [asked] });
  act(() => startReplyTo(mine().id, asked));
  expect(screen.getByText('Reply to Yusuf Rossi')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  type('Yes');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Yes', in_reply_to: asked.id }]));
  expect(screen.queryByText('Reply to Yusuf Rossi')).toBe(null);
});

test('Escape drops the quote first and leaves the box then', async () => {
  inbox = await openComposer({ messages: [asked] });
  act(() => startReplyTo(mine().id, asked));
  press('Escape');
  expect(screen.queryByText('Reply to Yusuf Rossi')).toBe(null);
  field().focus();
  press('Escape');
  expect(document.activeElement).not.toBe(field());
});

test('answering a message opens the box while the AI holds the conversation', async () => {
  inbox = await openComposer({ conversation: mine({ handler: 'ai' }), messages: [asked] });
  act(() => startReplyTo(mine().id, asked));
  expect(field().placeholder).toBe('Reply to Yusuf; sending takes over from the AI');
});

test('Ctrl and Enter sends and resolves, once the message is there', async () => {
  inbox = await openComposer({ answers: { [`PATCH ${path}`]: mine({ status: 'resolved' }) } });
  type('Done');
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(inbox.sent(`PATCH ${path}`).map(({ body }) => body)).toEqual([{ status: 'resolved' }]));
  expect(inbox.bodies()).toMatchObject([{ text: 'Done' }]);
});

test('what is sent and cannot be resolved stays sent', async () => {
  inbox = await openComposer({ answers: { [`PATCH ${path}`]: () => problem(409, { detail: 'It cannot go there.' }) } });
  type('Done');
  await choose('More ways to send', /Send and resolve/);
  await waitFor(() => expect(inbox.sent(`PATCH ${path}`)).toHaveLength(1));
  await waitFor(() => expect(screen.getByText(/Sent$/)).toBeTruthy());
  expect(said()).toEqual(['Done']);
});

test('before two answer the same, it asks', async () => {
  inbox = await openComposer({ messages: [asked] });
  type('Yes, it is');
  const theirs = { author: 'teammate', author_id: 'theo', author_name: 'Theo', direction: 'out', text: 'It is!' } as const;
  hear(makeMessage(2, { ...theirs, created_at: new Date(Date.now() - 10_000).toISOString() }));
  press('Enter');
  expect(screen.getByRole('alertdialog').textContent).toContain('Theo answered 10 s ago. Send anyway?');
  expect(document.activeElement?.textContent).toBe('Keep writing');
  expect(inbox.posts()).toEqual([]);
  click('Keep writing');
  expect(screen.queryByRole('alertdialog')).toBe(null);
  press('Enter');
  click('Send anyway');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Yes, it is' }]));
});

test('an answer from before the draft was begun is no reason to ask', async () => {
  const theirs = makeMessage(2, { author: 'teammate', author_id: 'theo', direction: 'out' });
  inbox = await openComposer({ messages: [asked, theirs] });
  type('And also this');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toHaveLength(1));
});

test('a variable without a value is shown, led to, and asked about', async () => {
  inbox = await openComposer();
  type('Your order {{order.number}} is on its way');
  click('Select {{order.number}} in the text');
  expect([field().selectionStart, field().selectionEnd]).toEqual([11, 27]);
  press('Enter');
  expect(screen.getByRole('alertdialog').textContent).toContain('{{order.number}} has no value. Send anyway?');
  expect(inbox.posts()).toEqual([]);
});

test('a product is found by its name and goes along as a card', async () => {
  const kettle = { product_id: '0195b4f2-7c1e-7000-8000-0000000000b1', name: 'Kettle', price: '49.00', currency: 'EUR', sku: null };
  inbox = await openComposer({
    answers: { [atSearch]: { results: { conversations: [], customers: [], orders: [], products: [kettle] } } },
  });
  click('Product or order');
  expect(await screen.findByText('Type at least 2 letters to find a product.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ket' } });
  fireEvent.click(await screen.findByRole('option', { name: /Kettle/ }));
  expect(screen.getByRole('list', { name: 'Attached' }).textContent).toContain('Kettle€49.00');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: '', cards: [{ type: 'product', product_id: kettle.product_id }] }]));
});

test('Ctrl B makes the selected words bold, where the channel shows it', async () => {
  inbox = await openComposer();
  type('very good');
  field().setSelectionRange(5, 9);
  press('b', { ctrlKey: true });
  expect(field().value).toBe('very *good*');
  expect([field().selectionStart, field().selectionEnd]).toEqual([6, 10]);
});

test('a channel without formatting says why there is none', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'messenger' }) });
  type('very good');
  field().setSelectionRange(5, 9);
  press('b', { ctrlKey: true });
  expect(field().value).toBe('very good');
  click('Formatting');
  expect(await screen.findByText('Messenger shows plain text only.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bold' }).disabled).toBe(true);
});

test('the length counts from four fifths on, and beyond the channel’s end nothing is sent', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'instagram' }) });
  type('x'.repeat(799));
  expect(screen.queryByText(/left$/)).toBe(null);
  type('x'.repeat(900));
  expect(screen.getByText('100 characters left')).toBeTruthy();
  type('x'.repeat(1001));
  expect(screen.getByRole('alert').textContent).toBe('Instagram carries at most 1,000 characters: 1 too many.');
  press('Enter');
  expect(inbox.posts()).toEqual([]);
});

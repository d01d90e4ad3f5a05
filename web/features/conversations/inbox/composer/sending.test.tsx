import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { makeMessage } from '../make.ts';
import { listen, threadTexts } from '../testing/make.ts';
import { startReplyTo } from './open-reply-box.ts';
import { atSearch, choose, click, field, mine, openComposer, path, press, type } from './testing/compose.ts';

let inbox: Awaited<ReturnType<typeof openComposer>>;
afterEach(() => inbox.close());

const question = makeMessage(1, { text: 'Is the red one in stock?' });

test('a reply to one message quotes it above the text and is sent with it', async () => {
  inbox = await openComposer({ messages: [question] });
  act(() => startReplyTo(mine().id, question));
  expect(screen.getByText('Replying to Yusuf Rossi')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  type('Yes');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Yes', in_reply_to: question.id }]));
  expect(screen.queryByText('Replying to Yusuf Rossi')).toBe(null);
});

test('Escape first removes the quote and then leaves the box', async () => {
  inbox = await openComposer({ messages: [question] });
  act(() => startReplyTo(mine().id, question));
  press('Escape');
  expect(screen.queryByText('Replying to Yusuf Rossi')).toBe(null);
  field().focus();
  press('Escape');
  expect(document.activeElement).not.toBe(field());
});

test('replying to a message opens the box while the AI is the handler', async () => {
  inbox = await openComposer({ conversation: mine({ handler: 'ai' }), messages: [question] });
  act(() => startReplyTo(mine().id, question));
  expect(field().placeholder).toBe('Reply to Yusuf. Sending takes over from the AI.');
});

test('Ctrl+Enter sends and resolves once the message is stored', async () => {
  inbox = await openComposer({ answers: { [`PATCH ${path}`]: mine({ status: 'resolved' }) } });
  type('Done');
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(inbox.sent(`PATCH ${path}`).map(({ body }) => body)).toEqual([{ status: 'resolved' }]));
  expect(inbox.bodies()).toMatchObject([{ text: 'Done' }]);
});

test('a message stays sent when resolving fails', async () => {
  inbox = await openComposer({ answers: { [`PATCH ${path}`]: () => problem(409, { detail: 'It cannot go there.' }) } });
  type('Done');
  await choose('More send options', /Send and resolve/);
  await waitFor(() => expect(inbox.sent(`PATCH ${path}`)).toHaveLength(1));
  await waitFor(() => expect(screen.getByText(/Sent$/)).toBeTruthy());
  expect(threadTexts()).toEqual(['Done']);
});

test('asks before sending when a colleague has answered meanwhile', async () => {
  inbox = await openComposer({ messages: [question] });
  type('Yes, it is');
  const colleagueReply = { author: 'teammate', author_id: 'theo', author_name: 'Theo', direction: 'out', text: 'It is!' } as const;
  listen(makeMessage(2, { ...colleagueReply, created_at: new Date(Date.now() - 10_000).toISOString() }));
  press('Enter');
  expect(screen.getByRole('alertdialog').textContent).toContain('Theo replied 10 s ago. Send anyway?');
  expect(document.activeElement?.textContent).toBe('Keep writing');
  expect(inbox.posts()).toEqual([]);
  click('Keep writing');
  expect(screen.queryByRole('alertdialog')).toBe(null);
  press('Enter');
  click('Send anyway');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: 'Yes, it is' }]));
});

test('does not ask about an answer from before the draft was started', async () => {
  const colleagueReply = makeMessage(2, { author: 'teammate', author_id: 'theo', direction: 'out' });
  inbox = await openComposer({ messages: [question, colleagueReply] });
  type('And also this');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toHaveLength(1));
});

test('shows a variable without a value, selects it, and asks before sending', async () => {
  inbox = await openComposer();
  type('Your order {{order.number}} is on its way');
  click('Select {{order.number}} in the text');
  expect([field().selectionStart, field().selectionEnd]).toEqual([11, 27]);
  press('Enter');
  expect(screen.getByRole('alertdialog').textContent).toContain('{{order.number}} has no value. Send anyway?');
  expect(inbox.posts()).toEqual([]);
});

test('finds a product by name and attaches it as a card', async () => {
  const kettle = { product_id: '0195b4f2-7c1e-7000-8000-0000000000b1', name: 'Kettle', price: '49.00', currency: 'EUR', sku: null };
  inbox = await openComposer({
    answers: { [atSearch]: { results: { conversations: [], customers: [], orders: [], products: [kettle] } } },
  });
  click('Add product or order');
  expect(await screen.findByText('Type at least 2 letters to find a product.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ket' } });
  fireEvent.click(await screen.findByRole('option', { name: /Kettle/ }));
  expect(screen.getByRole('list', { name: 'Attachments' }).textContent).toContain('Kettle€49.00');
  press('Enter');
  await waitFor(() => expect(inbox.bodies()).toMatchObject([{ text: '', cards: [{ type: 'product', product_id: kettle.product_id }] }]));
});

test('Ctrl+B makes the selection bold where the channel renders it', async () => {
  inbox = await openComposer();
  type('very good');
  field().setSelectionRange(5, 9);
  press('b', { ctrlKey: true });
  expect(field().value).toBe('very *good*');
  expect([field().selectionStart, field().selectionEnd]).toEqual([6, 10]);
});

test('a channel without formatting says why', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'messenger' }) });
  type('very good');
  field().setSelectionRange(5, 9);
  press('b', { ctrlKey: true });
  expect(field().value).toBe('very good');
  click('Formatting');
  expect(await screen.findByText('Messenger only supports plain text.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bold' }).disabled).toBe(true);
});

test('counts characters from four fifths on, and refuses to send beyond the channel’s limit', async () => {
  inbox = await openComposer({ conversation: mine({ channel: 'instagram' }) });
  type('x'.repeat(799));
  expect(screen.queryByText(/left$/)).toBe(null);
  type('x'.repeat(900));
  expect(screen.getByText('100 characters left')).toBeTruthy();
  type('x'.repeat(1001));
  expect(screen.getByRole('alert').textContent).toBe('Instagram allows up to 1,000 characters. Remove 1 character.');
  press('Enter');
  expect(inbox.posts()).toEqual([]);
});

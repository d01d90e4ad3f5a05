import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { type PickedReply, SavedReplyPicker } from './index.ts';
import { lines, replyId, stubReplies } from './make.ts';

const picked: PickedReply = { text: 'Hello Ada', missing: ['order.number'], attachments: [] };
const conversation = replyId(50);

/** A field in which everything after the `/` is the query. */
function Composer({ onPicked }: { onPicked: (reply: PickedReply) => void }) {
  const [text, setText] = useState('/');
  const [anchor, setAnchor] = useState<HTMLTextAreaElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <textarea ref={setAnchor} aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
      {isOpen && (
        <SavedReplyPicker
          query={text.slice(1)}
          conversationId={conversation}
          anchor={anchor}
          onPick={onPicked}
          onClose={() => setOpen(false)}
        />
      )}
      <output>{useLocation().search}</output>
    </>
  );
}
async function open(answers: Answers = {}) {
  signIn();
  const server = stubReplies({ [lines.use(1)]: picked, [lines.use(2)]: picked, [lines.use(3)]: picked, ...answers });
  const inserted: PickedReply[] = [];
  render(
    <MemoryRouter initialEntries={['/inbox?conversation=x']}>
      <Composer onPicked={(reply) => inserted.push(reply)} />
    </MemoryRouter>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByLabelText('Message'));
  return { server, person, inserted };
}
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('.font-medium')?.textContent);
const active = () =>
  document.getElementById(screen.getByLabelText('Message').getAttribute('aria-activedescendant') ?? '')?.querySelector('.font-medium')
    ?.textContent;

beforeEach(forgetAll);
afterEach(cleanup);

test('ranks the replies while typing, without another request', async () => {
  const { server, person } = await open();
  await screen.findByText('Good day');
  expect(options()).toEqual(['Good day', 'Where is it', 'Refund sent']);
  await person.keyboard('re');
  expect(options()).toEqual(['Refund sent', 'Where is it']);
  expect(server.calls(lines.list)).toHaveLength(1);
});

test('each reply shows its shortcut, its folder and its first line', async () => {
  await open();
  expect((await screen.findByRole('option', { name: /Refund sent/ })).textContent).toBe(
    'Refund sent/refundOrdersYour refund is on its way.',
  );
});

test('arrow keys move, and Enter inserts the reply with the conversation’s values', async () => {
  const { server, person, inserted } = await open();
  await screen.findByText('Good day');
  expect(active()).toBe('Good day');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toBe('Refund sent');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(inserted).toEqual([picked]));
  expect(server.calls(lines.use(2))[0]?.body).toEqual({ conversation_id: conversation });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('/');
});

test('a click inserts a reply, and the field keeps the focus', async () => {
  const { person, inserted } = await open();
  await person.click(await screen.findByText('Where is it'));
  await waitFor(() => expect(inserted).toEqual([picked]));
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});

test('Escape closes only the list', async () => {
  const { person, inserted } = await open();
  await screen.findByText('Good day');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect([inserted, screen.getByLabelText('Message').getAttribute('aria-activedescendant')]).toEqual([[], null]);
});

test('Enter goes to the field again when nothing matches', async () => {
  const { person } = await open();
  await screen.findByText('Good day');
  await person.keyboard('xyz');
  expect(screen.getByText('No saved replies match “xyz”')).toBeTruthy();
  await person.keyboard('{Enter}');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('/xyz\n');
});

test('replies that fail to load can be retried', async () => {
  let failing = true;
  const { person } = await open({ [lines.list]: () => (failing ? problem(404, { code: 'merchant.missing' }) : { items: [] }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(retry);
  expect(await screen.findByText(/Save the answers you write often/)).toBeTruthy();
});

test('managing replies is one step away, with the conversation still open', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Manage saved replies' }));
  expect(screen.getByRole('status').textContent).toBe('?conversation=x&manage=saved-replies');
});

import type { SavedReply } from '@parley/contract/saved-replies';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { permissionsOf } from '@parley/contract/permissions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { lines, madeReplies, madeReply, replyId, stubReplies } from './make.ts';
import Manager from './manager.tsx';

function Opened() {
  const [open, setOpen] = useState(true);
  return open ? <Manager onClose={() => setOpen(false)} /> : <p>closed</p>;
}
async function open(answers: Answers = {}, { role = 'owner', at = '/inbox' }: { role?: 'owner' | 'agent' | 'analyst'; at?: string } = {}) {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubReplies(answers);
  const router = createMemoryRouter([{ path: '*', element: <Opened /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return { server, router, person: userEvent.setup() };
}
const shown = () =>
  within(screen.getByRole('list', { name: 'Replies' }))
    .getAllByRole('button')
    .map((row) => row.querySelector('.font-medium')?.textContent);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(forgetAll);
afterEach(cleanup);

test('the most used reply comes first, with who uses it and how often', async () => {
  await open();
  expect(await screen.findByText('Good day')).toBeTruthy();
  expect(shown()).toEqual(['Good day', 'Where is it', 'Refund sent']);
  expect(screen.getByRole('button', { name: /Good day/ }).textContent).toMatch(/Only me.*Used 40 times/);
});

test('a folder narrows the list, and a search covers all folders', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Orders/ }));
  expect(shown()).toEqual(['Where is it', 'Refund sent']);
  await person.type(screen.getByLabelText('Search saved replies'), 'good');
  expect(shown()).toEqual(['Good day']);
  await person.clear(screen.getByLabelText('Search saved replies'));
  await person.type(screen.getByLabelText('Search saved replies'), 'nothing like it');
  expect(screen.getByText(/No saved replies match “nothing like it”/)).toBeTruthy();
});

test('saves a new reply with a variable inserted at the caret', async () => {
  const items = [...madeReplies];
  const { server, person } = await open({
    [lines.list]: () => ({ items }),
    [lines.create]: ({ body }: SentRequest) => {
      const made = madeReply(9, body as SavedReply);
      items.push(made);
      return made;
    },
  });
  await person.click(await screen.findByRole('button', { name: 'New reply' }));
  await person.type(field('Title'), 'Late');
  await person.type(field(/^Shortcut/), 'late');
  await person.type(field('Text'), 'Dear , sorry');
  field('Text').setSelectionRange(5, 5);
  await person.click(screen.getByRole('button', { name: 'Insert variable' }));
  await person.click(await screen.findByRole('menuitem', { name: 'First name' }));
  await waitFor(() => expect(field('Text').value).toBe('Dear {{customer.first_name}}, sorry'));
  await person.click(screen.getByRole('button', { name: 'Create reply' }));
  await waitFor(() => expect(server.calls(lines.create)).toHaveLength(1));
  expect(server.calls(lines.create)[0]?.body).toMatchObject({
    title: 'Late',
    shortcut: 'late',
    text: 'Dear {{customer.first_name}}, sorry',
    scope: 'personal',
    team_id: null,
    attachment_ids: [],
  });
  expect(await screen.findByRole('button', { name: /^Late/ })).toBeTruthy();
});

test('shows a taken shortcut at its field and keeps what was typed', async () => {
  const refusal = problem(409, { code: 'saved_reply.shortcut_taken', detail: 'Another saved reply has this shortcut.' });
  const { person } = await open({ [lines.update(1)]: () => refusal });
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  await person.clear(field(/^Shortcut/));
  await person.type(field(/^Shortcut/), 'refund');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another saved reply has this shortcut.')).toBeTruthy();
  expect(field(/^Shortcut/).value).toBe('refund');
});

test('asks about unsaved changes before opening another reply or closing', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  await person.type(field('Title'), ' now');
  await person.click(screen.getByRole('button', { name: /Good day/ }));
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field('Title').value).toBe('Where is it now');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(await screen.findByText('closed')).toBeTruthy();
});

test('the address names the open reply, and a link to it opens it', async () => {
  const { router, person } = await open();
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  expect(router.state.location.search).toBe(`?reply=${replyId(1)}`);
  cleanup();
  await open({}, { at: `/inbox?reply=${replyId(1)}` });
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Where is it');
});

test('without a change nothing is asked', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('closed')).toBeTruthy();
});

test('deleting asks for confirmation', async () => {
  const { server, person } = await open({ [lines.remove(1)]: {} });
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Where is it”?' });
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.calls(lines.remove(1))).toHaveLength(1));
  expect(await screen.findByText('Choose a reply, or create a new one')).toBeTruthy();
});

test('the preview uses the open conversation, and marks variables without a value', async () => {
  const { server, person } = await open(
    { [lines.preview]: { text: 'It is {{order.status}}', missing: ['order.status'] } },
    { at: `/inbox?conversation=${replyId(50)}` },
  );
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  expect(await screen.findByText('With data from the open conversation')).toBeTruthy();
  expect(await screen.findByText(/No value for \{\{order.status\}\}/)).toBeTruthy();
  expect(server.calls(lines.preview)[0]?.body).toEqual({ text: 'Hello {{customer.first_name}}', conversation_id: replyId(50) });
});

test('uploads a file and saves it with the reply', async () => {
  const attachment = {
    id: replyId(80),
    name: 'terms.pdf',
    type: 'application/pdf',
    kind: 'document',
    size: 3,
    width: null,
    height: null,
    url: '/x',
    thumb_url: null,
  };
  const { server, person } = await open({ [lines.upload]: attachment, [lines.update(1)]: madeReplies[0] });
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  await person.upload(screen.getByTestId('reply-files'), new File(['pdf'], 'terms.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('button', { name: 'Remove terms.pdf' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls(lines.update(1))[0]?.body).toMatchObject({ attachment_ids: [replyId(80)] }));
});

test('a role that can’t change shared replies can read and copy them, and is not offered “everyone”', async () => {
  const { person } = await open(
    { [lines.list]: { items: [madeReply(1, { title: 'Where is it', may_change: false })] } },
    { role: 'agent' },
  );
  await person.click(await screen.findByRole('button', { name: /Where is it/ }));
  expect(screen.queryByLabelText('Title')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(field('Title').value).toBe('Where is it (copy)');
  expect(
    within(field('Available to'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Only me']);
});

test('an empty list offers to create the first reply', async () => {
  await open({ [lines.list]: { items: [] } });
  expect(await screen.findByText('No saved replies yet')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'New reply' })).toHaveLength(1);
});

test('replies that fail to load can be retried', async () => {
  let failing = true;
  const { person } = await open({ [lines.list]: () => (failing ? problem(404, { code: 'merchant.missing' }) : { items: madeReplies }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(retry);
  expect(await screen.findByText('Good day')).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { problem } from '../../../../data/make.ts';
import { makeConversation, makeMessage } from '../make.ts';
import { openInbox } from '../testing/make.ts';

const conversation = makeConversation(1);
const messages = [
  makeMessage(1),
  makeMessage(2, { author: 'ai', author_name: null, direction: 'out', status: 'delivered', text: 'Two days.' }),
];
const line = `POST conversations/${conversation.id}/messages/2/report`;

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => {
  inbox.close();
  vi.restoreAllMocks();
});

async function open(answers: Record<string, unknown> = {}) {
  inbox = await openInbox({ conversations: [conversation], messages, at: `?conversation=${conversation.id}`, answers });
  return userEvent.setup();
}
/** The menu of the message at this index. */
async function openMenu(person: ReturnType<typeof userEvent.setup>, place: number) {
  const buttons = await screen.findAllByRole('button', { name: 'Message actions' });
  await person.click(buttons[place] ?? document.body);
  return screen.findByRole('menu');
}
async function openDialog(person: ReturnType<typeof userEvent.setup>) {
  await openMenu(person, 1);
  await person.click(screen.getByRole('menuitem', { name: 'Report answer' }));
  return screen.findByRole('dialog', { name: 'What was wrong with this answer?' });
}

test('only an answer of the AI can be reported', async () => {
  const person = await open();
  const menu = await openMenu(person, 0);
  expect(within(menu).queryByRole('menuitem', { name: 'Report answer' })).toBeNull();
});

test('a report has a reason and an optional remark', async () => {
  const person = await open({ [line]: {} });
  const dialog = await openDialog(person);
  expect(dialog.textContent).toContain('Two days.');
  await person.click(within(dialog).getByRole('radio', { name: 'It’s outdated' }));
  await person.type(within(dialog).getByLabelText(/What should the AI have said/), 'Three days');
  await person.click(within(dialog).getByRole('button', { name: 'Report answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inbox.sent(line).map(({ body }) => body)).toEqual([{ reason: 'outdated_information', note: 'Three days' }]);
});

test('a report without a reason is not sent', async () => {
  const person = await open({ [line]: {} });
  const dialog = await openDialog(person);
  await person.click(within(dialog).getByRole('button', { name: 'Report answer' }));
  expect(await within(dialog).findByText('Choose what was wrong.')).toBeTruthy();
  expect(inbox.sent(line)).toEqual([]);
});

test('shows why a report was refused and keeps what was typed', async () => {
  const person = await open({ [line]: () => problem(404, { code: 'message.missing', detail: 'There is no such message.' }) });
  const dialog = await openDialog(person);
  await person.click(within(dialog).getByRole('radio', { name: 'Something else' }));
  await person.type(within(dialog).getByLabelText(/What should the AI have said/), 'Nothing');
  await person.click(within(dialog).getByRole('button', { name: 'Report answer' }));
  expect(await within(dialog).findByText('There is no such message.')).toBeTruthy();
  expect(within(dialog).getByLabelText(/What should the AI have said/)).toHaveProperty('value', 'Nothing');
});

test('an answer with a run can be replayed in the playground by whoever manages the AI', async () => {
  const ai = { run_id: 'r1', engine: 'builtin', model: '', confidence: 0.8, sources: [], total_ms: 5, cost: null };
  const answered = [makeMessage(1), makeMessage(2, { author: 'ai', author_name: null, direction: 'out', status: 'delivered', ai })];
  inbox = await openInbox({ conversations: [conversation], messages: answered, at: `?conversation=${conversation.id}` });
  const person = userEvent.setup();
  const menu = await openMenu(person, 1);
  await person.click(within(menu).getByRole('menuitem', { name: 'Replay in playground' }));
  await waitFor(() => expect(inbox.router.state.location.pathname).toBe('/agent-config'));
  expect(inbox.router.state.location.search).toBe(`?tab=playground&replay=${conversation.id}&run=r1`);
});

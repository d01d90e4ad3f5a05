import type { Approval } from '@parley/contract/approvals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../../data/live/state.ts';
import { problem } from '../../../../data/make.ts';
import { refreshTopics } from '../../../../data/refresh-topics.ts';
import { makeConversation, makeMessage } from '../make.ts';
import { openInbox } from '../testing/make.ts';
import { makeApproval } from './make.ts';

const conversation = makeConversation(1, { handler: 'none', actions: ['reply', 'note', 'take_over'] });
const counts = (approvals: number) => ({ needs_you: 1, ai: 0, mine: 0, unread: 0, notifications: 0, approvals });
const page = (items: Approval[]) => ({ items, next_cursor: null });

let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => {
  inbox.close();
  vi.restoreAllMocks();
});

type Waiting = Approval[] | (() => unknown);
async function open(waiting: Waiting, answers: Record<string, unknown> = {}, at = `?conversation=${conversation.id}`) {
  inbox = await openInbox({
    conversations: [conversation],
    messages: [makeMessage(1)],
    at,
    answers: {
      'GET counts': counts(Array.isArray(waiting) ? waiting.length : 1),
      'GET approvals': Array.isArray(waiting) ? page(waiting) : waiting,
      ...answers,
    },
  });
  return userEvent.setup();
}
const one = makeApproval(1);
const card = () => screen.findByRole('article', { name: 'Cancel order #4001?' });
const button = (name: string) => screen.getByRole('button', { name });

test('a request says what is asked, what moves, why, and why a person is needed', async () => {
  await open([one]);
  const { textContent } = await card();
  expect(textContent).toContain('€99.80 goes back to Visa 4242');
  expect(textContent).toContain('ordered by mistake');
  expect(textContent).toContain('€99.80 is more than the AI may move by itself. Yusuf Rossi has agreed to what is shown here.');
});

test.each<[string, Partial<Approval>, string[]]>([
  [
    'Change the items of order #4001?',
    {
      deed: 'edit_items',
      changes: ['1 × Lamp, black → Lamp, white'],
      money: [{ kind: 'payment', amount: '10.00', label: null, when: 'now' }],
    },
    ['1 × Lamp, black → Lamp, white', '€10.00 is charged'],
  ],
  [
    'Note a return for order #4001?',
    { deed: 'return', money: [{ kind: 'refund', amount: '49.90', label: 'Gift card', when: 'on_receipt' }] },
    ['€49.90 goes back to Gift card once the goods are back'],
  ],
  [
    'Change the customer’s address?',
    {
      deed: 'customer_address',
      order: null,
      money: [],
      why: 'permission',
      address: { line1: 'Kade 1', city: 'Rotterdam', postcode: '3011', country: 'NL' },
    },
    ['Kade 1, 3011 Rotterdam, NL', 'No money moves', 'The shop wants to be asked each time.'],
  ],
])('%s', async (name, part, words) => {
  await open([makeApproval(1, part)]);
  const { textContent } = await screen.findByRole('article', { name });
  for (const word of words) expect(textContent).toContain(word);
});

test('a yes does it, says so, and the request is gone', async () => {
  let waiting = [one];
  const person = await open(() => page(waiting), {
    [`POST approvals/${one.id}/approve`]: () => {
      waiting = [];
      return { ...one, state: 'approved', actions: [] };
    },
  });
  await card();
  await person.click(button('Approve'));
  await waitFor(() => expect(screen.queryByRole('article', { name: /Cancel order/ })).toBeNull());
  expect(inbox.sent(`POST approvals/${one.id}/approve`)).toHaveLength(1);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What waits for a yes');
});

test('a no asks why, by keyboard alone, and takes none for an answer', async () => {
  const line = `POST approvals/${one.id}/decline`;
  // As newer browsers do.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  const person = await open([one], { [line]: { ...one, state: 'declined', actions: [] } });
  await card();
  button('Decline').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/Why not/));
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Decline'));
  expect(screen.queryByLabelText(/Why not/)).toBeNull();
  await person.click(button('Decline'));
  await person.keyboard('Too late{Tab}{Tab}{Enter}');
  await waitFor(() => expect(inbox.sent(line).map(({ body }) => body)).toEqual([{ note: 'Too late' }]));
});

test.each([
  ['approval.refused', 409, 'The order is shipped.', 'Nothing was done: The order is shipped.'],
  ['approval.changed', 409, '', 'It would come to something else now, so nothing was done. Look at it again.'],
  ['refund.above_limit', 403, 'That is above what your role may refund.', 'That is above what your role may refund.'],
])('%s is told beside it, and it is read again', async (code, status, detail, words) => {
  const person = await open([one], { [`POST approvals/${one.id}/approve`]: () => problem(status, { code, detail }) });
  await card();
  const before = inbox.sent('GET approvals').length;
  await person.click(button('Approve'));
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await waitFor(() => expect(inbox.sent('GET approvals').length).toBeGreaterThan(before));
});

test('what somebody else decided a moment ago goes, with a word', async () => {
  let waiting = [one];
  const person = await open(() => page(waiting), {
    [`POST approvals/${one.id}/approve`]: () => {
      waiting = [];
      return problem(409, { code: 'approval.decided', detail: 'Decided.' });
    },
  });
  await card();
  await person.click(button('Approve'));
  await waitFor(() => expect(screen.queryByRole('article', { name: /Cancel order/ })).toBeNull());
});

test('what another decides meanwhile goes by itself', async () => {
  let waiting = [one];
  await open(() => page(waiting));
  await card();
  waiting = [];
  await act(async () => {
    deliver({ type: 'changed', topic: 'approvals', id: one.id, version: 2 });
    await refreshTopics(['approvals']);
  });
  await waitFor(() => expect(screen.queryByRole('article', { name: /Cancel order/ })).toBeNull());
});

test.each<[Approval['actions'], string, string[]]>([
  [[], 'Your role may not decide this.', []],
  [['decline'], 'That is above what your role may refund. Ask a manager to approve it.', ['Decline']],
])('with the actions %j it says why', async (actions, words, buttons) => {
  await open([makeApproval(1, { actions })]);
  const shown = await card();
  expect(shown.textContent).toContain(words);
  expect(
    within(shown)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
});

test('while nothing in the shop waits nothing is asked for', async () => {
  await open([]);
  expect(screen.queryByLabelText('What waits for a yes')).toBeNull();
  expect(inbox.sent('GET approvals')).toHaveLength(0);
});

test('what did not load can be asked for again', async () => {
  let fails = true;
  const person = await open(() => (fails ? problem(500, { code: 'unexpected' }) : page([one])));
  await screen.findByText('What waits for a yes did not load', {}, { timeout: 4000 });
  // One line, since most conversations have no request.
  expect(screen.queryByText(/Your data is safe/)).toBeNull();
  fails = false;
  await person.click(screen.getByRole('button', { name: /try again/i }));
  expect(await card()).toBeTruthy();
});

test('what needs somebody begins with what waits for a yes, and leads to it', async () => {
  const person = await open([one, makeApproval(2, { deed: 'customer_address', order: null, amount: '0.00' })], {}, '');
  const strip = await screen.findByRole('button', { name: '2 requests wait for a yes' });
  expect(strip.getAttribute('aria-expanded')).toBe('false');
  await person.click(strip);
  const link = await screen.findByRole('link', { name: /Cancel #4001/ });
  expect(link.textContent).toContain('€99.80');
  expect(link.getAttribute('href')).toContain(`conversation=${conversation.id}`);
});

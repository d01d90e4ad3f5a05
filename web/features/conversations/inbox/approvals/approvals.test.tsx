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

test('an approval shows the action, what changes, and why a person must decide', async () => {
  await open([one]);
  const { textContent } = await card();
  expect(textContent).toContain('€99.80 refunded to Visa 4242');
  expect(textContent).toContain('ordered by mistake');
  expect(textContent).toContain('€99.80 is above the AI’s limit. Yusuf Rossi has agreed to the details shown here.');
});

test.each<[string, Partial<Approval>, string[]]>([
  [
    'Change the items in order #4001?',
    {
      action: 'edit_items',
      changes: ['1 × Lamp, black → Lamp, white'],
      money: [{ kind: 'payment', amount: '10.00', label: null, when: 'now' }],
    },
    ['1 × Lamp, black → Lamp, white', '€10.00 charged'],
  ],
  [
    'Create a return for order #4001?',
    { action: 'return', money: [{ kind: 'refund', amount: '49.90', label: 'Gift card', when: 'on_receipt' }] },
    ['€49.90 refunded to Gift card on receipt of the items'],
  ],
  [
    'Change the customer’s address?',
    {
      action: 'customer_address',
      order: null,
      money: [],
      why: 'permission',
      address: { line1: 'Kade 1', city: 'Rotterdam', postcode: '3011', country: 'NL' },
    },
    ['Kade 1, 3011 Rotterdam, NL', 'No refund or charge', 'The AI needs your approval for this request.'],
  ],
])('%s', async (name, part, words) => {
  await open([makeApproval(1, part)]);
  const { textContent } = await screen.findByRole('article', { name });
  for (const word of words) expect(textContent).toContain(word);
});

test('approving runs the action, reports it, and removes the card', async () => {
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
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pending approvals');
});

test('declining asks for an optional reason, by keyboard alone', async () => {
  const line = `POST approvals/${one.id}/decline`;
  // Newer browsers return a promise here.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  const person = await open([one], { [line]: { ...one, state: 'declined', actions: [] } });
  await card();
  button('Decline').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/Reason for declining/));
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Decline'));
  expect(screen.queryByLabelText(/Reason for declining/)).toBeNull();
  await person.click(button('Decline'));
  await person.keyboard('Too late{Tab}{Tab}{Enter}');
  await waitFor(() => expect(inbox.sent(line).map(({ body }) => body)).toEqual([{ note: 'Too late' }]));
});

test.each([
  ['approval.refused', 409, 'The order is shipped.', 'No changes were made: The order is shipped.'],
  ['approval.changed', 409, '', 'The details have changed since the customer agreed, so no changes were made. Review the request again.'],
  ['refund.above_limit', 403, 'That is above what your role may refund.', 'That is above what your role may refund.'],
])('%s is shown beside the card, and the approval is read again', async (code, status, detail, words) => {
  const person = await open([one], { [`POST approvals/${one.id}/approve`]: () => problem(status, { code, detail }) });
  await card();
  const before = inbox.sent('GET approvals').length;
  await person.click(button('Approve'));
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await waitFor(() => expect(inbox.sent('GET approvals').length).toBeGreaterThan(before));
});

test('an approval somebody else just decided disappears with a message', async () => {
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

test('an approval somebody else decides disappears by itself', async () => {
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
  [['ask'], 'Your role can’t approve or decline this request. Mara Visser can approve it.', ['Ask for approval']],
  [['decline', 'ask'], 'The amount is above your refund limit. Mara Visser can approve it.', ['Decline', 'Ask for approval']],
  [[], 'Your role can’t approve or decline this request. Mara Visser can approve it.', []],
])('with the actions %j it says why, who can, and offers to ask them', async (actions, words, buttons) => {
  await open([makeApproval(1, { actions })]);
  const shown = await card();
  expect(shown.textContent).toContain(words);
  expect(
    within(shown)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
});

test('asking notifies those who can, and then says when they were asked', async () => {
  const line = `POST approvals/${one.id}/ask`;
  let waiting = makeApproval(1, { actions: ['ask'] });
  const person = await open(() => page([waiting]), {
    [line]: () => (waiting = { ...waiting, asked_at: new Date().toISOString(), asked_by: 'Theo' }),
  });
  await card();
  await person.click(button('Ask for approval'));
  await waitFor(() => expect(inbox.sent(line)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Remind' })).toBeTruthy();
  expect((await card()).textContent).toContain('Last asked by Theo');
});

test('a teammate’s request names them', async () => {
  await open([makeApproval(1, { action: 'refund', requested_by: { id: conversation.customer.id, name: 'Theo' } })]);
  const shown = await screen.findByRole('article', { name: 'Refund order #4001?' });
  expect(shown.textContent).toContain('€99.80 is above Theo’s refund limit.');
});

test('requests nothing while no approval in the shop waits', async () => {
  await open([]);
  expect(screen.queryByLabelText('Pending approvals')).toBeNull();
  expect(inbox.sent('GET approvals')).toHaveLength(0);
});

test('approvals that fail to load can be retried', async () => {
  let fails = true;
  const person = await open(() => (fails ? problem(500, { code: 'unexpected' }) : page([one])));
  await screen.findByText('Couldn’t load approvals', {}, { timeout: 4000 });
  // A single line, since most conversations have no approval.
  expect(screen.queryByText(/Your data is safe/)).toBeNull();
  fails = false;
  await person.click(screen.getByRole('button', { name: /try again/i }));
  expect(await card()).toBeTruthy();
});

test('“Needs you” starts with the waiting approvals and links to them', async () => {
  const person = await open([one, makeApproval(2, { action: 'customer_address', order: null, amount: '0.00' })], {}, '');
  const strip = await screen.findByRole('button', { name: '2 approvals waiting' });
  expect(strip.getAttribute('aria-expanded')).toBe('false');
  await person.click(strip);
  const link = await screen.findByRole('link', { name: /Cancel #4001/ });
  expect(link.textContent).toContain('€99.80');
  expect(link.getAttribute('href')).toContain(`conversation=${conversation.id}`);
});

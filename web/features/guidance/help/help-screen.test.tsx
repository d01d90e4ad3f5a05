import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedRequests } from '../../../data/failed-requests.ts';
import { type Answers, forgetAll, madeUser, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { HelpScreen } from './help-screen.tsx';
import { lines, madeArticles, stubHelp } from './make.ts';

vi.setConfig({ testTimeout: 20_000 });

function open(answers: Answers = {}, at = '/help', role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubHelp(answers);
  const router = createMemoryRouter([{ path: '*', element: <HelpScreen /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup() };
}
const box = () => screen.findByRole('searchbox', { name: 'Search or ask a question' });

beforeEach(() => {
  forgetAll();
  failedRequests.length = 0;
});
afterEach(cleanup);

test('lists guides, pages and errors, each leading to its article', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Guides' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Guides', 'Pages', 'Error messages']);
  expect(screen.getByRole('link', { name: /^Inbox/ }).getAttribute('href')).toBe('/help?article=inbox');
});

test('error messages are folded until somebody opens them', async () => {
  const { person } = open();
  const fold = (await screen.findByRole('heading', { name: 'Error messages' })).closest('details');
  expect(fold?.open).toBe(false);
  await person.click(screen.getByText('Error messages'));
  expect(fold?.open).toBe(true);
  expect(within(fold as HTMLElement).getByRole('link', { name: /^This order is on hold/ })).toBeTruthy();
});

test('a search is in the address: a reload and Back keep it, and an opened article ends it', async () => {
  const { person, router, server } = open();
  await person.type(await box(), 'take over');
  await waitFor(() => expect(router.state.location.search).toBe('?q=take+over'));
  await screen.findByRole('heading', { name: 'Search results' });
  await person.click(await screen.findByRole('link', { name: /^Inbox/ }));
  expect(await screen.findByRole('link', { name: 'Open page' })).toBeTruthy();
  expect(await box()).toHaveProperty('value', '');
  await router.navigate(-1);
  await waitFor(async () => expect(await box()).toHaveProperty('value', 'take over'));
  cleanup();
  const reloaded = open({}, '/help?q=take+over');
  expect(await box()).toHaveProperty('value', 'take over');
  expect(await screen.findByRole('heading', { name: 'Search results' })).toBeTruthy();
  expect([...server.calls(lines.articles), ...reloaded.server.calls(lines.articles)].at(-1)?.url.searchParams.get('q')).toBe('take over');
});

test('opens the article of the page that one comes from, or all articles where there is none', async () => {
  open({}, '/help?for=/inbox');
  expect(await screen.findByRole('heading', { name: 'Inbox' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe('/inbox');
  cleanup();
  open({}, '/help?for=/nowhere');
  expect(await screen.findByRole('heading', { name: 'Guides' })).toBeTruthy();
});

test('a question is answered with its source', async () => {
  const source = { id: 'inbox', kind: 'page', title: 'Inbox', path: '/inbox' };
  const { person, server } = open({ [lines.answer]: { answer: { text: 'Press Take over.', source } } });
  await person.type(await box(), 'How do I take over?');
  expect(await screen.findByText('Press Take over.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'From: Inbox' }).getAttribute('href')).toBe('/help?article=inbox');
  expect(server.calls(lines.answer).at(-1)?.url.searchParams.get('q')).toBe('How do I take over?');
});

test('without an answer it says so and offers the contact form', async () => {
  const { person } = open({ [lines.answer]: { answer: null } });
  await person.type(await box(), 'What is the weather?');
  expect(await screen.findByText('No article answers this. Try other words, or contact us.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/help?tab=contact');
});

test('a single word is only searched for, and may find nothing', async () => {
  const { person, server } = open({
    [lines.articles]: ({ url }: SentRequest) => ({ items: url.searchParams.has('q') ? [] : madeArticles }),
  });
  await person.type(await box(), 'zeppelin');
  expect(await screen.findByText('No articles found')).toBeTruthy();
  expect(server.calls(lines.answer)).toEqual([]);
});

test('the changes since the last visit are marked, at the first visit none', async () => {
  const release = (...items: string[]) => ({ releases: [{ name: 'Unreleased', sections: [{ title: 'Added', items }] }] });
  open({ [lines.changelog]: release('**Help**.') }, '/help?tab=new');
  expect(await screen.findByText('Help')).toBeTruthy();
  expect(screen.queryByText('New')).toBeNull();
  cleanup();
  const { queryClient } = await import('../../../data/query-client.ts');
  queryClient.clear();
  open({ [lines.changelog]: release('Tickets.', '**Help**.') }, '/help?tab=new');
  const fresh = await screen.findByText('New');
  expect(fresh.closest('li')?.textContent).toBe('NewTickets.');
});

test('the status names what works and what doesn’t', async () => {
  open({ [lines.ready]: { status: 'ok', checks: { database: 'ok', queue: '2 jobs failed permanently' } } }, '/help?tab=status');
  expect(await screen.findByText('Everything works, with a note')).toBeTruthy();
  expect(screen.getByText('2 jobs failed permanently')).toBeTruthy();
  cleanup();
  const { queryClient } = await import('../../../data/query-client.ts');
  queryClient.clear();
  const failing = () => problem(503, { code: 'health.failing', errors: [{ path: 'database', message: 'No answer within 2 s.' }] });
  open({ [lines.ready]: failing }, '/help?tab=status');
  expect(await screen.findByText('Part of this installation isn’t working', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByText('No answer within 2 s.')).toBeTruthy();
});

test('a ticket carries the page, the version and the failed requests, shown before it is sent', async () => {
  const failed = { line: 'GET /api/orders/:merchant', status: 500, code: 'unexpected', request_id: 'req-7' };
  failedRequests.push(failed);
  const { person, server } = open({ [lines.create]: {} }, '/help?tab=contact&for=/orders');
  const attached = within(await screen.findByRole('region', { name: 'Sent along' }));
  expect(attached.getByText(/req-7/)).toBeTruthy();
  expect(await attached.findByText('0.1.0')).toBeTruthy();
  await person.type(screen.getByLabelText('Subject'), 'Orders stay empty');
  await person.type(screen.getByLabelText('What happened?'), 'After I filter.');
  await person.click(screen.getByRole('button', { name: 'Send ticket' }));
  await waitFor(() => expect(server.calls(lines.create)).toHaveLength(1));
  expect(server.calls(lines.create)[0]?.body).toEqual({
    subject: 'Orders stay empty',
    message: 'After I filter.',
    page: '/orders',
    version: '0.1.0',
    failed_requests: [failed],
  });
});

const closed = { code: 'ticket.closed', detail: 'This ticket is closed. Open a new one.' };
const ticket = {
  ...{ id: madeUser.id, subject: 'Orders stay empty', message: 'After I filter.', state: 'open', answer: null, created_by: 'Mara' },
  ...{ page: '/orders', version: '0.1.0', created_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' },
  failed_requests: [{ line: 'GET /api/orders/:merchant', status: 500, code: 'unexpected', request_id: 'req-7' }],
};
test('a ticket shows what was sent along with it', async () => {
  const { person } = open({ [lines.tickets]: { items: [ticket], next_cursor: null } }, '/help?tab=contact');
  const row = within((await screen.findByText('Orders stay empty')).closest('li') as HTMLElement);
  await person.click(row.getByText('Sent along'));
  for (const part of ['/orders', '0.1.0', 'GET /api/orders/:merchant · 500 · unexpected · req-7']) expect(row.getByText(part)).toBeTruthy();
});

test('one can add to an open ticket, and what can’t be sent stays', async () => {
  let fails = true;
  const { person, server } = open(
    { [lines.tickets]: { items: [ticket], next_cursor: null }, [lines.add]: () => (fails ? problem(409, closed) : ticket) },
    '/help?tab=contact',
  );
  await person.click(await screen.findByRole('button', { name: 'Add a message to the ticket “Orders stay empty”' }));
  await person.type(screen.getByLabelText('Message'), 'In Firefox, too.');
  await person.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('This ticket is closed. Open a new one.')).toBeTruthy();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'In Firefox, too.');
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
  expect(server.calls(lines.add).at(-1)?.body).toEqual({ message: 'In Firefox, too.' });
});

test('a ticket that can’t be sent stays in the form', async () => {
  const { person } = open(
    { [lines.create]: () => problem(503, { code: 'database.busy', detail: 'Parley’s database is busy right now.' }) },
    '/help?tab=contact',
  );
  await person.type(await screen.findByLabelText('Subject'), 'Orders');
  await person.type(screen.getByLabelText('What happened?'), 'Empty.');
  await person.click(screen.getByRole('button', { name: 'Send ticket' }));
  expect(await screen.findByText('Parley’s database is busy right now.', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Orders');
});

test('a role that can’t read the inbox is told so', async () => {
  const { server } = open({}, '/help?tab=contact', 'billing');
  expect(await screen.findByText('Your role can’t open tickets. Ask a teammate who answers customers.')).toBeTruthy();
  expect(server.calls(lines.tickets)).toEqual([]);
});

test('shortcuts come from the list that ? shows', async () => {
  open({}, '/help?tab=shortcuts');
  expect(await screen.findByText('Take over from the AI')).toBeTruthy();
});

const sent = {
  id: '0195b4f2-7c1e-7000-8000-0000000000f9',
  feedback_type: 'bug',
  title: 'The tag is gone',
  description: 'I had one.',
  status: 'planned',
  answer: 'In spring.',
  created_at: '2026-11-19T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

test.each<TeamRole>(['owner', 'billing'])('as %s, one’s own feedback shows its status and answer, and leads to its page', async (role) => {
  open({ [lines.feedback]: { items: [sent], next_cursor: null } }, '/help?tab=contact', role);
  const link = await screen.findByRole('link', { name: 'The tag is gone' });
  expect(link.getAttribute('href')).toBe(`/feedback/${sent.id}`);
  expect(link.closest('li')?.textContent).toMatch(/Planned.*In spring\./);
});

test('without feedback it says where to send it, and a failure can be tried again', async () => {
  open({}, '/help?tab=contact');
  expect(await screen.findByText('Feedback you send with the Feedback button appears here, with its status.')).toBeTruthy();
  cleanup();
  forgetAll();
  open({ [lines.feedback]: () => problem(400, { detail: 'Broken.' }) }, '/help?tab=contact');
  expect(await screen.findByText('Couldn’t load your feedback')).toBeTruthy();
});

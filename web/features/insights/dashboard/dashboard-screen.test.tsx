import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { lines, madeOverview, stubDashboard } from './make.ts';

function open(answers: Answers = {}, at = '/dashboard', role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubDashboard(answers);
  const router = createMemoryRouter([{ path: '*', element: <DashboardScreen /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup() };
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const waits = (count: number) => ({ [lines.overview]: madeOverview({ waiting: { ...madeOverview().waiting, count } }) });

beforeEach(forgetAll);
afterEach(cleanup);

test.each([
  [1, 'One person is waiting for you'],
  [7, 'Seven people are waiting for you'],
  [12, 'Twelve people are waiting for you'],
  [1300, '1,300 people are waiting for you'],
])('%d waiting customers are a sentence', async (count, sentence) => {
  open(waits(count));
  await waitFor(() => expect(heading()).toBe(sentence));
  expect(screen.getByText('The AI is answering 34 other people. Longest wait: 11 min.')).toBeTruthy();
});

test('links to the customer who has waited longest', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Answer next customer' });
  expect(link.getAttribute('href')).toBe('/inbox?conversation=0195b4f2-7c1e-7000-8000-0000000000c1');
});

test('offers no answer button when nobody waits', async () => {
  open({
    [lines.overview]: madeOverview({ waiting: { count: 0, oldest_since: null, oldest_id: null, ai_answering: 1, open_now: false } }),
  });
  await waitFor(() => expect(heading()).toBe('Nobody is waiting'));
  expect(screen.getByText('The AI is answering one person. The shop is closed.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Answer next customer' })).toBeNull();
});

test('a metric shows its change, links to its rows, and explains its formula', async () => {
  const { person } = open();
  const how = await screen.findAllByRole('button', { name: 'How “Revenue” is calculated' });
  const revenue = within(how[0]?.closest('section') ?? document.body);
  expect(revenue.getByText('+12.4%', { exact: false })).toBeTruthy();
  const filter = new URL(revenue.getByRole('link').getAttribute('href') ?? '', 'http://parley.test').searchParams.get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual({ match: 'all', conditions: [{ field: 'counts_as_revenue', op: 'is', value: true }] });
  await person.click(revenue.getByRole('button', { name: 'How “Revenue” is calculated' }));
  expect(await screen.findByText('How revenue is counted.')).toBeTruthy();
  expect(screen.getByText('33.2% of gross revenue')).toBeTruthy();
  expect(screen.getByText('+3.1 pts', { exact: false })).toBeTruthy();
  expect(screen.getByText('human: 3 min 12 s')).toBeTruthy();
});

test('the period is in the address, and changing it loads the new one', async () => {
  const { server, router, person } = open({}, '/dashboard?period=7d');
  await screen.findByText('33.2% of gross revenue');
  expect(server.calls(lines.overview)[0]?.url.searchParams.get('period')).toBe('7d');
  await person.click(screen.getByRole('button', { name: 'Period: Last 7 days' }));
  await person.click(screen.getByRole('menuitemradio', { name: 'Last 90 days' }));
  expect(router.state.location.search).toBe('?period=90d');
  await waitFor(() => expect(server.calls(lines.overview).at(-1)?.url.searchParams.get('period')).toBe('90d'));
});

test('a period that ends before today falls back to the default for the whole dashboard', async () => {
  const { server } = open({}, '/dashboard?period=last_month');
  await screen.findByText('33.2% of gross revenue');
  expect(server.calls(lines.overview)[0]?.url.searchParams.get('period')).toBe('30d');
  expect(screen.getByRole('button', { name: 'Period: Last 30 days' })).toBeTruthy();
});

test('daily revenue can be read as a table', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Revenue by day' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['All', 'Sold in chat'],
    ['€100', '€40'],
    ['€251', '€0'],
  ]);
});

const steps = (has_conversations: boolean) => ({ [lines.overview]: madeOverview({ has_conversations }) });
const isAbove = (one: HTMLElement, other: HTMLElement) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test.each([
  ['above the metrics until a customer wrote', false],
  ['beside the activity afterwards', true],
])('setting up stands %s', async (_, hasConversation) => {
  open(steps(hasConversation));
  const [card, metric] = [await screen.findByRole('link', { name: 'Invite your team' }), await screen.findByText('33.2% of gross revenue')];
  expect(isAbove(card, metric)).toBe(!hasConversation);
});

test('the setup steps lead to the guide, and can be hidden for the team', async () => {
  const { person, server } = open({ ...steps(false), [lines.dismiss]: { state: 'dismissed', steps: [] } });
  expect((await screen.findByRole('link', { name: 'Step by step' })).getAttribute('href')).toBe('/onboarding');
  await person.click(screen.getByRole('button', { name: 'Hide setup steps' }));
  expect(screen.queryByText('Set up your shop')).toBeNull();
  expect(server.calls(lines.dismiss)).toHaveLength(1);
});

test('setup steps that could not be hidden come back', async () => {
  const { person, server } = open({ ...steps(false), [lines.dismiss]: () => problem(500) });
  await person.click(await screen.findByRole('button', { name: 'Hide setup steps' }));
  await waitFor(() => expect(server.calls(lines.dismiss)).toHaveLength(1));
  expect(await screen.findByText('Set up your shop')).toBeTruthy();
});

test('a role that can’t set up a shop sees no steps', async () => {
  open(steps(false), '/dashboard', 'agent');
  await screen.findByText('33.2% of gross revenue');
  expect(screen.queryByText('Set up your shop')).toBeNull();
});

test('outcomes, urgent items and setup steps link to their places', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Resolved by AI, 71.8%, show 700 conversations' })).getAttribute('href')).toContain(
    '/inbox?tab=all',
  );
  expect(screen.getByText('Handed off: wants a person')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Orders on hold 3' }).getAttribute('href')).toBe('/orders?filter=x');
  expect(await screen.findByText('1 of 3 done, 1 skipped', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Invite your team' }).getAttribute('href')).toBe('/onboarding?step=team');
});

test('recent activity is written as sentences', async () => {
  open();
  expect(await screen.findByText('Yusuf Rossi asked for a person')).toBeTruthy();
  expect(screen.getByText('The AI sold Water Bottle ×2 to Mei Silva').closest('a')?.getAttribute('href')).toBe('/orders?order=2');
});

test('reads its data again when something changes', async () => {
  const { server } = open();
  await screen.findByText('33.2% of gross revenue');
  const before = server.calls(lines.overview).length;
  await refreshTopics(['inbox']);
  await waitFor(() => expect(server.calls(lines.overview).length).toBe(before + 1));
});

test('a part that fails to load can be retried', async () => {
  let broken = true;
  const { person } = open({ [lines.overview]: () => (broken ? problem(403) : madeOverview()) });
  await screen.findByText('Couldn’t load the dashboard');
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('33.2% of gross revenue')).toBeTruthy();
});

test('a new shop sees that nothing has happened yet', async () => {
  open({ [lines.activity]: { items: [] }, [lines.overview]: madeOverview({ endings: [], attention: [] }) });
  expect(await screen.findByText('No activity yet')).toBeTruthy();
  expect(await screen.findByText('No conversations from this period have ended yet.')).toBeTruthy();
  expect(screen.queryByText('Needs attention')).toBeNull();
});

import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, madeUser, problem, signIn } from '../../../data/make.ts';
import { madeExport } from '../../lists/imports/make.ts';
import { setZones } from '../../../lib/zoned-time.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { differenceOf, figureText } from './figure-text.ts';
import { lines, madeFigure, madeMetrics, madeRows, stubAnalytics } from './make.ts';
import { readPeriod } from './use-period.ts';

function open(at = '/analytics', answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubAnalytics(answers);
  const router = createMemoryRouter([{ path: '*', element: <AnalyticsScreen /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { server, router, person: userEvent.setup() };
}
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://parley.test').searchParams.get('filter') ?? '');

beforeEach(forgetAll);
afterEach(cleanup);

test.each([
  ['1500.00', 'money', '€1,500'],
  ['39.50', 'money', '€39.50'],
  ['71.83', 'percent', '71.8%'],
  ['192', 'seconds', '3 min 12 s'],
  ['0.8', 'seconds', '0.8 s'],
  ['4.44', 'score', '4.4'],
  ['1204', 'count', '1,204'],
  [null, 'percent', '–'],
] as const)('%s of %s reads %s', (value, unit, text) => expect(figureText(value, unit, 'EUR')).toBe(text));

test.each([
  [
    { key: 'revenue', value: '150', previous: '100', unit: 'money' },
    { text: '+50%', tone: 'good' },
  ],
  [
    { key: 'refunds', value: '150', previous: '100', unit: 'money' },
    { text: '+50%', tone: 'bad' },
  ],
  [
    { key: 'first_reply', value: '5', previous: '10', unit: 'seconds' },
    { text: '−50%', tone: 'good' },
  ],
  [
    { key: 'ai_resolution', value: '71.8', previous: '68.7', unit: 'percent' },
    { text: '+3.1 pts', tone: 'good' },
  ],
  [
    { key: 'csat', value: '4.2', previous: '4.5', unit: 'score' },
    { text: '−0.3', tone: 'bad' },
  ],
  [
    { key: 'conversations', value: '12', previous: '10', unit: 'count' },
    { text: '+20%', tone: 'neutral' },
  ],
  [
    { key: 'orders', value: '4', previous: '4', unit: 'count' },
    { text: 'no change', tone: 'neutral' },
  ],
  [
    { key: 'ai_resolution', value: '64.68', previous: '64.7', unit: 'percent' },
    { text: 'no change', tone: 'neutral' },
  ],
  [
    { key: 'orders', value: '0', previous: '0', unit: 'count' },
    { text: 'no change', tone: 'neutral' },
  ],
  [{ key: 'orders', value: '4', previous: '0', unit: 'count' }, undefined],
  [{ key: 'csat', value: '4', previous: null, unit: 'score' }, undefined],
] as const)('%o differs by %o', (figure, difference) => expect(differenceOf(figure)).toEqual(difference));

test.each([
  ['', { period: '30d' }],
  ['period=7d', { period: '7d' }],
  ['period=nonsense&brand=x', { period: '30d' }],
  ['period=custom&from=2026-01-01&to=2026-01-31', { period: 'custom', from: '2026-01-01', to: '2026-01-31' }],
  ['period=custom&from=2026-02-01&to=2026-01-31', { period: '30d' }],
  ['period=custom&from=2020-01-01&to=2026-01-31', { period: '30d' }],
] as const)('the address “%s” is parsed as %o', (search, period) => expect(readPeriod(new URLSearchParams(search))).toEqual(period));

test('a metric links to exactly the rows it counts, and a zero has no link', async () => {
  open();
  const link = await screen.findByRole('link', { name: '€1,500. Show records for “Revenue”' });
  expect(link.getAttribute('href')).toMatch(/^\/orders\?filter=/);
  expect(filterOf(link)).toEqual(madeRows().filter);
  expect(within(screen.getByRole('region', { name: 'CSAT' })).queryByRole('link')).toBeNull();
});

test('exports a metric’s rows as the list with its filter, and the browser saves the file', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const run = madeExport({ list: 'orders' });
  const done = { ...run, state: 'done', rows: 12, url: '/api/exports/files/token' };
  const { server, person } = open('/analytics', { [lines.export]: run, [`${lines.export.replace('POST', 'GET')}/${run.id}`]: done });
  await person.click(await screen.findByRole('button', { name: 'Export records for “Revenue”' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.calls(lines.export).map(({ body }) => body)).toEqual([madeRows()]);
  expect(screen.queryByRole('button', { name: 'Export records for “CSAT”' })).toBeNull();
});

test.each([
  ['conversions', 'Half of the customers who ordered did so within 10 min of starting the conversation.'],
  ['revenue', 'By channel'],
  ['products', 'Bottle'],
  ['customers', 'Champions'],
  ['ai', 'Low confidence'],
  ['team', 'Theo'],
])('the address opens the report %s', async (tab, words) => {
  open(`/analytics?tab=${tab}`);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('a step of the funnel opens its people and exports the same ones', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:people');
  setZones({ shop: 'Europe/Amsterdam' });
  const { server, person } = open('/analytics?tab=conversions&window=30', { [lines.peopleFile]: () => new Response('name') });
  await person.click(await screen.findByRole('button', { name: '4. Show records for “WhatsApp, Carts”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Carts · WhatsApp' });
  expect((await within(dialog).findByRole('link', { name: '#1042' })).getAttribute('href')).toBe(
    `/inbox?tab=all&conversation=${madeUser.id}`,
  );
  expect(within(dialog).getByRole('row', { name: /Ada/ }).textContent).toContain('Nov 20, 11:30 PM');
  setZones({});
  const asked = { period: '30d', window_days: '30', step: 'carts', channel: 'whatsapp' };
  expect(Object.fromEntries(server.calls(lines.people)[0]?.url.searchParams ?? [])).toEqual(asked);
  await person.click(within(dialog).getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(Object.fromEntries(server.calls(lines.peopleFile)[0]?.url.searchParams ?? [])).toEqual(asked);
  // Nobody ordered there, so there is nobody to show.
  expect(screen.queryByRole('button', { name: /WhatsApp, Orders/ })).toBeNull();
});

test('shows the AI’s tokens by kind, with a link to its conversations', async () => {
  open('/analytics?tab=ai');
  const table = await screen.findByRole('table', { name: 'Tokens' });
  const link = within(table).getByRole('link', { name: /^12,000\./ });
  expect(link.getAttribute('href')).toContain('/inbox?tab=all&filter=');
  expect(within(table).getByRole('row', { name: /Output/ }).textContent).toContain('0');
  expect(within(table).queryAllByRole('link')).toHaveLength(1);
});

test('the tab and the period are in the address, and both are requested', async () => {
  const { server, router, person } = open('/analytics?period=7d');
  await person.click(screen.getByRole('tab', { name: 'Revenue' }));
  expect(router.state.location.search).toBe('?period=7d&tab=revenue');
  await waitFor(() => expect(server.calls(lines.revenue).at(-1)?.url.searchParams.get('period')).toBe('7d'));
  await person.selectOptions(await screen.findByLabelText('Attribution window'), 'Within 30 days');
  await waitFor(() => expect(server.calls(lines.revenue).at(-1)?.url.searchParams.get('window_days')).toBe('30'));
});

test('a custom period is requested once it is valid', async () => {
  const { server, router, person } = open('/analytics?period=custom&from=2026-01-01&to=2026-01-31');
  const to = screen.getByLabelText('End date');
  await person.clear(to);
  await person.type(to, '2025-12-31');
  expect(await screen.findByText('Choose an end date on or after the start date, at most 731 days later.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  await person.clear(to);
  await person.type(to, '2026-02-10');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  expect(router.state.location.search).toContain('to=2026-02-10');
  await waitFor(() => expect(server.calls(lines.metrics).at(-1)?.url.searchParams.get('to')).toBe('2026-02-10'));
});

test('a custom period starts with this month, by the shop’s calendar', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1, 0, 30), toFake: ['Date'] });
  const { router, person } = open();
  await person.click(screen.getByRole('button', { name: /^Period/ }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Custom range' }));
  expect(router.state.location.search).toBe('?period=custom&from=2026-05-01&to=2026-05-01');
  vi.useRealTimers();
});

test('without the comparison, the previous period is hidden', async () => {
  const { router, person } = open();
  await screen.findByText('+50%', { exact: false });
  await person.click(screen.getByLabelText('Compare periods'));
  expect(router.state.location.search).toBe('?compare=no');
  expect(screen.queryByText('+50%', { exact: false })).toBeNull();
});

test('offers a brand filter where there are several brands', async () => {
  const brand = (id: string, name: string) => ({ id, name });
  const [one, two] = ['0195b4f2-7c1e-7000-8000-0000000000d1', '0195b4f2-7c1e-7000-8000-0000000000d2'];
  const { server, person } = open('/analytics', { [lines.brands]: { items: [brand(one, 'Harbour'), brand(two, 'Quay')] } });
  await person.selectOptions(await screen.findByLabelText('Brand'), 'Quay');
  await waitFor(() => expect(server.calls(lines.metrics).at(-1)?.url.searchParams.get('brand')).toBe(two));
});

test('shows a metric day by day beside the previous period, also as a table', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Show as table' }));
  const cells = within(screen.getByRole('table', { name: 'Revenue' }))
    .getAllByRole('row')
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Previous period', 'Revenue'],
    ['€50', '€100'],
    ['€950', '€1,400'],
  ]);
});

test('an empty period says so and offers a longer one', async () => {
  const nothing = { ...madeMetrics, figures: [madeFigure({ value: '0.00', previous: '0.00' })] };
  const { router, person } = open('/analytics', { [lines.metrics]: nothing });
  await person.click(await screen.findByRole('button', { name: 'Show the last 365 days' }));
  expect(router.state.location.search).toBe('?period=365d');
});

test('a report that fails to load can be retried', async () => {
  let broken = true;
  const { person } = open('/analytics', { [lines.metrics]: () => (broken ? problem(403) : madeMetrics) });
  await screen.findByText('Couldn’t load analytics');
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Revenue' })).toBeTruthy();
});

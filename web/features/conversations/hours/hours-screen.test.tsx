import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { HoursScreen } from './hours-screen.tsx';
import type { Hours } from './data.ts';
import { lines, madeHours, madeSchedule, sales, salesId } from './make.ts';

beforeEach(forgetAll);
afterEach(cleanup);

/** Stores what is saved, as the server does. */
function open(start: Hours = madeHours(), answers: Answers = {}, permissions?: string[]) {
  signIn(permissions && { permissions: permissions as never });
  const stored = { hours: start };
  const server = stubServer({
    [lines.read]: () => stored.hours,
    [lines.teams]: { items: [] },
    [lines.save]: ({ body }: SentRequest) => {
      const { schedules, version } = body as Hours;
      if (version !== stored.hours.version)
        return problem(409, { code: 'settings.changed', detail: 'Someone else changed these settings.' });
      stored.hours = { schedules: schedules.map((one) => madeSchedule(one)), version: version + 1 };
      return stored.hours;
    },
    ...answers,
  });
  const router = createMemoryRouter([
    { path: '/', element: <HoursScreen /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return { server, stored, router, person: userEvent.setup() };
}
const saved = (server: ReturnType<typeof open>['server']) => server.calls(lines.save).map(({ body }) => body as Hours);
const day = (name: string) => screen.findByRole('group', { name });
const save = async (person: ReturnType<typeof open>['person']) => person.click(screen.getByRole('button', { name: 'Save changes' }));

test.each([
  ['always open', { always_open: true }, 'Open 24/7'],
  ['never open', { open_now: false }, 'Closed, no business hours set'],
  ['open until next week', { changes_at: '2031-03-04T16:00:00.000Z' }, /^Open now, closes .*4.* at /],
  ['closed until a time', { open_now: false, changes_at: '2031-03-04T08:00:00.000Z' }, /^Closed now, opens .*4.* at /],
])('shows first whether it is open now: %s', async (_, part, sentence) => {
  open(madeHours(part));
  expect(await screen.findByRole('heading', { level: 2, name: sentence })).toBeTruthy();
});

test('adds, copies and removes openings', async () => {
  const { server, person } = open();
  await person.click(within(await day('Monday')).getByRole('button', { name: 'Add time slot on Monday' }));
  await person.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Saturday' }));
  await person.click(within(await day('Tuesday')).getByRole('button', { name: /Remove time slot 9:00\sAM to 5:00\sPM/ }));
  await save(person);
  await waitFor(() => expect(saved(server)).toHaveLength(1));
  const both = (on: number) => [
    { day: on, from: '09:00', to: '17:00' },
    { day: on, from: '18:00', to: '22:00' },
  ];
  expect(saved(server)[0]?.schedules[0]?.slots).toEqual([...both(1), ...both(6)]);
  expect(await screen.findByRole('button', { name: 'Discard' })).toHaveProperty('className', expect.stringContaining('invisible'));
});

test('names openings past midnight and full days', async () => {
  open(
    madeHours({
      slots: [
        { day: 1, from: '22:00', to: '06:00' },
        { day: 2, from: '00:00', to: '00:00' },
      ],
    }),
  );
  expect(within(await day('Monday')).getByText('next day')).toBeTruthy();
  expect(within(await day('Tuesday')).getByText('24 hours')).toBeTruthy();
});

test('the chart of the week follows the form', async () => {
  const { person } = open();
  const glance = await screen.findByRole('group', { name: 'Week at a glance' });
  expect(within(glance).getByText(/^Monday: 9:00\sAM–5:00\sPM$/)).toBeTruthy();
  await person.click(screen.getByRole('switch', { name: /Open 24\/7/ }));
  expect(within(glance).getByText('Sunday: 24 hours')).toBeTruthy();
});

test('an empty time is marked, and nothing is sent', async () => {
  const { server, person } = open();
  const field = within(await day('Monday')).getByLabelText('Monday: opens at');
  await person.clear(field);
  await save(person);
  expect(await screen.findByText('Enter a time such as 09:00.')).toBeTruthy();
  expect([field.getAttribute('aria-invalid'), saved(server)]).toEqual(['true', []]);
});

test('the shop’s time zone is changed in its settings', async () => {
  const { stored } = open();
  expect((await screen.findByRole('link', { name: 'Change in General' })).getAttribute('href')).toBe('/settings#shop');
  expect(screen.getByText('Europe/Amsterdam')).toBeTruthy();
  stored.hours = madeHours({ time_zone: 'Asia/Tokyo' });
  await refreshTopics(['settings']);
  expect(await screen.findByText('Asia/Tokyo')).toBeTruthy();
});

test('finds a team’s time zone by part of its name', async () => {
  const ofSales = madeSchedule({ team_id: salesId });
  const { server, person } = open({ schedules: [madeSchedule(), ofSales], version: 3 }, { [lines.teams]: { items: [sales] } });
  await person.click(await screen.findByRole('tab', { name: 'Sales' }));
  await person.click(await screen.findByRole('button', { name: 'Time zone: Europe/Amsterdam' }));
  await person.type(await screen.findByRole('combobox'), 'tokyo{Enter}');
  await save(person);
  await waitFor(() => expect(saved(server)[0]?.schedules[1]?.time_zone).toBe('Asia/Tokyo'));
});

test('checks a holiday in its dialog and saves it with the hours', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Add holiday' }));
  const dialog = await screen.findByRole('dialog', { name: 'New holiday' });
  await person.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeTruthy();
  await person.type(within(dialog).getByLabelText('Name'), 'Christmas');
  await person.click(within(dialog).getByLabelText('Every year'));
  await person.click(within(dialog).getByLabelText('Open part of the day'));
  await person.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/10:00\sAM–2:00\sPM · every year$/)).toBeTruthy();
  expect(saved(server)).toEqual([]);
  await save(person);
  await waitFor(() => expect(saved(server)).toHaveLength(1));
  expect(saved(server)[0]?.schedules[0]?.holidays).toMatchObject([
    { name: 'Christmas', yearly: true, slots: [{ from: '10:00', to: '14:00' }] },
  ]);
});

test('a team uses the shop’s hours until it has its own', async () => {
  const { server, person } = open(madeHours(), { [lines.teams]: { items: [sales] } });
  await person.click(await screen.findByRole('tab', { name: 'Sales' }));
  expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
  await person.click(screen.getByRole('switch', { name: /Use custom hours/ }));
  await save(person);
  await waitFor(() => expect(saved(server)[0]?.schedules.map(({ team_id: team }) => team)).toEqual([null, salesId]));
});

test('shows a change by somebody else without losing what was entered', async () => {
  const { server, stored, person } = open();
  await person.click(within(await day('Wednesday')).getByRole('button', { name: 'Add time slot on Wednesday' }));
  stored.hours = madeHours({ slots: [] }, 4);
  await save(person);
  expect(await screen.findByText(/A teammate changed these hours while you were editing/)).toBeTruthy();
  expect(within(await day('Wednesday')).getByLabelText('Wednesday: opens at')).toHaveProperty('value', '09:00');
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByText('Saving will replace your teammate’s changes.')).toBeTruthy();
  await save(person);
  await waitFor(() => expect(saved(server).at(-1)).toMatchObject({ version: 4 }));
  expect(stored.hours.schedules[0]?.slots).toHaveLength(3);
});

test('can load the other person’s version instead', async () => {
  const { stored, person } = open();
  await person.click(within(await day('Wednesday')).getByRole('button', { name: 'Add time slot on Wednesday' }));
  stored.hours = madeHours({ slots: [] }, 4);
  await refreshTopics(['hours']);
  await person.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(within(await day('Monday')).getByText('Closed')).toBeTruthy();
});

test('without own edits, a change by somebody else just appears', async () => {
  const { stored } = open();
  await day('Monday');
  stored.hours = madeHours({ slots: [] }, 4);
  await refreshTopics(['hours']);
  await waitFor(async () => expect(within(await day('Monday')).getByText('Closed')).toBeTruthy());
  expect(screen.queryByText(/meanwhile/)).toBeNull();
});

test('asks before leaving with unsaved changes', async () => {
  const { router, person } = open();
  await person.click(within(await day('Monday')).getByRole('button', { name: /Remove time slot/ }));
  void router.navigate('/elsewhere');
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.queryByText('Elsewhere')).toBeNull();
  void router.navigate('/elsewhere');
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('a role that can’t change settings can read them', async () => {
  open(madeHours(), {}, ['inbox:read', 'settings:read', 'team:read']);
  const monday = await day('Monday');
  expect(within(monday).getByLabelText('Monday: opens at')).toHaveProperty('readOnly', true);
  expect(screen.getByText(/Only owners and managers can change business hours/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('hours that fail to load can be retried', async () => {
  let failing = true;
  const { person } = open(madeHours(), {
    [lines.read]: () => (failing ? problem(404, { code: 'merchant.missing', detail: 'There is no such shop.' }) : madeHours()),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(retry);
  expect(await day('Monday')).toBeTruthy();
});

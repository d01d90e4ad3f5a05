import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn, stubServer } from '../../../data/make.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { HoursScreen } from './index.ts';
import type { Hours } from './data.ts';
import { lines, madeHours, madeSchedule, sales, salesId } from './make.ts';

beforeEach(forgetAll);
afterEach(cleanup);

/** Keeps what is saved, as the server does. */
function open(start: Hours = madeHours(), answers: Answers = {}, permissions?: string[]) {
  signIn(permissions && { permissions: permissions as never });
  const held = { hours: start };
  const server = stubServer({
    [lines.read]: () => held.hours,
    [lines.teams]: { items: [] },
    [lines.save]: ({ body }: SentRequest) => {
      const { schedules, version } = body as Hours;
      if (version !== held.hours.version) return problem(409, { code: 'settings.changed', detail: 'Someone else changed these settings.' });
      held.hours = { schedules: schedules.map((one) => madeSchedule(one)), version: version + 1 };
      return held.hours;
    },
    ...answers,
  });
  const router = createMemoryRouter([
    { path: '/', element: <HoursScreen /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return { server, held, router, person: userEvent.setup() };
}
const saved = (server: ReturnType<typeof open>['server']) => server.calls(lines.save).map(({ body }) => body as Hours);
const day = (name: string) => screen.findByRole('group', { name });
const save = async (person: ReturnType<typeof open>['person']) => person.click(screen.getByRole('button', { name: 'Save changes' }));

test.each([
  ['open for good', { always_open: true }, 'Open around the clock'],
  ['never open', { open_now: false }, 'Closed, and no opening is set'],
  ['open for a week', { changes_at: '2031-03-04T16:00:00.000Z' }, /^Open now, closes .*4.* at /],
  ['closed until then', { open_now: false, changes_at: '2031-03-04T08:00:00.000Z' }, /^Closed now, opens .*4.* at /],
])('says first what is true now: %s', async (_, part, sentence) => {
  open(madeHours(part));
  expect(await screen.findByRole('heading', { level: 2, name: sentence })).toBeTruthy();
});

test('openings are added, copied to other days and removed', async () => {
  const { server, person } = open();
  await person.click(within(await day('Monday')).getByRole('button', { name: 'Add an opening on Monday' }));
  await person.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Saturday' }));
  await person.click(within(await day('Tuesday')).getByRole('button', { name: /Remove the opening 09:00 to 17:00/ }));
  await save(person);
  await waitFor(() => expect(saved(server)).toHaveLength(1));
  const both = (on: number) => [
    { day: on, from: '09:00', to: '17:00' },
    { day: on, from: '18:00', to: '22:00' },
  ];
  expect(saved(server)[0]?.schedules[0]?.slots).toEqual([...both(1), ...both(6)]);
  expect(await screen.findByRole('button', { name: 'Discard' })).toHaveProperty('className', expect.stringContaining('invisible'));
});

test('a night and a whole day say what they are', async () => {
  open(
    madeHours({
      slots: [
        { day: 1, from: '22:00', to: '06:00' },
        { day: 2, from: '00:00', to: '00:00' },
      ],
    }),
  );
  expect(within(await day('Monday')).getByText('the next day')).toBeTruthy();
  expect(within(await day('Tuesday')).getByText('24 hours')).toBeTruthy();
});

test('the week at a glance follows what is entered', async () => {
  const { person } = open();
  const glance = await screen.findByRole('group', { name: 'The week at a glance' });
  expect(within(glance).getByText('Monday: 09:00–17:00')).toBeTruthy();
  await person.click(screen.getByRole('switch', { name: /Open around the clock/ }));
  expect(within(glance).getByText('Sunday: 00:00–24:00')).toBeTruthy();
});

test('a time left empty is pointed at, and nothing is sent', async () => {
  const { server, person } = open();
  const field = within(await day('Monday')).getByLabelText('Monday: opens');
  await person.clear(field);
  await save(person);
  expect(await screen.findByText('Use a time such as 09:00.')).toBeTruthy();
  expect([field.getAttribute('aria-invalid'), saved(server)]).toEqual(['true', []]);
});

test('the time zone is found by a part of its name', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Time zone: Europe/Amsterdam' }));
  await person.type(await screen.findByRole('combobox'), 'tokyo{Enter}');
  await save(person);
  await waitFor(() => expect(saved(server)[0]?.schedules[0]?.time_zone).toBe('Asia/Tokyo'));
});

test('a holiday is checked where it is entered, and saved with the rest', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Add a holiday' }));
  const dialog = await screen.findByRole('dialog', { name: 'New holiday' });
  await person.click(within(dialog).getByRole('button', { name: 'Keep' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeTruthy();
  await person.type(within(dialog).getByLabelText('Name'), 'Christmas');
  await person.click(within(dialog).getByLabelText('Every year'));
  await person.click(within(dialog).getByLabelText('Open on some hours'));
  await person.click(within(dialog).getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText(/10:00–14:00 · every year$/)).toBeTruthy();
  expect(saved(server)).toEqual([]);
  await save(person);
  await waitFor(() => expect(saved(server)).toHaveLength(1));
  expect(saved(server)[0]?.schedules[0]?.holidays).toMatchObject([
    { name: 'Christmas', yearly: true, slots: [{ from: '10:00', to: '14:00' }] },
  ]);
});

test('a team keeps the hours of the shop until it has its own', async () => {
  const { server, person } = open(madeHours(), { [lines.teams]: { items: [sales] } });
  await person.click(await screen.findByRole('tab', { name: 'Sales' }));
  expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
  await person.click(screen.getByRole('switch', { name: /Has hours of its own/ }));
  await save(person);
  await waitFor(() => expect(saved(server)[0]?.schedules.map(({ team_id: team }) => team)).toEqual([null, salesId]));
});

test('another’s change meanwhile is shown, and nothing entered is lost', async () => {
  const { server, held, person } = open();
  await person.click(within(await day('Wednesday')).getByRole('button', { name: 'Add an opening on Wednesday' }));
  held.hours = madeHours({ slots: [] }, 4);
  await save(person);
  expect(await screen.findByText(/Someone else has changed these hours meanwhile/)).toBeTruthy();
  expect(within(await day('Wednesday')).getByLabelText('Wednesday: opens')).toHaveProperty('value', '09:00');
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByText('Saving now replaces their change.')).toBeTruthy();
  await save(person);
  await waitFor(() => expect(saved(server).at(-1)).toMatchObject({ version: 4 }));
  expect(held.hours.schedules[0]?.slots).toHaveLength(3);
});

test('theirs can be shown instead', async () => {
  const { held, person } = open();
  await person.click(within(await day('Wednesday')).getByRole('button', { name: 'Add an opening on Wednesday' }));
  held.hours = madeHours({ slots: [] }, 4);
  await refreshTopics(['hours']);
  await person.click(await screen.findByRole('button', { name: 'Show theirs' }));
  expect(within(await day('Monday')).getByText('Closed')).toBeTruthy();
});

test('without a change of one’s own, another’s simply appears', async () => {
  const { held } = open();
  await day('Monday');
  held.hours = madeHours({ slots: [] }, 4);
  await refreshTopics(['hours']);
  await waitFor(async () => expect(within(await day('Monday')).getByText('Closed')).toBeTruthy());
  expect(screen.queryByText(/meanwhile/)).toBeNull();
});

test('leaving with something unsaved asks first', async () => {
  const { router, person } = open();
  await person.click(within(await day('Monday')).getByRole('button', { name: /Remove the opening/ }));
  void router.navigate('/elsewhere');
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.queryByText('Elsewhere')).toBeNull();
  void router.navigate('/elsewhere');
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('who may not change settings reads them', async () => {
  open(madeHours(), {}, ['inbox:read', 'settings:read', 'team:read']);
  const monday = await day('Monday');
  expect(within(monday).getByLabelText('Monday: opens')).toHaveProperty('readOnly', true);
  expect(screen.getByText(/Owners and managers can change these hours/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('hours that cannot be read offer another try', async () => {
  let failing = true;
  const { person } = open(madeHours(), {
    [lines.read]: () => (failing ? problem(404, { code: 'merchant.missing', detail: 'There is no such shop.' }) : madeHours()),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await person.click(retry);
  expect(await day('Monday')).toBeTruthy();
});

import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAll, madeUser, problem, type SentRequest, signIn, stubServer } from '../../data/make.ts';
import { useLive } from '../../data/live/state.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';

const team = `GET /api/merchants/${madeUser.merchant_id}/team`;
const line = `PUT /api/teams/${madeUser.merchant_id}/availability`;
type Said = { availability: string };

function open(availability: string, answer?: (request: SentRequest) => unknown, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  let now = availability;
  const server = stubServer({
    [team]: () => ({ items: [{ user_id: madeUser.user_id, name: 'Mara', availability: now }], invites: [] }),
    [line]: answer ?? (({ body }: SentRequest) => ((now = (body as Said).availability), { availability: now })),
  });
  render(<AvailabilitySwitch />);
  return server;
}
const toggle = () => screen.findByRole('switch', { name: 'Online: accept new conversations' });

beforeEach(() => {
  forgetAll();
  useLive.setState({ state: 'connecting' });
});
afterEach(cleanup);

test('a teammate goes away and returns, and sees their availability', async () => {
  const server = open('online');
  expect(await screen.findByText('Online')).toBeTruthy();
  await userEvent.click(await toggle());
  expect(await screen.findByText('Away')).toBeTruthy();
  expect(await toggle()).toHaveProperty('checked', false);
  await waitFor(() => expect(server.calls(team)).toHaveLength(2));
  await userEvent.click(await toggle());
  expect(await screen.findByText('Online')).toBeTruthy();
  expect(server.calls(line).map(({ body }) => body)).toEqual([{ availability: 'away' }, { availability: 'online' }]);
});

test('a rejected change is reverted', async () => {
  open('online', () =>
    problem(403, { code: 'permission.denied', detail: 'Your role doesn’t allow this. Ask your shop’s owner for access.' }),
  );
  await screen.findByText('Online');
  await userEvent.click(await toggle());
  await waitFor(async () => expect(await toggle()).toHaveProperty('checked', true));
  expect(screen.getByText('Online')).toBeTruthy();
});

test.each([
  ['connecting', 'Offline'],
  ['live', 'Online'],
] as const)('while the stream is %s a list that has not heard of one shows %s', async (state, shown) => {
  useLive.setState({ state });
  open('offline');
  expect(await screen.findByText(shown)).toBeTruthy();
});

test('a role that doesn’t answer customers has no switch, and makes no request', () => {
  const server = open('online', undefined, 'analyst');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(server.sent).toEqual([]);
});

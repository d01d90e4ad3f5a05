import type { SingleSignOn } from '@parley/contract/sso-settings';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { lines, madeSso, stubSettings } from './make.ts';

const sso: NonNullable<SingleSignOn['sso']> = {
  ...{ name: 'harbour', issuer: 'https://id.harbour.example', client_id: 'parley', secret_set_at: '2026-11-21T10:00:00.000Z' },
  ...{ role: 'agent', required: false, proven_at: '2026-11-22T10:00:00.000Z', version: 4 },
};
const on: SingleSignOn = { ...madeSso, sso, sign_in_url: 'https://parley.example/login/sso/harbour' };

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
async function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <SettingsScreen /> }], { initialEntries: ['/settings'] })} />);
  const card = within(await screen.findByRole('region', { name: 'Single sign-on' }));
  return { server, person: userEvent.setup(), card };
}

beforeEach(forgetAll);
afterEach(cleanup);

test('an owner tests the issuer and sets it up', async () => {
  const { server, person, card } = await open({
    [lines.testSso]: { ok: false, message: 'The identity provider can’t be reached.' },
    [lines.saveSso]: on,
  });
  await person.click(await card.findByRole('button', { name: 'Set up single sign-on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up single sign-on' }));
  expect(dialog.getByLabelText('Redirect address')).toHaveProperty('value', madeSso.redirect_url);
  await person.type(dialog.getByLabelText('Issuer'), 'https://id.harbour.example');
  await person.click(dialog.getByRole('button', { name: 'Test' }));
  expect(await dialog.findByText('The identity provider can’t be reached.')).toBeTruthy();
  await person.type(dialog.getByLabelText('Client ID'), 'parley');
  await person.type(dialog.getByLabelText('Client secret'), 'secret');
  await person.type(dialog.getByLabelText('Sign-in name'), 'harbour');
  expect(within(dialog.getByLabelText('Role for new people')).queryByRole('option', { name: 'Owner' })).toBeNull();
  await person.selectOptions(dialog.getByLabelText('Role for new people'), 'Nobody new: invite first');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('Single sign-on saved'));
  expect(server.calls(lines.saveSso)[0]?.body).toEqual({
    ...{ name: 'harbour', issuer: 'https://id.harbour.example', client_id: 'parley', client_secret: 'secret' },
    ...{ role: null, required: false },
  });
});

test('editing sends no secret unless one is entered', async () => {
  const { server, person, card } = await open({ [lines.sso]: on, [lines.saveSso]: on });
  await person.click(await card.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.clear(dialog.getByLabelText('Sign-in name'));
  await person.type(dialog.getByLabelText('Sign-in name'), 'harbour-supply');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls(lines.saveSso)).toHaveLength(1));
  expect(server.calls(lines.saveSso)[0]?.body).toMatchObject({ name: 'harbour-supply', version: 4 });
  expect(server.calls(lines.saveSso)[0]?.body).not.toHaveProperty('client_secret');
});

test('it can be required once somebody logged in through it', async () => {
  const { server, person, card } = await open({ [lines.sso]: on, [lines.saveSso]: { ...on, sso: { ...sso, required: true } } });
  await person.click(await card.findByRole('switch', { name: /Required for everyone but owners/ }));
  await waitFor(() => expect(toasts()).toContain('Single sign-on is now required'));
  expect(server.calls(lines.saveSso)[0]?.body).toMatchObject({ required: true, version: 4 });
});

test('before that, it can’t', async () => {
  const { card } = await open({ [lines.sso]: { ...on, sso: { ...sso, proven_at: null } } });
  expect(await card.findByRole('switch')).toHaveProperty('disabled', true);
  expect(card.getByText(/Log in through it once before you require it/)).toBeTruthy();
});

test('turning it off asks first', async () => {
  const { server, person, card } = await open({ [lines.sso]: on, [lines.turnOffSso]: {} });
  await person.click(await card.findByRole('button', { name: 'Turn off' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(toasts()).toContain('Single sign-on turned off'));
  expect(server.calls(lines.turnOffSso)).toHaveLength(1);
});

test('a SCIM token is shown once', async () => {
  const scim = { last_four: 'wxyz', created_at: '2026-11-21T10:00:00.000Z', last_used_at: null };
  const { person, card } = await open({ [lines.sso]: on, [lines.scimToken]: { token: 'parley_scim_abcwxyz', scim } });
  await person.click(await card.findByRole('button', { name: 'Create token' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy your SCIM token' }));
  expect(shown.getByLabelText('Token')).toHaveProperty('value', 'parley_scim_abcwxyz');
  await person.click(shown.getByRole('button', { name: 'I’ve copied it' }));
  await waitFor(() => expect(screen.queryByDisplayValue('parley_scim_abcwxyz')).toBeNull());
});

test('a manager reads it and changes nothing', async () => {
  const { card } = await open({ [lines.sso]: on }, 'manager');
  expect(await card.findByText('https://id.harbour.example')).toBeTruthy();
  expect(card.getByText('Only an owner can change single sign-on.')).toBeTruthy();
  expect(card.getByRole('switch')).toHaveProperty('disabled', true);
  for (const name of ['Edit', 'Turn off', 'Create token']) expect(card.queryByRole('button', { name })).toBeNull();
});

test('says that it couldn’t be loaded, and tries again', async () => {
  let answer: () => unknown = () => problem(500, { code: 'unexpected' });
  const { person, card } = await open({ [lines.sso]: () => answer() });
  const again = await card.findByRole('button', { name: 'Try again' });
  answer = () => madeSso;
  await person.click(again);
  expect(await card.findByRole('button', { name: 'Set up single sign-on' })).toBeTruthy();
});

import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { ApiKeysScreen } from './api-keys-screen.tsx';
import { keyId, lines, madeKey, madeRequest, stubKeys } from './make.ts';

function open(answers: Answers = {}, role: TeamRole = 'owner', permissions = permissionsOf(role)) {
  signIn({ team_role: role, permissions: [...permissions] });
  const server = stubKeys(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ApiKeysScreen /> }])} />);
  return { server, person: userEvent.setup() };
}
const choose = async (person: ReturnType<typeof userEvent.setup>, action: string) => {
  await person.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};
const secret = `parley_live_${'x'.repeat(36)}`;

beforeEach(forgetAll);
afterEach(cleanup);

test('a key is created with scopes and addresses, and shown until it was copied', async () => {
  const { server, person } = open({ [lines.create]: { key: secret, api_key: madeKey() } });
  await person.click(await screen.findByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByLabelText('Name'), 'ERP');
  await person.click(form.getByRole('checkbox', { name: /View orders/ }));
  await person.type(form.getByLabelText(/IP addresses/), '203.0.113.0/24,');
  await person.selectOptions(form.getByLabelText('Expires'), 'In 90 days');
  await person.click(form.getByRole('button', { name: 'Create key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy your API key now' }));
  expect(shown.getByLabelText<HTMLInputElement>('API key').value).toBe(secret);
  const sent = server.calls(lines.create)[0]?.body as { expires_at: string };
  expect(sent).toMatchObject({ name: 'ERP', scopes: ['orders:read'], allowed_addresses: ['203.0.113.0/24'] });
  expect(Math.round((Date.parse(sent.expires_at) - Date.now()) / 86_400_000)).toBe(90);
  await person.keyboard('{Escape}');
  expect(shown.getByLabelText('API key')).toBeTruthy();
  await person.click(shown.getByRole('button', { name: 'I’ve copied it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without a scope, and with a wrong address, the form says so and keeps what was typed', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByLabelText('Name'), 'ERP');
  await person.type(form.getByLabelText(/IP addresses/), 'office,');
  await person.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText('Choose at least one scope.')).toBeTruthy();
  expect(form.getByText(/Enter an IP address such as 203\.0\.113\.7/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('ERP');
  expect(server.calls(lines.create)).toEqual([]);
});

test('only the scopes one has oneself are offered', async () => {
  const { person } = open({}, 'manager');
  await person.click(await screen.findByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByRole('checkbox', { name: /billing/ })).toBeNull();
  await person.click(form.getByRole('button', { name: 'Select all reading' }));
  const checked = form.getAllByRole('checkbox', { checked: true });
  expect(checked.length).toBe(permissionsOf('manager').filter((one) => one.endsWith(':read')).length);
});

test('a key is replaced with a grace, and revoked after a question', async () => {
  const { server, person } = open({ [lines.replace]: { key: secret, api_key: madeKey() }, [lines.revoke]: madeKey({ state: 'revoked' }) });
  const form = await choose(person, 'Replace');
  await person.selectOptions(form.getByLabelText('The old key works'), '1 more hour');
  await person.click(form.getByRole('button', { name: 'Replace key' }));
  await person.click(await screen.findByRole('button', { name: 'I’ve copied it' }));
  expect(server.calls(lines.replace)[0]?.body).toEqual({ grace_seconds: 3600 });
  const question = await choose(person, 'Revoke');
  await person.click(question.getByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(server.calls(lines.revoke)).toHaveLength(1));
});

test('ended keys are hidden until asked for, and what a key lost is said', async () => {
  const items = [
    madeKey({ effective_scopes: ['orders:read'] }),
    madeKey({ id: '0195b4f2-7c1e-7000-8000-0000000000e2', name: 'Old shop', state: 'revoked', revoked_at: '2026-03-02T10:00:00.000Z' }),
  ];
  const { person } = open({ [lines.list]: { items, next_cursor: null } });
  expect(await screen.findByText('1 of its scopes no longer works')).toBeTruthy();
  expect(screen.queryByText('Old shop')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show 1 ended key' }));
  expect(screen.getByText('Old shop')).toBeTruthy();
});

test('the requests of a key are shown and reached by keyboard', async () => {
  const { server, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Show its requests' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('requests'));
  await waitFor(() => expect(server.calls(lines.requests).at(-1)?.url.searchParams.get('key_id')).toBe(keyId));
});

test('the log is narrowed by key, outcome and words; an empty result offers to clear it', async () => {
  const { server, person } = open({
    [lines.requests]: ({ url }: { url: URL }) => ({ items: url.searchParams.has('q') ? [] : [madeRequest()], next_cursor: null }),
  });
  expect(await screen.findByText(/12 ms · Warehouse · 203\.0\.113\.7/)).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Key'), 'Warehouse …aB3x');
  await person.selectOptions(screen.getByLabelText('Outcome'), 'Refused (4xx)');
  await person.type(screen.getByLabelText('Path, error code or request ID'), 'orders');
  await waitFor(() =>
    expect(Object.fromEntries(server.calls(lines.requests).at(-1)?.url.searchParams ?? [])).toMatchObject({
      ...{ key_id: keyId, outcome: 'refused', q: 'orders' },
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(/12 ms/)).toBeTruthy();
});

test('whoever may only read sees the keys and no way to change them', async () => {
  const { person } = open({}, 'manager', ['developers:read']);
  await person.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Show its requests']);
  expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull();
});

test('without keys it says what to do, and an error can be tried again', async () => {
  open({ [lines.list]: { items: [], next_cursor: null }, [lines.requests]: { items: [], next_cursor: null } });
  expect(await screen.findByText('No API keys yet')).toBeTruthy();
  expect(await screen.findByText('No calls yet')).toBeTruthy();
  cleanup();
  forgetAll();
  open({ [lines.list]: problem(500), [lines.requests]: problem(500) });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2), { timeout: 5000 });
});

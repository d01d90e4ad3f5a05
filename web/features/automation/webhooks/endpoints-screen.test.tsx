import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { WebhookEndpointsScreen } from './endpoints-screen.tsx';
import { endpointId, lines, madeEndpoint, ofEndpoint, stubWebhooks } from './make.ts';

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubWebhooks(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <WebhookEndpointsScreen /> }])} />);
  return { server, person: userEvent.setup() };
}
const more = (name: string) => screen.findByRole('button', { name: `More actions for ${name}` });
const url = 'https://erp.example/parley';

beforeEach(forgetAll);
afterEach(cleanup);

test('an endpoint shows its state, its events, and its last 24 hours', async () => {
  open({
    [lines.config]: {
      items: [
        madeEndpoint({ event_types: ['order.paid'], last_24_hours: { succeeded: 1200, failed: 1, pending: 2, waiting: 0 } }),
        madeEndpoint({ id: endpointId.replace('e1', 'e2'), enabled: false, disabled_reason: 'gone' }),
        madeEndpoint({ id: endpointId.replace('e1', 'e3'), failing_since: '2026-11-27T09:00:00.000Z' }),
      ],
    },
  });
  expect(await screen.findByText('1 event · Last 24 hours: 1,200 delivered, 2 pending, 1 failed')).toBeTruthy();
  expect(screen.getByText(/responded with 410 Gone/)).toBeTruthy();
  expect(screen.getByText(/Every attempt has failed since/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((row) => /Enabled|Disabled|Failing/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Enabled',
    'Disabled',
    'Failing',
  ]);
});

test('a new endpoint is created with chosen events and headers, and its secret is shown once', async () => {
  const { server, person } = open({ [lines.config]: { items: [] }, [lines.create]: madeEndpoint({ secret: 'whsec_shown-once' }) });
  await person.click(await screen.findByRole('button', { name: 'Add endpoint' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Address'), url);
  await person.click(dialog.getByLabelText('Selected events'));
  await person.click(await dialog.findByRole('checkbox', { name: 'Orders' }));
  await person.click(dialog.getByLabelText('order.created'));
  await person.click(dialog.getByRole('button', { name: 'Add header' }));
  await person.type(dialog.getByLabelText('Header 1: name'), 'Authorization');
  await person.type(dialog.getByLabelText('Header 1: value'), 'Bearer x');
  await person.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  const secret: HTMLInputElement = await screen.findByLabelText('Signing secret');
  expect(secret.value).toBe('whsec_shown-once');
  expect(server.calls(lines.create)[0]?.body).toEqual({
    url,
    description: '',
    event_types: ['order.paid'],
    brand_ids: null,
    headers: [{ name: 'Authorization', value: 'Bearer x' }],
  });
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_shown-once')).toBeNull());
});

test('an address that the server refuses keeps everything that was entered', async () => {
  const refused = problem(422, {
    code: 'input.invalid',
    detail: 'Some fields need your attention.',
    errors: [{ path: 'url', message: 'Not public.' }],
  });
  const { person } = open({ [lines.config]: { items: [] }, [lines.create]: refused });
  await person.click(await screen.findByRole('button', { name: 'Add endpoint' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/');
  await person.type(dialog.getByLabelText(/Description/), 'Warehouse');
  await person.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  expect(await dialog.findByText('Not public.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/Description/).value).toBe('Warehouse');
});

test('a saved header keeps its value unless another is typed', async () => {
  const saved = madeEndpoint({ headers: [{ name: 'Authorization' }, { name: 'X-Key' }] });
  const { server, person } = open({ [lines.config]: { items: [saved] }, [ofEndpoint('PUT', endpointId)]: saved });
  await person.click(await screen.findByRole('button', { name: `Edit: ${url}` }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Header 1: value').placeholder).toBe('Saved value');
  await person.type(dialog.getByLabelText('Header 2: value'), 'new');
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(server.calls(ofEndpoint('PUT', endpointId))[0]?.body).toMatchObject({
      headers: [{ name: 'Authorization' }, { name: 'X-Key', value: 'new' }],
    }),
  );
});

test('a secret is rotated with the chosen overlap', async () => {
  const { server, person } = open({ [ofEndpoint('POST', endpointId, '/rotate-secret')]: madeEndpoint({ secret: 'whsec_new' }) });
  await person.click(await more(url));
  await person.click(await screen.findByRole('menuitem', { name: 'Rotate secret…' }));
  await person.selectOptions(screen.getByLabelText('Previous secret works for'), '3 days');
  await person.click(screen.getByRole('button', { name: 'Rotate secret' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Signing secret')).value).toBe('whsec_new');
  expect(server.calls(ofEndpoint('POST', endpointId, '/rotate-secret'))[0]?.body).toEqual({ overlap_hours: 72 });
});

test('events are recovered since a time', async () => {
  const { server, person } = open({ [ofEndpoint('POST', endpointId, '/recover')]: { events: 3 } });
  await person.click(await more(url));
  await person.click(await screen.findByRole('menuitem', { name: 'Recover events…' }));
  await person.click(screen.getByRole('button', { name: 'Recover events' }));
  await waitFor(() => expect(server.calls(ofEndpoint('POST', endpointId, '/recover'))).toHaveLength(1));
  const [request] = server.calls(ofEndpoint('POST', endpointId, '/recover'));
  expect(request?.body).toEqual({ since: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/) });
});

test('without endpoints the page says what they are for; a failed read can be tried again', async () => {
  open({ [lines.config]: { items: [] } });
  expect(await screen.findByText('No endpoints yet')).toBeTruthy();
  cleanup();
  forgetAll();
  open({ [lines.config]: problem(500) });
  expect(await screen.findByText('Couldn’t load endpoints')).toBeTruthy();
});

test('who may only read gets no actions', async () => {
  signIn({ permissions: ['developers:read'] });
  stubWebhooks();
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <WebhookEndpointsScreen /> }])} />);
  await screen.findByText(url);
  expect(screen.queryByRole('button')).toBeNull();
});

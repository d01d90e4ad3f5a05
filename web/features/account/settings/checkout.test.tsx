import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { discountId, lines, madeDiscount, madeShop, stubSettings } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  const person = userEvent.setup();
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <SettingsScreen /> }])} />);
  return { server, person };
}
const body = ({ body: sent }: SentRequest) => sent;

beforeEach(forgetAll);
afterEach(cleanup);

test('saves shipping and payment methods with the version they are based on', async () => {
  const { server, person } = open({ [lines.saveShop]: { ...madeShop, version: 4 } });
  const shipping = await screen.findByLabelText('Shipping');
  await person.clear(shipping);
  await person.type(shipping, '3.50');
  await person.type(screen.getByLabelText('Free shipping from'), '50');
  await person.click(screen.getByLabelText('On delivery'));
  await person.click(screen.getByRole('button', { name: 'Save checkout settings' }));
  await waitFor(() => expect(toasts()).toContain('Checkout settings saved'));
  expect(server.calls(lines.saveShop).map(body)).toEqual([
    { version: 3, checkout: { shipping: '3.50', free_from: '50', methods: ['invoice'] } },
  ]);
});

test('doesn’t save a checkout without a payment method', async () => {
  const { server, person } = open();
  await person.click(await screen.findByLabelText('On delivery'));
  await person.click(screen.getByLabelText('Invoice'));
  await person.click(screen.getByRole('button', { name: 'Save checkout settings' }));
  expect(await screen.findByText('Choose at least one payment method.')).toBeTruthy();
  expect(server.calls(lines.saveShop)).toEqual([]);
});

test('a code shows its discount, its status and how often it was used', async () => {
  open();
  expect(await screen.findByText('12.5% off · min. €20.00 · used 1 of 3 times')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
});

test('creates a code', async () => {
  const { server, person } = open({ [lines.makeDiscount]: { ...madeDiscount, code: 'SPRING' } });
  await person.click(await screen.findByRole('button', { name: 'Create discount' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Code'), 'spring');
  await person.selectOptions(dialog.getByLabelText('Type'), 'fixed');
  await person.type(dialog.getByLabelText('Value'), '5');
  await person.type(dialog.getByLabelText('Usage limit'), '1');
  await person.click(dialog.getByRole('button', { name: 'Create discount' }));
  await waitFor(() => expect(toasts()).toContain('SPRING created'));
  expect(server.calls(lines.makeDiscount).map(body)).toEqual([
    expect.objectContaining({ code: 'spring', kind: 'fixed', value: '5', minimum: '0', max_uses: 1, active: true }),
  ]);
});

test('shows a code that is taken at its field', async () => {
  const { person } = open({
    [lines.makeDiscount]: () =>
      problem(409, { code: 'discount.code_taken', detail: 'This discount code already exists. Choose another code.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Create discount' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Code'), 'AUTUMN');
  await person.type(dialog.getByLabelText('Value'), '5');
  await person.click(dialog.getByRole('button', { name: 'Create discount' }));
  expect(await dialog.findByText('This discount code already exists. Choose another code.')).toBeTruthy();
  expect(dialog.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
});

test('edits a code without changing its name', async () => {
  const { server, person } = open({ [lines.editDiscount]: madeDiscount });
  await person.click(await screen.findByRole('button', { name: 'Edit AUTUMN' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Code')).toBeNull();
  await person.click(dialog.getByLabelText('Active'));
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts()).toContain('AUTUMN saved'));
  expect(server.calls(lines.editDiscount).map(body)).toEqual([expect.objectContaining({ value: '12.50', active: false })]);
});

test('deletes a code after a confirmation', async () => {
  const { server, person } = open({ [lines.deleteDiscount]: {} });
  await person.click(await screen.findByRole('button', { name: 'Delete AUTUMN' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts()).toContain('AUTUMN deleted'));
  expect(server.calls(lines.deleteDiscount)).toHaveLength(1);
});

test('copies a code', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Copy AUTUMN' }));
  expect(await navigator.clipboard.readText()).toBe('AUTUMN');
  await waitFor(() => expect(toasts()).toContain('AUTUMN copied'));
});

test('a role that can’t change codes reads and copies them', async () => {
  open({}, 'analyst');
  expect(await screen.findByRole('button', { name: 'Copy AUTUMN' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit AUTUMN' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create discount' })).toBeNull();
});

test('an automatic discount has a name, a collection and an example instead of a code', async () => {
  const made = { ...madeDiscount, code: null, name: 'Lamp week', kind: 'fixed' as const, value: '2.00', per_item: true };
  const { server, person } = open({ [lines.makeDiscount]: made, [lines.collections]: { items: [{ id: discountId, name: 'Lamps' }] } });
  await person.click(await screen.findByRole('button', { name: 'Create discount' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('How customers get it'), 'automatic');
  await person.type(dialog.getByLabelText('Name'), 'Lamp week');
  await person.selectOptions(dialog.getByLabelText('Type'), 'fixed');
  await person.type(dialog.getByLabelText('Value'), '2');
  await person.click(await dialog.findByLabelText('Lamps'));
  await person.click(dialog.getByLabelText(/^Take the amount off each item/));
  expect(dialog.getByText('Example: 3 items at €20.00 cost €54.00 together.')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Create discount' }));
  await waitFor(() => expect(toasts()).toContain('Lamp week created'));
  expect(server.calls(lines.makeDiscount).map(body)).toEqual([
    expect.objectContaining({ code: null, name: 'Lamp week', kind: 'fixed', value: '2', per_item: true, collection_ids: [discountId] }),
  ]);
});

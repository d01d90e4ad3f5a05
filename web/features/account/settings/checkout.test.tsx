import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, type SentRequest, signIn } from '../../../data/make.ts';
import { SettingsScreen } from './index.ts';
import { fromLocalTime, toLocalTime } from './discount-dialog.tsx';
import { lines, madeDiscount, madeShop, stubSettings } from './make.ts';

const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);
function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  const person = userEvent.setup();
  render(<SettingsScreen />);
  return { server, person };
}
const body = ({ body: sent }: SentRequest) => sent;

beforeEach(forgetAll);
afterEach(cleanup);

test('shipping and the ways to pay are saved with the version that was read', async () => {
  const { server, person } = open({ [lines.saveShop]: { ...madeShop, version: 4 } });
  const shipping = await screen.findByLabelText('Shipping');
  await person.clear(shipping);
  await person.type(shipping, '3.50');
  await person.type(screen.getByLabelText('Free from'), '50');
  await person.click(screen.getByLabelText('On delivery'));
  await person.click(screen.getByRole('button', { name: 'Save the checkout' }));
  await waitFor(() => expect(toasts()).toContain('The checkout is saved.'));
  expect(server.calls(lines.saveShop).map(body)).toEqual([
    { version: 3, checkout: { shipping: '3.50', free_from: '50', methods: ['invoice'] } },
  ]);
});

test('a checkout without a way to pay is not saved', async () => {
  const { server, person } = open();
  await person.click(await screen.findByLabelText('On delivery'));
  await person.click(screen.getByLabelText('By invoice'));
  await person.click(screen.getByRole('button', { name: 'Save the checkout' }));
  expect(await screen.findByText('Choose at least one way to pay.')).toBeTruthy();
  expect(server.calls(lines.saveShop)).toEqual([]);
});

test('a code says what it takes off, how it stands and how often it was used', async () => {
  open();
  expect(await screen.findByText('12.5% off · from €20.00 · used 1 of 3')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
});

test('a new code is made', async () => {
  const { server, person } = open({ [lines.makeDiscount]: { ...madeDiscount, code: 'SPRING' } });
  await person.click(await screen.findByRole('button', { name: 'New code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Code'), 'spring');
  await person.selectOptions(dialog.getByLabelText('Takes off'), 'fixed');
  await person.type(dialog.getByLabelText('How much'), '5');
  await person.type(dialog.getByLabelText('Uses'), '1');
  await person.click(dialog.getByRole('button', { name: 'Create code' }));
  await waitFor(() => expect(toasts()).toContain('SPRING is made.'));
  expect(server.calls(lines.makeDiscount).map(body)).toEqual([
    expect.objectContaining({ code: 'spring', kind: 'fixed', value: '5', minimum: '0', max_uses: 1, active: true }),
  ]);
});

test('a code that is taken is about its field', async () => {
  const { person } = open({
    [lines.makeDiscount]: () => problem(409, { code: 'discount.code_taken', detail: 'There is already a discount with this code.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'New code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Code'), 'AUTUMN');
  await person.type(dialog.getByLabelText('How much'), '5');
  await person.click(dialog.getByRole('button', { name: 'Create code' }));
  expect(await dialog.findByText('There is already a discount with this code.')).toBeTruthy();
  expect(dialog.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
});

test('a code is changed, and its name stays', async () => {
  const { server, person } = open({ [lines.editDiscount]: madeDiscount });
  await person.click(await screen.findByRole('button', { name: 'Edit AUTUMN' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Code')).toBeNull();
  await person.click(dialog.getByLabelText('Can be used'));
  await person.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts()).toContain('AUTUMN is saved.'));
  expect(server.calls(lines.editDiscount).map(body)).toEqual([expect.objectContaining({ value: '12.50', active: false })]);
});

test('a code is deleted after a question', async () => {
  const { server, person } = open({ [lines.deleteDiscount]: {} });
  await person.click(await screen.findByRole('button', { name: 'Delete AUTUMN' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts()).toContain('AUTUMN is deleted.'));
  expect(server.calls(lines.deleteDiscount)).toHaveLength(1);
});

test('a code is copied', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Copy AUTUMN' }));
  expect(await navigator.clipboard.readText()).toBe('AUTUMN');
  await waitFor(() => expect(toasts()).toContain('AUTUMN is copied.'));
});

test('a role that may not change codes reads and copies them', async () => {
  open({}, 'analyst');
  expect(await screen.findByRole('button', { name: 'Copy AUTUMN' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit AUTUMN' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New code' })).toBeNull();
});

test('a moment goes into its field and comes back the same', () => {
  const instant = '2026-11-21T10:30:00.000Z';
  expect(fromLocalTime(toLocalTime(instant))).toBe(instant);
  expect([toLocalTime(null), fromLocalTime('')]).toEqual(['', null]);
});

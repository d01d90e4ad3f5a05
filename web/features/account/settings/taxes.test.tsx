import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, forgetAll, problem, signIn } from '../../../data/make.ts';
import { lines, madeTaxes, stubSettings } from './make.ts';
import { TaxesCard } from './taxes-card.tsx';

function open(answers: Answers = {}, role: TeamRole = 'owner') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubSettings(answers);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <TaxesCard /> }])} />);
  return { server, person: userEvent.setup() };
}

beforeEach(forgetAll);
afterEach(cleanup);

test('lists the rates by country; a new one is typed with a decimal comma and regions', async () => {
  const { server, person } = open({ [lines.createRate]: madeTaxes.items[0] });
  expect(await screen.findByText('Netherlands · VAT 21%')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add rate' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(form.getByLabelText('Name'), 'QST');
  await person.type(form.getByLabelText('Rate'), '9,975');
  await person.selectOptions(form.getByLabelText('Country'), 'Canada');
  await person.type(form.getByLabelText(/Regions/), 'QC, Québec');
  await person.click(form.getByRole('button', { name: 'Add rate' }));
  await waitFor(() => expect(server.calls(lines.createRate)).toHaveLength(1));
  expect(server.calls(lines.createRate)[0]?.body).toMatchObject({
    ...{ name: 'QST', rate: '9.975', country: 'CA', regions: ['QC', 'Québec'], tax_class: 'standard', on_shipping: true },
  });
});

test('a rate that exists is said at its name, and what was typed stays', async () => {
  const refusal = problem(409, { code: 'tax.rate_exists', detail: 'There’s already a tax rate of this name for this place and class.' });
  const { person } = open({ [lines.changeRate]: refusal });
  await person.click(await screen.findByRole('button', { name: 'Edit VAT 21%, Netherlands' }));
  const form = within(await screen.findByRole('dialog'));
  await person.clear(form.getByLabelText('Rate'));
  await person.type(form.getByLabelText('Rate'), '9');
  await person.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/already a tax rate/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Rate').value).toBe('9');
});

test('whether prices include tax is saved at once', async () => {
  const { server, person } = open({ [lines.updateTaxes]: {} });
  await person.click(await screen.findByRole('switch', { name: /Prices include tax/ }));
  await waitFor(() => expect(server.calls(lines.updateTaxes)[0]?.body).toEqual({ prices_include_tax: false }));
  await person.selectOptions(screen.getByLabelText(/Country if there’s no address/), 'Belgium');
  await waitFor(() => expect(server.calls(lines.updateTaxes)[1]?.body).toEqual({ country: 'BE' }));
});

test('without rates it says what to do; a reader changes nothing; an error can be tried again', async () => {
  open({ [lines.taxes]: { ...madeTaxes, items: [] } }, 'analyst');
  expect(await screen.findByText('No tax rates yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add rate' })).toBeNull();
  cleanup();
  forgetAll();
  open({ [lines.taxes]: problem(404, { code: 'merchant.missing' }) });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy();
});

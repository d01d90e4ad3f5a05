import type { Subscription } from '@parley/contract/billing';
import { permissionsOf, type TeamRole } from '@parley/contract/permissions';
import { cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasterStore } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forgetAll, problem, signIn, stubServer } from '../../../data/make.ts';
import { BillingScreen } from './index.ts';
import * as leaving from './leave.ts';
import { lines, madeInvoice, madeMethod, madePreview, madeSubscription, madeUsage } from './make.ts';

function open(answers: Answers = {}, role: TeamRole = 'billing', at = '/') {
  signIn({ team_role: role, permissions: [...permissionsOf(role)] });
  const server = stubServer({
    [lines.subscription]: madeSubscription(),
    [lines.usage]: madeUsage(),
    [lines.invoices]: { items: [madeInvoice], next_cursor: null },
    [lines.methods]: { items: [madeMethod], collection: 'not_charged' },
    [lines.preview]: madePreview(),
    ...answers,
  });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <BillingScreen /> }], { initialEntries: [at] })} />);
  return { server, person: userEvent.setup() };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const toasts = () => renderHook(() => useToasterStore()).result.current.toasts.map((shown) => shown.message);

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

test('the plan says what it costs, when it renews, and that nothing is charged', async () => {
  open();
  const plan = await card('Plan');
  expect(await plan.findByText('Starter')).toBeTruthy();
  expect(plan.getByText(/\$29\.00 per month/)).toBeTruthy();
  expect(plan.getByText(/^Renews on .*Dec/)).toBeTruthy();
  expect(plan.getByText(/no money is collected/)).toBeTruthy();
});

test('usage shows each limit, and where the month ends at its average pace', async () => {
  open();
  const usage = await card('Usage this month');
  const bar = await usage.findByRole('progressbar', { name: 'AI answers' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['420', '1000']);
  expect(usage.getByText(/average pace: about 840 by/)).toBeTruthy();
  expect(usage.getByText('0, unlimited')).toBeTruthy();
  expect(usage.queryByRole('alert')).toBeNull();
});

test('used up AI answers are said, with the way on', async () => {
  const { person } = open({ [lines.usage]: madeUsage(1000) });
  const usage = await card('Usage this month');
  expect((await usage.findByRole('alert')).textContent).toContain('handing off to your team');
  await person.click(usage.getByRole('button', { name: 'Change plan' }));
  expect(await screen.findByRole('dialog', { name: 'Change plan' })).toBeTruthy();
});

test('a change shows its sums and what is over the plan before it is made', async () => {
  const growth = madeSubscription({ plan: 'growth', price_id: 'growth_monthly' });
  const { person, server } = open({
    [lines.preview]: madePreview({ over: [{ name: 'teammates', used: 6, limit: 5 }] }),
    [lines.checkout]: { url: null, subscription: growth, invoice: madeInvoice },
  });
  await person.click(await (await card('Plan')).findByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: /^Change to/ })).toBeNull();
  await person.click(dialog.getByRole('radio', { name: /Growth/ }));
  expect(await dialog.findByText('Growth (monthly), 20 of 30 days')).toBeTruthy();
  expect(dialog.getByText('$78.54')).toBeTruthy();
  expect(dialog.getByText('Teammates: 6 used, 5 included')).toBeTruthy();
  expect(dialog.getByText(/Nothing is charged/)).toBeTruthy();
  await person.dblClick(dialog.getByRole('button', { name: 'Change to Growth' }));
  await waitFor(() => expect(toasts()).toContain('Your plan is now Growth'));
  const sent = server.calls(lines.checkout);
  expect([sent.length, sent[0]?.body, sent[0]?.headers.has('idempotency-key')]).toEqual([1, { price_id: 'growth_monthly' }, true]);
});

test('yearly prices are offered, and the chosen plan stays chosen', async () => {
  const { person, server } = open();
  await person.click(await (await card('Plan')).findByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: /Growth/ }));
  await person.click(dialog.getByRole('radio', { name: 'Yearly' }));
  expect(dialog.getByText('$990.00 per year')).toBeTruthy();
  await waitFor(() => expect(server.calls(lines.preview).at(-1)?.url.searchParams.get('price_id')).toBe('growth_yearly'));
});

test('canceling says what happens when, and is taken back with one button', async () => {
  const canceled = madeSubscription({
    cancel_at_period_end: true,
    next: { plan: 'free', price_id: null, at: '2026-12-01T12:00:00.000Z' },
    actions: ['choose', 'resume'],
  });
  let now = madeSubscription();
  const { person, server } = open({
    [lines.subscription]: () => now,
    [lines.cancel]: () => (now = canceled),
    [lines.resume]: () => (now = madeSubscription()),
  });
  await person.click(await (await card('Plan')).findByRole('button', { name: 'Cancel plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/nothing is deleted, and nobody loses access to the inbox/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Cancel plan' }));
  expect(await screen.findByText(/^Ends on/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Keep plan' }));
  expect(await screen.findByText(/^Renews on/)).toBeTruthy();
  expect([server.calls(lines.cancel).length, server.calls(lines.resume).length]).toEqual([1, 1]);
});

test('canceling says that a scheduled downgrade is dropped', async () => {
  const next = { plan: 'starter' as const, price_id: 'starter_monthly' as const, at: '2026-12-01T12:00:00.000Z' };
  const { person } = open({ [lines.subscription]: () => madeSubscription({ next }) });
  await person.click(await (await card('Plan')).findByRole('button', { name: 'Cancel plan' }));
  expect(await within(await screen.findByRole('dialog')).findByText(/The scheduled change to Starter is dropped\.$/)).toBeTruthy();
});

test('a coupon that is refused keeps what was entered', async () => {
  const refused = problem(422, {
    code: 'billing.coupon_refused',
    detail: 'This coupon can’t be used. Check the code, or ask who gave it to you.',
  });
  const { person } = open({ [lines.coupon]: refused });
  const coupon = await card('Coupon');
  await person.type(coupon.getByLabelText('Coupon code'), 'WELCOME');
  await person.click(coupon.getByRole('button', { name: 'Use coupon' }));
  expect(await coupon.findByText(/This coupon can’t be used/)).toBeTruthy();
  expect(coupon.getByLabelText<HTMLInputElement>('Coupon code').value).toBe('WELCOME');
});

test('billing details are saved as a whole, and a wrong VAT ID is said at its field', async () => {
  const refused = problem(422, {
    code: 'input.invalid',
    errors: [{ path: 'vat_id', message: 'A VAT ID of this country starts with DE.' }],
  });
  const { person, server } = open({ [lines.details]: refused });
  const details = await card('Billing details');
  await person.selectOptions(details.getByLabelText('Country'), 'Germany');
  await person.type(details.getByLabelText('VAT ID'), 'FR1');
  await person.click(details.getByRole('button', { name: 'Save changes' }));
  expect(await details.findByText('A VAT ID of this country starts with DE.')).toBeTruthy();
  expect(server.calls(lines.details)[0]?.body).toMatchObject({ country: 'DE', vat_id: 'FR1' });
});

test('without invoices and payment methods, both say what will be there', async () => {
  open({ [lines.invoices]: { items: [], next_cursor: null }, [lines.methods]: { items: [], collection: 'not_charged' } });
  expect(await screen.findByText('No invoices yet')).toBeTruthy();
  expect(await screen.findByText('No payment method')).toBeTruthy();
});

test('a part that fails to load can be retried, and the others stay', async () => {
  let fails = true;
  const { person } = open({ [lines.usage]: () => (fails ? problem(403, { code: 'permission.denied', detail: 'No.' }) : madeUsage()) });
  expect(await screen.findByText('Couldn’t load your usage')).toBeTruthy();
  expect(await screen.findByText('2026-000007')).toBeTruthy();
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('progressbar', { name: 'AI answers' })).toBeTruthy();
});

/** A shop whose plan Stripe charges. */
const charged = (part: Partial<Subscription> = {}) =>
  madeSubscription({ collection: 'stripe', actions: ['choose', 'cancel', 'portal'], ...part });
const late = { issue: 'failed', reason: 'Your card was declined.', until: '2026-11-14T12:00:00.000Z', url: null } as const;
const left = () => vi.spyOn(leaving, 'leaveTo').mockImplementation(() => undefined);

test('a payment that failed says what, until when, and leads to the portal', async () => {
  const leave = left();
  const { person } = open({
    [lines.subscription]: charged({ status: 'past_due', payment: late }),
    [lines.portal]: { url: 'https://stripe.example/portal' },
  });
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toMatch(/Your card was declined\. You keep Starter for now\. Stripe tries again on .*Nov/);
  expect(screen.getByText('Payment overdue')).toBeTruthy();
  await person.click(within(banner).getByRole('button', { name: 'Update payment' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://stripe.example/portal'));
});

test.each([
  ['unpaid', late, /limits of Free until you pay\. Nothing is deleted/],
  ['past_due', { ...late, until: null }, /Pay now to keep your plan/],
  ['active', { ...late, reason: null }, /Your last payment failed\. You stay on Starter until it’s paid/],
] as const)('a payment that failed while the plan is %s says what that means', async (status, payment, text) => {
  open({ [lines.subscription]: charged({ status, payment }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
});

test('a payment that the bank asks about leads to its own page', async () => {
  const leave = left();
  const asks = { issue: 'action_required', reason: null, until: null, url: 'https://stripe.example/in_1' } as const;
  const { person } = open({ [lines.subscription]: charged({ payment: asks }) });
  await person.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Confirm payment' }));
  expect(leave).toHaveBeenCalledWith('https://stripe.example/in_1');
});

test('who may not change the plan sees what failed, and no button', async () => {
  open({ [lines.subscription]: charged({ status: 'past_due', payment: late }) }, 'analyst');
  expect(within(await screen.findByRole('alert')).queryByRole('button')).toBeNull();
});

test('a first plan leads to the page to pay on, and says when it is charged', async () => {
  const leave = left();
  const { person } = open({
    [lines.subscription]: charged({ plan: 'growth', status: 'trialing', price_id: null, actions: ['choose'] }),
    [lines.preview]: madePreview({ collection: 'stripe', charged_at: '2026-11-25T12:00:00.000Z', tax: null, tax_note: 'Tax is added.' }),
    [lines.checkout]: { url: 'https://stripe.example/pay', subscription: charged(), invoice: null },
  });
  await person.click(await (await card('Plan')).findByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: /Starter/ }));
  expect(await dialog.findByText(/Nothing is charged before .*Nov.* 25|25.*Nov/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://stripe.example/pay'));
  expect(toasts()).not.toContain('Your plan is now Starter');
});

test('cards are shown and changed at Stripe; coupon and details have no card of their own', async () => {
  const visa = { ...madeMethod, kind: 'card', label: 'Visa ···· 4242' };
  open({
    [lines.subscription]: charged(),
    [lines.methods]: { items: [visa], collection: 'stripe' },
    [lines.invoices]: { items: [{ ...madeInvoice, collection: 'stripe', status: 'open' }], next_cursor: null },
  });
  expect(await screen.findByText('Visa ···· 4242')).toBeTruthy();
  const methods = await card('Payment methods');
  expect(await methods.findByRole('button', { name: 'Manage payment' })).toBeTruthy();
  expect(await screen.findByText(/· Unpaid$/)).toBeTruthy();
  for (const name of ['Coupon', 'Billing details']) expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByText(/no money is collected/)).toBeNull();
});

test.each([
  ['complete', 'Thanks! You’re on Starter.'],
  ['open', 'The payment isn’t complete yet. Choose your plan again to continue.'],
  ['expired', 'The payment page has expired, and nothing was charged. Choose your plan again.'],
] as const)('back from a page that is %s: what is true is asked once', async (state, text) => {
  const { server } = open(
    { [lines.subscription]: charged(), [lines.confirm]: { state, subscription: charged() } },
    'billing',
    '/?checkout=cs_1',
  );
  await waitFor(() => expect(toasts()).toContain(text));
  expect(server.calls(lines.confirm).map(({ body }) => body)).toEqual([{ session_id: 'cs_1' }]);
});

test('a shop from before plans were charged is asked for a payment method', async () => {
  const missing = { issue: 'method_missing', reason: null, until: '2026-12-01T12:00:00.000Z', url: null } as const;
  const { person } = open({ [lines.subscription]: charged({ payment: missing, actions: ['choose', 'cancel'] }) });
  const asked = (await screen.findByText(/nothing is charged before you add a payment method/)).closest('[role]') as HTMLElement;
  await person.click(within(asked).getByRole('button', { name: 'Add payment method' }));
  expect(await screen.findByRole('dialog', { name: 'Change plan' })).toBeTruthy();
});

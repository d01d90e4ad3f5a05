import { createCheckout } from '@parley/contract/checkout';
import { getOrder, listOrders } from '@parley/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StripeEmulator, startStripeEmulator } from '../server/integrations/stripe/emulator.ts';
import { until } from '../server/testing/app.ts';
import { contextOf, logIn, makePerson, openBrowser, openPage, type Person, register } from './browser.ts';
import { makeProduct, type Teammate } from './commerce.ts';
import { asTeammate } from './inbox.ts';
import { fillCheckout } from './fill-checkout.ts';
import { type Parley, startParley } from './parley.ts';
import { watchPolicy } from './shop-website.ts';

let stripe: StripeEmulator;
let parley: Parley;
let browser: Browser;
let owner: Teammate;
let seller: Person;
beforeAll(async () => {
  [stripe, browser] = await Promise.all([startStripeEmulator(), openBrowser()]);
  parley = await startParley('card-payments', { DEMO: '0', STRIPE_API_URL: stripe.url });
  seller = makePerson('Signe');
  const { page } = await openPage(await contextOf(browser));
  await register(page, parley.url, seller);
  await page.context().close();
  owner = await asTeammate(parley.url, seller);
  stripe.settings.webhookUrl = `${parley.url}/api/inbound/payments/stripe/${owner.merchant}`;
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
  await stripe.close();
});

test('a shop connects Stripe, a customer pays by card after a declined one, and a refund reaches Stripe', async () => {
  const team = await openPage(await contextOf(browser));
  await logIn(team.page, parley.url, seller.email, seller.password, '/settings');
  await team.page.getByRole('button', { name: 'Connect Stripe' }).click();
  const dialog = team.page.getByRole('dialog');
  await dialog.getByLabel('Secret key', { exact: true }).fill('sk_test_emulator');
  await dialog.getByLabel('Signing secret of the webhook').fill('whsec_emulator');
  await dialog.getByRole('button', { name: 'Connect Stripe' }).click();
  await team.page.getByText('Harbour (emulator) · acct_1ParleyEmulator').waitFor();

  const made = await makeProduct(owner, { name: 'Copper Kettle', price: '25.00', stock: 10 });
  const link = await owner.calls(createCheckout, { lines: [{ variant_id: made.variant, quantity: 2 }] });
  const customer = await openPage(await contextOf(browser));
  const violations = await watchPolicy(customer.page);
  const timeline = async () => {
    const [order] = (await owner.calls(listOrders, {})).items;
    return (await owner.calls(getOrder, { id: order?.id ?? '' })).timeline.map(({ kind }) => kind);
  };
  await customer.page.goto(link.url ?? '');
  await fillCheckout(customer.page, 'Ines Holm');
  await customer.page.getByRole('radio', { name: /^Card/ }).check();
  await customer.page.getByRole('button', { name: /^Place order/ }).click();
  await customer.page.waitForURL(`${stripe.url}/c/pay/**`);
  await customer.page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await customer.page.getByRole('button', { name: 'Pay' }).click();
  await customer.page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  // Stripe reports it beside the customer's way back.
  await until(async () => (await timeline()).includes('payment_declined'));
  await customer.page.getByRole('link', { name: 'Back to the shop' }).click();
  await customer.page.getByText('Your last payment didn’t go through').waitFor();
  await customer.page.getByRole('button', { name: /^Pay .*50\.00 by card$/ }).click();
  await customer.page.waitForURL(`${stripe.url}/c/pay/**`);
  await customer.page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await customer.page.getByRole('button', { name: 'Pay' }).click();
  await customer.page.getByText('Your payment has arrived. Thank you!').waitFor();
  expect(violations).toEqual([]);

  await team.page.goto(`${parley.url}/orders`);
  await team.page.getByRole('row').filter({ hasText: 'Ines Holm' }).click();
  const payments = team.page.getByRole('region', { name: 'Card payments' });
  await payments.getByText('Visa ···· 4242').waitFor();
  await team.page.getByRole('button', { name: 'More', exact: true }).click();
  await team.page.getByRole('menuitem', { name: 'Issue refund' }).click();
  await team.page
    .getByRole('dialog', { name: /^Refund/ })
    .getByText('goes back through Stripe')
    .waitFor();
  await team.page
    .getByRole('dialog', { name: /^Refund/ })
    .getByLabel('Amount')
    .fill('10.00');
  await team.page
    .getByRole('dialog', { name: /^Refund/ })
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect.poll(() => [...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([1000]);
  await payments.getByText('Refund').waitFor();
  await expect.poll(() => payments.getByText('Done').count()).toBe(2);
});

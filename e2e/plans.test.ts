import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StripeEmulator, startStripeEmulator } from '../server/integrations/stripe/emulator.ts';
import { walk } from './axe.ts';
import { contextOf, makePerson, openBrowser, openPage, register } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let stripe: StripeEmulator;
let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [stripe, browser] = await Promise.all([startStripeEmulator(), openBrowser()]);
  parley = await startParley('plans', {
    DEMO: '0',
    TRIAL_DAYS: '14',
    STRIPE_API_URL: stripe.url,
    BILLING_STRIPE_KEY: 'sk_test_emulator',
    BILLING_STRIPE_WEBHOOK_SECRET: 'whsec_emulator',
  });
  stripe.settings.webhookUrl = `${parley.url}/api/inbound/billing/stripe`;
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
  await stripe.close();
});

const plan = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true });
const asItIs = (name: string) => ({ name, open: async () => undefined });
/** What falls due until then; the events themselves are signed now, since Parley's clock doesn't move. */
function afterDays(days: number) {
  stripe.settings.webhookUrl = null;
  const before = stripe.events.length;
  stripe.advance(days * 86_400);
  stripe.settings.clock = 0;
  stripe.settings.webhookUrl = `${parley.url}/api/inbound/billing/stripe`;
  return Promise.all(stripe.events.slice(before).map((event) => stripe.deliver(event)));
}

test('from trial to paid on Stripe’s page, a card that fails, the portal, and the banner is gone', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await register(page, parley.url, makePerson('Runa'));
  await page.goto(`${parley.url}/settings/billing`);
  await plan(page).getByText('Trial', { exact: true }).waitFor();
  await plan(page).getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await dialog.getByRole('radio', { name: /Starter/ }).check();
  await dialog.getByText(/Nothing is charged before/).waitFor();
  expect(await walk(page, [asItIs('dialog')])).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  // A card that is accepted now and fails when it is charged.
  await page.getByLabel('Card number').fill('4000 0000 0000 0341');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${parley.url}/settings/billing**`);
  await page.getByText('Thanks! You’re on Starter.').waitFor();
  await plan(page)
    .getByText(/The first payment is on/)
    .waitFor();
  await page.getByText('Visa ···· 0341').waitFor();
  expect(new URL(page.url()).search).toBe('');

  await afterDays(20);
  const banner = page.getByRole('alert').filter({ hasText: 'Your card was declined.' });
  await banner.waitFor();
  await banner.getByText(/You keep Starter for now\. Stripe tries again on/).waitFor();
  await plan(page).getByText('Payment overdue').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await walk(page, [asItIs('overdue')])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await banner.getByRole('button', { name: 'Update payment' }).click();
  await page.waitForURL(`${stripe.url}/portal/**`);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await page.getByText('Your card was saved.').waitFor();
  await page.getByRole('link', { name: 'Return to Parley' }).click();
  await page.getByText('Visa ···· 4242').waitFor();
  await plan(page).getByText('Active', { exact: true }).waitFor();
  expect(await banner.count()).toBe(0);
  await page.getByText(/\$29\.00 · Paid/).waitFor();
  // Stripe’s page answers a declined card with 402.
  expect(errors.filter((error) => !error.includes('402 (Payment Required)'))).toEqual([]);
});

import { updateOrderStatus } from '@parley/contract/orders';
import type { Browser } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../server/features/automation/webhooks/make.ts';
import { openBrowser, pollOptions } from './browser.ts';
import { makeOrder, makeProduct, type Teammate } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
let receiver: Receiver;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('webhooks', { OUTBOUND_PRIVATE: '1' }), openBrowser()]);
  owner = await asTeammate(parley.url);
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await receiver.close();
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('an endpoint is added, gets an order’s events, breaks, and is recovered', async () => {
  const order = await makeOrder(owner, [{ product: await makeProduct(owner), quantity: 1 }]);
  const { page, errors } = await openWindow(browser, parley.url, '/settings/webhooks-config');
  await page.getByText('No endpoints yet').waitFor();
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByLabel('Selected events').check();
  await page.getByRole('group', { name: 'Orders' }).getByLabel('order.status_changed').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText(receiver.url).waitFor();
  expect(await page.content()).not.toContain(secret);

  await owner.calls(updateOrderStatus, { id: order.id, status: 'processing' });
  await expect.poll(() => receiver.received.length, pollOptions).toBe(1);
  const [first] = receiver.received;
  expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
    type: 'order.status_changed',
    data: { order_id: order.id, from: 'confirmed', to: 'processing' },
  });

  await page.getByRole('link', { name: 'Webhook log' }).first().click();
  const rows = page.getByRole('list', { name: 'Events' }).getByRole('button');
  await rows.filter({ hasText: 'Delivered' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'order.status_changed' });
  await drawer.getByText('204').waitFor();
  await drawer.getByText(order.id).waitFor();
  await page.keyboard.press('Escape');

  receiver.answers(410);
  await owner.calls(updateOrderStatus, { id: order.id, status: 'shipped' });
  await rows.filter({ hasText: 'Waiting' }).first().waitFor();
  receiver.recovers();
  await page.getByRole('link', { name: 'Manage endpoints' }).click();
  await page.getByText('responded with 410 Gone').waitFor();
  await page.getByRole('button', { name: `More actions for ${receiver.url}` }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await page.getByText('Endpoint enabled').waitFor();
  await page.getByRole('button', { name: `More actions for ${receiver.url}` }).click();
  await page.getByRole('menuitem', { name: 'Recover events…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Recover events' }).click();
  await page.getByText('Sending 1 event', { exact: true }).waitFor();
  await expect.poll(() => receiver.received.length, pollOptions).toBe(3);
  expect(receiver.ids()[2]).toBe(receiver.ids()[1]);
  expect(errors).toEqual([]);
});

test('a broken receiver’s events wait, a worker is killed meanwhile, and each arrives with the same id', async () => {
  const { page } = await openWindow(browser, parley.url, '/settings/webhooks-config');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  // The request that is on its way when the worker dies is never answered.
  receiver.replies(() => {});
  const order = await makeOrder(owner, [{ product: await makeProduct(owner), quantity: 1 }]);
  await expect.poll(() => receiver.received.length, pollOptions).toBeGreaterThan(0);
  const lost = receiver.ids();
  parley.killServer();
  receiver.recovers();
  await parley.startAgain();
  const answered = () => new Set(receiver.received.slice(lost.length).map(({ event }) => event.id));
  await expect.poll(() => lost.every((id) => answered().has(id)), { ...pollOptions, timeout: 60_000 }).toBe(true);
  const types = () => receiver.received.filter(({ event }) => event.data['order_id'] === order.id).map(({ event }) => event.type);
  await expect.poll(types, { ...pollOptions, timeout: 60_000 }).toContain('order.placed');
});

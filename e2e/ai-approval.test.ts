import { updateMerchantSettings } from '@parley/contract/merchants';
import { getOrder } from '@parley/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeProvenOrder, startAiConversation, type ProvenOrder } from './ai-conversation-page.ts';
import { openBrowser } from './browser.ts';
import { drawerOf, type Teammate } from './commerce.ts';
import { asTeammate, mara, openWindow, theo, type Window } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('ai-approval'), openBrowser()]);
  owner = await asTeammate(parley.url);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** A customer who asks for a larger change than the AI may make, up to the confirmation that becomes an approval. */
async function askToCancel({ number, email }: ProvenOrder) {
  const customer = await startAiConversation(browser, parley.url);
  await customer.asks('Hello, I want to cancel my order', /order number and the email address/);
  await customer.asks(`It is ${number}, and my e-mail is ${email}`, /Refund: €180\.00.*colleague still has to approve it/s);
  await customer.asks('yes', /colleague has to approve this\. I’ve passed on all the details/);
  return customer;
}

/** The waiting approvals, above the conversations that need you. */
async function openWaiting({ page }: Window) {
  await page.getByRole('button', { name: /approvals? waiting/ }).click();
}
const waitingFor = ({ page }: Window, order: ProvenOrder) =>
  page.getByRole('link', { name: new RegExp(`${order.customer}.*Cancel ${order.number}`, 's') });
const cardOf = ({ page }: Window, { number }: ProvenOrder) => page.getByRole('article', { name: `Cancel order ${number}?` });

test('a teammate approves an action above the AI’s limits; it is carried out, the customer learns of it, and everybody sees it', async () => {
  const order = await makeProvenOrder(owner, '90.00');
  const [mine, theirs] = await Promise.all([mara, theo].map((who) => openWindow(browser, parley.url, '/inbox?tab=needs_you', who)));
  if (!mine || !theirs) throw new Error('A page failed to open.');
  const customer = await askToCancel(order);
  expect((await owner.calls(getOrder, { id: order.id })).status).toBe('confirmed');

  for (const window of [mine, theirs]) {
    await openWaiting(window);
    await waitingFor(window, order).click();
    await cardOf(window, order).getByText('asked for by the customer').waitFor();
    await cardOf(window, order)
      .getByText(/€180\.00 is above the AI’s limit/)
      .waitFor();
  }
  await cardOf(mine, order).getByRole('button', { name: 'Approve' }).click();
  await mine.page.getByText('Approved. The customer has been notified.').waitFor();

  await customer.shows(`Your order ${order.number} is canceled. We’re refunding you €180.00.`);
  await theirs.thread.getByText(/Mara de Vries approved the customer’s request/).waitFor();
  await theirs.thread.getByText(`Your order ${order.number} is canceled. We’re refunding you €180.00.`).waitFor();
  for (const window of [mine, theirs]) {
    await cardOf(window, order).waitFor({ state: 'detached' });
    await waitingFor(window, order).waitFor({ state: 'detached' });
  }

  await theirs.page.goto(`${parley.url}/orders?order=${order.id}`);
  const drawer = drawerOf(theirs.page, order.number);
  await drawer.shows('Canceled: asked for by the customer');
  await drawer.shows('Canceled by Mara de Vries');
  await drawer.showsValue('Refunded', '−€180.00');
  expect(await order.product.stock()).toBe(10);
  expect([...customer.errors, ...mine.errors, ...theirs.errors]).toEqual([]);
});

test('a declined approval stays internal with its reason, leaves the order unchanged, and the teammate replies', async () => {
  const order = await makeProvenOrder(owner, '90.00');
  const customer = await askToCancel(order);
  const window = await openWindow(browser, parley.url, '/inbox?tab=needs_you');
  await openWaiting(window);
  await waitingFor(window, order).click();
  const card = cardOf(window, order);
  await card.getByRole('button', { name: 'Decline' }).click();
  await card.getByLabel(/^Reason for declining/).fill('It is on the van already');
  await card.getByRole('button', { name: 'Decline request' }).click();
  await window.page.getByText('Declined. Let the customer know yourself.').waitFor();
  await card.waitFor({ state: 'detached' });
  await window.thread.getByText(/declined the customer’s request/).waitFor();
  await window.thread.getByText('It is on the van already').waitFor();

  await window.page
    .getByRole('button', { name: /^Take over/ })
    .first()
    .click();
  await window.say('I am sorry, it has just left. You can send it back.');
  await customer.shows('I am sorry, it has just left. You can send it back.');
  expect(await customer.log.getByText('It is on the van already').count()).toBe(0);
  expect((await owner.calls(getOrder, { id: order.id })).status).toBe('confirmed');
  expect([...customer.errors, ...window.errors]).toEqual([]);
});

test('an agent who can’t approve asks who can; the order opens in place, by keyboard', async () => {
  await owner.calls(updateMerchantSettings, { refund_limit: '50.00' });
  const order = await makeProvenOrder(owner, '90.00');
  const customer = await askToCancel(order);
  const [mine, theirs] = await Promise.all([mara, theo].map((who) => openWindow(browser, parley.url, '/inbox?tab=needs_you', who)));
  if (!mine || !theirs) throw new Error('A page failed to open.');
  await openWaiting(theirs);
  await waitingFor(theirs, order).click();
  const card = cardOf(theirs, order);
  await card.getByText(/The amount is above your refund limit\. .*Mara de Vries.* can approve it/).waitFor();
  expect(await card.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await card.getByRole('button', { name: 'Ask for approval' }).click();
  await card.getByText(/Last asked by Theo/).waitFor();
  await mine.page.getByRole('button', { name: /notifications?$/i }).click();
  await mine.page.getByText(new RegExp(`Theo.* asks you to decide about a customer’s request for order ${order.number}`)).waitFor();

  const panel = theirs.page.getByRole('complementary', { name: 'Customer' });
  const opener = panel.getByRole('button', { name: new RegExp(`^${order.number}`) });
  await opener.focus();
  await theirs.page.keyboard.press('Enter');
  const drawer = drawerOf(theirs.page, order.number);
  await drawer.shows('Waiting for approval');
  expect(theirs.page.url()).toContain('/inbox?');
  await theirs.page.keyboard.press('Escape');
  await theirs.page.getByRole('dialog', { name: order.number }).waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await panel
    .getByRole('group', { name: `Actions for order ${order.number}` })
    .getByRole('button', { name: 'Refund' })
    .press('Enter');
  const dialog = theirs.page.getByRole('dialog', { name: `Refund ${order.number}` });
  await dialog.getByRole('button', { name: 'Everything' }).click();
  await dialog.getByText(/Above your refund limit of €50\.00 for this order\. .*Mara de Vries.* can approve it\./).waitFor();
  await dialog.getByRole('button', { name: 'Ask for approval' }).waitFor();
  expect([...customer.errors, ...mine.errors, ...theirs.errors]).toEqual([]);
});

import { getOrder } from '@parley/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeProvenOrder, openTalk, type ProvenOrder } from './ai-talk.ts';
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
// A tab that stays open keeps its stream.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** A customer whose order moves more than the AI may, up to the yes that is passed on. */
async function askToCancel({ number, email }: ProvenOrder) {
  const customer = await openTalk(browser, parley.url);
  await customer.asks('Hello, I want to cancel my order', /order number and the e-mail address/);
  await customer.asks(`It is ${number}, and my e-mail is ${email}`, /180\.00 goes back to.*colleague has to approve it/s);
  await customer.asks('yes', /colleague has to approve this; I have passed it on/);
  return customer;
}

/** The list of what waits, above the conversations that need somebody. */
async function openWaiting({ page }: Window) {
  await page.getByRole('button', { name: /requests? waits? for a yes/ }).click();
}
const waitingFor = ({ page }: Window, order: ProvenOrder) =>
  page.getByRole('link', { name: new RegExp(`${order.customer}.*Cancel ${order.number}`, 's') });
const cardOf = ({ page }: Window, { number }: ProvenOrder) => page.getByRole('article', { name: `Cancel order ${number}?` });

test('a customer asks for what the AI may not do, a teammate says yes, and it is done, told and seen by everybody', async () => {
  const order = await makeProvenOrder(owner, '90.00');
  const [mine, theirs] = await Promise.all([mara, theo].map((who) => openWindow(browser, parley.url, '/inbox?tab=needs_you', who)));
  if (!mine || !theirs) throw new Error('There are no windows.');
  const customer = await askToCancel(order);
  expect((await owner.calls(getOrder, { id: order.id })).status).toBe('confirmed');

  for (const window of [mine, theirs]) {
    await openWaiting(window);
    await waitingFor(window, order).click();
    await cardOf(window, order).getByText('asked for by the customer').waitFor();
    await cardOf(window, order)
      .getByText(/€180\.00 is more than the AI may move by itself/)
      .waitFor();
  }
  await cardOf(mine, order).getByRole('button', { name: 'Approve' }).click();
  await mine.page.getByText('Done. The customer was told.').waitFor();

  await customer.hears(`Your order ${order.number} is cancelled. We refund €180.00.`);
  await theirs.thread.getByText(/Mara de Vries approved what the customer asked for/).waitFor();
  await theirs.thread.getByText(`Your order ${order.number} is cancelled. We refund €180.00.`).waitFor();
  for (const window of [mine, theirs]) {
    await cardOf(window, order).waitFor({ state: 'detached' });
    await waitingFor(window, order).waitFor({ state: 'detached' });
  }

  await theirs.page.goto(`${parley.url}/orders?order=${order.id}`);
  const drawer = drawerOf(theirs.page, order.number);
  await drawer.hears('Cancelled: asked for by the customer');
  await drawer.hears('Cancelled by Mara de Vries');
  await drawer.says('Refunded', '−€180.00');
  expect(await order.product.stock()).toBe(10);
  expect([...customer.faults, ...mine.faults, ...theirs.faults]).toEqual([]);
});

test('a no stays in the team with its reason, leaves the order as it is, and is told by whoever said it', async () => {
  const order = await makeProvenOrder(owner, '90.00');
  const customer = await askToCancel(order);
  const window = await openWindow(browser, parley.url, '/inbox?tab=needs_you');
  await openWaiting(window);
  await waitingFor(window, order).click();
  const card = cardOf(window, order);
  await card.getByRole('button', { name: 'Decline' }).click();
  await card.getByLabel(/Why not/).fill('It is on the van already');
  await card.getByRole('button', { name: 'Decline the request' }).click();
  await window.page.getByText('Declined. Tell the customer yourself.').waitFor();
  await card.waitFor({ state: 'detached' });
  await window.thread.getByText(/declined what the customer asked for/).waitFor();
  await window.thread.getByText('It is on the van already').waitFor();

  await window.page
    .getByRole('button', { name: /^Take over/ })
    .first()
    .click();
  await window.say('I am sorry, it has just left. You can send it back.');
  await customer.hears('I am sorry, it has just left. You can send it back.');
  expect(await customer.log.getByText('It is on the van already').count()).toBe(0);
  expect((await owner.calls(getOrder, { id: order.id })).status).toBe('confirmed');
  expect([...customer.faults, ...window.faults]).toEqual([]);
});

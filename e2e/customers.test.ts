import { createCustomer, getCustomer } from '@parley/contract/customers';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { drawerOf, makeOrder, makeProduct, somewhat, tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow, theo, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('customers'), openBrowser()]);
  owner = await asTeammate(parley.url);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const look = async (query: string, who?: typeof theo) => {
  const window = await openWindow(browser, parley.url, `/customers${query}`, who);
  return { ...window, ...tableOf(window.page, 'Customers') };
};

test('two customers with the same phone number are found, merged with the orders of both, and separated again', async () => {
  const product = await makeProduct(owner, { price: '15.00', stock: 50 });
  const phone = '+49 170 55 66 778';
  const first = await makeOrder(owner, [{ product, quantity: 1 }], { name: somewhat('Petra'), phone });
  const second = await makeOrder(owner, [{ product, quantity: 2 }], { name: somewhat('Peter'), phone: '0049 170 5566778' });
  const query = '?q=5566778';
  const [mine, theirs] = await Promise.all([look(query), look(query, theo)]);
  for (const { rows } of [mine, theirs]) await expect.poll(() => rows.count(), pollOptions).toBe(2);

  await mine.page.getByRole('button', { name: /^Duplicates/ }).click();
  const pair = mine.page.getByRole('listitem').filter({ hasText: first.customer }).filter({ hasText: second.customer });
  await pair.getByText('Same phone number').waitFor();
  await pair.getByRole('button', { name: /^Merge / }).click();
  const dialog = mine.page.getByRole('dialog', { name: 'Merge customers' });
  const stays = dialog.getByRole('region', { name: 'Keep' });
  await stays.getByText(first.customer).or(stays.getByText(second.customer)).first().waitFor();
  if (!(await stays.getByText(first.customer).isVisible())) await dialog.getByRole('button', { name: 'Swap customers' }).click();
  await stays.getByText(first.customer).waitFor();
  await dialog.getByRole('region', { name: 'Merge and remove' }).getByText(second.customer).waitFor();
  await dialog.getByRole('button', { name: 'Merge customers', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  const { drawer, shows } = drawerOf(mine.page, first.customer);
  for (const { number } of [first, second]) await shows(number);
  await shows('€45.00');
  await expect.poll(() => theirs.rows.count(), pollOptions).toBe(1);
  await theirs.row(first.customer).getByText('€45.00').waitFor();
  // The URL of a merged customer leads to the one they were merged into.
  await theirs.page.goto(`${parley.url}/customers?customer=${second.customerId}`);
  await drawerOf(theirs.page, first.customer).shows(second.number);

  await drawer.getByRole('button', { name: `Undo the merge of ${second.customer}` }).click();
  await expect.poll(() => drawer.getByText(second.number).count(), pollOptions).toBe(0);
  await theirs.page.goto(`${parley.url}/customers${query}`);
  await expect.poll(() => theirs.rows.count(), pollOptions).toBe(2);
  await theirs.row(second.customer).getByText('€30.00').waitFor();
  await theirs.row(first.customer).getByText('€15.00').waitFor();
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('a customer is found, renamed and given a note, and a teammate’s conversation shows the new name', async () => {
  const customer = await writeToPerson(parley.url);
  const inbox = await openWindow(browser, parley.url, `/inbox?tab=all&conversation=${customer.id}`, theo);
  await inbox.row(customer.name).waitFor();
  const { page, errors, rows, row } = await look(`?q=${customer.name}`);
  await expect.poll(() => rows.count(), pollOptions).toBe(1);
  await page.keyboard.press('j');
  await expect.poll(() => row(customer.name).evaluate((node) => node.contains(document.activeElement)), pollOptions).toBe(true);
  await page.keyboard.press('Enter');
  await drawerOf(page, customer.name).does('Edit');
  const name = somewhat('Wilma');
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('First name') });
  await form.getByLabel('First name').fill(name);
  await form.getByRole('button', { name: /^Save/ }).click();
  await form.waitFor({ state: 'detached' });
  await inbox.row(name).waitFor();
  expect([...errors, ...inbox.errors]).toEqual([]);
});

test('marketing consent is recorded with its source', async () => {
  const { id } = await owner.calls(createCustomer, {
    first_name: somewhat('Nora'),
    last_name: 'Quist',
    emails: [`${somewhat('nora')}@mail.example`],
  });
  const { page, errors } = await look(`?customer=${id}`);
  await page.getByRole('button', { name: 'Record consent for Email' }).click();
  const dialog = page.getByRole('dialog', { name: /^Marketing consent for / });
  await dialog.getByLabel('Consent', { exact: true }).selectOption({ label: 'Opted out' });
  await dialog.getByLabel('Source').fill('On the phone');
  await dialog.getByRole('button', { name: 'Record consent' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText(/^On the phone · /)
    .first()
    .waitFor();
  expect((await owner.calls(getCustomer, { id })).consent_email).toBe('refused');
  expect(errors).toEqual([]);
});

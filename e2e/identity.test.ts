import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, makePerson, openBrowser, openPage, pollOptions, register } from './browser.ts';
import { type Parley, startParley } from './parley.ts';
import { mara } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('identity'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('registering creates a shop and signs in', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  const nora = makePerson('Nora');
  await register(page, parley.url, nora);
  await page.getByText('Nobody is waiting').first().waitFor();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByText(nora.shop).waitFor();
  await menu.getByText(nora.email).waitFor();
  expect(errors).toEqual([]);
});

test('an email with an account can’t register again', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await page.goto(`${parley.url}/register`);
  await page.getByLabel('Your name').fill('Mara');
  await page.getByLabel('Shop name').fill('Another');
  await page.getByLabel('Email').fill('mara@harbour.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('seven quiet harbours');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid'), pollOptions).toBe('true');
  expect(page.url()).toBe(`${parley.url}/register`);
  expect(errors).toEqual([expect.stringContaining('409')]);
});

test('a visitor is asked to log in and then gets the page they wanted', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await page.goto(`${parley.url}/orders?q=42`);
  await page.waitForURL(`${parley.url}/login`);
  await page.getByLabel('Email').fill('mara@harbour.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('harbour-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${parley.url}/orders?q=42`);
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  expect(errors).toEqual([]);
});

test('operator pages: a visitor logs in first, a super admin stays, a plain admin and a merchant end on the dashboard', async () => {
  const errors: string[] = [];
  const end = async (email: string, password: string, ends: string) => {
    const opened = await openPage(await contextOf(browser));
    await opened.page.goto(`${parley.url}/admin`);
    await opened.page.waitForURL(`${parley.url}/login`);
    await opened.page.getByLabel('Email').fill(email);
    await opened.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await opened.page.getByRole('button', { name: 'Log in' }).click();
    await opened.page.waitForURL(`${parley.url}${ends}`);
    // Signed in, opening the URL directly runs the same guards.
    await opened.page.goto(`${parley.url}/admin/audit-logs`);
    const stays = ends === '/admin';
    await opened.page.waitForURL(`${parley.url}${stays ? '/admin/audit-logs' : ends}`);
    // The dashboard's heading says who is waiting; its name is in the top bar.
    const [bar, name] = [opened.page.locator('header').first(), stays ? 'Audit Logs' : 'Dashboard'];
    await bar.getByText(name, { exact: true }).waitFor();
    errors.push(...opened.errors);
    await opened.page.context().close();
  };
  await end('ops@parley.example', 'operator-demo', '/admin');
  await end('desk@parley.example', 'operator-demo', '/dashboard');
  await end('theo@harbour.example', 'harbour-demo', '/dashboard');
  expect(errors).toEqual([]);
});

test('without a requested page the operator starts at /admin and a merchant on the dashboard', async () => {
  const operator = await openPage(await contextOf(browser));
  await logIn(operator.page, parley.url, 'ops@parley.example', 'operator-demo', '/login');
  expect(operator.page.url()).toBe(`${parley.url}/admin`);
  const merchant = await openPage(await contextOf(browser));
  await logIn(merchant.page, parley.url, mara.email, mara.password, '/login');
  expect(merchant.page.url()).toBe(`${parley.url}/dashboard`);
  expect([...operator.errors, ...merchant.errors]).toEqual([]);
});

test('a forgotten password: the mailed link sets a new one, once, and the old one stops working', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  const person = makePerson('Pia');
  await register(page, parley.url, person);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${parley.url}/login`);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If there’s an account for ${person.email}, we’ve sent it a link.`).waitFor();
  const link = await mailedLink(page, person.email, 'Reset your password');

  await page.goto(link);
  await page.getByLabel('New password').fill('eight quiet harbours');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password updated. Log in with your new password.').waitFor();
  expect(errors).toEqual([]);

  await page.getByLabel('Email').fill(person.email);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill(person.password);
  await password.press('Enter');
  await page.getByText('Incorrect email or password').first().waitFor();
  await password.fill('eight quiet harbours');
  await password.press('Enter');
  await page.waitForURL(`${parley.url}/dashboard`);

  const stranger = await openPage(await contextOf(browser));
  await stranger.page.goto(link);
  await stranger.page.getByLabel('New password').fill('nine quiet harbours');
  await stranger.page.getByRole('button', { name: 'Save password' }).click();
  await stranger.page.getByText('This link has expired or was already used.').first().waitFor();
  expect(stranger.page.url()).toBe(link);
  expect([...errors, ...stranger.errors].map(statusIn)).toEqual(['400', '400']);
});

test('the link in the first email confirms the address', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  const person = makePerson('Vera');
  await register(page, parley.url, person);
  await page.goto(`${parley.url}/settings/profile`);
  await page.getByText('Not verified').waitFor();
  await page.goto(await mailedLink(page, person.email, 'Verify your email'));
  await page.getByText('Your email is verified.').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(`${parley.url}/dashboard`);
  await page.goto(`${parley.url}/settings/profile`);
  await page.getByText('Verified', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test('an email changes by the link to the new one, opened in another browser, and every tab follows', async () => {
  const context = await contextOf(browser);
  const { page, errors } = await openPage(context);
  const person = makePerson('Mona');
  const moved = `moved-${person.email}`;
  await register(page, parley.url, person);
  await page.goto(`${parley.url}/settings/profile`);
  const other = await context.newPage();
  await other.goto(`${parley.url}/settings/profile`);
  await other.getByText('Not verified').waitFor();
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(moved);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await other.getByText(`Waiting for confirmation: ${moved}`).waitFor();
  const link = await mailedLink(page, moved, 'Confirm your new email');
  const stranger = await openPage(await contextOf(browser));
  await stranger.page.goto(link);
  await stranger.page.getByText(`Your email is now ${moved}. Log in with it from now on.`).waitFor();
  for (const tab of [page, other]) {
    await tab.getByText('Verified', { exact: true }).waitFor();
    await tab.getByRole('region', { name: 'Email' }).getByText(moved, { exact: true }).waitFor();
  }
  await stranger.page.getByLabel('Email').fill(moved);
  await stranger.page.getByLabel('Password', { exact: true }).fill(person.password);
  await stranger.page.getByLabel('Password', { exact: true }).press('Enter');
  await stranger.page.waitForURL(`${parley.url}/dashboard`);
  expect([...errors, ...stranger.errors]).toEqual([]);
});

/** The link in the newest email to this address, once there is one. */
async function mailedLink(page: Page, email: string, subject: string) {
  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('article').filter({ hasText: email }).filter({ hasText: subject });
  await expect
    .poll(async () => {
      await mailbox.goto(`${parley.url}/dev/mailbox`);
      return mail.count();
    }, pollOptions)
    .toBe(1);
  const link = await mail.getByRole('link').getAttribute('href');
  await mailbox.close();
  if (!link) throw new Error(`The email to ${email} has no link.`);
  return link;
}

/** The browser reports a refused call by its status. */
const statusIn = (error: string) => /status of (\d+)/.exec(error)?.[1] ?? error;

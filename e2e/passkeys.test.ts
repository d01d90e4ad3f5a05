import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, makePerson, openBrowser, openPage, register } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
/** Browsers keep passkeys for names, and not for an IP address. */
let url: string;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('passkeys'), openBrowser()]);
  url = parley.url.replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** A phone's or laptop's own authenticator, which always confirms. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    verifies: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** A new owner with a passkey, on their profile. */
async function owner(name: string, suggests: boolean) {
  const context = await contextOf(browser);
  const { page, errors } = await openPage(context);
  // Whether the browser offers passkeys in the suggestions of a field.
  await page.addInitScript((does) => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => does;
  }, suggests);
  const authenticator = await withAuthenticator(context, page);
  const person = makePerson(name);
  await register(page, url, person);
  await page.goto(`${url}/settings/profile`);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Chrome on Linux', { exact: true }).last().waitFor();
  return { context, page, errors, authenticator, person };
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
}

test('a passkey is added on the profile, and logs in by the button', async () => {
  const { page, errors, authenticator, person } = await owner('Pia', false);
  expect(await authenticator.credentials()).toHaveLength(1);
  await logOut(page);
  await page.waitForURL(`${url}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(`${url}/dashboard`);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText(person.email).waitFor();
  await page.goto(`${url}/settings/profile`);
  await page.getByText('last used', { exact: false }).waitFor();
  expect(errors).toEqual([]);
});

test('chosen among the suggestions of the email field, it logs in as well', async () => {
  const { page, authenticator, person } = await owner('Ria', true);
  expect(await authenticator.credentials()).toHaveLength(1);
  await logOut(page);
  // This authenticator chooses as soon as something is suggested.
  await page.waitForURL(`${url}/dashboard`);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText(person.email).waitFor();
});

test('one that was removed no longer logs in, and says what to do', async () => {
  const { page, person } = await owner('Zoe', false);
  await page.getByRole('button', { name: 'Actions for Chrome on Linux' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Chrome on Linux?' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No passkeys yet').waitFor();
  await logOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('We couldn’t verify this passkey. Try again, or log in with your password.').first().waitFor();
  expect(page.url()).toBe(`${url}/login`);
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProvider, testClient } from '../server/integrations/oidc/make.ts';
import { contextOf, logIn, openBrowser, openPage } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let provider: Awaited<ReturnType<typeof openTestProvider>>;
beforeAll(async () => {
  [parley, browser, provider] = await Promise.all([startParley('sso', { OUTBOUND_PRIVATE: '1' }), openBrowser(), openTestProvider()]);
  provider.allow(`${parley.url}/login/sso/callback`);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([parley.stop(), provider.close()]);
});

/** As a provider sends it. */
const scim = async (token: string, method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const response = await fetch(`${parley.url}/api/scim/v2${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return (await response.json()) as { Resources: { id: string }[]; active: boolean };
};

test('an owner sets up single sign-on, a new person works in the inbox, and SCIM ends that at once', async () => {
  const { page: owner, errors } = await openPage(await contextOf(browser));
  await logIn(owner, parley.url);
  await owner.goto(`${parley.url}/settings`);
  const card = owner.getByRole('region', { name: 'Single sign-on' });
  await card.getByRole('button', { name: 'Set up single sign-on' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Set up single sign-on' });
  expect(await dialog.getByLabel('Redirect address', { exact: true }).inputValue()).toBe(`${parley.url}/login/sso/callback`);
  await dialog.getByLabel('Issuer').fill(provider.issuer);
  await dialog.getByRole('button', { name: 'Test', exact: true }).click();
  await dialog.getByText('The identity provider answers as it should.').waitFor();
  await dialog.getByLabel('Client ID').fill(testClient.clientId);
  await dialog.getByLabel('Client secret', { exact: true }).fill(testClient.clientSecret);
  await dialog.getByLabel('Sign-in name').fill('harbour');
  await dialog.getByLabel('Role for new people').selectOption('agent');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await card.getByText('Nobody has logged in through it yet').waitFor();

  provider.person = { sub: 'ada', email: 'ada@harbour.example', email_verified: true, name: 'Ada Byron' };
  const { page: ada, errors: hers } = await openPage(await contextOf(browser));
  await ada.goto(`${parley.url}/inbox`);
  await ada.getByRole('link', { name: 'Log in with single sign-on' }).click();
  await ada.getByLabel('Sign-in name').fill('harbour');
  await ada.getByRole('button', { name: 'Continue' }).click();
  await ada.waitForURL(`${parley.url}/inbox`);
  await ada.getByRole('navigation', { name: 'Main navigation' }).getByText('ada@harbour.example').waitFor();
  await ada.goto(`${parley.url}/settings/profile`);
  await ada.getByText(/You log in through Harbour Supply/).waitFor();
  await ada.goto(`${parley.url}/inbox`);
  // The owner’s page hears of it.
  await owner.getByRole('listitem').filter({ hasText: 'Ada Byron' }).first().waitFor();
  await card.getByText('Nobody has logged in through it yet').waitFor({ state: 'detached' });

  await card.getByRole('button', { name: 'Create token' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  const token = await owner.getByRole('dialog', { name: 'Copy your SCIM token' }).getByLabel('Token').inputValue();
  await owner.getByRole('button', { name: 'I’ve copied it' }).click();
  const filter = encodeURIComponent('userName eq "ada@harbour.example"');
  const { Resources } = await scim(token, 'GET', `/Users?filter=${filter}`);
  const off = { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] };
  expect(await scim(token, 'PATCH', `/Users/${Resources[0]?.id}`, off)).toMatchObject({ active: false });
  await ada.waitForURL(/\/login/);
  await ada.goto(`${parley.url}/login/sso/harbour`);
  await ada.getByRole('button', { name: 'Continue' }).click();
  await ada
    .getByText(/Your access to this shop has ended/)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  expect(hers.filter((error) => !/40[13]/.test(error))).toEqual([]);
});

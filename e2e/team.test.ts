import { randomUUID } from 'node:crypto';
import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import { getConversation, listConversations, updateConversation } from '@parley/contract/inbox';
import { listTeams } from '@parley/contract/teams';
import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sender } from '../server/testing/app.ts';
import { contextOf, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { type Parley, startParley } from './parley.ts';
import { mara, signIn } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('team'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a teammate is invited, joins, goes away and returns, joins a team, is assigned a conversation, and is removed: two pages agree throughout', async () => {
  const { page: owner } = await openPage(await contextOf(browser));
  await logIn(owner, parley.url);
  await owner.goto(`${parley.url}/settings`);
  await owner.getByRole('button', { name: 'Invite' }).click();
  await owner.getByLabel('Email address').fill('ann@harbour.example');
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await owner.getByText(/Invited as Agent, expires/).waitFor();

  const { page: ann } = await openPage(await contextOf(browser));
  await ann.goto(await invitationOf(owner, 'ann@harbour.example'));
  await ann.getByRole('heading', { name: 'Join Harbour Supply' }).waitFor();
  await ann.getByLabel('Your name').fill('Ann Berg');
  await ann.getByRole('textbox', { name: 'Password' }).fill('seven quiet harbours');
  await ann.getByRole('button', { name: 'Join Harbour Supply' }).click();
  await ann.waitForURL(`${parley.url}/dashboard`);
  const row = owner.getByRole('listitem').filter({ hasText: 'Ann Berg' });
  await row.getByText('Online').waitFor();
  expect(await owner.getByText(/Invited as Agent/).count()).toBe(0);

  const here = ann.getByRole('switch', { name: 'Online: accept new conversations' });
  await here.click();
  await row.getByText('Away').waitFor();
  await here.click();
  await row.getByText('Online').waitFor();

  await owner.getByRole('button', { name: 'Create team' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('Returns');
  await owner.getByRole('checkbox', { name: /Ann Berg/ }).check();
  await owner.getByRole('button', { name: 'Create team' }).click();
  await row.getByText(/Returns/).waitFor();

  const id = await conversationInTeam('Returns');
  await expect.poll(() => handlerOf(id), pollOptions).toBe('Ann Berg');
  // Two notifications: somebody is needed, which everyone present gets, and it is assigned to her.
  await ann.getByRole('button', { name: '2 notifications' }).waitFor();

  await owner.getByRole('button', { name: 'Remove Ann Berg' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove teammate' }).click();
  await row.waitFor({ state: 'detached' });
  await ann.getByText('No shop selected').waitFor();
  await expect.poll(() => handlerOf(id), pollOptions).toBe(undefined);
});

test('a custom role is made, given and changed: the menu in another browser follows; then a second step is required', async () => {
  const { page: owner } = await openPage(await contextOf(browser));
  await logIn(owner, parley.url);
  const { page: theo } = await openPage(await contextOf(browser));
  await logIn(theo, parley.url, 'theo@harbour.example');
  const menu = theo.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Orders' }).waitFor();

  await owner.goto(`${parley.url}/settings`);
  await owner.getByRole('button', { name: 'Create role' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Create a role' });
  await dialog.getByLabel('Name', { exact: true }).fill('Front desk');
  await dialog.getByRole('button', { name: 'Select none' }).click();
  await dialog.getByLabel('Write in conversations and manage them').check();
  await dialog.getByRole('button', { name: 'Create role' }).click();
  await dialog.waitFor({ state: 'detached' });
  await owner.getByLabel('Theo Lindqvist’s role').selectOption({ label: 'Front desk' });
  await menu.getByRole('link', { name: 'Orders' }).waitFor({ state: 'detached' });
  await menu.getByRole('link', { name: 'Inbox' }).waitFor();

  await owner.getByRole('button', { name: 'Edit Front desk' }).click();
  await owner.getByRole('dialog').getByLabel('View orders').check();
  await owner.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await menu.getByRole('link', { name: 'Orders' }).waitFor();

  await owner.getByRole('switch', { name: 'Required for everyone in this shop' }).click();
  await owner.getByText('Set up two-step authentication for yourself first.').first().waitFor();
  await setUpTwoStep(owner);
  await owner.goto(`${parley.url}/settings`);
  await owner.getByRole('switch', { name: 'Required for everyone in this shop' }).click();
  await theo.getByRole('heading', { name: 'Harbour Supply requires two-step authentication' }).waitFor();
  await theo.getByRole('link', { name: 'Set it up' }).click();
  await setUpTwoStep(theo);
  await theo.goto(`${parley.url}/inbox`);
  const orders = theo.getByRole('navigation').first().getByRole('link', { name: 'Orders' });
  await orders.waitFor();
  expect(await orders.count()).toBe(1);
});

/** Sets up an authenticator app on the profile. */
async function setUpTwoStep(page: Page) {
  if (!page.url().includes('/settings/profile')) await page.goto(`${parley.url}/settings/profile`);
  const card = page.getByRole('region', { name: 'Two-step authentication' });
  await card.getByRole('button', { name: 'Set up' }).click();
  const secret = (await card.getByText(/^[A-Z2-7 ]{16,}$/).textContent())?.replaceAll(' ', '') ?? '';
  await card.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
  await card.getByRole('button', { name: 'Turn on' }).click();
  await card.getByText('Save your recovery codes').waitFor();
}

/** The link in the newest invitation to this address, once it is mailed. */
async function invitationOf(page: Page, email: string) {
  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('article').filter({ hasText: email });
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

/** A customer who wants a person, assigned to a team. */
async function conversationInTeam(name: string) {
  const send = sender(parley.url);
  const { token, merchant } = await signIn(parley.url, mara);
  const { body: session } = await send(openChatSession, { key: 'demo-harbour' });
  const message = { key: 'demo-harbour', client_id: randomUUID(), text: 'I want to talk to a human agent' };
  await send(sendChatMessage, message, { token: session.session_token });
  const newest = async () => {
    const { items } = (await send(listConversations, { merchant, limit: 1 }, { token })).body;
    return items[0]?.handler === 'none' ? items[0].id : undefined;
  };
  await expect.poll(newest, pollOptions).toBeTruthy();
  const id = (await newest()) ?? '';
  const { items } = (await send(listTeams, { merchant }, { token })).body;
  await send(updateConversation, { merchant, id, team_id: items.find((team) => team.name === name)?.id }, { token });
  return id;
}

async function handlerOf(id: string) {
  const { token, merchant } = await signIn(parley.url, mara);
  return (await sender(parley.url)(getConversation, { merchant, id }, { token })).body.assignee?.name;
}

import { randomUUID } from 'node:crypto';
import { countConversations, sendMessage, updateConversation } from '@parley/contract/inbox';
import { listTeam } from '@parley/contract/merchants';
import { listTeams, updateTeam } from '@parley/contract/teams';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { asTeammate, openConversation, openWindow, theo, type Window, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

const limited = 'Theo Lindqvist';
const theirs = 'Orders & returns';
const others = 'Product advice';

let parley: Parley;
let browser: Browser;
let owner: Awaited<ReturnType<typeof asTeammate>>;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('visibility'), openBrowser()]);
  owner = await asTeammate(parley.url);
  // Manual routing, so that a teammate's arrival assigns nothing.
  const { id } = await teamOf(theirs);
  await owner.calls(updateTeam, { id, routing: 'manual' });
  const { page } = await openWindow(browser, parley.url, '/settings');
  await page.getByLabel(`What ${limited} can see`).selectOption('Their teams only');
  await page.getByText(`${limited} can now see only their own and their teams’ conversations`).waitFor();
  await page.context().close();
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('an agent’s list, search and counts cover their team’s and their own conversations; the owner’s cover all', async () => {
  const word = `pelican${randomUUID().slice(0, 8)}`;
  const shown = await askTeam(theirs, `The ${word} is late`);
  const hidden = await askTeam(others, `Which ${word} is warm?`);
  const query = `/inbox?tab=all&q=${word}`;
  const [all, few] = await Promise.all([openWindow(browser, parley.url, query), openWindow(browser, parley.url, query, theo)]);
  await expect.poll(all.names, pollOptions).toEqual([hidden.name, shown.name]);
  await expect.poll(few.names, pollOptions).toEqual([shown.name]);

  for (const { page } of [all, few]) {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search conversations, orders, customers, products').fill(word);
  }
  const found = (window: typeof all) => window.page.getByRole('group', { name: 'Conversations' }).getByRole('option').allTextContents();
  await expect.poll(async () => (await found(all)).length, pollOptions).toBe(2);
  await expect.poll(async () => (await found(few)).length, pollOptions).toBe(1);
  expect((await found(few)).join()).toContain(shown.name);

  const [needed, everything] = [await agreed(few, await asTeammate(parley.url, theo)), await agreed(all, owner)];
  expect(everything).toBeGreaterThan(needed);
  expect([...all.errors, ...few.errors]).toEqual([]);
});

/** The count of Needs you, once the page shows the server's figure for this teammate. */
async function agreed({ page }: Window, { calls }: typeof owner): Promise<number> {
  let counted = 0;
  const tab = page.getByRole('tab', { name: /^Needs you/, includeHidden: true });
  const shown = async () => {
    counted = (await calls(countConversations, {})).needs_you;
    return `${await tab.textContent()}`.replaceAll(/\D/g, '') === String(counted);
  };
  await expect.poll(shown, pollOptions).toBe(true);
  return counted;
}

test('the URL of a hidden conversation opens nothing, and it sends no notification', async () => {
  const hidden = await askTeam(others);
  const shown = await askTeam(theirs);
  const few = await openWindow(browser, parley.url, `/inbox?tab=all&conversation=${hidden.id}`, theo);
  await few.page.getByText('Conversation not found').waitFor();
  expect(await few.page.getByText(hidden.text).count()).toBe(0);

  const { items } = await owner.calls(listTeam, {});
  const mentions = items.filter(({ name }) => name === limited).map((one) => one.user_id);
  for (const { id, name } of [hidden, shown])
    await owner.calls(sendMessage, { id, client_id: randomUUID(), private: true, text: `Look after ${name}, @${limited}`, mentions });
  await few.page.getByRole('button', { name: /^\d+ notification/ }).click();
  const list = few.page.getByRole('dialog', { name: 'Notifications' });
  await list.getByText(shown.name).first().waitFor();
  expect(await list.getByText(hidden.name).count()).toBe(0);
  await list.getByText(shown.name).first().click();
  await few.thread.getByText(`Look after ${shown.name}`).waitFor();
  expect(few.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('a conversation moved to another team disappears from list, count and thread at once, and returns when moved back', async () => {
  const customer = await askTeam(theirs);
  const few = await openConversation(browser, parley.url, customer, theo);
  const needs = async () => Number(/\d+/.exec((await few.page.getByRole('tab', { name: /^Needs you/ }).textContent()) ?? '')?.[0] ?? 0);
  await few.row(customer.name).waitFor();
  const before = await agreed(few, await asTeammate(parley.url, theo));
  const all = await openConversation(browser, parley.url, customer);
  const moveTo = async (team: string) => {
    await all.page.getByRole('button', { name: /^Assigned to/ }).click();
    await all.page.getByRole('option', { name: `Team ${team}` }).click();
    await all.page.getByRole('button', { name: `Assigned to ${team}` }).waitFor();
  };

  await moveTo(others);
  await few.page.getByText('Conversation not found').waitFor();
  await few.row(customer.name).waitFor({ state: 'detached' });
  await expect.poll(needs, pollOptions).toBe(before - 1);
  await all.row(customer.name).waitFor();
  // Messages meanwhile reach only those who may see them.
  await customer.say('Is anybody there?');
  await all.thread.getByText('Is anybody there?').waitFor();

  await moveTo(theirs);
  await few.row(customer.name).filter({ hasText: 'Is anybody there?' }).waitFor();
  await expect.poll(needs, pollOptions).toBe(before);
  expect(all.errors).toEqual([]);
});

/** A customer who waits for an unassigned teammate of a team. */
async function askTeam(name: string, text?: string) {
  const customer = await writeToPerson(parley.url, { ...(text && { text }) });
  const { id: team_id } = await teamOf(name);
  await owner.calls(updateConversation, { id: customer.id, team_id });
  await owner.calls(updateConversation, { id: customer.id, assignee_id: null });
  return customer;
}

async function teamOf(name: string) {
  const { items } = await owner.calls(listTeams, {});
  const team = items.find((one) => one.name === name);
  if (!team) throw new Error(`There is no team ${name}.`);
  return team;
}

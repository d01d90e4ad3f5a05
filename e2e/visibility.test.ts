import { randomUUID } from 'node:crypto';
import { countConversations, sendMessage, updateConversation } from '@parley/contract/inbox';
import { listTeam } from '@parley/contract/merchants';
import { listTeams, updateTeam } from '@parley/contract/teams';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, patience } from './browser.ts';
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
  // Given by hand only, so that nobody’s arrival moves anything.
  const { id } = await teamOf(theirs);
  await owner.calls(updateTeam, { id, routing: 'manual' });
  const { page } = await openWindow(browser, parley.url, '/settings');
  await page.getByLabel(`What ${limited} sees`).selectOption('Sees their teams only');
  await page.getByText(`${limited} now sees only their teams and what they hold.`).waitFor();
  await page.context().close();
});
// A tab that stays open keeps its stream.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('list, search and counts of an agent hold what is their team’s or their own; the owner’s hold all', async () => {
  const word = `pelican${randomUUID().slice(0, 8)}`;
  const shown = await askTeam(theirs, `The ${word} is late`);
  const hidden = await askTeam(others, `Which ${word} is warm?`);
  const query = `/inbox?tab=all&q=${word}`;
  const [all, few] = await Promise.all([openWindow(browser, parley.url, query), openWindow(browser, parley.url, query, theo)]);
  await expect.poll(all.names, patience).toEqual([hidden.name, shown.name]);
  await expect.poll(few.names, patience).toEqual([shown.name]);

  for (const { page } of [all, few]) {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search conversations, orders, customers, products').fill(word);
  }
  const found = (window: typeof all) => window.page.getByRole('group', { name: 'Conversations' }).getByRole('option').allTextContents();
  await expect.poll(async () => (await found(all)).length, patience).toBe(2);
  await expect.poll(async () => (await found(few)).length, patience).toBe(1);
  expect((await found(few)).join()).toContain(shown.name);

  const [needed, everything] = [await agreed(few, await asTeammate(parley.url, theo)), await agreed(all, owner)];
  expect(everything).toBeGreaterThan(needed);
  expect([...all.faults, ...few.faults]).toEqual([]);
});

/** How many need somebody, once the window says what the server counts for the same teammate. */
async function agreed({ page }: Window, { calls }: typeof owner): Promise<number> {
  let counted = 0;
  const tab = page.getByRole('tab', { name: /^Needs you/, includeHidden: true });
  const shown = async () => {
    counted = (await calls(countConversations, {})).needs_you;
    return `${await tab.textContent()}`.replaceAll(/\D/g, '') === String(counted);
  };
  await expect.poll(shown, patience).toBe(true);
  return counted;
}

test('the address of a hidden conversation opens nothing, and no bell rings for it', async () => {
  const hidden = await askTeam(others);
  const shown = await askTeam(theirs);
  const few = await openWindow(browser, parley.url, `/inbox?tab=all&conversation=${hidden.id}`, theo);
  await few.page.getByText('This conversation is not here').waitFor();
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
  expect(few.faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('a conversation that is moved to another team is gone from list, count and thread at once, and comes back when it is given back', async () => {
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
  await few.page.getByText('This conversation is not here').waitFor();
  await few.row(customer.name).waitFor({ state: 'detached' });
  await expect.poll(needs, patience).toBe(before - 1);
  await all.row(customer.name).waitFor();
  // What is said meanwhile reaches who may see it only.
  await customer.say('Is anybody there?');
  await all.thread.getByText('Is anybody there?').waitFor();

  await moveTo(theirs);
  await few.row(customer.name).filter({ hasText: 'Is anybody there?' }).waitFor();
  await expect.poll(needs, patience).toBe(before);
  expect(all.faults).toEqual([]);
});

/** A customer who waits for a person of a team, held by nobody. */
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

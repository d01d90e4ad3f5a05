import { setTimeout as pause } from 'node:timers/promises';
import { countConversations, getConversation, listConversations, updateConversation } from '@parley/contract/inbox';
import { listTags } from '@parley/contract/tags';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { asTeammate, openConversation, openWindow, setOpenNext, signatures, theo, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('inbox-list'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

async function openList(query: string, email = 'mara@harbour.example', look = {}) {
  const { page, errors } = await openPage(await contextOf(browser, look));
  await logIn(page, parley.url, email);
  await page.goto(`${parley.url}/inbox?${query}`);
  await rowsOf(page).first().waitFor();
  return { page, errors };
}
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
const namesIn = (page: Page) => rowsOf(page).locator('bdi').allTextContents();
/** Types into the focused element. */
const isFocused = (part: Locator) => expect.poll(() => part.evaluate((node) => node === document.activeElement), pollOptions).toBe(true);

test('a filter and a view are created with the keyboard alone, and a link to the view shows a teammate the same', async () => {
  const { page, errors } = await openList('tab=all');
  await page.getByRole('button', { name: 'Filter', exact: true }).focus();
  await page.keyboard.press('Enter');
  await isFocused(page.getByRole('dialog', { name: 'Add filter' }).getByRole('combobox'));
  await page.keyboard.type('prio');
  await page.getByRole('option', { name: 'Priority', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Urgent', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit filter: Priority is Urgent' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).focus();
  await page.keyboard.press('Enter');
  const saveAs = page.getByRole('menuitem', { name: 'Save as new view…' });
  await saveAs.waitFor();
  // The menu receives keys once it has the focus.
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return saveAs.evaluate((item) => item === document.activeElement);
    }, pollOptions)
    .toBe(true);
  await page.keyboard.press('Enter');
  await isFocused(page.getByRole('dialog', { name: 'Save as new view' }).getByLabel('Name'));
  await page.keyboard.type('Burning');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/view=/);
  await page.getByText('Burning').waitFor();

  const link = new URL(page.url()).searchParams.toString();
  expect(link).not.toContain('filter');
  const theo = await openList(link, 'theo@harbour.example');
  await theo.page.getByRole('button', { name: 'Edit filter: Priority is Urgent' }).waitFor();
  const filter = { match: 'all' as const, conditions: [{ field: 'priority', op: 'is' as const, value: ['urgent'] }] };
  const { items } = await (await asTeammate(parley.url)).calls(listConversations, { filter: JSON.stringify(filter) });
  const urgent = items.map(({ customer_name: name }) => name);
  expect(urgent.length).toBeGreaterThan(0);
  for (const window of [page, theo.page]) await expect.poll(() => namesIn(window), pollOptions).toEqual(urgent);
  expect([...errors, ...theo.errors]).toEqual([]);
});

test('several conversations are resolved at once and undone with one key, and a teammate sees both', async () => {
  const query = 'tab=all&status=open';
  const [mine, theirs] = await Promise.all([openList(query), openList(query, 'theo@harbour.example')]);
  const before = await namesIn(mine.page);
  await mine.page.keyboard.press('j');
  await mine.page.keyboard.press('x');
  await mine.page.keyboard.press('j');
  await mine.page.keyboard.press('j');
  await mine.page.keyboard.press('Shift+X');
  await mine.page.getByText('3 selected').waitFor();
  await mine.page.getByRole('button', { name: 'Resolve' }).waitFor();
  await mine.page.keyboard.press('e');
  await mine.page.getByText('3 updated').waitFor();
  const rest = before.slice(3, 6);
  await expect.poll(async () => (await namesIn(theirs.page)).slice(0, 3), pollOptions).toEqual(rest);
  await mine.page.keyboard.press('z');
  await mine.page.getByText('Changes undone').waitFor();
  await expect.poll(async () => (await namesIn(theirs.page)).slice(0, 6).sort(), pollOptions).toEqual(before.slice(0, 6).sort());
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('pinned conversations come first, for oneself only', async () => {
  const [mine, theirs] = await Promise.all([openList('tab=all'), openList('tab=all', 'theo@harbour.example')]);
  const before = await namesIn(mine.page);
  const last = before.at(5) ?? '';
  await mine.page.getByRole('link', { name: new RegExp(last) }).focus();
  await mine.page.keyboard.press('p');
  await expect.poll(async () => (await namesIn(mine.page)).at(0), pollOptions).toBe(last);
  expect((await namesIn(theirs.page)).at(0)).toBe(before.at(0));
  await mine.page.keyboard.press('p');
  await expect.poll(() => namesIn(mine.page), pollOptions).toEqual(before);
});

test('on a phone a long press selects, and the filter is a sheet', async () => {
  const { page, errors } = await openList('tab=all', undefined, { phone: true });
  const first = rowsOf(page).first();
  const box = await first.boundingBox();
  if (!box) throw new Error('the row is not rendered');
  const at = { clientX: box.x + 60, clientY: box.y + 30, pointerType: 'touch', bubbles: true };
  await first.getByRole('link').dispatchEvent('pointerdown', at);
  await page.getByText('1 selected').waitFor();
  await first.getByRole('link').dispatchEvent('pointerup', at);
  await rowsOf(page).nth(1).tap();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Add filter' });
  await sheet.getByRole('option', { name: 'Status' }).tap();
  await sheet.getByRole('option', { name: 'Open' }).tap();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Edit filter: Status is Open' }).waitFor();
  expect(errors).toEqual([]);
});

test('a filter by priority and assignee becomes a shared view that a teammate opens from the menu, and its URL opens it again', async () => {
  const lead = await asTeammate(parley.url);
  const [hers, his] = await Promise.all([writeToPerson(parley.url), writeToPerson(parley.url, {}, theo)]);
  for (const { id } of [hers, his]) await lead.calls(updateConversation, { id, priority: 'urgent' });
  const mine = await openWindow(browser, parley.url, '/inbox?tab=all');
  await addCondition(mine.page, 'Priority', 'Urgent');
  await addCondition(mine.page, 'Assignee', 'Theo Lindqvist');
  await expect.poll(mine.names, pollOptions).toContain(his.name);
  expect(await mine.names()).not.toContain(hers.name);

  await mine.choose('Views', 'Save as new view…');
  await mine.page.getByLabel('Name', { exact: true }).fill('Burns at Theo');
  await mine.page.getByLabel('Share with everyone in the shop').check();
  await mine.page.getByRole('button', { name: 'Save', exact: true }).click();
  await mine.page.waitForURL(/view=/);

  const theirs = await openWindow(browser, parley.url, '/inbox?tab=all', theo);
  await theirs.page.getByRole('button', { name: 'Views' }).click();
  await theirs.page.getByRole('menuitemradio', { name: 'Burns at Theo' }).click();
  await expect.poll(theirs.names, pollOptions).toEqual(await mine.names());
  await theirs.page.reload();
  await theirs.page.getByRole('button', { name: 'Edit filter: Assignee is Theo Lindqvist' }).waitFor();
  await expect.poll(theirs.names, pollOptions).toEqual(await mine.names());
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('sorted by waiting time, the longest waiting comes first, and the URL keeps the order', async () => {
  const [first, second] = [await writeToPerson(parley.url), await writeToPerson(parley.url)];
  const mine = await openWindow(browser, parley.url, '/inbox?tab=mine');
  await expect.poll(async () => (await mine.names()).slice(0, 2), pollOptions).toEqual([second.name, first.name]);
  await mine.page.getByRole('button', { name: /^Sort/ }).click();
  await mine.page.getByRole('menuitemradio', { name: 'Longest wait first' }).click();
  const ours = async () => (await mine.names()).filter((name) => name === first.name || name === second.name);
  await expect.poll(ours, pollOptions).toEqual([first.name, second.name]);
  const sorted = await mine.names();
  await mine.page.reload();
  await expect.poll(mine.names, pollOptions).toEqual(sorted);
  expect(mine.errors).toEqual([]);
});

test('marking a conversation unread affects oneself only', async () => {
  const customer = await writeToPerson(parley.url);
  const theirs = await openConversation(browser, parley.url, customer, theo);
  const mine = await openConversation(browser, parley.url, customer);
  const unread = 'Unread';
  for (const { row } of [mine, theirs]) await expect.poll(() => row(customer.name).getByText(unread).count(), pollOptions).toBe(0);
  await mine.choose('More', 'Mark as unread');
  await mine.row(customer.name).getByText(unread).waitFor();
  expect(await theirs.row(customer.name).getByText(unread).count()).toBe(0);
});

test('a conversation snoozed for an hour is hidden until undone; one snoozed until a reply returns with it', async () => {
  const customer = await writeToPerson(parley.url);
  await setOpenNext(parley.url, false);
  const mine = await openConversation(browser, parley.url, customer);
  await mine.page.goto(`${parley.url}/inbox?tab=all&status=open&conversation=${customer.id}`);
  await mine.row(customer.name).waitFor();
  await mine.choose('Snooze', /^For 1 hour/);
  await mine.row(customer.name).waitFor({ state: 'detached' });
  await mine.page
    .getByText(/^Snoozed until/)
    .first()
    .waitFor();
  await mine.page.getByRole('button', { name: 'Undo' }).click();
  await mine.row(customer.name).waitFor();

  await mine.choose('Snooze', 'Until the customer replies');
  await mine.row(customer.name).waitFor({ state: 'detached' });
  await mine.page.getByText('Snoozed until the customer replies').first().waitFor();
  await customer.say('I am back already');
  await mine.row(customer.name).filter({ hasText: 'I am back already' }).waitFor();
  expect(mine.errors).toEqual([]);
});

/** Waits for the end of something that shows its progress; fails when the progress stalls for a test's timeout. */
async function asLongAsItMoves(progress: Locator, end: Locator) {
  let [seen, since] = ['', Date.now()];
  while (!(await end.isVisible())) {
    const next = await textOf(progress);
    if (next !== seen) [seen, since] = [next, Date.now()];
    if (Date.now() - since > pollOptions.timeout) throw new Error(`No progress since “${seen}”.`);
    await pause(pollOptions.interval);
  }
}
const textOf = async (line: Locator) => (await line.allTextContents()).join();

test('all that match are tagged, then resolved, however many are loaded; each bulk run can be undone completely', async () => {
  const owner = await asTeammate(parley.url);
  const accountTag = async () => (await owner.calls(listTags, {})).items.find(({ name }) => name === 'account')?.conversations_count;
  const waiting = async () => (await owner.calls(countConversations, {})).needs_you;
  const before = { tagged: await accountTag(), waiting: await waiting() };
  const mine = await openWindow(browser, parley.url, '/inbox?tab=all');
  const selectAll = async () => {
    await mine.rows.first().getByRole('checkbox').check();
    await mine.page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await mine.page.getByRole('button', { name: 'Select all results' }).click();
    await mine.page.getByText('All results selected').waitFor();
  };
  const progress = mine.page.getByText(/^[\d,]+ of [\d,]+ (done|undone)$/);
  const undo = async () => {
    await mine.page.getByRole('button', { name: 'Undo' }).click();
    await asLongAsItMoves(progress, mine.page.getByText('Changes undone'));
    await mine.page.getByRole('button', { name: 'Dismiss' }).click();
  };

  await selectAll();
  await mine.page.getByRole('button', { name: 'Tags', exact: true }).click();
  await mine.page.getByRole('option', { name: 'account' }).click();
  await mine.page.getByRole('button', { name: 'Add', exact: true }).click();
  await progress.waitFor();
  // Hundreds of rows, one transaction each: it may be slow as long as it progresses.
  await asLongAsItMoves(progress, mine.page.getByText(/^[\d,]{3,} updated/));
  expect(await accountTag()).toBeGreaterThan(800);
  await undo();
  expect(await accountTag()).toBe(before.tagged);

  await selectAll();
  await mine.page.getByRole('toolbar').getByRole('button', { name: 'Resolve' }).click();
  await asLongAsItMoves(progress, mine.page.getByText(/ updated/));
  await mine.page.getByText('Nobody is waiting').first().waitFor();
  await undo();
  expect(await waiting()).toBe(before.waiting);
  expect(mine.errors).toEqual([]);
});

test('a change does not move the row under the pointer; new rows wait above until requested', async () => {
  const [below, above] = [await writeToPerson(parley.url), await writeToPerson(parley.url)];
  const mine = await openWindow(browser, parley.url, '/inbox?tab=mine');
  await expect.poll(async () => (await mine.names()).slice(0, 2), pollOptions).toEqual([above.name, below.name]);
  await mine.row(below.name).hover();
  const place = () => mine.row(below.name).boundingBox();
  const before = await place();
  await below.say('Still there?');
  const newcomer = await writeToPerson(parley.url);
  await mine.row(below.name).filter({ hasText: 'Still there?' }).waitFor();
  const pill = mine.page.getByRole('button', { name: '1 new' });
  await pill.waitFor();
  expect((await mine.names()).slice(0, 2)).toEqual([above.name, below.name]);
  expect(await place()).toEqual(before);

  await pill.click();
  await expect.poll(async () => (await mine.names()).slice(0, 3), pollOptions).toEqual([newcomer.name, below.name, above.name]);
  expect(mine.errors).toEqual([]);
});

test('two conversations of one customer are merged, and messages from either browser arrive there', async () => {
  const sign = await signatures(parley.url);
  const [phone, laptop] = [await writeToPerson(parley.url), await writeToPerson(parley.url)];
  for (const browserOf of [phone, laptop]) expect((await browserOf.identify(sign(phone.name))).status).toBe(200);
  const { calls } = await asTeammate(parley.url);
  const { number } = await calls(getConversation, { id: phone.id });
  const mine = await openConversation(browser, parley.url, laptop);
  await expect.poll(() => mine.row(phone.name).count(), pollOptions).toBe(2);
  await mine.choose('More', /^Merge into another conversation/);
  const dialog = mine.page.getByRole('dialog', { name: /^Merge/ });
  await dialog.getByRole('radio', { name: `#${number}` }).check();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await mine.page.waitForURL(new RegExp(phone.id));
  await mine.thread.getByText(phone.text, { exact: true }).waitFor();
  await mine.thread.getByText(laptop.text, { exact: true }).waitFor();
  await expect.poll(() => mine.row(phone.name).count(), pollOptions).toBe(1);

  await laptop.say('Now from my laptop');
  await phone.say('And from my phone');
  await mine.thread.getByText('And from my phone').waitFor();
  expect(await mine.thread.getByText('Now from my laptop').count()).toBe(1);
  // The merged conversation's URL leads there.
  await mine.page.goto(`${parley.url}/inbox?tab=all&conversation=${laptop.id}`);
  await mine.page
    .getByRole('link', { name: `Open #${number}` })
    .first()
    .click();
  await mine.thread.getByText('And from my phone').waitFor();
  expect(mine.errors).toEqual([]);
});

/** Adds a condition to the list's filter with the mouse. */
async function addCondition(page: Page, field: string, value: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
  await page.getByRole('option', { name: value }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit filter: ${field} is ${value}` }).waitFor();
}

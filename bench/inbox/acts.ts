import { setTimeout as pause } from 'node:timers/promises';
import type { Desk } from './desk.ts';
import { type Shop, threadLength } from './shop.ts';

export const composer = 'textarea[aria-label=Reply]';
/** The scroll container. */
export const listBox = 'div:has(> [role=list][aria-label=Conversations])';
export const threadBox = '[role=region][aria-label^="Messages with"]';

/** A row's link contains its list, so it identifies the list. */
const rowOf = (words = '') => `a[data-conversation]${words}`;

export async function openInbox({ page }: Desk, query: string) {
  await page.goto(`/inbox${query}`);
  await page.locator(rowOf()).first().waitFor();
  await waitForIdle();
}

/** Waits for counts and lazy parts, so that they don't count toward the next step. */
const waitForIdle = () => pause(600);

/** How long a person holds the button, in milliseconds; the measurement starts on release. */
const press = { delay: 70 };

const tabs = { ai: rowOf('[href*="tab=ai"]'), mine: rowOf('[href*="tab=mine"]'), needs_you: rowOf(':not([href*="tab="])') };

/** Opens each of the other tabs once. */
export async function switchTabs(desk: Desk): Promise<number[]> {
  const taken: number[] = [];
  for (const [name, selector] of Object.entries(tabs)) {
    const tab = desk.page.locator(`[role=tab][id$="-${name}"]`);
    taken.push(await desk.painted({ selector }, () => tab.click(press)));
    await waitForIdle();
  }
  return taken;
}

/** Filters all conversations by priority Urgent, and resets the filter. */
export async function filterList(desk: Desk): Promise<number> {
  const { page } = desk;
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add filter' }).waitFor();
  await page.keyboard.type('prio');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Urgent' }).waitFor();
  await waitForIdle();
  const taken = await desk.painted({ selector: rowOf('[href*="filter="]') }, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Escape');
  return taken;
}

export async function sortList(desk: Desk): Promise<number> {
  const { page } = desk;
  await page.getByRole('button', { name: /^Sort/ }).click();
  const longest = page.getByRole('menuitemradio').nth(2);
  await longest.waitFor();
  await waitForIdle();
  return desk.painted({ selector: rowOf('[href*="sort=waiting_since"]') }, () => longest.click(press));
}

const opened = new WeakMap<Desk, Set<string>>();

/** Opens conversations that weren't opened before, and waits for each one's newest message. */
export async function openFromList(desk: Desk, shop: Shop, count: number): Promise<number[]> {
  const known = opened.get(desk) ?? new Set([shop.longThread]);
  opened.set(desk, known);
  const shown = await desk.page.locator(rowOf()).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-conversation') ?? ''));
  const ids = shown.filter((id) => !known.has(id)).slice(0, count);
  for (const id of ids) known.add(id);
  return openConversations(desk, shop, ids);
}

export async function openConversations(desk: Desk, shop: Shop, ids: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const id of ids) {
    // Queried each time, because customers write meanwhile and the newest message changes; any message of the thread will do.
    const [newest = ''] = await shop.lastMessages([id]);
    const row = desk.page.locator(rowOf(`[data-conversation="${id}"]`));
    taken.push(await desk.painted({ selector: `[data-message="${newest}"]` }, () => row.click({ ...press, force: true })));
    await waitForIdle();
  }
  return taken;
}

export async function typeLetter(desk: Desk): Promise<number> {
  const field = desk.page.locator(composer);
  await field.focus();
  const before = await field.inputValue();
  const taken = await desk.painted({ selector: composer, text: `${before}e` }, () => desk.page.keyboard.press('e'));
  await pause(60);
  return taken;
}

let written = 0;

/** Measures until the optimistic message bubble appears, before the server responds. */
export async function sendReply(desk: Desk): Promise<number> {
  const text = `It left our warehouse this morning, number ${(written += 1)}.`;
  await desk.page.locator(composer).fill(text);
  await pause(200);
  const taken = await desk.painted({ selector: '[data-message]', text }, () => desk.page.keyboard.press('Enter'));
  await waitForIdle();
  return taken;
}

/** Scrolls to the top of the thread until all messages are loaded. */
export async function readWholeThread({ page }: Desk) {
  const box = page.locator(threadBox);
  const isComplete = () =>
    box.evaluate((element, all) => Number(element.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) >= all, threadLength);
  while (!(await isComplete())) {
    await box.evaluate((element) => element.scrollTo({ top: 0 }));
    await pause(20);
  }
  await waitForIdle();
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Desk } from './desk.ts';
import { type Shop, threadLength } from './shop.ts';

export const composer = 'textarea[aria-label=Reply]';
/** What scrolls. */
export const listBox = 'div:has(> [role=list][aria-label=Conversations])';
export const threadBox = '[role=region][aria-label^="Messages with"]';

/** Rows lead to where they stand, so that a row tells which list it is of. */
const rowOf = (words = '') => `a[data-conversation]${words}`;

export async function openInbox({ page }: Desk, query: string) {
  await page.goto(`/inbox${query}`);
  await page.locator(rowOf()).first().waitFor();
  await settle();
}

/** What came besides, such as counts and parts that load later, is not a part of the next act. */
const settle = () => pause(600);

/** How long a hand holds the button down, in milliseconds; what counts begins when it lets go. */
const press = { delay: 70 };

const tabs = { ai: rowOf('[href*="tab=ai"]'), mine: rowOf('[href*="tab=mine"]'), needs_you: rowOf(':not([href*="tab="])') };

/** Each of the other tabs once. */
export async function switchTabs(desk: Desk): Promise<number[]> {
  const taken: number[] = [];
  for (const [name, selector] of Object.entries(tabs)) {
    const tab = desk.page.locator(`[role=tab][id$="-${name}"]`);
    taken.push(await desk.painted({ selector }, () => tab.click(press)));
    await settle();
  }
  return taken;
}

/** Priority is Urgent, in the list of all; and back. */
export async function filterList(desk: Desk): Promise<number> {
  const { page } = desk;
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add a filter' }).waitFor();
  await page.keyboard.type('prio');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Urgent' }).waitFor();
  await settle();
  const taken = await desk.painted({ selector: rowOf('[href*="filter="]') }, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Escape');
  return taken;
}

export async function sortList(desk: Desk): Promise<number> {
  const { page } = desk;
  await page.getByRole('button', { name: /^Sort/ }).click();
  const longest = page.getByRole('menuitemradio').nth(2);
  await longest.waitFor();
  await settle();
  return desk.painted({ selector: rowOf('[href*="sort=waiting_since"]') }, () => longest.click(press));
}

const opened = new WeakMap<Desk, Set<string>>();

/** Conversations of the list that nobody opened here before; the newest message of each is what one waits for. */
export async function openFromList(desk: Desk, shop: Shop, count: number): Promise<number[]> {
  const known = opened.get(desk) ?? new Set([shop.longThread]);
  opened.set(desk, known);
  const shown = await desk.page.locator(rowOf()).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-conversation') ?? ''));
  const ids = shown.filter((id) => !known.has(id)).slice(0, count);
  for (const id of ids) known.add(id);
  return openThese(desk, shop, ids);
}

export async function openThese(desk: Desk, shop: Shop, ids: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const id of ids) {
    // Asked for each time: while customers write, the newest message is another one a moment later, and any of the thread's will do.
    const [newest = ''] = await shop.lastMessages([id]);
    const row = desk.page.locator(rowOf(`[data-conversation="${id}"]`));
    taken.push(await desk.painted({ selector: `[data-message="${newest}"]` }, () => row.click({ ...press, force: true })));
    await settle();
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

/** Until the bubble is there, which does not wait for the server. */
export async function sendReply(desk: Desk): Promise<number> {
  const text = `It left our warehouse this morning, number ${(written += 1)}.`;
  await desk.page.locator(composer).fill(text);
  await pause(200);
  const taken = await desk.painted({ selector: '[data-message]', text }, () => desk.page.keyboard.press('Enter'));
  await settle();
  return taken;
}

/** Goes to the top of the thread again and again until all of it is here. */
export async function readWholeThread({ page }: Desk) {
  const box = page.locator(threadBox);
  const isWhole = () =>
    box.evaluate((element, all) => Number(element.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')) >= all, threadLength);
  while (!(await isWhole())) {
    await box.evaluate((element) => element.scrollTo({ top: 0 }));
    await pause(20);
  }
  await settle();
}

import { randomUUID } from 'node:crypto';
import { getConversation, takeOverConversation } from '@parley/contract/inbox';
import pg from 'pg';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { asTeammate, type Customer, openWindow, setOpenNext, type Window, writeAsCustomer, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('inbox-keys'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const hasFocus = (part: Locator) => part.evaluate((node) => node.contains(document.activeElement));
const isFocused = (part: Locator) => expect.poll(() => hasFocus(part), pollOptions).toBe(true);

test('a teammate walks the list, selects, opens and closes with the keyboard alone', async () => {
  const customers = [await writeToPerson(parley.url), await writeToPerson(parley.url), await writeToPerson(parley.url)];
  const [third, second, first] = customers.map(({ name }) => name);
  const { page, errors, row, names } = await openWindow(browser, parley.url, '/inbox?tab=mine');
  await expect.poll(async () => (await names()).slice(0, 3), pollOptions).toEqual([first, second, third]);
  await page.keyboard.press('j');
  await isFocused(row(first ?? ''));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await isFocused(row(third ?? ''));
  await page.keyboard.press('k');
  await isFocused(row(second ?? ''));

  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('2 selected').waitFor({ state: 'detached' });

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: first ?? '' }).waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await isFocused(search);
  await page.keyboard.type(third ?? '');
  await expect.poll(names, pollOptions).toEqual([third]);
  await page.keyboard.press('Escape');
  await row(first ?? '').waitFor();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Snooze').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('a conversation is pinned, muted, marked unread, tagged, noted, answered, snoozed, resolved and restored with the keyboard alone', async () => {
  const customer = await writeToPerson(parley.url);
  const mara = await asTeammate(parley.url);
  await setOpenNext(parley.url, false);
  const now = () => mara.calls(getConversation, { id: customer.id });
  const { page, errors, row, thread, box } = await openWindow(browser, parley.url, '/inbox?tab=mine');
  const own = row(customer.name);
  await own.waitFor();
  await page.keyboard.press('j');
  await isFocused(own);
  await page.keyboard.press('Enter');
  await thread.getByText(customer.text).waitFor();

  await page.keyboard.press('p');
  await own.getByText('Pinned').waitFor();
  await page.keyboard.press('p');
  await own.getByText('Pinned').waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await own.getByText('Muted').waitFor();
  await page.keyboard.press('m');
  await own.getByText('Muted').waitFor({ state: 'detached' });
  await expect.poll(() => own.getByText('Unread').count(), pollOptions).toBe(0);
  await page.keyboard.press('u');
  await own.getByText('Unread').waitFor();

  await page.keyboard.press('t');
  await isFocused(page.getByRole('dialog', { name: /^Tags/ }));
  await page.keyboard.type('account');
  await page.getByRole('option', { name: 'account', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // When it closes, the focus returns to its button.
  await isFocused(page.getByRole('button', { name: 'Tags: account' }));

  await page.keyboard.press('n');
  await isFocused(box);
  await page.keyboard.type('Asked twice already');
  await page.keyboard.press('Enter');
  await thread.getByText('Asked twice already').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Reply', exact: true, pressed: true }).waitFor();
  await isFocused(box);
  await page.keyboard.type('Here is your answer');
  await page.keyboard.press('Enter');
  await thread.getByText('Here is your answer').waitFor();
  await expect.poll(async () => JSON.stringify(await customer.sees()), pollOptions).toContain('Here is your answer');
  expect(JSON.stringify(await customer.sees())).not.toContain('Asked twice');
  await page.keyboard.press('Escape');

  await page.keyboard.press('s');
  await isFocused(page.getByRole('menu'));
  await page.keyboard.press('ArrowDown');
  /**
   * Presses a key, and waits until the page has read the conversation's new state. A read that it gives up for a newer one has headers, but no
   * body, and never finishes.
   */
  const becomes = (status: string, key: string) => {
    const read = page.waitForEvent(
      'requestfinished',
      async (request) =>
        request.method() === 'GET' &&
        request.url().endsWith(`/${customer.id}`) &&
        (await (await request.response())?.json())?.status === status,
    );
    return Promise.all([read, page.keyboard.press(key)]);
  };
  await becomes('snoozed', 'Enter');
  await becomes('open', 'z');
  await becomes('resolved', 'e');
  await becomes('open', 'z');
  expect((await now()).status).toBe('open');
  expect(errors).toEqual([]);
});

test('with a row selected, / opens the search, and no letter typed after it acts on anything', async () => {
  const customer = await writeToPerson(parley.url);
  const { page, errors, row } = await openWindow(browser, parley.url, '/inbox?tab=mine');
  await row(customer.name).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.type('/remph');
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await expect.poll(() => search.inputValue(), pollOptions).toBe('remph');
  await isFocused(search);
  await page.keyboard.press('Escape');
  await row(customer.name).waitFor();
  const { status, handler, muted, pinned } = await (await asTeammate(parley.url)).calls(getConversation, { id: customer.id });
  expect({ status, handler, muted, pinned }).toEqual({ status: 'open', handler: 'human', muted: false, pinned: false });
  expect(errors).toEqual([]);
});

type Journey = Pick<Window, 'page' | 'thread' | 'box'>;
const answers = async ({ page, thread, box }: Journey, key: 'r' | 'n', words: string) => {
  await page.keyboard.press(key);
  await isFocused(box);
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await thread.getByText(words).waitFor();
  await page.keyboard.press('Escape');
};
const takesOver = async ({ page }: Journey) => {
  const taken = page.waitForResponse((response) => response.url().endsWith('/handoff') && response.ok());
  await Promise.all([taken, page.keyboard.press('h')]);
};
/** What a teammate does with a conversation, and how it ends; the last key leads to the next one. */
const tasks: { isWithAi?: boolean; does: (window: Journey, words: string) => Promise<unknown>; last: string; ends: string }[] = [
  { does: (window, words) => answers(window, 'r', words), last: 'e', ends: 'resolved human, 1 reply' },
  {
    does: async ({ page }) => {
      await page.keyboard.press('s');
      await isFocused(page.getByRole('menu'));
      await page.keyboard.press('ArrowDown');
    },
    last: 'Enter',
    ends: 'snoozed human, 0 replies',
  },
  {
    async does(window, words) {
      await answers(window, 'n', words);
      const { page } = window;
      await page.keyboard.press('t');
      await isFocused(page.getByRole('dialog', { name: /^Tags/ }));
      await page.keyboard.type('account');
      await page.getByRole('option', { name: 'account', selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await isFocused(page.getByRole('button', { name: 'Tags: account' }));
    },
    last: 'j',
    ends: 'open human, 0 replies, 1 note, account',
  },
  {
    isWithAi: true,
    async does(window, words) {
      await takesOver(window);
      await answers(window, 'r', words);
      const { page } = window;
      const returned = page.waitForResponse((response) => response.url().endsWith('/return-to-ai') && response.ok());
      await Promise.all([returned, page.keyboard.press('a')]);
    },
    last: 'j',
    ends: 'open ai, 1 reply',
  },
  { isWithAi: true, does: (window) => takesOver(window), last: 'e', ends: 'resolved human, 0 replies' },
];

test('twenty conversations are worked through with the keyboard alone', { timeout: 240_000 }, async () => {
  const word = `Journey${randomUUID().replace(/[^a-f]/g, '')}`;
  const mara = await asTeammate(parley.url);
  await setOpenNext(parley.url, true);
  const work: (Customer & (typeof tasks)[number])[] = [];
  for (let number = 20; number >= 1; number -= 1) {
    const task = tasks[(20 - number) % tasks.length];
    if (!task) throw new Error('There is no such task.');
    // The list shows the newest first, so the customers write in reverse order.
    const customer = await writeAsCustomer(parley.url, { text: `${word}: question ${number}` });
    if (!task.isWithAi) await mara.calls(takeOverConversation, { id: customer.id });
    work.unshift({ ...task, ...customer });
  }

  const window = await openWindow(browser, parley.url, `/inbox?tab=all&q=${word}&sort=created_at&order=desc`);
  const { page, errors, names, thread } = window;
  await expect.poll(async () => (await names()).slice(0, 3), pollOptions).toEqual(work.slice(0, 3).map(({ name }) => name));
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (const [place, { name, text, does, last }] of work.entries()) {
    await page.getByRole('heading', { name, exact: true, level: 2 }).waitFor();
    await thread.getByText(text).first().waitFor();
    await does(window, `Words for ${name}`);
    await page.keyboard.press(last);
    const next = work[place + 1];
    if (next) await page.getByRole('heading', { name: next.name, exact: true, level: 2 }).waitFor();
  }

  const ends = () => endsOf(work.map(({ id }) => id));
  await expect.poll(ends, pollOptions).toEqual(work.map(({ ends: end }) => end));
  expect(errors).toEqual([]);
});

test('a customer who was answered leaves “Needs you”, and resolving leads to the next all the same', async () => {
  const word = `Answered${randomUUID().replace(/[^a-f]/g, '')}`;
  const waiting: Customer[] = [];
  for (const number of [1, 2, 3]) waiting.push(await writeToPerson(parley.url, { text: `${word}: question ${number}` }));
  const [first, second, third] = waiting.map(({ name }) => name);
  await setOpenNext(parley.url, true);
  const { page, errors, names, thread } = await openWindow(browser, parley.url, `/inbox?tab=needs_you&q=${word}`);
  await expect.poll(names, pollOptions).toEqual([first, second, third]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const opened = (name: string | undefined) => page.getByRole('heading', { name: name ?? '', exact: true, level: 2 }).waitFor();
  await opened(first);
  await page.keyboard.press('r');
  await isFocused(page.getByRole('textbox', { name: /^Reply/ }));
  await page.keyboard.type('Here is your answer');
  await page.keyboard.press('Enter');
  await thread.getByText('Here is your answer').waitFor();
  await expect.poll(names, pollOptions).toEqual([second, third]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await opened(second);
  expect(errors).toEqual([]);
});

/** The end state of conversations in the database, in words. */
async function endsOf(ids: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: parley.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ status: string; handler: string; replies: number; notes: number; tags: string[] }>(
      `select c.status, c.handler, count(m.*) filter (where m.direction = 'out')::int as replies, count(m.*) filter (where m.private)::int as notes,
        array(select g.name from conversation_tags t join tags g on g.merchant_id = t.merchant_id and g.id = t.tag_id where t.conversation_id = c.id) as tags
      from conversations c left join messages m on m.merchant_id = c.merchant_id and m.conversation_id = c.id and m.author = 'teammate' and m.activity is null
      where c.id = any ($1) group by c.merchant_id, c.id order by array_position($1, c.id)`,
      [ids],
    );
    return rows.map(({ status, handler, replies, notes, tags }) =>
      [`${status} ${handler}`, `${replies} ${replies === 1 ? 'reply' : 'replies'}`, ...(notes ? [`${notes} note`] : []), ...tags].join(
        ', ',
      ),
    );
  } finally {
    await client.end();
  }
}

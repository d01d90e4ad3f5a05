import { randomUUID } from 'node:crypto';
import { listChatMessages, openChatSession, sendChatMessage } from '@parley/contract/chat';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sender } from '../server/testing/app.ts';
import { contextOf, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('composer'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const theo = ['theo@harbour.example', 'harbour-demo'] as const;
const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear customer') };

test('the second of two teammates who answer at once is asked first', async () => {
  const question = await askAsCustomer();
  const mara = await openConversation(question.text);
  await mara.takeOver();
  await mara.box.fill('Yes, in moss green.');
  const other = await openConversation(question.text, theo);
  await other.takeOver();
  await other.write('It comes in moss.');
  await mara.thread.getByText('It comes in moss.').waitFor();

  await mara.box.press('Enter');
  await mara.page.getByText(/^Theo .*replied.* Send anyway\?$/).waitFor();
  await mara.page.getByRole('button', { name: 'Send anyway' }).click();
  await other.thread.getByText('Yes, in moss green.').waitFor();
  expect([...mara.errors, ...other.errors]).toEqual([]);
});

test('files and messages sent without a network arrive once and in order when it returns', async () => {
  const question = await askAsCustomer();
  const mara = await openConversation(question.text);
  const other = await openConversation(question.text, theo);
  await mara.takeOver();
  await mara.page.locator('input[type=file]').setInputFiles(letter);
  await mara.page.getByRole('list', { name: 'Attachments' }).getByText('13 bytes').waitFor();

  await mara.page.context().setOffline(true);
  await mara.write('Here is the letter');
  await mara.write('Read it first');
  await expect.poll(() => mara.thread.getByText('Waiting for a connection').count(), pollOptions).toBe(2);
  await mara.page.context().setOffline(false);
  await other.thread.getByText('Read it first').waitFor();
  const words = (await other.thread.textContent()) ?? '';
  expect([...words.matchAll(/Here is the letter|letter\.txt|Read it first/g)].map(([found]) => found)).toEqual([
    'Here is the letter',
    'letter.txt',
    'Read it first',
  ]);
});

test('a draft survives a reload with its text and uploaded files', async () => {
  const question = await askAsCustomer();
  const mara = await openConversation(question.text);
  await mara.takeOver();
  await mara.box.fill('Here is');
  await mara.page.locator('input[type=file]').setInputFiles(letter);
  const attached = mara.page.getByRole('list', { name: 'Attachments' });
  await attached.getByText('13 bytes').waitFor();
  await mara.page.reload();
  await attached.getByText('letter.txt').waitFor();
  await expect.poll(() => mara.box.inputValue(), pollOptions).toBe('Here is');
  await mara.box.press('Enter');
  await mara.thread.getByText('letter.txt').waitFor();
  expect(mara.errors).toEqual([]);
});

test('a scheduled message is cancelled when the customer writes first, and its text can be reused', async () => {
  const question = await askAsCustomer();
  const mara = await openConversation(question.text);
  await mara.takeOver();
  await mara.box.fill('Did it arrive?');
  await mara.page.getByRole('button', { name: 'More send options' }).click();
  await mara.page.getByRole('menuitem', { name: /Tomorrow morning/ }).click();
  await mara.page.getByRole('button', { name: 'Send now' }).waitFor();
  // The signal may arrive before the call's answer; the text stays until then.
  await expect.poll(() => mara.box.inputValue(), pollOptions).toBe('');

  await question.write('It has arrived, thank you');
  await mara.page.getByText('Not sent: The customer wrote first.').waitFor();
  await mara.page.getByRole('button', { name: 'Use this text' }).click();
  await expect.poll(() => mara.box.inputValue(), pollOptions).toBe('Did it arrive?');
  expect(mara.errors).toEqual([]);
});

test('a note mentions a teammate, leaves the AI as handler, and never reaches the customer', async () => {
  const question = await askAsCustomer();
  const mara = await openConversation(question.text);
  await mara.page.getByRole('button', { name: 'Private note' }).click();
  await mara.box.pressSequentially('Please look, @theo');
  await mara.page.getByRole('option', { name: /Theo/ }).waitFor();
  await mara.box.press('Enter');
  await mara.box.press('Enter');
  await mara.thread.getByText(/Please look, @Theo/).waitFor();
  await mara.page.getByText('The AI is answering').waitFor();
  const other = await openConversation(question.text, theo);
  await other.thread.getByText(/Please look, @Theo/).waitFor();
  expect(await question.reads()).not.toContain('Please look');
  expect([...mara.errors, ...other.errors]).toEqual([]);
});

/** A customer with a unique question, and a function to write as them. */
async function askAsCustomer() {
  const send = sender(parley.url);
  const key = 'demo-harbour';
  const { body } = await send(openChatSession, { key });
  const write = async (text: string) => {
    const { status } = await send(sendChatMessage, { key, client_id: randomUUID(), text }, { token: body.session_token });
    if (status !== 201) throw new Error(`The message answered ${status}.`);
  };
  const text = `Is there another colour? ${randomUUID()}`;
  await write(text);
  /** All messages that the customer's browser can read. */
  const reads = async () => JSON.stringify((await send(listChatMessages, { key }, { token: body.session_token })).body);
  return { text, write, reads };
}

/** A teammate's page with the customer's conversation open. */
async function openConversation(question: string, who: readonly [email?: string, password?: string] = []) {
  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url, ...who);
  await page.goto(`${parley.url}/inbox?tab=all&q=${encodeURIComponent(question.slice(-36))}`);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  const thread = page.getByRole('region', { name: /^Messages with/ });
  await thread.getByText(question).waitFor();
  const box = page.getByRole('textbox', { name: /^(Reply|Private note)$/ });
  return {
    page,
    errors,
    thread,
    box,
    takeOver: () => takeOver(page, box),
    async write(text: string) {
      await box.fill(text);
      await box.press('Enter');
    },
  };
}

async function takeOver(page: Page, box: Locator) {
  await page
    .getByRole('button', { name: /^Take over/ })
    .first()
    .click();
  await box.waitFor();
}

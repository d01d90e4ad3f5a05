import fs from 'node:fs/promises';
import path from 'node:path';
import { listConversations } from '@parley/contract/inbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { asTeammate, openConversation, openWindow, setOpenNext, theo, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('inbox-thread'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** The smallest image possible: one white pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

test('two teammates in one conversation see who is viewing, who is typing, and who has left', async () => {
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  const theirs = await openConversation(browser, parley.url, customer, theo);
  await mine.page.getByText('Theo Lindqvist is viewing this conversation').waitFor();
  await theirs.page.getByText('Mara de Vries is viewing this conversation').waitFor();
  await mine.row(customer.name).getByText('Viewing: Theo Lindqvist').waitFor();
  await theirs.box.pressSequentially('Let me');
  await mine.page.getByText('Theo Lindqvist is typing a reply').waitFor();
  await theirs.page.goto(`${parley.url}/settings/profile`);
  await mine.page.getByText('Theo Lindqvist is typing a reply').waitFor({ state: 'detached' });
  await mine.row(customer.name).getByText('Viewing: Theo Lindqvist').waitFor({ state: 'detached' });
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('mentioning a teammate in a note notifies them, and the notification opens the conversation; the customer sees nothing of it', async () => {
  const customer = await writeToPerson(parley.url);
  const theirs = await openWindow(browser, parley.url, '/settings/profile', theo);
  const mine = await openConversation(browser, parley.url, customer);
  await mine.page.getByRole('button', { name: 'Private note' }).click();
  await mine.box.pressSequentially('Do you know this one, @theo');
  await mine.page.getByRole('option', { name: /Theo/ }).waitFor();
  await mine.box.press('Enter');
  await mine.box.press('Enter');
  await mine.thread.getByText(/Do you know this one, @Theo/).waitFor();

  await theirs.page.getByRole('button', { name: /^\d+ notification/ }).click();
  const bell = theirs.page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByText(/^Mara de Vries mentioned you: Do you know this one/).click();
  await theirs.thread.getByText(/Do you know this one, @Theo/).waitFor();
  expect(theirs.page.url()).toContain(customer.id);
  expect(JSON.stringify(await customer.sees())).not.toContain('Do you know');
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('a slash inserts a saved reply with the customer’s name and order; a message that the channel rejects says so and can be retried', async () => {
  const { calls } = await asTeammate(parley.url);
  // Yusuf waits for a teammate, who may reply for 24 hours, however long the shop has been closed.
  const [yusuf] = (await calls(listConversations, { q: 'Yusuf Rossi', status: 'open' })).items;
  const mine = await openConversation(browser, parley.url, {
    id: yusuf?.id ?? '',
    text: 'I’m sorry about the switch. It’s covered by the guarantee in any case. I’m bringing in a colleague to confirm the replacement.',
  });
  await mine.box.pressSequentially('/late');
  await mine.page.getByRole('option', { name: /Late parcel/ }).waitFor();
  await mine.box.press('Enter');
  await expect.poll(() => mine.box.inputValue(), pollOptions).toMatch(/^I’m sorry, Yusuf: H\d+ should have been/);
  await mine.box.press('Enter');
  const failed = mine.thread.getByText('Failed: This channel isn’t connected yet.');
  await failed.waitFor();
  const retried = mine.page.waitForResponse('**/retry');
  await mine.thread.getByRole('button', { name: 'Retry' }).click();
  expect((await retried).status()).toBe(200);
  await failed.waitFor();
  expect(await mine.thread.getByText(/^I’m sorry, Yusuf: H\d+ should have been/).count()).toBe(1);
  expect(mine.errors).toEqual([]);
});

test('images are attached by button and by paste, and the customer can open them', async () => {
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  const chooser = mine.page.waitForEvent('filechooser');
  await mine.page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(picture('chosen.png'));
  await pastePicture(mine.page, 'pasted.png');
  const attached = mine.page.getByRole('list', { name: 'Attachments' });
  await expect.poll(() => attached.getByText(/\d+ bytes/).count(), pollOptions).toBe(2);
  await mine.say('This one, or that one?');
  await mine.thread.getByRole('button', { name: 'Open chosen.png' }).waitFor();
  await mine.thread.getByRole('button', { name: 'Open pasted.png' }).waitFor();

  const received = async () => (await customer.sees()).items.find(({ text }) => text === 'This one, or that one?');
  await expect.poll(async () => (await received())?.attachments.map(({ name }) => name), pollOptions).toEqual(['chosen.png', 'pasted.png']);
  for (const { url } of (await received())?.attachments ?? []) {
    const answer = await fetch(new URL(url, parley.url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  expect(mine.errors).toEqual([]);
});

test('a file that is too large or of an unsupported type is refused with a message; the draft stays', async () => {
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  await mine.box.fill('Have a look');
  const files = mine.page.locator('input[type=file]');
  await files.setInputFiles(await largeFile('film.mp4'));
  await mine.page.getByText('film.mp4: This file is larger than 25 MB. Choose a smaller one.').waitFor();
  await files.setInputFiles({ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await mine.page.getByText('setup.exe: This file type isn’t supported. Choose another file.').waitFor();
  // The name says image, the bytes do not.
  await files.setInputFiles({ ...picture('really.png'), buffer: Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0]) });
  const attached = mine.page.getByRole('list', { name: 'Attachments' });
  await attached.getByRole('button', { name: 'Retry uploading really.png' }).waitFor();
  expect(await mine.box.inputValue()).toBe('Have a look');
  expect(mine.errors.filter((error) => !error.includes('422') && !error.includes('415'))).toEqual([]);
});

test('a reply to one message quotes it on both sides, and a product is sent as a card', async () => {
  const customer = await writeToPerson(parley.url);
  await customer.say('Do you have the bottle in green?');
  await customer.say('And a lamp?');
  const mine = await openConversation(browser, parley.url, { id: customer.id, text: 'And a lamp?' });
  const question = mine.thread.getByRole('listitem').filter({ hasText: 'bottle in green' });
  await question.hover();
  await question.getByRole('button', { name: 'Message actions' }).click();
  await mine.page.getByRole('menuitem', { name: 'Reply to message' }).click();
  await mine.page.getByText(`Replying to ${customer.name}`).waitFor();
  await mine.page.getByRole('button', { name: 'Add product or order' }).click();
  await mine.page.getByPlaceholder('Product name or order number').fill('Drift');
  const product = mine.page.getByRole('option', { name: /Drift/ }).first();
  await product.waitFor();
  await product.click();
  await mine.say('Yes, in moss.');
  await mine.thread.getByRole('listitem').filter({ hasText: 'Yes, in moss.' }).getByText('Do you have the bottle in green?').waitFor();

  const received = async () => (await customer.sees()).items.find(({ text }) => text === 'Yes, in moss.');
  await expect.poll(received, pollOptions).toMatchObject({
    quoted: { text: 'Do you have the bottle in green?' },
    cards: [{ type: 'product', name: expect.stringContaining('Drift') }],
  });
  expect(mine.errors).toEqual([]);
});

test('a teammate who scheduled a message and left is notified that the customer wrote first and why it was not sent', async () => {
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  await mine.box.fill('Did it arrive?');
  await mine.choose('More send options', /Tomorrow morning/);
  await mine.page.getByRole('button', { name: 'Send now' }).waitFor();
  await mine.page.goto(`${parley.url}/settings/profile`);
  await customer.say('It is here');
  await mine.page.getByRole('button', { name: /^\d+ notification/ }).click();
  const bell = mine.page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('listitem').filter({ hasText: 'Message not sent' }).getByRole('button').first().click();
  await mine.page.getByText('Not sent: The customer wrote first.').waitFor();
  await mine.thread.getByText(/^The customer wrote first, so your scheduled message was canceled/).waitFor();
  expect(JSON.stringify(await customer.sees())).not.toContain('Did it arrive?');
  expect(mine.errors).toEqual([]);
});

test('the AI improves a draft, and one click restores the original', async () => {
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  const draft = 'i have recieved you parcel ,  it will go out tommorow';
  await mine.box.fill(draft);
  await mine.choose('Rewrite', 'Fix spelling and grammar');
  await mine.page.getByRole('button', { name: 'Show original' }).waitFor();
  await expect.poll(() => mine.box.inputValue(), pollOptions).toMatch(/received .*tomorrow/);
  await mine.page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => mine.box.inputValue(), pollOptions).toBe(draft);
  expect(mine.errors).toEqual([]);
});

test('sends and resolves in one step; the customer’s CSAT score appears while the page is open', async () => {
  const customer = await writeToPerson(parley.url);
  await setOpenNext(parley.url, false);
  const mine = await openConversation(browser, parley.url, customer);
  await mine.box.fill('All is well then');
  await mine.choose('More send options', /^Send and resolve/);
  await mine.thread.getByText(/^CSAT survey sent/).waitFor();
  await expect
    .poll(async () => (await customer.sees()).state, pollOptions)
    .toMatchObject({ resolved: true, csat: { asked: true, score: null } });
  expect((await customer.sees()).items.map(({ text }) => text)).toContain('All is well then');

  expect((await customer.rates(5, 'Fast and friendly')).status).toBe(200);
  await mine.thread.getByText(/The customer rated this conversation 5 out of 5/).waitFor();
  const panel = mine.page.getByRole('complementary', { name: 'Customer' });
  await panel.getByText('5 out of 5').waitFor();
  await panel.getByText('Fast and friendly').waitFor();
  expect((await customer.rates(1, 'Changed my mind')).status).toBe(409);
  expect(mine.errors).toEqual([]);
});

/** A file of 26 MB, by its path: passing its bytes to the browser would be slow. */
async function largeFile(name: string) {
  const file = path.join(parley.data, name);
  await fs.writeFile(file, '');
  await fs.truncate(file, 26 * 1024 * 1024);
  return file;
}

/** Simulates Ctrl+V with an image on the clipboard. */
const pastePicture = (page: Page, name: string) =>
  page.getByRole('textbox', { name: /^Reply/ }).evaluate(
    (box, [file, bytes]) => {
      const clipboardData = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      clipboardData.items.add(new File([binary], file, { type: 'image/png' }));
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [name, pixel.toString('base64')] as const,
  );

import { createHmac, randomUUID } from 'node:crypto';
import { answerChatCsat, identifyVisitor, listChatMessages, openChatSession, sendChatMessage } from '@parley/contract/chat';
import { getSession } from '@parley/contract/auth';
import type { Endpoint, Sent } from '@parley/contract/endpoint';
import { takeOverConversation } from '@parley/contract/inbox';
import { updateProfile } from '@parley/contract/users';
import { rotateIdentitySecret } from '@parley/contract/website-chat';
import type { Browser, Page } from 'playwright-core';
import { sender } from '../server/testing/app.ts';
import { contextOf, type Look, logIn, openPage, pollOptions } from './browser.ts';
import { mara, signIn } from './sign-in.ts';

export { mara } from './sign-in.ts';
export const theo = { email: 'theo@harbour.example', password: 'harbour-demo' };

/** A teammate who works through the API: what happens elsewhere while a page is open. */
export async function asTeammate(url: string, who = mara) {
  const send = sender(url);
  const { token, merchant } = await signIn(url, who);
  return {
    merchant,
    /** Makes a call, and throws unless it succeeds. */
    async calls<E extends Endpoint>(endpoint: E, input: Omit<Sent<E>, 'merchant'>) {
      const { status, body } = await send(endpoint, { merchant, ...input } as Sent<E>, { token });
      if (status >= 300) throw new Error(`${endpoint.line} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** Sets whether the next conversation opens after one is resolved, before a teammate's page is opened. */
export async function setOpenNext(url: string, open_next: boolean, who = mara) {
  const send = sender(url);
  const { token } = await signIn(url, who);
  const { id, name } = (await send(getSession, {}, { token })).body;
  await send(updateProfile, { id, name, open_next }, { token });
}

type Words = { name?: string; text?: string };
export type Customer = Awaited<ReturnType<typeof writeAsCustomer>>;

/** A customer of the demo shop with their first message, sent through the chat's public API. Both text and name are unique. */
export async function writeAsCustomer(url: string, { name = uniqueName(), text = `Hello from ${name}` }: Words = {}) {
  const send = sender(url);
  const key = 'demo-harbour';
  const { body: session } = await send(openChatSession, { key });
  const own = { token: session.session_token };
  const identify = (who: Omit<Sent<typeof identifyVisitor>, 'key'>) => send(identifyVisitor, { key, ...who }, own);
  async function say(words: string) {
    const { status, body } = await send(sendChatMessage, { key, client_id: randomUUID(), text: words }, own);
    if (status !== 201) throw new Error(`The message answered ${status}.`);
    return body;
  }
  await identify({ name });
  const { conversation_id: id } = await say(text);
  return {
    id,
    name,
    text,
    say,
    identify,
    /** All messages that the customer's browser can read. */
    sees: async () => (await send(listChatMessages, { key, limit: 200 }, own)).body,
    rates: (score: number, remark: string) => send(answerChatCsat, { key, score, remark }, own),
  };
}

/** A unique first name in letters, for searching. */
const uniqueName = () => `Quill${randomUUID().replace(/[^a-f]/g, '')}${(made++).toString(36)}`;
let made = 0;

/** A customer whose conversation a teammate has taken over from the AI. */
export async function writeToPerson(url: string, words: Words = {}, who = mara): Promise<Customer> {
  const customer = await writeAsCustomer(url, words);
  await (await asTeammate(url, who)).calls(takeOverConversation, { id: customer.id });
  return customer;
}

/** Signs a customer's id as the demo shop's server would. */
export async function signatures(url: string) {
  const { secret } = await (await asTeammate(url)).calls(rotateIdentitySecret, {});
  return (userId: string) => ({ user_id: userId, hash: createHmac('sha256', secret).update(userId).digest('hex') });
}

async function enter(browser: Browser, url: string, who: typeof mara, look: Look = {}) {
  const { page, errors } = await openPage(await contextOf(browser, look));
  page.setDefaultTimeout(pollOptions.timeout);
  await logIn(page, url, who.email, who.password);
  return { page, errors, url, ...partsOf(page) };
}
export type Window = Awaited<ReturnType<typeof enter>>;

/** A teammate's page of the app. */
export async function openWindow(browser: Browser, url: string, path: string, who = mara, look: Look = {}): Promise<Window> {
  const window = await enter(browser, url, who, look);
  await window.page.goto(`${url}${path}`);
  return window;
}

/** A teammate's page with a conversation open. */
export async function openConversation(browser: Browser, url: string, { id, text }: Pick<Customer, 'id' | 'text'>, who = mara) {
  const window = await enter(browser, url, who);
  const { page, thread } = window;
  // The header shows data from the list before the conversation has loaded: waits for that, so that a test may cut the network next.
  const read = page.waitForResponse((response) => response.request().method() === 'GET' && response.url().endsWith(`/conversations/${id}`));
  await page.goto(`${url}/inbox?conversation=${id}&tab=all`);
  await Promise.all([read, thread.getByText(text, { exact: true }).first().waitFor()]);
  return window;
}

export function partsOf(page: Page) {
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  const box = page.getByRole('textbox', { name: /^(Reply|Private note)/ });
  return {
    rows,
    row: (name: string) => rows.filter({ hasText: name }),
    names: () => rows.locator('bdi').allTextContents(),
    thread: page.getByRole('region', { name: /^Messages with/ }),
    box,
    async say(words: string) {
      await box.fill(words);
      await box.press('Enter');
    },
    /** Chooses from a menu that a button opens. */
    async choose(button: string | RegExp, item: string | RegExp) {
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('menuitem', { name: item }).click();
    },
  };
}

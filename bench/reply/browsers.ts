import { openChatSession } from '@parley/contract/chat';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sender } from '../../server/testing/app.ts';
import { newPerson } from '../ground/browser.ts';
import { demoKey } from '../ground/demo.ts';
import { openEars } from './ears.ts';
import { acknowledgedAt, appearedAt, noteTexts, sayInChat, sessionInChat, watchChat } from './in-page.ts';
import { patienceMs, questionOf, turns } from './questions.ts';
import type { SignedIn } from '../ground/sign-in.ts';

type Seen = { teammate: number; customer: number };

/** A customer writes in the widget of the demo shop's page; a teammate has the thread open in another browser. */
export async function measureBrowsers(browser: Browser, url: string, owner: SignedIn, messages: number): Promise<Seen[]> {
  const ears = await openEars(url, owner);
  const desk = await newPerson(browser, url, true);
  const inbox = await desk.newPage();
  await inbox.addInitScript(noteTexts);
  const seen: Seen[] = [];
  while (seen.length < messages) {
    const customer = await newPerson(browser, url, false);
    seen.push(...(await talk({ customer, inbox, ears, url }, Math.min(turns, messages - seen.length))));
    await customer.close();
  }
  ears.close();
  await desk.close();
  return seen;
}

type Talk = { customer: BrowserContext; inbox: Page; ears: Awaited<ReturnType<typeof openEars>>; url: string };

/** The first message opens the conversation and is not counted: nobody can have it open before. */
async function talk({ customer, inbox, ears, url }: Talk, count: number): Promise<Seen[]> {
  const chat = await customer.newPage();
  await chat.addInitScript(noteTexts);
  await chat.goto('/demo');
  await chat.waitForFunction(() => 'Parley' in window);
  await chat.evaluate(watchChat);
  await ask(chat, ears, 'Hello, I have some questions');
  const sessionToken = await chat.evaluate(sessionInChat, demoKey);
  const { body } = await sender(url)(openChatSession, { key: demoKey, session_token: sessionToken });
  await inbox.goto(`/inbox?conversation=${body.conversation_id}&tab=all`);
  await inbox.getByText('Hello, I have some questions').last().waitFor();
  const seen: Seen[] = [];
  for (let n = 0; n < count; n++) {
    const { acknowledged, text } = await ask(chat, ears, questionOf(n));
    const at = { text, since: acknowledged };
    seen.push({ teammate: (await appears(inbox, at)) - acknowledged, customer: (await appears(chat, at)) - acknowledged });
  }
  return seen;
}

/** Answers when the server acknowledged it, and what the AI said. */
async function ask(chat: Page, ears: Talk['ears'], question: string) {
  const answer = ears.nextAnswer();
  const sent = await chat.evaluate(sayInChat, question);
  const { message } = await answer;
  return { acknowledged: await valueOf(chat, acknowledgedAt, sent), text: message.text };
}

const appears = (page: Page, wanted: { text: string; since: number }) => valueOf(page, appearedAt, wanted);

/** Waits until the page has an answer. */
async function valueOf<I>(page: Page, look: (wanted: I) => number | null, wanted: I): Promise<number> {
  const handle = await page.waitForFunction(look as never, wanted as never, { timeout: patienceMs, polling: 50 });
  return (await handle.jsonValue()) as number;
}

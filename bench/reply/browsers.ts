import { openChatSession } from '@parley/contract/chat';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sender } from '../../server/testing/app.ts';
import { newContext } from '../support/browser.ts';
import { demoKey } from '../support/demo.ts';
import { openAnswerStream } from './answer-stream.ts';
import { acknowledgedAt, appearedAt, noteTexts, sayInChat, sessionInChat, watchChat } from './in-page.ts';
import { timeoutMs, questionOf, turns } from './questions.ts';
import type { SignedIn } from '../support/sign-in.ts';

type Seen = { teammate: number; customer: number };

/** A customer writes in the widget on the demo shop's page while a teammate has the thread open in another browser. */
export async function measureBrowsers(browser: Browser, url: string, owner: SignedIn, messages: number): Promise<Seen[]> {
  const answers = await openAnswerStream(url, owner);
  const desk = await newContext(browser, url, true);
  const inbox = await desk.newPage();
  await inbox.addInitScript(noteTexts);
  const seen: Seen[] = [];
  while (seen.length < messages) {
    const customer = await newContext(browser, url, false);
    seen.push(...(await talk({ customer, inbox, answers, url }, Math.min(turns, messages - seen.length))));
    await customer.close();
  }
  answers.close();
  await desk.close();
  return seen;
}

type Conversation = { customer: BrowserContext; inbox: Page; answers: Awaited<ReturnType<typeof openAnswerStream>>; url: string };

/** The first message creates the conversation and isn't counted, since no teammate can have it open yet. */
async function talk({ customer, inbox, answers, url }: Conversation, count: number): Promise<Seen[]> {
  const chat = await customer.newPage();
  await chat.addInitScript(noteTexts);
  await chat.goto('/demo');
  await chat.waitForFunction(() => 'Parley' in window);
  await chat.evaluate(watchChat);
  await ask(chat, answers, 'Hello, I have some questions');
  const sessionToken = await chat.evaluate(sessionInChat, demoKey);
  const { body } = await sender(url)(openChatSession, { key: demoKey, session_token: sessionToken });
  await inbox.goto(`/inbox?conversation=${body.conversation_id}&tab=all`);
  await inbox.getByText('Hello, I have some questions').last().waitFor();
  const seen: Seen[] = [];
  for (let n = 0; n < count; n++) {
    const { acknowledged, text } = await ask(chat, answers, questionOf(n));
    const at = { text, since: acknowledged };
    seen.push({ teammate: (await appears(inbox, at)) - acknowledged, customer: (await appears(chat, at)) - acknowledged });
  }
  return seen;
}

/** Returns when the server acknowledged the question, and the AI's answer. */
async function ask(chat: Page, answers: Conversation['answers'], question: string) {
  const answer = answers.nextAnswer();
  const sent = await chat.evaluate(sayInChat, question);
  const { message } = await answer;
  return { acknowledged: await valueOf(chat, acknowledgedAt, sent), text: message.text };
}

const appears = (page: Page, wanted: { text: string; since: number }) => valueOf(page, appearedAt, wanted);

/** Waits until `look` returns a value in the page. */
async function valueOf<I>(page: Page, look: (wanted: I) => number | null, wanted: I): Promise<number> {
  const handle = await page.waitForFunction(look as never, wanted as never, { timeout: timeoutMs, polling: 50 });
  return (await handle.jsonValue()) as number;
}

import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser } from '../support/browser.ts';
import { spread } from '../support/figures.ts';
import { startWebProcess } from '../support/web-process.ts';
import {
  composer,
  filterList,
  listBox,
  openInbox,
  openConversations,
  readWholeThread,
  sendReply,
  sortList,
  switchTabs,
  threadBox,
  typeLetter,
} from './acts.ts';
import { type Desk, openDesk } from './desk.ts';
import { openShop, type Shop, threadLength } from './shop.ts';
import { measureStorm } from './storm.ts';

const method =
  'Chromium without a graphics card, a window of 1280 x 800, the web process of the product beside it, its own database. ' +
  'Milliseconds from the time stamp of the input event (pointerup or keydown) to a message posted in the frame callback in which what was asked for is in the page: that message comes after the frame. ' +
  'A press of the mouse lasts 70 ms, and its release counts. Asked for: a row of the new list; the newest message of the conversation; the letter in the field; the bubble of what was sent, which does not wait for the server. ' +
  'Cold: not read before in this page; warm: read before. Frames: time between frame callbacks while a wheel turns a notch of 120 px each 16 ms. ' +
  'At rest: the same without any input, for what else happens on the machine. Memory: of the page’s scripts after a full collection.';

type Taken = Record<string, number[]>;

/**
 * Measures the inbox of a shop with 100,000 conversations and a thread of 5,000 messages: response times, smooth scrolling, and the effect of a
 * message storm.
 */
export async function measureInbox({ quick }: { quick: boolean }) {
  const shop = await openShop();
  const web = await startWebProcess(shop);
  const browser = await openBrowser();
  const taken: Taken = {};
  for (let run = -1; run < (quick ? 3 : 8); run++) {
    const desk = await openDesk(browser, web.url);
    // The first round only warms up compiled code, the database cache and lazy parts.
    await actOnce(desk, shop, run < 0 ? {} : taken);
    await desk.close();
    console.error(`  inbox: ${run < 0 ? 'warmed up' : `run ${run + 1}`}`);
  }
  const desk = await openDesk(browser, web.url);
  const frames = await scroll(desk, shop, taken, quick ? 3 : 6);
  const storm = await measureStorm(desk, shop, { quick });
  await browser.close();
  await web.stop();
  return {
    conversations: 100_000,
    thread_messages: threadLength,
    input_to_paint_ms: Object.fromEntries(Object.entries(taken).map(([name, values]) => [name, spread(values)])),
    frames,
    storm,
    method,
  };
}

/** Runs every step on a fresh page. */
async function actOnce(desk: Desk, shop: Shop, taken: Taken) {
  const note = (name: string, ...values: number[]) => void (taken[name] ??= []).push(...values);
  await openInbox(desk, '?tab=all');
  note('switch_tab_cold', ...(await switchTabs(desk)));
  note('switch_tab_warm', ...(await switchTabs(desk)));
  await openInbox(desk, '?tab=all');
  note('filter', await filterList(desk));
  await openInbox(desk, '?tab=all');
  note('sort', await sortList(desk));

  await openInbox(desk, '?tab=all');
  const others = await rowsShown(desk, shop);
  note('open_cold', ...(await openConversations(desk, shop, others)));
  note('open_warm', ...(await openConversations(desk, shop, others)));
  note('open_long_thread_cold', ...(await openConversations(desk, shop, [shop.longThread])));
  await openConversations(desk, shop, others.slice(0, 1));
  note('open_long_thread_warm', ...(await openConversations(desk, shop, [shop.longThread])));
  for (let letter = 0; letter < 5; letter++) note('type_letter', await typeLetter(desk));
  note('send', await sendReply(desk));
}

async function rowsShown({ page }: Desk, { longThread }: Shop) {
  const ids = await page
    .locator('a[data-conversation]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-conversation') ?? ''));
  return ids.filter((id) => id !== longThread).slice(0, 4);
}

async function scroll(desk: Desk, shop: Shop, taken: Taken, seconds: number) {
  await openInbox(desk, `?tab=all&conversation=${shop.longThread}`);
  await desk.page.locator(composer).waitFor();
  const atRest = await desk.frames(() => pause(seconds * 1000));
  const list = await desk.wheel(listBox, seconds, 1);
  const threadAsItComes = await desk.wheel(threadBox, seconds, -1);
  await readWholeThread(desk);
  const wholeThread = await desk.wheel(threadBox, seconds, 1);
  taken.type_letter_whole_thread_read = [];
  taken.send_whole_thread_read = [];
  for (let letter = 0; letter < 20; letter++) taken.type_letter_whole_thread_read.push(await typeLetter(desk));
  for (let reply = 0; reply < 5; reply++) taken.send_whole_thread_read.push(await sendReply(desk));
  return { at_rest: atRest, list, thread_as_it_comes: threadAsItComes, whole_thread_read: wholeThread };
}

import { getSession } from '@parley/contract/auth';
import { updateProfile } from '@parley/contract/users';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sender } from '../server/testing/app.ts';
import { openBrowser } from './browser.ts';
import { mara, openConversation, theo, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';
import { signIn } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('time-zones'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

async function setZone(person: typeof mara, time_zone: string) {
  const send = sender(parley.url);
  const { token } = await signIn(parley.url, person);
  const { body: user } = await send(getSession, {}, { token });
  const { status } = await send(updateProfile, { id: user.id, name: user.name, time_zone }, { token });
  expect(status).toBe(200);
}

test('teammates in two zones plan and see one moment, each by their own clock, and the shop’s hours say whose they are', async () => {
  await setZone(theo, 'Asia/Tokyo');
  await setZone(mara, 'America/New_York');
  const customer = await writeToPerson(parley.url);
  const mine = await openConversation(browser, parley.url, customer);
  const theirs = await openConversation(browser, parley.url, customer, theo);
  await mine.box.fill('Good morning!');
  await mine.page.getByRole('button', { name: 'More send options' }).click();
  await mine.page.getByText('Send later · In your time (New York)').waitFor();
  await mine.page.getByRole('menuitem', { name: /Pick/ }).click();
  const field = mine.page.getByLabel('Date and time');
  const chosen = await field.inputValue();
  expect(chosen).toMatch(/T09:00$/);
  await mine.page.getByText('In your time (New York)').last().waitFor();
  await mine.page.getByRole('button', { name: 'Schedule message' }).click();

  const day = (at: Date, timeZone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
  // 9:00 in New York is 13:00 or 14:00 UTC.
  const at = [13, 14]
    .map((hour) => new Date(`${chosen.slice(0, 10)}T${hour}:00:00Z`))
    .find((one) => day(one, 'America/New_York').includes('9:00'));
  if (!at) throw new Error(`no moment is ${chosen} in New York`);
  await mine.page
    .getByText(`${day(at, 'America/New_York')} (New York)`)
    .first()
    .waitFor();
  await theirs.page
    .getByText(`${day(at, 'Asia/Tokyo')} (Tokyo)`)
    .first()
    .waitFor();

  await mine.page.goto(`${parley.url}/settings/business-hours`);
  await mine.page
    .getByText(/Times are in your shop’s time zone \(Amsterdam\)\. It’s .* there and .* in your time \(New York\)\./)
    .waitFor();
  await mine.page.goto(`${parley.url}/analytics`);
  await mine.page.getByText('Days are your shop’s (Amsterdam).').waitFor();
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

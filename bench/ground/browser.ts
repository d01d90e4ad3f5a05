import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { demoOwner } from './demo.ts';
import { untilEnd } from './ending.ts';
import { signIn } from './sign-in.ts';

export type Place = { url: string; path: string; signedIn: boolean };
export const laptop = { width: 1280, height: 800 };

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await findChromium());
  untilEnd(() => browser.close());
  return browser;
}

/** A person's browser that has never seen us: empty cache, no storage; signed in when asked, as the demo shop's owner unless somebody else is named. */
export async function newPerson(browser: Browser, url: string, signedIn: boolean, as = demoOwner): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: laptop });
  if (signedIn) await bringSession(context, url, as);
  return context;
}

/** As the log-in screen leaves it: the refresh cookie, and who one is in the app's storage. Each context has a session of its own. */
async function bringSession(context: BrowserContext, url: string, as: typeof demoOwner) {
  const { user, token, refresh_token: refreshToken } = await signIn(url, as);
  await context.addCookies([{ name: 'parley_refresh', value: refreshToken, url: `${url}/api/auth`, httpOnly: true, sameSite: 'Lax' }]);
  const stored = JSON.stringify({ state: { user, token, isAuthenticated: true }, version: 0 });
  await context.addInitScript((value) => {
    if (localStorage.getItem('auth-storage') === null) localStorage.setItem('auth-storage', value);
  }, stored);
}

import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { demoOwner } from './demo.ts';
import { closeAtEnd } from './closing.ts';
import { signIn } from './sign-in.ts';

export type Place = { url: string; path: string; signedIn: boolean };
export const laptop = { width: 1280, height: 800 };

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await findChromium());
  closeAtEnd(() => browser.close());
  return browser;
}

/** A browser context without cache or storage; signed in on request, as the demo shop's owner by default. */
export async function newContext(browser: Browser, url: string, signedIn: boolean, as = demoOwner): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: laptop });
  if (signedIn) await setSession(context, url, as);
  return context;
}

/** Sets the state that the sign-in screen leaves: the refresh cookie, and the user in the app's storage. Each context gets its own session. */
async function setSession(context: BrowserContext, url: string, as: typeof demoOwner) {
  const { user, token, refresh_token: refreshToken } = await signIn(url, as);
  await context.addCookies([{ name: 'parley_refresh', value: refreshToken, url: `${url}/api/auth`, httpOnly: true, sameSite: 'Lax' }]);
  const stored = JSON.stringify({ state: { user, token, isAuthenticated: true }, version: 0 });
  await context.addInitScript((value) => {
    if (localStorage.getItem('auth-storage') === null) localStorage.setItem('auth-storage', value);
  }, stored);
}

import { hasStorage } from '../lib/browser.ts';

/** What the keys of stored drafts begin with. */
export const DRAFTS = 'inbox-draft:';

/** Deletes the drafts that outlive their tabs. */
export function forgetDrafts(): void {
  if (!hasStorage()) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
}

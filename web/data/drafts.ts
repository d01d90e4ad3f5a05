import { removeStored } from '../lib/browser.ts';

/** What the keys of stored drafts begin with. */
export const DRAFTS = 'inbox-draft:';

/** Deletes the drafts that outlive their tabs. */
export const forgetDrafts = (): void => removeStored(DRAFTS);

import type { Intent } from '../intents.ts';

/**
 * Ways of wishing one thing. Lines hold `[a|b|]` for either or nothing and `{name}` for one of the pack's shared lists.
 * `do`: what is done, as it follows "I want to". `about`: what it is about, as it follows "a question about". `say`: whole sentences.
 */
export type Ways = { do?: string; about?: string; say?: string };

export type Pack = {
  /** Around a `do`: `{v}` as it is, `{g}` as an English -ing form. */
  asking: string;
  /** The same, for what does not work. */
  trouble: string;
  /** Around an `about`: `{n}`. */
  asked: string;
  /** In front of and behind a whole sentence; they say nothing about the wish. */
  openers: string;
  closers: string;
  /** What people tell before they come to it; it says nothing about the wish either. */
  stories: string;
  lists: Record<string, string>;
  ways: Partial<Record<Intent, Ways>>[];
};

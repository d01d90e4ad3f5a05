import type { Intent } from '../intents.ts';

/**
 * Phrasings of one intent. Lines contain `[a|b|]` for alternatives or nothing and `{name}` for one of the pack's shared lists. `do`: the action, as
 * it follows "I want to". `about`: the topic, as it follows "a question about". `say`: full sentences.
 */
export type Ways = { do?: string; about?: string; say?: string };

export type Pack = {
  /** Frames around a `do`: `{v}` unchanged, `{g}` as an English -ing form. */
  asking: string;
  /** The same for problems. */
  trouble: string;
  /** Frames around an `about`: `{n}`. */
  asked: string;
  /** Before and after a full sentence; they carry no intent. */
  openers: string;
  closers: string;
  /** Stories before a request; they carry no intent either. */
  stories: string;
  lists: Record<string, string>;
  ways: Partial<Record<Intent, Ways>>[];
};

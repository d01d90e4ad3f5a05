import type { Intent } from '@parley/contract/intents';

export { type Intent, intents, type Language, languages } from '@parley/contract/intents';

/**
 * Training phrases per intent: one line per phrasing, `[a|b|]` for alternatives or nothing. Each line has the same weight, however many sentences it
 * produces. `#num` stands for a number, `#order` for an order number.
 */
export type Phrases = Record<Intent, string> & {
  /** Openers before a request; they carry no intent. */
  lead_in: string;
};

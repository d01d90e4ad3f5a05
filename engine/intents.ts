import type { Intent } from '@parley/contract/intents';

export { type Intent, intents, type Language, languages } from '@parley/contract/intents';

/**
 * How customers say it, per intent: one line per way of saying it, `[a|b|]` for either or nothing. A line counts once, however many
 * sentences it makes. `#num` stands for a number, `#order` for an order number.
 */
export type Phrases = Record<Intent, string> & {
  /** What people put in front of a wish; it says nothing about the wish. */
  lead_in: string;
};

import type { ProblemKind } from '../skills/problems/kinds.ts';

type Kind = Exclude<ProblemKind, 'account_taken' | 'late'>;

/** What the AI says when something went wrong. It promises neither money nor a replacement: a teammate decides. */
export type ProblemTexts = {
  /** Acknowledges the problem, before anything else; two wordings. `what` is the item, '' if unknown. */
  sorry: Record<Kind, readonly [(what: string) => string, (what: string) => string]>;
  /** Which order it is about; `items` is a list such as "2 × Ferry mug". */
  about(number: string, items: string): string;
  /** Asks for what a teammate needs. `order`: the order number is unknown as well. */
  ask: Record<Kind, Record<'known' | 'order', string>>;
  /** The order waits for its payment. */
  unpaid(number: string): string;
  /** The customer told everything; `someoneReads` follows. */
  passedOn: readonly [string, string];
  /** Ends an answer to a question while details are still missing. */
  stillNeeded: string;
  /** For the team, as the topic of the handoff. */
  name: Record<ProblemKind, string>;
};

import type { Outcome } from '../port.ts';
import type { DialogueContext } from '../dialogue.ts';

/** What a skill would do with a message, and why it should be the one. */
export type Proposal = {
  skill: string;
  /** How well the wording and the state of the conversation call for it, 0 to 1. */
  fit: number;
  /** How well the shop's data support the answer, 0 to 1. */
  evidence: number;
  /** The content words of the message that it accounts for; `all` when it answers what was asked for. */
  explains: ReadonlySet<string> | 'all';
  answer(): Promise<Outcome> | Outcome;
};

/** One thing the AI can do. It says when it applies; the decision is made among all of them. */
export type Skill = (scene: DialogueContext) => Promise<readonly Proposal[]> | readonly Proposal[];

/** A proposal that accounts for the whole message: the AI asked for exactly this. */
export const expected = (skill: string, answer: Proposal['answer'], fit = 1): Proposal => ({
  skill,
  fit,
  evidence: 1,
  explains: 'all',
  answer,
});

// The port between the server and the built-in engine: what the server hands in, and what it gets back. `index.ts` is the rest of the face.
import type { AiAgent } from '@parley/contract/ai-settings';
import type { HandoffReason } from '@parley/contract/conversations';
import type { Rewrite } from '@parley/contract/inbox';
import type { Intent, Language } from '@parley/contract/intents';
import type { Card, Source } from '@parley/contract/messages';
import type { Toolbox, Verification } from './tools.ts';

/** `note`: written by a teammate for the team; the customer never saw it. */
export type Turn = { seq: number; author: 'customer' | 'ai' | 'teammate' | 'system'; text: string; at: Date; note?: boolean };

/** All the engine knows of a conversation before it calls a tool. Nothing in it is private to a customer who was not verified. */
export type Briefing = {
  /** Oldest first; the last ones of the customer are unanswered. */
  turns: readonly Turn[];
  shop: { name: string; timeZone: string; locale: string; confidenceThreshold: number; verification: Verification };
  customer: { verified: boolean };
  /** What the shop decided about its AI. Topics, channels and hours were looked at before. */
  agent: Pick<AiAgent, 'languages' | 'sales'>;
  /** What the engine gave back with its last answer here; it may be another's, and is looked at before it is believed. */
  memory: unknown;
};

/** What the engine wants said. Others decide whether it is. */
export type Outcome = {
  text: string;
  cards: Card[];
  /** From 0 to 1: how sure the engine is that this is what was asked, and that it is true. */
  confidence: number;
  intent: string | null;
  /** The evidence: what the text rests on. Only what a tool returned in this run counts. */
  sources: Source[];
  /** Kept with the conversation, and handed in again with the next message. */
  memory: unknown;
} & ({ decision: 'answer' | 'ask' } | { decision: 'hand_over'; reason: HandoffReason; summary: string });

/** What the customer's unanswered words were heard as, whichever engine answers them. */
export type Heard = {
  text: string;
  language: Language;
  wishes: readonly { intent: Intent; likelihood: number; text: string }[];
  /** A matter no machine should settle. */
  sensitive: boolean;
  angry: boolean;
  /** They agreed to being given a person. */
  acceptsPerson: boolean;
  /** Something was asked for, and this may be it: a name or a number looks like anything. */
  isAwaited: boolean;
};

/** It holds no state of its own, and touches nothing but the tools it is handed. */
export type Engine = {
  name: string;
  model: string;
  answer(briefing: Briefing, tools: Toolbox): Promise<Outcome>;
};

export type Draft = { text: string; how: Rewrite; customer: string; teammate: string };
/** `can` names what it is able to do with a teammate's draft; nothing else is asked of it. */
export type Editor = { name: string; can: readonly Rewrite[]; rewrite(draft: Draft): Promise<string> };

// The port between the server and the built-in engine: its input and output. `index.ts` exports the rest of the public API.
import type { AiAgent } from '@parley/contract/ai-settings';
import type { HandoffReason } from '@parley/contract/conversations';
import type { Rewrite } from '@parley/contract/inbox';
import type { Intent, Language } from '@parley/contract/intents';
import type { Card, Source } from '@parley/contract/messages';
import type { Guess } from './recognizer.ts';
import type { Toolbox, Verification } from './tools.ts';

/** `note`: a private note for the team, which the customer never saw. */
export type Turn = { seq: number; author: 'customer' | 'ai' | 'teammate' | 'system'; text: string; at: Date; note?: boolean };

/**
 * After a handoff, while nobody has taken over: the AI reads and collects, and changes nothing. `since`: when it was handed off.
 */
export type Waiting = {
  since: Date;
  reason: HandoffReason;
  /** What the team knows so far. */
  summary: string;
  /** Whether the team answers now, and if not, when it does again; null if nobody knows. */
  open: boolean;
  backAt: Date | null;
  /** The shop's own text about that, with the time filled in; '' if it wrote none. */
  text: string;
  /** Whether the AI has written since the handoff, and so said that the team will. */
  announced: boolean;
};

/** What the engine knows of a conversation before it calls a tool. It contains no private data of an unverified customer. */
export type Briefing = {
  /** Oldest first; the customer's last turns are unanswered. */
  turns: readonly Turn[];
  shop: { name: string; timeZone: string; locale: string; confidenceThreshold: number; verification: Verification };
  customer: { verified: boolean };
  /** The shop's AI settings. The server has already applied topics, channels and hours. */
  agent: Pick<AiAgent, 'languages' | 'sales'>;
  /** Name of the teammate who asked for a draft and sends it as their own. Without it, the AI answers the customer. */
  teammate?: string;
  /** The memory the engine returned with its last answer. It may come from another engine, so the engine validates it. */
  memory: unknown;
  waiting?: Waiting | null;
};

/** The answer the engine proposes. The server decides whether to send it. */
export type Outcome = {
  text: string;
  cards: Card[];
  /** From 0 to 1: how sure the engine is that it understood the question and that the answer is true. */
  confidence: number;
  intent: string | null;
  /** The sources the text rests on. Only results of tools from this run count. */
  sources: Source[];
  /** Stored with the conversation and passed in again with the next message. */
  memory: unknown;
  /** How the answer came about, for the playground and for reports. */
  trace?: Trace;
  /** While the customer waits for a teammate: what the handoff's summary gains. */
  noted?: string;
  /** States no fact of the shop, so it needs no source. */
  courtesy?: boolean;
} & ({ decision: 'answer' | 'ask' } | { decision: 'hand_off'; reason: HandoffReason; summary: string });

/** What the engine read, what it found, and which skills competed; the first skill is the winner. Likelihoods and scores are from 0 to 1. */
export type Trace = {
  /** Null for an engine that doesn't record it. */
  read: {
    language: Language;
    clauses: { text: string; form: string | null; negated: boolean; intents: Guess[] }[];
    /** The words that carry content. */
    words: readonly string[];
    /** Those that the winner doesn't account for. */
    unexplained: string[];
  } | null;
  ground: {
    products: { id: string; name: string; score: number }[];
    shown: { id: string; name: string }[];
    focus: { id: string; name: string } | null;
    page: { id: string; title: string; relevance: number } | null;
    facts: { name: string; value: string }[];
    orders: string[];
  };
  /** The engine's memory before this message. */
  state: unknown;
  skills: { skill: string; score: number; fit: number; evidence: number; coverage: number; explains: string[] }[];
};

/** The classification of the customer's unanswered messages, for every engine. */
export type Classification = {
  text: string;
  language: Language;
  detectedIntents: readonly { intent: Intent; likelihood: number; text: string }[];
  /** A topic that a teammate must handle. */
  sensitive: boolean;
  angry: boolean;
  /** The customer accepted the offer of a person. */
  acceptsPerson: boolean;
  /** The message may answer a pending question: names and numbers can resemble anything. */
  isAwaited: boolean;
};

/** Stateless: its only I/O is the tools passed to it. */
export type Engine = {
  name: string;
  model: string;
  answer(briefing: Briefing, tools: Toolbox): Promise<Outcome>;
};

export type Draft = { text: string; how: Rewrite; customer: string; teammate: string };
/** `can` lists the rewrites it supports; callers request no others. */
export type Editor = { name: string; can: readonly Rewrite[]; rewrite(draft: Draft): Promise<string> };

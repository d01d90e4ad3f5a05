import type { HandoffReason } from '@parley/contract/conversations';
import type { AiAgent } from '@parley/contract/ai-settings';
import type { Card, Source } from '@parley/contract/messages';
import type { Run } from '@parley/contract/runs';
import type { AnswerTask } from '../inbox/index.ts';
import type { Toolbox } from './tools/toolbox.ts';

/** All an engine knows of a conversation before it calls a tool. Nothing in it is private to a customer who was not verified. */
export type Briefing = {
  /** Oldest first; the last ones of the customer are unanswered. */
  turns: AnswerTask['turns'];
  shop: Pick<AnswerTask['shop'], 'name' | 'currency' | 'timeZone' | 'locale' | 'confidenceThreshold' | 'verification'>;
  customer: { name: string; verified: boolean };
  /** What the shop decided: its tone, guidance, texts. Topics, channels and hours were looked at before. */
  agent: AiAgent;
  channel: string;
  /** What this engine kept from its last answer here; engines distrust it, it may be another's. */
  memory: unknown;
  now: Date;
  /** Ends the work: nobody waits for it any more. */
  signal: AbortSignal;
  /** Text as it grows, for teammates; customers see only what was judged. */
  onText?(text: string): void;
};

export type Usage = { tokens: Run['tokens']; costMicros: number | null; firstTokenMs: number | null };

type Said = {
  text: string;
  cards: Card[];
  /** From 0 to 1: how sure the engine is that this is what was asked, and that it is true. */
  confidence: number;
  intent: string | null;
  /** What the text rests on. Only what a tool returned in this run counts. */
  sources: Source[];
  memory: unknown;
  usage?: Usage;
};
export type Outcome = Said & ({ decision: 'answer' | 'ask' } | { decision: 'hand_over'; reason: HandoffReason; summary: string });

/** The port every engine stands behind: it reads, calls tools, and says what should be said; others decide whether it is. */
export type Engine = {
  name: string;
  model: string;
  /** Of the instructions given to a language model. */
  promptVersion?: string;
  /** How long a whole answer may take, in milliseconds; without it the caller's own limit. */
  limitMs?: number;
  /** What fails together: after several failures under this key nothing more is tried for a while. Without it always. */
  circuit?: string;
  answer(briefing: Briefing, tools: Toolbox): Promise<Outcome>;
  /** What a conversation was about, for the person who takes it; without it the engine that hands over says so itself. */
  summarise?: Summarise;
};
/** `text` is null where it came to nothing. */
export type Summarise = (briefing: Pick<Briefing, 'turns' | 'shop'>) => Promise<{ text: string | null; usage: Usage }>;
/** An engine that was tried before the one that answered, and why it could not. */
export type Attempt = Run['attempts'][number];

/** An engine that could not answer: why, in a word and in a sentence without secrets, and what the attempt took all the same. */
export class EngineFailure extends Error {
  readonly fault: string;
  readonly usage: Usage | undefined;
  constructor(fault: string, detail: string, usage?: Usage) {
    super(detail);
    this.name = 'EngineFailure';
    this.fault = fault;
    this.usage = usage;
  }
}

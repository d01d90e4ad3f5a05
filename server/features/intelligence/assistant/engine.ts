import type { AiAgent } from '@parley/contract/ai-settings';
import type { Run } from '@parley/contract/runs';
import type * as port from '@parley/engine';
import type { AnswerTask } from '../../conversations/inbox/index.ts';

/** All an engine knows of a conversation before it calls a tool. Nothing in it is private to a customer who was not verified. */
export type Briefing = port.Briefing & {
  turns: AnswerTask['turns'];
  shop: Pick<AnswerTask['shop'], 'currency'>;
  customer: { name: string };
  agent: AiAgent;
  channel: string;
  now: Date;
  /** Ends the work: nobody waits for it any more. */
  signal: AbortSignal;
  /** Text as it grows, for teammates; customers see only what was judged. */
  onText?(text: string): void;
};

export type Usage = { tokens: Run['tokens']; costMicros: number | null; firstTokenMs: number | null };

export type Outcome = port.Outcome & { usage?: Usage };

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
  answer(briefing: Briefing, tools: port.Toolbox): Promise<Outcome>;
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

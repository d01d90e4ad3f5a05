import type { Channel } from '@parley/contract/channels';
import type { AiAgent } from '@parley/contract/ai-settings';
import type { Run } from '@parley/contract/runs';
import type * as port from '@parley/engine';
import type { AnswerTask } from '../../conversations/inbox/index.ts';

/** All an engine knows before it calls a tool. Contains no private data of an unverified customer. */
export type Briefing = port.Briefing & {
  turns: AnswerTask['turns'];
  shop: Pick<AnswerTask['shop'], 'currency'>;
  customer: { name: string };
  agent: AiAgent;
  channel: Channel;
  now: Date;
  /** Aborts the work when nobody waits for it anymore. */
  signal: AbortSignal;
  /** Streams text to teammates; customers see only the judged answer. */
  onText?(text: string): void;
};

export type Usage = { tokens: Run['tokens']; costMicros: number | null; firstTokenMs: number | null };

export type Outcome = port.Outcome & { usage?: Usage };

/** Port for engines: an engine reads, calls tools and proposes an answer; the assistant decides whether to send it. */
export type Engine = {
  name: string;
  model: string;
  /** The version of a language model's instructions. */
  promptVersion?: string;
  /** Time limit of a whole answer, in milliseconds; by default the caller's. */
  limitMs?: number;
  /** Circuit breaker key: after several failures under it, the engine is skipped for a while. Without a key it is always tried. */
  circuit?: string;
  answer(briefing: Briefing, tools: port.Toolbox): Promise<Outcome>;
  /** Summarizes the conversation for the teammate who takes it; without it, the engine's own summary is used. */
  summarise?: Summarise;
};
/** `text` is null when it failed. */
export type Summarise = (briefing: Pick<Briefing, 'turns' | 'shop'>) => Promise<{ text: string | null; usage: Usage }>;
/** An engine tried before the one that answered, and why it failed. */
export type Attempt = Run['attempts'][number];

/** An engine that couldn't answer: a short code, a sentence without secrets, and the usage of the attempt. */
export class EngineFailure extends Error {
  readonly issue: string;
  readonly usage: Usage | undefined;
  constructor(issue: string, detail: string, usage?: Usage) {
    super(detail);
    this.name = 'EngineFailure';
    this.issue = issue;
    this.usage = usage;
  }
}

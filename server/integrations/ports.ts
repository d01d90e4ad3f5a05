import type { Provider } from '@parley/contract/ai-settings';
import type { z } from 'zod';
import type { DocumentsPort, WebPort } from './document-ports.ts';

/** What reaches out of Parley. Only callers and jobs are given it. Every send has a timeout and a retry policy of its own. */
export type Mail = { to: string; subject: string; text: string };
export type MailPort = {
  /** Resolves when the mail was accepted; throws otherwise, so that a job tries again. */
  send(mail: Mail): Promise<void>;
};
/**
 * Where the bytes of files are kept: by default a folder. A key is `{shop}/{file}`, as object stores have them. A file that was put never
 * changes.
 */
export type FilesPort = {
  /** Keeps it whole or not at all: when this resolves it survives a power cut. Throws when it could not be kept. */
  put(key: string, bytes: NodeJS.ReadableStream | Buffer): Promise<void>;
  /** All of it, or from byte `start` to byte `end`, both included. Undefined when it is not there. */
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream | undefined>;
  /** Does nothing when it is gone already. */
  remove(key: string): Promise<void>;
  /** The keys of everything that is kept. */
  list(): AsyncIterable<string>;
};
/**
 * Which language model is called, and with whose key. `isOperators`: the address comes from the installation's own settings, so it may stand
 * beside it; a shop's never reaches a private address. An empty `baseUrl` is the provider's own.
 */
export type ModelTarget = { provider: Provider; baseUrl: string; key: string; model: string; isOperators: boolean };
export type ModelMessage = { role: 'user' | 'assistant'; text: string };
export type ModelToolReply = { text: string; isError?: boolean };
/** `isFinal`: a call of it that is no error ends the run, and in the last step the model has to call it. Called among others it is sent back. */
export type ModelTool = {
  name: string;
  /** For the model, which chooses by it. */
  purpose: string;
  /** What the arguments have to be; a call with others is answered with what is wrong about them, and never runs. */
  input: z.ZodType;
  isFinal?: boolean;
  run(input: unknown): Promise<ModelToolReply>;
};
/** Disjoint: input neither read from nor written to a cache, read from it, written to it, output without reasoning, reasoning. */
export type ModelUsage = { input: number; cached: number; cache_write: number; output: number; reasoning: number };
export type ModelRun = {
  target: ModelTarget;
  /** `stable` is the same from call to call and comes first, so that providers can cache it, with the tools. */
  system: { stable: string; varying: string };
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** Of one step. */
  maxOutputTokens: number;
  /** How often the model may be asked, tools in between. */
  maxSteps: number;
  /** For everything, the waiting before a repeated call included. */
  limitMs: number;
  signal: AbortSignal;
  /** What the model has written so far in this step, each time it grows: its text, or the argument `text` of the final tool. */
  onText?(text: string): void;
  /** What all steps took until now, after each of them: known also when a tool throws. */
  onUsage?(usage: ModelUsage): void;
};
export type ModelFinish = 'stop' | 'ended' | 'length' | 'refusal' | 'tool_limit' | 'tool_misuse' | 'other';
export type ModelRan = {
  /** Of the last step. */
  text: string;
  /** `ended`: by the final tool; `tool_limit`: too many steps; `tool_misuse`: wrong arguments three times. */
  finish: ModelFinish;
  usage: ModelUsage;
  firstTokenMs: number | null;
  steps: number;
};
export const modelFaults = [
  'unauthorised',
  'rate_limited',
  'overloaded',
  'timeout',
  'bad_request',
  'malformed',
  'network',
  'refused_address',
] as const;
export type ModelFault = (typeof modelFaults)[number];
/** Why a model could not be asked. What the steps before it took is still to be paid for. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;
  readonly retryAfterMs: number | null;
  readonly usage: ModelUsage;
  constructor(fault: ModelFault, detail: string, more: { retryAfterMs?: number | null; usage?: ModelUsage; cause?: unknown } = {}) {
    super(detail, { cause: more.cause });
    this.name = 'ModelFailure';
    this.fault = fault;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.usage = more.usage ?? { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 };
  }
}
export type ModelsPort = {
  /**
   * Asks a model, runs the tools it calls one after another, and asks again until it is done. Repeats a call that met a rate limit, an
   * overload or a lost connection at most twice, as long as no tool ran. Throws `ModelFailure`; what a tool throws is thrown on.
   */
  run(run: ModelRun): Promise<ModelRan>;
};
export type Outside = { mail: MailPort; files: FilesPort; models: ModelsPort; documents: DocumentsPort; web: WebPort };

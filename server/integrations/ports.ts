import type { Provider } from '@parley/contract/ai-settings';
import type { z } from 'zod';
import type { ExternalChannel } from './channel-port.ts';
import type { BillingPort } from './billing-port.ts';
import type { DocumentsPort, WebPort } from './document-ports.ts';
import type { PaymentPort } from './payment-port.ts';
import type { IdentityProviderPort } from './identity-provider-port.ts';
import type { PushPort } from './push-port.ts';
import type { WebhookPort } from './webhook-port.ts';

/** Everything that reaches outside Parley, available only to callers and jobs. Every send has its own timeout and retry policy. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** For mail somebody may turn off: an address that mail programs post to (RFC 8058). */
  unsubscribeUrl?: string;
};
export type MailPort = {
  /** Resolves when the mail was accepted; otherwise throws, so that its job retries. */
  send(mail: Mail): Promise<void>;
};
/** Storage of file contents, by default a folder. A key is `{shop}/{file}`, as in object stores. Stored files never change. */
export type FilesPort = {
  /** Stores all or nothing; once this resolves, the file survives a power failure. Throws when it can't be stored. */
  put(key: string, bytes: NodeJS.ReadableStream | Buffer): Promise<void>;
  /** The entire file, or bytes `start` to `end` inclusive. Undefined when it doesn't exist. */
  read(key: string, range?: { start: number; end: number }): Promise<NodeJS.ReadableStream | undefined>;
  /** Does nothing when it doesn't exist. */
  remove(key: string): Promise<void>;
  /** Checks whether files can be stored now. */
  isWritable(): Promise<boolean>;
  /** The keys of all stored files. */
  list(): AsyncIterable<string>;
};
/**
 * The language model to call, and with whose key. `isOperators`: the address comes from the installation's settings and may be private; a
 * shop's never may. An empty `baseUrl` is the provider's own.
 */
export type ModelTarget = { provider: Provider; baseUrl: string; key: string; model: string; isOperators: boolean };
export type ModelMessage = { role: 'user' | 'assistant'; text: string };
export type ModelToolReply = { text: string; isError?: boolean };
/** `isFinal`: a successful call ends the run, and the last step must call it. If called together with other tools, it is sent back. */
export type ModelTool = {
  name: string;
  /** The description by which the model chooses it. */
  purpose: string;
  /** The schema of the arguments. A call that violates it is answered with the issues and never runs. */
  input: z.ZodType;
  isFinal?: boolean;
  run(input: unknown): Promise<ModelToolReply>;
};
/** Disjoint counts: input not cached, input read from cache, input written to cache, output without reasoning, reasoning. */
export type ModelUsage = { input: number; cached: number; cache_write: number; output: number; reasoning: number };
export type ModelRun = {
  target: ModelTarget;
  /** `stable` is the same for every call and comes first, with the tools, so that providers can cache it. */
  system: { stable: string; varying: string };
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** Per step. */
  maxOutputTokens: number;
  /** How often the model can be called, with tool calls in between. */
  maxSteps: number;
  /** For the entire run, including waits before retries. */
  limitMs: number;
  signal: AbortSignal;
  /** Called whenever the model's text grows in this step: its text, or the `text` argument of the final tool. */
  onText?(text: string): void;
  /** The total usage so far, after each step; known even if a tool throws. */
  onUsage?(usage: ModelUsage): void;
};
export type ModelFinish = 'stop' | 'ended' | 'length' | 'refusal' | 'tool_limit' | 'tool_misuse' | 'other';
export type ModelRan = {
  /** Of the last step. */
  text: string;
  /** `ended`: by the final tool; `tool_limit`: too many steps; `tool_misuse`: invalid arguments three times. */
  finish: ModelFinish;
  usage: ModelUsage;
  firstTokenMs: number | null;
  steps: number;
};
export const modelErrors = [
  'unauthorised',
  'rate_limited',
  'overloaded',
  'timeout',
  'bad_request',
  'malformed',
  'network',
  'refused_address',
] as const;
export type ModelError = (typeof modelErrors)[number];
/** Why a model call failed. The usage of earlier steps is still billed. */
export class ModelFailure extends Error {
  readonly kind: ModelError;
  readonly retryAfterMs: number | null;
  readonly usage: ModelUsage;
  constructor(kind: ModelError, detail: string, more: { retryAfterMs?: number | null; usage?: ModelUsage; cause?: unknown } = {}) {
    super(detail, { cause: more.cause });
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.usage = more.usage ?? { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 };
  }
}
export type ModelsPort = {
  /**
   * Calls a model, runs the tools it calls one at a time, and repeats until it is done. Retries after a rate limit, an overload or a lost
   * connection, at most twice and only before any tool ran. Throws `ModelFailure`; rethrows what a tool throws.
   */
  run(run: ModelRun): Promise<ModelRan>;
};
export type Outside = {
  mail: MailPort;
  files: FilesPort;
  models: ModelsPort;
  documents: DocumentsPort;
  web: WebPort;
  channels: readonly ExternalChannel[];
  payments: PaymentPort;
  /** Where plans are paid; null when they aren't charged. */
  billing: BillingPort | null;
  webhooks: WebhookPort;
  push: PushPort;
  identityProviders: IdentityProviderPort;
};

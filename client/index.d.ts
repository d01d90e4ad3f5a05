import type { Calls } from './calls.js';

export type * from './calls.js';

export interface ParleyOptions {
  /** Where Parley runs, such as `https://parley.example`. */
  url: string;
  /** An API key of the shop, `parley_live_…`, from Settings › API keys. */
  key: string;
  /** The shop's ID, beside its keys. */
  merchant: string;
  /** How long one attempt may take, in milliseconds; 30,000 by default. */
  timeout?: number;
  /**
   * Attempts after the first; 2 by default. Repeated are 429 answers, and of lost or failed ones only reads and calls with an
   * Idempotency-Key, so that nothing is done twice.
   */
  retries?: number;
  /** Another `fetch`, for proxies and tests. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Of a call that creates something; made up for each call by default, and the same at each of its attempts. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** In milliseconds, for each attempt. */
  timeout?: number;
}

/** A call that Parley refused or couldn't answer. */
export declare class ParleyError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Stable, such as `order.missing`; `client.timed_out` or `client.unreachable` when there was no answer. */
  readonly code: string | undefined;
  /** The fields that were refused. */
  readonly errors: readonly { path: string; message: string }[];
  /** Names the call in the shop's request log. */
  readonly requestId: string | undefined;
  /** Seconds until it can be tried again, where the server says so. */
  readonly retryAfter: number | undefined;
}

export type CallName = keyof Calls;
/** The shop is the client's own, unless given. */
export type Input<Name extends CallName> = Omit<Calls[Name]['input'], 'merchant'> & { merchant?: string };
export type Result<Name extends CallName> = Calls[Name]['result'];
type Arguments<Name extends CallName> =
  Record<never, never> extends Input<Name> ? [input?: Input<Name>, options?: CallOptions] : [input: Input<Name>, options?: CallOptions];

export type ListName = {
  [Name in CallName]: Result<Name> extends { items: unknown[]; next_cursor: string | null } ? Name : never;
}[CallName];
export type Item<Name extends ListName> = Result<Name> extends { items: Array<infer One> } ? One : never;

type Methods = { [Name in CallName]: (...args: Arguments<Name>) => Promise<Result<Name>> };

export interface Parley extends Methods {
  /** Any call by its name; each is a method, too. Throws `ParleyError`. */
  call<Name extends CallName>(name: Name, ...args: Arguments<Name>): Promise<Result<Name>>;
  /** All items of a list, page by page. */
  all<Name extends ListName>(name: Name, ...args: Arguments<Name>): AsyncGenerator<Item<Name>, void>;
}
/** Throws `TypeError` without `url`, `key` or `merchant`. */
export declare const Parley: new (options: ParleyOptions) => Parley;

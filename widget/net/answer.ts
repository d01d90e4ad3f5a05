import { fieldsOf } from '../lib/json.ts';

/** `again`: may work later · `ended`: the session is over · `refused`: it will never work like this. */
export type Failure = {
  ok: false;
  kind: 'again' | 'ended' | 'refused';
  /** ms the server asks us to wait */ after: number;
  reason: string;
  /** The problem's name, empty when the answer was none of ours. */
  code: string;
};
export type Answer<T> = { ok: true; body: T } | Failure;

const passing = new Set([408, 409, 425, 429]);
const LONGEST = 3_600_000;

/** What an answer other than 2xx means for us. */
export function judgeStatus(status: number): Failure['kind'] {
  if (status === 401) return 'ended';
  return status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'again';
}

/** `Retry-After` (seconds or a date) in ms from now, at most an hour, 0 without one. */
export function readRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(LONGEST, Math.max(0, ms)) : 0;
}

/** The sentence in a problem for a person: the field's own where there is one. */
export function readReason(problem: unknown): string {
  const { errors, detail } = fieldsOf(problem);
  const { message = detail } = fieldsOf(Array.isArray(errors) ? errors[0] : null);
  return typeof message === 'string' ? message : '';
}

export function readCode(problem: unknown): string {
  const { code } = fieldsOf(problem);
  return typeof code === 'string' ? code : '';
}

/** Why a call failed, from the server's own words. */
export const failureOf = (status: number, problem: unknown, after: number): Failure => ({
  ok: false,
  kind: judgeStatus(status),
  after,
  reason: readReason(problem),
  code: readCode(problem),
});

export const tryLater = (after = 0): Failure => ({ ok: false, kind: 'again', after, reason: '', code: '' });

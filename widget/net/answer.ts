import { fieldsOf } from '../lib/json.ts';

/** `again`: may work later · `ended`: the session is over · `refused`: a retry won't help. */
export type Failure = {
  ok: false;
  kind: 'again' | 'ended' | 'refused';
  /** ms the server asks us to wait */ after: number;
  reason: string;
  /** The problem's code, empty when the answer has none. */
  code: string;
};
export type Answer<T> = { ok: true; body: T } | Failure;

const passing = new Set([408, 409, 425, 429]);
const LONGEST = 3_600_000;

/** Classifies an answer other than 2xx. */
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

/** A problem's message for people: the field's own where there is one. */
export function readReason(problem: unknown): string {
  const { errors, detail } = fieldsOf(problem);
  const { message = detail } = fieldsOf(Array.isArray(errors) ? errors[0] : null);
  return typeof message === 'string' ? message : '';
}

export function readCode(problem: unknown): string {
  const { code } = fieldsOf(problem);
  return typeof code === 'string' ? code : '';
}

/** The failure that a response describes. */
export const failureOf = (status: number, problem: unknown, after: number): Failure => ({
  ok: false,
  kind: judgeStatus(status),
  after,
  reason: readReason(problem),
  code: readCode(problem),
});

export const tryLater = (after = 0): Failure => ({ ok: false, kind: 'again', after, reason: '', code: '' });

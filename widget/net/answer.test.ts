import { expect, test } from 'vitest';
import { judgeStatus, readReason, readRetryAfter } from './answer.ts';

test.each([
  [400, 'refused'],
  [401, 'ended'],
  [403, 'refused'],
  [404, 'refused'],
  [408, 'again'],
  [409, 'again'],
  [413, 'refused'],
  [422, 'refused'],
  [425, 'again'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
  [304, 'again'],
  [0, 'again'],
])('%i means %s', (status, kind) => {
  expect(judgeStatus(status)).toBe(kind);
});

const now = Date.parse('2026-01-05T09:00:00Z');
test.each([
  [null, 0],
  ['', 0],
  ['7', 7_000],
  ['Mon, 05 Jan 2026 09:00:30 GMT', 30_000],
  ['Mon, 05 Jan 2026 08:00:00 GMT', 0],
  ['soon', 0],
  ['999999999', 3_600_000],
])('Retry-After %j is %i ms', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms);
});

test.each([
  [{ detail: 'Slow down.' }, 'Slow down.'],
  [{ detail: 'Some of it.', errors: [{ path: 'text', message: 'Too long.' }] }, 'Too long.'],
  [{ detail: 'Some of it.', errors: [] }, 'Some of it.'],
  [{ detail: 7, errors: [null] }, ''],
  [null, ''],
  ['<html>', ''],
])('finds the message in %j', (problem, reason) => {
  expect(readReason(problem)).toBe(reason);
});

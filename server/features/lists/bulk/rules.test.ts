import { expect, test } from 'vitest';
import { isAsLeft, mayUndo, touched } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
test.each([
  ['just done', { state: 'done', done: 3, created_at: ago(1) }, true],
  ['within the hour', { state: 'done', done: 3, created_at: ago(60) }, true],
  ['after the hour', { state: 'done', done: 3, created_at: ago(61) }, false],
  ['still at work', { state: 'running', done: 3, created_at: ago(1) }, false],
  ['undone already', { state: 'undone', done: 3, created_at: ago(1) }, false],
  ['nothing was changed', { state: 'done', done: 0, created_at: ago(1) }, false],
])('undoing a run: %s', (_, run, allowed) => expect(mayUndo(run, now)).toBe(allowed));

const stood = { status: 'open', priority: 'low', handler: 'human', customer_seq: 4, answered_seq: 4, tags: ['a'] };
test.each([
  ['nothing', stood, { before: {}, after: {} }],
  ['a priority', { ...stood, priority: 'high' }, { before: { priority: 'low' }, after: { priority: 'high' } }],
  ['tags', { ...stood, tags: ['a', 'b'] }, { before: { tags: ['a'] }, after: { tags: ['a', 'b'] } }],
  [
    'a status, with what the customer had said',
    { ...stood, status: 'resolved' },
    { before: { status: 'open' }, after: { status: 'resolved', customer_seq: 4, answered_seq: 4 } },
  ],
])('a change that touched %s', (_, after, kept) => expect(touched(stood, after)).toEqual(kept));

const left = { status: 'resolved', customer_seq: 4, answered_seq: 4 };
test.each([
  ['nobody touched it', { ...stood, status: 'resolved' }, true],
  ['something else changed', { ...stood, status: 'resolved', priority: 'urgent', tags: [] }, true],
  ['somebody reopened it', stood, false],
  ['the customer wrote', { ...stood, status: 'resolved', customer_seq: 5 }, false],
])('a row after a change: %s', (_, row, asLeft) => expect(isAsLeft(row, left)).toBe(asLeft));

import type { MessageStatus } from '@parley/contract/messages';
import { expect, test } from 'vitest';
import { mayResume, unitsOf, statusAfter, waitBefore } from './outgoing-rules.ts';

test.each<[MessageStatus, 'sent' | 'delivered' | 'read' | 'failed', MessageStatus | undefined]>([
  ['sending', 'sent', 'sent'],
  ['sent', 'delivered', 'delivered'],
  ['sent', 'read', 'read'],
  ['delivered', 'sent', undefined],
  ['read', 'delivered', undefined],
  ['read', 'read', undefined],
  ['sent', 'failed', 'failed'],
  ['delivered', 'failed', undefined],
  ['read', 'failed', undefined],
  ['failed', 'sent', undefined],
  ['failed', 'delivered', 'delivered'],
  ['failed', 'failed', undefined],
  ['cancelled', 'delivered', undefined],
])('a message that is %s and reported as %s becomes %s', (now, reported, next) => expect(statusAfter(now, reported)).toBe(next));

test("the delay grows with each attempt, follows the service's retry time, and never exceeds an hour", () => {
  expect([1, 2, 3, 4, 5].map((attempts) => waitBefore(attempts) / 1000)).toEqual([5, 20, 80, 320, 1280]);
  expect(waitBefore(1, 60_000)).toBe(60_000);
  expect(waitBefore(5, 86_400_000)).toBe(3_600_000);
});

const noon = new Date('2026-11-20T12:00:00Z');
test.each([
  ['nobody has claimed', undefined, true],
  ['this job claimed', { claimed_by: 'job-1', claimed_at: noon }, true],
  ['another job is sending', { claimed_by: 'job-2', claimed_at: noon }, false],
  ['another job left behind', { claimed_by: 'job-2', claimed_at: new Date(noon.getTime() - 6 * 60_000) }, true],
] as const)('a message that %s may be gone on with: %s', (_, send, may) => expect(mayResume(send, 'job-1', noon)).toBe(may));

test.each([
  ['what fits stays whole', 'One. Two.', 20, ['One. Two.']],
  ['nothing is one empty piece', '', 20, ['']],
  ['between paragraphs', 'First one.\n\nSecond one. More.', 20, ['First one.', 'Second one. More.']],
  ['between sentences', 'It is here. It is there. Done.', 14, ['It is here.', 'It is there.', 'Done.']],
  ['between words', 'one two three four five', 10, ['one two', 'three four', 'five']],
  ['anywhere, but not within a sign', 'aaaaaaaaa🪴bbb', 10, ['aaaaaaaaa', '🪴bbb']],
])('splits text: %s', (_, text, most, units) => {
  expect(unitsOf(text, most)).toEqual(units);
  for (const unit of units) expect(unit.length).toBeLessThanOrEqual(most);
});

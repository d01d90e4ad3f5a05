import { describe, expect, test } from 'vitest';
import { judge, waitUntil } from './rules.ts';

const answer = { decision: 'answer' as const, text: 'It takes 3 days.', confidence: 0.8, intent: 'delivery_period' };

describe('whether an answer may be sent', () => {
  test.each([
    ['a fact with a source', answer, 1, { decision: 'answer' }],
    ['a fact without one', answer, 0, { decision: 'hand_off', reason: 'missing_knowledge' }],
    ['a fact it is not sure of', { ...answer, confidence: 0.3 }, 1, { decision: 'hand_off', reason: 'low_confidence' }],
    ['a fact of unknown kind without a source', { ...answer, intent: null }, 0, { decision: 'hand_off', reason: 'missing_knowledge' }],
    ['a courtesy', { ...answer, intent: 'greeting', confidence: 0.2 }, 0, { decision: 'answer' }],
    ['a question back', { ...answer, decision: 'ask' as const, confidence: 0.1 }, 0, { decision: 'ask' }],
    ['nothing', { ...answer, text: ' ' }, 1, { decision: 'hand_off', reason: 'low_confidence' }],
    [
      'a handover with its reason',
      { ...answer, decision: 'hand_off' as const, reason: 'sensitive_topic' as const },
      0,
      { decision: 'hand_off', reason: 'sensitive_topic' },
    ],
  ])('%s', (_what, proposal, evidence, verdict) => {
    expect(judge(proposal, evidence, 0.45)).toEqual(verdict);
  });
});

describe('waiting while the customer types', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  test.each([
    ['not typing', null, at(-1), undefined],
    ['typing no more', at(-1), at(-3), undefined],
    ['typing', at(4), at(-1), at(4)],
    ['typing for long', at(5), at(-6), at(2)],
    ['typing for eight seconds', at(5), at(-8), undefined],
    ['typing, and nothing to answer', at(5), null, undefined],
  ])('%s', (_what, typingUntil, burstStartedAt, until) => {
    expect(waitUntil({ typingUntil, burstStartedAt }, now)).toEqual(until);
  });
});

import { expect, test } from 'vitest';
import { canAskOn, confirmsTheAi, type Facts, isLinkGood, isLow, isSameAnswer, mayAsk } from './rules.ts';

const noon = new Date('2026-11-18T12:00:00.000Z');
const [earlier, later] = [new Date('2026-11-18T11:00:00.000Z'), new Date('2026-11-18T13:00:00.000Z')];
const helped: Facts = {
  status: 'resolved',
  merged: false,
  muted: false,
  blocked: false,
  customerWrote: true,
  somebodyAnswered: true,
  resolvedAt: noon,
  askedAt: null,
  answeredAt: null,
};

test.each<[string, Partial<Facts>, boolean]>([
  ['was helped', {}, true],
  ['was asked before it was resolved again', { askedAt: earlier }, true],
  ['was asked since', { askedAt: later }, false],
  ['was asked at that moment', { askedAt: noon }, false],
  ['has answered', { askedAt: earlier, answeredAt: earlier }, false],
  ['wrote again', { status: 'open' }, false],
  ['was blocked', { blocked: true }, false],
  ['is muted', { muted: true }, false],
  ['goes on in another conversation', { merged: true }, false],
  ['never wrote', { customerWrote: false }, false],
  ['got no answer', { somebodyAnswered: false }, false],
])('a customer who %s', (_, facts, asked) => expect(mayAsk({ ...helped, ...facts })).toBe(asked));

test.each([
  ['website', true, true],
  ['website', false, true],
  ['whatsapp', true, true],
  ['whatsapp', false, false],
  ['comment', true, false],
] as const)('on %s with its window open: %s', (channel, open, asked) => expect(canAskOn(channel, open)).toBe(asked));

test.each([
  ['both the same', { score: 4, remark: 'Quick' }, true],
  ['another score', { score: 5, remark: 'Quick' }, false],
  ['another remark', { score: 4, remark: '' }, false],
])('repeating an answer: %s', (_, again, same) => expect(isSameAnswer({ score: 4, remark: 'Quick' }, again)).toBe(same));

test('scores of two and below are low', () => expect([1, 2, 3, 4, 5].map(isLow)).toEqual([true, true, false, false, false]));

test('a link is valid for 30 days', () => {
  const day = 86_400_000;
  expect(isLinkGood(noon, new Date(noon.getTime() + 30 * day))).toBe(true);
  expect(isLinkGood(noon, new Date(noon.getTime() + 30 * day + 1))).toBe(false);
});

const byTheAi = { first_ai_reply_at: noon, first_human_reply_at: null, handoff_accepted_at: null, ai_confirmed_at: null };
test.each([
  ['a good score after the AI alone', byTheAi, 4, true],
  ['a middling one', byTheAi, 3, false],
  ['where a person wrote', { ...byTheAi, first_human_reply_at: noon }, 5, false],
  ['where a person took over', { ...byTheAi, handoff_accepted_at: noon }, 5, false],
  ['where the AI wrote nothing', { ...byTheAi, first_ai_reply_at: null }, 5, false],
  ['where the customer said so before', { ...byTheAi, ai_confirmed_at: noon }, 5, false],
])("the AI's resolution is confirmed by %s: %#", (_, facts, score, confirmed) => expect(confirmsTheAi(facts, score)).toBe(confirmed));

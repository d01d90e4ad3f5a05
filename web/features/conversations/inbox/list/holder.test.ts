import { expect, test } from 'vitest';
import { madeAt, makeConversation, makeHandoff } from '../make.ts';
import { clockOf, holderOf, waitingSentence, wordsOf } from './holder.ts';

const mara = { id: '0195b4f2-7c1e-7000-8000-000000000001', name: 'Mara Visser' };
const theo = { id: '0195b4f2-7c1e-7000-8000-000000000002', name: 'Theo Brandt' };
const wanted = makeHandoff({ reason: 'negative_sentiment' });

test.each([
  ['the AI', {}, 'ai', 'AI answering'],
  ['nobody, but a person is wanted', { handler: 'none', handoff: wanted }, 'human', 'Frustrated'],
  ['me, before I came', { handler: 'human', assignee: mara, handoff: wanted }, 'human', 'Frustrated'],
  ['me, after I came', { handler: 'human', assignee: mara, handoff: { ...wanted, accepted_at: madeAt } }, 'neutral', 'You'],
  ['a teammate', { handler: 'human', assignee: theo }, 'neutral', 'Theo Brandt'],
  ['nobody, while the customer waits', { handler: 'none', waiting_since: madeAt }, 'human', 'Unanswered'],
  ['nobody', { handler: 'none' }, 'neutral', 'Nobody yet'],
  ['nobody any more', { status: 'resolved', handler: 'none', handoff: wanted }, 'neutral', 'Resolved'],
] as const)('held by %s', (_, part, tone, words) => {
  expect(holderOf(makeConversation(1, part), mara.id)).toEqual({ tone, words });
});

const later = (minutes: number) => new Date(Date.parse(madeAt) + minutes * 60_000).toISOString();
test.each([
  ['nothing runs', {}, null],
  ['somebody waits', { waiting_since: later(-11) }, 'waiting 11m'],
  [
    'a reply window closes, which matters more',
    { waiting_since: later(-11), reply_window: { open: true, closes_at: later(23 * 60 + 59), allowed: 'free' } },
    '23h left',
  ],
  [
    'the window is closed',
    { waiting_since: later(-11), reply_window: { open: false, closes_at: later(-1), allowed: 'template' } },
    'waiting 11m',
  ],
  ['it is over', { status: 'resolved', waiting_since: later(-11) }, null],
] as const)('the clock when %s', (_, part, words) => {
  expect(clockOf(makeConversation(1, part), Date.parse(madeAt))).toBe(words);
});

test.each([
  ['customer', 'Yusuf', 'Hello'],
  ['ai', null, 'AI: Hello'],
  ['teammate', 'Mara Visser', 'You: Hello'],
  ['teammate', 'Theo Brandt', 'Theo Brandt: Hello'],
  ['teammate', null, 'A teammate: Hello'],
  ['automation', null, 'Automation: Hello'],
] as const)('last words of a %s called %s', (author, author_name, words) => {
  expect(wordsOf({ text: 'Hello', author, author_name, at: madeAt }, mara.name)).toBe(words);
});

test.each([
  [0, 'Nobody is waiting'],
  [1, 'One person is waiting for you'],
  [7, 'Seven people are waiting for you'],
  [12, 'Twelve people are waiting for you'],
  [13, '13 people are waiting for you'],
])('%i waiting', (count, sentence) => {
  expect(waitingSentence(count)).toBe(sentence);
});

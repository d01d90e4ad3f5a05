import { expect, test } from 'vitest';
import { madeAt, makeConversation, makeHandoff } from '../make.ts';
import { clockOf, handlerOf, shownWords, waitingSentence, waitOf, wordsOf } from './handler.ts';

const mara = { id: '0195b4f2-7c1e-7000-8000-000000000001', name: 'Mara Visser' };
const theo = { id: '0195b4f2-7c1e-7000-8000-000000000002', name: 'Theo Brandt' };
const handoff = makeHandoff({ reason: 'negative_sentiment' });

test.each([
  ['the AI', {}, 'ai', 'AI answering'],
  ['nobody, but a person is needed', { handler: 'none', handoff }, 'human', 'Frustrated'],
  ['me, before I accepted the handoff', { handler: 'human', assignee: mara, handoff }, 'human', 'Frustrated'],
  [
    'me, after I accepted the handoff',
    { handler: 'human', assignee: mara, handoff: { ...handoff, accepted_at: madeAt } },
    'neutral',
    'You',
  ],
  ['a teammate', { handler: 'human', assignee: theo }, 'neutral', 'Theo Brandt'],
  ['nobody, while the customer waits', { handler: 'none', waiting_since: madeAt }, 'human', 'Unanswered'],
  ['nobody', { handler: 'none' }, 'neutral', 'Unassigned'],
  ['nobody anymore', { status: 'resolved', handler: 'none', handoff }, 'neutral', 'Resolved'],
] as const)('handled by %s', (_, part, tone, words) => {
  expect(handlerOf(makeConversation(1, part), mara.id)).toEqual({ tone, words });
});

const later = (minutes: number) => new Date(Date.parse(madeAt) + minutes * 60_000).toISOString();
test.each([
  ['nothing is due', {}, null],
  ['a reply window closes', { reply_window: { open: true, closes_at: later(23 * 60 + 59), allowed: 'free' } }, '23h left'],
  ['the window is closed', { reply_window: { open: false, closes_at: later(-1), allowed: 'template' } }, null],
  ['the conversation is resolved', { status: 'resolved', snoozed_until: later(11) }, null],
] as const)('the time shown when %s', (_, part, words) => {
  expect(clockOf(makeConversation(1, part), Date.parse(madeAt))).toBe(words);
});

const waits = { handler: 'none', waiting_since: madeAt, customer_text: 'Where is it?' } as const;
const saidByAi = { text: 'A colleague will answer.', author: 'ai', author_name: null, at: madeAt } as const;
test.each([
  ['the customer waits for a person', waits, madeAt, 'Where is it?'],
  ['their last words are unknown', { ...waits, customer_text: null }, madeAt, 'AI: A colleague will answer.'],
  ['the AI is answering', { ...waits, handler: 'ai' }, null, 'AI: A colleague will answer.'],
  ['they were answered', { ...waits, waiting_since: null }, null, 'AI: A colleague will answer.'],
  ['it is snoozed', { ...waits, status: 'snoozed' }, null, 'AI: A colleague will answer.'],
] as const)('the words of a row when %s', (_, part, since, words) => {
  const conversation = makeConversation(1, { last_message: saidByAi, ...part });
  expect([waitOf(conversation), shownWords(conversation, mara.name)]).toEqual([since, words]);
});

test.each([
  ['customer', 'Yusuf', 'Hello'],
  ['ai', null, 'AI: Hello'],
  ['teammate', 'Mara Visser', 'You: Hello'],
  ['teammate', 'Theo Brandt', 'Theo Brandt: Hello'],
  ['teammate', null, 'A teammate: Hello'],
  ['automation', null, 'Automation: Hello'],
] as const)('the last message of a %s named %s', (author, author_name, words) => {
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

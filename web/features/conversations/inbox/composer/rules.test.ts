import { expect, test } from 'vitest';
import { makeActivity, makeConversation, makeMessage } from '../make.ts';
import { answeredSince, findGaps } from './sending.ts';
import { issueOf, sortFiles, windowState } from './channel-rules.ts';
import { findTrigger, type Mark, toggleMark } from './field.tsx';
import { timeIssue } from './send-times.ts';

/** "a[b]c" selects the text between the brackets; "a[]c" is a caret. */
function selection(marked: string) {
  const start = marked.indexOf('[');
  return { text: marked.replace(/[[\]]/g, ''), start, end: marked.indexOf(']') - 1 };
}

test.each<[string, Mark, string]>([
  ['a [word] b', 'bold', 'a *[word]* b'],
  ['a *[word]* b', 'bold', 'a [word] b'],
  ['a [*word*] b', 'bold', 'a [word] b'],
  ['a [word ]b', 'italic', 'a _[word]_ b'],
  ['a []', 'struck', 'a ~[]~'],
  ['a ~[]~', 'struck', 'a []'],
  ['[x]', 'code', '`[x]`'],
  ['*[word]*', 'italic', '*_[word]_*'],
])('%s with %s is %s', (before, mark, after) => {
  expect(toggleMark(selection(before), mark)).toEqual(selection(after));
});

test.each([
  ['/', '/', 0, ''],
  ['Hello /ref', '/', 6, 'ref'],
  ['Hello\n@the', '@', 6, 'the'],
])('%j opens the list of %s', (text, sign, start, query) => {
  expect(findTrigger(text, text.length)).toEqual({ sign, start, query });
});

test.each(['and/or', 'https://parley.example', 'mara@harbour.example', '/ref now', ''])('%j opens no list', (text) => {
  expect(findTrigger(text, text.length)).toBe(null);
});

test('a list opens for the trigger at the caret, whatever follows it', () => {
  expect(findTrigger('see /re about it', 7)).toEqual({ sign: '/', start: 4, query: 're' });
  expect(findTrigger('see /re about it', 16)).toBe(null);
});

test('only the variables of saved replies count as gaps', () => {
  expect(findGaps('Order {{order.number}} for {{ customer.name }} and {{nonsense}}')).toEqual([
    { name: '{{order.number}}', start: 6, end: 22 },
    { name: '{{ customer.name }}', start: 27, end: 46 },
  ]);
});

const now = Date.parse('2026-11-20T10:00:00Z');
const window = (allowed: 'free' | 'tag' | 'template', closes_at: string | null, open = allowed !== 'template') =>
  windowState(makeConversation(1, { reply_window: { open, closes_at, allowed } }), now);

test.each([
  [window('free', null), { kind: 'free', left: null }],
  [window('free', '2026-11-23T10:00:00Z'), { kind: 'free', left: null }],
  [window('free', '2026-11-20T13:12:00Z'), { kind: 'free', left: 11_520_000 }],
  [window('free', '2026-11-20T09:59:00Z'), { kind: 'closed' }],
  [window('tag', '2026-11-23T10:00:00Z'), { kind: 'tag', left: 259_200_000 }],
  [window('template', null), { kind: 'closed' }],
])('a reply window is %j as %j', (state, expected) => {
  expect(state).toEqual(expected);
});

test('a colleague answered when they wrote to the customer after the draft was started', () => {
  const colleagueReply = makeMessage(4, { author: 'teammate', author_id: 'theo', direction: 'out' });
  const thread = [makeMessage(3), colleagueReply, makeMessage(5), makeActivity(6, {})];
  expect(answeredSince(thread, 3, 'mara')).toBe(colleagueReply);
  expect(answeredSince(thread, 4, 'mara')).toBe(undefined);
  expect(answeredSince(thread, null, 'mara')).toBe(undefined);
  expect(answeredSince(thread, 3, 'theo')).toBe(undefined);
  expect(answeredSince([{ ...colleagueReply, private: true, direction: 'none' }], 3, 'mara')).toBe(undefined);
});

const MB = 1024 * 1024;
const file = (name: string, type: string, size = 10) => ({ name, type, size });

test.each([
  [
    'an image of 6 MB on WhatsApp',
    file('a.jpg', 'image/jpeg', 6 * MB),
    'whatsapp',
    false,
    'This channel supports images up to 5 MB. Choose a smaller file.',
  ],
  ['the same image in a note', file('a.jpg', 'image/jpeg', 6 * MB), 'whatsapp', true, undefined],
  [
    'a document on Instagram',
    file('a.pdf', 'application/pdf'),
    'instagram',
    false,
    'This channel doesn’t support documents. Choose another file.',
  ],
  ['an empty file', file('a.pdf', 'application/pdf', 0), 'website', false, 'This file is empty. Choose another one.'],
  ['30 MB in a note', file('a.zip', 'application/zip', 30 * MB), 'website', true, 'This file is larger than 25 MB. Choose a smaller one.'],
  ['an image that is a program', file('a.svg', 'image/svg+xml'), 'website', false, 'This file type isn’t supported. Choose another file.'],
  ['a CSV file whose type the system does not know', file('a.csv', ''), 'website', false, undefined],
] as const)('%s', (_, chosen, channel, isNote, why) => {
  const { accepted, refused } = sortFiles([chosen], 10, channel, isNote);
  expect(refused.map((one) => one.why)).toEqual(why ? [why] : []);
  expect(accepted).toHaveLength(why ? 0 : 1);
});

test('refuses files beyond the limit, and checks a file again when a note becomes a reply', () => {
  const { accepted, refused } = sortFiles([file('a.pdf', 'application/pdf'), file('b.pdf', 'application/pdf')], 1, 'website', false);
  expect([accepted.map((one) => one.file.name), refused]).toEqual([
    ['a.pdf'],
    [{ name: 'b.pdf', why: 'You can attach up to 10 files here. Remove one to attach another.' }],
  ]);
  expect(issueOf({ kind: 'document', size: 10 }, 'instagram', true)).toBe(undefined);
  expect(issueOf({ kind: 'document', size: 10 }, 'instagram', false)).toBe('This channel doesn’t support documents. Choose another file.');
});

test.each([
  ['2026-11-20T10:00:30Z', 'later_too_soon'],
  ['2026-11-20T10:01:00Z', null],
  ['2027-02-18T10:00:00Z', null],
  ['2027-02-18T10:01:00Z', 'later_too_late'],
  ['', 'later_invalid'],
])('a message for %j is %s', (at, issue) => {
  expect(timeIssue(new Date(at), new Date(now))).toBe(issue);
});

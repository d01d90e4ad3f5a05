import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLocale } from '../../../../lib/locale.ts';
import { makeActivity, minute } from '../make.ts';
import { activityNote, activityWords, mergedNumber } from './activity-words.ts';

const me = { id: '0195b4f2-7c1e-7000-8000-000000000001', name: 'Mara Visser' };
beforeEach(() => setLocale('en-GB'));
afterEach(() => setLocale(undefined));

test('a handoff and my takeover become one sentence', () => {
  const handoff = makeActivity(1, { kind: 'handoff_requested', reason: 'customer_request' });
  const takeover = makeActivity(2, { actor: me.name }, { author_id: me.id, created_at: minute(5) });
  expect(activityWords([handoff, takeover], me)).toBe(
    'The AI handed off to your team: the customer asked for a person · you took over at 10:05',
  );
});

test.each([
  [{ kind: 'handoff_requested', reason: 'the moon is full' }, {}, 'The AI handed off to your team: the moon is full'],
  [{ kind: 'handoff_requested' }, {}, 'The AI handed off to your team'],
  [{ kind: 'taken_over' }, { author_id: me.id }, 'You took over at 10:05'],
  [{ kind: 'taken_over', actor: 'Mara Visser' }, {}, 'You took over at 10:05'],
  [{ kind: 'taken_over', actor: 'Theo' }, { author_id: 'other' }, 'Theo took over at 10:05'],
  [{ kind: 'returned_to_ai', actor: 'Theo', note: 'He is a regular.' }, {}, 'Theo returned this conversation to the AI at 10:05'],
  [{ kind: 'resolved', actor: null }, {}, 'Parley resolved this conversation at 10:05'],
  [{ kind: 'woken' }, {}, 'Snooze ended at 10:05'],
  [{ kind: 'snoozed', actor: 'Theo', note: minute(120) }, {}, 'Theo snoozed this conversation at 10:05 until 20 Nov 2026, 12:00'],
  [{ kind: 'snoozed', actor: 'Theo' }, {}, 'Theo snoozed this conversation at 10:05 until the customer writes'],
  [{ kind: 'assigned', actor: 'Theo', note: 'Ann' }, {}, 'Theo assigned this conversation to Ann at 10:05'],
  [{ kind: 'assigned', actor: 'Theo', note: 'Theo' }, {}, 'Theo self-assigned this conversation at 10:05'],
  [{ kind: 'assigned', note: 'Ann' }, {}, 'Assigned to Ann automatically at 10:05'],
  [
    { kind: 'assigned', note: 'Mara Visser', actor: 'Mara Visser' },
    { author_id: me.id },
    'You assigned this conversation to yourself at 10:05',
  ],
  [{ kind: 'unassigned', actor: 'Theo' }, {}, 'Theo removed the assignee at 10:05'],
  [{ kind: 'team_changed', actor: 'Theo', note: 'Returns' }, {}, 'Theo assigned this conversation to the Returns team at 10:05'],
  [{ kind: 'team_changed', actor: 'Theo' }, {}, 'Theo removed the team at 10:05'],
  [{ kind: 'priority_changed', actor: 'Theo', note: 'urgent' }, {}, 'Theo set the priority to urgent at 10:05'],
  [{ kind: 'tagged', actor: 'Theo', note: 'warranty, vip' }, {}, 'Theo added warranty, vip at 10:05'],
  [{ kind: 'untagged', actor: 'Theo', note: 'vip' }, {}, 'Theo removed vip at 10:05'],
  [{ kind: 'muted', actor: 'Theo' }, {}, 'Theo muted this conversation at 10:05'],
  [{ kind: 'unmuted', actor: 'Theo' }, {}, 'Theo unmuted this conversation at 10:05'],
  [{ kind: 'merged', actor: 'Theo', note: '#12' }, {}, 'Theo merged #12 into this conversation at 10:05'],
  [{ kind: 'merged_away', actor: 'Theo', note: '#12' }, {}, 'Theo merged this conversation into #12 at 10:05'],
  [{ kind: 'schedule_cancelled', actor: 'Theo' }, {}, 'The customer wrote first, so a message scheduled by Theo was canceled at 10:05'],
  [{ kind: 'schedule_cancelled' }, { author_id: me.id }, 'The customer wrote first, so your scheduled message was canceled at 10:05'],
  [{ kind: 'csat_asked' }, {}, 'CSAT survey sent at 10:05'],
  [{ kind: 'csat_answered', reason: '4', note: 'Quick!' }, {}, 'The customer rated this conversation 4 out of 5 at 10:05'],
  [{ kind: 'identified', actor: 'Mei Silva' }, {}, 'Your shop identified the customer as Mei Silva at 10:05'],
] as const)('%j by %j', (activity, part, words) => {
  expect(activityWords([makeActivity(1, activity, { created_at: minute(5), ...part })], me)).toBe(words);
});

test('shows the note of either activity beside the line', () => {
  const handoff = makeActivity(1, { kind: 'handoff_requested', note: 'Wants a replacement.' });
  expect(activityNote([handoff, makeActivity(2, {})])).toBe('Wants a replacement.');
  expect(activityNote([makeActivity(1, {})])).toBe(null);
});

test('a value used in the sentence is no note, a customer’s remark is', () => {
  expect(activityNote([makeActivity(1, { kind: 'tagged', note: 'vip' })])).toBe(null);
  expect(activityNote([makeActivity(1, { kind: 'csat_answered', reason: '4', note: 'Quick!' })])).toBe('Quick!');
});

test.each([
  ['merged', '#12', 12],
  ['merged_away', '#7', 7],
  ['tagged', '#12', null],
  ['merged', null, null],
] as const)('%s with %s links to conversation %s', (kind, note, number) => {
  expect(mergedNumber(makeActivity(1, { kind, note }))).toBe(number);
});

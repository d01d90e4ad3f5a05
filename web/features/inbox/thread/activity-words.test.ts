import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLocale } from '../../../lib/locale.ts';
import { makeActivity, minute } from '../make.ts';
import { activityNote, activityWords } from './activity-words.ts';

const me = { id: '0195b4f2-7c1e-7000-8000-000000000001', name: 'Mara Visser' };
beforeEach(() => setLocale('en-GB'));
afterEach(() => setLocale(undefined));

test('asking for a person and me coming is one sentence', () => {
  const asked = makeActivity(1, { kind: 'handoff_requested', reason: 'customer_request' });
  const came = makeActivity(2, { actor: me.name }, { author_id: me.id, created_at: minute(5) });
  expect(activityWords([asked, came], me)).toBe('The AI asked for a person: customer asked for a human · you took over 10:05');
});

test.each([
  [{ kind: 'handoff_requested', reason: 'the moon is full' }, {}, 'The AI asked for a person: the moon is full'],
  [{ kind: 'handoff_requested' }, {}, 'The AI asked for a person'],
  [{ kind: 'taken_over' }, { author_id: me.id }, 'You took over at 10:05'],
  [{ kind: 'taken_over', actor: 'Mara Visser' }, {}, 'You took over at 10:05'],
  [{ kind: 'taken_over', actor: 'Theo' }, { author_id: 'other' }, 'Theo took over at 10:05'],
  [{ kind: 'returned_to_ai', actor: 'Theo', note: 'He is a regular.' }, {}, 'Theo returned it to the AI at 10:05'],
  [{ kind: 'resolved', actor: null }, {}, 'Parley resolved it at 10:05'],
  [{ kind: 'woken' }, {}, 'Back from snooze at 10:05'],
] as const)('%j by %j', (activity, part, words) => {
  expect(activityWords([makeActivity(1, activity, { created_at: minute(5), ...part })], me)).toBe(words);
});

test('a note is told beside the line, whoever of the two said it', () => {
  const asked = makeActivity(1, { kind: 'handoff_requested', note: 'Wants a replacement.' });
  expect(activityNote([asked, makeActivity(2, {})])).toBe('Wants a replacement.');
  expect(activityNote([makeActivity(1, {})])).toBe(null);
});

import { expect, test } from 'vitest';
import { type Gained, gainedFrom, givenBack, type Person, whyNotUndone, withGained, withoutGained } from './merge-rules.ts';
import { distinct, nameOf, stricterConsent } from './rules.ts';

const person = (more: Partial<Person> = {}): Person => ({
  id: 'a',
  first_name: 'Ann',
  last_name: 'Berg',
  name: 'Ann Berg',
  email: null,
  emails: [],
  phones: [],
  language: null,
  blocked_at: null,
  verified_external_id: null,
  consent: {},
  addresses: [],
  payment_methods: [],
  tags: [],
  ...more,
});
const said = (state: 'granted' | 'refused' | 'unknown', at = '2026-01-01T00:00:00.000Z') => ({ state, source: 'a form', at });
const card = (balance: string) => ({ external_id: 'g', kind: 'gift_card', label: 'Gift card', balance });
const roundTrip = (into: Person, other: Person) => {
  const gained = gainedFrom(into, other);
  const after: Person = { ...into, ...withGained(into, other, gained) };
  return { gained, after, back: withoutGained(after, other, gained) };
};

test.each([
  [said('granted'), said('refused'), 'refused'],
  [said('refused'), said('granted'), 'refused'],
  [said('unknown'), said('granted'), 'granted'],
  [said('granted'), said('unknown'), 'granted'],
])('of %j and %j, %s stays', (one, other, state) => expect(stricterConsent({ email: one }, { email: other })['email']?.state).toBe(state));

test('consent of the other customer fills unknown channels', () =>
  expect(stricterConsent({}, { sms: said('granted') })).toEqual({ sms: said('granted') }));

const address = { line1: 'Weg 1', city: 'Berlin', postcode: '10115', country: 'DE' };
test.each<[string, Partial<Person>, Partial<Person>, Partial<Gained>]>([
  ['e-mails', { emails: ['a@x'] }, { emails: ['a@x', 'b@x'] }, { emails: ['b@x'] }],
  ['phones, however they are written', { phones: ['+49 30 1'] }, { phones: ['+49301', '030 2'] }, { phones: ['030 2'] }],
  ['addresses, however they are written', { addresses: [address] }, { addresses: [{ ...address, line1: 'WEG 1.' }] }, { addresses: [] }],
  ['tags', { tags: ['t'] }, { tags: ['t', 'u'] }, { tags: ['u'] }],
  ['ways to pay', { payment_methods: [] }, { payment_methods: [card('5.00')] }, { payment_methods: ['g'] }],
  ['a block', {}, { blocked_at: new Date(0) }, { blocked: true }],
  ['an identity, where none is', {}, { verified_external_id: 'u' }, { identity: 'u' }],
  ['no identity, where one is', { verified_external_id: 'v' }, { verified_external_id: 'u' }, { identity: null }],
  ['a language, where none is known', {}, { language: 'de' }, { filled: { language: null } }],
])('a merge brings %s, and undo removes it', (_, mine, theirs, expected) => {
  const into = person(mine);
  const { gained, back } = roundTrip(into, person({ id: 'b', ...theirs }));
  expect(gained).toMatchObject(expected);
  const { id, email, tags, ...fields } = into;
  expect([id, email, tags.length, back]).toEqual(['a', null, mine.tags?.length ?? 0, fields]);
});

test('an anonymous visitor takes the known name, and undo removes it', () => {
  const stranger = person({ first_name: '', last_name: '', name: 'Visitor 12ab' });
  const { after, back } = roundTrip(stranger, person({ id: 'b' }));
  expect([after.name, back.name, back.first_name]).toEqual(['Ann Berg', 'Visitor 12ab', '']);
});

test('undo skips what was changed since the merge', () => {
  const other = person({ id: 'b', blocked_at: new Date(0), consent: { email: said('refused') } });
  const { gained, after } = roundTrip(person({ consent: { email: said('granted') } }), other);
  const since = said('granted', '2026-02-02T00:00:00.000Z');
  const back = withoutGained({ ...after, blocked_at: new Date(9), consent: { email: since } }, other, gained);
  expect([back.blocked_at, back.consent]).toEqual([new Date(9), { email: since }]);
});

test('undo returns a gift card with its balance, and an email only if nobody else has it', () => {
  const other = person({ id: 'b', emails: ['b@x', 'c@x'], payment_methods: [card('20.00')] });
  const { gained, after } = roundTrip(person(), other);
  const back = givenBack({ ...after, payment_methods: [card('3.00')] }, other, gained, ['c@x']);
  expect([back.emails, back.payment_methods]).toEqual([['b@x'], [card('3.00')]]);
});

const now = new Date('2026-03-31T00:00:00Z');
test.each([
  [{ undone_at: null, at: new Date('2026-03-02T00:00:00Z') }, undefined],
  [{ undone_at: null, at: new Date('2026-03-01T00:00:00Z') }, 'This merge is more than 30 days old, so it can’t be undone.'],
  [{ undone_at: now, at: now }, 'This merge was already undone.'],
])('of %j it is said %s', (merge, sentence) => expect(whyNotUndone(merge, now, 30)).toBe(sentence));

const called = { first_name: '', last_name: '', emails: ['a@x'], phones: ['1'] };
test.each([
  [{ ...called, first_name: 'Ann' }, undefined, 'Ann'],
  [called, undefined, 'a@x'],
  [{ ...called, emails: [] }, undefined, '1'],
  [{ ...called, emails: [], phones: [] }, undefined, ''],
  [called, { ...called, name: 'Vera of the chat' }, 'Vera of the chat'],
  [{ ...called, emails: ['b@x'] }, { ...called, name: 'a@x' }, 'b@x'],
  [called, { ...called, first_name: 'Ann', name: 'Ann' }, 'a@x'],
])('%j, before %j, is called %s', (wanted, before, name) => expect(nameOf(wanted, before)).toBe(name));

test('of duplicates the first stays', () =>
  expect(distinct(['+49 1', '2', '491'], (phone) => phone.replaceAll(/\D/g, ''))).toEqual(['+49 1', '2']));

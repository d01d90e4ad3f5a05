import { expect, test } from 'vitest';
import { mayBeShared, mayChangeView, maySeeView } from './rules.ts';

const me = { id: 'me', runsShop: false };
const lead = { id: 'lead', runsShop: true };

test.each([
  ['my own, private', { user_id: 'me', shared: false }, me, true, true],
  ['my own, shared', { user_id: 'me', shared: true }, me, true, true],
  ['another’s, private', { user_id: 'you', shared: false }, me, false, false],
  ['another’s, shared', { user_id: 'you', shared: true }, me, true, false],
  ['another’s, private, for who runs the shop', { user_id: 'you', shared: false }, lead, false, false],
  ['another’s, shared, for who runs the shop', { user_id: 'you', shared: true }, lead, true, true],
])('%s', (_, view, person, seen, changed) => {
  expect([maySeeView(view, person), mayChangeView(view, person)]).toEqual([seen, changed]);
});

test.each([
  ['kept private', false, false, me, true],
  ['shared by who may not', true, false, me, false],
  ['shared by who runs the shop', true, false, lead, true],
  ['left shared', true, true, me, true],
  ['taken back', false, true, me, true],
])('%s', (_, wanted, before, person, allowed) => {
  expect(mayBeShared(wanted, before, person)).toBe(allowed);
});

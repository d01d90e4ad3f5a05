import { expect, test } from 'vitest';
import { isQuiet } from './quiet.ts';

const night = { from: '22:00', to: '07:00', time_zone: 'Europe/Amsterdam' };

test.each([
  ['2026-11-20T20:59:00Z', night, false],
  ['2026-11-20T21:00:00Z', night, true],
  ['2026-11-21T05:59:00Z', night, true],
  ['2026-11-21T06:00:00Z', night, false],
  ['2026-11-21T11:30:00Z', { ...night, from: '12:00', to: '13:00' }, true],
  ['2026-11-21T12:00:00Z', { ...night, from: '12:00', to: '13:00' }, false],
  ['2026-11-21T11:30:00Z', { ...night, from: '12:00', to: '12:00' }, false],
  ['2026-11-20T23:00:00Z', null, false],
])('at %s, with %o, quiet is %s', (now, quiet, answer) => expect(isQuiet(quiet, new Date(now))).toBe(answer));

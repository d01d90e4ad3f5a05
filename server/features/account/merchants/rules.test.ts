import { expect, test } from 'vitest';
import { changedSettings } from './rules.ts';

const current = { name: 'Shop', refund_limit: '100.00', handoff_limit_minutes: 15, ai: { enabled: true, money_limit: '50.00' } };

test.each([
  ['nothing named', {}, undefined],
  ['everything as it is', { name: 'Shop', ai: { enabled: true } }, undefined],
  ['the same amount written otherwise', { refund_limit: '100', ai: { money_limit: '50.0' } }, undefined],
  ['a name', { name: 'Store', refund_limit: '100.00' }, { before: { name: 'Shop' }, after: { name: 'Store' } }],
  [
    'one of a group',
    { ai: { enabled: false, money_limit: undefined } },
    { before: { 'ai.enabled': true }, after: { 'ai.enabled': false } },
  ],
  ['another amount', { refund_limit: '100.01' }, { before: { refund_limit: '100.00' }, after: { refund_limit: '100.01' } }],
  ['a name that looks like the old number', { name: '1' }, { before: { name: 'Shop' }, after: { name: '1' } }],
])('%s', (_, changes, changed) => expect(changedSettings(current, changes)).toEqual(changed));

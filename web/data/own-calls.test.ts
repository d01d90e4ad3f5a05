import * as auth from '@parley/contract/auth';
import * as metrics from '@parley/contract/metrics';
import * as system from '@parley/contract/system';
import { expect, test } from 'vitest';
import * as own from './own-calls.ts';

test('the calls written out for the first load match the contract', () => {
  const contract = { ...auth, ...metrics, ...system };
  for (const [name, call] of Object.entries(own)) {
    const { kind, line } = contract[name as keyof typeof own];
    expect(call).toEqual({ kind, line });
  }
});

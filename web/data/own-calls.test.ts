import * as auth from '@parley/contract/auth';
import * as feedback from '@parley/contract/feedback';
import * as inbox from '@parley/contract/inbox';
import * as metrics from '@parley/contract/metrics';
import * as search from '@parley/contract/search';
import * as system from '@parley/contract/system';
import { expect, test } from 'vitest';
import * as own from './own-calls.ts';
import { quietCalls } from './quiet-calls.ts';

test('the calls written out for the first load match the contract', () => {
  const contract = { ...auth, ...metrics, ...system };
  for (const [name, call] of Object.entries(own)) {
    const { kind, line } = contract[name as keyof typeof own];
    expect(call).toEqual({ kind, line });
  }
});

test('the quiet calls are those of the contract', () => {
  expect([...quietCalls].sort()).toEqual(
    [feedback.sendFeedback, inbox.sayTyping, inbox.sayViewing, search.search].map(({ line }) => line).sort(),
  );
});

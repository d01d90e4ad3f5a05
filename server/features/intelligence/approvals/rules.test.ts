import { type TeamRole, permissionsOf } from '@parley/contract/permissions';
import { expect, test } from 'vitest';
import { mayApprove } from '../assistant/index.ts';
import { actionsFor } from './rules.ts';

const facts = { state: 'proposed', action: 'cancel', refundCents: 50_00, allowanceCents: 50_00 } as const;
const both = ['approve', 'decline'];

test.each<[string, Partial<Parameters<typeof actionsFor>[0]>, TeamRole | null, string[]]>([
  ['an agent decides what they may give back', {}, 'agent', both],
  ['an agent declines what is above it, or asks who may', { allowanceCents: 49_99 }, 'agent', ['decline', 'ask']],
  ['a manager gives back any amount', { allowanceCents: 0 }, 'manager', both],
  ['another method gives nothing back', { action: 'edit_payment', allowanceCents: 0 }, 'agent', both],
  ['an analyst decides nothing', {}, 'analyst', []],
  ['who is nobody here decides nothing', {}, null, []],
  ['what was decided is over', { state: 'approved' }, 'owner', []],
])('%s', (_, more, role, expected) =>
  expect(actionsFor({ ...facts, ...more }, { permissions: role ? permissionsOf(role) : [] }, mayApprove)).toEqual(expected),
);

import { permissionsOf } from '@parley/contract/permissions';
import { beforeEach, expect, test } from 'vitest';
import { forgetAll, signIn } from '../../../data/make.ts';
import { placeOf } from './place-of.ts';

beforeEach(forgetAll);
const about = (type: 'usage_limit' | 'plan_payment_failed' | 'plan_invoice') => placeOf({ type, conversation_id: null, order_id: null });

test.each(['usage_limit', 'plan_payment_failed', 'plan_invoice'] as const)('%s leads to billing only for who may open it', (type) => {
  signIn({ team_role: 'owner', permissions: [...permissionsOf('owner')] });
  expect(about(type)).toBe('/settings/billing');
  signIn({ team_role: 'manager', permissions: [...permissionsOf('manager')] });
  expect(about(type)).toBe('/inbox?tab=needs_you');
});

import { z } from 'zod';
import { query } from './endpoint.ts';
import { limited, planNames } from './plans.ts';
import { merchantId } from './values.ts';

export const entitlement = z.object({
  name: z.enum(limited),
  limit: z.int().nullable().describe('Number included in the plan. Null for unlimited.'),
  used: z.int(),
  left: z.int().nullable().describe('Number that can still be added. Null for unlimited.'),
});
export type Entitlement = z.output<typeof entitlement>;

export const getEntitlements = query('GET /api/merchants/:merchant/entitlements', {
  summary: 'Retrieve the shop’s plan: what it includes and how much is left',
  access: 'team:read',
  topics: ['plan', 'team'],
  input: z.object({ merchant: merchantId }),
  result: z.object({ plan: z.enum(planNames), items: z.array(entitlement) }),
});

import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { teamRoles } from './permissions.ts';
import { currency, id, instant, locale, merchantId, money, name, timeZone } from './values.ts';

const shop = z.object({ merchant: merchantId });
export const verifications = ['email_code', 'order_and_email', 'name_and_postcode'] as const;

const changeable = z.object({
  name: name('the name of your shop'),
  currency,
  time_zone: timeZone,
  locale,
  ai: z.object({
    enabled: z.boolean(),
    confidence_threshold: z.number().min(0).max(1).describe('Below it the AI hands over instead of answering.'),
    debounce_ms: z.int().min(0).max(8000).describe("How long after the customer's last message the AI answers, in milliseconds."),
    verification: z.enum(verifications).describe('What a customer proves before anything private is shown.'),
    money_limit: money.describe('What the AI may move in one action without a person.'),
  }),
  refund_limit: money.describe('What an agent may refund without a manager.'),
  handoff_limit_minutes: z.int().min(1).max(1440).describe('After this a handoff nobody accepted notifies again and the customer is told.'),
});
export const merchantSettings = changeable.extend({ merchant_id: id, version: z.int() });
export type MerchantSettings = z.output<typeof merchantSettings>;

export const getMerchantSettings = query('GET /api/merchants/:merchant/settings', {
  summary: "The shop's settings",
  access: 'settings:read',
  topics: ['settings'],
  input: shop,
  result: merchantSettings,
});
export const updateMerchantSettings = command('PUT /api/merchants/:merchant/settings', {
  summary: "Change any of the shop's settings; `version` guards against overwriting a teammate's change",
  access: 'settings:write',
  topics: ['settings', 'profile'],
  input: shop.extend(changeable.partial().shape).extend({ ai: changeable.shape.ai.partial().optional(), version: z.int().optional() }),
  result: merchantSettings,
  problems: ['settings.changed'],
});

export const teammate = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  team_role: z.enum(teamRoles),
  avatar_url: z.string().nullable(),
  last_seen_at: instant.nullable(),
});
export const listTeam = query('GET /api/merchants/:merchant/team', {
  summary: 'Who works in the shop',
  access: 'team:read',
  topics: ['team'],
  input: shop,
  result: z.object({ items: z.array(teammate) }),
});

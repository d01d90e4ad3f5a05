import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, instant, merchantId } from './values.ts';

const shop = z.object({ merchant: merchantId });

const without = z
  .array(z.object({ user_id: id, name: z.string() }))
  .describe('Teammates without an authenticator app or a passkey. They have to set one up before they can continue.');
export const getTwoStepRule = query('GET /api/merchants/:merchant/team/two-step', {
  summary: 'Retrieve whether the shop requires two-step authentication, and who hasn’t set it up',
  access: 'team:write',
  topics: ['team'],
  input: shop,
  result: z.object({ required: z.boolean(), without }),
});
export const setTwoStepRule = command('PUT /api/merchants/:merchant/team/two-step', {
  summary:
    'Require two-step authentication from all teammates, or stop, which only an owner can; open sessions without it have to set it up at once',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  topics: ['team', 'profile'],
  input: shop.extend({ required: z.boolean() }),
  result: z.object({ required: z.boolean(), without }),
  problems: ['two_factor.set_up_first'],
});
export const linkInvite = command('POST /api/merchants/:merchant/team/invites/:id/link', {
  summary:
    'Create a link for an open invitation, to pass on yourself; the emailed link keeps working, an earlier link from this call doesn’t',
  access: 'team:write',
  people: 'Only a teammate can manage other teammates’ access.',
  input: shop.extend({ id }),
  result: z.object({ url: z.string(), expires_at: instant }),
  problems: ['invite.missing', 'link.expired', 'team.role_refused'],
});

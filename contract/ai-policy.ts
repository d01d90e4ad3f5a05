import { z } from 'zod';
import { money } from './values.ts';

/** What the AI changes for a customer, each with a limit of its own. */
export const aiActions = ['cancel', 'edit_items', 'edit_payment', 'return', 'exchange'] as const;
export type AiAction = (typeof aiActions)[number];
/** What can wait for a teammate's yes. */
export const approvableDeeds = [...aiActions, 'edit_address', 'customer_address'] as const;
export type ApprovableDeed = (typeof approvableDeeds)[number];
/** Everything the AI needs a permission for. A checkout link waits for nobody: a person makes one faster than they answer. */
export const aiDeeds = [...approvableDeeds, 'checkout_link'] as const;
export type AiDeed = (typeof aiDeeds)[number];
/** `allow` does it after the customer's yes, within the limit; `ask` has a teammate approve it each time; `never` refuses it. */
export const aiPermissions = ['allow', 'ask', 'never'] as const;
export type AiPermission = (typeof aiPermissions)[number];
const beforeShipping = z.enum(['pending', 'confirmed', 'processing']);

/** How far the AI may go by itself, as data. Every part has a default, so that a shop stores only what it changed. */
export const aiPolicy = z.object({
  cancel: z
    .object({
      states: z.array(beforeShipping).default(['pending']).describe('The states of an order in which it may be cancelled.'),
      reasons: z
        .array(z.string().trim().min(1).max(80))
        .max(20)
        .default(['no longer needed', 'ordered by mistake'])
        .describe('Reasons that are accepted; none accepts any.'),
    })
    .prefault({}),
  change: z
    .object({
      states: z
        .array(beforeShipping)
        .default(['pending'])
        .describe('The states in which items, address and payment of an order may be changed.'),
      items_once: z
        .boolean()
        .default(true)
        .describe('A change of items is final: nothing further of the order may be changed or cancelled.'),
    })
    .prefault({}),
  returns: z
    .object({
      once: z.boolean().default(true).describe('One return or exchange per order.'),
      refund_to: z
        .enum(['original', 'original_or_gift_card'])
        .default('original_or_gift_card')
        .describe('Where the money of a return goes.'),
    })
    .prefault({}),
  permissions: z
    .partialRecord(z.enum(aiDeeds), z.enum(aiPermissions))
    .default({})
    .describe(
      'Whether the AI may do it; what is not named is allowed. A checkout link is never asked about: `ask` counts as `never` there.',
    ),
  limits: z
    .partialRecord(z.enum(aiActions), money)
    .default({})
    .describe(
      "What an action may move before a teammate has to approve it. Otherwise the shop's `money_limit`; changing the payment moves none.",
    ),
});
export type AiPolicy = z.output<typeof aiPolicy>;

export const isApprovable = (deed: AiDeed): deed is ApprovableDeed => approvableDeeds.some((one) => one === deed);
export const isLimited = (deed: AiDeed): deed is AiAction => aiActions.some((one) => one === deed);

/** Whether the AI may do it. What a shop does not name is allowed; where nobody can be asked, `ask` counts as `never`. */
export function permissionOf({ permissions }: Pick<AiPolicy, 'permissions'>, deed: AiDeed): AiPermission {
  const given = permissions[deed] ?? 'allow';
  return given === 'ask' && !isApprovable(deed) ? 'never' : given;
}

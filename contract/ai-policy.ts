import { z } from 'zod';
import { money } from './values.ts';

/** Actions the AI takes for a customer that each have their own limit. */
export const limitedAiActions = ['cancel', 'edit_items', 'edit_payment', 'return', 'exchange'] as const;
export type LimitedAiAction = (typeof limitedAiActions)[number];
/** Actions that can need an approval. */
export const approvableActions = [...limitedAiActions, 'edit_address', 'customer_address'] as const;
export type ApprovableAction = (typeof approvableActions)[number];
/** All actions with a permission. A checkout link never needs an approval: a teammate creates one faster than they approve it. */
export const aiActions = [...approvableActions, 'checkout_link'] as const;
export type AiAction = (typeof aiActions)[number];
/** `allow`: after the customer's confirmation, within the limit; `ask`: a teammate approves it each time; `never`: refused. */
export const aiPermissions = ['allow', 'ask', 'never'] as const;
export type AiPermission = (typeof aiPermissions)[number];
const beforeShipping = z.enum(['pending', 'confirmed', 'processing']);

/** What the AI may do by itself. Every part has a default, so that a shop stores only its changes. */
export const aiPolicy = z.object({
  cancel: z
    .object({
      states: z.array(beforeShipping).default(['pending']).describe('Order statuses in which an order can be canceled.'),
      reasons: z
        .array(z.string().trim().min(1).max(80))
        .max(20)
        .default(['no longer needed', 'ordered by mistake'])
        .describe('Accepted cancellation reasons. If empty, any reason is accepted.'),
    })
    .prefault({}),
  change: z
    .object({
      states: z.array(beforeShipping).default(['pending']).describe('Order statuses in which items, address, and payment can be changed.'),
      items_once: z
        .boolean()
        .default(true)
        .describe('Whether items can be changed only once. If true, the order can’t be changed or canceled after its items are changed.'),
    })
    .prefault({}),
  returns: z
    .object({
      once: z.boolean().default(true).describe('Whether each order is limited to one return or exchange.'),
      refund_to: z
        .enum(['original', 'original_or_gift_card'])
        .default('original_or_gift_card')
        .describe('Refund destinations for returns: only the original payment method, or a gift card as well.'),
    })
    .prefault({}),
  permissions: z
    .partialRecord(z.enum(aiActions), z.enum(aiPermissions))
    .default({})
    .describe(
      'Permission for each AI action. Omitted actions are allowed. Checkout links have no approvals, so `ask` counts as `never` for them.',
    ),
  limits: z
    .partialRecord(z.enum(limitedAiActions), money)
    .default({})
    .describe(
      'Largest amount for each action without a teammate’s approval. If an action is omitted, the shop’s `money_limit` applies. Payment method changes have an amount of 0.',
    ),
});
export type AiPolicy = z.output<typeof aiPolicy>;

export const isApprovable = (action: AiAction): action is ApprovableAction => approvableActions.some((one) => one === action);
export const isLimited = (action: AiAction): action is LimitedAiAction => limitedAiActions.some((one) => one === action);

/** The permission of an action. Actions without a setting are allowed; where no approval is possible, `ask` counts as `never`. */
export function permissionOf({ permissions }: Pick<AiPolicy, 'permissions'>, action: AiAction): AiPermission {
  const given = permissions[action] ?? 'allow';
  return given === 'ask' && !isApprovable(action) ? 'never' : given;
}

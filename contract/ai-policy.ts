import { z } from 'zod';
import { money } from './values.ts';

/** What the AI changes for a customer, each with a limit of its own. */
export const aiActions = ['cancel', 'edit_items', 'edit_payment', 'return', 'exchange'] as const;
export type AiAction = (typeof aiActions)[number];
/** Everything the AI can do that changes something, each with a permission of its own. */
export const aiDeeds = [...aiActions, 'edit_address', 'customer_address', 'checkout_link'] as const;
export type AiDeed = (typeof aiDeeds)[number];
/** `allow` does it after the customer's yes, within the limit; `ask` has a teammate approve it each time; `never` refuses it. */
export const aiPermissions = ['allow', 'ask', 'never'] as const;
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

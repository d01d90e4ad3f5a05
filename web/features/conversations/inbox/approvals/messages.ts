import { speak } from '../../../../lib/messages.ts';
import { aiActions } from '../../../../lib/messages/ai-actions.ts';

/** Approvals: customer requests to the AI that a teammate must approve or decline. */
export const approvals = {
  here: 'Pending approvals',
  why_limit: '{amount} is above the AI’s limit. {name} has agreed to the details shown here.',
  // {name} is the teammate who asks.
  why_teammate: '{amount} is above {name}’s refund limit.',
  customer: 'The customer',
  why_permission: 'The AI needs your approval for this request. {name} has agreed to the details shown here.',
  // Labels of an approval’s facts.
  changes: 'Changes',
  money: 'Payment',
  reason: 'Reason',
  address: 'New address',
  asked: 'Requested',
  // Values of “Payment”. {label} is a payment method such as “Visa ending in 4242”.
  refund_now: '{amount} refunded to {label}',
  refund_now_plain: '{amount} refunded',
  refund_on_receipt: '{amount} refunded to {label} on receipt of the items',
  refund_on_receipt_plain: '{amount} refunded on receipt of the items',
  payment_now: '{amount} charged to {label}',
  payment_now_plain: '{amount} charged',
  payment_on_receipt: '{amount} charged to {label} on receipt of the items',
  payment_on_receipt_plain: '{amount} charged on receipt of the items',
  nothing_moves: 'No refund or charge',
  approve: 'Approve',
  decline: 'Decline',
  decline_title: 'Reason for declining',
  decline_hint: 'Only your team sees the reason. Let the customer know yourself.',
  decline_do: 'Decline request',
  // Closes the decline form without declining.
  keep: 'Back',
  may_not: 'Your role can’t approve or decline this request.',
  may_not_amount: 'The amount is above your refund limit.',
  // {names} are teammates.
  who_can: { one: '{names} can approve it.', other: '{names} can approve it.' },
  nobody_can: 'Nobody in your team can approve it.',
  ask: 'Ask for approval',
  ask_again: 'Remind',
  asked_by: 'Last asked by {name}, {time}.',
  asked_done: 'Asked for approval',
  asked_before: 'They were asked less than 15 minutes ago.',
  approved_done: 'Approved. The customer has been notified.',
  declined_done: 'Declined. Let the customer know yourself.',
  changed: 'The details have changed since the customer agreed, so no changes were made. Review the request again.',
  refused: 'No changes were made: {why}',
  failed: 'Couldn’t load approvals',
  waiting: { one: '{count} approval waiting', other: '{count} approvals waiting' },
} as const;

export const t = speak({ approvals, action: aiActions });

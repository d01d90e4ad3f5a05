import { speak } from '../../../../lib/messages.ts';
import { inbox } from '../messages.ts';

/** The customer beside a conversation. */
export const panel = {
  // The page of the shop’s website that the visitor has open.
  page: 'Viewing',
  blocked: '{name} is blocked. Their messages are rejected.',
  unblock: 'Unblock',
  identities: 'Identities',
  no_identities: 'No identities yet.',
  kind_email: 'Email',
  kind_phone: 'Phone',
  kind_external_id: 'Shop ID',
  kind_visitor: 'Visitor',
  verified: 'Verified',
  // Beside an email address that the customer wrote in a chat.
  unverified: 'unverified',
  tags: 'Tags',
  add_tag: 'Add',
  no_tags: 'No tags.',
  cart: 'Cart',
  // When the cart was last seen.
  cart_at: 'as of {time}',
  cart_line: '{quantity} × {name}',
  cart_total: 'Total',
  order_actions: 'Actions for order {number}',
  // A link to a parcel’s page: {site} is the carrier’s website.
  track_on: 'Track on {site}',
  // Buttons of an order.
  action_cancel: 'Cancel',
  action_refund: 'Refund',
  action_edit_address: 'Change address',
  action_return: 'Return',
  action_exchange: 'Exchange',
  action_edit_items: 'Edit items',
  notes: 'Notes',
  no_notes: 'No notes yet.',
  csat: 'CSAT',
  csat_score: '{score} out of 5',
  csat_waiting: 'Survey sent {time}. No answer yet.',
  csat_answered: 'answered {time}',
  past: 'Earlier conversations',
  past_none: 'No other conversations.',
  past_open: '#{number}, {status}',
} as const;

export const t = speak({ inbox, panel });

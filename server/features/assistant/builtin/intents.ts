/** What a customer's sentence asks for. The last three are the engine's own: questions about itself, and a plain call for help. */
export const intents = [
  'place_order',
  'cancel_order',
  'change_order',
  'track_order',
  'delivery_options',
  'delivery_period',
  'set_shipping_address',
  'change_shipping_address',
  'return_item',
  'exchange_item',
  'get_refund',
  'track_refund',
  'check_refund_policy',
  'check_cancellation_fee',
  'payment_methods',
  'payment_issue',
  'get_invoice',
  'check_invoice',
  'create_account',
  'edit_account',
  'switch_account',
  'delete_account',
  'recover_password',
  'registration_problems',
  'newsletter_subscription',
  'product_question',
  'stock_question',
  'recommendation',
  'discount_question',
  'store_hours',
  'complaint',
  'review',
  'contact_customer_service',
  'contact_human_agent',
  'greeting',
  'thanks',
  'goodbye',
  'out_of_scope',
  'bot_question',
  'capabilities',
] as const;
export type Intent = (typeof intents)[number];

export const languages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type Language = (typeof languages)[number];

/**
 * How customers say it, per intent: one line per way of saying it, `[a|b|]` for either or nothing. A line counts once, however many
 * sentences it makes. `#num` stands for a number, `#order` for an order number.
 */
export type Phrases = Record<Intent, string> & {
  /** What people put in front of a wish; it says nothing about the wish. */
  lead_in: string;
};

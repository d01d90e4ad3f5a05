// Maps the intents of public data sets to ours. Unlisted intents of clinc150 are out of scope; `null` marks intents that mean something else in a
// shop and are skipped.
import type { Intent } from '@parley/contract/intents';

/** One correct intent, several correct ones, or null to skip. */
export type ExpectedIntent = Intent | readonly Intent[] | null;

export const clinc: Record<string, ExpectedIntent> = {
  order: 'place_order',
  order_status: 'track_order',
  greeting: 'greeting',
  goodbye: 'goodbye',
  thank_you: 'thanks',
  are_you_a_bot: 'bot_question',
  what_is_your_name: ['bot_question', 'out_of_scope'],
  what_can_i_ask_you: 'capabilities',
  // Small talk about the assistant is out of scope or a question about the bot.
  who_made_you: ['out_of_scope', 'bot_question'],
  who_do_you_work_for: ['out_of_scope', 'bot_question'],
  // A PIN is a password in INTENTS.md, but a bank's PIN is not.
  pin_change: null,
  // Answers without an intent of their own.
  yes: null,
  no: null,
  maybe: null,
  repeat: null,
  cancel: null,
  // A purchase can't be distinguished from an entry on a list.
  shopping_list: null,
  shopping_list_update: null,
};

/** Banking intents that a shop's customer could express in the same words; all others of banking77 are out of scope. */
export const banking: Record<string, ExpectedIntent> = {
  request_refund: ['get_refund', 'cancel_order'],
  Refund_not_showing_up: 'track_refund',
  passcode_forgotten: 'recover_password',
  transaction_charged_twice: 'payment_issue',
  declined_card_payment: 'payment_issue',
  pending_card_payment: ['payment_issue', 'out_of_scope'],
  card_payment_not_recognised: 'payment_issue',
  card_payment_fee_charged: ['payment_issue', 'out_of_scope'],
  extra_charge_on_statement: ['payment_issue', 'out_of_scope'],
  'reverted_card_payment?': ['payment_issue', 'track_refund', 'out_of_scope'],
  direct_debit_payment_not_recognised: ['payment_issue', 'out_of_scope'],
  edit_personal_details: 'edit_account',
  terminate_account: 'delete_account',
  // Questions about the bank's products in words that any shop uses.
  card_arrival: null,
  card_delivery_estimate: null,
  order_physical_card: null,
  get_physical_card: null,
  getting_spare_card: null,
  card_acceptance: null,
  supported_cards_and_currencies: null,
  visa_or_mastercard: null,
  apple_pay_or_google_pay: null,
  card_not_working: null,
  card_payment_wrong_exchange_rate: null,
  age_limit: null,
  change_pin: null,
  pin_blocked: null,
  country_support: null,
};

/** Turns of multidogo without those that only answer a question. */
export const multidogo: Record<string, ExpectedIntent> = {
  openinggreeting: ['greeting', 'capabilities'],
  closinggreeting: ['goodbye', 'thanks'],
  thankyou: ['thanks', 'goodbye'],
  outofdomain: null,
  startorder: ['place_order'],
  changeorder: ['change_order', 'cancel_order', 'place_order'],
  getpromotions: 'discount_question',
  // Ordering food is an order in some shops and out of scope in most.
  orderpizzaintent: ['place_order', 'out_of_scope'],
  orderburgerintent: ['place_order', 'out_of_scope'],
  orderdrinkintent: ['place_order', 'out_of_scope'],
  ordersaladintent: ['place_order', 'out_of_scope'],
  orderdessertintent: ['place_order', 'out_of_scope'],
  ordersideintent: ['place_order', 'out_of_scope'],
  orderbreakfastintent: ['place_order', 'out_of_scope'],
  reportbrokensoftware: ['out_of_scope', 'complaint'],
  softwareupdate: 'out_of_scope',
  checkserverstatus: 'out_of_scope',
  expensereport: 'out_of_scope',
};

// Generated from Parley's contract. Don't edit.

export type AddOrderNoteResultCustomer = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** Customer’s payment methods. `balance` is what is left of store credit or a gift card, and null for other methods. */
  payment_methods: Array<{
    id: string;
    kind: string;
    label: string;
    balance: string | null;
  }>;
};

export type OrderLine = {
  id: string;
  variant_id: string | null;
  product_id: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  image: string | null;
  /** Price per unit. */
  price: string;
  /** The line’s share of the order’s discount. Null where it is shared by price, as in imported orders. */
  discount: string | null;
  /** Number of units ordered, minus canceled ones. */
  quantity: number;
  cancelled: number;
  shipped: number;
  returned: number;
  to_ship: number;
  /** Number of shipped units that can still be returned or exchanged. */
  returnable: number;
  /** Number of units that can be restocked: those the order took from stock and hasn’t put back. An imported order took none. */
  restockable: number;
  /** Taxes of the line. Its amounts are in the order’s `tax_lines`. */
  taxes: Array<{
    name: string;
    rate: string;
  }>;
  /** Number of units refunded by item, outside a return. */
  refunded: number;
  /** Number of units that can still be refunded by item: not canceled, in a return, or refunded before. */
  refundable: number;
  /** What those units were paid with, including their share of discount and tax. */
  refundable_amount: string;
  /** Of the returnable units, those that were refunded before: a return of all of them pays nothing for these. */
  returnable_refunded: number;
  /** ID of the exchange that added this line. Null for an original line. */
  exchange_id: string | null;
};

export type AddOrderNoteResultDiscountsItem = {
  kind: 'goods' | 'shipping';
  /** Of an automatic discount. */
  name: string | null;
  code: string | null;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
};

export type TaxLine = {
  name: string;
  /** Percentage. */
  rate: string;
  /** Amount without tax that it is charged on. */
  base: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
};

export type Address = {
  name?: string;
  line1: string;
  line2?: string;
  city: string;
  region?: string;
  postcode: string;
  country: string;
};

export type LedgerEntry = {
  id: string;
  kind: 'payment' | 'refund';
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
  /** ID of the customer’s payment method, or a payment type. */
  method: string | null;
  method_label: string | null;
  reason: string | null;
  /** Name of who recorded it, if known. */
  actor: string | null;
  /** ID of the refund in `refunds` that the entry belongs to. Null for a payment, or a refund without one. */
  refund_id: string | null;
  at: string;
  /** Whether the payment provider has carried it out. Failed entries don’t count. Null if no provider is involved. */
  provider_state: 'pending' | 'succeeded' | 'failed' | null;
  /** Why it failed or is delayed, and what to do. */
  provider_error: string | null;
};

export type AddOrderNoteResultRefundsItemLinesItem = {
  line_id: string;
  name: string;
  quantity: number;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
  /** Number of units that were restocked. */
  restocked: number;
  /** Number of units that hadn’t shipped: they left the order, restocked or not. */
  cancelled: number;
};

export type RefundRecord = {
  id: string;
  /** Total of the refund: its items, shipping and adjustment. */
  amount: string;
  lines: Array<AddOrderNoteResultRefundsItemLinesItem>;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  shipping: string;
  /** Amount added to the items and shipping, or subtracted if negative. */
  adjustment: string;
  /** Whether the refund returned all of a partial payment, so that the total is due again. */
  owed_again: boolean;
  at: string;
};

export type OrderDispute = {
  id: string;
  state: 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';
  /** Reason that the customer’s bank states. */
  reason: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
  currency: string;
  /** Time by which the shop must respond at the provider. */
  due_at: string | null;
  opened_at: string;
};

export type Shipment = {
  id: string;
  number: number;
  state: 'shipped' | 'delivered' | 'cancelled';
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  lines: Array<{
    line_id: string;
    name: string;
    quantity: number;
  }>;
  /** Address it was shipped to. The order’s own address can have changed since. */
  shipping_address: Address | null;
  shipped_at: string;
  delivered_at: string | null;
};

export type OrderEdit = {
  id: string;
  kind: 'items' | 'address' | 'payment' | 'cancel_lines';
  /** What the change adds to the total, or takes from it if negative. The `ledger` says what of it was charged or refunded. */
  difference: string;
  method: string | null;
  before: unknown;
  after: unknown;
  actor: string | null;
  at: string;
};

export type OrderEvent = {
  id: string;
  kind: 'imported' | 'created' | 'placed' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled' | 'lines_cancelled' | 'payment' | 'refund' | 'held' | 'released' | 'items_edited' | 'address_edited' | 'payment_edited' | 'tracking' | 'return_requested' | 'return_received' | 'return_declined' | 'return_cancelled' | 'return_closed' | 'exchange_requested' | 'checkout_created' | 'payment_link_created' | 'payment_declined' | 'payment_mismatch' | 'refund_failed' | 'disputed' | 'dispute_closed' | 'note' | 'message_sent' | 'brand_changed';
  actor_kind: 'user' | 'machine' | 'ai' | 'customer' | 'system';
  actor: string | null;
  from: string | null;
  to: string | null;
  note: string | null;
  amount: string | null;
  at: string;
};

export type AddOrderNoteResultReturnRecordsItemLinesItem = {
  line_id: string;
  name: string;
  options: Record<string, string>;
  quantity: number;
  received: number;
  restocked: number;
  written_off: number;
  /** Number of units that were refunded before: the return pays nothing for them. */
  refunded: number;
  new_variant_id: string | null;
  new_name: string | null;
  new_options: Record<string, string> | null;
  new_price: string | null;
};

export type OrderReturn = {
  id: string;
  number: number;
  kind: 'return' | 'exchange';
  state: 'requested' | 'received' | 'closed' | 'declined' | 'cancelled';
  reason: 'unwanted' | 'wrong_item' | 'damaged' | 'not_as_described' | 'size' | 'late' | 'other';
  note: string;
  /** Payment method that is refunded, or charged for an exchange’s price difference. */
  method: string | null;
  method_label: string | null;
  /** Refund amount of the return. */
  refund_amount: string;
  /** Price difference of the exchange. If positive, the customer is charged; if negative, refunded. */
  difference: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  refunded: string;
  lines: Array<AddOrderNoteResultReturnRecordsItemLinesItem>;
  actions: Array<'receive' | 'decline' | 'cancel' | 'close'>;
  created_at: string;
};

export type Order = {
  id: string;
  order_number: string;
  status: 'draft' | 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
  payment_status: 'awaiting' | 'authorized' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
  fulfillment_status: 'unfulfilled' | 'partially_fulfilled' | 'fulfilled' | 'on_hold';
  customer: AddOrderNoteResultCustomer | null;
  /** Total number of units in the order, excluding canceled ones. */
  items: number;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  total_amount: string;
  currency: string;
  channel: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email' | 'shop' | 'import';
  sold_by: 'ai' | 'teammate' | 'customer' | null;
  conversation_id: string | null;
  brand: {
    id: string;
    name: string;
  } | null;
  /** Status of the order’s open return or exchange. Null if there is none. */
  returns: 'requested' | 'received' | null;
  hold_reason: string | null;
  /** Whether more was paid and not refunded than the order’s total. */
  overpaid: boolean;
  tracking: Array<string>;
  tags: Array<string>;
  placed_at: string;
  updated_at: string;
  version: number;
  /** What you can do with the order now. */
  actions: Array<'edit_draft' | 'discard' | 'place' | 'confirm' | 'process' | 'ship' | 'deliver' | 'cancel' | 'cancel_lines' | 'record_payment' | 'refund' | 'hold' | 'release' | 'edit_items' | 'edit_address' | 'edit_payment' | 'return' | 'exchange' | 'create_checkout' | 'create_payment_link' | 'note'>;
  lines: Array<OrderLine>;
  /** Where the units come from that the order took from stock, by location. Empty if the shop has one location. */
  stock_from: Array<{
    variant_id: string;
    location_id: string;
    location: string;
    quantity: number;
  }>;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  subtotal: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  discount: string;
  discount_code: string | null;
  /** What the order got when it was placed. A discount that is changed or deleted later doesn’t change it. */
  discounts: Array<AddOrderNoteResultDiscountsItem>;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  shipping: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  tax: string;
  /** Whether prices and the total include the tax. Otherwise it is added to them. */
  tax_included: boolean;
  tax_exempt: boolean;
  /** The order’s taxes. Empty if only their sum is known, as for imported orders. */
  tax_lines: Array<TaxLine>;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  captured: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  refunded: string;
  /** Largest amount that can be refunded: captured minus refunded. */
  refundable: string;
  /** Shipping that wasn’t refunded yet. */
  refundable_shipping: string;
  /** Largest amount that you can refund yourself. Above it, a teammate needs to approve the refund. */
  refund_allowance: string;
  /** Balance due. Negative if the order is overpaid. Refunded amounts don’t become due again, unless all of a partial payment was refunded. */
  balance: string;
  /** Part of the total that no longer has to be paid: canceled, returned or given back. The total minus `not_due` and `captured`, plus `refunded`, is the `balance`. */
  not_due: string;
  /** The taxes in `not_due`: those of items and shipping that were given back, and of any other amount in proportion. What the customer keeps is taxed with `tax_lines` minus these. */
  not_due_tax_lines: Array<TaxLine>;
  payment_terms: 'prepaid' | 'on_delivery' | 'invoice';
  payment_method: string | null;
  payment_method_label: string | null;
  shipping_address: Address | null;
  billing_address: Address | null;
  cancel_reason: string | null;
  /** Why an imported order is incomplete: which rows of the file failed, or how its total differs. Null if it’s complete. */
  incomplete: string | null;
  seller_name: string | null;
  ledger: Array<LedgerEntry>;
  /** What refunds consist of, oldest first. Refunds of returns and changes are only in the `ledger`. */
  refunds: Array<RefundRecord>;
  /** Card payments that the customer disputed with their bank. */
  disputes: Array<OrderDispute>;
  /** Time until which the customer can pay by card. If the order is unpaid by then, it is canceled and its items are restocked. */
  pay_until: string | null;
  shipments: Array<Shipment>;
  edits: Array<OrderEdit>;
  /** Latest 200 timeline events, oldest first. */
  timeline: Array<OrderEvent>;
  /** Returns and exchanges of the order, oldest first. The order’s `returns` field is the status of the open one. */
  return_records: Array<OrderReturn>;
};

export type KnowledgeSource = {
  id: string;
  kind: 'site' | 'file';
  /** URL of the site or name of the file. */
  name: string;
  url: string | null;
  file_name: string | null;
  bytes: number | null;
  state: 'waiting' | 'running' | 'ready' | 'failed';
  /** Human-readable reason for the failure. Null if the source hasn’t failed. */
  reason: string | null;
  /** Number of articles created from the source. */
  pages: number;
  /** Number of pages crawled in the current or most recent run. */
  seen: number;
  /** Up to 100 pages skipped in the most recent run, each with the reason. */
  skipped: Array<{
    url: string;
    reason: string;
  }>;
  max_pages: number | null;
  every_days: 0 | 1 | 7 | 30 | null;
  last_run_at: string | null;
  next_run_at: string | null;
  created_by: string | null;
  created_at: string;
  version: number;
  actions: Array<'crawl' | 'edit' | 'delete'>;
};

export type CreditEntry = {
  id: string;
  kind: 'issued' | 'spent' | 'given_back' | 'expired' | 'corrected' | 'merged';
  /** Negative if it was taken off. */
  amount: string;
  /** Balance afterwards: of the gift card, or of the customer’s store credit. */
  balance: string;
  order_id: string | null;
  order_number: string | null;
  reason: string | null;
  /** Name of who did it. Null if nobody in person. */
  actor: string | null;
  at: string;
};

export type GiftCardDetail = {
  id: string;
  /** Last four characters of the code. The whole code is returned once, when the card is issued. */
  last_four: string;
  state: 'active' | 'used_up' | 'expired' | 'disabled';
  /** Amount that the card was issued with. */
  issued: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  balance: string;
  currency: string;
  recipient_email: string | null;
  /** Customer that the card belongs to. */
  customer: {
    id: string;
    name: string;
  } | null;
  note: string;
  expires_at: string | null;
  last_used_at: string | null;
  created_by: string | null;
  created_at: string;
  version: number;
  /** Latest 100 entries, latest first. */
  entries: Array<CreditEntry>;
};

export type CheckoutLine = {
  variant_id: string;
  product_id: string;
  name: string;
  detail: string;
  image: string | null;
  quantity: number;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  price: string;
};

export type Checkout = {
  id: string;
  state: 'open' | 'completed' | 'expired' | 'cancelled';
  /** URL of the checkout link. Null if the link is closed or you don’t have permission to sell. */
  url: string | null;
  lines: Array<CheckoutLine>;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  subtotal: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  discount: string;
  discount_code: string | null;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  shipping: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  total_amount: string;
  currency: string;
  conversation_id: string | null;
  customer_id: string | null;
  sold_by: 'ai' | 'teammate' | 'customer';
  seller_name: string | null;
  /** Whether the customer can change quantities and remove products on the page. */
  adjustable: boolean;
  order_id: string | null;
  opened_at: string | null;
  expires_at: string;
  created_at: string;
};

export type CancelImportResultColumnsItem = {
  name: string;
  /** Up to 5 sample values from the first rows. */
  samples: Array<string>;
  field: string | null;
};

export type CancelImportResultFieldsItem = {
  field: string;
  label: string;
  required: boolean;
  about: string;
  /** Whether several columns can be mapped to it. */
  many: boolean;
  /** Fields that can stand in for it if it’s required. */
  or: Array<string>;
};

export type CancelImportResultRecognized = {
  /** What the file is, such as “Amazon order report”. Null if no known report has these columns. */
  label: string | null;
  kind: 'products' | 'customers' | 'orders';
  /** False if the columns leave doubt. */
  certain: boolean;
};

export type CancelImportResultOptions = {
  /** Status of orders whose rows don’t include one. */
  order_status: 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered';
  payment_status: 'awaiting' | 'paid';
  /** Time zone of times that don’t include one. */
  time_zone: string;
  /** Prefix of credit note numbers. Orders whose number starts with it and whose lines are all negative become refund records. If empty, no orders do. */
  credit_prefix: string;
  decimal_comma: boolean;
  /** Whether the day comes first in dates such as 1/2/2020. Defaults to the value of `decimal_comma`. */
  day_first?: boolean;
  /** What happens to orders with failed rows or a total that differs from their items: they fail as a whole (the default), or are imported and marked incomplete. */
  incomplete_orders?: 'refuse' | 'import';
};

export type CancelImportResultRefusalsItem = {
  /** Row number in the file. The header is row 1. */
  row: number;
  column: string | null;
  value: string | null;
  reason: string;
};

export type ImportRun = {
  id: string;
  kind: 'products' | 'customers' | 'orders';
  format: 'shopify' | 'parley' | 'amazon' | 'etsy' | 'lazada' | 'magento' | 'shein' | 'shopee' | 'woocommerce' | 'other';
  file_name: string;
  file_size: number;
  encoding: string;
  delimiter: string;
  columns: Array<CancelImportResultColumnsItem>;
  /** Fields that a column can be mapped to. */
  fields: Array<CancelImportResultFieldsItem>;
  /** What the file is by all of its column names, whatever it’s imported as. */
  recognized: CancelImportResultRecognized;
  /** What to know before the import runs. Those about totals and incomplete orders are known after a preview. */
  notices: Array<{
    about: 'kind' | 'price' | 'items' | 'totals' | 'incomplete';
    text: string;
  }>;
  options: CancelImportResultOptions;
  state: 'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Whether the counts are from a dry run. */
  dry: boolean;
  /** Number of rows in the file, excluding the header. Null until they are counted. */
  total_rows: number | null;
  done_rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Number of refund records created or already present. */
  refunds: number;
  /** Number of failed rows. */
  refused: number;
  /** Number of values that were changed in Parley and stay, although the file has others. */
  conflicts: number;
  /** Number of conflicts nobody has resolved yet. */
  open_conflicts: number;
  /** Number of known variants whose stock the import sets. */
  stock_changes: number;
  /** Number of prices and compare-at prices of known variants that the import changes. */
  price_changes: number;
  /** Number of orders whose total differs from their items. */
  totals_differ: number;
  /** By how much, all of them added up. */
  totals_differ_by: string;
  /** Number of orders with failed rows or a total that differs from their items. */
  incomplete: number;
  /** Number of warnings: what is imported, but may not be meant. */
  warned: number;
  /** First 100 warnings. */
  warnings: Array<{
    row: number;
    reason: string;
  }>;
  /** First 100 failures. */
  refusals: Array<CancelImportResultRefusalsItem>;
  /** Reason why the entire import failed. Null if it didn’t. */
  reason: string | null;
  rows_per_second: number | null;
  created_by: string | null;
  created_at: string;
  finished_at: string | null;
  actions: Array<'map' | 'check' | 'start' | 'cancel' | 'resume'>;
};

export type CancelPlanResultNext = {
  plan: 'free' | 'starter' | 'growth' | 'scale';
  price_id: 'starter_monthly' | 'starter_yearly' | 'growth_monthly' | 'growth_yearly' | 'scale_monthly' | 'scale_yearly' | null;
  at: string;
};

export type Buyer = {
  /** Company or person that invoices are made out to. Blank for the shop’s name. */
  name: string;
  /** Billing address, a line each. */
  address: string;
  /** Two-letter country code, which decides the tax. Blank if unknown. */
  country: '' | string;
  /** VAT ID, such as DE123456789. Checked for its format only. */
  vat_id: string;
  /** Email address printed on invoices. */
  email: '' | string;
};

export type CancelPlanResultPayment = {
  issue: 'failed' | 'action_required' | 'method_missing';
  /** What the card’s bank says. Null if it says nothing. */
  reason: string | null;
  /** When the next try is, or until when the plan lasts without a payment method. Null if unknown. */
  until: string | null;
  /** Page of the payment provider to pay or confirm on. Null for the portal or the checkout. */
  url: string | null;
};

export type Subscription = {
  plan: 'free' | 'starter' | 'growth' | 'scale';
  status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid';
  /** Price that is billed. Null on Free, in a trial, and where the operator set the plan. */
  price_id: 'starter_monthly' | 'starter_yearly' | 'growth_monthly' | 'growth_yearly' | 'scale_monthly' | 'scale_yearly' | null;
  /** What a period costs, without tax and discount. */
  amount: string;
  currency: string;
  trial_ends_at: string | null;
  period_starts_at: string | null;
  /** When the next period begins, or the plan ends. */
  period_ends_at: string | null;
  cancel_at_period_end: boolean;
  /** A change that is scheduled. Null for none. */
  next: CancelPlanResultNext | null;
  /** Unused time that the next invoice takes off, without tax. */
  credit: string;
  coupon: {
    code: string;
    percent: number;
    ends_at: string | null;
  } | null;
  buyer: Buyer;
  collection: 'not_charged' | 'stripe';
  /** What keeps the plan from being paid. Null for nothing. */
  payment: CancelPlanResultPayment | null;
  /** What can be done now. */
  actions: Array<'choose' | 'cancel' | 'resume' | 'portal'>;
};

export type Attachment = {
  id: string;
  name: string;
  /** MIME type, detected from the file’s content. */
  type: string;
  kind: 'image' | 'video' | 'audio' | 'document';
  /** File size in bytes. */
  size: number;
  width: number | null;
  height: number | null;
  url: string;
  /** URL of an image thumbnail, at most 480 pixels wide. Null if the file has none. */
  thumb_url: string | null;
};

export type ProductCard = {
  type: 'product';
  product_id: string;
  /** Null if one of several variants has to be chosen. */
  variant_id: string | null;
  name: string;
  detail: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  price: string;
  currency: string;
  in_stock: boolean;
  image: string | null;
};

export type OrderCard = {
  type: 'order';
  order_id: string;
  order_number: string;
  status: string;
  status_text?: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  total_amount: string;
  currency: string;
  detail: string;
};

export type CancelScheduledResultCardsItemLinesItem = {
  name: string;
  detail: string;
  quantity: number;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  price: string;
};

export type CheckoutCard = {
  type: 'checkout';
  url: string;
  lines: Array<CancelScheduledResultCardsItemLinesItem>;
  /** Included in the total. Missing if there is none. */
  discount?: string;
  /** Included in the total. Missing if it is free. */
  shipping?: string;
  /** Tax that is added to the prices and included in the total. Null if it depends on the address, so that the total is without it; missing if none is added. */
  tax?: string | null;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  total_amount: string;
  currency: string;
};

export type ScheduledMessage = {
  id: string;
  conversation_id: string;
  text: string;
  attachments: Array<Attachment>;
  cards: Array<ProductCard | OrderCard | CheckoutCard>;
  in_reply_to: string | null;
  author: {
    id: string;
    name: string;
  };
  send_at: string;
  state: 'scheduled' | 'sent' | 'cancelled' | 'failed';
  /** Reason why the message was canceled or failed. Null otherwise. */
  reason: string | null;
  created_at: string;
};

export type PaymentAccount = {
  provider: 'stripe';
  status: 'connected' | 'degraded' | 'disconnected';
  /** Why card payments don’t work, and what to do. Null if they work. */
  problem: string | null;
  /** Name of the account at the provider. */
  name: string | null;
  /** ID of the account at the provider. */
  external_id: string | null;
  /** Whether real money moves. False for a test key. */
  is_live: boolean;
  /** Last 4 characters of the secret key. The key itself is never returned. */
  key_hint: string | null;
  /** URL that the provider’s webhook must send events to. */
  webhook_url: string;
  /** Events that the webhook must send. */
  webhook_events: Array<string>;
  /** Time of the latest webhook. Null if none has arrived. */
  last_webhook_at: string | null;
  checked_at: string | null;
};

export type InvoiceLine = {
  description: string;
  starts_at: string;
  ends_at: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
};

export type CheckoutPlanResultInvoiceTax = {
  name: string;
  /** Percentage. */
  rate: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  base: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
};

export type Invoice = {
  id: string;
  number: string;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  currency: string;
  lines: Array<InvoiceLine>;
  /** What the coupon takes off. */
  discount: string;
  /** Credit from unused time that was used up. */
  credit_applied: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  net: string;
  /** Null if no tax is charged. */
  tax: CheckoutPlanResultInvoiceTax | null;
  /** Why no tax is charged. Blank otherwise. */
  tax_note: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  total: string;
  collection: 'not_charged' | 'stripe';
  /** Whether it is paid. Null where nothing is charged. */
  status: 'open' | 'paid' | 'void' | 'uncollectible' | null;
  /** What was collected. */
  amount_charged: string;
  issued_at: string;
};

export type CompleteOnboardingStepResultStepsItem = {
  step: 'shop' | 'look' | 'channel' | 'knowledge' | 'try' | 'team' | 'plan';
  state: 'open' | 'done' | 'skipped';
  /** Page of the app that changes the same thing. */
  link: string;
};

export type OnboardingChecklist = {
  /** `done` once no step is open. `dismissed` while somebody hid the checklist. */
  state: 'open' | 'done' | 'dismissed';
  steps: Array<CompleteOnboardingStepResultStepsItem>;
};

export type ShopFact = {
  kind: 'delivery' | 'delivery_country' | 'pickup' | 'returns' | 'return_cost' | 'return_exception' | 'refund_time' | 'exchange' | 'warranty' | 'payment_method' | 'hours' | 'contact' | 'gift_wrap' | 'gift_card' | 'invoice' | 'discount' | 'other';
  /** ISO 3166 codes of countries or their regions. `*` stands for everywhere else. Null if the fact isn’t about places. */
  countries: Array<string> | null;
  /** What it is about within its kind: a method, an exception, a product, a place. Null for the general rule. */
  name: string | null;
  /** Value that is no amount or time: an email address, a phone number, a percentage. */
  value: string | null;
  /** Price or cost. `0.00` is free of charge. */
  amount: string | null;
  /** Order amount from which it is free of charge. */
  free_from: string | null;
  /** Currency of the amounts, which need one. */
  currency: string | null;
  /** Shortest time in days. Working days for delivery and refunds. */
  days_min: number | null;
  /** Longest time in days: for delivery, to return, until the money is back, of a warranty. */
  days_max: number | null;
  /** Opening hours. A day is 1 (Monday) to 7 (Sunday). */
  hours: {
    days: Array<number>;
    from: string;
    to: string;
  } | null;
  /** Whether it is offered or possible. False for “we don’t ship there” or “not returnable”. Null if the text says on what it depends. */
  allowed: boolean | null;
  text: string;
  /** Language of the sentence. */
  language: string;
  id: string;
  state: 'proposed' | 'confirmed' | 'dismissed' | 'setting';
  /** Whether another fact about the same thing that counts as much says something else. The AI states neither, until one is confirmed. */
  conflict: boolean;
  /** Whether a fact that counts more says something else about the same thing: a confirmed one over a proposed one, a setting over both. The AI states that one. */
  overruled: boolean;
  /** IDs of the facts it is in conflict with, or that overrule it. */
  contradicts: Array<string>;
  /** Published articles that say so, with the sentence. */
  sources: Array<{
    article_id: string;
    title: string;
    language: string;
    text: string;
  }>;
  updated_by: string | null;
  updated_at: string | null;
  version: number;
  actions: Array<'confirm' | 'edit' | 'remove'>;
};

export type PaymentMethod = {
  id: string;
  kind: 'invoice' | 'bank_transfer' | 'card';
  /** Printed on invoices, such as a cost center. */
  label: string;
  is_default: boolean;
  created_at: string;
};

export type Article = {
  id: string;
  kind: 'article' | 'question' | 'policy' | 'file' | 'page';
  title: string;
  language: string;
  status: 'draft' | 'published';
  source: {
    id: string;
    kind: 'site' | 'file';
    name: string;
  } | null;
  /** URL of the crawled page. Null for articles that don’t come from a crawl. */
  url: string | null;
  characters: number;
  /** Number of AI answers in the last 30 days that used the article as a source. */
  used: number;
  updated_by: string | null;
  created_at: string;
  updated_at: string;
  version: number;
  actions: Array<'edit' | 'delete' | 'publish' | 'unpublish'>;
  /** Text of the article, in Markdown. */
  body: string;
};

export type Brand = {
  id: string;
  name: string;
  logo: string | null;
  colours: {
    primary: string;
    accent: string | null;
  };
  tone: 'friendly' | 'neutral' | 'formal' | 'playful';
  policies: {
    returns: string;
    shipping: string;
    privacy: string;
  };
  sender: {
    name: string;
    email: string | null;
  };
  /** Address that customers send returns to, a line each. Printed on packing slips; blank to leave it out. */
  returns_address: string;
  /** What invoices state about the seller, a line each: company, address, tax number. */
  invoice_details: string;
  is_default: boolean;
  products_count: number;
  /** Number of orders for the brand, up to 10,000. */
  orders_count: number;
  /** Number of conversations for the brand, up to 10,000. */
  conversations_count: number;
  /** Teammates whose access is limited to certain brands, including this one. */
  members: Array<{
    user_id: string;
    name: string;
  }>;
  actions: Array<'edit' | 'delete'>;
  created_at: string;
  version: number;
};

export type CollectionDetail = {
  id: string;
  name: string;
  slug: string;
  description: string;
  status: 'draft' | 'active';
  kind: 'manual' | 'rule';
  /** A filter of the product list, for a collection by rule. */
  rule: {
    match: 'all' | 'any';
    conditions: Array<{
      field: string;
      op: string;
      value?: unknown;
    }>;
  } | null;
  /** Number of products, for a collection by rule up to 10,000 and of the brands you can see; null in a list of collections. */
  products_count: number | null;
  updated_at: string;
  version: number;
  /** Products of a manual collection that you can see, in order. For a collection by rule, list products with a filter by it. */
  products: Array<{
    product_id: string;
    name: string;
    image: string | null;
    status: 'draft' | 'active' | 'archived';
  }>;
};

export type Condition = {
  field: string;
  op: 'is' | 'is_not' | 'is_set' | 'is_not_set' | 'contains' | 'not_contains' | 'starts_with' | 'greater' | 'less' | 'before' | 'after' | 'in_last_days' | 'more_than_days_ago';
  value?: Array<string> | string | number | boolean;
};

export type Tag = {
  id: string;
  name: string;
  colour: 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';
};

export type CreateCustomerResultConsentItem = {
  channel: 'email' | 'sms' | 'whatsapp' | 'messenger' | 'instagram' | 'website';
  state: 'granted' | 'refused' | 'unknown';
  /** Source of the consent, such as a form, conversation, import, or teammate. */
  source: string;
  at: string | null;
};

export type CustomerNote = {
  id: string;
  text: string;
  author: {
    /** Null for a note that came with an import. */
    id: string | null;
    name: string;
  };
  created_at: string;
};

export type OrderSummary = {
  id: string;
  order_number: string;
  status: 'draft' | 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
  payment_status: 'awaiting' | 'authorized' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
  fulfillment_status: 'unfulfilled' | 'partially_fulfilled' | 'fulfilled' | 'on_hold';
  customer: {
    id: string;
    name: string;
    email: string | null;
  } | null;
  /** Total number of units in the order, excluding canceled ones. */
  items: number;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  total_amount: string;
  currency: string;
  channel: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email' | 'shop' | 'import';
  sold_by: 'ai' | 'teammate' | 'customer' | null;
  conversation_id: string | null;
  brand: {
    id: string;
    name: string;
  } | null;
  /** Status of the order’s open return or exchange. Null if there is none. */
  returns: 'requested' | 'received' | null;
  hold_reason: string | null;
  /** Whether more was paid and not refunded than the order’s total. */
  overpaid: boolean;
  tracking: Array<string>;
  tags: Array<string>;
  placed_at: string;
  updated_at: string;
  version: number;
};

export type CreateCustomerResultConversationsItem = {
  id: string;
  number: number;
  status: 'open' | 'pending' | 'snoozed' | 'resolved';
  channel: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email';
  last_text: string;
  last_activity_at: string;
  csat_score: number | null;
};

export type Customer = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: string | null;
  country: string | null;
  tags: Array<Tag>;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  spent: string;
  currency: string;
  orders_count: number;
  last_order_at: string | null;
  consent_email: 'granted' | 'refused' | 'unknown';
  blocked: boolean;
  created_at: string;
  version: number;
  actions: Array<'edit' | 'merge' | 'unmerge' | 'block' | 'unblock' | 'note' | 'tag' | 'erase'>;
  first_name: string;
  last_name: string;
  /** Email addresses of the customer. Messages are sent to the first one. */
  emails: Array<string>;
  phones: Array<string>;
  /** Addresses of the customer. The first one is the default. */
  addresses: Array<Address>;
  consent: Array<CreateCustomerResultConsentItem>;
  identities: Array<{
    kind: 'email' | 'phone' | 'external_id' | 'visitor';
    value: string;
    verified: boolean;
  }>;
  payment_methods: Array<{
    id: string;
    kind: string;
    label: string;
    balance: string | null;
  }>;
  /** Store credit that the customer can spend now. Gift cards are listed by `GET /api/gift-cards`. */
  store_credit: string;
  notes: Array<CustomerNote>;
  /** Latest 20 orders that you can see. */
  orders: Array<OrderSummary>;
  /** Latest 20 conversations that you can see. */
  conversations: Array<CreateCustomerResultConversationsItem>;
  conversations_count: number;
  merged: Array<{
    /** ID of the merge. */
    id: string;
    name: string;
    email: string | null;
    at: string;
    may_undo: boolean;
  }>;
  average_order: string | null;
};

export type Discount = {
  id: string;
  /** Null for an automatic discount. */
  code: string | null;
  /** What customers see of an automatic discount. */
  name: string | null;
  kind: 'fixed' | 'percent' | 'free_shipping';
  /** Discount value: an amount, or a percentage from 0.01 to 100. 0 for free shipping. */
  value: string;
  /** What the products it is for have to cost together. */
  minimum: string;
  /** The products it is for, besides those of `collection_ids`. With both empty, it is for the whole order. */
  product_ids: Array<string>;
  collection_ids: Array<string>;
  /** Whether a fixed amount is taken off each unit. Otherwise it is taken off once per order. */
  per_item: boolean;
  /** How many units of the products it is for the cart needs. */
  minimum_quantity: number;
  /** Where shipping is free. Empty for everywhere. */
  countries: Array<string>;
  /** The most expensive shipping that becomes free. Null for any. */
  shipping_most: string | null;
  /** `chosen` are those of `customer_ids` and those with one of `tag_ids`; `first_order` is whoever hasn’t ordered yet. */
  customers: 'everyone' | 'chosen' | 'first_order';
  customer_ids: Array<string>;
  tag_ids: Array<string>;
  max_uses_per_customer: number | null;
  starts_at: string | null;
  ends_at: string | null;
  /** Maximum number of uses. 1 for a single-use code; null for no limit. */
  max_uses: number | null;
  uses: number;
  active: boolean;
  state: 'active' | 'scheduled' | 'ended' | 'used_up' | 'off';
  created_at: string;
};

export type Location = {
  id: string;
  name: string;
  /** The location of all stock that is at no other one. Imports and new totals change it. */
  is_main: boolean;
  /** Number of units in stock at the location, of all variants with tracked stock. */
  units: number;
};

export type Metafield = {
  id: string;
  key: string;
  name: string;
  type: 'text' | 'number' | 'flag' | 'date' | 'choice' | 'measurement';
  choices: Array<string>;
  unit: string | null;
  /** Whether the AI answers with it. */
  ai_reads: boolean;
  /** Whether customers see it where they choose a variant in the chat. */
  customers_see: boolean;
  updated_at: string;
  version: number;
};

export type NewLine = {
  variant_id: string;
  quantity: number;
  /** Price per unit. Defaults to the variant’s price. */
  price?: string;
};

export type Variant = {
  id: string;
  sku: string | null;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  price: string;
  compare_at_price: string | null;
  /** Number of units in stock. Null if stock isn’t tracked, in which case `available` says whether the variant can be ordered. */
  stock: number | null;
  available: boolean;
  options: Record<string, string>;
  barcode: string | null;
  position: number;
  /** Stock by location, in the order in which orders take it. Empty if the shop has one location, or stock isn’t tracked. */
  locations: Array<{
    location_id: string;
    stock: number;
  }>;
};

export type ProductImage = {
  /** ID of the uploaded image. Null if the image is hosted elsewhere. */
  id: string | null;
  url: string;
  alt: string;
};

export type CreateProductResultMetafieldsItem = {
  key: string;
  name: string;
  type: 'text' | 'number' | 'flag' | 'date' | 'choice' | 'measurement';
  unit: string | null;
  value: string | number | boolean | Array<string>;
};

export type Product = {
  product_id: string;
  name: string;
  /** SKU of the first variant. */
  sku: string | null;
  /** Lowest price among the product’s variants. */
  price: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  price_max: string;
  compare_at_price: string | null;
  currency: string;
  status: 'draft' | 'active' | 'archived';
  /** Name of the product’s vendor. */
  brand: string | null;
  /** Shop brand that the product belongs to. Null for the default brand. */
  shop_brand: {
    id: string;
    name: string;
  } | null;
  category: string | null;
  tags: Array<string>;
  image: string | null;
  /** Total stock of all variants with tracked stock. Null if no variant’s stock is tracked. */
  stock: number | null;
  stock_state: 'in_stock' | 'low' | 'out' | 'not_counted';
  variants_count: number;
  inventory_policy: 'deny' | 'continue';
  /** Tax class, which decides the rates: `standard`, `exempt`, or one of the shop’s own. */
  tax_class: string;
  source: 'manual' | 'shopify' | 'csv' | 'import';
  external_id: string | null;
  updated_at: string;
  version: number;
  actions: Array<'edit' | 'archive' | 'activate' | 'delete'>;
  description: string;
  /** Options and the values that the product’s variants use. */
  options: Array<{
    name: string;
    values: Array<string>;
  }>;
  variants: Array<Variant>;
  images: Array<ProductImage>;
  /** Collections that it is in, by name. */
  collections: Array<{
    id: string;
    name: string;
    slug: string;
    status: 'draft' | 'active';
  }>;
  /** Values of the fields that the shop defined, by name; fields without a value are left out. */
  metafields: Array<CreateProductResultMetafieldsItem>;
  /** Number of units sold in the last 30 days, excluding canceled orders. */
  sold_30_days: number;
  created_at: string;
};

export type CreateProductInputVariantsItem = {
  /** ID of the variant to update. If omitted, a new variant is created. */
  id?: string;
  sku?: string | null;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  price: string;
  compare_at_price?: string | null;
  /** Number of units in stock. If omitted, stock is unchanged, or untracked for a new variant. Send it only to change stock, so that you don’t overwrite sales made in the meantime. */
  stock?: number | null;
  available?: boolean;
  options?: Record<string, string>;
  barcode?: string | null;
};

export type ListedTag = {
  id: string;
  name: string;
  colour: 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';
  description: string;
  conversations_count: number;
  created_at: string;
};

export type TaxRate = {
  id: string;
  /** Name as on receipts, such as VAT. */
  name: string;
  /** Country that it applies in, by ISO 3166. */
  country: string;
  /** Codes and names of the regions that it applies in, as customers write them: `QC`, `Quebec`, `Québec`. Empty for the whole country. */
  regions: Array<string>;
  tax_class: string;
  /** Percentage, with up to four decimals. */
  rate: string;
  /** Whether a region’s rate is charged instead of its country’s rates. Otherwise both are charged, each on the price. */
  replaces_country: boolean;
  /** Whether shipping is taxed at this rate. Only rates of the standard class apply to shipping. */
  on_shipping: boolean;
  created_at: string;
};

export type Team = {
  id: string;
  name: string;
  /** Assignment method. `round_robin` assigns each waiting conversation to the online member with the fewest open conversations. */
  routing: 'manual' | 'round_robin';
  /** Maximum number of open conversations assigned to one member. Null for no limit. */
  capacity: number | null;
  members: Array<{
    user_id: string;
    name: string;
    availability: 'online' | 'away' | 'offline';
    open: number;
  }>;
  /** Number of the team’s open conversations that are unassigned. */
  waiting: number;
};

export type WebhookEndpoint = {
  id: string;
  url: string;
  description: string;
  enabled: boolean;
  /** Why it’s disabled: `manual`, `gone` if it answered 410, `failing` if all attempts failed for 5 days. Null while enabled. */
  disabled_reason: 'manual' | 'gone' | 'failing' | null;
  event_types: Array<string> | null;
  brand_ids: Array<string> | null;
  headers: Array<{
    name: string;
  }>;
  /** Signing secret, only in the response that creates it. Otherwise null. */
  secret: string | null;
  /** Time until which requests are also signed with a previous secret. Null if they aren’t. */
  old_secrets_until: string | null;
  /** Time of the first failure since the last success. Null if the last attempt succeeded. */
  failing_since: string | null;
  /** Number of events of the last 24 hours by their current status. */
  last_24_hours: {
    succeeded: number;
    failed: number;
    pending: number;
    waiting: number;
  };
  created_at: string;
  updated_at: string;
};

export type DownloadInvoicesInput = {
  /** ID of the shop. */
  merchant: string;
  /** Comma-separated order IDs, up to 100, in the order of the pages. */
  ids: string;
};

export type GridRow = {
  /** ID of the variant. */
  id: string;
  product_id: string;
  name: string;
  /** Option values of the variant, as text. */
  detail: string;
  status: 'draft' | 'active' | 'archived';
  sku: string | null;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  price: string;
  compare_at_price: string | null;
  stock: number | null;
  available: boolean;
};

export type SentSource = {
  kind: 'article' | 'product' | 'order' | 'customer' | 'shop' | 'guidance';
  id: string;
  title: string;
  score: number;
  excerpt: string;
};

export type ToolCall = {
  name: string;
  arguments: Record<string, unknown>;
  ok: boolean;
  /** Human-readable summary in one line. */
  summary: string;
  ms: number;
};

export type Run = {
  id: string;
  conversation_id: string;
  /** ID of the message that the run produced. Null if it produced none. */
  message_id: string | null;
  engine: string;
  model: string;
  config_version: number;
  /** Version of the instructions given to the language model. Null for the built-in engine. */
  prompt_version: string | null;
  /** Engines tried before this one, each with the reason why it couldn’t answer. */
  attempts: Array<{
    engine: string;
    model: string;
    failure: string;
  }>;
  intent: string | null;
  decision: 'answer' | 'ask' | 'hand_off' | 'dropped' | 'failed';
  reason: 'customer_request' | 'missing_knowledge' | 'low_confidence' | 'policy_restriction' | 'unsupported_request' | 'tool_failure' | 'negative_sentiment' | 'usage_limit' | 'sensitive_topic' | null;
  confidence: number | null;
  sources: Array<SentSource>;
  tools: Array<ToolCall>;
  /** Token usage in non-overlapping buckets: uncached input, cache reads, cache writes, output excluding reasoning, and reasoning. */
  tokens: {
    input: number;
    cached: number;
    cache_write: number;
    output: number;
    reasoning: number;
  };
  /** Cost in US dollars. Null if the model’s price is unknown. */
  cost: string | null;
  first_token_ms: number | null;
  total_ms: number;
  started_at: string;
};

export type GetAiReportResultEvidenceTraceReadClausesItem = {
  text: string;
  /** Form of the question, such as `yes_no` or `when`. Null for a statement. */
  form: string | null;
  negated: boolean;
  /** Most likely intents, best first. */
  intents: Array<{
    intent: string;
    /** From 0 to 1. */
    likelihood: number;
  }>;
};

export type GetAiReportResultEvidenceTraceRead = {
  language: string;
  clauses: Array<GetAiReportResultEvidenceTraceReadClausesItem>;
  /** Words that carry content. */
  words: Array<string>;
  /** Those that the chosen skill doesn’t account for. */
  unexplained: Array<string>;
};

export type GetAiReportResultEvidenceTraceGround = {
  products: Array<{
    id: string;
    name: string;
    /** From 0 to 1. */
    score: number;
  }>;
  /** Products shown before, in the order of the list. */
  shown: Array<{
    id: string;
    name: string;
  }>;
  /** Product that the conversation is about. */
  focus: {
    id: string;
    name: string;
  } | null;
  /** Passage that fits the question best. */
  page: {
    id: string;
    title: string;
    /** From 0 to 1. */
    relevance: number;
  } | null;
  /** Shop facts that apply. */
  facts: Array<{
    name: string;
    value: string;
  }>;
  /** Numbers of the verified customer’s orders. */
  orders: Array<string>;
};

export type GetAiReportResultEvidenceTraceSkillsItem = {
  skill: string;
  /** From 0 to 1. */
  score: number;
  /** From 0 to 1. */
  fit: number;
  /** From 0 to 1. */
  evidence: number;
  /** From 0 to 1. */
  coverage: number;
  explains: Array<string>;
};

export type Trace = {
  /** What the engine read. Null for engines that don’t record it. */
  read: GetAiReportResultEvidenceTraceRead | null;
  /** What the engine found before it decided. Null for engines that don’t record it. */
  ground: GetAiReportResultEvidenceTraceGround | null;
  /** The engine’s memory before this message. Null if it had none. */
  state: Record<string, unknown> | null;
  /** Skills that competed, best first. Empty if none did. */
  skills: Array<GetAiReportResultEvidenceTraceSkillsItem>;
};

export type GetAiSettingsResultPolicyCancel = {
  /** Order statuses in which an order can be canceled. */
  states: Array<'pending' | 'confirmed' | 'processing'>;
  /** Accepted cancellation reasons. If empty, any reason is accepted. */
  reasons: Array<string>;
};

export type GetAiSettingsResultPolicyChange = {
  /** Order statuses in which items, address, and payment can be changed. */
  states: Array<'pending' | 'confirmed' | 'processing'>;
  /** Whether items can be changed only once. If true, the order can’t be changed or canceled after its items are changed. */
  items_once: boolean;
};

export type GetAiSettingsResultPolicyReturns = {
  /** Whether each order is limited to one return or exchange. */
  once: boolean;
  /** Refund destinations for returns: only the original payment method, or a gift card as well. */
  refund_to: 'original' | 'original_or_gift_card';
};

export type AiPolicy = {
  cancel: GetAiSettingsResultPolicyCancel;
  change: GetAiSettingsResultPolicyChange;
  returns: GetAiSettingsResultPolicyReturns;
  /** Permission for each AI action. Omitted actions are allowed. Checkout links have no approvals, so `ask` counts as `never` for them. */
  permissions: Record<string, 'allow' | 'ask' | 'never'>;
  /** Largest amount for each action without a teammate’s approval. If an action is omitted, the shop’s `money_limit` applies. Payment method changes have an amount of 0. */
  limits: Record<string, string>;
};

export type AiTexts = {
  /** Message shown before the AI’s first answer in a conversation. */
  welcome: string;
  /** Message shown when the AI hands off to the team within business hours. */
  handoff_online: string;
  /** Message shown when the AI hands off outside business hours. `{hours}` is replaced with the shop’s next opening time. */
  handoff_offline: string;
  /** Message shown when no AI engine could answer. */
  error: string;
  /** Message sent when the AI resolves an inactive conversation. If empty, no message is sent. */
  resolution: string;
};

export type Guidance = {
  id: string;
  title: string;
  /** Situation in which the guidance applies, in the shop’s words. Used by language models only; the built-in engine uses `intents` and `words`. */
  when: string;
  intents: Array<'place_order' | 'cancel_order' | 'change_order' | 'track_order' | 'delivery_options' | 'delivery_period' | 'set_shipping_address' | 'change_shipping_address' | 'return_item' | 'exchange_item' | 'get_refund' | 'track_refund' | 'check_refund_policy' | 'check_cancellation_fee' | 'payment_methods' | 'payment_issue' | 'get_invoice' | 'check_invoice' | 'create_account' | 'edit_account' | 'switch_account' | 'delete_account' | 'recover_password' | 'registration_problems' | 'newsletter_subscription' | 'product_question' | 'stock_question' | 'recommendation' | 'discount_question' | 'store_hours' | 'complaint' | 'review' | 'contact_customer_service' | 'contact_human_agent' | 'greeting' | 'thanks' | 'goodbye' | 'out_of_scope' | 'bot_question' | 'capabilities'>;
  words: Array<string>;
  does: 'instruct' | 'answer' | 'hand_off';
  then: string;
  enabled: boolean;
};

export type AiTopic = {
  id: string;
  name: string;
  intents: Array<'place_order' | 'cancel_order' | 'change_order' | 'track_order' | 'delivery_options' | 'delivery_period' | 'set_shipping_address' | 'change_shipping_address' | 'return_item' | 'exchange_item' | 'get_refund' | 'track_refund' | 'check_refund_policy' | 'check_cancellation_fee' | 'payment_methods' | 'payment_issue' | 'get_invoice' | 'check_invoice' | 'create_account' | 'edit_account' | 'switch_account' | 'delete_account' | 'recover_password' | 'registration_problems' | 'newsletter_subscription' | 'product_question' | 'stock_question' | 'recommendation' | 'discount_question' | 'store_hours' | 'complaint' | 'review' | 'contact_customer_service' | 'contact_human_agent' | 'greeting' | 'thanks' | 'goodbye' | 'out_of_scope' | 'bot_question' | 'capabilities'>;
  words: Array<string>;
  does: 'decline' | 'hand_off';
};

export type AiAgent = {
  /** Name of the AI. If empty, it introduces itself as the shop’s assistant. It always discloses that it is automated. */
  name: string;
  /** Description of what the shop sells and stands for. Used by language models only. */
  about: string;
  /** Languages the AI answers in. It uses the customer’s language if listed, otherwise the first one. If empty, it can answer in every supported language. */
  languages: Array<'en' | 'es' | 'fr' | 'de' | 'pt' | 'nl' | 'it'>;
  tone: 'friendly' | 'neutral' | 'formal';
  tone_notes: string;
  texts: Record<string, AiTexts>;
  guidance: Array<Guidance>;
  topics: Array<AiTopic>;
  /** Channels on which the AI answers. On other channels, conversations go to the team. */
  channels: Array<'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email'>;
  /** When the AI answers: always, within business hours, or outside them. At other times, conversations go to the team. */
  hours: 'always' | 'open' | 'closed';
  /** Whether the AI keeps replying after it handed off, until a teammate takes over. It answers questions and collects details, and changes nothing. */
  while_waiting: boolean;
  /** Sales style of the AI. `none` offers only what the customer asks for; `conservative` also suggests one product where a question calls for it; `strategic` also suggests complementary products and guides customers to checkout. */
  sales: 'none' | 'conservative' | 'strategic';
  /** Hours of inactivity after which the AI resolves a conversation that it answered. 0 leaves conversations open. */
  resolve_after_hours: number;
};

export type GetAiSettingsResultEngine = {
  /** Engines in order of preference. An engine is used only if the ones before it can’t answer. */
  order: Array<'builtin' | 'llm'>;
  /** Source of the language model’s API key: the platform’s or the shop’s own. */
  key_from: 'platform' | 'own';
  provider: 'openai_compatible' | 'anthropic';
  /** Base URL of the language model. If empty, the provider’s default URL is used. */
  base_url: '' | string;
  model: string;
  /** Time limit for a complete answer, including tool calls, in milliseconds. */
  timeout_ms: number;
  /** Maximum length of the conversation and knowledge sent to the model, in tokens. */
  context_tokens: number;
  key_set: boolean;
  /** Last four characters of the shop’s own API key. Null if none is set. */
  key_hint: string | null;
  /** Language model provided by the operator. Null if there is none. */
  platform: {
    provider: 'openai_compatible' | 'anthropic';
    model: string;
  } | null;
};

export type AiSettings = {
  enabled: boolean;
  /** Confidence required to answer, from 0 to 1. Below it, the AI hands off to the team. */
  confidence_threshold: number;
  /** Delay between the customer’s last message and the AI’s answer, in milliseconds. */
  debounce_ms: number;
  /** Verification that a customer must complete before private data is shown. */
  verification: 'email_code' | 'order_and_email' | 'name_and_postcode';
  /** Largest amount the AI can charge or refund in one action without approval. */
  money_limit: string;
  policy: AiPolicy;
  agent: AiAgent;
  engine: GetAiSettingsResultEngine;
  version: number;
};

export type Holiday = {
  name: string;
  from: string;
  /** Last day of the holiday. Same as `from` for a single day. */
  to: string;
  yearly: boolean;
  /** Opening hours on the holiday. If empty, the shop or team is closed all day. */
  slots: Array<{
    from: string;
    to: string;
  }>;
};

export type GetBusinessHoursResultSchedulesItem = {
  /** ID of the team. Null for the shop’s schedule, which also applies to teams without their own. */
  team_id: string | null;
  /** Time zone of a team’s hours. The shop’s schedule is always in the shop’s time zone, which its settings change: another one is not used. */
  time_zone: string;
  /** Whether the schedule is open around the clock. If true, `slots` are ignored; holidays still apply. */
  always_open: boolean;
  slots: Array<{
    day: number;
    from: string;
    to: string;
  }>;
  holidays: Array<Holiday>;
  open_now: boolean;
  /** Time at which the schedule next opens or closes. Null if it never does. */
  changes_at: string | null;
};

export type GetConversationResultLastMessage = {
  text: string;
  author: 'customer' | 'ai' | 'teammate' | 'automation' | 'campaign' | 'system';
  author_name: string | null;
  at: string;
};

export type ReplyWindow = {
  /** Whether the reply window is open. If false, only templates can be sent. */
  open: boolean;
  /** Time at which `allowed` next becomes more restrictive. Null if it never does. */
  closes_at: string | null;
  allowed: 'free' | 'tag' | 'template';
};

export type GetConversationResultHandoff = {
  reason: 'customer_request' | 'missing_knowledge' | 'low_confidence' | 'policy_restriction' | 'unsupported_request' | 'tool_failure' | 'negative_sentiment' | 'usage_limit' | 'sensitive_topic';
  summary: string;
  requested_at: string;
  accepted_at: string | null;
  /** Teammate who accepted the handoff. Null if nobody has. */
  by: {
    id: string;
    name: string;
  } | null;
};

export type Conversation = {
  id: string;
  number: number;
  status: 'open' | 'pending' | 'snoozed' | 'resolved';
  handler: 'ai' | 'human' | 'none';
  channel: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email';
  priority: 'low' | 'normal' | 'high' | 'urgent';
  subject: string | null;
  customer: {
    id: string;
    name: string;
    email: string | null;
  };
  customer_name: string;
  assignee: {
    id: string;
    name: string;
  } | null;
  team: {
    id: string;
    name: string;
  } | null;
  /** Brand of the conversation. Null for the default brand. */
  brand: {
    id: string;
    name: string;
  } | null;
  tags: Array<Tag>;
  /** Whether the customer has written since you last read the conversation, and a teammate is handling it or is needed. */
  unread: boolean;
  /** `seq` of the last message you have read. 0 if you haven’t read any. */
  read_seq: number;
  waiting_since: string | null;
  /** Time at which the snoozed conversation wakes. Null if it isn’t snoozed, or wakes only when the customer writes. */
  snoozed_until: string | null;
  /** Whether you pinned the conversation. */
  pinned: boolean;
  /** Whether the conversation is muted: it isn’t marked as unread, sends no notifications, and isn’t woken or reopened by new messages. */
  muted: boolean;
  /** Whether the customer is blocked. If true, their messages are rejected. */
  blocked: boolean;
  merged_into: {
    id: string;
    number: number;
  } | null;
  /** Whether the customer was erased. If true, the messages are deleted and no new ones can be sent. */
  erased: boolean;
  last_message: GetConversationResultLastMessage | null;
  /** The customer’s last message, its first 500 characters. Null if they haven’t written since this was recorded. */
  customer_text: string | null;
  reply_window: ReplyWindow;
  csat: {
    score: number | null;
    remark: string | null;
    asked_at: string;
    answered_at: string | null;
  } | null;
  handoff: GetConversationResultHandoff | null;
  /** Actions that you can currently take on the conversation. */
  actions: Array<'reply' | 'note' | 'take_over' | 'return_to_ai' | 'resolve' | 'reopen' | 'snooze' | 'pend' | 'assign' | 'prioritise' | 'tag' | 'mute' | 'merge' | 'block'>;
  version: number;
  created_at: string;
  last_activity_at: string;
};

export type PeriodShown = {
  from: string;
  /** End of the period, exclusive. */
  to: string;
  previous_from: string;
  previous_to: string;
  time_zone: string;
  days: number;
};

export type RowsOf = {
  list: 'conversations' | 'orders' | 'products' | 'customers';
  filter: {
    match: 'all' | 'any';
    conditions: Array<Condition>;
  };
};

export type GetConversionsInput = {
  /** ID of the shop. */
  merchant: string;
  period?: 'today' | '7d' | '30d' | '90d' | '365d' | 'this_month' | 'last_month' | 'custom';
  /** First day of a `custom` period, in the shop’s time zone. */
  from?: string;
  /** Last day of a `custom` period, inclusive. At most 731 days after the first. */
  to?: string;
  brand?: string;
  window_days?: number;
};

export type Figure = {
  key: string;
  /** Value as a decimal string, or a percentage from 0 to 100. Null if there is no data to calculate it from. */
  value: string | null;
  previous: string | null;
  unit: 'count' | 'money' | 'percent' | 'seconds' | 'score' | 'ratio';
  /** Description of how the metric is calculated. */
  formula: string;
  rows: RowsOf | null;
};

export type GetCustomerInsightsInput = {
  /** ID of the shop. */
  merchant: string;
  period?: 'today' | '7d' | '30d' | '90d' | '365d' | 'this_month' | 'last_month' | 'custom';
  /** First day of a `custom` period, in the shop’s time zone. */
  from?: string;
  /** Last day of a `custom` period, inclusive. At most 731 days after the first. */
  to?: string;
  brand?: string;
};

export type GetMerchantSettingsResultAi = {
  enabled: boolean;
  /** Confidence required to answer, from 0 to 1. Below it, the AI hands off to the team. */
  confidence_threshold: number;
  /** Delay between the customer’s last message and the AI’s answer, in milliseconds. */
  debounce_ms: number;
  /** Verification that a customer must complete before private data is shown. */
  verification: 'email_code' | 'order_and_email' | 'name_and_postcode';
  /** Largest amount the AI can charge or refund in one action without approval. */
  money_limit: string;
};

export type GetMerchantSettingsResultCheckout = {
  /** Shipping cost for orders placed through a checkout link. */
  shipping: string;
  /** Subtotal from which shipping is free. Null if shipping is never free. */
  free_from: string | null;
  methods: Array<'on_delivery' | 'invoice' | 'card'>;
};

export type MerchantSettings = {
  name: string;
  /** Currency of prices, limits and new orders. Fixed once there are orders or gift cards. */
  currency: string;
  time_zone: string;
  locale: string;
  ai: GetMerchantSettingsResultAi;
  /** Largest amount an agent can refund without a manager. */
  refund_limit: string;
  checkout: GetMerchantSettingsResultCheckout;
  /** Number of minutes that a handoff can go unaccepted before the team is notified again and the customer is informed. */
  handoff_limit_minutes: number;
  merchant_id: string;
  version: number;
};

export type GetStoreCreditResultExpiringItem = {
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  amount: string;
  expires_at: string;
};

export type StoreCredit = {
  /** What the customer can spend now. */
  balance: string;
  currency: string;
  /** Parts of the balance that expire, earliest first. */
  expiring: Array<GetStoreCreditResultExpiringItem>;
  /** Latest first. */
  entries: Array<CreditEntry>;
  next_cursor: string | null;
};

export type ChatLook = {
  position: 'right' | 'left';
  theme: 'auto' | 'light' | 'dark';
  /** Color of the bubble and buttons, as a hex code. Null uses the default dark color. Text on it is black or white, whichever has more contrast. */
  accent: string | null;
  /** Text shown next to the bubble. If empty, only the bubble is shown. */
  launcher_text: string;
  /** Whether to hide the bubble. Your page then opens the chat by calling Parley("open"). */
  hide_bubble: boolean;
};

export type ChatTexts = {
  title: string;
  welcome: string;
  /** Message shown outside business hours when the AI doesn’t answer. */
  away: string;
  /** Questions that visitors can ask with one click. If empty, common ones in the visitor’s language are shown while the AI answers. */
  quick_replies: Array<string>;
  /** Text that tells visitors they’re chatting with an AI. Always shown while the AI answers; if empty, the default wording is used. */
  disclosure: string;
};

export type ChatAsks = {
  /** Whether visitors are asked for their name and email before the first message. */
  contact: 'never' | 'optional' | 'required';
  /** Whether to show a form for leaving an email and a message outside business hours when the AI doesn’t answer. */
  offline_form: boolean;
  /** Whether visitors must give consent before their first message. */
  consent: boolean;
  consent_text: string;
  privacy_url: '' | string;
  attachments: boolean;
  csat: boolean;
};

export type ChatGuards = {
  /** Maximum number of messages per minute from one visitor. */
  messages_per_minute: number;
  /** Maximum number of messages per minute from one IP address, across all its visitors. */
  messages_per_minute_address: number;
  /** Maximum number of new sessions per hour from one IP address. */
  sessions_per_hour_address: number;
  /** Maximum number of file uploads per hour from one visitor. */
  files_per_hour: number;
  /** Number of days without a visit after which a session expires. */
  session_days: number;
};

export type WebsiteChat = {
  enabled: boolean;
  /** Origins of the websites that can use the chat. If empty, any website can. */
  allowed_origins: Array<string>;
  /** Languages of the widget. It uses the visitor’s language if listed, otherwise the first one. If empty, all supported languages are available. */
  languages: Array<string>;
  look: ChatLook;
  texts: ChatTexts;
  /** Address of a product’s page, in which `{id}` stands for its external ID, `{sku}` for its SKU and `{slug}` for its name in lowercase with hyphens. If empty, products in the chat have no link. */
  product_url: string;
  asks: ChatAsks;
  guards: ChatGuards;
  /** Whether identities must be verified. If true, an identity without a valid signature is rejected. */
  identity_required: boolean;
  /** Whether to email visitors a teammate’s reply that they haven’t seen after 2 minutes. Requires that the visitor’s email is known. */
  continuity: boolean;
  /** ID of the team that new chat conversations are assigned to. Null for no team. */
  team_id: string | null;
  key: string;
  /** Time at which the previous key stops working. Null if there is none. */
  old_key_until: string | null;
  /** URL of the hosted chat page, for links. */
  page_url: string;
  /** HTML snippet to add to the shop’s pages. */
  snippet: string;
  has_identity_secret: boolean;
  /** Time at which the shop’s own website first loaded the chat. Null if it hasn’t been yet. */
  installed_at: string | null;
  version: number;
};

export type GiftCard = {
  id: string;
  /** Last four characters of the code. The whole code is returned once, when the card is issued. */
  last_four: string;
  state: 'active' | 'used_up' | 'expired' | 'disabled';
  /** Amount that the card was issued with. */
  issued: string;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  balance: string;
  currency: string;
  recipient_email: string | null;
  /** Customer that the card belongs to. */
  customer: {
    id: string;
    name: string;
  } | null;
  note: string;
  expires_at: string | null;
  last_used_at: string | null;
  created_by: string | null;
  created_at: string;
  version: number;
};

export type CustomerSummary = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: string | null;
  country: string | null;
  tags: Array<Tag>;
  /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
  spent: string;
  currency: string;
  orders_count: number;
  last_order_at: string | null;
  consent_email: 'granted' | 'refused' | 'unknown';
  blocked: boolean;
  created_at: string;
  version: number;
  actions: Array<'edit' | 'merge' | 'unmerge' | 'block' | 'unblock' | 'note' | 'tag' | 'erase'>;
};

export type ImportDifference = {
  id: string;
  kind: 'product' | 'customer' | 'order' | 'article';
  /** Name of the product or customer, or number of the order. */
  label: string;
  /** `record` and `variant` mean that it was deleted on one side. */
  field: 'record' | 'name' | 'description' | 'brand' | 'category' | 'tags' | 'status' | 'inventory_policy' | 'images' | 'variant' | 'sku' | 'price' | 'compare_at_price' | 'stock' | 'available' | 'options' | 'barcode' | 'first_name' | 'last_name' | 'email' | 'phone' | 'language' | 'addresses' | 'payment_methods' | 'created_at' | 'consent' | 'payment_status' | 'fulfillment_status' | 'total' | 'paid' | 'refunded' | 'items' | 'tracking' | 'discount_code' | 'cancel_reason' | 'customer' | 'order_number' | 'placed_at' | 'shipping_address' | 'billing_address' | 'title' | 'body';
  /** Value in Parley, which stays. Null if there is none. */
  ours: string | null;
  /** Value in the file. Null if there is none. */
  theirs: string | null;
  /** Row number in the file. The header is row 1. */
  row: number;
  /** ID of the product, customer or order. Null if it was deleted. */
  record_id: string | null;
  /** `open`, resolved for the value in Parley (`ours`) or in the file (`theirs`), or `set`: stock or a price that the import changed from `ours` to `theirs`. */
  state: 'open' | 'ours' | 'theirs' | 'set';
  /** How it can be resolved. An order’s status, money and items are only changed by the order’s own actions, so they offer `ours` alone. */
  choices: Array<'ours' | 'theirs'>;
  resolved_by: string | null;
  resolved_at: string | null;
};

export type Activity = {
  kind: 'handoff_requested' | 'taken_over' | 'returned_to_ai' | 'resolved' | 'reopened' | 'snoozed' | 'woken' | 'pending' | 'assigned' | 'verified' | 'ai_dropped' | 'unassigned' | 'team_changed' | 'priority_changed' | 'tagged' | 'untagged' | 'muted' | 'unmuted' | 'merged' | 'merged_away' | 'schedule_cancelled' | 'csat_asked' | 'csat_answered' | 'order_placed' | 'identified' | 'ai_approved' | 'ai_declined';
  actor: string | null;
  reason: string | null;
  note: string | null;
};

export type MessageAi = {
  run_id: string;
  engine: string;
  model: string;
  confidence: number | null;
  sources: Array<SentSource>;
  total_ms: number;
  /** Cost in US dollars. Null if the model’s price is unknown. */
  cost: string | null;
};

export type Message = {
  id: string;
  conversation_id: string;
  /** Position of the message in the conversation, starting at 1 without gaps. */
  seq: number;
  client_id: string | null;
  direction: 'in' | 'out' | 'none';
  author: 'customer' | 'ai' | 'teammate' | 'automation' | 'campaign' | 'system';
  author_id: string | null;
  author_name: string | null;
  text: string;
  cards: Array<ProductCard | OrderCard | CheckoutCard>;
  attachments: Array<Attachment>;
  /** IDs of the teammates mentioned in a private note. */
  mentions: Array<string>;
  private: boolean;
  activity: Activity | null;
  /** Number of the merged conversation that the message came from. Null if it was sent in this conversation. */
  merged_from: number | null;
  in_reply_to: string | null;
  /** Start of the message being replied to. Null if the message isn’t a reply. */
  quoted: {
    author_name: string | null;
    text: string;
  } | null;
  status: 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'cancelled';
  error: string | null;
  ai: MessageAi | null;
  /** Sources of the AI’s suggestion that a teammate wrote the message from. Empty if none. */
  suggested_from: Array<SentSource>;
  created_at: string;
};

export type ListWebhookLogsResultItemsItem = {
  id: string;
  /** ID of the endpoint. */
  endpoint_id: string;
  url: string;
  /** ID of the event, sent as `webhook-id`. The same at every attempt. */
  event_id: string;
  type: string;
  status: 'pending' | 'succeeded' | 'failed' | 'waiting';
  attempts: number;
  /** HTTP status of the latest attempt. Null if no response arrived. */
  last_status: number | null;
  last_error: string | null;
  last_attempt_at: string | null;
  /** Null if no attempt is scheduled. */
  next_attempt_at: string | null;
  created_at: string;
};

export interface Calls {
  /**
   * Add a note to an order’s timeline; the customer never sees it
   * `POST /api/orders/:merchant/:id/notes`, scope `orders:write`
   */
  addOrderNote: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      text: string;
    };
    result: Order;
  };
  /**
   * Add a site to crawl: the address and the linked pages below it. robots.txt is respected; private addresses are rejected.
   * `POST /api/merchants/:merchant/knowledge/sites`, scope `knowledge:write`
   */
  addSite: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Address of the site. Without a scheme it’s https. */
      url: string;
      max_pages?: number;
      /** Number of days between automatic crawls. 0 turns automatic crawls off. */
      every_days?: 0 | 1 | 7 | 30;
    };
    result: KnowledgeSource;
  };
  /**
   * Add to a gift card’s balance, or take off what is on it at most. Send an Idempotency-Key.
   * `POST /api/gift-cards/:merchant/:id/adjustments`, scope `orders:refund_any`
   */
  adjustGiftCard: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Negative to take off. */
      amount: string;
      reason: string;
    };
    result: GiftCardDetail;
  };
  /**
   * Cancel a checkout link that hasn’t been paid
   * `DELETE /api/checkouts/:merchant/:id`, scope `orders:write`
   */
  cancelCheckout: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Checkout;
  };
  /**
   * Stop an import; rows already imported are kept
   * `POST /api/imports/:merchant/runs/:id/cancel`, scope `imports:write`
   */
  cancelImport: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: ImportRun;
  };
  /**
   * Cancel items that haven’t shipped; the total decreases, and any overpayment can be refunded immediately
   * `POST /api/orders/:merchant/:id/cancel-lines`, scope `orders:write`
   */
  cancelLines: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      lines: Array<{
        line_id: string;
        quantity: number;
      }>;
      restock: boolean;
      refund: boolean;
      reason?: string;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
    };
    result: Order;
  };
  /**
   * Cancel the paid plan at the end of its period; the shop then continues on Free
   * `POST /api/billing/:merchant/cancel`, scope `billing:write`
   */
  cancelPlan: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: Subscription;
  };
  /**
   * Cancel a scheduled message; its text is returned
   * `DELETE /api/inbox/:merchant/conversations/:id/scheduled/:scheduled`, scope `inbox:write`
   */
  cancelScheduled: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      scheduled: string;
    };
    result: ScheduledMessage;
  };
  /**
   * Test the connected account again
   * `POST /api/payments/:merchant/account/check`, scope `settings:write`
   */
  checkPaymentAccount: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: PaymentAccount;
  };
  /**
   * Change the plan: upgrades take effect at once, downgrades when the period ends. The current price keeps the plan as it is
   * `POST /api/billing/:merchant/checkout`, scope `billing:write`
   */
  checkoutPlan: {
    input: {
      /** ID of the shop. */
      merchant: string;
      price_id: 'starter_monthly' | 'starter_yearly' | 'growth_monthly' | 'growth_yearly' | 'scale_monthly' | 'scale_yearly';
    };
    result: {
      /** Page to pay or to confirm on. Null if the change is made: without a payment provider, or with the payment method in use. */
      url: string | null;
      subscription: Subscription;
      /** The invoice that was issued. Null if none was. */
      invoice: Invoice | null;
    };
  };
  /**
   * Skip a setup step, take that back, or confirm a step that leaves no trace in the shop’s data (`try`, `plan`). All other steps complete on their own.
   * `POST /api/onboarding/:merchant/complete-step`, scope `settings:write`
   */
  completeOnboardingStep: {
    input: {
      /** ID of the shop. */
      merchant: string;
      step: 'shop' | 'look' | 'channel' | 'knowledge' | 'try' | 'team' | 'plan';
      as?: 'open' | 'done' | 'skipped';
    };
    result: OnboardingChecklist;
  };
  /**
   * Ask the payment provider how a page to pay on ended, and retrieve the subscription as it is now
   * `POST /api/billing/:merchant/checkout/confirm`, scope `billing:write`
   */
  confirmCheckout: {
    input: {
      /** ID of the shop. */
      merchant: string;
      session_id: string;
    };
    result: {
      state: 'open' | 'complete' | 'expired';
      subscription: Subscription;
    };
  };
  /**
   * Confirm a shop fact that is proposed, dismissed or in conflict. It stays when its articles change, and confirmed facts that it contradicts are dismissed.
   * `POST /api/merchants/:merchant/knowledge/facts/:id/confirm`, scope `knowledge:write`
   */
  confirmFact: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: ShopFact;
  };
  /**
   * Use a payment method from now on
   * `POST /api/billing/:merchant/payment-methods/:id/connect`, scope `billing:write`
   */
  connectPaymentMethod: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: PaymentMethod;
  };
  /**
   * Retrieve the counts for the inbox tabs, the unread badge and the notification bell
   * `GET /api/inbox/:merchant/counts`, scope `inbox:read`
   */
  countConversations: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      needs_you: number;
      ai: number;
      mine: number;
      unread: number;
      notifications: number;
      /** Number of pending approvals: customer requests to the AI that a teammate must approve. */
      approvals: number;
    };
  };
  /**
   * Count matching customers, up to 10,000
   * `GET /api/customers/:merchant/count`, scope `customers:read`
   */
  countCustomers: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Search term: a name, email, order number, or any part of a phone number in any format. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): language, tag, consent_email, consent_sms, consent_whatsapp; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): name, email, phone, country, city; number (is, is_not, greater, less, is_set, is_not_set): spent, orders; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): created_at, first_order_at, last_order_at; flag (is): has_email, blocked, has_open_conversation. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
    };
    result: {
      count: number;
      more: boolean;
    };
  };
  /**
   * Count matching orders, up to 10,000
   * `GET /api/orders/:merchant/count`, scope `orders:read`
   */
  countOrders: {
    input: {
      /** ID of the shop. */
      merchant: string;
      status?: 'draft' | 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
      /** Search term: an order number, customer name, email, phone number in any format, SKU, or tracking number. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): status, payment_status, fulfillment_status, queue, channel, sold_by, brand, returns, product, customer, seller; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): order_number, customer_name, customer_email, sku, tracking, tag, country, discount_code; number (is, is_not, greater, less, is_set, is_not_set): total, items; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): placed_at, updated_at, refunded_at; flag (is): from_chat, counts_as_revenue, has_customer, overpaid. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
    };
    result: {
      count: number;
      more: boolean;
    };
  };
  /**
   * Count matching products, up to 10,000
   * `GET /api/products/:merchant/count`, scope `products:read`
   */
  countProducts: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Search term: words from the product’s name (prefixes and typos also match), SKU, or barcode. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): status, source, stock_state, brand, collection; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): maker, category, tag, name, sku; number (is, is_not, greater, less, is_set, is_not_set): price, stock, variants; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): updated_at, created_at; flag (is): has_image, has_description, on_sale. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
    };
    result: {
      count: number;
      more: boolean;
    };
  };
  /**
   * Crawl a site again, or retry a failed file
   * `POST /api/merchants/:merchant/knowledge/sources/:id/crawl`, scope `knowledge:write`
   */
  crawlSource: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: KnowledgeSource;
  };
  /**
   * Create an article, a question with its answer, or a policy
   * `POST /api/merchants/:merchant/knowledge/articles`, scope `knowledge:write`
   */
  createArticle: {
    input: {
      /** ID of the shop. */
      merchant: string;
      kind?: 'article' | 'question' | 'policy';
      title: string;
      body: string;
      language?: 'en' | 'es' | 'fr' | 'de' | 'pt' | 'nl' | 'it';
      status?: 'draft' | 'published';
    };
    result: Article;
  };
  /**
   * Create a brand; a shop can have up to 50
   * `POST /api/brands/:merchant`, scope `settings:write`
   */
  createBrand: {
    input: {
      /** ID of the shop. */
      merchant: string;
      name: string;
      /** URL of the logo, returned by a product image upload or hosted elsewhere. Null for no logo. */
      logo?: '' | string | null;
      colours?: {
        primary: string;
        accent: string | null;
      };
      tone?: 'friendly' | 'neutral' | 'formal' | 'playful';
      policies?: {
        returns: string;
        shipping: string;
        privacy: string;
      };
      sender?: {
        name: string;
        email: string | null;
      };
      /** Address that customers send returns to, a line each. Printed on packing slips; blank to leave it out. */
      returns_address?: string;
      /** What invoices state about the seller, a line each: company, address, tax number. */
      invoice_details?: string;
    };
    result: Brand;
  };
  /**
   * Create a collection of chosen products, or by a rule: a filter of the product list, which `GET /api/products` previews
   * `POST /api/collections/:merchant`, scope `products:write`
   */
  createCollection: {
    input: {
      /** ID of the shop. */
      merchant: string;
      name: string;
      /** Made from the name if omitted. */
      slug?: string;
      description?: string;
      status?: 'draft' | 'active';
      /** Makes it a collection by rule. Omit it for a manual collection. */
      rule?: {
        match?: 'all' | 'any';
        conditions: Array<Condition>;
      };
      /** Products of a manual collection, in order. */
      products?: Array<string>;
    };
    result: CollectionDetail;
  };
  /**
   * Create a customer; an email address can belong to only one customer
   * `POST /api/customers/:merchant`, scope `customers:write`
   */
  createCustomer: {
    input: {
      /** ID of the shop. */
      merchant: string;
      first_name?: string;
      last_name?: string;
      emails?: Array<string>;
      phones?: Array<string>;
      language?: string | null;
      addresses?: Array<Address>;
      tag_ids?: Array<string>;
    };
    result: Customer;
  };
  /**
   * Create a discount: with a code, or with a name and no code for an automatic one
   * `POST /api/discounts/:merchant`, scope `products:write`
   */
  createDiscount: {
    input: {
      /** ID of the shop. */
      merchant: string;
      code?: string | null;
      name?: string | null;
      kind: 'fixed' | 'percent' | 'free_shipping';
      value?: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      minimum?: string;
      /** The products it is for, besides those of `collection_ids`. With both empty, it is for the whole order. */
      product_ids?: Array<string>;
      collection_ids?: Array<string>;
      /** Whether a fixed amount is taken off each unit. Otherwise it is taken off once per order. */
      per_item?: boolean;
      /** How many units of the products it is for the cart needs. */
      minimum_quantity?: number;
      /** Where shipping is free. Empty for everywhere. */
      countries?: Array<string>;
      /** The most expensive shipping that becomes free. Null for any. */
      shipping_most?: string | null;
      /** `chosen` are those of `customer_ids` and those with one of `tag_ids`; `first_order` is whoever hasn’t ordered yet. */
      customers?: 'everyone' | 'chosen' | 'first_order';
      customer_ids?: Array<string>;
      tag_ids?: Array<string>;
      max_uses_per_customer?: number | null;
      starts_at?: string | null;
      ends_at?: string | null;
      max_uses?: number | null;
      active?: boolean;
    };
    result: Discount;
  };
  /**
   * Add a shop fact. It counts as confirmed.
   * `POST /api/merchants/:merchant/knowledge/facts`, scope `knowledge:write`
   */
  createFact: {
    input: {
      /** ID of the shop. */
      merchant: string;
      kind: 'delivery' | 'delivery_country' | 'pickup' | 'returns' | 'return_cost' | 'return_exception' | 'refund_time' | 'exchange' | 'warranty' | 'payment_method' | 'hours' | 'contact' | 'gift_wrap' | 'gift_card' | 'invoice' | 'discount' | 'other';
      /** ISO 3166 codes of countries or their regions. `*` stands for everywhere else. Null if the fact isn’t about places. */
      countries?: Array<string> | null;
      /** What it is about within its kind: a method, an exception, a product, a place. Null for the general rule. */
      name?: string | null;
      /** Value that is no amount or time: an email address, a phone number, a percentage. */
      value?: string | null;
      /** Price or cost. `0.00` is free of charge. */
      amount?: string | null;
      /** Order amount from which it is free of charge. */
      free_from?: string | null;
      /** Currency of the amounts, which need one. */
      currency?: string | null;
      /** Shortest time in days. Working days for delivery and refunds. */
      days_min?: number | null;
      /** Longest time in days: for delivery, to return, until the money is back, of a warranty. */
      days_max?: number | null;
      /** Opening hours. A day is 1 (Monday) to 7 (Sunday). */
      hours?: {
        days: Array<number>;
        from: string;
        to: string;
      } | null;
      /** Whether it is offered or possible. False for “we don’t ship there” or “not returnable”. Null if the text says on what it depends. */
      allowed?: boolean | null;
      text: string;
      /** Language of the sentence. */
      language?: string;
    };
    result: ShopFact;
  };
  /**
   * Create a location without stock. The first one also creates the main location, where all stock is.
   * `POST /api/locations/:merchant`, scope `settings:write`
   */
  createLocation: {
    input: {
      /** ID of the shop. */
      merchant: string;
      name: string;
      /** Name of the main location, if it doesn’t exist yet. */
      main_name?: string;
    };
    result: Location;
  };
  /**
   * Define a field of products. Its key and type can’t be changed later.
   * `POST /api/metafields/:merchant`, scope `products:write`
   */
  createMetafield: {
    input: {
      /** ID of the shop. */
      merchant: string;
      key: string;
      name: string;
      type: 'text' | 'number' | 'flag' | 'date' | 'choice' | 'measurement';
      /** Required for the type `choice`. */
      choices?: Array<string>;
      /** Required for the type `measurement`. */
      unit?: string | null;
      ai_reads?: boolean;
      customers_see?: boolean;
    };
    result: Metafield;
  };
  /**
   * Create a draft order; stock isn’t deducted until it’s placed. Place it with `PUT …/status` and `{"status":"pending"}`, and confirm it with `{"status":"confirmed"}` before it ships.
   * `POST /api/orders/:merchant`, scope `orders:write`
   */
  createOrder: {
    input: {
      /** ID of the shop. */
      merchant: string;
      customer_id?: string | null;
      conversation_id?: string | null;
      brand_id?: string | null;
      lines: Array<NewLine>;
      discount_code?: string | null;
      /** Amount off the order, as an alternative to a discount code. Null for none. */
      discount?: string | null;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      shipping?: string;
      shipping_address?: Address | null;
      payment_terms?: 'prepaid' | 'on_delivery' | 'invoice';
      note?: string;
      /** Whether no tax is charged, such as to a business in another EU country. */
      tax_exempt?: boolean;
      tax?: unknown;
    };
    result: Order;
  };
  /**
   * Create the link where a customer pays the balance due of a placed order by card
   * `POST /api/orders/:merchant/:id/payment-link`, scope `orders:write`
   */
  createPaymentLink: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      /** Works until the balance is paid. */
      url: string;
      /** Balance due now. The page always shows the current one. */
      amount: string;
      currency: string;
    };
  };
  /**
   * Create a product; variants must have the same options and differ in their values
   * `POST /api/products/:merchant`, scope `products:write`
   */
  createProduct: {
    input: {
      /** ID of the shop. */
      merchant: string;
      name: string;
      description?: string;
      brand?: string | null;
      brand_id?: string | null;
      category?: string | null;
      tags?: Array<string>;
      status?: 'draft' | 'active' | 'archived';
      inventory_policy?: 'deny' | 'continue';
      tax_class?: string;
      variants: Array<CreateProductInputVariantsItem>;
      images?: Array<{
        id?: string | null;
        url: '' | string;
        alt?: string;
      }>;
      /** An object of values by the key of the field, not the list that a product has: `{"material":"wool","weight":0.4}`. Null clears a value; fields that aren’t named stay. */
      metafields?: Record<string, string | number | boolean | Array<string> | null>;
      /** Options with their values. With a single variant that has no options, each combination becomes a variant with its prices, stock and availability; its SKU and barcode go to the first. Otherwise the variants must use exactly these options and values. */
      options?: Array<{
        name: string;
        values: Array<string>;
      }>;
    };
    result: Product;
  };
  /**
   * Create a synonym: words that mean the same in the product search
   * `POST /api/product-synonyms/:merchant`, scope `products:write`
   */
  createProductSynonym: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** A word or a phrase each. A word belongs to one synonym. */
      words: Array<string>;
    };
    result: {
      id: string;
      words: Array<string>;
      updated_at: string;
    };
  };
  /**
   * Create a tag; names are lower case and unique in the shop
   * `POST /api/tags/:merchant`, scope `tags:write`
   */
  createTag: {
    input: {
      /** ID of the shop. */
      merchant: string;
      name: string;
      colour?: 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';
      description?: string;
    };
    result: ListedTag;
  };
  /**
   * Create a tax rate; it applies to new orders
   * `POST /api/taxes/:merchant/rates`, scope `settings:write`
   */
  createTaxRate: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Name as on receipts, such as VAT. */
      name: string;
      /** Country that it applies in, by ISO 3166. */
      country: string;
      /** Codes and names of the regions that it applies in, as customers write them: `QC`, `Quebec`, `Québec`. Empty for the whole country. */
      regions?: Array<string>;
      tax_class?: string;
      /** Percentage, with up to four decimals. */
      rate: string;
      /** Whether a region’s rate is charged instead of its country’s rates. Otherwise both are charged, each on the price. */
      replaces_country?: boolean;
      /** Whether shipping is taxed at this rate. Only rates of the standard class apply to shipping. */
      on_shipping?: boolean;
    };
    result: TaxRate;
  };
  /**
   * Create a team
   * `POST /api/teams/:merchant`, scope `team:write`
   */
  createTeam: {
    input: {
      /** ID of the shop. */
      merchant: string;
      name: string;
      routing?: 'manual' | 'round_robin';
      capacity?: number | null;
      member_ids?: Array<string>;
    };
    result: Team;
  };
  /**
   * Create a webhook endpoint; the response contains its signing secret, which isn’t shown again
   * `POST /api/webhooks/:merchant/endpoints`, scope `developers:write`
   */
  createWebhookEndpoint: {
    input: {
      /** ID of the shop. */
      merchant: string;
      url: string;
      description?: string;
      enabled?: boolean;
      /** Types of events to send. Null for all, including those of later releases. */
      event_types?: Array<string> | null;
      /** Brands whose events to send. Events that belong to no brand are always sent. Null for all brands. */
      brand_ids?: Array<string> | null;
      /** Additional headers of each request, for example for authorization. Values are never returned. */
      headers?: Array<{
        name: string;
        /** Required for a new header. Omit it to keep the saved value. */
        value?: string;
      }>;
    };
    result: WebhookEndpoint;
  };
  /**
   * Delete an article; the AI stops finding it immediately. The next crawl doesn’t add a deleted page again.
   * `DELETE /api/merchants/:merchant/knowledge/articles/:id`, scope `knowledge:write`
   */
  deleteArticle: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a brand; its records move to the default brand, which can’t be deleted
   * `DELETE /api/brands/:merchant/:id`, scope `settings:write`
   */
  deleteBrand: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a collection; its products stay
   * `DELETE /api/collections/:merchant/:id`, scope `products:write`
   */
  deleteCollection: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a discount; orders that used it keep what they got
   * `DELETE /api/discounts/:merchant/:id`, scope `products:write`
   */
  deleteDiscount: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a location; its units are then at the main one, which can’t be deleted
   * `DELETE /api/locations/:merchant/:id`, scope `settings:write`
   */
  deleteLocation: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a field with its values on all products
   * `DELETE /api/metafields/:merchant/:id`, scope `products:write`
   */
  deleteMetafield: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a payment method; if it was in use, the newest of the others is used
   * `DELETE /api/billing/:merchant/payment-methods/:id`, scope `billing:write`
   */
  deletePaymentMethod: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a product without orders; archive products with orders instead
   * `DELETE /api/products/:merchant/:id`, scope `products:write`
   */
  deleteProduct: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a synonym
   * `DELETE /api/product-synonyms/:merchant/:id`, scope `products:write`
   */
  deleteProductSynonym: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a site or file with all its articles
   * `DELETE /api/merchants/:merchant/knowledge/sources/:id`, scope `knowledge:write`
   */
  deleteSource: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a tag and remove it from every conversation
   * `DELETE /api/tags/:merchant/:id`, scope `settings:write`
   */
  deleteTag: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      /** Number of conversations that the tag was removed from. */
      conversations: number;
    };
  };
  /**
   * Delete a tax rate; existing orders keep their taxes
   * `DELETE /api/taxes/:merchant/rates/:id`, scope `settings:write`
   */
  deleteTaxRate: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a team; its conversations are left without a team
   * `DELETE /api/teams/:merchant/:id`, scope `team:write`
   */
  deleteTeam: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Delete a webhook endpoint and its log
   * `DELETE /api/webhooks/:merchant/endpoints/:id`, scope `developers:write`
   */
  deleteWebhookEndpoint: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Check whether the AI can recommend a product and where it ranks in a search for its name, with a result for each check
   * `GET /api/products/:merchant/:id/diagnosis`, scope `products:read`
   */
  diagnoseProduct: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      can_recommend: boolean;
      checks: Array<{
        check: 'status' | 'price' | 'stock' | 'description' | 'image' | 'category' | 'words' | 'brand' | 'ai' | 'found';
        state: 'good' | 'weakens' | 'blocks';
        message: string;
        remedy: string | null;
      }>;
    };
  };
  /**
   * Discard a draft; other orders can’t be deleted
   * `DELETE /api/orders/:merchant/:id`, scope `orders:write`
   */
  discardDraft: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Dismiss a search without results, so that it isn’t listed again
   * `POST /api/product-synonyms/:merchant/missed/dismiss`, scope `products:write`
   */
  dismissMissedSearch: {
    input: {
      /** ID of the shop. */
      merchant: string;
      words: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Hide the setup checklist for the whole team, or show it again
   * `POST /api/onboarding/:merchant/dismiss`, scope `settings:write`
   */
  dismissOnboarding: {
    input: {
      /** ID of the shop. */
      merchant: string;
      dismissed?: boolean;
    };
    result: OnboardingChecklist;
  };
  /**
   * Download an invoice as PDF
   * `GET /api/billing/:merchant/invoices/:id/pdf`, scope `billing:read`
   */
  downloadBillingInvoice: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Response;
  };
  /**
   * Download the people who reached a step of the conversion funnel as CSV, with times in the shop’s time zone
   * `GET /api/analytics/:merchant/conversions/file`, scope `analytics:read`
   */
  downloadConversionPeople: {
    input: {
      /** ID of the shop. */
      merchant: string;
      period?: 'today' | '7d' | '30d' | '90d' | '365d' | 'this_month' | 'last_month' | 'custom';
      /** First day of a `custom` period, in the shop’s time zone. */
      from?: string;
      /** Last day of a `custom` period, inclusive. At most 731 days after the first. */
      to?: string;
      brand?: string;
      window_days?: number;
      step: 'visitors' | 'conversations' | 'carts' | 'orders';
      channel?: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email';
    };
    result: Response;
  };
  /**
   * Download all discounts as CSV, newest first; lists of ids are separated by semicolons
   * `GET /api/discounts/:merchant/file`, scope `orders:read`
   */
  downloadDiscounts: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: Response;
  };
  /**
   * Download an order’s invoice as PDF: prices, each tax with its base, what was paid and refunded, and the balance
   * `GET /api/orders/:merchant/:id/invoice`, scope `orders:read`
   */
  downloadInvoice: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Response;
  };
  /**
   * Download the invoices of up to 100 orders as one PDF, each beginning on its own page
   * `GET /api/orders/:merchant/invoices`, scope `orders:read`
   */
  downloadInvoices: {
    input: DownloadInvoicesInput;
    result: Response;
  };
  /**
   * Download an order’s address label as PDF, with the order number as a Code 128 barcode. It isn’t a carrier’s label.
   * `GET /api/orders/:merchant/:id/label`, scope `orders:read`
   */
  downloadLabel: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Label size: 100 × 150 mm or A6. */
      size?: '100x150' | 'a6';
      /** Shipment to print. Defaults to what is left to ship or, once everything has shipped, the last shipment. */
      shipment?: string;
    };
    result: Response;
  };
  /**
   * Download the address labels of up to 100 orders as one PDF, one a page
   * `GET /api/orders/:merchant/labels`, scope `orders:read`
   */
  downloadLabels: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Comma-separated order IDs, up to 100, in the order of the pages. */
      ids: string;
      /** Label size: 100 × 150 mm or A6. */
      size?: '100x150' | 'a6';
    };
    result: Response;
  };
  /**
   * Download an order’s packing slip as PDF, without prices
   * `GET /api/orders/:merchant/:id/packing-slip`, scope `orders:read`
   */
  downloadPackingSlip: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Shipment to print. Defaults to what is left to ship or, once everything has shipped, the last shipment. */
      shipment?: string;
    };
    result: Response;
  };
  /**
   * Download the packing slips of up to 100 orders as one PDF, each beginning on its own page
   * `GET /api/orders/:merchant/packing-slips`, scope `orders:read`
   */
  downloadPackingSlips: {
    input: DownloadInvoicesInput;
    result: Response;
  };
  /**
   * Download the failed rows as CSV, with their original values, row number, column and reason
   * `GET /api/imports/:merchant/runs/:id/refusals`, scope `imports:write`
   */
  downloadRefusals: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Response;
  };
  /**
   * Replace the shipping address of what hasn’t shipped yet; the tax stays as it is
   * `POST /api/orders/:merchant/:id/edits/address`, scope `orders:write`
   */
  editAddress: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      shipping_address: Address;
    };
    result: Order;
  };
  /**
   * Add items to a placed order, take unshipped ones away, or change them to another variant of the same product; the difference is charged or refunded to one of the customer’s payment methods, or left
   * `POST /api/orders/:merchant/:id/edits/items`, scope `orders:write`
   */
  editItems: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      changes?: Array<{
        line_id: string;
        /** Number of units to change. Defaults to all units of the line. */
        quantity?: number;
        variant_id: string;
      }>;
      /** Items to add, at today’s price and taxes. */
      add?: Array<{
        variant_id: string;
        quantity: number;
      }>;
      /** Units to take away: not shipped, refunded or in a return. They go back into stock. */
      remove?: Array<{
        line_id: string;
        quantity: number;
      }>;
      /** Whether added items get the order’s discount too, in the same proportion. Otherwise they are sold at full price. */
      apply_discount?: boolean;
      /** `now` charges or refunds the difference. `later` leaves it: an increase as balance due, a decrease as overpaid. An unpaid order only gets a new total, unless a method is named. */
      settle?: 'now' | 'later';
      method?: string | null;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
      /** Version of the order that the change was based on. If the order has changed since, it is refused. */
      version?: number;
    };
    result: Order;
  };
  /**
   * Change the payment method: charges the new one and refunds the old one. Only for orders with a single payment.
   * `POST /api/orders/:merchant/:id/edits/payment`, scope `orders:write`
   */
  editPayment: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      method: string;
    };
    result: Order;
  };
  /**
   * Update up to 1,000 fields of variants. A field whose value no longer equals `was` is rejected with a reason; the others are saved. Send `undo` back to restore the previous values.
   * `PUT /api/products/:merchant/variants`, scope `products:write`
   */
  editVariants: {
    input: {
      /** ID of the shop. */
      merchant: string;
      cells: Array<{
        /** ID of the variant. */
        id: string;
        field: 'price' | 'compare_at_price' | 'stock' | 'sku' | 'available';
        /** New value as typed. Amounts and numbers can use local formats. An amount that can be read in two ways, such as 12.500, is rejected. */
        value: string | number | boolean | null;
        was?: string | number | boolean | null;
      }>;
    };
    result: {
      /** Updated rows with their current values. */
      rows: Array<GridRow>;
      undo: Array<{
        id: string;
        field: 'price' | 'compare_at_price' | 'stock' | 'sku' | 'available';
        value: string | number | boolean | null;
        was: string | number | boolean | null;
      }>;
      refused: Array<{
        id: string;
        field: 'price' | 'compare_at_price' | 'stock' | 'sku' | 'available';
        message: string;
      }>;
    };
  };
  /**
   * Decline or cancel a requested return, or close a received one; closing a partly received return drops the missing items and settles the rest
   * `POST /api/orders/:merchant/:id/returns/:return/end`, scope `orders:write`
   */
  endReturn: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      return: string;
      state: 'declined' | 'cancelled' | 'closed';
      note?: string;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
    };
    result: Order;
  };
  /**
   * Permanently erase a customer and everyone merged into them. The customers are hidden immediately; a job then removes their messages, files and personal data. Orders keep their amounts. Idempotent.
   * `POST /api/customers/:merchant/:id/erase`, scope `customers:erase`
   */
  eraseCustomer: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      id: string;
    };
  };
  /**
   * List the latest activity that you can see
   * `GET /api/dashboard/:merchant/activity`, scope `inbox:read`
   */
  getActivity: {
    input: {
      /** ID of the shop. */
      merchant: string;
      limit?: number;
    };
    result: {
      items: Array<{
        id: string;
        kind: 'handoff' | 'sold' | 'order' | 'delivered' | 'refund' | 'return' | 'resolved' | 'csat' | 'low_confidence' | 'import';
        by: 'ai' | 'person' | 'customer' | 'system';
        /** Name of the customer. */
        name: string | null;
        /** Subject of the activity: an order number, a product name, or a reason. */
        title: string | null;
        amount: string | null;
        currency: string | null;
        channel: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email' | 'shop' | 'import' | null;
        link: string;
        at: string;
      }>;
    };
  };
  /**
   * Retrieve a report with the messages and the run it is about, as they were when it was made
   * `GET /api/merchants/:merchant/ai/reports/:id`, scope `knowledge:read`
   */
  getAiReport: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      id: string;
      conversation: {
        id: string;
        number: number;
      };
      /** Position of the reported message in the conversation. */
      seq: number;
      /** Text of the AI’s message. */
      text: string;
      run_id: string | null;
      reason: 'incorrect_information' | 'misunderstood' | 'wrong_product' | 'inappropriate_response' | 'should_hand_off' | 'incomplete_response' | 'outdated_information' | 'other';
      note: string;
      state: 'open' | 'fixed' | 'dismissed';
      reported_by: string;
      created_at: string;
      decided_by: string | null;
      decided_at: string | null;
      /** Null once it was erased or is older than 400 days. */
      evidence: {
        /** Messages before the answer, oldest first. */
        turns: Array<{
          author: 'customer' | 'ai' | 'teammate' | 'system';
          text: string;
        }>;
        /** Text of the answer. */
        text: string;
        run: Run | null;
        trace: Trace | null;
      } | null;
    };
  };
  /**
   * Retrieve the shop’s AI settings
   * `GET /api/merchants/:merchant/settings/ai`, scope `settings:read`
   */
  getAiSettings: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: AiSettings;
  };
  /**
   * Retrieve an article
   * `GET /api/merchants/:merchant/knowledge/articles/:id`, scope `knowledge:read`
   */
  getArticle: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Article;
  };
  /**
   * Retrieve the business hours of the shop and its teams
   * `GET /api/merchants/:merchant/settings/business-hours`, scope `inbox:read`
   */
  getBusinessHours: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      schedules: Array<GetBusinessHoursResultSchedulesItem>;
      version: number;
    };
  };
  /**
   * Retrieve a checkout link and its outcome
   * `GET /api/checkouts/:merchant/:id`, scope `orders:read`
   */
  getCheckout: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Checkout;
  };
  /**
   * Retrieve a collection with its chosen products
   * `GET /api/collections/:merchant/:id`, scope `products:read`
   */
  getCollection: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: CollectionDetail;
  };
  /**
   * Retrieve a conversation
   * `GET /api/inbox/:merchant/conversations/:id`, scope `inbox:read`
   */
  getConversation: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Conversation;
  };
  /**
   * List a conversation’s tags
   * `GET /api/tags/:merchant/conversations/:id/tags`, scope `inbox:read`
   */
  getConversationTags: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      items: Array<Tag>;
    };
  };
  /**
   * Retrieve the conversion funnel: how many of the people who came in a period started a conversation, had a cart and ordered
   * `GET /api/analytics/:merchant/conversions`, scope `analytics:read`
   */
  getConversions: {
    input: GetConversionsInput;
    result: {
      period: PeriodShown;
      currency: string;
      /** Attribution window: days from coming to the conversation, and from the conversation to the cart and the order. */
      window_days: number;
      steps: Array<{
        key: 'visitors' | 'conversations' | 'carts' | 'orders';
        /** People who reached this step; each is also counted in the step before. */
        count: number;
        previous: number;
        /** Percentage of the previous step. Null for the first step and after a step without anyone. */
        share: string | null;
        formula: string;
        /** Deprecated, use `GET /api/analytics/:merchant/conversions/people`, removed on 2027-06-01. Always null. */
        rows: RowsOf | null;
      }>;
      by_channel: Array<{
        /** Channel on which these people first came. */
        key: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email';
        visitors: number;
        conversations: number;
        carts: number;
        orders: number;
      }>;
      by_brand: Array<{
        key: string;
        name: string;
        visitors: number;
        conversations: number;
        carts: number;
        orders: number;
      }>;
      median_seconds_to_order: number | null;
    };
  };
  /**
   * Retrieve a customer with orders, conversations, consent and notes. For a merged customer, the customer they were merged into is returned.
   * `GET /api/customers/:merchant/:id`, scope `customers:read`
   */
  getCustomer: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Customer;
  };
  /**
   * Retrieve new and returning customers, monthly retention cohorts, and customers by recency, frequency and spending
   * `GET /api/analytics/:merchant/customer-insights`, scope `analytics:read`
   */
  getCustomerInsights: {
    input: GetCustomerInsightsInput;
    result: {
      period: PeriodShown;
      currency: string;
      /** Customer metrics: customers, new_customers, returning_customers, repeat_rate, average_spent, orders_per_customer. */
      figures: Array<Figure>;
      cohorts: Array<{
        month: string;
        customers: number;
        /** Percentage of customers, from 0 to 100, who ordered again in each following month. Null for future months. */
        returned: Array<string | null>;
        rows: RowsOf;
      }>;
      segments: Array<{
        key: 'champions' | 'loyal' | 'new' | 'promising' | 'at_risk' | 'lost';
        customers: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        revenue: string;
        formula: string;
        rows: RowsOf;
      }>;
    };
  };
  /**
   * List a customer’s timeline, latest first
   * `GET /api/customers/:merchant/:id/timeline`, scope `customers:read`
   */
  getCustomerTimeline: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        id: string;
        kind: 'created' | 'order' | 'conversation' | 'note' | 'consent' | 'merged' | 'unmerged' | 'edited' | 'csat';
        title: string;
        detail: string | null;
        link: string | null;
        at: string;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * Retrieve the shop’s plan: what it includes and how much is left
   * `GET /api/merchants/:merchant/entitlements`, scope `team:read`
   */
  getEntitlements: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      plan: 'free' | 'starter' | 'growth' | 'scale';
      items: Array<{
        name: 'teammates' | 'ai_answers' | 'channels' | 'api_calls';
        /** Number included in the plan. Null for unlimited. */
        limit: number | null;
        used: number;
        /** Number that can still be added. Null for unlimited. */
        left: number | null;
      }>;
    };
  };
  /**
   * Retrieve a gift card with its ledger
   * `GET /api/gift-cards/:merchant/:id`, scope `orders:read`
   */
  getGiftCard: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: GiftCardDetail;
  };
  /**
   * Retrieve an import’s progress and failures
   * `GET /api/imports/:merchant/runs/:id`, scope `imports:write`
   */
  getImport: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: ImportRun;
  };
  /**
   * Retrieve the shop’s settings
   * `GET /api/merchants/:merchant/settings`, scope `settings:read`
   */
  getMerchantSettings: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: MerchantSettings;
  };
  /**
   * Retrieve a period’s metrics with their formulas, daily values and a comparison with the previous period
   * `GET /api/analytics/:merchant/metrics`, scope `analytics:read`
   */
  getMetrics: {
    input: GetCustomerInsightsInput;
    result: {
      period: PeriodShown;
      currency: string;
      figures: Array<Figure>;
      series: Record<string, Array<{
        date: string;
        value: string | null;
        previous: string | null;
      }>>;
    };
  };
  /**
   * List the setup steps with their state, which follows from the shop’s data
   * `GET /api/onboarding/:merchant/checklist`, scope `settings:read`
   */
  getOnboardingChecklist: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: OnboardingChecklist;
  };
  /**
   * Retrieve how far the shop is set up, and the next step
   * `GET /api/onboarding/:merchant/status`, scope `settings:read`
   */
  getOnboardingStatus: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      /** `done` once no step is open. `dismissed` while somebody hid the checklist. */
      state: 'open' | 'done' | 'dismissed';
      /** Number of steps that are done. */
      done: number;
      /** Number of steps that the team skipped. */
      skipped: number;
      total: number;
      /** First open step. Null if there is none. */
      next: 'shop' | 'look' | 'channel' | 'knowledge' | 'try' | 'team' | 'plan' | null;
    };
  };
  /**
   * Retrieve an order with its items, payments, shipments, returns and timeline
   * `GET /api/orders/:merchant/:id`, scope `orders:read`
   */
  getOrder: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Order;
  };
  /**
   * Retrieve the overview: waiting conversations, a period’s metrics compared with the previous period, outcomes, and the setup checklist
   * `GET /api/dashboard/:merchant/overview`, scope `inbox:read`
   */
  getOverview: {
    input: GetCustomerInsightsInput;
    result: {
      period: PeriodShown;
      currency: string;
      waiting: {
        /** Number of open conversations waiting for a teammate that you can claim. */
        count: number;
        oldest_since: string | null;
        oldest_id: string | null;
        ai_answering: number;
        /** Whether the shop is currently within its business hours. */
        open_now: boolean;
      };
      /** Metrics of the period: revenue, gross, sold_in_chat, orders, conversations, ai_resolution, first_reply_ai, first_reply_people, csat. Revenue metrics require the permission to read orders. */
      figures: Array<Figure>;
      endings: Array<{
        key: string;
        count: number;
        share: string | null;
        rows: RowsOf | null;
      }>;
      /** Items that need attention, most urgent first. Items with a count of 0 are omitted. */
      attention: Array<{
        kind: 'handoffs' | 'overdue_handoffs' | 'approvals' | 'out_of_stock' | 'orders_on_hold' | 'returns_received' | 'orders_to_confirm' | 'failed_messages' | 'failed_imports';
        count: number;
        link: string;
      }>;
      /** The setup steps of the shop’s onboarding. None are left once the team hid them. */
      set_up: Array<CompleteOnboardingStepResultStepsItem>;
      /** Whether a customer has ever written. */
      has_conversations: boolean;
    };
  };
  /**
   * Retrieve the customer, orders and AI runs of a conversation
   * `GET /api/inbox/:merchant/conversations/:id/panel`, scope `inbox:read`
   */
  getPanel: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      customer: {
        id: string;
        name: string;
        email: string | null;
        /** Email address that the customer gave in a chat, which nobody has verified. Null if none, or if it is known. */
        unverified_email: string | null;
        phone: string | null;
        language: string | null;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        spent: string;
        currency: string;
        orders_count: number;
        since: string;
        verified: boolean;
        conversations_count: number;
        blocked: boolean;
        identities: Array<{
          kind: 'email' | 'phone' | 'external_id' | 'visitor';
          value: string;
          verified: boolean;
        }>;
        /** URL of the page the customer is on, or was last on. Null if unknown. */
        page_url: string | null;
        notes: Array<CustomerNote>;
      };
      cart: {
        items: Array<{
          name: string;
          quantity: number;
          price: string | null;
        }>;
        total: string | null;
        currency: string | null;
        at: string;
      } | null;
      /** Up to 20 other conversations with the customer that you can see, latest first. */
      past: Array<CreateCustomerResultConversationsItem>;
      orders: Array<{
        id: string;
        order_number: string;
        status: string;
        payment_status: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        total_amount: string;
        currency: string;
        placed_at: string;
        lines: Array<{
          name: string;
          detail: string;
          quantity: number;
        }>;
        tracking: Array<string>;
        /** Actions that you can currently take on the order. */
        actions: Array<string>;
      }>;
      runs: Array<Run>;
    };
  };
  /**
   * Retrieve the shop’s account for card payments
   * `GET /api/payments/:merchant/account`, scope `settings:read`
   */
  getPaymentAccount: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: PaymentAccount;
  };
  /**
   * Retrieve the payment method in use
   * `GET /api/billing/:merchant/payment-method`, scope `billing:read`
   */
  getPaymentMethod: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      payment_method: PaymentMethod | null;
    };
  };
  /**
   * Retrieve a pick list, grouped by product and variant, for up to 200 orders
   * `GET /api/orders/:merchant/pick-list`, scope `orders:read`
   */
  getPickList: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Comma-separated order IDs. Defaults to the oldest 200 orders that are ready to ship. */
      ids?: string;
    };
    result: {
      orders: Array<{
        id: string;
        order_number: string;
        customer_name: string;
        placed_at: string;
        lines: Array<{
          line_id: string;
          name: string;
          detail: string;
          sku: string | null;
          quantity: number;
        }>;
      }>;
      picks: Array<{
        variant_id: string | null;
        name: string;
        detail: string;
        sku: string | null;
        barcode: string | null;
        quantity: number;
        stock: number | null;
      }>;
    };
  };
  /**
   * Retrieve a product with its variants and images
   * `GET /api/products/:merchant/:id`, scope `products:read`
   */
  getProduct: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Product;
  };
  /**
   * Retrieve daily revenue, in total and sold in chat, in the shop’s time zone
   * `GET /api/dashboard/:merchant/revenue`, scope `orders:read`
   */
  getRevenue: {
    input: {
      /** ID of the shop. */
      merchant: string;
      days?: number;
      brand?: string;
    };
    result: {
      currency: string;
      time_zone: string;
      formula: string;
      days: Array<{
        date: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        revenue: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        sold_in_chat: string;
        orders: number;
      }>;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      total: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      sold_in_chat: string;
    };
  };
  /**
   * Retrieve revenue by day, channel, seller and brand, including revenue sold in chat and revenue influenced by chat within a number of days
   * `GET /api/analytics/:merchant/revenue`, scope `analytics:read`
   */
  getRevenueReport: {
    input: GetConversionsInput;
    result: {
      period: PeriodShown;
      currency: string;
      window_days: number;
      /** Revenue metrics: gross, refunds, net, sold_by_ai, sold_by_teammates, influenced, average_order. */
      figures: Array<Figure>;
      series: Array<{
        date: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        net: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        ai: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        teammate: string;
      }>;
      by_channel: Array<{
        key: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email' | 'shop' | 'import';
        orders: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        revenue: string;
        rows: RowsOf;
      }>;
      by_seller: Array<{
        key: 'ai' | 'teammate' | 'customer' | 'nobody';
        orders: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        revenue: string;
        rows: RowsOf;
      }>;
      by_brand: Array<{
        key: string;
        name: string;
        orders: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        revenue: string;
        rows: RowsOf;
      }>;
    };
  };
  /**
   * Retrieve how the AI came to an answer
   * `GET /api/inbox/:merchant/conversations/:id/runs/:run/trace`, scope `inbox:read`
   */
  getRunTrace: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      run: string;
    };
    result: Trace;
  };
  /**
   * Retrieve a customer’s store credit with its ledger, a page at a time
   * `GET /api/customers/:merchant/:id/credit`, scope `customers:read`
   */
  getStoreCredit: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      cursor?: string;
      limit?: number;
    };
    result: StoreCredit;
  };
  /**
   * Retrieve the shop’s subscription
   * `GET /api/billing/:merchant/subscription`, scope `billing:read`
   */
  getSubscription: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: Subscription;
  };
  /**
   * Retrieve the number, status and satisfaction of conversations per tag, for conversations started in the last `days` days
   * `GET /api/tags/:merchant/analytics`, scope `inbox:read`
   */
  getTagAnalytics: {
    input: {
      /** ID of the shop. */
      merchant: string;
      days?: number;
    };
    result: {
      days: number;
      /** Number of conversations started in the period, on which shares are based. */
      conversations: number;
      items: Array<{
        tag: Tag;
        conversations: number;
        /** Number of conversations with the tag in the previous period of equal length. */
        before: number;
        /** Number of conversations not yet resolved. */
        open: number;
        resolved: number;
        /** Average satisfaction score, from 1 to 5. Null if there are no ratings. */
        csat: number | null;
      }>;
    };
  };
  /**
   * Retrieve the shop’s tax rates and settings
   * `GET /api/taxes/:merchant`, scope `settings:read`
   */
  getTaxes: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      /** Whether prices, discounts and shipping include tax. Orders keep what was set when they were created. */
      prices_include_tax: boolean;
      /** Country whose rates apply as long as an order has no address. Null for none. */
      country: string | null;
      /** Tax classes that rates or products have. */
      classes: Array<string>;
      /** Rates by country, then region, class and name. */
      items: Array<TaxRate>;
    };
  };
  /**
   * Retrieve each teammate’s conversations, replies, first response after a handoff, resolutions, satisfaction, current load and sales
   * `GET /api/analytics/:merchant/team`, scope `analytics:read`
   */
  getTeamReport: {
    input: GetCustomerInsightsInput;
    result: {
      period: PeriodShown;
      currency: string;
      /** Team metrics: first_human_reply, time_to_accept, handovers, unanswered, resolved_by_people. */
      figures: Array<Figure>;
      teammates: Array<{
        user_id: string;
        name: string;
        conversations: number;
        replies: number;
        first_reply_seconds: number | null;
        resolved: number;
        csat: string | null;
        open_now: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        sold: string;
        rows: RowsOf | null;
      }>;
      by_hour: Array<{
        /** Day of the week, from 1 (Monday) to 7 (Sunday). */
        weekday: number;
        hour: number;
        customer_messages: number;
        human_replies: number;
      }>;
      computed_at: string;
    };
  };
  /**
   * List top products by revenue, with quantity, orders, returns and sales from chat
   * `GET /api/analytics/:merchant/top-products`, scope `analytics:read`
   */
  getTopProducts: {
    input: {
      /** ID of the shop. */
      merchant: string;
      period?: 'today' | '7d' | '30d' | '90d' | '365d' | 'this_month' | 'last_month' | 'custom';
      /** First day of a `custom` period, in the shop’s time zone. */
      from?: string;
      /** Last day of a `custom` period, inclusive. At most 731 days after the first. */
      to?: string;
      brand?: string;
      limit?: number;
      by?: 'revenue' | 'quantity' | 'chat_revenue' | 'returned';
    };
    result: {
      period: PeriodShown;
      currency: string;
      formula: string;
      items: Array<{
        product_id: string | null;
        name: string;
        image: string | null;
        quantity: number;
        orders: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        revenue: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        chat_revenue: string;
        returned: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        previous_revenue: string;
        rows: RowsOf | null;
      }>;
    };
  };
  /**
   * Retrieve whether the shop requires two-step authentication, and who hasn’t set it up
   * `GET /api/merchants/:merchant/team/two-step`, scope `team:write`
   */
  getTwoStepRule: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      required: boolean;
      /** Teammates without an authenticator app or a passkey. They have to set one up before they can continue. */
      without: Array<{
        user_id: string;
        name: string;
      }>;
    };
  };
  /**
   * Retrieve what the shop uses of its plan in a month
   * `GET /api/billing/:merchant/usage`, scope `billing:read`
   */
  getUsage: {
    input: {
      /** ID of the shop. */
      merchant: string;
      period?: string;
    };
    result: {
      plan: 'free' | 'starter' | 'growth' | 'scale';
      /** Calendar month in the shop’s time zone. */
      period: string;
      starts_at: string;
      ends_at: string;
      items: Array<{
        name: 'teammates' | 'ai_answers' | 'channels' | 'api_calls';
        /** Null in a past month where only the current number is known. */
        used: number | null;
        /** Limit of the current plan. Null for unlimited. */
        limit: number | null;
        /** Usage at the end of the month if it continues at its average pace so far. Null on the first day, and for what isn’t counted per month. */
        forecast: number | null;
      }>;
    };
  };
  /**
   * List the shop’s webhook endpoints, with what became of the events of the last 24 hours
   * `GET /api/webhooks/:merchant/config`, scope `developers:read`
   */
  getWebhookConfig: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<WebhookEndpoint>;
    };
  };
  /**
   * Retrieve an event sent to a webhook endpoint, with its attempts
   * `GET /api/webhooks/:merchant/logs/:id`, scope `developers:read`
   */
  getWebhookLog: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      id: string;
      /** ID of the endpoint. */
      endpoint_id: string;
      url: string;
      /** ID of the event, sent as `webhook-id`. The same at every attempt. */
      event_id: string;
      type: string;
      status: 'pending' | 'succeeded' | 'failed' | 'waiting';
      attempts: number;
      /** HTTP status of the latest attempt. Null if no response arrived. */
      last_status: number | null;
      last_error: string | null;
      last_attempt_at: string | null;
      /** Null if no attempt is scheduled. */
      next_attempt_at: string | null;
      created_at: string;
      /** The body of each request, exactly as it’s signed. */
      request_body: string;
      /** The latest 100 attempts, newest first. */
      items: Array<{
        number: number;
        /** `manual` if it was sent again by a teammate or a program. */
        trigger: 'scheduled' | 'manual';
        url: string;
        started_at: string;
        duration_ms: number;
        /** Values of additional headers are hidden. */
        request_headers: Record<string, string>;
        /** Null if no response arrived. */
        response_status: number | null;
        response_headers: Record<string, string> | null;
        /** The first 20,000 bytes. */
        response_body: string | null;
        /** Why the attempt failed. Null if it succeeded. */
        error: string | null;
      }>;
    };
  };
  /**
   * Retrieve the website chat settings
   * `GET /api/website-chat/:merchant`, scope `settings:read`
   */
  getWebsiteChat: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: WebsiteChat;
  };
  /**
   * Put an order’s unshipped items on hold, with a reason
   * `POST /api/orders/:merchant/:id/hold`, scope `orders:write`
   */
  holdOrder: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      reason: string;
    };
    result: Order;
  };
  /**
   * Import products, customers, orders or articles; sending a record again updates what wasn’t changed in Parley, and sending it unchanged has no effect
   * `POST /api/imports/:merchant`, scope `imports:write`
   */
  importRecords: {
    input: {
      /** ID of the shop. */
      merchant: string;
      products?: Array<{
        /** ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley. */
        external_id: string;
        name: string;
        description?: string;
        brand?: string | null;
        category?: string | null;
        tags?: Array<string>;
        status?: 'draft' | 'active' | 'archived';
        image?: '' | string | null;
        /** Image URLs in display order. If omitted, `image` is the only image. */
        images?: Array<string>;
        inventory_policy?: 'deny' | 'continue';
        /** Currency of the prices. If it isn’t the shop’s, the product is rejected. */
        currency?: string;
        variants: Array<{
          /** ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley. */
          external_id: string;
          sku?: string | null;
          /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
          price: string;
          /** Original price, before a discount. If omitted, it is unchanged. */
          compare_at_price?: string | null;
          /** Number of units in stock. Null if stock isn’t tracked, in which case `available` says whether the variant can be ordered. */
          stock?: number | null;
          available?: boolean;
          options?: Record<string, string>;
          barcode?: string | null;
        }>;
      }>;
      customers?: Array<{
        /** ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley. */
        external_id: string;
        first_name?: string;
        last_name?: string;
        email?: string | null;
        phone?: string | null;
        language?: string | null;
        addresses?: Array<Address>;
        payment_methods?: Array<{
          /** ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley. */
          external_id: string;
          kind: 'card' | 'paypal' | 'gift_card' | 'invoice' | 'on_delivery';
          label: string;
          /** Remaining balance of a gift card. Null for other payment methods. */
          balance?: string | null;
        }>;
        created_at?: string;
        /** Names of tags. Unknown ones are created. If omitted, tags are unchanged. */
        tags?: Array<string>;
        /** A note for the team. Importing the same note again adds nothing. */
        note?: string;
        /** Marketing consent by channel. Consent that was withdrawn in Parley is never granted by an import. */
        consent?: Record<string, 'granted' | 'refused'>;
      }>;
      orders?: Array<{
        /** ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley. */
        external_id: string;
        order_number: string;
        /** `external_id` of the customer. Null if the order has none. */
        customer?: string | null;
        status: 'draft' | 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
        payment_status: 'awaiting' | 'authorized' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
        fulfillment_status: 'unfulfilled' | 'partially_fulfilled' | 'fulfilled' | 'on_hold';
        placed_at: string;
        shipping_address?: Address | null;
        /** Tracking numbers, or http and https addresses of pages about the parcel. */
        tracking?: Array<string>;
        cancel_reason?: string | null;
        /** How the order was paid, such as Visa, for people to read. */
        payment_method?: string | null;
        tags?: Array<string>;
        /** A note for the team, in the timeline of a new order. */
        note?: string;
        /** Currency of the order’s amounts. If it isn’t the shop’s, the order is rejected. */
        currency?: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        shipping?: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        tax?: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        discount?: string;
        lines: Array<{
          /** ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley. */
          external_id: string;
          /** `external_id` of the variant. Null if unknown. */
          variant?: string | null;
          name: string;
          options?: Record<string, string>;
          sku?: string | null;
          /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
          price: string;
          quantity: number;
        }>;
        payments?: Array<{
          kind: 'payment' | 'refund';
          /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
          amount: string;
          method?: string | null;
          at?: string;
        }>;
      }>;
      articles?: Array<{
        /** ID of the record in the system it comes from. Importing the same ID again updates what wasn’t changed in Parley. */
        external_id: string;
        title: string;
        body: string;
        language?: string;
      }>;
    };
    result: {
      created: number;
      updated: number;
      unchanged: number;
      refused: Array<{
        row: number;
        external_id: string;
        reason: string;
      }>;
      /** Values that were changed in Parley and stay, although the batch has others. */
      conflicts: Array<{
        kind: 'product' | 'customer' | 'order' | 'article';
        /** Name of the product or customer, or number of the order. */
        label: string;
        /** `record` and `variant` mean that it was deleted on one side. */
        field: 'record' | 'name' | 'description' | 'brand' | 'category' | 'tags' | 'status' | 'inventory_policy' | 'images' | 'variant' | 'sku' | 'price' | 'compare_at_price' | 'stock' | 'available' | 'options' | 'barcode' | 'first_name' | 'last_name' | 'email' | 'phone' | 'language' | 'addresses' | 'payment_methods' | 'created_at' | 'consent' | 'payment_status' | 'fulfillment_status' | 'total' | 'paid' | 'refunded' | 'items' | 'tracking' | 'discount_code' | 'cancel_reason' | 'customer' | 'order_number' | 'placed_at' | 'shipping_address' | 'billing_address' | 'title' | 'body';
        /** Value in Parley, which stays. Null if there is none. */
        ours: string | null;
        /** Value in the file. Null if there is none. */
        theirs: string | null;
        row: number;
        external_id: string;
      }>;
      /** Stock of known variants that the batch set. */
      stock_changes: Array<{
        row: number;
        external_id: string;
        label: string;
        from: number | null;
        to: number | null;
      }>;
    };
  };
  /**
   * Issue a gift card; its code is returned only here. Send an Idempotency-Key.
   * `POST /api/gift-cards/:merchant`, scope `orders:refund_any`
   */
  issueGiftCard: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      amount: string;
      /** For your records; nothing is sent to it. */
      recipient_email?: string | null;
      customer_id?: string | null;
      /** Time from which it can’t be spent any more. Null for no expiry. */
      expires_at?: string | null;
      note?: string;
    };
    result: {
      card: GiftCard;
      /** Sixteen letters and digits. It can’t be retrieved again. */
      code: string;
    };
  };
  /**
   * Issue store credit to a customer. Send an Idempotency-Key.
   * `POST /api/customers/:merchant/:id/credit`, scope `orders:refund_any`
   */
  issueStoreCredit: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      amount: string;
      reason: string;
      /** Time from which it can’t be spent any more. Null for no expiry. */
      expires_at?: string | null;
    };
    result: StoreCredit;
  };
  /**
   * Resolve all open conflicts of an import by keeping the values in Parley
   * `POST /api/imports/:merchant/runs/:id/keep-ours`, scope `imports:write`
   */
  keepAllOurs: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      resolved: number;
    };
  };
  /**
   * List reported AI answers, latest first
   * `GET /api/merchants/:merchant/ai/reports`, scope `knowledge:read`
   */
  listAiReports: {
    input: {
      /** ID of the shop. */
      merchant: string;
      state?: 'open' | 'decided';
      reason?: 'incorrect_information' | 'misunderstood' | 'wrong_product' | 'inappropriate_response' | 'should_hand_off' | 'incomplete_response' | 'outdated_information' | 'other';
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        id: string;
        conversation: {
          id: string;
          number: number;
        };
        /** Position of the reported message in the conversation. */
        seq: number;
        /** Text of the AI’s message. */
        text: string;
        run_id: string | null;
        reason: 'incorrect_information' | 'misunderstood' | 'wrong_product' | 'inappropriate_response' | 'should_hand_off' | 'incomplete_response' | 'outdated_information' | 'other';
        note: string;
        state: 'open' | 'fixed' | 'dismissed';
        reported_by: string;
        created_at: string;
        decided_by: string | null;
        decided_at: string | null;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * List the shop’s API keys, newest first. Revoked and expired ones are listed for 90 days.
   * `GET /api/api-keys/:merchant`, scope `developers:read`
   */
  listApiKeys: {
    input: {
      /** ID of the shop. */
      merchant: string;
      limit?: number;
      cursor?: string;
    };
    result: {
      items: Array<{
        id: string;
        name: string;
        /** Last four characters of the key, to recognize it. */
        last_four: string;
        state: 'active' | 'expiring' | 'expired' | 'revoked' | 'orphaned';
        scopes: Array<'inbox:read' | 'inbox:write' | 'tags:write' | 'customers:read' | 'customers:write' | 'customers:erase' | 'orders:read' | 'orders:write' | 'orders:refund_any' | 'products:read' | 'products:write' | 'knowledge:read' | 'knowledge:write' | 'analytics:read' | 'settings:read' | 'settings:write' | 'team:read' | 'team:write' | 'imports:write' | 'developers:read' | 'developers:write' | 'billing:read' | 'billing:write' | 'personal_data:read' | 'shop:delete'>;
        /** The scopes that work now. Fewer than `scopes` when the teammate who created the key has fewer permissions than then. */
        effective_scopes: Array<'inbox:read' | 'inbox:write' | 'tags:write' | 'customers:read' | 'customers:write' | 'customers:erase' | 'orders:read' | 'orders:write' | 'orders:refund_any' | 'products:read' | 'products:write' | 'knowledge:read' | 'knowledge:write' | 'analytics:read' | 'settings:read' | 'settings:write' | 'team:read' | 'team:write' | 'imports:write' | 'developers:read' | 'developers:write' | 'billing:read' | 'billing:write' | 'personal_data:read' | 'shop:delete'>;
        /** IP addresses and ranges that it works from. Empty for any. */
        allowed_addresses: Array<string>;
        created_by: {
          id: string;
          name: string;
        };
        created_at: string;
        expires_at: string | null;
        /** Recorded at most once a minute. */
        last_used_at: string | null;
        /** IP address of that use. */
        last_used_from: string | null;
        revoked_at: string | null;
        /** The key that this one replaces. */
        replaces: string | null;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * List the calls made with the shop’s API keys in the last 14 days, latest first. No headers, bodies or parameter values are stored. A call appears about a second after its response.
   * `GET /api/api-keys/:merchant/requests`, scope `developers:read`
   */
  listApiRequests: {
    input: {
      /** ID of the shop. */
      merchant: string;
      key_id?: string;
      /** succeeded: 2xx and 3xx. refused: 4xx. failed: 5xx. */
      outcome?: 'succeeded' | 'refused' | 'failed';
      method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      /** Part of the path, a problem code, or a request ID. */
      q?: string;
      limit?: number;
      cursor?: string;
    };
    result: {
      items: Array<{
        /** The `X-Request-Id` of the response. */
        id: string;
        at: string;
        method: string;
        /** Path with the names of its query parameters. Their values aren’t stored. */
        path: string;
        status: number;
        /** `code` of the problem, where it was refused. */
        code: string | null;
        /** Time until the response was sent, in milliseconds. */
        ms: number;
        key: {
          id: string;
          name: string;
        };
        /** IP address of the caller. */
        address: string;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * List pending approvals, oldest first, or decided approvals, latest first
   * `GET /api/inbox/:merchant/approvals`, scope `inbox:read`
   */
  listApprovals: {
    input: {
      /** ID of the shop. */
      merchant: string;
      state?: 'waiting' | 'decided';
      conversation_id?: string;
      order_id?: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        id: string;
        /** Null for an order that no conversation belongs to. */
        conversation: {
          id: string;
          number: number;
        } | null;
        customer: {
          id: string;
          name: string;
        } | null;
        order: {
          id: string;
          number: string;
        } | null;
        action: 'cancel' | 'edit_items' | 'edit_payment' | 'return' | 'exchange' | 'edit_address' | 'customer_address' | 'refund';
        /** Teammate who requests the action. Null if the AI requests it for the customer. */
        requested_by: {
          id: string;
          name: string;
        } | null;
        /** Reason why approval is required: the amount exceeds the `limit` of the AI or of the teammate, or the AI’s `permission` requires approval each time. */
        why: 'limit' | 'permission';
        /** Changes to be made if approved, one per item. */
        changes: Array<string>;
        money: Array<{
          kind: 'payment' | 'refund';
          /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
          amount: string;
          label: string | null;
          when: 'now' | 'on_receipt';
        }>;
        /** Reason given by the customer. Null if none. */
        reason: string | null;
        address: Address | null;
        /** Amount that counts toward the limit. */
        amount: string;
        currency: string;
        state: 'proposed' | 'approved' | 'declined';
        /** Note from the teammate who decided. Null if none. */
        note: string | null;
        decided_by: string | null;
        decided_at: string | null;
        created_at: string;
        /** Teammates who can approve the action. Empty if it has been decided. */
        approvers: Array<{
          id: string;
          name: string;
        }>;
        /** Time at which the teammates who can approve were last asked. Null if they haven’t been. */
        asked_at: string | null;
        asked_by: string | null;
        /** Actions that you can take on the approval. `ask`: ask the teammates who can approve it. */
        actions: Array<'approve' | 'decline' | 'ask'>;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * List articles, latest change first; with `q`, best match by title and text first
   * `GET /api/merchants/:merchant/knowledge/articles`, scope `knowledge:read`
   */
  listArticles: {
    input: {
      /** ID of the shop. */
      merchant: string;
      q?: string;
      kind?: 'article' | 'question' | 'policy' | 'file' | 'page';
      status?: 'draft' | 'published';
      language?: string;
      source_id?: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        id: string;
        kind: 'article' | 'question' | 'policy' | 'file' | 'page';
        title: string;
        language: string;
        status: 'draft' | 'published';
        source: {
          id: string;
          kind: 'site' | 'file';
          name: string;
        } | null;
        /** URL of the crawled page. Null for articles that don’t come from a crawl. */
        url: string | null;
        characters: number;
        /** Number of AI answers in the last 30 days that used the article as a source. */
        used: number;
        updated_by: string | null;
        created_at: string;
        updated_at: string;
        version: number;
        actions: Array<'edit' | 'delete' | 'publish' | 'unpublish'>;
        /** First 200 characters of the article’s text. */
        excerpt: string;
      }>;
      next_cursor: string | null;
      /** Number of matching articles, up to 10,000. */
      total: number;
    };
  };
  /**
   * List the brands you can see, default first
   * `GET /api/brands/:merchant`, scope `products:read`
   */
  listBrands: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<Brand>;
    };
  };
  /**
   * List collections by name
   * `GET /api/collections/:merchant`, scope `products:read`
   */
  listCollections: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<{
        id: string;
        name: string;
        slug: string;
        description: string;
        status: 'draft' | 'active';
        kind: 'manual' | 'rule';
        /** A filter of the product list, for a collection by rule. */
        rule: {
          match: 'all' | 'any';
          conditions: Array<{
            field: string;
            op: string;
            value?: unknown;
          }>;
        } | null;
        /** Number of products, for a collection by rule up to 10,000 and of the brands you can see; null in a list of collections. */
        products_count: number | null;
        updated_at: string;
        version: number;
      }>;
    };
  };
  /**
   * List conversations; merged conversations are excluded
   * `GET /api/inbox/:merchant/conversations`, scope `inbox:read`
   */
  listConversations: {
    input: {
      /** ID of the shop. */
      merchant: string;
      tab?: 'needs_you' | 'ai' | 'mine' | 'all';
      status?: 'open' | 'pending' | 'snoozed' | 'resolved';
      /** Search term: words from the customer’s details or from a message. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): status, handler, channel, priority, assignee, team, tag, handoff_reason, language, brand, outcome, ai_resolution, answered_by; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): customer_name, customer_email, subject; number (is, is_not, greater, less, is_set, is_not_set): number, csat_score, message_count; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): created_at, last_activity_at, waiting_since, resolved_at, handoff_requested_at, first_human_reply_at; flag (is): ai_involved, ai_ran, ai_reported, has_cart, has_order, unread, muted, pinned. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
      /** Sort field. By default, the tab `needs_you` lists the longest wait first, the others the latest activity first. */
      sort?: 'last_activity_at' | 'created_at' | 'priority' | 'waiting_since';
      /** Sort direction, `desc` by default if `sort` is given. For `priority`, `desc` is most urgent first; for `waiting_since`, `asc` is longest wait first. */
      order?: 'asc' | 'desc';
      limit?: number;
      cursor?: string;
    };
    result: {
      items: Array<Conversation>;
      next_cursor: string | null;
    };
  };
  /**
   * List the people who reached a step of the conversion funnel, latest first: as many as the step counts
   * `GET /api/analytics/:merchant/conversions/people`, scope `analytics:read`
   */
  listConversionPeople: {
    input: {
      /** ID of the shop. */
      merchant: string;
      period?: 'today' | '7d' | '30d' | '90d' | '365d' | 'this_month' | 'last_month' | 'custom';
      /** First day of a `custom` period, in the shop’s time zone. */
      from?: string;
      /** Last day of a `custom` period, inclusive. At most 731 days after the first. */
      to?: string;
      brand?: string;
      window_days?: number;
      step: 'visitors' | 'conversations' | 'carts' | 'orders';
      channel?: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email';
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        /** ID of the customer, or of the browser if the visitor is no customer yet. */
        id: string;
        /** Null for a visitor who is no customer yet. */
        name: string | null;
        channel: 'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email';
        came_at: string;
        conversation_id: string | null;
        conversation_number: number | null;
        conversation_at: string | null;
        cart_at: string | null;
        order_id: string | null;
        order_number: string | null;
        ordered_at: string | null;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * List customers, newest first by default. If you’re limited to certain brands, only customers of those brands and their spending there are included.
   * `GET /api/customers/:merchant`, scope `customers:read`
   */
  listCustomers: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Search term: a name, email, order number, or any part of a phone number in any format. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): language, tag, consent_email, consent_sms, consent_whatsapp; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): name, email, phone, country, city; number (is, is_not, greater, less, is_set, is_not_set): spent, orders; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): created_at, first_order_at, last_order_at; flag (is): has_email, blocked, has_open_conversation. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
      sort?: 'created_at' | 'name' | 'spent' | 'orders' | 'last_order_at';
      order?: 'asc' | 'desc';
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<CustomerSummary>;
      next_cursor: string | null;
    };
  };
  /**
   * List discounts, newest first
   * `GET /api/discounts/:merchant`, scope `orders:read`
   */
  listDiscounts: {
    input: {
      /** ID of the shop. */
      merchant: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<Discount>;
      next_cursor: string | null;
    };
  };
  /**
   * List possible duplicates, best match first: same email or phone, or a very similar name at the same address; at most 100
   * `GET /api/customers/:merchant/duplicates`, scope `customers:read`
   */
  listDuplicates: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** ID of a customer. If provided, only their duplicates are returned. */
      customer?: string;
    };
    result: {
      items: Array<{
        customer: CustomerSummary;
        duplicate: CustomerSummary;
        reason: 'email' | 'phone' | 'name_and_address';
      }>;
    };
  };
  /**
   * List shop facts: proposed from articles, confirmed or dismissed by the team, and those from the settings
   * `GET /api/merchants/:merchant/knowledge/facts`, scope `knowledge:read`
   */
  listFacts: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<ShopFact>;
      /** Number of articles that a job is still to read for facts. */
      unread: number;
    };
  };
  /**
   * List gift cards, newest first
   * `GET /api/gift-cards/:merchant`, scope `orders:read`
   */
  listGiftCards: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Search term: the last four characters of the code. */
      q?: string;
      state?: 'active' | 'used_up' | 'expired' | 'disabled';
      customer?: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<GiftCard>;
      next_cursor: string | null;
    };
  };
  /**
   * List where an import’s file has other values than the shop, in the order of its rows
   * `GET /api/imports/:merchant/runs/:id/differences`, scope `imports:write`
   */
  listImportDifferences: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Open conflicts, resolved ones, or the stock or prices that the import changed. */
      show?: 'open' | 'resolved' | 'stock' | 'price';
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<ImportDifference>;
      next_cursor: string | null;
    };
  };
  /**
   * List the shop’s imports, latest first
   * `GET /api/imports/:merchant/runs`, scope `imports:write`
   */
  listImports: {
    input: {
      /** ID of the shop. */
      merchant: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<ImportRun>;
      next_cursor: string | null;
    };
  };
  /**
   * List invoices, newest first
   * `GET /api/billing/:merchant/invoices`, scope `billing:read`
   */
  listInvoices: {
    input: {
      /** ID of the shop. */
      merchant: string;
      limit?: number;
      cursor?: string;
    };
    result: {
      items: Array<Invoice>;
      next_cursor: string | null;
    };
  };
  /**
   * List knowledge sources (sites and files) with their status, latest first
   * `GET /api/merchants/:merchant/knowledge/sources`, scope `knowledge:read`
   */
  listKnowledgeSources: {
    input: {
      /** ID of the shop. */
      merchant: string;
      kind?: 'site' | 'file';
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<KnowledgeSource>;
      next_cursor: string | null;
    };
  };
  /**
   * List knowledge suggestions: questions that the AI had no source for and a teammate answered, most asked first
   * `GET /api/merchants/:merchant/knowledge/suggestions`, scope `knowledge:read`
   */
  listKnowledgeSuggestions: {
    input: {
      /** ID of the shop. */
      merchant: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        id: string;
        question: string;
        answer: string;
        language: string;
        /** Number of conversations in which the question was asked. */
        times: number;
        /** Conversation in which the answer was last given. */
        conversation: {
          id: string;
          number: number;
        };
        answered_by: string | null;
        state: 'open' | 'accepted' | 'dismissed';
        created_at: string;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * List locations in the order in which orders take stock from them; none as long as all stock is in one place
   * `GET /api/locations/:merchant`, scope `products:read`
   */
  listLocations: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<Location>;
    };
  };
  /**
   * List the messages of a conversation, oldest first; use the cursor to load older messages
   * `GET /api/inbox/:merchant/conversations/:id/messages`, scope `inbox:read`
   */
  listMessages: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      limit?: number;
      cursor?: string;
      /** `seq` of a message. If provided, only later messages are returned. */
      after?: number;
    };
    result: {
      items: Array<Message>;
      next_cursor: string | null;
    };
  };
  /**
   * List the fields that the shop defined for its products, by name
   * `GET /api/metafields/:merchant`, scope `products:read`
   */
  listMetafields: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<Metafield>;
    };
  };
  /**
   * List orders of the brands you can see, newest first by default
   * `GET /api/orders/:merchant`, scope `orders:read`
   */
  listOrders: {
    input: {
      /** ID of the shop. */
      merchant: string;
      status?: 'draft' | 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
      /** Search term: an order number, customer name, email, phone number in any format, SKU, or tracking number. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): status, payment_status, fulfillment_status, queue, channel, sold_by, brand, returns, product, customer, seller; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): order_number, customer_name, customer_email, sku, tracking, tag, country, discount_code; number (is, is_not, greater, less, is_set, is_not_set): total, items; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): placed_at, updated_at, refunded_at; flag (is): from_chat, counts_as_revenue, has_customer, overpaid. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
      customer?: string;
      sort?: 'placed_at' | 'updated_at' | 'total' | 'order_number';
      order?: 'asc' | 'desc';
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<OrderSummary>;
      next_cursor: string | null;
    };
  };
  /**
   * List payment methods, newest first
   * `GET /api/billing/:merchant/payment-methods`, scope `billing:read`
   */
  listPaymentMethods: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<PaymentMethod>;
      collection: 'not_charged' | 'stripe';
    };
  };
  /**
   * List synonyms of the product search, and what customers of at least two conversations searched for without finding a product
   * `GET /api/product-synonyms/:merchant`, scope `products:read`
   */
  listProductSynonyms: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<{
        id: string;
        words: Array<string>;
        updated_at: string;
      }>;
      /** Up to 50 searches, most frequent first. */
      missed: Array<{
        words: string;
        /** Number of conversations in which a customer searched for it. */
        times: number;
        last_at: string;
      }>;
    };
  };
  /**
   * List products of the brands you can see, by default best match first for a search and last updated first without one
   * `GET /api/products/:merchant`, scope `products:read`
   */
  listProducts: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Search term: words from the product’s name (prefixes and typos also match), SKU, or barcode. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): status, source, stock_state, brand, collection; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): maker, category, tag, name, sku; number (is, is_not, greater, less, is_set, is_not_set): price, stock, variants; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): updated_at, created_at; flag (is): has_image, has_description, on_sale. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
      /** `relevance` by default if `q` is given, otherwise `updated_at`. Without `q`, `relevance` is `updated_at`. */
      sort?: 'updated_at' | 'created_at' | 'name' | 'price' | 'stock' | 'relevance';
      order?: 'asc' | 'desc';
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        product_id: string;
        name: string;
        /** SKU of the first variant. */
        sku: string | null;
        /** Lowest price among the product’s variants. */
        price: string;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        price_max: string;
        compare_at_price: string | null;
        currency: string;
        status: 'draft' | 'active' | 'archived';
        /** Name of the product’s vendor. */
        brand: string | null;
        /** Shop brand that the product belongs to. Null for the default brand. */
        shop_brand: {
          id: string;
          name: string;
        } | null;
        category: string | null;
        tags: Array<string>;
        image: string | null;
        /** Total stock of all variants with tracked stock. Null if no variant’s stock is tracked. */
        stock: number | null;
        stock_state: 'in_stock' | 'low' | 'out' | 'not_counted';
        variants_count: number;
        inventory_policy: 'deny' | 'continue';
        /** Tax class, which decides the rates: `standard`, `exempt`, or one of the shop’s own. */
        tax_class: string;
        source: 'manual' | 'shopify' | 'csv' | 'import';
        external_id: string | null;
        updated_at: string;
        version: number;
        actions: Array<'edit' | 'archive' | 'activate' | 'delete'>;
      }>;
      next_cursor: string | null;
    };
  };
  /**
   * List the rewrites that the shop’s AI engine supports
   * `GET /api/inbox/:merchant/rewrites`, scope `inbox:read`
   */
  listRewrites: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<'shorten' | 'friendlier' | 'formal' | 'fix' | 'translate'>;
    };
  };
  /**
   * List the built-in and custom roles with their permissions
   * `GET /api/roles/:merchant`, scope `team:read`
   */
  listRoles: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<{
        /** Name of a built-in role, such as `agent`, or ID of a custom role. */
        id: string;
        name: string;
        built_in: boolean;
        /** For a custom role, the built-in role it began as. Teammates with the role show it as their `team_role`. */
        team_role: 'owner' | 'manager' | 'agent' | 'analyst' | 'billing';
        permissions: Array<'inbox:read' | 'inbox:write' | 'tags:write' | 'customers:read' | 'customers:write' | 'customers:erase' | 'orders:read' | 'orders:write' | 'orders:refund_any' | 'products:read' | 'products:write' | 'knowledge:read' | 'knowledge:write' | 'analytics:read' | 'settings:read' | 'settings:write' | 'team:read' | 'team:write' | 'imports:write' | 'developers:read' | 'developers:write' | 'billing:read' | 'billing:write' | 'personal_data:read' | 'shop:delete'>;
        /** Number of teammates with this role. */
        members: number;
        /** Number of open invitations to this role. */
        invites: number;
        /** Whether you can give this role to others: it contains nothing above your own permissions. */
        may_give: boolean;
        version: number;
      }>;
    };
  };
  /**
   * List a conversation’s scheduled messages, and those canceled in the last day
   * `GET /api/inbox/:merchant/conversations/:id/scheduled`, scope `inbox:read`
   */
  listScheduled: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      items: Array<ScheduledMessage>;
    };
  };
  /**
   * List the shop’s tags by name, with the number of conversations for each
   * `GET /api/tags/:merchant`, scope `inbox:read`
   */
  listTags: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<ListedTag>;
    };
  };
  /**
   * List the shop’s teammates, and its invitations if you can invite teammates
   * `GET /api/merchants/:merchant/team`, scope `team:read`
   */
  listTeam: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<{
        user_id: string;
        name: string;
        email: string;
        /** Built-in role. For a custom role, the built-in role it began as. */
        team_role: 'owner' | 'manager' | 'agent' | 'analyst' | 'billing';
        /** ID of the teammate’s custom role. Null for a built-in role. */
        role_id: string | null;
        permissions: Array<'inbox:read' | 'inbox:write' | 'tags:write' | 'customers:read' | 'customers:write' | 'customers:erase' | 'orders:read' | 'orders:write' | 'orders:refund_any' | 'products:read' | 'products:write' | 'knowledge:read' | 'knowledge:write' | 'analytics:read' | 'settings:read' | 'settings:write' | 'team:read' | 'team:write' | 'imports:write' | 'developers:read' | 'developers:write' | 'billing:read' | 'billing:write' | 'personal_data:read' | 'shop:delete'>;
        avatar_url: string | null;
        last_seen_at: string | null;
        availability: 'online' | 'away' | 'offline';
        visibility: 'all' | 'teams';
        team_ids: Array<string>;
        /** IDs of the brands that the teammate is limited to. Null for all brands. */
        brand_ids: Array<string> | null;
      }>;
      invites: Array<{
        id: string;
        email: string;
        role: 'owner' | 'manager' | 'agent' | 'analyst' | 'billing' | string;
        team_role: 'owner' | 'manager' | 'agent' | 'analyst' | 'billing';
        invited_by: string | null;
        created_at: string;
        expires_at: string;
        /** Whether the invitation link has expired. Resend the invitation to create a new link. */
        expired: boolean;
      }>;
    };
  };
  /**
   * List teams with their members, availability and open conversations
   * `GET /api/teams/:merchant`, scope `team:read`
   */
  listTeams: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<Team>;
    };
  };
  /**
   * List variants with their editable fields, sorted by product name
   * `GET /api/products/:merchant/variants`, scope `products:read`
   */
  listVariants: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Search term: words from the product’s name (prefixes and typos also match), SKU, or barcode. */
      q?: string;
      /** Filter, as a JSON object: {"match": "all" | "any", "conditions": [{"field", "op", "value"}]}. Fields by type, with the operators: choice (is, is_not, is_set, is_not_set): status, source, stock_state, brand, collection; text (contains, not_contains, is, is_not, starts_with, is_set, is_not_set): maker, category, tag, name, sku; number (is, is_not, greater, less, is_set, is_not_set): price, stock, variants; instant (before, after, in_last_days, more_than_days_ago, is_set, is_not_set): updated_at, created_at; flag (is): has_image, has_description, on_sale. A choice takes a list of values; is_set and is_not_set take none. */
      filter?: string;
      cursor?: string;
      limit?: number;
    };
    result: {
      items: Array<GridRow>;
      next_cursor: string | null;
    };
  };
  /**
   * List all types of events, each with the JSON Schema of its request body and a sample
   * `GET /api/webhooks/:merchant/events`, scope `developers:read`
   */
  listWebhookEvents: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      items: Array<{
        type: string;
        version: number;
        /** When the event is sent. */
        description: string;
        schema: Record<string, unknown>;
        sample: Record<string, unknown>;
      }>;
    };
  };
  /**
   * List the events sent to webhook endpoints in the last 30 days, newest first
   * `GET /api/webhooks/:merchant/logs`, scope `developers:read`
   */
  listWebhookLogs: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** ID of the endpoint. */
      endpoint_id?: string;
      /** Type of event, such as `order.paid`. */
      type?: string;
      status?: 'pending' | 'succeeded' | 'failed' | 'waiting';
      since?: string;
      limit?: number;
      cursor?: string;
    };
    result: {
      items: Array<ListWebhookLogsResultItemsItem>;
      next_cursor: string | null;
    };
  };
  /**
   * Email the snippet with instructions to the shop’s developer
   * `POST /api/website-chat/:merchant/mail-snippet`, scope `settings:write`
   */
  mailSnippet: {
    input: {
      /** ID of the shop. */
      merchant: string;
      email: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Map an import’s columns to fields; null skips a column
   * `PUT /api/imports/:merchant/runs/:id`, scope `imports:write`
   */
  mapImport: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      kind?: 'products' | 'customers' | 'orders';
      mapping?: Array<{
        column: string;
        field: string | null;
      }>;
      options?: {
        /** Status of orders whose rows don’t include one. */
        order_status?: 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered';
        payment_status?: 'awaiting' | 'paid';
        /** Time zone of times that don’t include one. */
        time_zone?: string;
        /** Prefix of credit note numbers. Orders whose number starts with it and whose lines are all negative become refund records. If empty, no orders do. */
        credit_prefix?: string;
        decimal_comma?: boolean;
        /** Whether the day comes first in dates such as 1/2/2020. Defaults to the value of `decimal_comma`. */
        day_first?: boolean;
        /** What happens to orders with failed rows or a total that differs from their items: they fail as a whole (the default), or are imported and marked incomplete. */
        incomplete_orders?: 'refuse' | 'import';
      };
    };
    result: ImportRun;
  };
  /**
   * Merge this conversation into another one with the same customer: its messages are added to the end of the other one, which also receives the customer’s next message
   * `POST /api/inbox/:merchant/conversations/:id/merge`, scope `inbox:write`
   */
  mergeConversation: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      into: string;
    };
    result: Conversation;
  };
  /**
   * Merge another customer into this one: their orders, conversations, notes and identities move over. You can undo the merge for 30 days.
   * `POST /api/customers/:merchant/:id/merge`, scope `customers:write`
   */
  mergeCustomers: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      other: string;
    };
    result: Customer;
  };
  /**
   * Retrieve the address of the page on which the subscription is managed
   * `POST /api/billing/:merchant/portal`, scope `billing:write`
   */
  openBillingPortal: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      url: string;
    };
  };
  /**
   * Count the orders in each queue
   * `GET /api/orders/:merchant/queues`, scope `orders:read`
   */
  orderQueues: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: {
      /** Number of confirmed or processing orders that are not on hold and have items ready to ship. */
      to_fulfill: number;
      partially_fulfilled: number;
      on_hold: number;
      /** Number of pending orders. */
      to_confirm: number;
      /** Number of orders shipped but not yet delivered. */
      in_transit: number;
      returns_requested: number;
      /** Number of orders whose return or exchange was received but is not yet closed. */
      returns_received: number;
      awaiting_payment: number;
    };
  };
  /**
   * Calculate what an order comes to with items added, taken away or changed, and what is charged or refunded, without changing it
   * `GET /api/orders/:merchant/:id/edits/items/preview`, scope `orders:write`
   */
  previewItems: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** `line_id:variant_id:quantity`, comma-separated. */
      changes?: string;
      /** `variant_id:quantity`, comma-separated. */
      add?: string;
      /** `line_id:quantity`, comma-separated. */
      remove?: string;
      apply_discount?: string;
      /** `now` charges or refunds the difference. `later` leaves it: an increase as balance due, a decrease as overpaid. An unpaid order only gets a new total, unless a method is named. */
      settle?: 'now' | 'later';
      method?: string;
    };
    result: {
      added: Array<{
        variant_id: string;
        name: string;
        options: Record<string, string>;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        price: string;
        quantity: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        amount: string;
      }>;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      subtotal: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      discount: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      shipping: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      tax: string;
      tax_included: boolean;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      total: string;
      /** What the total increases by, or decreases by if negative. */
      difference: string;
      /** What the change charges now. */
      charged: string;
      /** What the change refunds now. */
      refunded: string;
      /** Balance due afterwards. Negative if the order is then overpaid. */
      balance: string;
      /** Payment method that is charged or refunded. Null if none or several are. */
      method_label: string | null;
    };
  };
  /**
   * Retrieve what changing to a price would cost and when it takes effect
   * `GET /api/billing/:merchant/preview`, scope `billing:read`
   */
  previewPlan: {
    input: {
      /** ID of the shop. */
      merchant: string;
      price_id: 'starter_monthly' | 'starter_yearly' | 'growth_monthly' | 'growth_yearly' | 'scale_monthly' | 'scale_yearly' | 'free';
    };
    result: {
      currency: string;
      lines: Array<InvoiceLine>;
      /** What the coupon takes off. */
      discount: string;
      /** Credit from unused time that was used up. */
      credit_applied: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      net: string;
      /** Null if no tax is charged. */
      tax: CheckoutPlanResultInvoiceTax | null;
      /** Why no tax is charged. Blank otherwise. */
      tax_note: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      total: string;
      /** When the change takes effect. */
      effect: 'none' | 'now' | 'period_end';
      at: string;
      collection: 'not_charged' | 'stripe';
      /** When the total is collected. Null if nothing is. */
      charged_at: string | null;
      /** When the period of the new price ends. Null for Free. */
      renews_at: string | null;
      /** Credit that remains for later invoices. */
      credit_left: string;
      /** What the shop uses beyond the limits of that plan. Nothing is removed, but nothing can be added. */
      over: Array<{
        name: 'teammates' | 'ai_answers' | 'channels' | 'api_calls';
        used: number;
        limit: number;
      }>;
    };
  };
  /**
   * Calculate what a refund of items and shipping comes to, without refunding
   * `GET /api/orders/:merchant/:id/refund-preview`, scope `orders:read`
   */
  previewRefund: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Items as `line_id:quantity`, comma-separated. */
      lines?: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      shipping?: string;
    };
    result: {
      lines: Array<{
        line_id: string;
        quantity: number;
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        amount: string;
      }>;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      shipping: string;
      /** Suggested amount: items and shipping. It can be more than `refundable` if the order is only partly paid. */
      amount: string;
      /** Largest amount that can be refunded. */
      refundable: string;
    };
  };
  /**
   * Read all published articles again and propose shop facts from them; a job does it
   * `POST /api/merchants/:merchant/knowledge/facts/propose`, scope `knowledge:write`
   */
  proposeFacts: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Receive returned items, each restocked or written off; once all have arrived, the return is refunded or the exchange settled
   * `POST /api/orders/:merchant/:id/returns/:return/receive`, scope `orders:write`
   */
  receiveReturn: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      return: string;
      lines: Array<{
        line_id: string;
        restock: number;
        write_off: number;
      }>;
      /** Amount to refund. Defaults to the price of the items received. */
      refund?: string;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
    };
    result: Order;
  };
  /**
   * Record a payment, up to the balance due; `amount` defaults to the full balance
   * `POST /api/orders/:merchant/:id/payments`, scope `orders:write`
   */
  recordPayment: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      amount?: string;
      /** How it was paid: `card`, `paypal`, `cash`, `bank_transfer`, `invoice`, `on_delivery`, `other`, or the ID of one of the customer’s payment methods. Null if unspecified. */
      method?: string | null;
      /** Code of a gift card to pay with, as an alternative to `method`. Without `amount`, it pays what it can. */
      gift_card_code?: string;
      reason?: string;
    };
    result: Order;
  };
  /**
   * Send again everything since a time that wasn’t delivered: failed events, those kept while it was disabled, and pending ones
   * `POST /api/webhooks/:merchant/endpoints/:id/recover`, scope `developers:write`
   */
  recoverWebhookEndpoint: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** At most 30 days ago. */
      since: string;
    };
    result: {
      /** Number of events that are being sent. */
      events: number;
    };
  };
  /**
   * Use a coupon for the invoices from now on; it replaces the current one
   * `POST /api/billing/:merchant/coupon`, scope `billing:write`
   */
  redeemCoupon: {
    input: {
      /** ID of the shop. */
      merchant: string;
      code: string;
    };
    result: Subscription;
  };
  /**
   * Refund an order, by amount or by items, shipping and adjustment, to the original payment method, store credit or a gift card, up to the captured amount minus earlier refunds. The order lists them in `refunds`. Send an Idempotency-Key.
   * `POST /api/orders/:merchant/:id/refunds`, scope `orders:write`
   */
  refundOrder: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Amount to refund. Defaults to the sum of items, shipping and adjustment; if it differs from what items and shipping come to, the difference is stored as the adjustment and requires a `reason`. Can’t be sent with an `adjustment`. */
      amount?: string;
      /** Items to refund, at what was paid for them: their price with their share of discount and tax. */
      lines?: Array<{
        line_id: string;
        quantity: number;
        /** Whether to restock the units. Units that haven’t shipped leave the order either way; shipped ones that are restocked count as returned. */
        restock?: boolean;
      }>;
      /** Shipping to refund, up to `refundable_shipping`. */
      shipping?: string;
      /** Amount to add, or to subtract if negative. Requires a `reason`. */
      adjustment?: string;
      /** Payment method to refund to. Null for the original payment method. */
      method?: string | null;
      reason?: string;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
      /** Text to add to the notification of the customer. */
      message?: string;
    };
    result: Order;
  };
  /**
   * Release an order from hold
   * `POST /api/orders/:merchant/:id/release`, scope `orders:write`
   */
  releaseOrder: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Order;
  };
  /**
   * Stop using the coupon
   * `DELETE /api/billing/:merchant/coupon`, scope `billing:write`
   */
  removeCoupon: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: Subscription;
  };
  /**
   * Remove a shop fact. One that was proposed from an article is dismissed, so that it isn’t proposed again.
   * `DELETE /api/merchants/:merchant/knowledge/facts/:id`, scope `knowledge:write`
   */
  removeFact: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: Record<string, unknown>;
  };
  /**
   * Start a return, refunded to the original payment method or a gift card, or an exchange for another variant of the same product
   * `POST /api/orders/:merchant/:id/returns`, scope `orders:write`
   */
  requestReturn: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      kind: 'return' | 'exchange';
      lines: Array<{
        line_id: string;
        quantity: number;
        new_variant_id?: string;
      }>;
      reason?: 'unwanted' | 'wrong_item' | 'damaged' | 'not_as_described' | 'size' | 'late' | 'other';
      note?: string;
      method?: string | null;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
    };
    result: Order;
  };
  /**
   * Resolve a conflict: `ours` keeps the value in Parley, `theirs` sets the file’s value like an edit by hand. The next import of the same value doesn’t list it again.
   * `POST /api/imports/:merchant/conflicts/:id/resolve`, scope `imports:write`
   */
  resolveImportConflict: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      choice: 'ours' | 'theirs';
    };
    result: ImportDifference;
  };
  /**
   * Take back a scheduled cancellation or downgrade
   * `POST /api/billing/:merchant/resume`, scope `billing:write`
   */
  resumePlan: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: Subscription;
  };
  /**
   * Retry a message that failed
   * `POST /api/inbox/:merchant/conversations/:id/messages/:message/retry`, scope `inbox:write`
   */
  retryMessage: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      message: string;
    };
    result: Message;
  };
  /**
   * Send an event to its webhook endpoint again now
   * `POST /api/webhooks/:merchant/logs/:id/retry`, scope `developers:write`
   */
  retryWebhookLog: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: ListWebhookLogsResultItemsItem;
  };
  /**
   * Return a conversation to the AI; the customer is notified. Idempotent.
   * `POST /api/inbox/:merchant/conversations/:id/return-to-ai`, scope `inbox:write`
   */
  returnToAi: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Note for the AI. The customer doesn’t see it. */
      note?: string;
    };
    result: Conversation;
  };
  /**
   * Rewrite a draft: shorter, friendlier, more formal, corrected, or in another language
   * `POST /api/inbox/:merchant/conversations/:id/rewrite`, scope `inbox:write`
   */
  rewriteText: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      text: string;
      how: 'shorten' | 'friendlier' | 'formal' | 'fix' | 'translate';
      /** Language to translate into, as an ISO 639-1 code. Defaults to the customer’s language. */
      language?: string;
    };
    result: {
      text: string;
      engine: string;
      changed: boolean;
    };
  };
  /**
   * Replace the public key; the old one works for another 7 days
   * `POST /api/website-chat/:merchant/key`, scope `settings:write`
   */
  rotateChatKey: {
    input: {
      /** ID of the shop. */
      merchant: string;
    };
    result: WebsiteChat;
  };
  /**
   * Create a new signing secret. Until the overlap ends, requests are signed with the new and the previous secret
   * `POST /api/webhooks/:merchant/endpoints/:id/rotate-secret`, scope `developers:write`
   */
  rotateWebhookSecret: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      overlap_hours?: number;
    };
    result: WebhookEndpoint;
  };
  /**
   * Search conversations, products, customers and orders; groups that your role can’t read are empty
   * `GET /api/search/:merchant`, scope `inbox:read`
   */
  search: {
    input: {
      /** ID of the shop. */
      merchant: string;
      q: string;
      limit?: number;
    };
    result: {
      results: {
        conversations: Array<{
          id: string;
          customer_name: string;
          last_message: string;
        }>;
        products: Array<{
          product_id: string;
          name: string;
          /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
          price: string;
          currency: string;
          sku: string | null;
        }>;
        customers: Array<{
          id: string;
          name: string;
          email: string | null;
          phone: string | null;
        }>;
        orders: Array<{
          id: string;
          order_number: string;
          /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
          total_amount: string;
          currency: string;
          customer_name: string;
          status: 'draft' | 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
          placed_at: string;
        }>;
      };
    };
  };
  /**
   * List the passages that the AI finds for a question, best match first
   * `GET /api/merchants/:merchant/knowledge/search`, scope `knowledge:read`
   */
  searchKnowledge: {
    input: {
      /** ID of the shop. */
      merchant: string;
      q: string;
      language?: string;
      limit?: number;
    };
    result: {
      items: Array<{
        article_id: string;
        kind: 'article' | 'question' | 'policy' | 'file' | 'page';
        title: string;
        url: string | null;
        language: string;
        /** Match score from 0 to 1: the share of the question that the passage covers. */
        score: number;
        passage: string;
        /** Positions of the question’s words in `passage`, in UTF-16 code units. `end` is exclusive. */
        highlights: Array<{
          start: number;
          end: number;
        }>;
      }>;
    };
  };
  /**
   * Send a message to the customer, or a private note. A message takes the conversation over from the AI; a note doesn’t.
   * `POST /api/inbox/:merchant/conversations/:id/messages`, scope `inbox:write`
   */
  sendMessage: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      client_id: string;
      text: string;
      in_reply_to?: string | null;
      attachment_ids?: Array<string>;
      cards?: Array<{
        type: 'product';
        product_id: string;
        variant_id?: string | null;
      } | {
        type: 'order';
        order_id: string;
      } | {
        type: 'checkout';
        checkout_id: string;
      }>;
      private?: boolean;
      /** Approved message template, which can be sent even if the reply window is closed. `text` is the template’s text. */
      template?: {
        name: string;
        language: string;
        parameters?: Array<string>;
      };
      /** IDs of the teammates mentioned in a private note. They are notified. */
      mentions?: Array<string>;
      /** Sources of the suggestion that the message was written from. */
      suggested_from?: Array<SentSource>;
    };
    result: Message;
  };
  /**
   * Block or unblock a customer. Blocking resolves their open conversations; past messages stay.
   * `PUT /api/customers/:merchant/:id/blocked`, scope `customers:write`
   */
  setBlocked: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      blocked: boolean;
    };
    result: {
      id: string;
      blocked: boolean;
    };
  };
  /**
   * Record a customer’s marketing consent for a channel, and its source
   * `PUT /api/customers/:merchant/:id/consent`, scope `customers:write`
   */
  setConsent: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      channel: 'email' | 'sms' | 'whatsapp' | 'messenger' | 'instagram' | 'website';
      state: 'granted' | 'refused';
      source?: string;
    };
    result: Customer;
  };
  /**
   * Set a conversation’s tags, at most 20
   * `PUT /api/tags/:merchant/conversations/:id/tags`, scope `inbox:write`
   */
  setConversationTags: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      tag_ids: Array<string>;
    };
    result: {
      items: Array<Tag>;
    };
  };
  /**
   * Add a payment method and use it from now on; an equal one is used again
   * `PUT /api/billing/:merchant/payment-method`, scope `billing:write`
   */
  setPaymentMethod: {
    input: {
      /** ID of the shop. */
      merchant: string;
      kind: 'invoice' | 'bank_transfer';
      label?: string;
    };
    result: PaymentMethod;
  };
  /**
   * Replace the shop’s webhook endpoints: those with an ID are updated, where a field that is left out stays as it is; those without are created, all others are deleted
   * `PUT /api/webhooks/:merchant/config`, scope `developers:write`
   */
  setWebhookConfig: {
    input: {
      /** ID of the shop. */
      merchant: string;
      endpoints: Array<{
        /** ID of the endpoint. */
        id?: string;
        url: string;
        description?: string;
        enabled?: boolean;
        /** Types of events to send. Null for all, including those of later releases. */
        event_types?: Array<string> | null;
        /** Brands whose events to send. Events that belong to no brand are always sent. Null for all brands. */
        brand_ids?: Array<string> | null;
        /** Additional headers of each request, for example for authorization. Values are never returned. */
        headers?: Array<{
          name: string;
          /** Required for a new header. Omit it to keep the saved value. */
          value?: string;
        }>;
      }>;
    };
    result: {
      items: Array<WebhookEndpoint>;
    };
  };
  /**
   * Ship the listed items, or everything left if none are listed. The order is `shipped` once nothing is left to ship.
   * `POST /api/orders/:merchant/:id/shipments`, scope `orders:write`
   */
  shipOrder: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      lines?: Array<{
        line_id: string;
        quantity: number;
      }>;
      carrier?: string | null;
      tracking_number?: string | null;
      tracking_url?: string | null;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
    };
    result: Order;
  };
  /**
   * Preview an import without saving anything, or run it. A failed or stopped import resumes where it left off. Rows are never imported twice.
   * `POST /api/imports/:merchant/runs/:id/start`, scope `imports:write`
   */
  startImport: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      dry: boolean;
    };
    result: ImportRun;
  };
  /**
   * Suggest a reply with its sources, for the teammate to use or ignore
   * `POST /api/inbox/:merchant/conversations/:id/suggestion`, scope `inbox:write`
   */
  suggestReply: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
    };
    result: {
      text: string;
      confidence: number;
      sources: Array<SentSource>;
    };
  };
  /**
   * Add and remove an order’s tags, at most 50 in all; upper and lower case are the same tag
   * `POST /api/orders/:merchant/:id/tags`, scope `orders:write`
   */
  tagOrder: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      add?: Array<string>;
      remove?: Array<string>;
    };
    result: Order;
  };
  /**
   * Take back store credit, at most what the customer has. Send an Idempotency-Key.
   * `POST /api/customers/:merchant/:id/credit/deductions`, scope `orders:refund_any`
   */
  takeStoreCredit: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      amount: string;
      reason: string;
    };
    result: StoreCredit;
  };
  /**
   * Send a signed sample event once and return the response. Nothing is retried or logged
   * `POST /api/webhooks/:merchant/test`, scope `developers:write`
   */
  testWebhook: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Defaults to the URL of `endpoint_id`. */
      url?: string;
      /** Sign with this endpoint’s secret and send its headers. Without it, the request is signed with a secret made for this test. */
      endpoint_id?: string;
      /** Type of the sample event. Defaults to `order.created`. */
      type?: string;
    };
    result: {
      url: string;
      started_at: string;
      duration_ms: number;
      /** Values of additional headers are hidden. */
      request_headers: Record<string, string>;
      /** Null if no response arrived. */
      response_status: number | null;
      response_headers: Record<string, string> | null;
      /** The first 20,000 bytes. */
      response_body: string | null;
      /** Why the attempt failed. Null if it succeeded. */
      error: string | null;
      request_body: string;
      succeeded: boolean;
    };
  };
  /**
   * Undo a merge: everything that moved over moves back; anything added since the merge stays with this customer
   * `POST /api/customers/:merchant/:id/unmerge`, scope `customers:write`
   */
  unmergeCustomers: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      merge: string;
    };
    result: Customer;
  };
  /**
   * Update the AI settings; omitted fields are unchanged. `version` guards against overwriting a teammate’s change.
   * `PUT /api/merchants/:merchant/settings/ai`, scope `settings:write`
   */
  updateAiSettings: {
    input: {
      /** ID of the shop. */
      merchant: string;
      enabled?: boolean;
      /** Confidence required to answer, from 0 to 1. Below it, the AI hands off to the team. */
      confidence_threshold?: number;
      /** Delay between the customer’s last message and the AI’s answer, in milliseconds. */
      debounce_ms?: number;
      /** Verification that a customer must complete before private data is shown. */
      verification?: 'email_code' | 'order_and_email' | 'name_and_postcode';
      /** Largest amount the AI can charge or refund in one action without approval. */
      money_limit?: string;
      /** AI policy. If provided, it replaces the current policy entirely. */
      policy?: {
        cancel?: {
          /** Order statuses in which an order can be canceled. */
          states?: Array<'pending' | 'confirmed' | 'processing'>;
          /** Accepted cancellation reasons. If empty, any reason is accepted. */
          reasons?: Array<string>;
        };
        change?: {
          /** Order statuses in which items, address, and payment can be changed. */
          states?: Array<'pending' | 'confirmed' | 'processing'>;
          /** Whether items can be changed only once. If true, the order can’t be changed or canceled after its items are changed. */
          items_once?: boolean;
        };
        returns?: {
          /** Whether each order is limited to one return or exchange. */
          once?: boolean;
          /** Refund destinations for returns: only the original payment method, or a gift card as well. */
          refund_to?: 'original' | 'original_or_gift_card';
        };
        /** Permission for each AI action. Omitted actions are allowed. Checkout links have no approvals, so `ask` counts as `never` for them. */
        permissions?: Record<string, 'allow' | 'ask' | 'never'>;
        /** Largest amount for each action without a teammate’s approval. If an action is omitted, the shop’s `money_limit` applies. Payment method changes have an amount of 0. */
        limits?: Record<string, string>;
      };
      /** AI agent settings. Each setting provided replaces the current one entirely. */
      agent?: {
        name?: string;
        about?: string;
        languages?: Array<'en' | 'es' | 'fr' | 'de' | 'pt' | 'nl' | 'it'>;
        tone?: 'friendly' | 'neutral' | 'formal';
        tone_notes?: string;
        texts?: Record<string, {
          /** Message shown before the AI’s first answer in a conversation. */
          welcome?: string;
          /** Message shown when the AI hands off to the team within business hours. */
          handoff_online?: string;
          /** Message shown when the AI hands off outside business hours. `{hours}` is replaced with the shop’s next opening time. */
          handoff_offline?: string;
          /** Message shown when no AI engine could answer. */
          error?: string;
          /** Message sent when the AI resolves an inactive conversation. If empty, no message is sent. */
          resolution?: string;
        }>;
        guidance?: Array<{
          id: string;
          title: string;
          /** Situation in which the guidance applies, in the shop’s words. Used by language models only; the built-in engine uses `intents` and `words`. */
          when: string;
          intents?: Array<'place_order' | 'cancel_order' | 'change_order' | 'track_order' | 'delivery_options' | 'delivery_period' | 'set_shipping_address' | 'change_shipping_address' | 'return_item' | 'exchange_item' | 'get_refund' | 'track_refund' | 'check_refund_policy' | 'check_cancellation_fee' | 'payment_methods' | 'payment_issue' | 'get_invoice' | 'check_invoice' | 'create_account' | 'edit_account' | 'switch_account' | 'delete_account' | 'recover_password' | 'registration_problems' | 'newsletter_subscription' | 'product_question' | 'stock_question' | 'recommendation' | 'discount_question' | 'store_hours' | 'complaint' | 'review' | 'contact_customer_service' | 'contact_human_agent' | 'greeting' | 'thanks' | 'goodbye' | 'out_of_scope' | 'bot_question' | 'capabilities'>;
          words?: Array<string>;
          does: 'instruct' | 'answer' | 'hand_off';
          then: string;
          enabled?: boolean;
        }>;
        topics?: Array<{
          id: string;
          name: string;
          intents?: Array<'place_order' | 'cancel_order' | 'change_order' | 'track_order' | 'delivery_options' | 'delivery_period' | 'set_shipping_address' | 'change_shipping_address' | 'return_item' | 'exchange_item' | 'get_refund' | 'track_refund' | 'check_refund_policy' | 'check_cancellation_fee' | 'payment_methods' | 'payment_issue' | 'get_invoice' | 'check_invoice' | 'create_account' | 'edit_account' | 'switch_account' | 'delete_account' | 'recover_password' | 'registration_problems' | 'newsletter_subscription' | 'product_question' | 'stock_question' | 'recommendation' | 'discount_question' | 'store_hours' | 'complaint' | 'review' | 'contact_customer_service' | 'contact_human_agent' | 'greeting' | 'thanks' | 'goodbye' | 'out_of_scope' | 'bot_question' | 'capabilities'>;
          words?: Array<string>;
          does: 'decline' | 'hand_off';
        }>;
        channels?: Array<'website' | 'messenger' | 'instagram' | 'whatsapp' | 'comment' | 'email'>;
        hours?: 'always' | 'open' | 'closed';
        while_waiting?: boolean;
        sales?: 'none' | 'conservative' | 'strategic';
        resolve_after_hours?: number;
      };
      engine?: {
        order?: Array<'builtin' | 'llm'>;
        key_from?: 'platform' | 'own';
        provider?: 'openai_compatible' | 'anthropic';
        base_url?: '' | string;
        model?: string;
        timeout_ms?: number;
        context_tokens?: number;
        /** The shop’s own API key. It is stored encrypted and never returned. Null removes it. */
        key?: string | null;
      };
      version?: number;
    };
    result: AiSettings;
  };
  /**
   * Update an article; `version` guards against overwriting a teammate’s change. Articles from a source can only be published or unpublished.
   * `PATCH /api/merchants/:merchant/knowledge/articles/:id`, scope `knowledge:write`
   */
  updateArticle: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      kind?: 'article' | 'question' | 'policy';
      title?: string;
      body?: string;
      language?: 'en' | 'es' | 'fr' | 'de' | 'pt' | 'nl' | 'it';
      status?: 'draft' | 'published';
      version?: number;
    };
    result: Article;
  };
  /**
   * Update a brand; `version` guards against overwriting another change
   * `PUT /api/brands/:merchant/:id`, scope `settings:write`
   */
  updateBrand: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string;
      /** URL of the logo, returned by a product image upload or hosted elsewhere. Null for no logo. */
      logo?: '' | string | null;
      colours?: {
        primary: string;
        accent: string | null;
      };
      tone?: 'friendly' | 'neutral' | 'formal' | 'playful';
      policies?: {
        returns: string;
        shipping: string;
        privacy: string;
      };
      sender?: {
        name: string;
        email: string | null;
      };
      /** Address that customers send returns to, a line each. Printed on packing slips; blank to leave it out. */
      returns_address?: string;
      /** What invoices state about the seller, a line each: company, address, tax number. */
      invoice_details?: string;
      version?: number;
    };
    result: Brand;
  };
  /**
   * Update the business hours of the shop and its teams; `version` guards against overwriting a teammate’s change
   * `PUT /api/merchants/:merchant/settings/business-hours`, scope `settings:write`
   */
  updateBusinessHours: {
    input: {
      /** ID of the shop. */
      merchant: string;
      schedules: Array<{
        /** ID of the team. Null for the shop’s schedule, which also applies to teams without their own. */
        team_id: string | null;
        /** Time zone of a team’s hours. The shop’s schedule is always in the shop’s time zone, which its settings change: another one is not used. */
        time_zone: string;
        /** Whether the schedule is open around the clock. If true, `slots` are ignored; holidays still apply. */
        always_open: boolean;
        slots: Array<{
          day: number;
          from: string;
          to: string;
        }>;
        holidays: Array<{
          name: string;
          from: string;
          /** Last day of the holiday. Same as `from` for a single day. */
          to: string;
          yearly?: boolean;
          /** Opening hours on the holiday. If empty, the shop or team is closed all day. */
          slots?: Array<{
            from: string;
            to: string;
          }>;
        }>;
      }>;
      version: number;
    };
    result: {
      schedules: Array<GetBusinessHoursResultSchedulesItem>;
      version: number;
    };
  };
  /**
   * Change the billing address and VAT ID; a field that is left out stays as it is, as do invoices already issued
   * `PUT /api/billing/:merchant/details`, scope `billing:write`
   */
  updateBuyer: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Company or person that invoices are made out to. Blank for the shop’s name. */
      name?: string;
      /** Billing address, a line each. */
      address?: string;
      /** Two-letter country code, which decides the tax. Blank if unknown. */
      country?: '' | string;
      /** VAT ID, such as DE123456789. Checked for its format only. */
      vat_id?: string;
      /** Email address printed on invoices. */
      email?: '' | string;
    };
    result: Subscription;
  };
  /**
   * Update a collection; if sent, `products` replaces the chosen ones. `version` guards against overwriting another change.
   * `PUT /api/collections/:merchant/:id`, scope `products:write`
   */
  updateCollection: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string;
      slug?: string;
      description?: string;
      status?: 'draft' | 'active';
      rule?: {
        match?: 'all' | 'any';
        conditions: Array<Condition>;
      };
      products?: Array<string>;
      version?: number;
    };
    result: CollectionDetail;
  };
  /**
   * Update a conversation: resolve, reopen, snooze, set to pending, assign or prioritize
   * `PATCH /api/inbox/:merchant/conversations/:id`, scope `inbox:write`
   */
  updateConversation: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      status?: 'open' | 'pending' | 'snoozed' | 'resolved';
      /** Time at which a snoozed conversation wakes. If null, it wakes when the customer writes. Only used with status `snoozed`. */
      snoozed_until?: string | null;
      assignee_id?: string | null;
      team_id?: string | null;
      /** ID of the conversation’s brand. Null for the default brand. */
      brand_id?: string | null;
      priority?: 'low' | 'normal' | 'high' | 'urgent';
      subject?: string | null;
      muted?: boolean;
    };
    result: Conversation;
  };
  /**
   * Update a customer; their conversations show the new name. `version` guards against overwriting another change.
   * `PUT /api/customers/:merchant/:id`, scope `customers:write`
   */
  updateCustomer: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      first_name?: string;
      last_name?: string;
      emails?: Array<string>;
      phones?: Array<string>;
      language?: string | null;
      addresses?: Array<Address>;
      tag_ids?: Array<string>;
      version?: number;
    };
    result: Customer;
  };
  /**
   * Update a discount; orders that used it keep what they got
   * `PUT /api/discounts/:merchant/:id`, scope `products:write`
   */
  updateDiscount: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string | null;
      kind?: 'fixed' | 'percent' | 'free_shipping';
      value?: string;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      minimum?: string;
      /** The products it is for, besides those of `collection_ids`. With both empty, it is for the whole order. */
      product_ids?: Array<string>;
      collection_ids?: Array<string>;
      /** Whether a fixed amount is taken off each unit. Otherwise it is taken off once per order. */
      per_item?: boolean;
      /** How many units of the products it is for the cart needs. */
      minimum_quantity?: number;
      /** Where shipping is free. Empty for everywhere. */
      countries?: Array<string>;
      /** The most expensive shipping that becomes free. Null for any. */
      shipping_most?: string | null;
      /** `chosen` are those of `customer_ids` and those with one of `tag_ids`; `first_order` is whoever hasn’t ordered yet. */
      customers?: 'everyone' | 'chosen' | 'first_order';
      customer_ids?: Array<string>;
      tag_ids?: Array<string>;
      max_uses_per_customer?: number | null;
      starts_at?: string | null;
      ends_at?: string | null;
      max_uses?: number | null;
      active?: boolean;
    };
    result: Discount;
  };
  /**
   * Update a draft; `version` guards against overwriting another change
   * `PUT /api/orders/:merchant/:id`, scope `orders:write`
   */
  updateDraft: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      customer_id?: string | null;
      conversation_id?: string | null;
      brand_id?: string | null;
      lines?: Array<NewLine>;
      discount_code?: string | null;
      /** Amount off the order, as an alternative to a discount code. Null for none. */
      discount?: string | null;
      /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
      shipping?: string;
      shipping_address?: Address | null;
      payment_terms?: 'prepaid' | 'on_delivery' | 'invoice';
      note?: string;
      /** Whether no tax is charged, such as to a business in another EU country. */
      tax_exempt?: boolean;
      tax?: unknown;
      version?: number;
    };
    result: Order;
  };
  /**
   * Update a shop fact, which confirms it if anything changes; `version` guards against overwriting a teammate’s change
   * `PATCH /api/merchants/:merchant/knowledge/facts/:id`, scope `knowledge:write`
   */
  updateFact: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      kind?: 'delivery' | 'delivery_country' | 'pickup' | 'returns' | 'return_cost' | 'return_exception' | 'refund_time' | 'exchange' | 'warranty' | 'payment_method' | 'hours' | 'contact' | 'gift_wrap' | 'gift_card' | 'invoice' | 'discount' | 'other';
      /** ISO 3166 codes of countries or their regions. `*` stands for everywhere else. Null if the fact isn’t about places. */
      countries?: Array<string> | null;
      /** What it is about within its kind: a method, an exception, a product, a place. Null for the general rule. */
      name?: string | null;
      /** Value that is no amount or time: an email address, a phone number, a percentage. */
      value?: string | null;
      /** Price or cost. `0.00` is free of charge. */
      amount?: string | null;
      /** Order amount from which it is free of charge. */
      free_from?: string | null;
      /** Currency of the amounts, which need one. */
      currency?: string | null;
      /** Shortest time in days. Working days for delivery and refunds. */
      days_min?: number | null;
      /** Longest time in days: for delivery, to return, until the money is back, of a warranty. */
      days_max?: number | null;
      /** Opening hours. A day is 1 (Monday) to 7 (Sunday). */
      hours?: {
        days: Array<number>;
        from: string;
        to: string;
      } | null;
      /** Whether it is offered or possible. False for “we don’t ship there” or “not returnable”. Null if the text says on what it depends. */
      allowed?: boolean | null;
      text?: string;
      /** Language of the sentence. */
      language?: string;
      version?: number;
    };
    result: ShopFact;
  };
  /**
   * Disable or enable a gift card, or change its expiry or note; `version` guards against overwriting another change
   * `PUT /api/gift-cards/:merchant/:id`, scope `orders:refund_any`
   */
  updateGiftCard: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      disabled?: boolean;
      /** Time from which it can’t be spent any more. Null for no expiry. */
      expires_at?: string | null;
      note?: string;
      version?: number;
    };
    result: GiftCardDetail;
  };
  /**
   * Rename a location, or move it in the order in which orders take stock
   * `PUT /api/locations/:merchant/:id`, scope `settings:write`
   */
  updateLocation: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string;
      /** New place in the order, from 0. */
      place?: number;
    };
    result: Location;
  };
  /**
   * Update the shop’s settings; `version` guards against overwriting a teammate’s change
   * `PUT /api/merchants/:merchant/settings`, scope `settings:write`
   */
  updateMerchantSettings: {
    input: {
      /** ID of the shop. */
      merchant: string;
      name?: string;
      /** Currency of prices, limits and new orders. Fixed once there are orders or gift cards. */
      currency?: string;
      time_zone?: string;
      locale?: string;
      ai?: {
        enabled?: boolean;
        /** Confidence required to answer, from 0 to 1. Below it, the AI hands off to the team. */
        confidence_threshold?: number;
        /** Delay between the customer’s last message and the AI’s answer, in milliseconds. */
        debounce_ms?: number;
        /** Verification that a customer must complete before private data is shown. */
        verification?: 'email_code' | 'order_and_email' | 'name_and_postcode';
        /** Largest amount the AI can charge or refund in one action without approval. */
        money_limit?: string;
      };
      /** Largest amount an agent can refund without a manager. */
      refund_limit?: string;
      checkout?: {
        /** Shipping cost for orders placed through a checkout link. */
        shipping?: string;
        /** Subtotal from which shipping is free. Null if shipping is never free. */
        free_from?: string | null;
        methods?: Array<'on_delivery' | 'invoice' | 'card'>;
      };
      /** Number of minutes that a handoff can go unaccepted before the team is notified again and the customer is informed. */
      handoff_limit_minutes?: number;
      version?: number;
    };
    result: MerchantSettings;
  };
  /**
   * Update a field of products. Values that were stored stay, also of choices that are removed.
   * `PUT /api/metafields/:merchant/:id`, scope `products:write`
   */
  updateMetafield: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string;
      choices?: Array<string>;
      unit?: string;
      ai_reads?: boolean;
      customers_see?: boolean;
    };
    result: Metafield;
  };
  /**
   * Update an order’s status. `pending` places a draft, and `confirmed` is needed before it ships. `shipped` ships everything left; canceling a paid order requires `refund` and `restock`. `returned` can’t be set.
   * `PUT /api/orders/:merchant/:id/status`, scope `orders:write`
   */
  updateOrderStatus: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      status: 'draft' | 'pending' | 'confirmed' | 'processing' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
      note?: string;
      refund?: 'all' | 'none' | {
        /** Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD. */
        amount: string;
      };
      restock?: boolean;
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
      version?: number;
    };
    result: Order;
  };
  /**
   * Update a product; if sent, variants and images replace the existing ones. `version` guards against overwriting another change.
   * `PUT /api/products/:merchant/:id`, scope `products:write`
   */
  updateProduct: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string;
      description?: string;
      brand?: string | null;
      brand_id?: string | null;
      category?: string | null;
      tags?: Array<string>;
      status?: 'draft' | 'active' | 'archived';
      inventory_policy?: 'deny' | 'continue';
      tax_class?: string;
      variants?: Array<CreateProductInputVariantsItem>;
      images?: Array<{
        id?: string | null;
        url: '' | string;
        alt?: string;
      }>;
      /** An object of values by the key of the field, not the list that a product has: `{"material":"wool","weight":0.4}`. Null clears a value; fields that aren’t named stay. */
      metafields?: Record<string, string | number | boolean | Array<string> | null>;
      /** Options with their values. Without `variants`, combinations that don’t exist become variants at the first one’s price, with no units in stock where its stock is tracked; existing variants stay as they are and must fit. With `variants`, as for a new product. */
      options?: Array<{
        name: string;
        values: Array<string>;
      }>;
      version?: number;
    };
    result: Product;
  };
  /**
   * Update the words of a synonym
   * `PUT /api/product-synonyms/:merchant/:id`, scope `products:write`
   */
  updateProductSynonym: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** A word or a phrase each. A word belongs to one synonym. */
      words: Array<string>;
    };
    result: {
      id: string;
      words: Array<string>;
      updated_at: string;
    };
  };
  /**
   * Update a shipment’s tracking details or mark the shipment as delivered; the order becomes `delivered` once all its shipments are
   * `PUT /api/orders/:merchant/:id/shipments/:shipment`, scope `orders:write`
   */
  updateShipment: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      shipment: string;
      carrier?: string | null;
      tracking_number?: string | null;
      tracking_url?: string | null;
      state?: 'delivered';
      /** Whether to notify the customer in their conversation, if they have one. */
      notify?: boolean;
    };
    result: Order;
  };
  /**
   * Update how much of a site is crawled and how often
   * `PATCH /api/merchants/:merchant/knowledge/sources/:id`, scope `knowledge:write`
   */
  updateSite: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      max_pages?: number;
      /** Number of days between automatic crawls. 0 turns automatic crawls off. */
      every_days?: 0 | 1 | 7 | 30;
    };
    result: KnowledgeSource;
  };
  /**
   * Set the stock of variants by location, all or none. With `was`, a stock that no longer equals it is refused, so that sales made in the meantime aren’t overwritten.
   * `PUT /api/products/:merchant/:id/stock`, scope `products:write`
   */
  updateStock: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      levels: Array<{
        variant_id: string;
        location_id: string;
        stock: number;
        was?: number;
      }>;
    };
    result: Product;
  };
  /**
   * Update a tag’s name, color or description
   * `PUT /api/tags/:merchant/:id`, scope `tags:write`
   */
  updateTag: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string;
      colour?: 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';
      description?: string;
    };
    result: ListedTag;
  };
  /**
   * Update a tax rate; existing orders keep their taxes
   * `PUT /api/taxes/:merchant/rates/:id`, scope `settings:write`
   */
  updateTaxRate: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      /** Name as on receipts, such as VAT. */
      name?: string;
      /** Country that it applies in, by ISO 3166. */
      country?: string;
      /** Codes and names of the regions that it applies in, as customers write them: `QC`, `Quebec`, `Québec`. Empty for the whole country. */
      regions?: Array<string>;
      tax_class?: string;
      /** Percentage, with up to four decimals. */
      rate?: string;
      /** Whether a region’s rate is charged instead of its country’s rates. Otherwise both are charged, each on the price. */
      replaces_country?: boolean;
      /** Whether shipping is taxed at this rate. Only rates of the standard class apply to shipping. */
      on_shipping?: boolean;
    };
    result: TaxRate;
  };
  /**
   * Update the shop’s tax settings; existing orders keep their taxes
   * `PUT /api/taxes/:merchant`, scope `settings:write`
   */
  updateTaxes: {
    input: {
      /** ID of the shop. */
      merchant: string;
      prices_include_tax?: boolean;
      country?: string | null;
    };
    result: Record<string, unknown>;
  };
  /**
   * Update a team’s name, members or assignment
   * `PUT /api/teams/:merchant/:id`, scope `team:write`
   */
  updateTeam: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      name?: string;
      routing?: 'manual' | 'round_robin';
      capacity?: number | null;
      member_ids?: Array<string>;
    };
    result: Team;
  };
  /**
   * Update a webhook endpoint, or enable or disable it
   * `PUT /api/webhooks/:merchant/endpoints/:id`, scope `developers:write`
   */
  updateWebhookEndpoint: {
    input: {
      /** ID of the shop. */
      merchant: string;
      id: string;
      url?: string;
      description?: string;
      enabled?: boolean;
      /** Types of events to send. Null for all, including those of later releases. */
      event_types?: Array<string> | null;
      /** Brands whose events to send. Events that belong to no brand are always sent. Null for all brands. */
      brand_ids?: Array<string> | null;
      /** Additional headers of each request, for example for authorization. Values are never returned. */
      headers?: Array<{
        name: string;
        /** Required for a new header. Omit it to keep the saved value. */
        value?: string;
      }>;
    };
    result: WebhookEndpoint;
  };
  /**
   * Update the website chat; `version` guards against overwriting a teammate’s change
   * `PUT /api/website-chat/:merchant`, scope `settings:write`
   */
  updateWebsiteChat: {
    input: {
      /** ID of the shop. */
      merchant: string;
      enabled?: boolean;
      /** Origins of the websites that can use the chat. If empty, any website can. */
      allowed_origins?: Array<string>;
      /** Languages of the widget. It uses the visitor’s language if listed, otherwise the first one. If empty, all supported languages are available. */
      languages?: Array<string>;
      look?: ChatLook;
      texts?: {
        title: string;
        welcome: string;
        /** Message shown outside business hours when the AI doesn’t answer. */
        away: string;
        /** Questions that visitors can ask with one click. If empty, common ones in the visitor’s language are shown while the AI answers. */
        quick_replies?: Array<string>;
        /** Text that tells visitors they’re chatting with an AI. Always shown while the AI answers; if empty, the default wording is used. */
        disclosure: string;
      };
      /** Address of a product’s page, in which `{id}` stands for its external ID, `{sku}` for its SKU and `{slug}` for its name in lowercase with hyphens. If empty, products in the chat have no link. */
      product_url?: string;
      asks?: ChatAsks;
      guards?: ChatGuards;
      /** Whether identities must be verified. If true, an identity without a valid signature is rejected. */
      identity_required?: boolean;
      /** Whether to email visitors a teammate’s reply that they haven’t seen after 2 minutes. Requires that the visitor’s email is known. */
      continuity?: boolean;
      /** ID of the team that new chat conversations are assigned to. Null for no team. */
      team_id?: string | null;
      version: number;
    };
    result: WebsiteChat;
  };
  /**
   * Upload a file for a message, multipart field `file`, up to 25 MB; the channel may allow less. Unused files are deleted after a day.
   * `POST /api/files/:merchant`, scope `inbox:write`
   */
  uploadFile: {
    input: {
      /** ID of the shop. */
      merchant: string;
    } & { file: Blob; filename?: string };
    result: Attachment;
  };
  /**
   * Upload a CSV file to import, multipart field `file`, up to 1 GB; if `kind` is omitted, it’s detected from the header. Nothing is imported yet.
   * `POST /api/imports/:merchant/runs`, scope `imports:write`
   */
  uploadImport: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** What the file holds, in the query. Omit it to detect it from the header. */
      kind?: 'products' | 'customers' | 'orders';
    } & { file: Blob; filename?: string };
    result: ImportRun;
  };
  /**
   * Upload a text, Markdown, HTML, PDF or DOCX file, multipart field `file`, up to 10 MB; a job reads it. A shop can have up to 500 files.
   * `POST /api/merchants/:merchant/knowledge/files`, scope `knowledge:write`
   */
  uploadKnowledge: {
    input: {
      /** ID of the shop. */
      merchant: string;
      /** Language of the file. If omitted, it is detected. */
      language?: 'en' | 'es' | 'fr' | 'de' | 'pt' | 'nl' | 'it';
    } & { file: Blob; filename?: string };
    result: KnowledgeSource;
  };
  /**
   * Upload a product image, multipart field `file`, up to 10 MB, JPEG, PNG, WebP or GIF; unused images are deleted after a day
   * `POST /api/products/:merchant/images`, scope `products:write`
   */
  uploadProductImage: {
    input: {
      /** ID of the shop. */
      merchant: string;
    } & { file: Blob; filename?: string };
    result: ProductImage;
  };
}

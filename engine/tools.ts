// The tools the engine receives, with its own types. The server's tools must match these types.
import type { Address } from '@parley/contract/addresses';
import type { AiPolicy } from '@parley/contract/ai-policy';
import type { HandoffReason } from '@parley/contract/conversations';
import type { FactKind } from '@parley/contract/facts';
import type { Language } from '@parley/contract/intents';
import type { verifications } from '@parley/contract/merchants';
import type { Card } from '@parley/contract/messages';
import type { OrderStatus, returnReasons } from '@parley/contract/orders';

export type Verification = (typeof verifications)[number];

export type Variant = {
  id: string;
  sku: string | null;
  price: string;
  in_stock: boolean;
  stock: number | null;
  options: Record<string, string>;
};
export type Product = {
  id: string;
  name: string;
  description: string;
  brand: string | null;
  category: string | null;
  tags: string[];
  image: string | null;
  currency: string;
  variants: Variant[];
  /** Names of the shop's collections that it is in. */
  collections?: string[] | undefined;
};
export type ProductField = 'name' | 'brand' | 'category' | 'tags' | 'options' | 'sku' | 'description' | 'collection';
/** Why a product was found: a word of the query, the field that has it, and, when it isn't the word itself, the word through which it matched. */
export type WordMatch = { word: string; field: ProductField; through?: string | undefined };
/** `score` is the share of the query's content words that the product explains, from 0 to 1; rare words weigh more. Best match first. */
export type FoundProduct = Product & { score: number; matched: WordMatch[] };
/** What a product must have. Price, stock and options must hold for one and the same variant. */
export type ProductFilters = {
  min_price?: string | undefined;
  max_price?: string | undefined;
  in_stock?: boolean | undefined;
  options?: Record<string, string> | undefined;
  category?: string | undefined;
  collection?: string | undefined;
  /** Words that must not be in its name, brand, category, tags or options. */
  without?: string[] | undefined;
};

export type Order = {
  id: string;
  order_number: string;
  status: OrderStatus;
  payment_status: string;
  fulfillment_status: string;
  placed_at: string;
  total_amount: string;
  currency: string;
  tracking: string[];
  shipping_address: Address | null;
  lines: {
    id: string;
    name: string;
    options: Record<string, string>;
    quantity: number;
    price: string;
    product_id: string | null;
    variant_id: string | null;
    sku: string | null;
  }[];
  refunds: { amount: string; at: string }[];
  /** Payments and refunds, oldest first. */
  payments: { kind: string; amount: string; method: string | null; label: string | null }[];
  items_changed: boolean;
  /** State of an open return or exchange. */
  return_state: string | null;
};

export type Profile = {
  id: string;
  first_name: string;
  name: string;
  email: string | null;
  phone: string | null;
  orders_count: number;
  addresses: Address[];
  payment_methods: { id: string; kind: string; label: string; balance: string | null }[];
};

export type Verified = {
  verified: boolean;
  state: 'verified' | 'code_sent' | 'wrong' | 'spent' | 'no_match' | 'too_many' | 'incomplete' | 'other_customer' | 'unavailable';
  first_name?: string;
};
export type NeedsVerification = { needs_verification: Verification };
export const needsVerification = (result: object): result is NeedsVerification => 'needs_verification' in result;

/** `score` is the share of the question a passage covers, `topic_score` the share of the topic. */
export type Passage = {
  id: string;
  article_id: string;
  title: string;
  text: string;
  language: string;
  score: number;
  topic_score: number;
};

/** What the shop says about itself in one sentence, with its values. Those in conflict contradict another fact, so neither may be stated as sure. */
export type Fact = {
  id: string;
  kind: FactKind;
  /** ISO codes of countries or their regions ('ES', 'ES-CN'). '*': everywhere that no other fact of this kind names. Null: not about places. */
  countries: string[] | null;
  /** What it is about within its kind: a method, an exception, a product, 'shop' or 'team' for hours. Null: the general rule. */
  name: string | null;
  /** An email address, a phone number, a percentage. */
  value: string | null;
  amount: string | null;
  free_from: string | null;
  currency: string | null;
  /** Delivery and refunds: working days. Returns and exchanges: days after delivery. Warranty and gift cards: how long. */
  days_min: number | null;
  days_max: number | null;
  /** 1 is Monday. */
  hours: { days: number[]; from: string; to: string } | null;
  /** False: not offered, not possible. Null: depends, as `text` says. */
  allowed: boolean | null;
  /** One sentence that a customer may read. */
  text: string;
  language: string;
  /** The article it is quoted from; null when the team typed it or a setting says so. */
  article_id: string | null;
  article_title: string | null;
  conflict: boolean;
};

/** Money an action moves: immediately, or when the goods are back. */
export type Move = { kind: 'payment' | 'refund'; amount: string; method: string | null; label: string | null; when: 'now' | 'on_receipt' };
/** The result of a dry run, as the customer sees it before confirming. */
export type Details = {
  action: string;
  order_number: string | null;
  changes: string[];
  money: Move[];
  reason: string | null;
  address: Address | null;
  currency: string;
  /** Above the AI's limit, so a teammate must approve it. */
  needs_approval: boolean;
  /** Text the AI's message must contain; otherwise a yes confirms nothing. */
  say: string[];
};
/** Why an action is refused, as a code and as text. */
export type Reason = { code: string; reason: string };
/** Why an approval is needed: above the AI's limit, or the shop always wants one. */
export type Why = 'limit' | 'permission';
export type ActionResult =
  | { state: 'needs_confirmation' | 'details_changed' | 'done'; details: Details }
  | { state: 'needs_approval'; approval_id: string; why?: Why; summary: string; details: Details }
  | ({ state: 'refused' } & Reason)
  | { state: 'not_agreed'; reason: string }
  | { state: 'unavailable' };
/** A line whose stock doesn't cover its quantity, and how many are left. */
export type ShortLine = { variant_id: string; name: string; quantity: number; left: number };
export type LinkResult =
  /** `changed`: the link was there before and sells these lines now. */
  | { state: 'made'; card: Card; changed: boolean }
  | { state: 'not_agreed' | 'unavailable' }
  /** `short` names the lines to change; nothing was created or changed. */
  | { state: 'sold_out'; short: ShortLine[] }
  | ({ state: 'refused' } & Reason);

/** How an offer names its product and quantity, so that a yes refers to exactly that. */
export const quantityLabel = (quantity: number, name: string) => `${quantity} × ${name}`;

type Action = ActionResult | NeedsVerification;
/** Omitted on the first call, which returns what to show the customer; true once the customer confirms it. */
type Confirmed = { confirmed?: boolean | undefined };
type ReturnReason = (typeof returnReasons)[number];

/** The input of each tool. */
export type Inputs = {
  search_products: { query: string; limit?: number | undefined; filters?: ProductFilters | undefined };
  get_product: { product_id: string };
  check_stock: { product_id: string; options?: Record<string, string> | undefined };
  find_customer: Record<string, never>;
  verify_customer: {
    step: 'request_code' | 'check_code' | 'match';
    email?: string | undefined;
    code?: string | undefined;
    order_number?: string | undefined;
    name?: string | undefined;
    postcode?: string | undefined;
    language?: Language | undefined;
  };
  find_order: { order_number: string };
  list_orders: { limit?: number | undefined };
  get_policy: Record<string, never>;
  /** Those quoted in this language where there are such. */
  get_facts: { kinds?: FactKind[] | undefined; language?: string | undefined };
  cancel_pending_order: Confirmed & { order_number: string; reason: string };
  modify_pending_order_items: Confirmed & {
    order_number: string;
    changes: { line_id: string; variant_id: string; quantity?: number | undefined }[];
    method: string;
  };
  modify_pending_order_address: Confirmed & { order_number: string; address: Address };
  modify_pending_order_payment: Confirmed & { order_number: string; method: string };
  modify_customer_address: Confirmed & { address: Address };
  return_delivered_items: Confirmed & {
    order_number: string;
    lines: { line_id: string; quantity?: number | undefined }[];
    method: string;
    reason?: ReturnReason | undefined;
  };
  exchange_delivered_items: Confirmed & {
    order_number: string;
    lines: { line_id: string; variant_id: string; quantity?: number | undefined }[];
    method: string;
    reason?: ReturnReason | undefined;
  };
  search_knowledge: {
    query: string;
    topic?: string | undefined;
    also?: string[] | undefined;
    language?: string | undefined;
    limit?: number | undefined;
  };
  calculate: { expression: string };
  /** `changes_open`: these are all lines that the link sent before is to have. */
  create_checkout_link: {
    lines: { variant_id: string; quantity: number }[];
    changes_open?: boolean | undefined;
    discount_code?: string | undefined;
  };
  hand_off: { reason: HandoffReason; summary: string };
};

/** The result of each tool. */
export type Results = {
  /** `unmatched`: the query's content words that nothing in this catalogue explains. */
  search_products: { products: FoundProduct[]; unmatched: string[] };
  get_product: { product: Product | null };
  check_stock: { product: Product | null; variants: Variant[] };
  find_customer: { customer: Profile | null } | NeedsVerification;
  verify_customer: Verified;
  find_order: { order: Order | null } | NeedsVerification;
  list_orders: { orders: Order[] } | NeedsVerification;
  get_policy: Pick<AiPolicy, 'cancel' | 'change' | 'returns' | 'permissions'>;
  get_facts: { facts: Fact[] };
  cancel_pending_order: Action;
  modify_pending_order_items: Action;
  modify_pending_order_address: Action;
  modify_pending_order_payment: Action;
  modify_customer_address: Action;
  return_delivered_items: Action;
  exchange_delivered_items: Action;
  search_knowledge: { passages: Passage[] };
  calculate: { value: string | null };
  create_checkout_link: LinkResult;
  hand_off: { accepted: boolean };
};

export type ToolName = keyof Inputs & keyof Results;
export type InputOf<N extends ToolName> = Inputs[N];
export type ResultOf<N extends ToolName> = Results[N];

/** All tools of an engine. A failed call throws. */
export type Toolbox = { call<N extends ToolName>(name: N, input: InputOf<N>): Promise<ResultOf<N>> };

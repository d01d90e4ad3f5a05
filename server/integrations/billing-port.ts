import type { PriceId } from '@parley/contract/plans';
import type { ProviderMoney } from './payment-port.ts';

/** `unpaid`: every try failed. `incomplete`: the first payment isn't complete. `ended`: canceled, or never completed. */
export type ProviderStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'ended';
export type ProviderSubscription = {
  externalId: string;
  status: ProviderStatus;
  /** Null for a price that isn't one of the plans'. */
  price: PriceId | null;
  /** What a period costs, without tax and discount. */
  cost: ProviderMoney;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date;
  trialEndsAt: Date | null;
  /** It ends when its period does. */
  isCanceled: boolean;
  /** The price that a schedule changes to when the period ends. */
  next: PriceId | null;
  /** A change that takes effect once its invoice is paid. */
  isPending: boolean;
  latestInvoice: string | null;
  discount: { code: string; percent: number; endsAt: Date | null } | null;
};

/** The payment of an invoice: what failed or what has to be confirmed, and where to pay. */
export type ProviderDue = { isConfirmation: boolean; error: string | null; retryAt: Date | null; url: string | null };

export type ProviderCustomer = {
  externalId: string;
  /** The shop that it was created for. */
  shop: string | null;
  /** What the next invoice takes off, in minor units. */
  credit: number;
  /** Such as "Visa ···· 4242". */
  method: string | null;
};

export type ProviderLine = { description: string; cents: number; startsAt: Date; endsAt: Date };
export type ProviderSums = {
  currency: string;
  lines: ProviderLine[];
  discount: number;
  credit: number;
  net: number;
  tax: { name: string; rate: string | null; cents: number } | null;
  total: number;
};
export type ProviderInvoice = ProviderSums & {
  externalId: string;
  number: string;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  paid: number;
  seller: string[];
  buyer: string[];
  issuedAt: Date;
};

export type CheckoutRequest = {
  customer: string;
  shop: string;
  price: PriceId;
  /** The same for each try to create this page. */
  attempt: string;
  /** Nothing is charged before; null to charge at once. */
  freeUntil: Date | null;
  /** `{id}` becomes the page's id. */
  doneUrl: string;
  backUrl: string;
};
export type ProviderCheckout = {
  externalId: string;
  customer: string | null;
  attempt: string | null;
  url: string | null;
  state: 'open' | 'complete' | 'expired';
};

/** Who is billed, as far as the shop entered it. */
export type ProviderBuyer = { name: string; address: string; country: string; vatId: string; email: string };

/** An event only says which shop to look at again; its contents are never recorded. */
export type BillingEvent = { externalId: string; kind: string; shop: string | null; customer: string | null };

/**
 * Where the operator's plans are paid. Every call ends within its own timeout and throws `PaymentFailure`. The provider is the truth about
 * subscriptions: everything is read again after each change.
 */
export type BillingPort = {
  /** Creates the shop's customer. Called again, it returns the same one. */
  createCustomer(shop: string): Promise<string>;
  /** Undefined for one that doesn't exist or was deleted. */
  findCustomer(customer: string): Promise<ProviderCustomer | undefined>;
  describeCustomer(customer: string, buyer: ProviderBuyer): Promise<void>;
  /** Creates the provider's page on which a subscription begins. Throws when the price there isn't the one of the contract. */
  startCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  findCheckout(id: string): Promise<ProviderCheckout>;
  listOpenCheckouts(customer: string): Promise<ProviderCheckout[]>;
  /** Does nothing when it isn't open anymore. */
  closeCheckout(id: string): Promise<void>;
  /** Also those that ended, newest first. */
  listSubscriptions(customer: string): Promise<ProviderSubscription[]>;
  /** Changes the price at once and collects the difference. Without its payment, the old price stays until it is paid. */
  changePrice(subscription: string, price: PriceId): Promise<void>;
  /** Changes the price when the period ends. */
  scheduleCancel(subscription: string): Promise<void>;
  schedulePrice(subscription: string, price: PriceId): Promise<void>;
  /** Takes back what is scheduled. */
  keepSubscription(subscription: string): Promise<void>;
  /** Ends it at once; unused time becomes credit. */
  endSubscription(subscription: string): Promise<void>;
  /** What `changePrice` would collect now. */
  previewPrice(subscription: string, price: PriceId): Promise<ProviderSums>;
  /** The newest ones that were issued. */
  listInvoices(customer: string): Promise<ProviderInvoice[]>;
  /** What keeps an invoice from being paid; null when it is paid or closed. */
  findDue(invoice: string): Promise<ProviderDue | null>;
  readInvoicePdf(invoice: string): Promise<Buffer>;
  /** Opens the provider's page for payment methods, invoices and billing details. */
  openPortal(customer: string, backUrl: string): Promise<string>;
  /** Whether `signature` covers exactly these bytes and is at most five minutes old. Constant time. */
  isSigned(body: Buffer, signature: string, now: Date): boolean;
  /** Throws when the body can't be parsed. */
  readEvent(body: string): BillingEvent;
};

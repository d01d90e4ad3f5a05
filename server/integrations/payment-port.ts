/** Whose account is charged. `secret` is the decrypted key. */
export type PaymentKey = { secret: string };
/** Amounts are minor units by the currency's ISO 4217 exponent; the adapter converts them to what its provider expects. */
export type ProviderMoney = { amount: number; currency: string };

/** What a key can do, as the provider says. */
export type AccountFacts = {
  externalId: string;
  name: string;
  isLive: boolean;
  /** Why payments can't be taken now, in a sentence; null when they can. */
  problem: string | null;
};

export type PaymentRequest = ProviderMoney & {
  /** The same for each attempt to create this payment. */
  key: string;
  /** Comes back with every object of this payment. */
  reference: { shop: string; order: string; attempt: string };
  /** What the customer reads on the provider's page. */
  description: string;
  language: string;
  email: string | null;
  /** Where the provider's page leads after payment, and when the customer goes back. */
  paidUrl: string;
  backUrl: string;
  expiresAt: Date;
};
/** `open`: can still be paid. `processing`: paid by a method that takes days. */
export type PaymentState = 'open' | 'processing' | 'paid' | 'expired';
export type ProviderPayment = {
  /** The hosted page's id. */
  externalId: string;
  /** Where the customer pays; null once it is closed. */
  url: string | null;
  state: PaymentState;
  /** What the customer pays with this; null before they tried. Refunds and disputes name it. */
  paymentId: string | null;
  /** What the provider collected, which may differ from what was requested. */
  received: ProviderMoney;
  /** Such as "Visa ···· 4242". */
  method: string | null;
  /** Why the last try failed, as the provider words it for customers. */
  lastError: string | null;
  reference: { shop: string; order: string; attempt: string } | null;
};

export type RefundRequest = ProviderMoney & {
  key: string;
  paymentId: string;
  /** The ledger entry that it belongs to. */
  entry: string;
};
export type ProviderRefund = ProviderMoney & {
  externalId: string;
  paymentId: string | null;
  state: 'pending' | 'succeeded' | 'failed';
  /** Why it failed, in a sentence. */
  reason: string | null;
  /** The ledger entry it was requested for; null when it was made at the provider. */
  entry: string | null;
  createdAt: Date;
};

/** `inquiry`: the bank asks before it takes money. `closed`: an inquiry that ended without a dispute. */
export type DisputeState = 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';
export type ProviderDispute = ProviderMoney & {
  externalId: string;
  paymentId: string | null;
  state: DisputeState;
  reason: string;
  dueBy: Date | null;
  openedAt: Date;
  /** Whether the payment may still be refunded. */
  isRefundable: boolean;
};

/** An event only says what to look at again; its contents are never recorded. */
export type PaymentEvent = {
  externalId: string;
  kind: string;
  about: { kind: 'hosted_payment' | 'payment' | 'refund' | 'dispute'; id: string } | null;
};

/**
 * `refused`: the provider said no, so nothing happened and the same call fails again. `unauthorized`: the key is wrong or lacks a
 * permission. `unknown`: no answer, so it may have happened; call again with the same key. `busy`: nothing happened, call again.
 */
export type PaymentErrorKind = 'refused' | 'unauthorized' | 'unknown' | 'busy' | 'missing';
export class PaymentFailure extends Error {
  readonly kind: PaymentErrorKind;
  /** The provider's code, such as `charge_already_refunded`. */
  readonly code: string | null;
  constructor(kind: PaymentErrorKind, detail: string, more: { code?: string | null; cause?: unknown } = {}) {
    super(detail, { cause: more.cause });
    this.name = 'PaymentFailure';
    this.kind = kind;
    this.code = more.code ?? null;
  }
}

/** A payment provider. Every call ends within its own timeout, repeats what is safe to repeat, and throws `PaymentFailure`. */
export type PaymentPort = {
  /** Reads the account of a key. */
  readAccount(key: PaymentKey): Promise<AccountFacts>;
  /** Creates the provider's page for one payment. Called again with the same `key`, it returns the same page. */
  startPayment(key: PaymentKey, request: PaymentRequest): Promise<ProviderPayment>;
  findPayment(key: PaymentKey, externalId: string): Promise<ProviderPayment>;
  /** The hosted payment that a payment id belongs to; undefined when it wasn't made by a hosted page. */
  findByPaymentId(key: PaymentKey, paymentId: string): Promise<ProviderPayment | undefined>;
  /** Closes the page, so that it can't be paid anymore. Returns how it stands, which is `paid` when the customer was faster. */
  expirePayment(key: PaymentKey, externalId: string): Promise<ProviderPayment>;
  refund(key: PaymentKey, request: RefundRequest): Promise<ProviderRefund>;
  findRefund(key: PaymentKey, externalId: string): Promise<ProviderRefund>;
  /** All refunds of a payment, also those made at the provider. */
  listRefunds(key: PaymentKey, paymentId: string): Promise<ProviderRefund[]>;
  findDispute(key: PaymentKey, externalId: string): Promise<ProviderDispute>;
  /** Whether `signature` covers exactly these bytes and is at most five minutes old. Constant time. */
  isSigned(body: Buffer, signature: string, secret: string, now: Date): boolean;
  /** Throws when the body can't be parsed. */
  readEvent(body: string): PaymentEvent;
  /** Why this amount can't be charged, in a sentence; null when it can. */
  refusal(money: ProviderMoney): string | null;
};

/** The raw bytes received, which the signature covers. */
export type RawDelivery = { body: Buffer; header(name: string): string | undefined };

/**
 * One account's part of a delivery. `externalId` is the sender's id, the same when delivered again and different for each part of a batch.
 */
export type Delivered = { account: string; externalId: string; body: string; headers?: Record<string, string> };

/** A service that delivers webhooks. Everything specific to a sender, its headers and body format, is in one of these. */
export type WebhookSource = {
  name: string;
  /** Whether the sender signed exactly these bytes, in constant time. Called before any parsing. */
  verify(delivery: RawDelivery, now: Date): boolean;
  /** Splits a batch by account, because accounts belong to different shops. Throws when it can't be parsed. */
  split(delivery: RawDelivery): Delivered[];
};

import type { Envelope } from '@parley/contract/events';

/** The body that is signed and sent: the envelope, with the field `timestamp` that Standard Webhooks names. */
export const bodyOf = ({ id, type, version, occurred_at: timestamp, merchant_id, data }: Envelope): string =>
  JSON.stringify({ id, type, version, timestamp, merchant_id, data });

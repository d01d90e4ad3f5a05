import type { EndpointRow } from './store.ts';
import type { Secrets } from './secrets.ts';
import { signedHeaders } from './sign.ts';

type Signed = Pick<EndpointRow, 'merchant_id' | 'url' | 'headers' | 'secrets'>;

/** The request of an event to an endpoint, with the secrets that sign now. */
export function requestOf(endpoint: Signed, event: { id: string; body: string }, secrets: Secrets, now: Date) {
  const { merchant_id: merchant, url } = endpoint;
  const own = secrets.openHeaders(merchant, endpoint.headers);
  const signing = secrets.open(merchant, endpoint.secrets, now);
  return {
    url,
    headers: { ...own, ...fixedHeaders, ...signedHeaders(event.id, now, event.body, signing) },
    body: event.body,
    ownHeaders: Object.keys(own),
  };
}

export const fixedHeaders = { 'content-type': 'application/json', 'user-agent': 'Parley-Webhooks/1.0' };

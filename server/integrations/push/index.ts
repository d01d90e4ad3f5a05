import { guardedFetch } from '../../platform/http/guarded-fetch.ts';
import { isPrivateAddress } from '../../platform/lib/private-address.ts';
import type { Push, PushOutcome, PushPort, PushSubscription } from '../push-port.ts';
import { areKeys, requestOf } from './request.ts';
import type { VapidKey } from './vapid.ts';

export { makeVapidKey, type VapidKey, vapidKeyOf } from './vapid.ts';

/** A service that asks for a longer pause is asked again after this. */
const longestPauseSeconds = 3600;

type Parts = {
  /** Read when it is first needed, and then kept. */
  readKey: () => Promise<VapidKey>;
  contact: string;
  now: () => Date;
  allowPrivate?: boolean;
  timeoutMs?: number;
};

/** Sends to the push services of browsers. Which service, the browser says: its address is as trustworthy as a stranger's. */
export function openPush({ readKey, contact, now, allowPrivate = false, timeoutMs = 10_000 }: Parts): PushPort {
  const fetch = guardedFetch({ allowPrivate, connectMs: Math.min(timeoutMs, 5_000) });
  let known: Promise<VapidKey> | undefined;
  const key = () => (known ??= readKey().catch(forgetFailure));
  const forgetFailure = (error: unknown): never => {
    known = undefined;
    throw error;
  };
  const accepts = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    return allowPrivate ? /^https?:$/.test(protocol) : protocol === 'https:' && !isPrivateAddress(endpoint);
  };

  async function send(subscription: PushSubscription, push: Push): Promise<PushOutcome> {
    const { endpoint } = subscription;
    if (!accepts(endpoint)) return { is: 'gone' };
    const request = { ...requestOf(subscription, push, await key(), contact), signal: AbortSignal.timeout(timeoutMs) };
    const response = await fetch(endpoint, request).catch(() => undefined);
    // What it says isn't needed, and must not keep the connection.
    await response?.body?.cancel().catch(() => undefined);
    return response ? outcomeOf(response.status, response.headers.get('retry-after'), now()) : { is: 'busy', afterSeconds: null };
  }
  return { publicKey: async () => (await key()).publicKey, accepts, areKeys, send };
}

/** 403 answers a subscription that was made with another key. */
function outcomeOf(status: number, retryAfter: string | null, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410 || status === 403) return { is: 'gone' };
  if (status === 429 || status >= 500) return { is: 'busy', afterSeconds: secondsOf(retryAfter, now) };
  return { is: 'refused', status };
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), longestPauseSeconds) : null;
}

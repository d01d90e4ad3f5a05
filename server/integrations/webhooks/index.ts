import { guardedFetch, isAddressRefused } from '../../platform/http/guarded-fetch.ts';
import { isPrivateAddress } from '../../platform/lib/private-address.ts';
import { storable } from '../../platform/lib/storable.ts';
import type { WebhookPort, WebhookRequest } from '../webhook-port.ts';

/** Of a response, so much is kept; the rest isn't downloaded. */
const mostBytes = 20_000;
const mostHeaders = 100;

/** Webhooks of shops. `timeoutMs` includes the response’s body. */
export function openWebhooks({ allowPrivate = false, timeoutMs = 15_000 } = {}): WebhookPort {
  const fetch = guardedFetch({ allowPrivate, connectMs: Math.min(timeoutMs, 10_000) });
  const accepts = (url: string) => {
    const { protocol, username, password } = new URL(url);
    if (username !== '' || password !== '') return false;
    return allowPrivate || (protocol === 'https:' && !isPrivateAddress(url));
  };

  async function post({ url, headers, body }: WebhookRequest) {
    const startedAt = performance.now();
    const ran = () => Math.round(performance.now() - startedAt);
    const nothing = { status: null, headers: null, body: null };
    if (!accepts(url)) return { ...nothing, error: addressRefused, durationMs: ran() };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'accept-encoding': 'identity' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = {
        status: response.status,
        headers: storable(
          Object.fromEntries([...response.headers].slice(0, mostHeaders).map(([name, value]) => [name, value.slice(0, 2000)])),
        ),
      };
      const text = await start(response.body).catch((error: unknown) => ({ error: reasonOf(error, timeoutMs) }));
      if (typeof text !== 'string') return { ...answer, body: null, error: text.error, durationMs: ran() };
      return { ...answer, body: text, error: refusalOf(response.status), durationMs: ran() };
    } catch (error) {
      return { ...nothing, error: reasonOf(error, timeoutMs), durationMs: ran() };
    }
  }
  return { accepts, post };
}

const addressRefused = 'Parley doesn’t send to this address. It must start with https:// and be on the internet.';

/** Leaving the loop cancels the rest of the download. */
async function start(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= mostBytes) break;
  }
  return storable(Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8'));
}

function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It redirected with status ${status}. Redirects aren’t followed, so enter the final address.`;
  return `It responded with status ${status}.`;
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'The name of its server doesn’t exist.',
  EAI_AGAIN: 'The name of its server couldn’t be looked up.',
  ECONNREFUSED: 'Its server refused the connection.',
  ECONNRESET: 'Its server closed the connection.',
  UND_ERR_SOCKET: 'Its server closed the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'Its server didn’t accept the connection in time.',
};

function reasonOf(error: unknown, timeoutMs: number): string {
  if (isAddressRefused(error)) return 'Its name leads to a private network, where Parley doesn’t send.';
  if (error instanceof Error && error.name === 'TimeoutError') return `It didn’t respond within ${Math.round(timeoutMs / 1000)} seconds.`;
  const code = codeOf(error);
  if (/CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO/.test(code)) return 'Its certificate isn’t valid.';
  return reasons[code] ?? 'It couldn’t be reached.';
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

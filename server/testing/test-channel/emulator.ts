import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OutgoingMessage } from '../../integrations/channel-port.ts';
import { hmacOf } from '../../platform/lib/hmac.ts';
import type { TestEvent } from './adapter.ts';

export type Taken = OutgoingMessage & { id: string; account: string; token: string };
/** How the service handles the next message; `takes` accepts it and then drops the connection. */
type Behaviour = { status: number; error?: string; retryAfter?: number } | 'takes';
type Delivery = { events: TestEvent[]; id?: string; account?: string };

export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** The service behind the test channel, with its protocol over loopback HTTP. */
export async function startTestService() {
  const signingSecret = randomUUID();
  /** Once per key, like a service that deduplicates messages. */
  const taken: Taken[] = [];
  const asked: string[] = [];
  const files = new Map<string, Buffer>();
  const behaviours: Behaviour[] = [];
  let meanwhile: ((message: Taken) => Promise<void>) | undefined;

  async function take(request: IncomingMessage, response: ServerResponse) {
    const sent = JSON.parse((await bytesOf(request)).toString('utf8')) as OutgoingMessage & { account: string };
    asked.push(sent.key);
    const behaviour = behaviours.shift();
    if (behaviour !== undefined && behaviour !== 'takes') {
      const { status, error, retryAfter } = behaviour;
      return reply(response, status, { error }, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
    }
    const known = taken.find(({ key }) => key === sent.key);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const message = known ?? { ...sent, token, id: `out-${randomUUID()}` };
    if (!known) taken.push(message);
    if (behaviour === 'takes') return response.destroy();
    await meanwhile?.(message);
    return reply(response, 200, { id: message.id });
  }

  const server = createServer((request, response) => {
    if (request.method === 'POST') return void take(request, response).catch((error: Error) => response.destroy(error));
    const file = files.get(request.url ?? '');
    if (!file) return reply(response, 404, {});
    return response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': file.length }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    signingSecret,
    taken,
    asked,
    /** What happens to the next messages, one each. */
    next: (...next: Behaviour[]) => void behaviours.push(...next),
    reset: () => ((behaviours.length = 0), (meanwhile = undefined)),
    /** Runs after the service accepted a message and before it responds. */
    onTaken: (work: typeof meanwhile) => void (meanwhile = work),
    /** Adds a customer's file; returns its address. */
    hold(name: string, bytes: Buffer) {
      files.set(`/files/${name}`, bytes);
      return `${url}/files/${name}`;
    },
    /** Delivers to Parley with the service's signature. */
    async deliver(to: string, { events, id = randomUUID(), account = 'account-1' }: Delivery) {
      return post(to, JSON.stringify({ id, entries: [{ account, events }] }), signingSecret);
    },
    /** Delivers raw bytes signed with this secret. */
    post,
    close: () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

async function post(to: string, body: string | Buffer<ArrayBuffer>, secret: string, more: Record<string, string> = {}) {
  const at = String(Date.now());
  const signature = hmacOf(Buffer.concat([Buffer.from(`${at}.`), Buffer.from(body)]), secret);
  const headers = { 'content-type': 'application/json', 'x-test-timestamp': at, 'x-test-signature': `sha256=${signature}`, ...more };
  const response = await fetch(to, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as { stored?: number; code?: string } };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
const reply = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

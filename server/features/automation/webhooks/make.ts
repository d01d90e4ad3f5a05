import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebhookEndpoint } from '@parley/contract/webhooks';
import type { Sent } from '@parley/contract/endpoint';
import type { WebhookPort } from '../../../integrations/webhook-port.ts';
import type { Person, TestApp } from '../../../testing/app.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { deliver } from './deliver.ts';
import { Secrets } from './secrets.ts';

export type Received = {
  at: number;
  path: string;
  headers: Record<string, string>;
  body: string;
  event: { id: string; type: string; data: Record<string, unknown> };
};
/** In the place of a request that didn’t come. */
export const nothingReceived: Pick<Received, 'headers' | 'body'> = { headers: {}, body: '' };
type Reply = (response: http.ServerResponse, received: Received) => void;
const ok: Reply = (response) => void response.writeHead(204).end();

/** A receiver on this machine that keeps what it got, and replies as a test says. */
export async function startReceiver() {
  const received: Received[] = [];
  let reply: Reply = ok;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = {
        at: Date.now(),
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
        event: JSON.parse(body) as Received['event'],
      };
      received.push(one);
      reply(response, one);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    ids: () => received.map(({ event }) => event.id),
    replies: (how: Reply) => void (reply = how),
    answers: (status: number, headers: Record<string, string> = {}, body = '') =>
      void (reply = (response) => void response.writeHead(status, headers).end(body)),
    recovers: () => void (reply = ok),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

export async function makeEndpoint(app: TestApp, { merchant, token }: Person, more: Omit<Sent<typeof createWebhookEndpoint>, 'merchant'>) {
  const { status, body } = await app.send(createWebhookEndpoint, { merchant, ...more }, { token });
  if (status !== 201) throw new Error(`The endpoint wasn’t created: ${JSON.stringify(body)}`);
  return { ...body, secret: body.secret ?? '' };
}

/** Does what the worker's job does for an endpoint now, for an app without a worker. The pause between attempts isn't spread. */
export const deliverNow = (app: TestApp, merchant: string, endpointId: string, port: WebhookPort = app.installation.outside.webhooks) =>
  deliver(
    {
      ...jobCtxOf(app, merchant),
      outside: { ...app.installation.outside, webhooks: port },
      write: (work) => app.writeWithReactions(merchant, work),
    },
    { merchant, endpoint_id: endpointId },
    {
      secrets: new Secrets(app.installation.vault),
      chance: () => 0.5,
    },
  );

import type { Http } from './http.ts';

export type EventStream = { send(event: string, data: unknown, id?: number | string): void; end(): void; readonly closed: boolean };

/** A client that doesn't read is disconnected when this many bytes are buffered; it reconnects with its position. */
const maxWaiting = 1_000_000;

/** Page security headers mean nothing for a stream and would use 2.6 KB of memory each while it is open. */
const keptHeaders = /^(access-control-|vary$|x-request-id$|x-content-type-options$|cross-origin-resource-policy$)/;

/** The headers of every stream. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

/**
 * Server-sent events (HTML Living Standard, 9.2). A comment every 15 s keeps the connection alive. Fastify's reply is hijacked, so headers
 * set by hooks are copied. The connection ends with the stream.
 */
export function openEventStream(http: Http, onClose: () => void): EventStream {
  const { reply } = http;
  reply.hijack();
  const { raw } = reply;
  for (const name of raw.getHeaderNames()) if (!keptHeaders.test(name)) raw.removeHeader(name);
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders() as Record<string, string>).filter(([name]) => keptHeaders.test(name))),
    ...streamHeaders,
  });
  raw.write('retry: 1000\n\n');
  let closed = false;
  const heartbeat = setInterval(() => write(':\n\n'), 15_000);
  const close = () => {
    if (closed) return;
    closed = true;
    clearInterval(heartbeat);
    onClose();
  };
  const write = (text: string) => {
    if (closed) return;
    raw.write(text);
    if (raw.writableLength > maxWaiting) raw.destroy();
  };
  raw.on('close', close);
  raw.on('error', close);
  // A client that left during the lookup has already closed the connection.
  if (raw.destroyed) close();
  return {
    send: (event, data, id) => write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      raw.end();
      close();
    },
    get closed() {
      return closed;
    },
  };
}

/** The position a reconnecting client sends, or undefined. */
export function lastEventId(http: Http) {
  const given = http.header('last-event-id');
  return given !== undefined && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}

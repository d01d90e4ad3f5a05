import type { Http } from './http.ts';

export type EventStream = { send(event: string, data: unknown, id?: number | string): void; end(): void; readonly closed: boolean };

/** A client that does not read is let go once this much waits for it, in bytes; it comes back with its position. */
const mostWaiting = 1_000_000;

/** What protects pages says nothing about a stream, and would be kept in memory for as long as it is open: 2.6 KB each. */
const keptHeaders = /^(access-control-|vary$|x-request-id$|x-content-type-options$|cross-origin-resource-policy$)/;

/**
 * Server-sent events (HTML living standard, 9.2). A comment every 15 s shows that the line is alive. Fastify gives the reply up, so headers that
 * its hooks set so far are taken along. The connection ends with the stream.
 */
export function openEventStream(http: Http, onClose: () => void): EventStream {
  const { reply } = http;
  reply.hijack();
  const { raw } = reply;
  for (const name of raw.getHeaderNames()) if (!keptHeaders.test(name)) raw.removeHeader(name);
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders() as Record<string, string>).filter(([name]) => keptHeaders.test(name))),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
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
    if (raw.writableLength > mostWaiting) raw.destroy();
  };
  raw.on('close', close);
  raw.on('error', close);
  // A client that left while it was looked up has said so already.
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

/** The position a client gives when it comes back, or undefined. */
export function lastEventId(http: Http) {
  const given = http.header('last-event-id');
  return given !== undefined && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}

import type { SentRequest } from '../make.ts';

/** A fake server of event streams: records every connection and sends events on it. */
export function makeStreamServer() {
  const connections: { request: SentRequest; send: (text: string) => void; end: () => void; closed: boolean }[] = [];
  const answer = (request: SentRequest, init?: RequestInit) => {
    const encoder = new TextEncoder();
    const stream = new TransformStream<Uint8Array, Uint8Array>();
    const writer = stream.writable.getWriter();
    const connection = {
      request,
      closed: false,
      send: (text: string) => void writer.write(encoder.encode(text)).catch(() => undefined),
      end: () => void writer.close().catch(() => undefined),
    };
    init?.signal?.addEventListener('abort', () => {
      connection.closed = true;
      writer.abort(new DOMException('', 'AbortError')).catch(() => undefined);
    });
    connections.push(connection);
    return new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { connections, answer, last: () => connections.at(-1) };
}

export const sendSignal = (id: number, topic: string, about: string | null = null) =>
  `id: ${id}\nevent: signal\ndata: ${JSON.stringify({ type: 'changed', topic, id: about, version: null })}\n\n`;

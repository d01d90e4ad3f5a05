import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from './problem.ts';

/** How long a client has to read its answer before the connection is cut, in milliseconds. */
const lingerMs = 1_000;
/** Connections that were answered, on which Node reports more errors until they close. */
const answered = new WeakSet<Socket>();

/**
 * Answers what Node's HTTP parser refuses before there is a request, as a problem, and closes the connection once the client can have read it:
 * cutting at once what still sends resets the connection, and the client loses the answer (RFC 9112, 9.6).
 */
export function answerClientError({ code }: Error & { code?: string }, socket: Socket) {
  if (answered.has(socket)) return;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = new Problem(codeOf(code));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ];
  answered.add(socket);
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function codeOf(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timed_out';
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers.too_large' : 'input.unreadable';
}

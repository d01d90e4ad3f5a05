import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from './problem.ts';

/** Answers what Node's HTTP parser refuses before there is a request, as a problem, and closes the connection. */
export function answerClientError({ code }: Error & { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
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
  return socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

function codeOf(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request.timed_out';
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers.too_large' : 'input.unreadable';
}

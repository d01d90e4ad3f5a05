import type { IncomingHttpHeaders } from 'node:http';

const names = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was made to this machine under one of its own names, and not through a proxy. A website that resolves its name to
 * this machine (DNS rebinding) sends its own name.
 */
export function isLocal({ host = '', ...headers }: IncomingHttpHeaders): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return URL.canParse(`http://${host}`) && names.includes(new URL(`http://${host}`).hostname);
}

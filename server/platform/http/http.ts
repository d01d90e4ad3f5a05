import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The part of HTTP visible to routes.ts files; services see none of it. */
export type Http = {
  readonly address: string;
  readonly device: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
  clearCookie(name: string, options: CookieSerializeOptions): void;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export function httpOf(request: FastifyRequest, reply: FastifyReply): Http {
  return {
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request.cookies,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    setHeader: (name, value) => void reply.header(name, value),
    setCookie: (name, value, options) => void reply.setCookie(name, value, options),
    clearCookie: (name, options) => void reply.clearCookie(name, options),
    request,
    reply,
  };
}

import type { FastifyRequest } from 'fastify';
import { newSecret } from '../lib/ids.ts';
import type { Vault } from '../vault/vault.ts';
import type { Http } from './http.ts';
import { Problem } from './problem.ts';

/** Outlives log-in, so that the token of an open page stays good. */
export const csrfCookie = 'parley_csrf';
export const refreshCookie = 'parley_refresh';
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The token for X-CSRF-Token: the signature of a random HttpOnly cookie (signed double submit). Sets the cookie when there is none. */
export function csrfTokenFor(vault: Vault, http: Http, secure: boolean) {
  const secret = http.cookies[csrfCookie] ?? newSecret();
  if (!http.cookies[csrfCookie])
    http.setCookie(csrfCookie, secret, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: 365 * 86_400 });
  return vault.sign('csrf', secret);
}

/** What looks at no cookie cannot be tricked by one: the chat's public API, and a customer's answer how it was. */
const cookieless = /^\/(api\/public\/(chat|csat)|csat)\//;

/** Holds for changes that carry our cookies. A program with only a bearer token passes, and so does what uses no cookie. */
export function checkCsrf(vault: Vault, request: FastifyRequest, origins: readonly string[]) {
  const { cookies, headers, method, url } = request;
  const secret = cookies[csrfCookie];
  if (!unsafe.has(method) || cookieless.test(url) || (!secret && !cookies[refreshCookie])) return;
  const token = headers['x-csrf-token'];
  const site = headers['sec-fetch-site'];
  const foreign = site === 'cross-site' && !origins.includes(headers.origin ?? '');
  const stranger = headers.origin !== undefined && headers.origin !== 'null' && !isOwn(headers.origin, request, origins);
  if (foreign || stranger || !secret || typeof token !== 'string' || !vault.isSigned('csrf', secret, token))
    throw new Problem('csrf.invalid');
}
const isOwn = (origin: string, request: FastifyRequest, origins: readonly string[]) =>
  origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === request.host);

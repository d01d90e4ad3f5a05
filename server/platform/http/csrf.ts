import type { FastifyRequest } from 'fastify';
import { newSecret } from '../lib/ids.ts';
import type { Vault } from '../vault/vault.ts';
import type { Http } from './http.ts';
import { Problem } from './problem.ts';

/** Outlives sign-in, so that the token of an open page stays valid. */
export const csrfCookie = 'parley_csrf';
export const refreshCookie = 'parley_refresh';
/** The id of the session whose refresh token the browser keeps: it tells a page which session its token is for, and proves nothing. */
export const sessionCookie = 'parley_session';
const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The token for X-CSRF-Token: the signature of a random HttpOnly cookie and of the session (signed double submit), so that a token of one
 * session is worth nothing in another. `session` is that of the bearer token. Sets the cookie if it is missing.
 */
export function csrfTokenFor(vault: Vault, http: Http, { secure, session }: { secure: boolean; session: string | undefined }) {
  const secret = http.cookies[csrfCookie] ?? newSecret();
  if (!http.cookies[csrfCookie])
    http.setCookie(csrfCookie, secret, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: 365 * 86_400 });
  return vault.sign('csrf', bound(secret, session, http.cookies));
}

/** Without a valid bearer token, as at log-in, the session is the one the cookie names, or none. */
const bound = (secret: string, session: string | undefined, cookies: Http['cookies']) =>
  JSON.stringify([secret, session ?? cookies[sessionCookie] ?? '']);

/** What ignores cookies can't be tricked by them: the chat API, the pages behind links (checkout, payment, rating, digest), and signed webhooks. */
const cookieless = /^\/(api\/(public\/(chat|csat)|inbound|scim)|c|p|csat|digest)\//;

type CsrfParts = {
  vault: Vault;
  apiOrigins: readonly string[];
  /** The session of the request's bearer token; undefined without a valid one. */
  sessionOf(request: FastifyRequest): Promise<string | undefined>;
};
/** Applies to changes that carry our cookies. Programs with only a bearer token pass, as do endpoints that ignore cookies. */
export async function checkCsrf(request: FastifyRequest, { vault, apiOrigins: origins, sessionOf }: CsrfParts) {
  const { cookies, headers, method, url } = request;
  const secret = cookies[csrfCookie];
  if (!unsafe.has(method) || cookieless.test(url) || (!secret && !cookies[refreshCookie])) return;
  const token = headers['x-csrf-token'];
  const site = headers['sec-fetch-site'];
  const foreign = site === 'cross-site' && !origins.includes(headers.origin ?? '');
  const stranger = headers.origin !== undefined && headers.origin !== 'null' && !isOwn(headers.origin, request, origins);
  if (foreign || stranger || !secret || typeof token !== 'string') throw new Problem('csrf.invalid');
  if (!vault.isSigned('csrf', bound(secret, await sessionOf(request), cookies), token)) throw new Problem('csrf.invalid');
}
const isOwn = (origin: string, request: FastifyRequest, origins: readonly string[]) =>
  origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === request.host);

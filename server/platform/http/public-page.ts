import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadCtx, WriteCtx } from '../../context.ts';
import { acceptedLanguages } from '../lib/spoken.ts';
import { storable } from '../lib/storable.ts';
import type { Vault } from '../vault/vault.ts';

/** What the pages behind links can use. */
export type PublicPageParts = {
  vault: Vault;
  now(): Date;
  readingOf: ReadCtx['readerOf'];
  /** One transaction of a shop, without a signed-in user. */
  write<T>(request: FastifyRequest, merchant: string, work: (ctx: WriteCtx) => Promise<T>): Promise<T>;
  /** The rate limit bucket for submitting its form. */
  rateLimit: object | false;
};

/** A visitor who opened a link. */
export type PageVisit = {
  request: FastifyRequest;
  reply: FastifyReply;
  token: string;
  /** The path of this page. */
  address: string;
  /** The languages their browser accepts, preferred first. */
  languages: string[];
};

/** The page as HTML; undefined when the response was already sent, as by `toOwnAddress`. */
type Answer = Promise<string | undefined>;
type PublicPage = {
  /** The first path segment: `/name/{token}` and `/name/style.css`. */
  name: string;
  style(query: Readonly<Record<string, string | undefined>>): string;
  show(visit: PageVisit): Answer;
  /** The form's fields. */
  take(visit: PageVisit): Answer;
  /** The page instead of one that can't be made right now: too many requests, or an outage. Reads nothing. */
  busy(languages: string[]): string;
};

// Only the page's own style and form, and images. No scripts, because product names and other content come from users.
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const longestForm = 64 * 1024;

const underPolicy = async (_request: FastifyRequest, reply: FastifyReply) => void reply.header('content-security-policy', policy);

/** A page outside the app behind a link sent to a customer: one plain form, without session or script. */
export function servePublicPage(app: FastifyInstance, { name, style, show, take, busy }: PublicPage, { rateLimit }: PublicPageParts) {
  const languagesOf = (request: FastifyRequest) => acceptedLanguages(request.headers['accept-language']);
  const busyPage = (request: FastifyRequest) => busy(languagesOf(request));
  app.get(`/${name}/style.css`, (request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(style(request.query as Record<string, string>)),
  );
  const answer = async (request: FastifyRequest, reply: FastifyReply, work: (visit: PageVisit) => Answer) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const { token } = request.params as { token: string };
    const address = `/${name}/${encodeURIComponent(token)}`;
    const page = await work({ request, reply, token, address, languages: languagesOf(request) });
    return page === undefined ? reply : reply.send(page);
  };
  app.get(`/${name}/:token`, { config: { busyPage }, onRequest: underPolicy }, (request, reply) => answer(request, reply, show));
  // The form parser applies only to this page; the API accepts JSON.
  void app.register(async (page) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longestForm }, (_request, body, done) =>
      done(null, storable(Object.fromEntries(new URLSearchParams(String(body))))),
    );
    page.post(`/${name}/:token`, { config: { rateLimit, busyPage }, onRequest: underPolicy }, (request, reply) =>
      answer(request, reply, take),
    );
  });
}

/** Redirects after a submitted form, so that reloading doesn't submit it again. */
export function toOwnAddress({ reply, address }: PageVisit): undefined {
  reply.redirect(address, 303);
}

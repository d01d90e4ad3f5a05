import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadCtx, WriteCtx } from '../../context.ts';
import { wishesIn } from '../lib/spoken.ts';
import type { Vault } from '../vault/vault.ts';

/** What the pages behind links work with. */
export type PublicPageParts = {
  vault: Vault;
  now(): Date;
  readingOf: ReadCtx['readerOf'];
  /** One transaction of a shop, for somebody unknown. */
  write<T>(request: FastifyRequest, merchant: string, work: (ctx: WriteCtx) => Promise<T>): Promise<T>;
  /** Of posting its form. */
  rateLimit: object | false;
};

/** Somebody who opened a link. */
export type PageVisit = {
  request: FastifyRequest;
  reply: FastifyReply;
  token: string;
  /** Path of this page. */
  address: string;
  /** The languages their browser asks for, the most wanted first. */
  wishes: string[];
};

/** The page as HTML; undefined when the answer was sent otherwise, as `toOwnAddress` does. */
type Answer = Promise<string | undefined>;
type PublicPage = {
  /** First segment of its path: `/name/{token}`, and `/name/style.css`. */
  name: string;
  style(query: Readonly<Record<string, string | undefined>>): string;
  show(visit: PageVisit): Answer;
  /** What its form sends. */
  take(visit: PageVisit): Answer;
};

// Nothing but its own style, its own form, and pictures: there is no script here, whoever may have written a product's name.
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const longestForm = 64 * 1024;

/** A page outside the app, behind a link that a shop's customer was sent: one plain form, without a session and without a script. */
export function servePublicPage(app: FastifyInstance, { name, style, show, take }: PublicPage, { rateLimit }: PublicPageParts) {
  app.get(`/${name}/style.css`, (request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(style(request.query as Record<string, string>)),
  );
  const answer = async (request: FastifyRequest, reply: FastifyReply, work: (visit: PageVisit) => Answer) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('content-security-policy', policy);
    const { token } = request.params as { token: string };
    const address = `/${name}/${encodeURIComponent(token)}`;
    const page = await work({ request, reply, token, address, wishes: wishesIn(request.headers['accept-language']) });
    return page === undefined ? reply : reply.send(page);
  };
  app.get(`/${name}/:token`, (request, reply) => answer(request, reply, show));
  // The parser of form posts holds for this page only: the API takes JSON.
  void app.register(async (page) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longestForm }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    page.post(`/${name}/:token`, { config: { rateLimit } }, (request, reply) => answer(request, reply, take));
  });
}

/** After a form was taken: loading the page anew must not send it again. */
export function toOwnAddress({ reply, address }: PageVisit): undefined {
  reply.redirect(address, 303);
}

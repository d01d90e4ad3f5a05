import { answerCsat as endpoint, csatAnswer } from '@parley/contract/csat';
import { z } from 'zod';
import type { ReadCtx, WriteCtx } from '../../context.ts';
import type { Http } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { answerCsat } from './answer.ts';
import { askedBy, mustOpen } from './by-link.ts';
import { expiredPage, questionPage, thanksPage } from './page.ts';
import { csatStyle } from './style.ts';
import { languageOf } from './words.ts';
import { wishesIn } from '../../platform/lib/spoken.ts';

type Server = Http['request']['server'];
type Request = Http['request'];
type Reply = Http['reply'];
export type PageParts = {
  vault: Vault;
  now(): Date;
  readingOf: ReadCtx['readerOf'];
  /** One transaction of a shop, for somebody unknown. */
  write<T>(request: Request, merchant: string, work: (ctx: WriteCtx) => Promise<T>): Promise<T>;
  rateOf(of: typeof endpoint): object | false;
};

const filledIn = z.object({
  score: z.coerce.number().pipe(csatAnswer.score),
  // A form sends lines as CRLF, and the same answer must stay the same.
  remark: z
    .string()
    .default('')
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(csatAnswer.remark.unwrap()),
});

/** /csat/{token}: a page of its own, outside the app, as plain as a form can be. */
export function serveCsatPage(app: Server, parts: PageParts) {
  app.get('/csat/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(csatStyle),
  );
  app.get('/csat/:token', (request, reply) => answered(request, reply, () => show(request, parts)));
  // The parser of form posts holds for this page only: the API takes JSON.
  void app.register(async (page) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    page.post('/csat/:token', { config: { rateLimit: parts.rateOf(endpoint) } }, (request, reply) =>
      answered(request, reply, () => take(request, reply, parts)),
    );
  });
}

/** Answers with the page, unless the work answered itself. A link that leads nowhere is a page too, in the language of the browser. */
async function answered(request: Request, reply: Reply, work: () => Promise<string | undefined>) {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  try {
    const page = await work();
    return page === undefined ? reply : reply.send(page);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'link.expired') throw error;
    return reply.status(error.status).send(expiredPage(languageOf(...wishesOf(request))));
  }
}
const wishesOf = (request: Request) => wishesIn(request.headers['accept-language']);

const tokenOf = (request: Request) => (request.params as { token: string }).token;

async function show(request: Request, { vault, now, readingOf }: PageParts, locked = false): Promise<string> {
  const link = mustOpen(vault, tokenOf(request), now());
  const asked = await askedBy(readingOf(link.merchant), link);
  return asked.score === null
    ? questionPage({ language: asked.language, shop: asked.shop })
    : thanksPage({ ...asked, score: asked.score, locked });
}

async function take(request: Request, reply: Reply, parts: PageParts): Promise<string | undefined> {
  const link = mustOpen(parts.vault, tokenOf(request), parts.now());
  const { language, shop } = await askedBy(parts.readingOf(link.merchant), link);
  const given = filledIn.safeParse(request.body);
  if (!given.success) {
    const { score, remark } = (request.body ?? {}) as { score?: string; remark?: string };
    const fault = given.error.issues.some(({ path }) => path[0] === 'score') ? 'choose' : 'tooLong';
    reply.status(422);
    return questionPage({ language, shop, score: Number(score), remark, fault });
  }
  try {
    await parts.write(request, link.merchant, (ctx) => answerCsat(ctx, link.conversation, given.data));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'csat.locked') throw error;
    reply.status(error.status);
    return show(request, parts, true);
  }
  // Loading the page anew must not send the form again.
  reply.redirect(`/csat/${encodeURIComponent(tokenOf(request))}`, 303);
  return undefined;
}

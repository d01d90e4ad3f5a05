import { csatAnswer } from '@parley/contract/csat';
import { z } from 'zod';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type PageVisit, type PublicPageParts, servePublicPage, toOwnAddress } from '../../../platform/http/public-page.ts';
import { answerCsat } from './answer.ts';
import { askedBy, mustOpen } from './by-link.ts';
import { busyPage, expiredPage, questionPage, thanksPage } from './page.ts';
import { csatStyle } from './style.ts';
import { languageOf } from './words.ts';

const filledIn = z.object({
  score: z.coerce.number().pipe(csatAnswer.score),
  // Forms send line breaks as CRLF; normalized, so that a repeated answer stays the same.
  remark: z
    .string()
    .default('')
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(csatAnswer.remark.unwrap()),
});

/** /csat/{token}: the survey page, outside the app, as one plain form. */
export const serveCsatPage = (app: Http['request']['server'], parts: PublicPageParts) =>
  servePublicPage(
    app,
    {
      name: 'csat',
      style: () => csatStyle,
      show: (visit) => orExpired(visit, () => show(visit, parts)),
      take: (visit) => orExpired(visit, () => take(visit, parts)),
      busy: (languages) => busyPage(languageOf(...languages)),
    },
    parts,
  );

/** An invalid link also shows a page, in the browser's language. */
const orExpired = (visit: PageVisit, work: () => Promise<string | undefined>) =>
  work().catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'link.expired') throw error;
    visit.reply.status(error.status);
    return expiredPage(languageOf(...visit.languages));
  });

async function show({ token }: PageVisit, { vault, now, readingOf }: PublicPageParts, locked = false): Promise<string> {
  const link = mustOpen(vault, token, now());
  const asked = await askedBy(readingOf(link.merchant), link);
  return asked.score === null
    ? questionPage({ language: asked.language, shop: asked.shop })
    : thanksPage({ ...asked, score: asked.score, locked });
}

async function take(visit: PageVisit, parts: PublicPageParts): Promise<string | undefined> {
  const { request, reply, token } = visit;
  const link = mustOpen(parts.vault, token, parts.now());
  const { language, shop } = await askedBy(parts.readingOf(link.merchant), link);
  const form = filledIn.safeParse(request.body);
  if (!form.success) {
    const { score, remark } = (request.body ?? {}) as { score?: string; remark?: string };
    const issue = form.error.issues.some(({ path }) => path[0] === 'score') ? 'choose' : 'tooLong';
    reply.status(422);
    return questionPage({ language, shop, score: Number(score), remark, issue });
  }
  try {
    await parts.write(request, link.merchant, (ctx) => answerCsat(ctx, link.conversation, form.data));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'csat.locked') throw error;
    reply.status(error.status);
    return show(visit, parts, true);
  }
  return toOwnAddress(visit);
}

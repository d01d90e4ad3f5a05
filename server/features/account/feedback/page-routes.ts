import { z } from 'zod';
import type { Http } from '../../../platform/http/http.ts';
import { type PageVisit, type PublicPageParts, servePublicPage } from '../../../platform/http/public-page.ts';
import { busyPage, missingPage, statusPage } from './page.ts';
import { findFeedback } from './store.ts';
import { feedbackStyle } from './style.ts';

/** /feedback/{id}: the status of feedback, without logging in, outside the app. */
export function serveFeedbackPage(app: Http['request']['server'], parts: PublicPageParts) {
  const show = async ({ token, reply }: PageVisit) => {
    const id = z.uuid().safeParse(token);
    const feedback = id.success ? await findFeedback(parts.readingOf(''), id.data) : undefined;
    if (feedback) return statusPage(feedback);
    reply.status(404);
    return missingPage();
  };
  servePublicPage(app, { name: 'feedback', style: () => feedbackStyle, show, take: show, busy: busyPage }, parts);
}

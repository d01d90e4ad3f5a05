import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { HelpTexts } from './article-rules.ts';
import { openLibrary } from './articles.ts';
import { helpRoutes } from './routes.ts';
import { confirmTicket, mailTicket, sendConfirmation, sendTicket } from './tickets.ts';

/** `operatorEmail`: where tickets are mailed to; null where the installation names nobody. */
export type HelpParts = { texts: HelpTexts; operatorEmail: string | null };

export const help = ({ texts, operatorEmail }: HelpParts): Feature => ({
  name: 'help',
  routes: (route) => helpRoutes(route, openLibrary(texts)),
  jobs: [handles(mailTicket, (ctx, payload) => sendTicket(ctx, payload, operatorEmail)), handles(confirmTicket, sendConfirmation)],
});

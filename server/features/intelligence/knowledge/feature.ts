import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { recrawl } from './begin-crawl.ts';
import { crawl } from './crawl.ts';
import { crawlJob, dropFileJob, readFileJob, recrawlJob, suggestJob } from './jobs.ts';
import { reactions } from './reactions.ts';
import { dropFile, readFile } from './read-file.ts';
import { knowledgeRoutes } from './routes.ts';
import { suggest } from './suggestions.ts';

/** `allowPrivate`: sites on private addresses may be read as well, as in tests and on machines that stand alone. */
export const knowledge = (parts: { allowPrivate: boolean }): Feature => ({
  routes: knowledgeRoutes(parts),
  jobs: [
    handles(crawlJob, (ctx, about) => crawl(ctx, about)),
    handles(recrawlJob, recrawl),
    handles(readFileJob, readFile),
    handles(dropFileJob, dropFile),
    handles(suggestJob, suggest),
  ],
  reactions,
});

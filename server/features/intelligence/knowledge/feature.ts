import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { recrawl } from './begin-crawl.ts';
import { crawl } from './crawl.ts';
import { crawlJob, dropFileJob, readFileJob, recrawlJob, suggestJob } from './jobs.ts';
import { reactions } from './reactions.ts';
import { dropFile, readFile } from './read-file.ts';
import { knowledgeRoutes } from './routes.ts';
import { suggest } from './suggestions.ts';

/** `allowPrivate` also allows sites on private addresses, for tests and isolated machines. */
export const knowledge = (parts: { allowPrivate: boolean }): Feature => ({
  name: 'knowledge',
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

import type { Feature } from '../../platform/feature.ts';
import { handles } from '../../platform/jobs/handler.ts';
import { releaseConversations } from './jobs.ts';
import { merchantRoutes } from './routes.ts';
import { release } from './team.ts';

export const merchants: Feature = { routes: merchantRoutes, jobs: [handles(releaseConversations, release)] };

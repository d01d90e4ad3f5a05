import type { Feature } from '../../platform/feature.ts';
import { handles } from '../../platform/jobs/handler.ts';
import { share, takeBackIfLeft } from './give.ts';
import { lookAfter, lookAround, shareOut } from './jobs.ts';
import { lookThrough } from './presence.ts';
import { reactions } from './reactions.ts';
import { teamRoutes } from './routes.ts';

export const teams: Feature = {
  routes: teamRoutes,
  jobs: [handles(shareOut, share), handles(lookAround, lookThrough), handles(lookAfter, takeBackIfLeft)],
  reactions,
};

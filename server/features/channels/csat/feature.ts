import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { ask, type Parts } from './ask.ts';
import { askCsat } from './jobs.ts';
import { reactions } from './reactions.ts';
import { csatRoutes } from './routes.ts';

export const csat = (parts: Parts): Feature => ({
  name: 'csat',
  routes: (route) => csatRoutes(route, parts),
  jobs: [handles(askCsat, (ctx, payload) => ask(ctx, payload, parts))],
  reactions,
});

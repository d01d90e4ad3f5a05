import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { refreshFigures } from './jobs.ts';
import { reactions } from './reactions.ts';
import { analyticsRoutes } from './routes.ts';

export const analytics: Feature = {
  name: 'analytics',
  routes: analyticsRoutes,
  jobs: [
    handles(refreshFigures, (ctx) =>
      ctx.write(async (writer) => writer.signal({ type: 'changed', topic: 'figures', id: null, version: null })),
    ),
  ],
  reactions,
};

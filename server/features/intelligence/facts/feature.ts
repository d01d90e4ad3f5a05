import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { proposeJob } from './jobs.ts';
import { proposeFacts } from './propose.ts';
import { reactions } from './reactions.ts';
import { factRoutes } from './routes.ts';

export const facts: Feature = {
  name: 'facts',
  routes: factRoutes,
  jobs: [handles(proposeJob, proposeFacts)],
  reactions,
};

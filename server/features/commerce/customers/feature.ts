import type { Feature } from '../../../platform/feature.ts';
import { givenEmail } from './given-email.ts';
import { customerRoutes } from './routes.ts';

export const customers: Feature = {
  name: 'customers',
  routes: customerRoutes,
  jobs: [givenEmail.job],
  reactions: [givenEmail.reaction],
};

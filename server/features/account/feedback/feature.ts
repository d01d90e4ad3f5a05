import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { feedbackRoutes } from './routes.ts';
import { confirmDemo, mailDemo, sendDemo, sendDemoConfirmation } from './service.ts';

/** `operatorEmail`: where demo requests are mailed to; null where the installation names nobody. */
export const feedback = ({ operatorEmail }: { operatorEmail: string | null }): Feature => ({
  name: 'feedback',
  routes: feedbackRoutes,
  jobs: [handles(mailDemo, (ctx, payload) => sendDemo(ctx, payload, operatorEmail)), handles(confirmDemo, sendDemoConfirmation)],
});

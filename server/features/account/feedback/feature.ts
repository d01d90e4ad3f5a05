import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { SignInParts } from '../identity/index.ts';
import { mailReceived, mailStatus, sendReceived, sendStatus } from './mail.ts';
import { feedbackRoutes } from './routes.ts';
import { confirmDemo, mailDemo, sendDemo, sendDemoConfirmation } from './service.ts';

/** `operatorEmail`: where demo requests are mailed to; null where the installation names nobody. */
type Parts = Pick<SignInParts, 'tokens'> & { operatorEmail: string | null; publicUrl: string };

export const feedback = ({ operatorEmail, publicUrl, tokens }: Parts): Feature => ({
  name: 'feedback',
  routes: (route) => feedbackRoutes(route, { tokens }),
  jobs: [
    handles(mailDemo, (ctx, payload) => sendDemo(ctx, payload, operatorEmail)),
    handles(confirmDemo, sendDemoConfirmation),
    handles(mailReceived, (ctx, payload) => sendReceived(ctx, payload, publicUrl)),
    handles(mailStatus, (ctx, payload) => sendStatus(ctx, payload, publicUrl)),
  ],
});

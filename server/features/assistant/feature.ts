import type { Feature } from '../../platform/feature.ts';
import { handles } from '../../platform/jobs/handler.ts';
import { answer } from './answer.ts';
import { answerJob } from './jobs.ts';
import { reactions } from './reactions.ts';
import { assistantRoutes } from './routes.ts';
import { mailCode, sendCode } from './send-code.ts';

export const assistant: Feature = {
  routes: assistantRoutes,
  jobs: [handles(answerJob, (ctx, payload) => answer(ctx, payload)), handles(sendCode, mailCode)],
  reactions,
};

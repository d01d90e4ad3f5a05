import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { checkoutUrls } from '../../commerce/checkout/index.ts';
import { answer } from './answer.ts';
import { answerJob, resolveJob } from './jobs.ts';
import { enginesFor, type PlatformModel } from './llm/engines.ts';
import { reactions } from './reactions.ts';
import { resolveQuiet } from './resolve.ts';
import { assistantRoutes } from './routes.ts';
import { mailCode, sendCode } from './send-code.ts';

export const assistant = (parts: { vault: Vault; publicUrl: string; platform: PlatformModel; factor: number }): Feature => ({
  name: 'assistant',
  routes: assistantRoutes(parts),
  jobs: [
    handles(answerJob, (ctx, payload) =>
      answer(ctx, payload, {
        enginesOf: ({ outside }, decided) => enginesFor({ ...parts, models: outside.models }, decided),
        checkoutUrl: checkoutUrls(parts),
        guessLimits: { factor: parts.factor, sign: (text) => parts.vault.sign('guess', text).slice(0, 22) },
      }),
    ),
    handles(resolveJob, resolveQuiet),
    handles(sendCode, mailCode),
  ],
  reactions,
});

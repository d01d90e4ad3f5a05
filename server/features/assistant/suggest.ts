import type { Received, Result } from '@parley/contract/endpoint';
import type { suggestReply } from '@parley/contract/inbox';
import type { CallCtx } from '../../context.ts';
import { missing, Problem } from '../../platform/http/problem.ts';
import { readTurns } from '../inbox/index.ts';
import { builtin } from './builtin/engine.ts';
import { runEngine } from './run-engine.ts';
import { readDraftTask } from './store.ts';
import type { Verification } from './tools/tool.ts';

/** In milliseconds; a teammate waits for it with the cursor in the composer. */
const draftLimit = 8000;

/** What the AI would answer now, for a teammate to take or leave. Nothing is written or remembered; without a source there is no draft. */
export async function suggest(ctx: CallCtx, { id }: Received<typeof suggestReply>): Promise<Result<typeof suggestReply>> {
  const task = (await readDraftTask(ctx.db, id)) ?? missing('conversation.missing');
  const shop = {
    name: task.name,
    currency: task.currency,
    timeZone: task.time_zone,
    locale: task.locale,
    confidenceThreshold: task.ai_confidence_threshold,
    verification: task.ai_verification as Verification,
  };
  const customer = { name: task.customer_name, verified: task.verified_customer_id !== null };
  const scene = {
    ctx,
    conversationId: id,
    customerId: task.verified_customer_id,
    contactId: task.customer_id,
    attempts: task.verification_attempts,
    method: shop.verification,
    currency: shop.currency,
    draft: true,
  };
  const { outcome } = await runEngine(
    builtin,
    { turns: await readTurns(ctx.db, id), shop, customer, memory: task.ai_memory, now: ctx.now() },
    scene,
    draftLimit,
  );
  if (outcome?.decision !== 'answer' || outcome.sources.length === 0) throw new Problem('suggestion.none');
  return { text: outcome.text, confidence: outcome.confidence, sources: outcome.sources };
}

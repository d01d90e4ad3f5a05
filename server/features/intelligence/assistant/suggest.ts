import type { Received, Result } from '@parley/contract/endpoint';
import type { suggestReply } from '@parley/contract/inbox';
import { asTeammate } from '@parley/engine';
import type { CallCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { mustSee, readTurns } from '../../conversations/inbox/index.ts';
import { enginesFor, type InstalledParts } from './llm/engines.ts';
import { judge } from './rules.ts';
import { runEngines } from './run-engine.ts';
import { readDecided } from './settings-store.ts';
import { readDraftTask } from './store.ts';

/** In milliseconds; a teammate waits for it in the composer. */
const draftLimit = 8000;
/** A reasoning model takes longer, and is worth the wait. */
const modelLimit = 15_000;

/**
 * Drafts an answer for a teammate, in whose name it is sent: the AI neither introduces itself nor hands off in it. Writes and remembers
 * nothing; without a source, or below the shop's confidence, there is no draft.
 */
export async function suggest(
  ctx: CallCtx<WritingActor>,
  { id }: Received<typeof suggestReply>,
  parts: InstalledParts,
): Promise<Result<typeof suggestReply>> {
  await mustSee(ctx, id);
  const task = (await readDraftTask(ctx.db, id)) ?? missing('conversation.missing');
  const shop = {
    name: task.name,
    currency: task.currency,
    timeZone: task.time_zone,
    locale: task.locale,
    confidenceThreshold: task.ai_confidence_threshold,
    verification: task.ai_verification,
  };
  const customer = { name: task.customer_name, verified: task.verified_customer_id !== null };
  const toolContext = {
    ctx,
    conversationId: id,
    customerId: task.verified_customer_id,
    contactId: task.customer_id,
    attempts: task.verification_attempts,
    method: shop.verification,
    currency: shop.currency,
    draft: true,
  };
  const decided = await readDecided(ctx.db);
  const engine = { ...decided.engine, timeout_ms: Math.min(decided.engine.timeout_ms, modelLimit) };
  const { outcome } = await runEngines(
    await enginesFor({ ...parts, models: ctx.outside.models }, { ...decided, engine }),
    {
      turns: await readTurns(ctx.db, id),
      shop,
      customer,
      channel: task.channel,
      agent: decided.agent,
      memory: task.ai_memory,
      now: ctx.now(),
      teammate: ctx.actor.name,
    },
    toolContext,
    { limitMs: draftLimit },
  );
  if (!outcome || outcome.sources.length === 0) throw new Problem('suggestion.none');
  const text = asTeammate(outcome.text, outcome.sources);
  const { decision } = judge({ ...outcome, text }, outcome.sources.length, shop.confidenceThreshold);
  if (decision !== 'answer') throw new Problem('suggestion.none');
  return { text, confidence: outcome.confidence, sources: outcome.sources };
}

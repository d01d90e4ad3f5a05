// Plays one task as a full conversation on a fresh copy of the shop, and compares the final state with the expected effects.
import { aiAgent } from '@parley/contract/ai-settings';
import { consider } from '../../server/features/intelligence/assistant/consider.ts';
import type { Engine } from '../../server/features/intelligence/assistant/engine.ts';
import { readTurns } from '../../server/features/conversations/inbox/index.ts';
import type { ModelsPort, ModelTarget, ModelUsage } from '../../server/integrations/ports.ts';
import { differences } from '../eval-tools/compare.ts';
import { act, isKnown } from '../eval-tools/model.ts';
import { openPlayer } from '../eval-tools/play.ts';
import type { Ground } from '../eval-tools/replay.ts';
import { partOf, type Task } from '../eval-tools/world.ts';
import { nextMessage, type Line } from './customer.ts';

export type ChatTask = Task & { instruction: string };
export type DialogueResult = {
  /** The shop's final state equals the expected effects of the task's actions. */
  passed: boolean;
  differences: string[];
  messages: number;
  handedOff: boolean;
  /** Errors of the model or the simulated customer that ended the conversation. */
  failures: string[];
  shop: ModelUsage;
  customer: ModelUsage;
  spoken: Line[];
};
export type DialogueSetup = { models: ModelsPort; target: ModelTarget; engines: readonly Engine[]; mostMessages: number; limitMs: number };

const nothing = (): ModelUsage => ({ input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 });
function add(sum: ModelUsage, more: ModelUsage) {
  for (const name of Object.keys(sum) as (keyof ModelUsage)[]) sum[name] += more[name];
}

export const dialogue = ({ copies, world, names }: Ground, task: ChatTask, setup: DialogueSetup): Promise<DialogueResult> =>
  copies.inCopy(async (ctx) => {
    const since = ctx.now();
    const expected = partOf(world, task.user_id);
    for (const action of task.actions) if (isKnown(action.name)) act(expected, task.user_id, action);
    const result: DialogueResult = {
      passed: false,
      differences: [],
      messages: 0,
      handedOff: false,
      failures: [],
      shop: nothing(),
      customer: nothing(),
      spoken: [],
    };
    const { say, toolContext } = await openPlayer(ctx, names);
    let memory: unknown = {};
    while (result.messages < setup.mostMessages && !result.handedOff && result.failures.length === 0) {
      const customer = await nextMessage(setup.models, setup.target, {
        instruction: task.instruction,
        lines: result.spoken,
        limitMs: setup.limitMs,
      }).catch((error: unknown) => void result.failures.push(`customer: ${String(error)}`));
      if (!customer) break;
      add(result.customer, customer.usage);
      if (customer.text === undefined) break;
      await say('customer', customer.text);
      result.messages += 1;
      const {
        decision,
        text,
        memory: kept,
        run,
      } = await consider({
        toolContext,
        engines: setup.engines,
        hours: { open: true, changesAt: null },
        briefing: {
          turns: await readTurns(ctx.db, names.conversationId),
          shop: {
            name: 'Shop under test',
            currency: 'USD',
            timeZone: 'America/New_York',
            locale: 'en',
            confidenceThreshold: 0.3,
            verification: 'name_and_postcode',
          },
          customer: { name: 'Visitor', verified: toolContext.customerId !== null },
          agent: aiAgent.parse({}),
          channel: 'website',
          memory,
          now: ctx.now(),
        },
      });
      memory = kept;
      add(result.shop, run.tokens);
      result.failures.push(...run.attempts.map(({ failure }) => failure));
      result.handedOff = decision === 'hand_off' || decision === 'failed';
      await say('ai', text);
      result.spoken.push({ author: 'customer', text: customer.text }, { author: 'shop', text });
    }
    result.differences = await differences(ctx, task.user_id, expected, since);
    return { ...result, passed: result.differences.length === 0 };
  });

// One task as a whole conversation on a fresh copy of the shop, and what differs in the end from what its actions mean.
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
import { nextWords, type Spoken } from './customer.ts';

export type ChatTask = Task & { instruction: string };
export type Talked = {
  /** Nothing in the shop differs from what the task's actions mean. */
  passed: boolean;
  differences: string[];
  messages: number;
  handedOver: boolean;
  /** Why the model, or the one that plays the customer, could not go on. */
  failures: string[];
  shop: ModelUsage;
  customer: ModelUsage;
  spoken: Spoken[];
};
export type Speaking = { models: ModelsPort; target: ModelTarget; engines: readonly Engine[]; mostMessages: number; limitMs: number };

const nothing = (): ModelUsage => ({ input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 });
function add(sum: ModelUsage, more: ModelUsage) {
  for (const name of Object.keys(sum) as (keyof ModelUsage)[]) sum[name] += more[name];
}

export const talk = ({ copies, world, names }: Ground, task: ChatTask, speaking: Speaking): Promise<Talked> =>
  copies.inCopy(async (ctx) => {
    const since = ctx.now();
    const expected = partOf(world, task.user_id);
    for (const action of task.actions) if (isKnown(action.name)) act(expected, task.user_id, action);
    const talked: Talked = {
      passed: false,
      differences: [],
      messages: 0,
      handedOver: false,
      failures: [],
      shop: nothing(),
      customer: nothing(),
      spoken: [],
    };
    const { say, scene } = await openPlayer(ctx, names);
    let memory: unknown = {};
    while (talked.messages < speaking.mostMessages && !talked.handedOver && talked.failures.length === 0) {
      const customer = await nextWords(speaking.models, speaking.target, {
        instruction: task.instruction,
        spoken: talked.spoken,
        limitMs: speaking.limitMs,
      }).catch((error: unknown) => void talked.failures.push(`customer: ${String(error)}`));
      if (!customer) break;
      add(talked.customer, customer.usage);
      if (customer.text === undefined) break;
      await say('customer', customer.text);
      talked.messages += 1;
      const {
        decision,
        text,
        memory: kept,
        run,
      } = await consider({
        scene,
        engines: speaking.engines,
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
          customer: { name: 'Visitor', verified: scene.customerId !== null },
          agent: aiAgent.parse({}),
          channel: 'website',
          memory,
          now: ctx.now(),
        },
      });
      memory = kept;
      add(talked.shop, run.tokens);
      talked.failures.push(...run.attempts.map(({ failure }) => failure));
      talked.handedOver = decision === 'hand_over' || decision === 'failed';
      await say('ai', text);
      talked.spoken.push({ author: 'customer', text: customer.text }, { author: 'shop', text });
    }
    talked.differences = await differences(ctx, task.user_id, expected, since);
    return { ...talked, passed: talked.differences.length === 0 };
  });

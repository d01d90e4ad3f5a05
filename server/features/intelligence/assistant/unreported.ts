import type { AiAgent } from '@parley/contract/ai-settings';
import { compose, textsIn } from '@parley/engine';
import type { JobCtx } from '../../../context.ts';
import type { AnswerTask } from '../../conversations/inbox/index.ts';
import { type Considered, lastWords } from './consider.ts';
import { doneText, languageFor } from './llm/render.ts';
import { inWords } from './tools/details.ts';
import { doneSince } from './tools/proposal-store.ts';

/**
 * Reports actions executed after a confirmation, whatever the customer wrote since: an engine that reads "Yes" and then "no, wait" would
 * say that nothing changed. A person takes over from there.
 */
export async function notifyUnreported(
  { db }: Pick<JobCtx, 'db'>,
  task: AnswerTask,
  agent: AiAgent,
  found: Considered,
): Promise<Considered> {
  const since = task.turns.findLast(({ author }) => author !== 'customer')?.at;
  if (!since) return found;
  const { tools } = found.run;
  const isReported = (tool: string) => tools.some(({ name, summary }) => name === tool && /^(?:Done|Already done):/.test(summary));
  const unreported = (await doneSince(db, task.conversationId, since)).filter(({ tool }) => !isReported(tool));
  if (unreported.length === 0) return found;
  const language = languageFor({ turns: task.turns, shop: task.shop, agent });
  const isHandoff = found.decision === 'hand_off' || found.decision === 'failed';
  return {
    ...found,
    decision: found.decision === 'failed' ? 'failed' : 'hand_off',
    reason: found.reason ?? 'policy_restriction',
    text: compose(...unreported.map(({ details }) => doneText(details, language)), isHandoff ? found.text : textsIn(language).someoneReads),
    cards: [],
    summary: `Done before the AI read the last message: ${unreported.map(({ details }) => inWords(details)).join(' ')} “${lastWords(task)}”`,
    helped: false,
  };
}

import type { AiAgent } from '@parley/contract/ai-settings';
import { compose, textsIn } from '@parley/engine';
import type { JobCtx } from '../../../context.ts';
import type { AnswerTask } from '../../conversations/inbox/index.ts';
import { type Considered, lastWords } from './consider.ts';
import { doneText, languageFor } from './llm/render.ts';
import { inWords } from './tools/details.ts';
import { doneSince } from './tools/proposal-store.ts';

/**
 * What was done after a yes is told, whatever the customer wrote before they could hear of it: an engine that reads "Yes" and then "no, wait"
 * would say that it leaves everything as it is. How to go on from there a person knows.
 */
export async function tellUntold({ db }: Pick<JobCtx, 'db'>, task: AnswerTask, agent: AiAgent, found: Considered): Promise<Considered> {
  const since = task.turns.findLast(({ author }) => author !== 'customer')?.at;
  if (!since) return found;
  const { tools } = found.run;
  const isTold = (tool: string) => tools.some(({ name, summary }) => name === tool && /^(?:Done|Was done before):/.test(summary));
  const untold = (await doneSince(db, task.conversationId, since)).filter(({ tool }) => !isTold(tool));
  if (untold.length === 0) return found;
  const language = languageFor({ turns: task.turns, shop: task.shop, agent });
  const isHandover = found.decision === 'hand_over' || found.decision === 'failed';
  return {
    ...found,
    decision: found.decision === 'failed' ? 'failed' : 'hand_over',
    reason: found.reason ?? 'policy_restriction',
    text: compose(...untold.map(({ details }) => doneText(details, language)), isHandover ? found.text : textsIn(language).someoneReads),
    cards: [],
    summary: `Done before this was read: ${untold.map(({ details }) => inWords(details)).join(' ')} “${lastWords(task)}”`,
    helped: false,
  };
}

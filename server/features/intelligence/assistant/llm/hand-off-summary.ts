import type { Attempt, Briefing, Engine, Usage } from '../engine.ts';
import { sumOf } from './usage-rules.ts';

type Found = { decision: string; reason: string | null; summary: string; run: { engine: string; attempts: readonly Attempt[] } & Usage };

/**
 * Adds a summary for the teammate who takes over, written by an engine that can, if another one handed off. Skipped if that engine just
 * failed, if there is only one message to read, or if nobody should wait.
 */
export async function withSummary<F extends Found>(
  found: F,
  engines: readonly Engine[],
  briefing: Pick<Briefing, 'turns' | 'shop'>,
): Promise<F> {
  const { decision, reason, run } = found;
  const writer = engines.find(({ summarise }) => summarise !== undefined);
  const isShort = briefing.turns.length < 3;
  const hasFailed = run.attempts.some(({ engine }) => engine === writer?.name);
  if (!writer?.summarise || decision !== 'hand_off' || reason === 'sensitive_topic' || run.engine === writer.name || isShort || hasFailed)
    return found;
  const { text, usage } = await writer.summarise(briefing);
  return { ...found, summary: text ?? found.summary, run: { ...run, ...sumOf(run, usage) } };
}

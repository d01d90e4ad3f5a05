import type { Source } from '@parley/contract/messages';
import type { ToolCall } from '@parley/contract/runs';
import type { Briefing, Engine, Outcome } from './engine.ts';
import { isLostConnection } from '../../platform/lib/lost-connection.ts';
import type { Scene } from './tools/tool.ts';
import { evidenceOf, openToolbox } from './tools/toolbox.ts';

export type Ran = { tools: ToolCall[]; outcome?: Outcome & { sources: Source[] }; failure?: unknown };

/**
 * Lets an engine work for at most `limitMs`. What it claims as sources is held against what its tools returned. An engine that throws, or
 * takes too long, is a failure to be told; only a lost database is thrown on, since trying again mends that.
 */
export async function runEngine(engine: Engine, briefing: Omit<Briefing, 'signal'>, scene: Scene, limitMs: number): Promise<Ran> {
  const clock = new AbortController();
  const tooLate = new Promise<never>((_resolve, reject) =>
    clock.signal.addEventListener('abort', () => reject(new Error(`The engine took more than ${limitMs} ms.`))),
  );
  const alarm = setTimeout(() => clock.abort(), limitMs);
  const toolbox = openToolbox(scene, clock.signal);
  try {
    const outcome = await Promise.race([engine.answer({ ...briefing, signal: clock.signal }, toolbox), tooLate]);
    return { tools: toolbox.calls, outcome: { ...outcome, sources: evidenceOf(outcome.sources, toolbox.read) } };
  } catch (error) {
    if (isLostConnection(error)) throw error;
    return { tools: toolbox.calls, failure: error };
  } finally {
    clearTimeout(alarm);
  }
}

import type { Source } from '@parley/contract/messages';
import type { ToolCall } from '@parley/contract/runs';
import { isLostConnection } from '../../../platform/lib/lost-connection.ts';
import { type Breaker, openBreaker, wentBy } from './breaker.ts';
import { type Attempt, type Briefing, type Engine, EngineFailure, type Outcome, type Usage } from './engine.ts';
import { afterDone } from './llm/render.ts';
import { sumOf } from './llm/usage-rules.ts';
import { type Did, watched } from './llm/watched.ts';
import type { Scene } from './tools/tool.ts';
import { evidenceOf, openToolbox } from './tools/toolbox.ts';

export type Ran = {
  tools: ToolCall[];
  outcome?: Outcome & { sources: Source[] };
  failure?: unknown;
};
/** `did`: for good, whether it then answered or not. */
type Whole = Ran & { did: Did[] };
/** `engine`: the one that answered, or was tried last. `attempts`: those that could not. `usage`: what all of them took. */
export type RanAll = Whole & { engine: Engine; attempts: Attempt[]; usage: Usage };

/** In milliseconds; after it the next engine is asked, or a person, so that nobody waits for one that hangs. */
const defaultLimit = 10_000;
/** How long a tool that was under way when time ran out is waited for, to know what it did; in milliseconds. */
const grace = 5_000;
/** How long an engine has to say what it took when its time ran out; in milliseconds. */
const lastWords = 200;
/** One for the process: what does not answer does not answer whoever asks. */
export const shared = openBreaker();

/**
 * Lets an engine work for at most `limitMs`. What it claims as sources is held against what its tools returned. An engine that throws, or
 * takes too long, is a failure to be told; only a lost database is thrown on, since trying again mends that.
 */
export async function runEngine(engine: Engine, briefing: Omit<Briefing, 'signal'>, scene: Scene, limitMs: number): Promise<Whole> {
  const clock = new AbortController();
  const tooLate = new Promise<never>((_resolve, reject) =>
    clock.signal.addEventListener('abort', () => reject(new EngineFailure('timeout', `It took more than ${limitMs} ms.`))),
  );
  const toolbox = openToolbox(scene, clock.signal);
  const { tools, did, settled } = watched(toolbox);
  const alarm = setTimeout(() => clock.abort(), limitMs);
  const work = engine.answer({ ...briefing, signal: clock.signal }, tools);
  try {
    const outcome = await Promise.race([work, tooLate]);
    return { tools: toolbox.calls, did, outcome: { ...outcome, sources: evidenceOf(outcome.sources, toolbox.read) } };
  } catch (error) {
    const own = clock.signal.aborted ? await Promise.race([work.then(() => error, said), pause(lastWords, error)]) : error;
    await settled(grace);
    if (!(own instanceof EngineFailure) && isLostConnection(own)) throw own;
    return { tools: toolbox.calls, did, failure: own instanceof EngineFailure ? own : error };
  } finally {
    clearTimeout(alarm);
  }
}

/**
 * Lets the shop's engines work, each within its own time, until one of them answers. One that failed lately is passed over for a while. What
 * an engine did for good before it failed is not left to the next: the customer is told what was done, and a person is fetched.
 */
export async function runEngines(
  engines: readonly Engine[],
  briefing: Omit<Briefing, 'signal'>,
  scene: Scene,
  { limitMs = defaultLimit, breaker = shared }: { limitMs?: number; breaker?: Breaker } = {},
): Promise<RanAll> {
  const tools: ToolCall[] = [];
  const attempts: Attempt[] = [];
  let spent: Usage | undefined;
  let unsure: RanAll | undefined;
  let failed: { engine: Engine; ran: Whole } | undefined;
  const now = () => scene.ctx.now().getTime();
  for (const [place, engine] of engines.entries()) {
    const { circuit } = engine;
    if (circuit !== undefined && !breaker.allows(circuit, now())) {
      attempts.push(attemptOf(engine, 'resting: it failed several times within a minute'));
      failed ??= { engine, ran: { tools, did: [], failure: new EngineFailure('resting', 'It failed several times within a minute.') } };
      continue;
    }
    // Whoever the engine before this one verified stays verified.
    const customer = { ...briefing.customer, verified: briefing.customer.verified || scene.customerId !== null };
    const ran = await runEngine(engine, { ...briefing, customer }, scene, engine.limitMs ?? limitMs).catch((error: unknown) => {
      if (circuit !== undefined) breaker.tell(circuit, 'well', now());
      throw error;
    });
    tools.push(...ran.tools);
    spent = sumOf(spent, usageOf(ran));
    const whole = { ...ran, tools, engine, attempts, usage: spent };
    if (circuit !== undefined) breaker.tell(circuit, wentBy(faultOf(ran)), now());
    if (ran.outcome) {
      if (place === engines.length - 1 || !isUnsure(engine, ran)) return whole;
      unsure = whole;
      attempts.push(attemptOf(engine, 'unsure: it would have handed over'));
      continue;
    }
    if (ran.did.length > 0) return { ...whole, outcome: { ...afterDone(briefing, ran.did), sources: [] } };
    attempts.push(attemptOf(engine, reasonOf(ran.failure)));
    failed = { engine, ran };
  }
  if (unsure) {
    const { engine } = unsure;
    return { ...unsure, usage: spent ?? unsure.usage, tools, attempts: attempts.filter((one) => one.engine !== engine.name) };
  }
  const last = failed ?? { engine: nobody, ran: { tools, did: [], failure: new EngineFailure('none', 'There is no engine.') } };
  return { ...last.ran, tools, engine: last.engine, attempts, usage: spent ?? sumOf(undefined, undefined) };
}

/** The built-in engine did not know; a language model after it may. */
const isUnsure = ({ name }: Engine, { outcome, did }: Whole) =>
  name === 'builtin' &&
  did.length === 0 &&
  outcome?.decision === 'hand_over' &&
  (outcome.reason === 'low_confidence' || outcome.reason === 'missing_knowledge');

const attemptOf = ({ name, model }: Engine, failure: string): Attempt => ({ engine: name, model, failure });
const usageOf = ({ outcome, failure }: Ran) => outcome?.usage ?? (failure instanceof EngineFailure ? failure.usage : undefined);
const faultOf = ({ failure }: Ran) => (failure instanceof EngineFailure ? failure.fault : undefined);
const reasonOf = (failure: unknown) =>
  failure instanceof EngineFailure ? `${failure.fault}: ${failure.message}`.slice(0, 300) : 'error: the engine or one of its tools failed';
const nobody: Engine = { name: 'none', model: '', answer: () => Promise.reject(new EngineFailure('none', 'There is no engine.')) };
const said = (error: unknown) => error;
const pause = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

import type { Source } from '@parley/contract/messages';
import type { ToolCall } from '@parley/contract/runs';
import { outageOf } from '../../../platform/lib/outage.ts';
import { type Breaker, openBreaker, wentBy } from './breaker.ts';
import { type Attempt, type Briefing, type Engine, EngineFailure, type Outcome, type Usage } from './engine.ts';
import { afterDone } from './llm/render.ts';
import { sumOf } from './llm/usage-rules.ts';
import { storedCalls, storedTrace } from './trace-rules.ts';
import { type Did, watched } from './llm/watched.ts';
import type { ToolContext } from './tools/tool.ts';
import { evidenceOf, openToolbox } from './tools/toolbox.ts';

export type Ran = {
  tools: ToolCall[];
  outcome?: Outcome & { sources: Source[] };
  /** How the engine came to the outcome, as it is kept. */
  trace?: ReturnType<typeof storedTrace>;
  failure?: unknown;
  /** What product searches missed. */
  missed?: readonly string[];
};
/** `did`: permanent effects, whether or not it then answered. */
type Whole = Ran & { did: Did[] };
/** `engine` answered or was tried last. `attempts` failed before. `usage` is the total. */
export type RanAll = Whole & { engine: Engine; attempts: Attempt[]; usage: Usage };

/** In milliseconds; then the next engine or a person takes over. */
const defaultLimit = 10_000;
/** How long to wait for a tool in progress at the time limit, to know what it did; in milliseconds. */
const grace = 5_000;
/** How long an engine has to report usage after its time limit; in milliseconds. */
const lastWords = 200;
/** One per process, because a model that is down is down for every caller. */
export const shared = openBreaker();

/**
 * Runs an engine for at most `limitMs` and keeps only sources that its tools returned. An error or timeout becomes a failure; only a lost
 * database connection is rethrown, because a retry helps.
 */
export async function runEngine(
  engine: Engine,
  briefing: Omit<Briefing, 'signal'>,
  toolContext: ToolContext,
  limitMs: number,
): Promise<Whole> {
  const clock = new AbortController();
  const tooLate = new Promise<never>((_resolve, reject) =>
    clock.signal.addEventListener('abort', () => reject(new EngineFailure('timeout', `No answer within ${limitMs} ms.`))),
  );
  const toolbox = openToolbox(toolContext, clock.signal);
  const { tools, did, settled } = watched(toolbox);
  const alarm = setTimeout(() => clock.abort(), limitMs);
  const work = engine.answer({ ...briefing, signal: clock.signal }, tools);
  try {
    const outcome = await Promise.race([work, tooLate]);
    const trace = storedTrace(outcome.trace, toolbox.secrets);
    return {
      tools: storedCalls(toolbox.calls, toolbox.secrets),
      did,
      outcome: { ...outcome, sources: evidenceOf(outcome.sources, toolbox.read) },
      trace,
      missed: [...toolbox.missed],
    };
  } catch (error) {
    const own = clock.signal.aborted ? await Promise.race([work.then(() => error, said), pause(lastWords, error)]) : error;
    await settled(grace);
    if (!(own instanceof EngineFailure) && outageOf(own)) throw own;
    return { tools: storedCalls(toolbox.calls, toolbox.secrets), did, failure: own instanceof EngineFailure ? own : error };
  } finally {
    clearTimeout(alarm);
  }
}

/**
 * Runs the shop's engines in order, each within its time limit, until one answers; skips recently failed ones. After permanent effects a
 * failure isn't passed to the next engine: the customer learns what was done, and the conversation is handed off.
 */
export async function runEngines(
  engines: readonly Engine[],
  briefing: Omit<Briefing, 'signal'>,
  toolContext: ToolContext,
  { limitMs = defaultLimit, breaker = shared }: { limitMs?: number; breaker?: Breaker } = {},
): Promise<RanAll> {
  const tools: ToolCall[] = [];
  const attempts: Attempt[] = [];
  let spent: Usage | undefined;
  let unsure: RanAll | undefined;
  let failed: { engine: Engine; ran: Whole } | undefined;
  const now = () => toolContext.ctx.now().getTime();
  for (const [place, engine] of engines.entries()) {
    const { circuit } = engine;
    if (circuit !== undefined && !breaker.allows(circuit, now())) {
      attempts.push(attemptOf(engine, 'resting: the engine failed several times within a minute'));
      failed ??= {
        engine,
        ran: { tools, did: [], failure: new EngineFailure('resting', 'The engine failed several times within a minute.') },
      };
      continue;
    }
    // A verification by the previous engine remains valid.
    const customer = { ...briefing.customer, verified: briefing.customer.verified || toolContext.customerId !== null };
    const ran = await runEngine(engine, { ...briefing, customer }, toolContext, engine.limitMs ?? limitMs).catch((error: unknown) => {
      if (circuit !== undefined) breaker.notify(circuit, 'well', now());
      throw error;
    });
    tools.push(...ran.tools);
    spent = sumOf(spent, usageOf(ran));
    const whole = { ...ran, tools, engine, attempts, usage: spent };
    if (circuit !== undefined) breaker.notify(circuit, wentBy(issueOf(ran)), now());
    if (ran.outcome) {
      if (place === engines.length - 1 || !isUnsure(engine, ran)) return whole;
      unsure = whole;
      attempts.push(attemptOf(engine, 'unsure: the engine would have handed off'));
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
  const last = failed ?? { engine: nobody, ran: { tools, did: [], failure: new EngineFailure('none', 'No engine is set up.') } };
  return { ...last.ran, tools, engine: last.engine, attempts, usage: spent ?? sumOf(undefined, undefined) };
}

/** The built-in engine had no answer, but a language model after it may. */
const isUnsure = ({ name }: Engine, { outcome, did }: Whole) =>
  name === 'builtin' &&
  did.length === 0 &&
  outcome?.decision === 'hand_off' &&
  (outcome.reason === 'low_confidence' || outcome.reason === 'missing_knowledge');

const attemptOf = ({ name, model }: Engine, failure: string): Attempt => ({ engine: name, model, failure });
const usageOf = ({ outcome, failure }: Ran) => outcome?.usage ?? (failure instanceof EngineFailure ? failure.usage : undefined);
const issueOf = ({ failure }: Ran) => (failure instanceof EngineFailure ? failure.issue : undefined);
const reasonOf = (failure: unknown) =>
  failure instanceof EngineFailure ? `${failure.issue}: ${failure.message}`.slice(0, 300) : 'error: the engine or one of its tools failed';
const nobody: Engine = { name: 'none', model: '', answer: () => Promise.reject(new EngineFailure('none', 'No engine is set up.')) };
const said = (error: unknown) => error;
const pause = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

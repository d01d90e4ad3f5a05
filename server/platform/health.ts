import type { Outside } from '../context.ts';
import type { Reader } from './db/tenant.ts';
import { outageProblem, Problem } from './http/problem.ts';
import type { Log } from './jobs/queue-logger.ts';

export type HealthCtx = { db: Reader; outside: Outside };
/** Throws when this process should get no traffic; returns a sentence when something is degraded, and nothing otherwise. */
export type HealthCheck = { name: string; run(ctx: HealthCtx): Promise<string | undefined> };

/** The timeout of a check, in milliseconds. */
const timeoutMs = 2_000;
/** When a failing installation is worth asking again, in seconds, unless the failed check knows. */
const usualRetry = 5;

/** Runs all checks at once. Throws a problem that names the failed ones, with their own message only if it is meant to be read. */
export async function checkHealth(checks: readonly HealthCheck[], ctx: HealthCtx, log: Log, waitMs = timeoutMs) {
  const answers = await Promise.all(checks.map(async (check) => ({ name: check.name, ...(await ask(check, ctx, log, waitMs)) })));
  const failed = answers.filter(({ failure }) => failure);
  const [first] = failed;
  if (first?.failure) {
    const errors = failed.map(({ name, failure }) => ({ path: name, message: failure?.message ?? '' }));
    const code = first.failure instanceof Problem ? first.failure.code : 'health.failing';
    const retryAfter = (first.failure instanceof Problem && first.failure.retryAfter) || usualRetry;
    throw new Problem(code, { detail: errors.map(({ path, message }) => `${path}: ${message}`).join(' '), errors, retryAfter });
  }
  return { status: 'ok' as const, checks: Object.fromEntries(answers.map(({ name, text }) => [name, text ?? 'ok'])) };
}

async function ask(
  { name, run }: HealthCheck,
  ctx: HealthCtx,
  log: Log,
  waitMs: number,
): Promise<{ text?: string | undefined; failure?: Error }> {
  const waiting = Promise.withResolvers<never>();
  const timer = setTimeout(() => waiting.reject(new Problem('health.failing', { detail: `No answer within ${waitMs / 1000} s.` })), waitMs);
  try {
    return { text: await Promise.race([run(ctx), waiting.promise]) };
  } catch (thrown) {
    const error = outageProblem(thrown) ?? thrown;
    log.warn({ err: error, check: name }, 'a health check failed');
    // A library's message may contain internals.
    return { failure: error instanceof Problem ? error : new Error('The check failed. See the log for the reason.') };
  } finally {
    clearTimeout(timer);
  }
}

import { cachedCsrfToken, forgetCsrfToken } from './csrf-cache.ts';
import { getCsrfToken } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

/** The CSRF token that every change carries; fetched once and cached until it is dropped. */
export const csrfToken = (): Promise<string> =>
  cachedCsrfToken(async () => (await exchange<{ csrf_token: string }>(describe(getCsrfToken, {}))).csrf_token);

/** Runs a change with the token; retries once, silently, with a new token when the server rejects the old one. */
export async function withCsrf<R>(run: (token: string) => Promise<R>): Promise<R> {
  try {
    return await run(await csrfToken());
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    forgetCsrfToken();
    if (problem.code !== 'csrf.invalid') throw problem;
    return run(await csrfToken());
  }
}

const isRefusal = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && (problem.status === 401 || problem.status === 403);

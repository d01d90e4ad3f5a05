import { getCsrfToken } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

let pending: Promise<string> | undefined;
let known = '';

/** The CSRF token that every change carries; fetched once and cached until it is dropped. */
export function csrfToken(): Promise<string> {
  if (pending) return pending;
  const mine = exchange<{ csrf_token: string }>(describe(getCsrfToken, {})).then((answer) => answer.csrf_token);
  pending = mine;
  mine.then(
    (token) => {
      if (pending === mine) known = token;
    },
    () => {
      // Pending callers get the error; the next change fetches again.
      if (pending === mine) pending = undefined;
    },
  );
  return mine;
}

/** The cached token, if any: a page that is closing cannot wait for a request. */
export const knownCsrfToken = (): string => known;

/** After a 401 or 403, a log-in or a log-out, the next change fetches a new token. */
export function forgetCsrfToken(): void {
  pending = undefined;
  known = '';
}

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

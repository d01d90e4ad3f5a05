import { getCsrfToken } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

let asked: Promise<string> | undefined;
let known = '';

/** The token every change carries; asked for once and kept until it is dropped. */
export function csrfToken(): Promise<string> {
  if (asked) return asked;
  const mine = exchange<{ csrf_token: string }>(describe(getCsrfToken, {})).then((answer) => answer.csrf_token);
  asked = mine;
  mine.then(
    (token) => {
      if (asked === mine) known = token;
    },
    () => {
      // Whoever waited hears of it; the next change asks again.
      if (asked === mine) asked = undefined;
    },
  );
  return mine;
}

/** The token if it is at hand: a page that is closing cannot wait for one. */
export const knownCsrfToken = (): string => known;

/** After a 401 or 403, a log-in or a log-out the next change asks for a new one. */
export function forgetCsrfToken(): void {
  asked = undefined;
  known = '';
}

/** Runs a change with the token; once more, silently, with a new one when the server no longer takes the old. */
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

import { type ProblemBody, type ProblemCode, problems } from '@parley/contract/problems';

import type { Limited, Plan } from '@parley/contract/plans';
import { retryableOf } from '../lib/outage.ts';

export type FieldError = { path: string; message: string };
/** The limit and usage that a refused request ran into. */
export type PlanLimit = { entitlement: Limited; plan: Plan; limit: number; used: number };

/** The standard way to refuse a request. Thrown anywhere, serialized as RFC 9457 by the server. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly limit: PlanLimit | undefined;
  constructor(
    code: ProblemCode,
    more: { detail?: string; errors?: FieldError[]; retryAfter?: number; limit?: PlanLimit; cause?: unknown } = {},
  ) {
    super(more.detail ?? problems[code][1], { cause: more.cause });
    this.code = code;
    this.status = problems[code][0];
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.limit = more.limit;
  }
  get body(): ProblemBody {
    return {
      type: `https://parley.example/problems/${this.code}`,
      title: problems[this.code][1],
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...this.limit,
    };
  }
}

/** How a foreign protocol writes answers: its content type, its errors, and the status of an answer without a body. */
export type ForeignProtocol = { type: string; problem(problem: Problem): object; status?: 204 | undefined };

export function missing(code: ProblemCode): never {
  throw new Problem(code);
}
/** The problem of an error that only says that the database can't serve this right now. */
export function outageProblem(error: unknown): Problem | undefined {
  const outage = retryableOf(error);
  return outage && new Problem(outage.code, { retryAfter: outage.retryAfter, cause: error });
}
/** Ends a command with a problem after committing its transaction. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The problem of a file that could not be stored; on a full disk it says so. */
export const notKept = (cause: unknown) =>
  new Problem('file.not_kept', { cause, retryAfter: 30, ...(isFull(cause) && { detail: noRoom }) });
const isFull = (cause: unknown) => cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT');
const noRoom = 'The server’s disk is full. Free up space, or ask whoever runs the server, then upload the file again.';

import { type ProblemBody, type ProblemCode, problems } from '@parley/contract/problems';

export type FieldError = { path: string; message: string };

/** The one way to say no. Thrown anywhere, answered as RFC 9457 at the edge. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  constructor(code: ProblemCode, more: { detail?: string; errors?: FieldError[]; retryAfter?: number; cause?: unknown } = {}) {
    super(more.detail ?? problems[code][1], { cause: more.cause });
    this.code = code;
    this.status = problems[code][0];
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
  get body(): ProblemBody {
    return {
      type: `https://parley.example/problems/${this.code}`,
      title: problems[this.code][1],
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

export function missing(code: ProblemCode): never {
  throw new Problem(code);
}
/** Ends a command with a problem after its transaction is committed. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

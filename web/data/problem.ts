import { t } from '../lib/messages.ts';

export type FieldError = { path: string; message: string };

type Facts = { status: number; code: string; detail: string; errors?: FieldError[] };

/** The error a call answered. `status` 0 means that no answer came; `detail` is a sentence for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: FieldError[];

  constructor({ status, code, detail, errors = [] }: Facts) {
    super(detail);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
  }
}

/** The problem of a failed response: its `detail`, else its `error` field, else a general message. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  // A proxy may answer with a page of its own; then only the status is known.
  const body: Record<string, unknown> = await response.json().catch(() => ({}));
  return new ApiProblem({
    status: response.status,
    code: asText(body?.code) ?? `http.${response.status}`,
    detail: asText(body?.detail) ?? asText(body?.error) ?? t('shell.error_occurred'),
    errors: Array.isArray(body?.errors) ? body.errors.filter(isFieldError) : [],
  });
}

/** The problem of a request that couldn't reach the server. */
export const unreachable = () => new ApiProblem({ status: 0, code: 'network.failed', detail: t('shell.error_occurred') });

/** The error catalogue's message for any error. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiProblem)) return t('shell.error_occurred');
  if (error.status === 401) return t('shell.session_expired');
  return error.status === 429 ? t('shell.too_many_requests') : error.detail;
}

/** Whether a retry may succeed: no answer came, the server failed, or it asked to wait. */
export const isPassing = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= 500 || [408, 425, 429].includes(error.status));

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** For a lock that was given up or stolen, which is no error. */
export function unlessAborted(error: unknown): void {
  if (!isAbort(error)) throw error;
}

const asText = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

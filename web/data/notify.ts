import { toast } from 'react-hot-toast/headless';
import { t } from '../lib/messages.ts';
import { ApiProblem, isAbort, sentenceFor } from './problem.ts';
import { quietCalls } from './quiet-calls.ts';

/** Toasts. Errors and neutral ones stay 4 s, success 2 s. */
export const notify = {
  success: (text: string) => toast.success(text),
  error: (text: string) => toast.error(text),
  plain: (text: string) => toast(text),
  /** Stays until it is dismissed by the id it returns. */
  loading: (text: string) => toast.loading(text),
  /** Shows one toast, however many calls report it. */
  sessionEnded: () => toast.error(t('shell.session_expired'), { id: 'session-ended' }),
  dismiss: (id: string) => toast.dismiss(id),
};

/** Shows a problem's message from the error catalogue, once however many calls failed for the same reason. A 401 was reported when it arrived. */
export function notifyProblem(error: unknown): void {
  if (isAbort(error) || (error instanceof ApiProblem && error.status === 401)) return;
  const text = sentenceFor(error);
  toast.error(text, { id: text });
}

/**
 * The same for a failed call of the contract, unless the call is a quiet one. A call in the background, which nobody asked for, is not
 * reported when the server couldn't be reached: the shell says that the connection is lost.
 */
export function notifyFailure({ line, background = false }: { line: string; background?: boolean }, problem: unknown): void {
  const isOutOfReach = problem instanceof ApiProblem && problem.status === 0;
  if (!quietCalls.has(line) && !(background && isOutOfReach)) notifyProblem(problem);
}

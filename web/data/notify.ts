import { toast } from 'react-hot-toast/headless';
import { t } from '../lib/messages.ts';
import { ApiProblem, isAbort, sentenceFor } from './problem.ts';

/** Short words in the corner. Errors and plain ones stay 4 s, success 2 s. */
export const notify = {
  success: (text: string) => toast.success(text),
  error: (text: string) => toast.error(text),
  plain: (text: string) => toast(text),
  /** Stays until it is dismissed with the id it returns. */
  loading: (text: string) => toast.loading(text),
  /** One toast, however many calls learn it. */
  sessionEnded: () => toast.error(t('shell.session_expired'), { id: 'session-ended' }),
  dismiss: (id: string) => toast.dismiss(id),
};

/** Says what went wrong, by the error catalogue, once however many calls failed for the same reason. A 401 was said when it came. */
export function tellProblem(error: unknown): void {
  if (isAbort(error) || (error instanceof ApiProblem && error.status === 401)) return;
  const text = sentenceFor(error);
  toast.error(text, { id: text });
}

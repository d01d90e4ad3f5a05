import { sendFeedback } from '@parley/contract/feedback';
import { useLocation } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { t } from '../../lib/messages.ts';

/** The form of the feedback window, which knows the page one is on. Success thanks, empties it and calls `onSent`. */
export function useFeedback(onSent: () => void) {
  const user = useAuth((auth) => auth.user);
  const { pathname } = useLocation();
  const form = useContractForm(async () => sendFeedback, {
    defaults: {
      feedback_type: 'general',
      title: '',
      description: '',
      merchant_id: user?.merchant_id ?? null,
      user_email: user?.email ?? null,
      page_url: location.origin + pathname,
    },
    quiet: true,
    onDone: ({ message }) => {
      notify.success(message || t('shell.feedback_thanks'));
      form.reset();
      onSent();
    },
  });
  // Title and description are missed in one sentence. Any refusal is told in one, too: the same button tries again.
  const missing = form.error('title') ?? form.error('description');
  const problem = missing ?? (form.problem && t('shell.feedback_failed'));
  return { form, problem, page: pathname, email: user?.email ?? '' };
}

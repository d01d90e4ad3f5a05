import { feedbackTypes, sendFeedback } from '@parley/contract/feedback';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { send } from '../../data/send.ts';
import { t } from '../../lib/messages.ts';

export { feedbackTypes };
export const TITLE_MOST = 100;

type Draft = { feedback_type: (typeof feedbackTypes)[number]; title: string; description: string };
const blank: Draft = { feedback_type: 'general', title: '', description: '' };

/** The states of the feedback window: what is typed, being sent, refused. Success empties the form and calls `onSent`. */
export function useFeedback(onSent: () => void) {
  const user = useAuth((auth) => auth.user);
  const { pathname } = useLocation();
  const [draft, setDraft] = useState(blank);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  // One key per text: pressing Send again after a lost answer stores nothing twice.
  const key = useRef(crypto.randomUUID());

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    key.current = crypto.randomUUID();
  };
  const submit = async () => {
    if (!draft.title.trim() || !draft.description.trim()) return setProblem(t('shell.feedback_missing'));
    setProblem('');
    setSending(true);
    const input = {
      ...draft,
      merchant_id: user?.merchant_id ?? null,
      user_email: user?.email ?? null,
      page_url: location.origin + pathname,
    };
    try {
      const { message } = await send(sendFeedback, input, { quiet: true, idempotencyKey: key.current });
      notify.success(message || t('shell.feedback_thanks'));
      setDraft(blank);
      key.current = crypto.randomUUID();
      onSent();
    } catch {
      // Whatever the reason, the text stays and the same button tries again; `send` has told the rest of the app.
      setProblem(t('shell.feedback_failed'));
    }
    setSending(false);
  };
  return { draft, change, send: submit, isSending, problem, page: pathname, email: user?.email ?? '' };
}

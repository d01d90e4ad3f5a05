import { feedbackTypes, sendFeedback } from '@parley/contract/feedback';
import { useLocation } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { t } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showSent } from './sent-toast.tsx';

const TITLE_MOST = 100;

type FeedbackDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Sends feedback to the operator. The draft stays until it was sent, even when the dialog is closed in between. */
export function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const { form, problem, page, email } = useFeedback(() => onOpenChange(false));
  const isSending = form.busy;
  const wrong = (name: string) => form.error(name) !== undefined;
  const footer = (
    <>
      <Button disabled={isSending} onClick={() => onOpenChange(false)}>
        {t('shell.feedback_cancel')}
      </Button>
      <Button variant="primary" type="submit" form="feedback" disabled={isSending}>
        {isSending ? t('shell.feedback_sending') : t('shell.feedback_send')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} busy={isSending} title={t('shell.feedback_title')} footer={footer}>
      <form {...form.props} id="feedback" className="grid gap-3.5">
        <Field label={t('shell.feedback_type')}>
          <Select {...form.field('feedback_type')} disabled={isSending}>
            {feedbackTypes.map((type) => (
              <option key={type} value={type}>
                {t(`shell.feedback_${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('shell.feedback_subject')}
          required
          aside={<span className="tabular-nums">{t('shell.feedback_counter', { used: form.values.title.length, most: TITLE_MOST })}</span>}
        >
          <Input {...form.field('title')} aria-invalid={wrong('title')} maxLength={TITLE_MOST} disabled={isSending} />
        </Field>
        <Field label={t('shell.feedback_description')} required>
          <Textarea {...form.field('description')} aria-invalid={wrong('description')} rows={5} maxLength={5000} disabled={isSending} />
        </Field>
        <KeyValue
          items={[
            { label: t('shell.feedback_page'), value: page },
            { label: t('shell.feedback_email'), value: email },
          ]}
        />
        <FormProblem>{problem}</FormProblem>
      </form>
    </Dialog>
  );
}

/** The form of the feedback dialog, which sends the current page along. On success it shows a toast, resets and calls `onSent`. */
function useFeedback(onSent: () => void) {
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
    onDone: ({ message, id }) => {
      showSent(message || t('shell.feedback_thanks'), id);
      form.reset();
      onSent();
    },
  });
  // One message covers a missing title and description, and one covers any rejection: the same button retries.
  const missing = form.error('title') ?? form.error('description');
  const problem = missing ?? (form.problem && t('shell.feedback_failed'));
  return { form, problem, page: pathname, email: user?.email ?? '' };
}

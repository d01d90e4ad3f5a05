import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { KeyValue } from '../../ui/key-value.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { feedbackTypes, TITLE_MOST, useFeedback } from './use-feedback.ts';

type FeedbackDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Tell the makers something. What was typed stays until it was sent, also when the window is closed in between. */
export function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const { draft, change, send, isSending, problem, page, email } = useFeedback(() => onOpenChange(false));
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
    <Dialog open={open} onOpenChange={(next) => isSending || onOpenChange(next)} title={t('shell.feedback_title')} footer={footer}>
      <form
        id="feedback"
        noValidate
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t('shell.feedback_type')}>
          <Select
            value={draft.feedback_type}
            disabled={isSending}
            onChange={(event) => change({ feedback_type: typeOf(event.target.value) })}
          >
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
          aside={<span className="tabular-nums">{t('shell.feedback_counter', { used: draft.title.length, most: TITLE_MOST })}</span>}
        >
          <Input
            value={draft.title}
            maxLength={TITLE_MOST}
            disabled={isSending}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label={t('shell.feedback_description')} required>
          <Textarea
            rows={5}
            value={draft.description}
            maxLength={5000}
            disabled={isSending}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <KeyValue
          items={[
            { label: t('shell.feedback_page'), value: page },
            { label: t('shell.feedback_email'), value: email },
          ]}
        />
        <div role="alert" className="contents">
          {problem && <p className="text-bad">{problem}</p>}
        </div>
      </form>
    </Dialog>
  );
}

const typeOf = (value: string) => feedbackTypes.find((type) => type === value) ?? 'general';

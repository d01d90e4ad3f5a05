import { type AiReport, reportAnswer, reportReasons } from '@parley/contract/ai-reports';
import type { Message } from '@parley/contract/messages';
import { type FormEvent, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { sentenceFor } from '../../../../data/problem.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { speak } from '../../../../lib/messages.ts';
import { reports } from './report-messages.ts';
import { ActionDialog } from '../../../../ui/action-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';

const t = speak({ reports });
type Reason = AiReport['reason'];

/** Reports an AI answer with a reason and an optional remark. */
export default function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const merchant = useMerchantId();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useCommand(reportAnswer, {
    onProblem: (found) => setProblem(sentenceFor(found)),
    onDone: () => {
      notify.success(t('reports.done'));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setProblem(reason === null ? t('reports.choose') : undefined);
    if (reason !== null) mutate({ merchant, id: message.conversation_id, seq: message.seq, reason, note });
  };
  return (
    <ActionDialog
      title={t('reports.title')}
      text={t('reports.text')}
      does={t('reports.do')}
      form={{ props: { onSubmit: submit }, busy: isPending, problem }}
      onClose={onClose}
    >
      <blockquote dir="auto" className="max-h-24 overflow-y-auto border-s-2 border-ai-line ps-3 text-sm text-ink-2 wrap-anywhere">
        {message.text}
      </blockquote>
      <fieldset className="grid rounded-lg border">
        <legend className="sr-only">{t('reports.which')}</legend>
        {reportReasons.map((one) => (
          <label
            key={one}
            className="flex min-h-9 items-center gap-3 border-b px-3 last:border-b-0 hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] max-md:min-h-11"
          >
            <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} className="accent-ink" />
            {t(`reports.reason_${one}`)}
          </label>
        ))}
      </fieldset>
      <Field label={t('reports.note')} optional>
        <Textarea maxLength={1000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </Field>
    </ActionDialog>
  );
}

import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { fromTimeField, toTimeField } from '../../../../lib/zoned-time.ts';
import { Input } from '../../../../ui/input.tsx';
import { yourTime } from '../../../../ui/your-time.ts';
import { sendTimes, timeIssue } from './send-times.ts';
import { t } from './messages.ts';

type DialogProps = { name: string; onSchedule: (at: Date) => void; onClose: () => void };

/** Any time within 90 days, in the teammate's own time zone. */
export default function ScheduleDialog({ name, onSchedule, onClose }: DialogProps) {
  const [value, setValue] = useState(() => toTimeField(sendTimes[1].at(new Date())));
  const [error, setError] = useState<string>();
  const schedule = () => {
    const at = fromTimeField(value);
    const issue = timeIssue(at, new Date());
    if (at === null || issue) return setError(t(`composer.${issue ?? 'later_invalid'}`));
    onSchedule(at);
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('composer.keep_writing')}</Button>
      <Button variant="primary" onClick={schedule}>
        {t('composer.later_schedule')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="small"
      title={t('composer.later_title')}
      description={t('composer.later_text', { name })}
      footer={footer}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          schedule();
        }}
      >
        <Field label={t('composer.later_date')} hint={yourTime()} error={error}>
          <Input type="datetime-local" value={value} onChange={(event) => setValue(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

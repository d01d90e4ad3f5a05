import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { fromTimeField, toTimeField } from '../../../../lib/zoned-time.ts';
import { Input } from '../../../../ui/input.tsx';
import { yourTime } from '../../../../ui/your-time.ts';
import { useNow } from '../use-now.ts';
import { snoozeTimes } from './snooze-times.ts';
import { t } from './messages.ts';

type DialogProps = { onSnooze: (until: string) => void; onClose: () => void };

/** Picks any time in the future. */
export default function SnoozeDialog({ onSnooze, onClose }: DialogProps) {
  const form = useId();
  const now = useNow();
  const [field, setField] = useState(() => toTimeField(snoozeTimes.tomorrow(new Date())));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = fromTimeField(field);
    if (until === null || until.getTime() <= Date.now()) return setError(t('thread.snooze_past'));
    onSnooze(until.toISOString());
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('thread.cancel')}</Button>
      <Button variant="primary" type="submit" form={form}>
        {t('thread.snooze_do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('thread.snooze_title')}
      description={t('thread.snooze_text')}
      footer={footer}
    >
      <form id={form} onSubmit={submit}>
        <Field label={t('thread.snooze_when')} hint={yourTime()} {...(error && { error })}>
          <Input
            type="datetime-local"
            value={field}
            min={toTimeField(new Date(now))}
            onChange={(event) => {
              setField(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { t } from './words.ts';

type DeclineProps = { isBusy: boolean; onDecline: (note: string) => void; onBack: () => void };

/** Why not, in one's own words for the team; none is asked for. */
export function DeclineForm({ isBusy, onDecline, onBack }: DeclineProps) {
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The requests have little room on a phone, and the buttons would lie below it.
  // With braces: newer browsers answer a promise, which React would take for the way back.
  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onBack();
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onDecline(note);
      }}
    >
      <Field label={t('approvals.decline_title')} hint={t('approvals.decline_hint')} optional>
        <Textarea rows={2} maxLength={500} value={note} autoFocus onChange={(event) => setNote(event.currentTarget.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{t('approvals.keep')}</Button>
        <Button variant="danger" type="submit" busy={isBusy}>
          {t('approvals.decline_do')}
        </Button>
      </div>
    </form>
  );
}

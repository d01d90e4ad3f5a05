import { type ReactNode, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { FormProblem } from './form-problem.tsx';
import { useUnsaved } from './unsaved.tsx';

type SaveBarProps = {
  form: { dirty: boolean; busy: boolean; problem: string | undefined; reset: () => void };
  /** At the foot of the page it stays in view; in a card it closes the card's own form. */
  place?: 'page' | 'card';
  /** What the button does, where a page saves more than one thing. */
  save?: string;
  /** Above the buttons: somebody else's change. */
  notice?: ReactNode;
  /** Beside the buttons: another way on after a problem. */
  more?: ReactNode;
};

/** Saves the form it stands in. While there are unsaved changes it says so, can discard them, and the page asks before it is left. */
export function SaveBar({
  form: { dirty, busy, problem, reset },
  place = 'page',
  save = t('ui.save_changes'),
  notice,
  more,
}: SaveBarProps) {
  useUnsaved(dirty);
  const bar = useRef<HTMLDivElement>(null);
  const discard = () => {
    reset();
    // The button goes, the focus stays in the bar.
    bar.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <div ref={bar} className={cx('grid gap-2', place === 'page' && 'sticky bottom-0 z-10 -mx-1 border-t bg-bg px-1 py-3')}>
      {notice}
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {save}
        </Button>
        {more}
        <Button variant="ghost" className={cx(!dirty && 'invisible')} onClick={discard}>
          {t('ui.discard_changes')}
        </Button>
        <p role="status" className="min-w-0 text-sm text-ink-3">
          {dirty ? t('ui.unsaved_changes') : ''}
        </p>
      </div>
    </div>
  );
}

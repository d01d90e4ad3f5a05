import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type GuardProps = {
  when: boolean;
  /** Navigating within the page would lose unsaved input, too: for a form in a drawer that the address opens. */
  everywhere?: boolean;
};

/** While there are unsaved changes, navigating asks first; closing the window shows the browser's own dialog. */
export function LeaveGuard({ when, everywhere = false }: GuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && (everywhere || currentLocation.pathname !== nextLocation.pathname),
  );
  useEffect(() => {
    if (!when) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  const footer = (
    <>
      <Button variant="danger" onClick={() => blocker.proceed()}>
        {t('ui.leave')}
      </Button>
      <Button variant="primary" onClick={() => blocker.reset()}>
        {t('ui.stay')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      size="small"
      title={t('ui.leave_title')}
      description={t('ui.leave_text')}
      footer={footer}
    />
  );
}

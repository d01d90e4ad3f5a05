import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type GuardProps = {
  when: boolean;
  /** What is unsaved would also go by a step within the page: a form in a drawer that the address opens. */
  everywhere?: boolean;
};

/** While something is unsaved, going to another page asks first; closing the window asks in the browser's own words. */
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

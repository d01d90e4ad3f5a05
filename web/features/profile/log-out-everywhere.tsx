import { revokeSessions } from '@parley/contract/users';
import { useState } from 'react';
import { send } from '../../data/send.ts';
import { signOut } from '../../data/session-end.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMyId } from './data.ts';
import { t } from './words.ts';

/** Ends every session after a question, this one last. */
export function LogOutEverywhere() {
  const id = useMyId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    // Not useDo: it would read the list again, with a session that is gone, and call that an expired one.
    await signOut(() => send(revokeSessions, { id })).catch(() => setBusy(false));
  }
  const footer = (
    <>
      <Button onClick={() => setOpen(false)}>{t('profile.cancel')}</Button>
      <Button variant="danger" busy={busy} onClick={() => void leave()}>
        {t('profile.sessions_end_all')}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('profile.sessions_end_all')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={t('profile.sessions_end_all_title')}
        description={t('profile.sessions_end_all_text')}
        footer={footer}
      />
    </>
  );
}

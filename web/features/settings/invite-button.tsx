import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { t } from './words.ts';

export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('settings.team_invite')}</Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

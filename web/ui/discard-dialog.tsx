import { t } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before a form with unsaved changes is closed. */
export const DiscardDialog = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <Dialog
    open
    onOpenChange={onKeep}
    size="small"
    title={t('ui.discard_title')}
    description={t('ui.leave_text')}
    footer={
      <>
        <Button variant="danger" onClick={onDiscard}>
          {t('ui.discard')}
        </Button>
        <Button variant="primary" onClick={onKeep}>
          {t('ui.keep_editing')}
        </Button>
      </>
    }
  />
);

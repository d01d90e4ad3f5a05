import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { t } from './messages.ts';

type ConfirmProps = { title: string; text: string; busy: boolean; onDo: () => void; onClose: () => void };

/** Asks before a permanent deletion. */
export function Confirm({ title, text, busy, onDo, onClose }: ConfirmProps) {
  const footer = (
    <>
      <Button onClick={onClose}>{t('knowledge.cancel')}</Button>
      <Button variant="danger" busy={busy} onClick={onDo}>
        {t('knowledge.delete')}
      </Button>
    </>
  );
  return <Dialog open onOpenChange={onClose} size="small" title={title} description={text} footer={footer} />;
}

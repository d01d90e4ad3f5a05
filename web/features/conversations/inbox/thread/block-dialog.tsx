import type { Conversation } from '@parley/contract/conversations';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useBlocking } from './use-blocking.ts';
import { t } from './messages.ts';

/** Explains blocking before it happens. */
export default function BlockDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { block, isBusy } = useBlocking(conversation);
  const name = conversation.customer_name;
  const confirm = async () => {
    if (await block()) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('thread.cancel')}</Button>
      <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
        {t('thread.block_do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('thread.block_title', { name })}
      description={t('thread.block_text', { name })}
      footer={footer}
    />
  );
}

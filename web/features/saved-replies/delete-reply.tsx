import { deleteSavedReply, type SavedReply } from '@parley/contract/saved-replies';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from './words.ts';

type DeleteReplyProps = { reply: SavedReply; onClose: () => void; onGone: () => void };

export function DeleteReply({ reply: { id, title }, onClose, onGone }: DeleteReplyProps) {
  const merchant = useMerchantId();
  const remove = useDo(deleteSavedReply, {
    onDone: () => {
      notify.success(t('replies.deleted', { title }));
      onGone();
    },
    onProblem: onClose,
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('replies.cancel')}</Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ merchant, id })}>
        {t('replies.delete')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('replies.delete_title', { title })}
      description={t('replies.delete_text')}
      footer={footer}
    />
  );
}

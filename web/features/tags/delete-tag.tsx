import { useMerchantId } from '../../data/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDeleteTag } from './data.ts';
import type { ListedTag } from './rows.ts';
import { t } from './words.ts';

/** Says beforehand how many conversations lose it. */
export function DeleteTag({ tag: { id, name, conversations_count: count }, onClose }: { tag: ListedTag; onClose: () => void }) {
  const merchant = useMerchantId();
  const remove = useDeleteTag(name, onClose);
  const footer = (
    <>
      <Button onClick={onClose}>{t('tags.cancel')}</Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ merchant, id })}>
        {t('tags.delete_do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('tags.delete_title', { name })}
      description={t('tags.delete_text', { count })}
      footer={footer}
    />
  );
}

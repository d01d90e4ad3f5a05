import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDeleteTag } from './data.ts';
import type { ListedTag } from './rows.ts';
import { EditTag } from './tag-dialog.tsx';
import { t } from './messages.ts';

/** The actions this person may take on a tag; empty for read-only roles. */
export function TagActions({ tag }: { tag: ListedTag }) {
  const mayEdit = useMay('tags:write');
  const mayDelete = useMay('settings:write');
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <span className="flex justify-end">
      {mayEdit && <IconButton label={t('tags.edit_label', tag)} icon={<Pencil />} onClick={() => setOpen('edit')} />}
      {mayDelete && <IconButton label={t('tags.delete_label', tag)} icon={<Trash />} onClick={() => setOpen('delete')} />}
      {open === 'edit' && <EditTag tag={tag} onClose={close} />}
      {open === 'delete' && <DeleteTag tag={tag} onClose={close} />}
    </span>
  );
}

/** Says how many conversations will lose the tag. */
function DeleteTag({ tag: { id, name, conversations_count: count }, onClose }: { tag: ListedTag; onClose: () => void }) {
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

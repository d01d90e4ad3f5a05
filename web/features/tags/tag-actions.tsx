import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMay } from '../../data/auth.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DeleteTag } from './delete-tag.tsx';
import type { ListedTag } from './rows.ts';
import { EditTag } from './tag-dialog.tsx';
import { t } from './words.ts';

/** What this person may do with a tag; nothing for those who may only look. */
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

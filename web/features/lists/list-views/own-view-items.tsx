import { updateView, type View } from '@parley/contract/views';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import type { Kept, ViewQuestion } from './view-question.ts';
import { t } from './messages.ts';

type ItemsProps = {
  view: View;
  /** The list's state, when it differs from the view. */
  changed: Kept | null;
  onShow: (id: string) => void;
  onAsk: (question: ViewQuestion) => void;
};

/** Actions on a view of one's own. */
export function OwnViewItems({ view, changed, onShow, onAsk }: ItemsProps) {
  const merchant = useMerchantId();
  const mayShare = useMay('settings:write');
  // The menu has closed by the time the answer arrives.
  const saving = useCommand(updateView, {
    onDone: () => {
      notify.success(t('lists.view_saved'));
      onShow(view.id);
    },
  });
  const sharing = useCommand(updateView);
  const save = ({ filter, sort, order, columns }: Kept) =>
    saving.mutate({ merchant, id: view.id, filter, sort, order, columns: columns && [...columns] });
  return (
    <>
      {changed && <MenuItem onSelect={() => save(changed)}>{t('lists.view_save', { name: view.name })}</MenuItem>}
      <MenuItem onSelect={() => onAsk({ kind: 'rename', view })}>{t('lists.view_rename')}</MenuItem>
      {mayShare && (
        <MenuItem onSelect={() => sharing.mutate({ merchant, id: view.id, shared: !view.shared })}>
          {view.shared ? t('lists.view_unshare') : t('lists.view_share')}
        </MenuItem>
      )}
      <MenuItem tone="danger" onSelect={() => onAsk({ kind: 'delete', view })}>
        {t('lists.view_delete')}
      </MenuItem>
    </>
  );
}

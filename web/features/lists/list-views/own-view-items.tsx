import { updateView, type View } from '@parley/contract/views';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useDo } from '../../../data/use-do.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import type { Kept, ViewQuestion } from './view-question.ts';
import { t } from './words.ts';

type ItemsProps = {
  view: View;
  /** What the list shows now, when that is not what the view says. */
  changed: Kept | null;
  onShow: (id: string) => void;
  onAsk: (question: ViewQuestion) => void;
};

/** What may be done with a view of one's own. */
export function OwnViewItems({ view, changed, onShow, onAsk }: ItemsProps) {
  const merchant = useMerchantId();
  const mayShare = useMay('settings:write');
  // The menu is gone when the answer comes.
  const saving = useDo(updateView, {
    onDone: () => {
      notify.success(t('lists.view_saved'));
      onShow(view.id);
    },
  });
  const sharing = useDo(updateView);
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

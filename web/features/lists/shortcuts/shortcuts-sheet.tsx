import { Link, useLocation } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { t } from './messages.ts';

/** All shortcuts, and the way to the help of the page. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} size="large" title={t('shortcuts.title')} description={t('shortcuts.text')}>
      <p className="mb-4">
        <Link to={`/help?for=${pathname}`} onClick={onClose} className="underline underline-offset-2">
          {t('shortcuts.page_help')}
        </Link>
      </p>
      <ShortcutList />
    </Dialog>
  );
}

import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../data/auth.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { ImportDialog, useExport } from '../../lists/imports/index.ts';
import { type ListNarrowing, ListScreen } from '../../lists/lists/index.ts';
import { ordersList } from './orders-list.tsx';
import { t } from './messages.ts';

const OrderDrawer = lazy(() => import('./order-drawer.tsx'));
const NewOrder = lazy(() => import('./new-order.tsx'));

/** All orders; one of them beside the list. */
export function OrdersScreen() {
  const mayWrite = useMay('orders:write');
  const mayImport = useMay('imports:write');
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [, setSearch] = useSearchParams();
  useHotkey('n', () => setCreating(true), { when: mayWrite, harmless: true });
  const create = () => setCreating(true);
  const startImport = mayImport ? () => setImporting(true) : undefined;
  const show = (id: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('order', id);
      return next;
    });
  return (
    <>
      <ListScreen
        definition={ordersList}
        drawer={(id, close) => <OrderDrawer key={id} id={id} onClose={close} />}
        tools={(narrowing) => (
          <>
            <MoreMenu narrowing={narrowing} onImport={startImport} />
            {mayWrite && (
              <Button variant="primary" icon={<Plus />} kbd="n" onClick={create}>
                {t('orders.new_order')}
              </Button>
            )}
          </>
        )}
        first={
          <>
            {mayWrite && <Button onClick={create}>{t('orders.first')}</Button>}
            {startImport && <Button onClick={startImport}>{t('orders.first_import')}</Button>}
          </>
        }
      />
      {isImporting && <ImportDialog kind="orders" open onClose={() => setImporting(false)} />}
      {isCreating && (
        <Suspense>
          <NewOrder onMade={show} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

type MoreProps = { narrowing: ListNarrowing; /** Undefined for roles that may not import. */ onImport: (() => void) | undefined };

function MoreMenu({ narrowing, onImport }: MoreProps) {
  const { start, busy } = useExport('orders', narrowing);
  return (
    <Menu align="end" trigger={<IconButton label={t('orders.menu')} icon={<Ellipsis />} />}>
      {onImport && (
        <MenuItem icon={<Upload />} onSelect={onImport}>
          {t('orders.import')}
        </MenuItem>
      )}
      <MenuItem icon={<Download />} disabled={busy} onSelect={start}>
        {t('orders.export')}
      </MenuItem>
    </Menu>
  );
}

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
  return (
    <ListScreen
      definition={ordersList}
      drawer={(id, close) => <OrderDrawer key={id} id={id} onClose={close} />}
      tools={(narrowing) => (
        <>
          <MoreMenu narrowing={narrowing} />
          {mayWrite && <NewOrderButton />}
        </>
      )}
    />
  );
}

function MoreMenu({ narrowing }: { narrowing: ListNarrowing }) {
  const [isImporting, setImporting] = useState(false);
  const mayImport = useMay('imports:write');
  const { start, busy } = useExport('orders', narrowing);
  return (
    <>
      <Menu align="end" trigger={<IconButton label={t('orders.menu')} icon={<Ellipsis />} />}>
        {mayImport && (
          <MenuItem icon={<Upload />} onSelect={() => setImporting(true)}>
            {t('orders.import')}
          </MenuItem>
        )}
        <MenuItem icon={<Download />} disabled={busy} onSelect={start}>
          {t('orders.export')}
        </MenuItem>
      </Menu>
      {isImporting && <ImportDialog kind="orders" open onClose={() => setImporting(false)} />}
    </>
  );
}

function NewOrderButton() {
  const [isOpen, setOpen] = useState(false);
  const [, setSearch] = useSearchParams();
  useHotkey('n', () => setOpen(true), { harmless: true });
  const show = (id: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('order', id);
      return next;
    });
  return (
    <>
      <Button variant="primary" icon={<Plus />} kbd="n" onClick={() => setOpen(true)}>
        {t('orders.new_order')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewOrder onMade={show} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

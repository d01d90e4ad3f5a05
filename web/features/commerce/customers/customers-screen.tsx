import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useMay } from '../../../data/auth.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { useIsPhone } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { ImportDialog, useExport } from '../../lists/imports/index.ts';
import { type ListNarrowing, ListScreen } from '../../lists/lists/index.ts';
import { customersList } from './customers-list.tsx';
import { useDuplicates } from './data.ts';
import { usePlace } from './use-place.ts';
import { t } from './messages.ts';

const CustomerDrawer = lazy(() => import('./customer-drawer.tsx'));
const CustomerForm = lazy(() => import('./customer-form.tsx'));
const DuplicateList = lazy(() => import('./duplicate-list.tsx'));

/** All customers, one of them beside the list; or the possible duplicates. */
export function CustomersScreen() {
  const isDuplicates = useDuplicatesPlace();
  const mayWrite = useMay('customers:write');
  const mayImport = useMay('imports:write');
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { open } = usePlace();
  useHotkey('n', () => setCreating(true), { when: mayWrite, harmless: true });
  const create = () => setCreating(true);
  const startImport = mayImport ? () => setImporting(true) : undefined;
  const duplicates = () => (
    <Suspense>
      <DuplicateList />
    </Suspense>
  );
  return (
    <>
      <ListScreen
        definition={customersList}
        instead={isDuplicates ? duplicates : undefined}
        drawer={(id, close) => <CustomerDrawer key={id} id={id} onClose={close} />}
        tools={(narrowing) => (
          <>
            <DuplicatesButton />
            <MoreMenu narrowing={narrowing} onImport={startImport} />
            {mayWrite && (
              <Button variant="primary" icon={<Plus />} kbd="n" onClick={create}>
                <span className="max-md:sr-only">{t('customers.new')}</span>
              </Button>
            )}
          </>
        )}
        first={
          <>
            {mayWrite && <Button onClick={create}>{t('customers.first')}</Button>}
            {startImport && <Button onClick={startImport}>{t('customers.first_import')}</Button>}
          </>
        }
      />
      {isImporting && <ImportDialog kind="customers" open onClose={() => setImporting(false)} />}
      {isCreating && (
        <Suspense>
          <CustomerForm onDone={({ id }) => open(id)} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the duplicates are shown; searching, filtering or choosing a view returns to the list. */
function useDuplicatesPlace(): boolean {
  const { isDuplicates, isNarrowed, hideDuplicates } = usePlace();
  const leave = useEffectEvent(() => isDuplicates && isNarrowed && hideDuplicates({ replace: true }));
  useEffect(() => {
    leave();
  }, [isDuplicates, isNarrowed]);
  return isDuplicates && !isNarrowed;
}

/** Opens the possible duplicates, if there are any, or returns to the list. On a phone it is in the menu. */
function DuplicatesButton() {
  const { isDuplicates, showDuplicates, hideDuplicates } = usePlace();
  const count = useDuplicates().data?.items.length ?? 0;
  const isPhone = useIsPhone();
  if (isDuplicates) return <Button onClick={() => hideDuplicates()}>{t('customers.duplicates_back')}</Button>;
  if (count === 0 || isPhone) return null;
  return (
    <Button icon={<Copy />} onClick={showDuplicates}>
      {t('customers.duplicates_count', { count })}
    </Button>
  );
}

type MoreProps = { narrowing: ListNarrowing; /** Undefined for roles that may not import. */ onImport: (() => void) | undefined };

function MoreMenu({ narrowing, onImport }: MoreProps) {
  const isPhone = useIsPhone();
  const { isDuplicates, showDuplicates } = usePlace();
  const count = useDuplicates().data?.items.length ?? 0;
  const { start, busy } = useExport('customers', narrowing);
  return (
    <Menu align="end" trigger={<IconButton label={t('customers.more')} icon={<Ellipsis />} />}>
      {isPhone && !isDuplicates && count > 0 && (
        <MenuItem icon={<Copy />} onSelect={showDuplicates}>
          {t('customers.duplicates_count', { count })}
        </MenuItem>
      )}
      {onImport && (
        <MenuItem icon={<Upload />} onSelect={onImport}>
          {t('customers.import')}
        </MenuItem>
      )}
      <MenuItem icon={<Download />} disabled={busy} onSelect={start}>
        {t('customers.export')}
      </MenuItem>
    </Menu>
  );
}

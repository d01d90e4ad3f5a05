import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { t } from '../../lib/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageArea } from '../frame/page-area.tsx';
import { SearchButton } from '../frame/search-button.tsx';

const OperatorDrawer = lazy(async () => ({ default: (await import('./operator-drawer.tsx')).OperatorDrawer }));

/** An operator's page. On a phone its menu opens from the top bar. */
export function OperatorFrame() {
  const [isMenu, setMenu] = useState(false);
  const tools = (
    <>
      <SearchButton />
      <IconButton label={t('shell.navigation')} icon={<Menu />} className="md:hidden" onClick={() => setMenu(true)} />
      {isMenu && (
        <Suspense>
          <OperatorDrawer onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </>
  );
  return (
    <PageArea tools={tools}>
      <Outlet />
    </PageArea>
  );
}

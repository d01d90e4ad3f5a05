import { Outlet } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { Search } from '../../features/lists/search/index.ts';
import { ToastRoom } from '../../ui/toast-room.tsx';
import { SkipLink } from '../frame/skip-link.tsx';
import { useCommands } from '../frame/use-commands.ts';
import { SuperAdminOnly } from '../guards.tsx';
import { operatorPages } from '../pages.ts';
import { OperatorSidebar } from './operator-sidebar.tsx';

const reachable = operatorPages.filter(({ path }) => !path.includes(':'));

/** Around every operator's page: dense, without the feedback button. Its own guard lets only super admins stay. */
export function OperatorShell() {
  const hasUser = useAuth((auth) => auth.user !== null);
  const commands = useCommands(reachable);
  if (!hasUser) return null;
  return (
    <SuperAdminOnly>
      <div className="grid h-dvh grid-cols-[224px_minmax(0,1fr)] max-md:grid-cols-1">
        <SkipLink />
        <OperatorSidebar />
        <div className="relative flex min-h-0 min-w-0 flex-col">
          <Outlet />
          <ToastRoom on="phone" />
        </div>
        <Search commands={commands} />
      </div>
    </SuperAdminOnly>
  );
}

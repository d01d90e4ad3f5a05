import { Outlet } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { useLiveStream } from '../../data/live.ts';
import { FeedbackButton } from '../../features/feedback/index.ts';
import { useBrowserNotices } from '../../features/notifications/index.ts';
import { Search } from '../../features/search/index.ts';
import { Shortcuts } from '../../features/shortcuts/index.ts';
import { SkipLink } from '../frame/skip-link.tsx';
import { useCommands } from '../frame/use-commands.ts';
import { merchantPages, settingsPages } from '../pages.ts';
import { ConnectionNote } from './connection-note.tsx';
import { useMayOpen } from './menu.ts';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useBadgeCounts } from './use-badge-counts.ts';

/** Around every page of the merchant's: menu, search, feedback, and the stream that keeps it all fresh. */
export function MerchantShell() {
  const hasUser = useAuth((auth) => auth.user !== null);
  const mayOpen = useMayOpen();
  const commands = useCommands([...merchantPages, ...settingsPages].filter(({ path }) => mayOpen(path)));
  useLiveStream();
  useBadgeCounts();
  useBrowserNotices();
  // Between the end of a session and the log-in page there is nobody to draw for.
  if (!hasUser) return null;
  return (
    <div className="grid h-dvh grid-cols-[224px_minmax(0,1fr)] max-md:grid-cols-1">
      <SkipLink />
      <Sidebar />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="relative flex min-h-0 flex-1 flex-col">
          <Outlet />
        </div>
        <PhoneBar />
      </div>
      <FeedbackButton />
      <ConnectionNote />
      <Search commands={commands} />
      <Shortcuts />
    </div>
  );
}

import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { useLiveState, useLiveStream } from '../../data/live.ts';
import { FeedbackButton } from '../../features/account/feedback/index.ts';
import { useBrowserNotices } from '../../features/automation/notifications/index.ts';
import { Offline } from '../../features/conversations/offline/index.ts';
import { Search } from '../../features/lists/search/index.ts';
import { Shortcuts } from '../../features/lists/shortcuts/index.ts';
import { t } from '../../lib/messages.ts';
import { ToastRoom } from '../../ui/toast-room.tsx';
import { SkipLink } from '../frame/skip-link.tsx';
import { useCommands } from '../frame/use-commands.ts';
import { merchantPages } from '../pages.ts';
import { settingsPages } from '../settings-pages.ts';
import { useMayOpen } from './menu.ts';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useBadgeCounts } from './use-badge-counts.ts';

/** Around every merchant's page: menu, search, feedback, and the live stream. */
export function MerchantShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const hasUser = useAuth((auth) => auth.user !== null);
  const mayOpen = useMayOpen();
  const commands = useCommands([...merchantPages, ...settingsPages].filter(({ path }) => mayOpen(path)));
  useLiveStream();
  useBadgeCounts();
  useBrowserNotices();
  // Between the end of a session and the log-in page there is no user to render for.
  if (!hasUser) return null;
  return (
    <div className="grid h-dvh grid-cols-[224px_minmax(0,1fr)] max-md:grid-cols-1">
      <SkipLink />
      <Sidebar />
      <div className="flex min-h-0 min-w-0 flex-col">
        <div className="relative flex min-h-0 flex-1 flex-col">{children}</div>
        <Suspense>
          <Offline />
        </Suspense>
        <ToastRoom on="phone" />
        <PhoneBar />
      </div>
      <FeedbackButton />
      <ConnectionNote />
      <Search commands={commands} />
      <Shortcuts />
    </div>
  );
}

/** Says that the screen may be outdated. It floats, so that nothing moves when it appears or goes. */
function ConnectionNote() {
  const isLost = useLiveState() === 'lost';
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 z-40 grid justify-items-center in-[:has([data-offline])]:hidden"
    >
      {isLost && (
        <span className="flex animate-rise items-center gap-2 rounded-full border bg-raised px-3 py-1 shadow-float">
          <span aria-hidden className="size-[7px] animate-breathe rounded-full bg-bad" />
          {t('shell.reconnecting')}
        </span>
      )}
    </div>
  );
}

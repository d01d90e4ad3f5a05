import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useAuth } from '../../data/auth.ts';
import { localStore } from '../../lib/browser.ts';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ToastRoom } from '../../ui/toast-room.tsx';
import { NavEntry } from '../frame/nav-entry.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { titleOf } from '../page.ts';
import { entryOf } from './families.ts';
import { type MenuEntry, type MenuGroup, useMenu } from './menu.ts';
import { ShopFoot } from './shop-foot.tsx';

/** The merchant's menu on a wide screen. */
export function Sidebar() {
  const { groups, agent } = useMenu();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('shell.navigation')} className="flex min-h-0 flex-col border-e px-2 pt-2.5 pb-2 max-md:hidden">
      <Link to="/dashboard" className="mb-2 self-start rounded px-2 py-1.5 text-[14px]">
        <Logo />
      </Link>
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-2">
        {groups.map((group) => (
          <Group key={group.label} group={group} />
        ))}
      </div>
      <ToastRoom on="wide screen" />
      <AvailabilitySwitch />
      <ul className="pb-0.5 empty:hidden">{agent && <AgentEntry {...agent} />}</ul>
      {/* The feedback button is placed at the end of this line. */}
      <ul className="pe-[38px] pb-2">
        <NavEntry to={`/help?for=${pathname}`} icon={CircleHelp} current={pathname === '/help'}>
          {t('shell.help')}
        </NavEntry>
      </ul>
      <div className="border-t pt-2">
        <ShopFoot />
      </div>
    </nav>
  );
}

/** Outside of the groups, so that no closed one hides it. */
export function AgentEntry({ to, label, icon, onOpen }: MenuEntry & { onOpen?: () => void }) {
  return (
    <NavEntry to={to} icon={icon} current={useLocation().pathname === to} onClick={onOpen}>
      {titleOf({ title: label })}
    </NavEntry>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const { open, setOpen } = useOpenGroups();
  const current = entryOf(useLocation().pathname);
  const isHere = group.entries.some(({ to }) => entryOf(to) === current);
  const [closedAt, setClosedAt] = useState('');
  // The open page's group is open, until somebody closes it there.
  const isOpen = isHere ? closedAt !== current : group.names.some((name) => open.includes(name));
  const id = useId();
  const toggle = () => {
    setClosedAt(isOpen ? current : '');
    setOpen(group.names, !isOpen);
  };
  return (
    <section className="pb-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={cx(
          'flex h-7 w-full items-center justify-between rounded px-2 text-xs font-strong hover:text-ink-2',
          // A closed group is highlighted when the current page is in it.
          isHere && !isOpen ? 'text-ink' : 'text-ink-3',
        )}
      >
        {t(group.label)}
        <ChevronDown aria-hidden className={cx('size-[13px]! transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')} />
      </button>
      <ul id={id} hidden={!isOpen} className="grid gap-0.5">
        <Entries group={group} />
      </ul>
    </section>
  );
}

/** The entries of a group; the Inbox shows the user's count of unread conversations. */
export function Entries({ group, onOpen }: { group: MenuGroup; onOpen?: () => void }) {
  const current = entryOf(useLocation().pathname);
  const unread = useAuth((auth) => auth.user?.unread_count ?? 0);
  return group.entries.map(({ to, label, icon }) => (
    <NavEntry
      key={to}
      to={to}
      icon={icon}
      current={entryOf(to) === current}
      end={to === '/inbox' && <Badge count={unread} unit={t('shell.unread_unit')} label={t('shell.unread', { count: unread })} />}
      onClick={onOpen}
    >
      {titleOf({ title: label })}
    </NavEntry>
  ));
}

type OpenGroups = { open: string[]; setOpen: (names: readonly string[], isOpen: boolean) => void };

/** The open groups of the sidebar, stored on this computer. By default Main and Commerce are open, Tools and Settings are not. */
export const useOpenGroups = create<OpenGroups>()(
  persist(
    (set) => ({
      open: ['dashboard', 'inbox', 'commerce'],
      setOpen: (names, isOpen) =>
        set(({ open }) => {
          const others = open.filter((name) => !names.includes(name));
          return { open: isOpen ? [...others, ...names] : others };
        }),
    }),
    {
      name: 'sidebar-storage',
      storage: createJSONStorage(() => localStore),
      partialize: ({ open }) => ({ open }),
      merge: (stored, current) => ({ ...current, ...(hasNames(stored) && { open: stored.open }) }),
    },
  ),
);

/** Something else may have written the storage. */
function hasNames(stored: unknown): stored is Pick<OpenGroups, 'open'> {
  const { open }: { open?: unknown } = typeof stored === 'object' && stored !== null ? stored : {};
  return Array.isArray(open) && open.every((name) => typeof name === 'string');
}

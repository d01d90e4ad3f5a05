import { Link, useLocation } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LogOutButton } from '../frame/log-out-button.tsx';
import { NavEntry } from '../frame/nav-entry.tsx';
import { ThemeButton } from '../frame/theme-button.tsx';
import { operateMenu, operatorMenu } from './operator-menu.ts';

export function OperatorSidebar() {
  return (
    <nav aria-label={t('shell.navigation')} className="flex min-h-0 flex-col border-e px-2 pt-2.5 pb-2 max-md:hidden">
      <Link to="/admin" className="mb-2 flex items-center gap-[9px] rounded px-2 py-1.5 text-[14px]">
        <Logo />
        <Tag className="ms-auto">{t('shell.operator')}</Tag>
      </Link>
      <OperatorEntries />
      <div className="border-t pt-2">
        <OperatorFoot />
      </div>
    </nav>
  );
}

/** Both groups; the first needs no name. */
export function OperatorEntries({ onOpen }: { onOpen?: () => void }) {
  return (
    <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-2">
      <Entries menu={operatorMenu} onOpen={onOpen} />
      <h2 className="flex h-8 items-center px-2 pt-2 text-xs text-ink-3">{t('shell.group_operate')}</h2>
      <Entries menu={operateMenu} onOpen={onOpen} />
    </div>
  );
}

function Entries({ menu, onOpen }: { menu: typeof operatorMenu; onOpen: (() => void) | undefined }) {
  const { pathname } = useLocation();
  const isCurrent = (to: string) => pathname === to || (to === '/admin/merchants' && pathname.startsWith('/admin/merchants/'));
  return (
    <ul className="grid gap-0.5">
      {menu.map(({ to, label, icon }) => (
        <NavEntry key={to} to={to} icon={icon} current={isCurrent(to)} onClick={onOpen}>
          {t(label)}
        </NavEntry>
      ))}
    </ul>
  );
}

export function OperatorFoot() {
  const user = useAuth((auth) => auth.user);
  return (
    <div className="flex w-full items-center">
      <span className="flex min-w-0 flex-1 items-center gap-2 px-1.5 py-0.5">
        <Avatar name={user?.name ?? ''} />
        <span className="min-w-0">
          <span className="block truncate font-medium">{user?.name}</span>
          <span className="block truncate text-xs text-ink-3">{user?.email}</span>
        </span>
      </span>
      <ThemeButton />
      <LogOutButton />
    </div>
  );
}

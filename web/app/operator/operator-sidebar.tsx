import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import Flag from 'lucide-react/icons/flag';
import Gauge from 'lucide-react/icons/gauge';
import Key from 'lucide-react/icons/key-round';
import Megaphone from 'lucide-react/icons/megaphone';
import Plug from 'lucide-react/icons/plug';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import Store from 'lucide-react/icons/store';
import Trash from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import Zap from 'lucide-react/icons/zap';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ToastRoom } from '../../ui/toast-room.tsx';
import { LogOutButton, ThemeButton } from '../frame/foot-buttons.tsx';
import { NavEntry } from '../frame/nav-entry.tsx';
import type { PlainKey } from '../page.ts';

export function OperatorSidebar() {
  return (
    <nav aria-label={t('shell.navigation')} className="flex min-h-0 flex-col border-e px-2 pt-2.5 pb-2 max-md:hidden">
      <Link to="/admin" className="mb-2 flex items-center gap-[9px] rounded px-2 py-1.5 text-[14px]">
        <Logo />
        <Tag className="ms-auto">{t('shell.operator')}</Tag>
      </Link>
      <OperatorEntries />
      <ToastRoom on="wide screen" />
      <div className="border-t pt-2">
        <OperatorFoot />
      </div>
    </nav>
  );
}

/** Both groups; the first has no title. */
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

type Entry = { to: string; label: PlainKey; icon: typeof Flag };

/** The seven entries of the specification. */
const operatorMenu: readonly Entry[] = [
  { to: '/admin', label: 'shell.mission_control', icon: Gauge },
  { to: '/admin/features', label: 'shell.feature_inventory', icon: BookOpen },
  { to: '/admin/merchants', label: 'shell.merchants', icon: Store },
  { to: '/admin/case-studies', label: 'shell.case_studies', icon: TrendingUp },
  { to: '/admin/global-keys', label: 'shell.global_keys', icon: Key },
  { to: '/admin/toggles', label: 'shell.feature_toggles', icon: Flag },
  { to: '/admin/audit-logs', label: 'shell.audit_logs', icon: ScrollText },
];

/** The other entries, under Operate. */
const operateMenu: readonly Entry[] = [
  { to: '/admin/technical', label: 'shell.technical', icon: Plug },
  { to: '/admin/broadcast', label: 'shell.broadcast', icon: Megaphone },
  { to: '/admin/ai-costs', label: 'shell.ai_costs', icon: ChartLine },
  { to: '/admin/ai-performance', label: 'shell.ai_performance', icon: Sparkles },
  { to: '/admin/security', label: 'shell.security', icon: ShieldCheck },
  { to: '/admin/rate-limits', label: 'shell.rate_limits', icon: Zap },
  { to: '/admin/data-deletion', label: 'shell.data_deletion', icon: Trash },
];

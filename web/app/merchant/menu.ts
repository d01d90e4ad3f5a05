import Bot from 'lucide-react/icons/bot';
import ChartLine from 'lucide-react/icons/chart-line';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import Plug from 'lucide-react/icons/plug';
import Settings from 'lucide-react/icons/settings';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';
import { useAuth } from '../../data/auth.ts';
import type { PageFacts, PlainKey } from '../page.ts';
import { agentPath, neighboursOf, pageAt } from './families.ts';

export type MenuEntry = { to: string; label: PageFacts['title']; icon: typeof Inbox };
export type MenuGroup = {
  label: PlainKey;
  /** The names of the group in the stored state; any of them opens it. */
  names: readonly string[];
  entries: readonly MenuEntry[];
};

const dashboard: MenuEntry = { to: '/dashboard', label: 'shell.dashboard', icon: LayoutDashboard };
const inbox: MenuEntry = { to: '/inbox', label: 'shell.inbox', icon: Inbox };
const orders: MenuEntry = { to: '/orders', label: 'shell.orders', icon: ShoppingBag };
const customers: MenuEntry = { to: '/customers', label: 'shell.customers', icon: Users };

const groups: readonly MenuGroup[] = [
  { label: 'shell.group_main', names: ['dashboard', 'inbox'], entries: [dashboard, inbox] },
  {
    label: 'shell.group_commerce',
    names: ['commerce'],
    entries: [{ to: '/products', label: 'shell.products', icon: Package }, orders, customers],
  },
  {
    label: 'shell.group_tools',
    names: ['tools'],
    entries: [
      { to: '/analytics', label: 'shell.analytics', icon: ChartLine },
      { to: '/automation', label: 'shell.automation', icon: Zap },
      { to: '/settings/integrations', label: 'shell.integrations', icon: Plug },
    ],
  },
  { label: 'shell.group_settings', names: ['settings'], entries: [{ to: '/settings', label: 'shell.settings', icon: Settings }] },
];

const agent: MenuEntry = { to: agentPath, label: 'shell.agent', icon: Bot };

/** The bar at the bottom of a phone; the other entries are under More. */
const phone: readonly MenuEntry[] = [inbox, { ...dashboard, label: 'shell.home' }, orders, customers];

/** Whether this user may open a page. */
export function useMayOpen(): (path: string) => boolean {
  const permissions = useAuth((auth) => auth.user?.permissions);
  return (path) => {
    const may = pageAt(path)?.may;
    return !may || (permissions?.includes(may) ?? false);
  };
}

/** The first page of the group that this user may open, where they can't open the page itself. */
function instead(path: string, mayOpen: (path: string) => boolean): Partial<MenuEntry> {
  if (path === '/settings') return { to: '/settings/profile' };
  const page = pageAt(neighboursOf(path).find((other) => other !== agentPath && mayOpen(other)) ?? '');
  return page ? { to: page.path, label: page.title } : {};
}

/** The sidebar for this user's role. A user who can't change the shop's settings gets their profile under the same entry. */
export function useMenu(): { groups: MenuGroup[]; agent: MenuEntry | undefined; phone: MenuEntry[] } {
  const mayOpen = useMayOpen();
  const open = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => (mayOpen(entry.to) ? entry : { ...entry, ...instead(entry.to, mayOpen) })).filter((entry) => mayOpen(entry.to));
  return {
    groups: groups.map((group) => ({ ...group, entries: open(group.entries) })).filter((group) => group.entries.length > 0),
    agent: mayOpen(agentPath) ? agent : undefined,
    phone: open(phone),
  };
}

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
import type { PlainKey } from '../page.ts';
import { neighboursOf, pageAt } from './families.ts';

export type MenuEntry = { to: string; label: PlainKey; icon: typeof Inbox };
export type MenuGroup = {
  label: PlainKey;
  /** Under which names the stored open set knows it; any of them opens it. */
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

/** The bar at the foot of a phone; what it leaves out is under More. */
const phone: readonly MenuEntry[] = [inbox, { ...dashboard, label: 'shell.home' }, orders, customers];

/** Whether this person may open a page. */
export function useMayOpen(): (path: string) => boolean {
  const permissions = useAuth((auth) => auth.user?.permissions);
  return (path) => {
    const may = pageAt(path)?.may;
    return !may || (permissions?.includes(may) ?? false);
  };
}

/** The first neighbour that this person may open, where they may not open the page itself. */
function instead(path: string, mayOpen: (path: string) => boolean): Partial<MenuEntry> {
  if (path === '/settings') return { to: '/settings/profile' };
  const page = pageAt(neighboursOf(path).find(mayOpen) ?? '');
  return page ? { to: page.path, label: page.title } : {};
}

/** The sidebar as this person's role sees it. Whoever may not change the shop's settings finds their own under the same entry. */
export function useMenu(): { groups: MenuGroup[]; phone: MenuEntry[] } {
  const mayOpen = useMayOpen();
  const open = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => (mayOpen(entry.to) ? entry : { ...entry, ...instead(entry.to, mayOpen) })).filter((entry) => mayOpen(entry.to));
  return {
    groups: groups.map((group) => ({ ...group, entries: open(group.entries) })).filter((group) => group.entries.length > 0),
    phone: open(phone),
  };
}

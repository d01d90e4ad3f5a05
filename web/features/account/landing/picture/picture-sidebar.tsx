import ChartLine from 'lucide-react/icons/chart-line';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { t } from '../../../../lib/messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Logo } from '../../../../ui/logo.tsx';

export function PictureSidebar() {
  return (
    <div className="border-e px-2 py-2.5 max-lg:hidden">
      <Logo className="px-2 pt-1.5 pb-2.5 text-[14px]" />
      <Group>{t('shell.group_main')}</Group>
      <Entry icon={<LayoutDashboard />}>{t('shell.dashboard')}</Entry>
      <Entry icon={<Inbox />} current>
        {t('shell.inbox')} <Badge count={3} className="ms-auto" />
      </Entry>
      <Group>{t('shell.group_commerce')}</Group>
      <Entry icon={<Package />}>{t('shell.products')}</Entry>
      <Entry icon={<ShoppingBag />}>{t('shell.orders')}</Entry>
      <Entry icon={<Users />}>{t('shell.customers')}</Entry>
      <Group>{t('shell.group_tools')}</Group>
      <Entry icon={<ChartLine />}>{t('shell.analytics')}</Entry>
      <Entry icon={<Zap />}>{t('shell.automation')}</Entry>
    </div>
  );
}

const Group = ({ children }: { children: string }) => <p className="px-2 pt-3.5 pb-1.5 text-xs font-strong text-ink-3">{children}</p>;

function Entry({ icon, current = false, children }: { icon: ReactNode; current?: boolean; children: ReactNode }) {
  const look = current ? 'bg-hover font-medium text-ink inset-ring inset-ring-line' : 'text-ink-2';
  return (
    <p className={cx('flex h-[30px] items-center gap-[9px] rounded px-2', look)}>
      {icon}
      {children}
    </p>
  );
}

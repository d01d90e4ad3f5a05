import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { titleOf } from '../page.ts';
import { entryOf } from './families.ts';
import { useMenu } from './menu.ts';

const MoreDrawer = lazy(async () => ({ default: (await import('./more-drawer.tsx')).MoreDrawer }));

const lineClass = 'flex h-14 flex-1 flex-col items-center justify-center gap-1 text-xs focus-inside [&>.lucide]:size-5!';

/** The bottom bar of a phone: the inbox first, further pages under More. */
export function PhoneBar() {
  const { phone } = useMenu();
  const { pathname } = useLocation();
  const unread = useAuth((auth) => auth.user?.unread_count ?? 0);
  const [isMore, setMore] = useState(false);
  return (
    <nav aria-label={t('shell.navigation')} className="shrink-0 border-t bg-bg pb-[env(safe-area-inset-bottom)] md:hidden">
      <ul className="flex">
        {phone.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex flex-1">
            <Link
              to={to}
              aria-current={entryOf(pathname) === to ? 'page' : undefined}
              className={cx(lineClass, 'relative', entryOf(pathname) === to ? 'text-ink' : 'text-ink-3')}
            >
              <Icon aria-hidden />
              {titleOf({ title: label })}
              {to === '/inbox' && (
                <span className="absolute start-[calc(50%+6px)] top-1 flex rounded-full ring-2 ring-bg">
                  <Badge count={unread} label={t('shell.unread', { count: unread })} className="px-[5px]! py-0!" />
                </span>
              )}
            </Link>
          </li>
        ))}
        <li className="flex flex-1">
          <button type="button" aria-haspopup="dialog" onClick={() => setMore(true)} className={cx(lineClass, 'text-ink-3')}>
            <Menu aria-hidden />
            {t('shell.more')}
          </button>
        </li>
      </ul>
      {isMore && (
        <Suspense>
          <MoreDrawer onClose={() => setMore(false)} />
        </Suspense>
      )}
    </nav>
  );
}

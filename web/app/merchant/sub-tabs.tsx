import { Link, useLocation } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/messages.ts';
import { titleOf } from '../page.ts';
import { neighboursOf, pageAt, partsOf } from './families.ts';
import { useMayOpen } from './menu.ts';

type Tab = { to: string; title: string; isCurrent: boolean };

/** Tabs for the pages without their own entry in the sidebar, and for parts of a page. */
export function SubTabs() {
  const { pathname, search } = useLocation();
  const mayOpen = useMayOpen();
  const part = new URLSearchParams(search).get('tab') ?? '';
  const tabs = neighboursOf(pathname)
    .filter(mayOpen)
    .map(pageAt)
    .flatMap((page): Tab[] => {
      if (!page) return [];
      const { path } = page;
      const isHere = path === pathname;
      const parts = partsOf(path);
      return [
        { to: path, title: titleOf(page), isCurrent: isHere && !parts.some(({ tab }) => tab === part) },
        ...parts.map(({ tab, title }) => ({ to: `${path}?tab=${tab}`, title: t(title), isCurrent: isHere && tab === part })),
      ];
    });
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('shell.related_pages')} className="shrink-0 overflow-x-auto border-b [scrollbar-width:none]">
      <ul className="flex gap-4 px-4">
        {tabs.map(({ to, title, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'block pt-2 pb-[9px] font-medium whitespace-nowrap focus-inside',
                isCurrent ? 'text-ink shadow-[inset_0_-2px_var(--ink)]' : 'text-ink-3 hover:text-ink-2',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

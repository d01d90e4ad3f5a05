import { Link, useLocation } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/messages.ts';
import { titleOf } from '../page.ts';
import { neighboursOf, pageAt } from './families.ts';
import { useMayOpen } from './menu.ts';

/** Tabs for the pages without their own entry in the sidebar. */
export function SubTabs() {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const pages = neighboursOf(pathname).filter(mayOpen).map(pageAt);
  if (pages.length < 2) return null;
  return (
    <nav aria-label={t('shell.related_pages')} className="shrink-0 overflow-x-auto border-b [scrollbar-width:none]">
      <ul className="flex gap-4 px-4">
        {pages.map(
          (page) =>
            page && (
              <li key={page.path}>
                <Link
                  to={page.path}
                  aria-current={page.path === pathname ? 'page' : undefined}
                  className={cx(
                    'block pt-2 pb-[9px] font-medium whitespace-nowrap focus-inside',
                    page.path === pathname ? 'text-ink shadow-[inset_0_-2px_var(--ink)]' : 'text-ink-3 hover:text-ink-2',
                  )}
                >
                  {titleOf(page)}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

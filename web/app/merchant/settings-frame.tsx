import { Link, Outlet, useLocation } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/messages.ts';
import { PageArea } from '../frame/page-area.tsx';
import { SettingsPage, SettingsTitle } from '../../ui/settings-page.tsx';
import { titleOf, usePage } from '../page.ts';
import { settingsPages } from '../settings-pages.ts';
import { MerchantTools } from './merchant-frame.tsx';
import { useMayOpen } from './menu.ts';
import { useGate } from './use-gate.tsx';

/** A settings page with the settings menu beside it, above it on a phone. */
export function SettingsFrame() {
  const gate = useGate();
  const page = usePage();
  const { pathname } = useLocation();
  return (
    <PageArea title="shell.settings" tools={<MerchantTools />} heading={gate !== undefined}>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <SettingsMenu />
        {/* Each page starts at its top. What gets the focus is not scrolled under the bar that saves. */}
        <div key={pathname} className="flex min-w-0 flex-1 scroll-pb-24 flex-col overflow-y-auto">
          {gate ?? (
            <SettingsTitle value={page ? titleOf(page) : ''}>
              <Outlet />
            </SettingsTitle>
          )}
        </div>
      </div>
    </PageArea>
  );
}

/** A settings page that has its address and its place in the menu, and no contents yet. */
export const UnbuiltSettings = () => (
  <div data-unbuilt>
    <SettingsPage text={t('ui.unbuilt')}>{null}</SettingsPage>
  </div>
);

/** On a phone the menu is one row that scrolls, and the current page may be beyond its end. */
const reveal = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function SettingsMenu() {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  return (
    <nav
      aria-label={t('shell.settings_pages')}
      className="shrink-0 overflow-y-auto p-2 max-md:overflow-x-auto max-md:border-b max-md:[scrollbar-width:none] md:w-[196px] md:border-e"
    >
      <ul className="flex gap-0.5 md:flex-col">
        {settingsPages
          .filter(({ path }) => mayOpen(path))
          .map((page) => (
            <li key={page.path}>
              <Link
                ref={page.path === pathname ? reveal : undefined}
                to={page.path}
                aria-current={page.path === pathname ? 'page' : undefined}
                className={cx(
                  'flex h-[30px] items-center rounded px-2 whitespace-nowrap transition-colors max-md:h-10 max-md:px-3',
                  page.path === pathname ? 'bg-hover font-medium text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
                )}
              >
                {titleOf(page)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

import { lazy, Suspense, useId } from 'react';
import { useSearchParams } from 'react-router';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Articles } from './articles.tsx';
import { t } from './messages.ts';

const News = lazy(async () => ({ default: (await import('./news.tsx')).News }));
const Status = lazy(async () => ({ default: (await import('./status.tsx')).Status }));
const Contact = lazy(async () => ({ default: (await import('./contact.tsx')).Contact }));
const Shortcuts = lazy(async () => ({ default: (await (await import('../../lists/shortcuts/index.ts')).loadShortcutList()).ShortcutList }));

const panels = { articles: Articles, shortcuts: Shortcuts, new: News, status: Status, contact: Contact };
type TabId = keyof typeof panels;
const isTab = (name: string | null): name is TabId => name !== null && name in panels;
const tabs = (Object.keys(panels) as TabId[]).map((id) => ({ id, label: t(`help.tab_${id}`) }));

/** /help: what one can look up, ask, and whom. `?for=` names the page that the help was opened from. */
export function HelpScreen() {
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const named = search.get('tab');
  const tab = isTab(named) ? named : 'articles';
  const Panel = panels[tab];
  const open = (id: TabId) => {
    const from = search.get('for');
    setSearch({ ...(id !== 'articles' && { tab: id }), ...(from && { for: from }) });
  };
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-[920px] grid-cols-[minmax(0,1fr)] content-start gap-5 p-4 md:px-6 md:py-5">
        <Tabs label={t('help.tabs')} tabs={tabs} value={tab} onChange={open} panelId={panelId} />
        <div id={panelId} role="tabpanel" aria-label={t(`help.tab_${tab}`)} className="min-w-0">
          <Suspense fallback={<SkeletonRows rows={5} rowHeight={44} />}>
            <Panel />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

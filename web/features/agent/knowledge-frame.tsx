import { lazy, Suspense } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { usePlace } from './use-place.ts';
import { t } from './words.ts';

const KnowledgeTab = lazy(() => import('./knowledge/knowledge-tab.tsx'));
const ReportsTab = lazy(() => import('./reports/reports-tab.tsx'));

/** What the AI may quote, and what teammates said of its answers: for roles that do not see its settings. */
export function KnowledgeFrame() {
  const { tab, toTab } = usePlace();
  const shown = tab === 'reports' ? tab : 'knowledge';
  return (
    <div className="flex min-h-0 flex-1 flex-col max-md:min-h-full">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-4 md:px-6">
        <PageHeader level={2} title={t('agent.title_knowledge')} />
        <Tabs
          label={t('agent.tabs')}
          panelId="agent-section"
          tabs={(['knowledge', 'reports'] as const).map((id) => ({ id, label: t(`agent.tab_${id}`) }))}
          value={shown}
          onChange={toTab}
        />
      </div>
      <TabPanel id="agent-section" tab={shown} className="flex min-h-0 flex-1 flex-col">
        <Suspense fallback={<SkeletonRows rows={9} rowHeight={56} className="m-6 max-w-[760px] rounded-lg border bg-surface" />}>
          {shown === 'knowledge' ? <KnowledgeTab isUnsaved={false} /> : <ReportsTab />}
        </Suspense>
      </TabPanel>
    </div>
  );
}

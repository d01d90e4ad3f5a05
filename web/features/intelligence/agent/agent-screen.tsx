import type { AiSettings } from '@parley/contract/ai-settings';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useMay } from '../../../data/auth.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { AgentFrame } from './agent-frame.tsx';
import { useAiSettings } from './data.ts';
import { type Playground, usePlayground } from './playground/use-playground.ts';
import { useDraft } from './settings/use-draft.ts';
import { usePlace } from './use-place.ts';
import { t } from './messages.ts';

/** /agent-config: the AI's identity, rules and knowledge, and a playground. Roles without access to the settings start at knowledge. */
export const AgentScreen = () => (useMay('settings:read') ? <FullAgent /> : <KnowledgeFrame />);

function FullAgent() {
  const { data, isError, isFetching, refetch } = useAiSettings();
  const readAgain = useCallback(() => void refetch(), [refetch]);
  if (data) return <Agent latest={data} readAgain={readAgain} />;
  if (isError) return <ErrorState title={t('agent.load_failed')} retry={readAgain} busy={isFetching} />;
  return (
    <div className="grid content-start gap-4 px-4 pt-4 md:px-6">
      <div className="grid gap-2 py-1">
        <Skeleton width="min(34%, 300px)" height={20} />
        <Skeleton width="min(46%, 420px)" />
      </div>
      <SkeletonRows rows={1} rowHeight={33} />
      <SkeletonRows rows={9} rowHeight={56} className="max-w-[760px] rounded-lg border bg-surface" />
    </div>
  );
}

function Agent({ latest, readAgain }: { latest: AiSettings; readAgain: () => void }) {
  const { toTab, tab, of } = usePlace();
  const mayTry = useMay('settings:write');
  const draft = useDraft(latest, readAgain, toTab);
  const { agent, core } = draft.changes;
  const threshold = core.confidence_threshold;
  const playground = usePlayground({ agent, ...(threshold !== undefined && { confidence_threshold: threshold }) });
  useAddressedReplay(mayTry ? playground.replay.start : undefined);
  return (
    <>
      <AgentFrame draft={draft} playground={mayTry ? playground : null} />
      {/* There is one unsaved-changes guard at a time: an open article brings its own. */}
      {(tab !== 'knowledge' || of('article') === '') && <LeaveGuard when={draft.dirty} />}
    </>
  );
}

/** Replays the run in the address, once. */
function useAddressedReplay(start: Playground['replay']['start'] | undefined) {
  const { of } = usePlace();
  const [conversation_id, run_id] = [of('replay'), of('run')];
  const begun = useRef('');
  useEffect(() => {
    if (!start || !conversation_id || !run_id) return void (begun.current = '');
    if (begun.current === run_id) return;
    begun.current = run_id;
    start({ from: { conversation_id, run_id }, answers: 1 });
  });
}

const KnowledgeTab = lazy(() => import('./knowledge/knowledge-tab.tsx'));
const ReportsTab = lazy(() => import('./reports/reports-tab.tsx'));

/** Knowledge and reports only, for roles that can't see the settings. */
function KnowledgeFrame() {
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

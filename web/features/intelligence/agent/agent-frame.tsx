import FlaskConical from 'lucide-react/icons/flask-conical';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useMay } from '../../../data/auth.ts';
import { cx } from '../../../lib/cx.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { Playground } from './playground/use-playground.ts';
import { languageNames } from './settings/languages.ts';
import type { Draft, TabProps } from './settings/use-draft.ts';
import { isSettingsTab, type SettingsTab, type TabName, tabs, usePlace } from './use-place.ts';
import { t } from './messages.ts';
import { localStore } from '../../../lib/browser.ts';

const settings: Record<SettingsTab, ComponentType<TabProps>> = {
  behaviour: lazy(() => import('./settings/behaviour-tab.tsx')),
  guidance: lazy(() => import('./settings/guidance-tab.tsx')),
  actions: lazy(() => import('./settings/actions-tab.tsx')),
  engine: lazy(() => import('./settings/engine-tab.tsx')),
};
const KnowledgeTab = lazy(() => import('./knowledge/knowledge-tab.tsx'));
const ReportsTab = lazy(() => import('./reports/reports-tab.tsx'));
const PlaygroundView = lazy(() => import('./playground/playground-view.tsx'));

type FrameProps = {
  draft: Draft;
  /** null for roles that may not use the playground. */
  playground: Playground | null;
};

/** The sections, with the playground beside them where there is room. */
export function AgentFrame({ draft, playground }: FrameProps) {
  const place = usePlace();
  const isWide = useMedia('(width >= 1200px)');
  const isVeryWide = useMedia('(width >= 1400px)');
  const mayKnow = useMay('knowledge:read');
  const [chosen, setChosen] = useState(readBeside);
  const shown = tabs.filter(
    (one) => (mayKnow || (one !== 'knowledge' && one !== 'reports')) && (one !== 'playground' || (playground && !isWide)),
  );
  const tab: TabName = shown.find((one) => one === place.tab) ?? 'behaviour';
  const showBeside = isWide && playground !== null && ((chosen ?? isVeryWide) || place.tab === 'playground');
  // On a phone the tab bar is wider than the screen.
  useEffect(() => {
    document.getElementById(`agent-section-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  const toggle = (on: boolean) => {
    setChosen(on);
    keepBeside(on);
    if (!on && place.tab === 'playground') place.toTab('behaviour');
  };
  const view = playground && {
    playground,
    isUnsaved: Object.keys(draft.changes.agent).length > 0 || draft.changes.core.confidence_threshold !== undefined,
    isOff: !draft.base.enabled,
    onReplayed: () => {
      playground.replay.close();
      place.change({ replay: '', run: '' });
    },
  };
  return (
    <div className="flex min-h-0 flex-1 max-md:min-h-full">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-4 md:px-6">
          <PageHeader
            level={2}
            title={t(draft.base.enabled ? 'agent.title' : 'agent.title_off')}
            text={<EngineSummary draft={draft} />}
            className="max-md:[&_p]:hidden"
          />
          <Tabs
            label={t('agent.tabs')}
            panelId="agent-section"
            tabs={shown.map((id) => ({ id, label: t(`agent.tab_${id}`) }))}
            value={tab}
            onChange={place.toTab}
            end={
              isWide &&
              playground && (
                <Button
                  icon={<FlaskConical />}
                  aria-pressed={showBeside}
                  className={cx(showBeside && 'bg-hover!')}
                  onClick={() => toggle(!showBeside)}
                >
                  {t('agent.show_playground')}
                </Button>
              )
            }
          />
        </div>
        <TabPanel id="agent-section" tab={tab} className="flex min-h-0 flex-1 flex-col">
          <Suspense fallback={<Waiting />}>
            {isSettingsTab(tab) && <SettingsSection tab={tab} draft={draft} />}
            {tab === 'knowledge' && <KnowledgeTab isUnsaved={draft.dirty} />}
            {tab === 'reports' && <ReportsTab />}
            {tab === 'playground' && view && <PlaygroundView {...view} />}
          </Suspense>
        </TabPanel>
        {draft.mayWrite && (isSettingsTab(tab) || draft.dirty) && <SaveBar draft={draft} />}
      </div>
      {showBeside && view && (
        <aside className="flex w-[400px] shrink-0 flex-col border-s min-[1500px]:w-[460px]">
          <Suspense fallback={<Waiting />}>
            <PlaygroundView {...view} onClose={() => toggle(false)} />
          </Suspense>
        </aside>
      )}
    </div>
  );
}

function SettingsSection({ tab, draft }: { tab: SettingsTab; draft: Draft }) {
  const Section = settings[tab];
  return (
    // The section scrolls; the tab bar and the save button stay.
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6" data-settings>
      {/* Guidance disables its own fields, so that read-only roles can still expand its cards. */}
      <fieldset
        disabled={!draft.mayWrite && tab !== 'guidance'}
        className={cx('m-0 grid max-w-[760px] min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0')}
      >
        {!draft.mayWrite && <p className="text-ink-2">{t('agent.read_only')}</p>}
        <Section draft={draft} />
      </fieldset>
    </div>
  );
}

/** The current engine and its languages. */
function EngineSummary({ draft: { base } }: { draft: Draft }) {
  if (!base.enabled) return t('agent.text_off');
  const chosen = base.agent.languages;
  return t('agent.answers_by', {
    engine: t(base.engine.order[0] === 'llm' ? 'agent.by_llm' : 'agent.by_builtin'),
    languages: chosen.length > 0 ? chosen.map((code) => languageNames[code]).join(', ') : t('agent.every_language'),
  });
}

const Waiting = () => (
  <div className="px-4 py-4 md:px-6">
    <SkeletonRows rows={9} rowHeight={56} className="max-w-[760px] rounded-lg border bg-surface" />
  </div>
);

const STORAGE = 'agent-playground';
/** null when the person never chose: then the width decides. */
function readBeside(): boolean | null {
  const kept = localStore.getItem(STORAGE);
  return kept === null ? null : kept === 'open';
}
const keepBeside = (on: boolean) => localStore.setItem(STORAGE, on ? 'open' : 'closed');

/** At the bottom of the settings, whichever tab is open: saves all changes at once. */
function SaveBar({ draft }: { draft: Draft }) {
  const { dirty, busy, outdated, problem } = draft;
  return (
    <div className="grid gap-2 border-t bg-bg px-4 py-2.5 md:px-6">
      {outdated && (
        <Banner
          tone="info"
          className="flex-wrap"
          action={
            <span className="flex flex-wrap gap-1.5">
              <Button onClick={draft.takeTheirs}>{t('agent.take_theirs')}</Button>
              <Button onClick={draft.keepMine}>{t('agent.keep_mine')}</Button>
            </span>
          }
        >
          {t('agent.changed_meanwhile')}
        </Banner>
      )}
      <FormProblem>{outdated ? undefined : problem}</FormProblem>
      <div className="flex items-center gap-2">
        <Button variant="primary" busy={busy} disabled={!dirty} onClick={draft.save}>
          {t('agent.save')}
        </Button>
        <Button variant="ghost" className={cx(!dirty && 'invisible')} onClick={draft.reset}>
          {t('agent.discard')}
        </Button>
        <p role="status" className="min-w-0 text-sm text-ink-3">
          {dirty ? t('agent.unsaved') : ''}
        </p>
      </div>
    </div>
  );
}

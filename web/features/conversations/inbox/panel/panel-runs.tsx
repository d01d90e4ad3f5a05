import type { Run } from '@parley/contract/runs';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Hand from 'lucide-react/icons/hand';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useId, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { formatDuration, formatRelative } from '../../../../lib/format.ts';
import { useNow } from '../use-now.ts';
import { MoreButton } from './panel-section.tsx';
import { groupSteps, newestFirst, runSteps, type Step, type StepGroup } from './run-steps.ts';
import { t } from './messages.ts';

/** The latest run is the one people ask about; the earlier ones are a click away. */
export function PanelRuns({ runs }: { runs: readonly Run[] }) {
  const [isAll, setAll] = useState(false);
  const now = useNow();
  const [latest, ...earlier] = newestFirst(runs);
  if (!latest) return <p className="text-sm text-ink-3">{t('inbox.no_runs')}</p>;
  return (
    <div className="grid gap-2">
      {[latest, ...(isAll ? earlier : [])].map((run) => (
        <RunCard key={run.id} run={run} now={now} />
      ))}
      {!isAll && earlier.length > 0 && <MoreButton words={t('inbox.run_more', { count: earlier.length })} onClick={() => setAll(true)} />}
    </div>
  );
}

const RunDetails = lazy(() => import('./run-details.tsx'));

const icons = { done: <Check className="text-ai" />, failed: <X className="text-bad" />, person: <Hand className="text-human" /> };

/** One run of the AI: its steps at a glance, and its details on demand. */
function RunCard({ run, now }: { run: Run; now: number }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <ol>
        {groupSteps(runSteps(run)).map((group, index) => (
          <StepGroupLine key={index} group={group} />
        ))}
      </ol>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-6 w-full items-center gap-1 rounded-xs text-xs text-ink-3 hover:text-ink"
      >
        <ChevronDown aria-hidden className={cx('size-3! transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')} />
        {t('inbox.run_details')}
        <span className="ms-auto tabular-nums">{formatRelative(run.started_at, now)}</span>
      </button>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <RunDetails run={run} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const line = 'grid grid-cols-[14px_1fr_auto] gap-2 py-[3px] text-sm text-ink-2 [&>.lucide]:mt-0.5 [&>.lucide]:size-3';
const timeOf = (ms: number | null) => (ms === null ? t('inbox.unknown') : formatDuration(ms));

const StepLine = ({ step }: { step: Step }) => (
  <li className={line}>
    {icons[step.kind]}
    <span className="min-w-0 wrap-anywhere">{step.words}</span>
    <span className="text-ink-3 tabular-nums">{timeOf(step.ms)}</span>
  </li>
);

/** One step, or several that read the same: in one line, which opens to each of them. */
function StepGroupLine({ group: { words, ms, steps } }: { group: StepGroup }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [step] = steps;
  if (!step) return null;
  if (steps.length === 1) return <StepLine step={step} />;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={cx(line, 'w-full rounded-xs text-start hover:text-ink')}
      >
        {icons[step.kind]}
        <span className="flex min-w-0 items-center gap-1">
          {words}
          <ChevronDown aria-hidden className={cx('size-3! transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')} />
        </span>
        <span className="text-ink-3 tabular-nums">{timeOf(ms)}</span>
      </button>
      <ol id={id} hidden={!isOpen} className="ms-[7px] border-s ps-2">
        {isOpen && steps.map((one, index) => <StepLine key={index} step={one} />)}
      </ol>
    </li>
  );
}

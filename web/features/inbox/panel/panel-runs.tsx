import type { Run } from '@parley/contract/runs';
import { useState } from 'react';
import { useNow } from '../use-now.ts';
import { MoreButton } from './more-button.tsx';
import { RunCard } from './run-card.tsx';
import { newestFirst } from './run-steps.ts';
import { t } from './words.ts';

/** The latest run is what one asks about; the earlier ones are a click away. */
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

import type { ImportKind, ImportRun } from '@parley/contract/import-runs';
import { formatNumber, formatPercent, formatRelative } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { DropPlace } from '../../../ui/drop-place.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useRecentImports, useUpload } from './data.ts';
import { t } from './messages.ts';

type UploadStepProps = { kind: ImportKind; onRun: (id: string) => void };

/** A drop zone, and the recent imports. */
export function UploadStep({ kind, onRun }: UploadStepProps) {
  const { sending, start, stop } = useUpload(kind, onRun);
  return (
    <div className="grid gap-5">
      {sending ? (
        <Sending {...sending} onStop={stop} />
      ) : (
        <DropPlace
          words={{ drop: t('imports.drop'), hint: t('imports.drop_hint'), choose: t('imports.choose'), field: t('imports.file') }}
          accept=".csv,.tsv,.txt,text/csv"
          onFiles={([file]) => file && start(file)}
        />
      )}
      <RecentImports onRun={onRun} />
    </div>
  );
}

function Sending({ name, share, onStop }: { name: string; share: number; onStop: () => void }) {
  const words = t('imports.uploading', { name, share: formatPercent(share, 0) });
  return (
    <div className="grid gap-3 rounded-lg border p-6">
      <p role="status" className="break-words tabular-nums">
        {words}
      </p>
      <progress className="block h-1.5 w-full appearance-none" max={1} value={share} aria-label={words} />
      <Button className="justify-self-start" onClick={onStop}>
        {t('imports.stop_upload')}
      </Button>
    </div>
  );
}

function RecentImports({ onRun }: { onRun: (id: string) => void }) {
  const { data, isError, isFetching, refetch } = useRecentImports();
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{t('imports.recent')}</h3>
      {data ? (
        data.items.length === 0 ? (
          <p className="text-ink-3">{t('imports.recent_none')}</p>
        ) : (
          <ul className="divide-y rounded-lg border">
            {data.items.map((run) => (
              <RecentImport key={run.id} run={run} onOpen={() => onRun(run.id)} />
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState title={t('imports.recent_failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={3} rowHeight={44} />
      )}
    </section>
  );
}

function RecentImport({ run, onOpen }: { run: ImportRun; onOpen: () => void }) {
  const { file_name: name, state, total_rows: total, done_rows: done, created_at: at } = run;
  return (
    <li>
      <button
        type="button"
        aria-label={t('imports.open', { name })}
        className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-start hover:bg-hover"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="text-sm text-ink-2 tabular-nums">
          {state === 'running' || state === 'checking'
            ? t('imports.progress', { done: formatNumber(done), total: formatNumber(total ?? done) })
            : t(`imports.state_${state}`)}
        </span>
        <span className="w-12 text-end text-sm text-ink-3">{formatRelative(at)}</span>
      </button>
    </li>
  );
}

import type { ImportRun } from '@parley/contract/import-runs';
import Download from 'lucide-react/icons/download';
import { useMerchantId } from '../../../data/auth.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Changes, Conflicts } from './differences.tsx';
import { Notices } from './notices.tsx';
import { saveRefusals, useCancel, useStart } from './data.ts';
import { t } from './messages.ts';

type RunStepProps = { run: ImportRun; onMap: () => void; onBack: () => void; onClose: () => void };

/** The progress and the result of a preview or an import. */
export function RunStep({ run, onMap, onBack, onClose }: RunStepProps) {
  const isRunning = run.state === 'running' || run.state === 'checking';
  return (
    <div className="grid gap-4">
      <Progress run={run} />
      {run.reason && <Banner tone="bad">{t('imports.failed', { reason: run.reason })}</Banner>}
      {!isRunning && <p className="text-ink-2">{t(run.dry ? 'imports.would' : 'imports.did')}</p>}
      <Figures run={run} />
      {!isRunning && run.dry && <Notices run={run} />}
      <Conflicts run={run} onClose={onClose} />
      <Changes run={run} show="stock" onClose={onClose} />
      <Changes run={run} show="price" onClose={onClose} />
      <Warnings run={run} />
      <Refusals run={run} />
      <Actions run={run} onMap={onMap} onBack={onBack} onClose={onClose} />
    </div>
  );
}

function Progress({ run }: { run: ImportRun }) {
  const { state, done_rows: done, total_rows: total, file_name: name } = run;
  const isRunning = state === 'running' || state === 'checking';
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-medium break-words">{name}</strong>
        <span role="status" className="text-ink-2">
          {t(`imports.state_${state}`)}
        </span>
        <span className="ms-auto text-sm text-ink-3 tabular-nums">
          {t('imports.progress', { done: formatNumber(done), total: formatNumber(total ?? done) })}
        </span>
      </p>
      {isRunning && (
        <progress
          className="block h-1.5 w-full appearance-none"
          max={total ?? 1}
          value={total ? done : 0}
          aria-label={t(`imports.state_${state}`)}
        />
      )}
    </div>
  );
}

function Figures({ run }: { run: ImportRun }) {
  const names = [
    ...(['created', 'updated', 'unchanged'] as const),
    ...(run.kind === 'orders' ? (['refunds'] as const) : []),
    'refused',
  ] as const;
  const { conflicts: total, open_conflicts: open } = run;
  const left = open === total ? formatNumber(total) : t('imports.left', { open: formatNumber(open), total: formatNumber(total) });
  const figures = names.map((name) => [t(`imports.${run.dry ? (`to_${name}` as const) : name}`), formatNumber(run[name])]);
  if (total > 0) figures.splice(-1, 0, [t('imports.conflicts'), left]);
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border bg-line">
      {figures.map(([name, figure]) => (
        <div key={name} className="grid flex-1 basis-[30%] gap-0.5 bg-surface px-3 py-2 md:basis-[14%]">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="text-lg tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is imported, but may not be meant. */
function Warnings({ run: { warned, warnings } }: { run: ImportRun }) {
  if (warnings.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{t('imports.warnings')}</h3>
      <ul
        className="max-h-48 overflow-y-auto rounded-lg border px-3 py-2 text-sm text-ink-2"
        tabIndex={0}
        aria-label={t('imports.warnings')}
      >
        {warnings.map(({ row, reason }, place) => (
          <li key={place} className="break-words">
            {t('imports.refusal', { row, reason })}
          </li>
        ))}
        {warned > warnings.length && (
          <li className="text-ink-3">
            {t('imports.warnings_first', { shown: formatNumber(warnings.length), total: formatNumber(warned) })}
          </li>
        )}
      </ul>
    </section>
  );
}

function Refusals({ run }: { run: ImportRun }) {
  const merchant = useMerchantId();
  if (run.refusals.length === 0) return null;
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="me-auto font-medium">{t('imports.refusals')}</h3>
        <Button icon={<Download />} onClick={() => void saveRefusals(merchant, run)}>
          {t('imports.download')}
        </Button>
      </div>
      <ul
        className="max-h-48 overflow-y-auto rounded-lg border px-3 py-2 text-sm text-ink-2"
        tabIndex={0}
        aria-label={t('imports.refusals')}
      >
        {run.refusals.map(({ row, column, value, reason }, place) => (
          <li key={place} className="break-words">
            {column && value ? t('imports.refusal_at', { row, column, value, reason }) : t('imports.refusal', { row, reason })}
          </li>
        ))}
        {run.refused > run.refusals.length && <li className="text-ink-3">{t('imports.refusals_first')}</li>}
      </ul>
    </section>
  );
}

/** Only the actions the server allows now. */
function Actions({ run, onMap, onBack, onClose }: RunStepProps) {
  const merchant = useMerchantId();
  const start = useStart();
  const cancel = useCancel();
  const { id, actions, state } = run;
  const isRunning = state === 'running' || state === 'checking';
  const begin = () => start.mutate({ merchant, id, dry: false });
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {!isRunning && <Button onClick={onBack}>{t('imports.another')}</Button>}
      {may('map') && <Button onClick={onMap}>{t('imports.back')}</Button>}
      {isRunning && may('cancel') && (
        <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ merchant, id })}>
          {t('imports.stop')}
        </Button>
      )}
      {may('resume') && (
        <Button variant="primary" busy={start.isPending} onClick={begin}>
          {t('imports.resume')}
        </Button>
      )}
      {state === 'done' && may('start') && (
        <Button busy={start.isPending} onClick={begin}>
          {t('imports.again')}
        </Button>
      )}
      {state !== 'done' && may('start') && (
        <Button variant="primary" busy={start.isPending} onClick={begin}>
          {t('imports.start')}
        </Button>
      )}
      {(isRunning || state === 'done') && (
        <Button variant={state === 'done' ? 'primary' : 'default'} onClick={onClose}>
          {t(isRunning ? 'imports.leave' : 'imports.close')}
        </Button>
      )}
    </div>
  );
}

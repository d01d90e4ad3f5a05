import { getReady } from '@parley/contract/system';
import { useRead } from '../../../data/use-read.ts';
import { ApiProblem } from '../../../data/problem.ts';
import { formatTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

type Part = { name: string; tone: 'ok' | 'info' | 'bad'; text: string };

/** The health checks of the installation, in words. */
export function Status() {
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useRead(getReady, {}, { staleTime: 0 });
  if (isPending) return <SkeletonRows rows={4} rowHeight={44} />;
  const parts = data && !error ? partsOf(data.checks) : failedOf(error);
  if (parts.length === 0) return <ErrorState title={t('help.status_failed')} retry={() => void refetch()} busy={isFetching} />;
  const worst = parts.some(({ tone }) => tone === 'bad') ? 'bad' : parts.some(({ tone }) => tone === 'info') ? 'notice' : 'ok';
  return (
    <Card
      title={t(`help.status_${worst}`)}
      aside={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('help.status_again')}
        </Button>
      }
    >
      <p className="mb-3 text-sm text-ink-3">
        {t('help.status_text', { time: formatTime(new Date(Math.max(dataUpdatedAt, errorUpdatedAt)).toISOString()) })}
      </p>
      <ul className="grid gap-2">
        {parts.map(({ name, tone, text }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-[150px] font-medium">{nameOf(name)}</span>
            <StatusDot tone={tone}>{text}</StatusDot>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const partsOf = (checks: Record<string, string>): Part[] =>
  Object.entries(checks).map(([name, text]) =>
    text === 'ok' ? { name, tone: 'ok', text: t('help.status_part_ok') } : { name, tone: 'info', text },
  );

/** A failing check answers a problem that names the parts. */
const failedOf = (error: unknown): Part[] =>
  error instanceof ApiProblem ? error.errors.map(({ path, message }) => ({ name: path, tone: 'bad', text: message })) : [];

const known = ['database', 'migrations', 'queue', 'schedules', 'files'] as const;
/** A part without a name of its own here keeps the one of its check. */
function nameOf(name: string): string {
  const found = known.find((one) => one === name);
  return found ? t(`help.part_${found}`) : name;
}

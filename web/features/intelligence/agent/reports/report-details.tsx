import { getAiReport } from '@parley/contract/ai-reports';
import type { ReactNode } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { formatPercent } from '../../../../lib/format.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { KeyValue } from '../../../../ui/key-value.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { TraceView } from '../../trace/index.ts';
import { engineWords } from '../playground/engine-words.ts';
import { ToolCalls } from '../playground/tool-calls.tsx';
import { t } from './messages.ts';

/** What a report keeps: the messages before the answer, and the run with its trace and tool calls. */
export function ReportDetails({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useRead(getAiReport, { merchant: useMerchantId(), id });
  if (!data)
    return isError ? (
      <ErrorState title={t('agent_reports.details_failed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRows rows={3} rowHeight={28} />
    );
  const { evidence } = data;
  if (!evidence) return <p className="text-sm text-ink-3">{t('agent_reports.details_gone')}</p>;
  const { turns, run, trace } = evidence;
  return (
    <div className="grid min-w-0 gap-4 rounded-lg border px-3 py-2.5 text-sm">
      <Part title={t('agent_reports.before')}>
        {turns.length === 0 && <p className="text-ink-3">{t('agent_reports.nothing_before')}</p>}
        <ol className="grid max-h-72 gap-1.5 overflow-y-auto" tabIndex={0} aria-label={t('agent_reports.before')}>
          {turns.map(({ author, text }, place) => (
            <li key={place} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              <span className="text-ink-3">{t(`agent_reports.author_${author}`)}:</span> {text}
            </li>
          ))}
        </ol>
      </Part>
      {run ? (
        <>
          {trace && (
            <Part title={t('agent_reports.why')}>
              <TraceView trace={trace} />
            </Part>
          )}
          <Part title={t('agent_reports.run')}>
            <KeyValue
              items={[
                { label: t('agent_reports.run_engine'), value: [engineWords(run.engine), run.model].filter(Boolean).join(' · ') },
                ...(run.confidence === null ? [] : [{ label: t('agent_reports.run_confidence'), value: formatPercent(run.confidence, 0) }]),
                { label: t('agent_reports.run_settings'), value: t('agent_reports.run_version', { version: String(run.config_version) }) },
              ]}
            />
            <ToolCalls tools={run.tools} />
          </Part>
        </>
      ) : (
        <p className="text-ink-3">{t('agent_reports.no_run')}</p>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-1.5">
    <h4 className="text-xs font-strong text-ink-3">{title}</h4>
    {children}
  </section>
);

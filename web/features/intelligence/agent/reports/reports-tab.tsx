import { type AiReport, decideAiReport, listAiReports, reportReasons } from '@parley/contract/ai-reports';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import SearchX from 'lucide-react/icons/search-x';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { usePages } from '../../../../data/use-pages.ts';
import { cx } from '../../../../lib/cx.ts';
import { formatDateTime, formatRelative } from '../../../../lib/format.ts';
import { t } from './messages.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { replayAddress } from '../../trace/index.ts';
import { usePlace } from '../use-place.ts';
import { ReportDetails } from './report-details.tsx';

const states = ['open', 'decided'] as const;

/** AI answers that teammates reported, latest first; open ones by default. */
export default function ReportsTab() {
  const { of, change } = usePlace();
  const merchant = useMerchantId();
  const state = of('state') === 'all' ? undefined : (states.find((one) => one === of('state')) ?? 'open');
  const reason = reportReasons.find((one) => one === of('reason'));
  const reports = usePages(listAiReports, { merchant, ...(state && { state }), ...(reason && { reason }) }, { keepPrevious: true });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-4 md:px-6">
      <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-ink-2">{t('agent_reports.text')}</p>
        <div className="flex flex-wrap gap-1.5">
          <Select
            aria-label={t('agent_reports.filter_state')}
            value={state ?? 'all'}
            onChange={({ target }) => change({ state: target.value === 'open' ? '' : target.value })}
          >
            {(['open', 'decided', 'all'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`agent_reports.state_${one}`)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t('agent_reports.filter_reason')}
            value={reason ?? ''}
            onChange={({ target }) => change({ reason: target.value })}
          >
            <option value="">{t('agent_reports.every_reason')}</option>
            {reportReasons.map((one) => (
              <option key={one} value={one}>
                {t(`agent_reports.reason_${one}`)}
              </option>
            ))}
          </Select>
        </div>
        <Card flush>
          {reports.items.length > 0 ? (
            <ul aria-label={t('agent_reports.list')}>
              {reports.items.map((report) => (
                <ReportRow key={report.id} report={report} />
              ))}
            </ul>
          ) : reports.isError ? (
            <ErrorState title={t('agent_reports.failed')} retry={() => void reports.refetch()} busy={reports.isFetching} />
          ) : reports.isPending ? (
            <SkeletonRows rows={4} rowHeight={116} />
          ) : reason ? (
            <EmptyState
              icon={<SearchX />}
              title={t('agent_reports.nothing')}
              action={<Button onClick={() => change({ state: 'all', reason: '' })}>{t('agent_reports.clear')}</Button>}
            />
          ) : (
            <EmptyState icon={<Flag />} title={t('agent_reports.none')} text={t('agent_reports.none_text')} />
          )}
          {reports.hasMore && (
            <div className="border-t p-2 text-center">
              <Button variant="ghost" busy={reports.isFetchingNextPage} onClick={reports.loadMore}>
                {t('agent_reports.more')}
              </Button>
            </div>
          )}
        </Card>
      </div>
    </div>
  );
}

function ReportRow({ report }: { report: AiReport }) {
  const { conversation, seq, text, reason, note, reported_by: by, created_at: at } = report;
  return (
    <li className="grid gap-2 border-b px-3 py-3 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag>{t(`agent_reports.reason_${reason}`)}</Tag>
        <span className="text-sm text-ink-3" title={formatDateTime(at)}>
          {t('agent_reports.by', { name: by, when: formatRelative(at) })}
        </span>
        <Link
          to={`/inbox?conversation=${conversation.id}&message=${seq}`}
          className="text-sm text-ink-2 underline underline-offset-2 md:ms-auto"
        >
          {t('agent_reports.conversation', { number: String(conversation.number) })}
        </Link>
      </p>
      <blockquote dir="auto" className="line-clamp-6 rounded border border-ai-line bg-ai-soft px-3 py-2 whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      {note && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <Decision report={report} />
      <Details report={report} />
    </li>
  );
}

function Details({ report: { id, conversation, run_id: run } }: { report: AiReport }) {
  const mayReplay = useMay('settings:write');
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          variant="ghost"
          icon={<ChevronRight aria-hidden className={cx('transition-transform', isOpen && 'rotate-90')} />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {t('agent_reports.details')}
        </Button>
        {mayReplay && run !== null && (
          <Link to={replayAddress(conversation.id, run)} className={buttonClass('ghost')}>
            <History aria-hidden /> {t('agent_reports.replay')}
          </Link>
        )}
      </div>
      <div id={panel} className={cx(!isOpen && 'hidden')}>
        {isOpen && <ReportDetails id={id} />}
      </div>
    </>
  );
}

function Decision({ report: { id, state, decided_by: who } }: { report: AiReport }) {
  const merchant = useMerchantId();
  const mayWrite = useMay('knowledge:write');
  const decide = useCommand(decideAiReport, { onDone: (saved) => notify.success(t(`agent_reports.said_${saved.state}`)) });
  const put = (next: AiReport['state']) => decide.mutate({ merchant, id, state: next });
  return (
    <div className="flex min-h-control flex-wrap items-center gap-1.5">
      {state !== 'open' && (
        <p className="me-auto text-sm text-ink-3">{t(`agent_reports.is_${state}`, { name: who ?? t('agent_reports.nobody') })}</p>
      )}
      {mayWrite &&
        (state === 'open' ? (
          <>
            <Button busy={decide.isPending} onClick={() => put('fixed')}>
              {t('agent_reports.fixed')}
            </Button>
            <Button variant="ghost" busy={decide.isPending} onClick={() => put('dismissed')}>
              {t('agent_reports.dismiss')}
            </Button>
            <Link to="/agent-config?tab=knowledge&article=new" className={buttonClass('ghost', 'control', 'ms-auto')}>
              {t('agent_reports.write')}
            </Link>
          </>
        ) : (
          <Button variant="ghost" busy={decide.isPending} onClick={() => put('open')}>
            {t('agent_reports.reopen')}
          </Button>
        ))}
    </div>
  );
}

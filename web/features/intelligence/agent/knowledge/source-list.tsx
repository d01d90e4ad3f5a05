import { crawlEvery, type KnowledgeSource } from '@parley/contract/knowledge';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { formatBytes, formatDateTime, formatDay, formatNumber, formatRelative } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusDot, type StatusTone } from '../../../../ui/status-dot.tsx';
import { usePlace } from '../use-place.ts';
import { Confirm } from './confirm.tsx';
import { useCrawl, useDeleteSource, useSources, useUpdateSite } from './data.ts';
import { t } from './messages.ts';

/** The stream reports each step; this polling interval is the fallback, in milliseconds. */
const pollInterval = 4000;
const isMoving = ({ state }: KnowledgeSource) => state === 'waiting' || state === 'running';

type SourceListProps = { kind: KnowledgeSource['kind']; title: string; failed: string; empty: ReactNode };

/** Sites or files, latest first, each with its status. */
export function SourceList({ kind, title, failed, empty }: SourceListProps) {
  const sources = useSources(kind);
  const { refetch } = sources;
  const isAnyMoving = sources.items.some(isMoving);
  useEffect(() => {
    if (!isAnyMoving) return;
    const timer = setInterval(() => void refetch(), pollInterval);
    return () => clearInterval(timer);
  }, [isAnyMoving, refetch]);
  return (
    <Card title={title} flush>
      {sources.items.length > 0 ? (
        <ul>
          {sources.items.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      ) : sources.isError ? (
        <ErrorState title={failed} retry={() => void refetch()} busy={sources.isFetching} />
      ) : sources.isPending ? (
        <SkeletonRows rows={3} rowHeight={61} />
      ) : (
        empty
      )}
      {sources.hasMore && (
        <div className="border-t p-2 text-center">
          <Button variant="ghost" busy={sources.isFetchingNextPage} onClick={sources.loadMore}>
            {t('knowledge.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const tones: Record<KnowledgeSource['state'], StatusTone> = { waiting: 'neutral', running: 'info', ready: 'ok', failed: 'bad' };

/** One site or file: its progress, what was read, and what was skipped and why. */
function SourceRow({ source }: { source: KnowledgeSource }) {
  const { linkTo } = usePlace();
  const { id, name, kind, state, reason, pages, bytes, last_run_at: last, next_run_at: next, actions } = source;
  const isMoving = state === 'running' || state === 'waiting';
  return (
    <li className="grid gap-1 border-b px-3 py-2.5 last:border-b-0">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate font-medium" title={name}>
          {name}
        </p>
        <Actions source={source} isMoving={isMoving} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-3 tabular-nums">
        <span role="status">
          <StatusDot tone={tones[state]}>{t(`knowledge.state_${state}`)}</StatusDot>
        </span>
        {kind === 'site' && isMoving && <span>{progressOf(source)}</span>}
        {pages > 0 ? (
          <Link
            to={linkTo({ part: '', source: id })}
            aria-label={t('knowledge.show_pages', { name })}
            className="underline decoration-line-strong underline-offset-[3px] hover:decoration-ink"
          >
            {t('knowledge.pages', { count: pages })}
          </Link>
        ) : (
          state === 'ready' && <span>{t('knowledge.pages', { count: pages })}</span>
        )}
        {bytes !== null && <span>{formatBytes(bytes)}</span>}
        {last && !isMoving && <span title={formatDateTime(last)}>{t('knowledge.last_run', { when: formatRelative(last) })}</span>}
        {next && !isMoving && <span title={formatDateTime(next)}>{t('knowledge.next_run', { day: formatDay(next) })}</span>}
      </p>
      {kind === 'site' && isMoving && (
        <progress
          className="block h-1.5 w-full appearance-none"
          aria-label={progressOf(source)}
          max={source.max_pages ?? 1}
          {...(source.max_pages && { value: Math.min(source.seen, source.max_pages) })}
        />
      )}
      {reason && <p className="wrap-anywhere">{reason}</p>}
      {source.skipped.length > 0 && <Skipped source={source} />}
      {kind === 'site' && actions.includes('edit') && <Schedule source={source} />}
    </li>
  );
}

const progressOf = ({ seen, max_pages: maxPages }: KnowledgeSource) =>
  maxPages ? t('knowledge.seen_of', { seen: formatNumber(seen), most: formatNumber(maxPages) }) : t('knowledge.seen', { count: seen });

const Skipped = ({ source: { skipped } }: { source: KnowledgeSource }) => (
  <details className="text-sm">
    <summary className="w-fit cursor-pointer rounded-xs text-ink-2">{t('knowledge.skipped', { count: skipped.length })}</summary>
    <ul className="mt-1 grid max-h-56 gap-1 overflow-y-auto" tabIndex={0} aria-label={t('knowledge.skipped', { count: skipped.length })}>
      {skipped.map(({ url, reason }, place) => (
        <li key={place} className="wrap-anywhere">
          {url} <span className="text-ink-3">{reason}</span>
        </li>
      ))}
      {skipped.length >= 100 && <li className="text-ink-3">{t('knowledge.skipped_most')}</li>}
    </ul>
  </details>
);

function Actions({ source: { id, name, pages, actions }, isMoving }: { source: KnowledgeSource; isMoving: boolean }) {
  const merchant = useMerchantId();
  const [isAsking, setAsking] = useState(false);
  const crawl = useCrawl();
  const remove = useDeleteSource(() => notify.success(t('knowledge.source_deleted', { name })));
  const readAgain = () => crawl.mutate({ merchant, id }, { onSuccess: () => notify.success(t('knowledge.reading', { name })) });
  return (
    <>
      {actions.includes('crawl') && (
        <IconButton
          label={t('knowledge.read_source_again', { name })}
          icon={<RefreshCw />}
          disabled={isMoving || crawl.isPending}
          onClick={readAgain}
        />
      )}
      {actions.includes('delete') && (
        <IconButton label={t('knowledge.delete_source', { name })} icon={<Trash2 />} onClick={() => setAsking(true)} />
      )}
      {isAsking && (
        <Confirm
          title={t('knowledge.delete_source_title', { name })}
          text={t('knowledge.delete_source_text', { count: pages })}
          busy={remove.isPending}
          onDo={() => remove.mutate({ merchant, id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const sizes = [10, 50, 100, 200, 500];

/** How much of a site is read, and how often; each choice is saved at once. */
function Schedule({ source: { id, name, every_days: every, max_pages: maxPages } }: { source: KnowledgeSource }) {
  const merchant = useMerchantId();
  const update = useUpdateSite();
  const put = (part: { every_days?: (typeof crawlEvery)[number]; max_pages?: number }) =>
    update.mutate({ merchant, id, ...part }, { onSuccess: () => notify.success(t('knowledge.site_saved')) });
  const offered = [...new Set([...sizes, ...(maxPages ? [maxPages] : [])])].sort((a, b) => a - b);
  return (
    <div className="mt-1 flex flex-wrap gap-1.5">
      <Select
        aria-label={t('knowledge.schedule_of', { name })}
        value={String(every ?? 0)}
        onChange={({ target }) => put({ every_days: crawlEvery.find((days) => String(days) === target.value) ?? 0 })}
      >
        {crawlEvery.map((days) => (
          <option key={days} value={String(days)}>
            {t(`knowledge.every_${days}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('knowledge.most_of', { name })}
        value={String(maxPages ?? 50)}
        onChange={({ target }) => put({ max_pages: Number(target.value) })}
      >
        {offered.map((count) => (
          <option key={count} value={String(count)}>
            {t('knowledge.most', { pages: formatNumber(count) })}
          </option>
        ))}
      </Select>
    </div>
  );
}

import type { WebhookLog } from '@parley/contract/webhooks';
import ScrollText from 'lucide-react/icons/scroll-text';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '../../../data/auth.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { useEndpoints, useLogs } from './data.ts';
import { LogDrawer } from './log-drawer.tsx';
import { LogFilterBar } from './log-filters.tsx';
import { chosenIn, filtersIn, isFiltered } from './log-place.ts';
import { RecoverDialog } from './recover-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { statusTones } from './status-tones.ts';
import { t } from './messages.ts';

/** /settings/webhooks: what was sent to the endpoints, and what came back. Filters and the open event are in the address. */
export function WebhookLogScreen() {
  const [place, go] = useSearchParams();
  const endpoints = useEndpoints().data?.items;
  const [openedAt] = useState(() => Date.now());
  const list = useLogs(filtersIn(place, openedAt));
  const chosen = chosenIn(place);
  const open = (id: string | null) =>
    go((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete('event');
      else next.set('event', id);
      return next;
    });
  const actions = (
    <>
      <Link to="/settings/webhooks-config" className={buttonClass()}>
        {t('webhooks.manage')}
      </Link>
      <LogActions />
    </>
  );
  const isEmpty = list.isSuccess && list.items.length === 0;
  return (
    <SettingsPage text={t('webhooks.log_text')} actions={actions}>
      <LogFilterBar />
      <Card flush>
        {list.items.length > 0 && (
          <ul aria-label={t('webhooks.log_list')}>
            {list.items.map((log) => (
              <LogRow key={log.id} log={log} isOpen={log.id === chosen} onOpen={() => open(log.id)} />
            ))}
          </ul>
        )}
        {isEmpty && <NoLogs isFiltered={isFiltered(place)} hasEndpoints={endpoints?.length !== 0} onClear={() => go({})} />}
        {list.isError && list.items.length === 0 && (
          <ErrorState title={t('webhooks.log_failed')} retry={() => void list.refetch()} busy={list.isFetching} />
        )}
        {list.isPending && <SkeletonRows rows={8} rowHeight={56} />}
        {list.hasMore && (
          <div className="flex items-center gap-2 border-t p-3">
            {list.isFetchNextPageError && (
              <p role="alert" className="text-bad">
                {t('webhooks.log_more_failed')}
              </p>
            )}
            <Button busy={list.isFetchingNextPage} onClick={list.loadMore}>
              {t('webhooks.log_more')}
            </Button>
          </div>
        )}
      </Card>
      {chosen !== null && <LogDrawer key={chosen} id={chosen} onClose={() => open(null)} />}
    </SettingsPage>
  );
}

/** Test and recover, where there is an endpoint. */
function LogActions() {
  const mayWrite = useMay('developers:write');
  const endpoints = useEndpoints().data?.items ?? [];
  const [open, setOpen] = useState<'test' | 'recover'>();
  const close = () => setOpen(undefined);
  const [first] = endpoints;
  const enabled = endpoints.find((endpoint) => endpoint.enabled);
  if (!mayWrite || !first) return null;
  return (
    <>
      {enabled && <Button onClick={() => setOpen('recover')}>{t('webhooks.recover')}</Button>}
      <Button onClick={() => setOpen('test')}>{t('webhooks.test')}</Button>
      {open === 'test' && <TestDialog endpoints={endpoints} endpointId={first.id} onClose={close} />}
      {open === 'recover' && enabled && <RecoverDialog endpoints={endpoints} endpointId={enabled.id} onClose={close} />}
    </>
  );
}

function LogRow({ log, isOpen, onOpen }: { log: WebhookLog; isOpen: boolean; onOpen: () => void }) {
  const { type, url, status, attempts, created_at: at, last_error: error } = log;
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className={`block w-full px-3 py-2 text-start hover:bg-hover focus-inside ${isOpen ? 'bg-selected' : ''}`}
      >
        <span className="flex flex-wrap items-center gap-x-2.5">
          <span className="font-medium">{type}</span>
          <StatusDot tone={statusTones[status]} className="text-sm">
            {t(`webhooks.status_${status}`)}
          </StatusDot>
          <span className="ms-auto text-sm text-ink-3 tabular-nums">{formatDateTime(at)}</span>
        </span>
        <span className="block truncate text-sm text-ink-3">
          {[url, t('webhooks.attempts', { count: attempts }), ...(status === 'succeeded' || error === null ? [] : [error])].join(' · ')}
        </span>
      </button>
    </li>
  );
}

/** Nothing was sent at all, or nothing matches. */
function NoLogs({ isFiltered: narrowed, hasEndpoints, onClear }: { isFiltered: boolean; hasEndpoints: boolean; onClear: () => void }) {
  if (narrowed)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('webhooks.log_nothing')}
        action={<Button onClick={onClear}>{t('webhooks.log_clear')}</Button>}
      />
    );
  const text = t(hasEndpoints ? 'webhooks.log_empty_text' : 'webhooks.log_no_endpoints');
  return <EmptyState icon={<ScrollText />} title={t('webhooks.log_empty')} text={text} />;
}

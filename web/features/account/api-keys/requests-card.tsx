import type { ApiRequest } from '@parley/contract/api-keys';
import { outcomes } from '@parley/contract/api-keys';
import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime, formatWhen } from '../../../lib/format.ts';
import { useTyped } from '../../../lib/use-typed.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { copy, type RequestFilter, useKeys, useRequests } from './data.ts';
import { t } from './messages.ts';

type FilterProps = { filter: RequestFilter; onFilter: (filter: RequestFilter) => void };

/** Calls made with the shop's keys, latest first. */
export function RequestsCard({ filter, onFilter }: FilterProps) {
  const requests = useRequests(filter);
  const isFiltered = Object.values(filter).some(Boolean);
  const keys = useKeys();
  const [isAsked, ask] = useState(false);
  const { items, isPending, isError, isFetching, refetch, isPlaceholderData } = requests;
  const refresh = () => Promise.all([refetch(), keys.refetch()]);
  useRefreshed(() => void refresh(), (requests.data?.pages.length ?? 0) < 2);
  return (
    <Card
      id="requests"
      flush
      title={t('api_keys.requests')}
      aside={
        <Button
          icon={<RefreshCw />}
          busy={isAsked}
          onClick={() => {
            ask(true);
            void refresh().finally(() => ask(false));
          }}
        >
          {t('api_keys.refresh')}
        </Button>
      }
    >
      <p className="px-3 pt-2.5 text-sm text-ink-3">{t('api_keys.requests_text')}</p>
      <Filters filter={filter} onFilter={onFilter} />
      {items.length > 0 && (
        <ul aria-label={t('api_keys.requests')} className={cx('border-t', isPlaceholderData && 'opacity-60')}>
          {items.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {!isPending && !isError && items.length === 0 && <NoRequests isFiltered={isFiltered} onClear={() => onFilter({})} />}
      {isError && items.length === 0 && <ErrorState title={t('api_keys.requests_failed')} retry={() => void refetch()} busy={isFetching} />}
      {isPending && <SkeletonRows rows={5} rowHeight={44} />}
      {requests.hasMore && (
        <div className="border-t p-3">
          <Button busy={requests.isFetchingNextPage} onClick={requests.loadMore}>
            {t('api_keys.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Calls are many, so nothing announces them: they are read again every five seconds while the page is seen and one page is loaded. */
function useRefreshed(refresh: () => void, isOn: boolean) {
  const run = useEffectEvent(() => document.visibilityState === 'visible' && refresh());
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(run, 5000);
    return () => clearInterval(timer);
  }, [isOn]);
}

function Filters({ filter, onFilter }: FilterProps) {
  const keys = useKeys().items;
  const { words, type } = useTyped(filter.q ?? '', (q) => onFilter({ ...filter, q }), 300);
  return (
    <div className="flex flex-wrap gap-2 px-3 py-2.5">
      <Select
        aria-label={t('api_keys.which_key')}
        className="w-[168px]"
        value={filter.keyId ?? ''}
        onChange={({ target }) => onFilter({ ...filter, keyId: target.value })}
      >
        <option value="">{t('api_keys.any_key')}</option>
        {keys.map(({ id, name, last_four: lastFour }) => (
          <option key={id} value={id}>
            {`${name} …${lastFour}`}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('api_keys.outcome')}
        className="w-[148px]"
        value={filter.outcome ?? ''}
        onChange={({ target }) => onFilter({ ...filter, outcome: outcomes.find((one) => one === target.value) })}
      >
        <option value="">{t('api_keys.outcome_any')}</option>
        {outcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`api_keys.outcome_${outcome}`)}
          </option>
        ))}
      </Select>
      <Input
        type="search"
        className="min-w-[200px] flex-1"
        aria-label={t('api_keys.search')}
        placeholder={t('api_keys.search')}
        maxLength={200}
        value={words}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}

function NoRequests({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={<SearchX />}
      title={t('api_keys.requests_none')}
      text={t('api_keys.requests_none_text')}
      action={<Button onClick={onClear}>{t('api_keys.clear')}</Button>}
      className="py-8!"
    />
  ) : (
    <EmptyState icon={<ScrollText />} title={t('api_keys.requests_empty')} text={t('api_keys.requests_empty_text')} className="py-8!" />
  );
}

function RequestRow({ request: { id, at, method, path, status, code, ms, key, address } }: { request: ApiRequest }) {
  return (
    <li className="flex items-start gap-3 border-b px-3 py-1.5 last:border-b-0">
      <span className={cx('w-9 shrink-0 pt-1 text-sm font-medium tabular-nums', status >= 400 ? 'text-bad' : 'text-ok')}>{status}</span>
      <div className="grid min-w-0 flex-1 gap-0.5 py-1">
        <p className="font-mono text-sm break-all">
          <span className="font-medium">{method}</span> {path}
        </p>
        <p className="text-sm text-ink-3">
          {code && <code className="me-1.5 font-mono text-bad">{code}</code>}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatWhen(at)}
          </time>
          {` · ${t('api_keys.ms', { count: ms })} · ${key.name} · ${address}`}
        </p>
      </div>
      <IconButton label={t('api_keys.copy_request')} icon={<Copy />} onClick={() => void copy(id)} />
    </li>
  );
}

import { useSearchParams } from 'react-router';
import { Select } from '../../../ui/select.tsx';
import { useEndpoints, useEvents } from './data.ts';
import { periods, statuses } from './log-place.ts';
import { t } from './messages.ts';

/** The log's filters, which are in the address. */
export function LogFilterBar() {
  const [place, go] = useSearchParams();
  const endpoints = useEndpoints().data?.items ?? [];
  const events = useEvents().data?.items ?? [];
  const value = (name: string) => place.get(name) ?? '';
  const set = (name: string, chosen: string) =>
    go(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen === '') next.delete(name);
        else next.set(name, chosen);
        return next;
      },
      { replace: true },
    );
  const select = (name: string, label: string, all: string, options: readonly (readonly [value: string, label: string])[]) => (
    <Select
      className="min-w-0 max-md:w-full md:max-w-[240px]"
      aria-label={label}
      value={value(name)}
      onChange={({ target }) => set(name, target.value)}
    >
      <option value="">{all}</option>
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </Select>
  );
  return (
    <div className="grid gap-2 md:flex md:flex-wrap">
      {endpoints.length > 1 &&
        select(
          'endpoint',
          t('webhooks.filter_endpoint'),
          t('webhooks.any_endpoint'),
          endpoints.map(({ id, url }) => [id, url] as const),
        )}
      {select(
        'type',
        t('webhooks.filter_type'),
        t('webhooks.any_type'),
        events.map(({ type }) => [type, type] as const),
      )}
      {select(
        'status',
        t('webhooks.filter_status'),
        t('webhooks.any_status'),
        statuses.map((status) => [status, t(`webhooks.status_${status}`)] as const),
      )}
      {select(
        'period',
        t('webhooks.filter_since'),
        t('webhooks.since_all'),
        periods.map((period) => [period, t(`webhooks.since_${period}`)] as const),
      )}
    </div>
  );
}

import { updateWebhookEndpoint, type WebhookEndpoint } from '@parley/contract/webhooks';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

/** What needs a dialog. */
export type EndpointAction = 'edit' | 'rotate' | 'test' | 'recover' | 'delete';
type RowProps = { endpoint: WebhookEndpoint; onAction: (action: EndpointAction) => void };

/** An endpoint with its state, what it gets, and what became of that in the last 24 hours. */
export function EndpointRow({ endpoint, onAction }: RowProps) {
  const mayWrite = useMay('developers:write');
  const { url, description } = endpoint;
  const state = stateOf(endpoint);
  const notice = noticeOf(endpoint);
  return (
    <li className="flex items-start gap-3 border-b px-3 py-2.5 last:border-b-0">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <span className="min-w-0 font-medium wrap-anywhere">{url}</span>
          <StatusDot tone={tones[state]} className="text-sm">
            {t(`webhooks.state_${state}`)}
          </StatusDot>
        </p>
        {description && <p className="wrap-anywhere text-ink-2">{description}</p>}
        {notice && <p className={cx('text-sm', endpoint.disabled_reason === 'manual' ? 'text-ink-2' : 'text-bad')}>{notice}</p>}
        <p className="text-sm text-ink-3 tabular-nums">{factsOf(endpoint).join(' · ')}</p>
      </div>
      {mayWrite && <RowActions endpoint={endpoint} onAction={onAction} />}
    </li>
  );
}

function RowActions({ endpoint, onAction }: RowProps) {
  const merchant = useMerchantId();
  const { id, url, enabled } = endpoint;
  const switching = useCommand(updateWebhookEndpoint, {
    onDone: (saved) => notify.success(t(saved.enabled ? 'webhooks.enabled' : 'webhooks.disabled')),
  });
  return (
    <span className="flex gap-1">
      <IconButton label={`${t('webhooks.edit')}: ${url}`} icon={<Pencil />} onClick={() => onAction('edit')} />
      <Menu align="end" trigger={<IconButton label={t('webhooks.more', { url })} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => onAction('test')}>{t('webhooks.test')}</MenuItem>
        <MenuItem disabled={!enabled} onSelect={() => onAction('recover')}>
          {t('webhooks.recover')}
        </MenuItem>
        <MenuItem onSelect={() => onAction('rotate')}>{t('webhooks.rotate')}</MenuItem>
        <MenuItem onSelect={() => switching.mutate({ merchant, id, enabled: !enabled })}>
          {t(enabled ? 'webhooks.disable' : 'webhooks.enable')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => onAction('delete')}>
          {t('webhooks.delete')}
        </MenuItem>
      </Menu>
    </span>
  );
}

const tones = { ok: 'ok', failing: 'bad', disabled: 'neutral' } as const;

function stateOf({ enabled, failing_since: failing }: WebhookEndpoint) {
  if (!enabled) return 'disabled';
  return failing === null ? 'ok' : 'failing';
}

function noticeOf({ enabled, disabled_reason: reason, failing_since: failing }: WebhookEndpoint): string | undefined {
  if (!enabled) return t(`webhooks.disabled_${reason ?? 'manual'}`);
  return failing === null ? undefined : t('webhooks.failing_since', { when: formatDateTime(failing) });
}

function factsOf({ event_types: types, brand_ids: brands, old_secrets_until: until, last_24_hours: day }: WebhookEndpoint): string[] {
  const counts = (['succeeded', 'pending', 'failed', 'waiting'] as const).filter((status) => day[status] > 0);
  return [
    types === null ? t('webhooks.all_events') : t('webhooks.some_events', { count: types.length }),
    ...(brands === null ? [] : [t('webhooks.some_brands', { count: brands.length })]),
    counts.length === 0
      ? t('webhooks.day_none')
      : t('webhooks.day', { list: counts.map((status) => t(`webhooks.day_${status}`, { count: day[status] })).join(', ') }),
    ...(until === null ? [] : [t('webhooks.two_secrets', { when: formatDateTime(until) })]),
  ];
}

import type { ApiKey } from '@parley/contract/api-keys';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import { type ReactNode, useRef, useState } from 'react';
import { useMay } from '../../../data/auth.ts';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime, formatDay, formatWhen } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot, type StatusTone } from '../../../ui/status-dot.tsx';
import { useKeys } from './data.ts';
import { EditKey, ReplaceKey, RevokeKey } from './key-dialogs.tsx';
import { t } from './messages.ts';

const TONES: Record<ApiKey['state'], StatusTone> = {
  active: 'ok',
  expiring: 'info',
  expired: 'neutral',
  revoked: 'neutral',
  orphaned: 'bad',
};
const hasEnded = ({ state }: ApiKey) => state === 'revoked' || state === 'expired';

type KeysCardProps = { create: ReactNode; onRequests: (keyId: string) => void };

/** The keys that work, and on demand those that ended. */
export function KeysCard({ create, onRequests }: KeysCardProps) {
  const keys = useKeys();
  const [isEndedShown, showEnded] = useState(false);
  const ended = keys.items.filter(hasEnded).length;
  const shown = isEndedShown ? keys.items : keys.items.filter((key) => !hasEnded(key));
  return (
    <Card flush title={t('api_keys.list')}>
      {shown.length > 0 && (
        <ul>
          {shown.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRequests={() => onRequests(key.id)} />
          ))}
        </ul>
      )}
      {keys.isSuccess && shown.length === 0 && (
        <EmptyState icon={<KeyRound />} title={t('api_keys.empty')} text={t('api_keys.empty_text')} action={create} className="py-8!" />
      )}
      {keys.isError && keys.items.length === 0 && (
        <ErrorState title={t('api_keys.failed')} retry={() => void keys.refetch()} busy={keys.isFetching} />
      )}
      {keys.isPending && <SkeletonRows rows={2} rowHeight={64} />}
      {(ended > 0 || keys.hasMore) && (
        <div className="flex flex-wrap gap-2 border-t p-3">
          {ended > 0 && (
            <Button variant="ghost" aria-expanded={isEndedShown} onClick={() => showEnded(!isEndedShown)}>
              {isEndedShown ? t('api_keys.hide_ended') : t('api_keys.show_ended', { count: ended })}
            </Button>
          )}
          {keys.hasMore && (
            <Button busy={keys.isFetchingNextPage} onClick={keys.loadMore}>
              {t('api_keys.more')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function KeyRow({ apiKey, onRequests }: { apiKey: ApiKey; onRequests: () => void }) {
  const { name, last_four: lastFour, state } = apiKey;
  const lost = hasEnded(apiKey) || state === 'orphaned' ? [] : apiKey.scopes.filter((scope) => !apiKey.effective_scopes.includes(scope));
  return (
    <li className={cx('flex min-h-16 items-start gap-3 border-b px-3 py-2.5 last:border-b-0', hasEnded(apiKey) && 'text-ink-3')}>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span className="truncate font-medium">{name}</span>
          <code className="font-mono text-sm text-ink-3">parley_live_…{lastFour}</code>
          <StatusDot tone={TONES[state]} className="text-sm">
            {stateIn(apiKey)}
          </StatusDot>
        </p>
        <p className="text-sm text-ink-3">{factsOf(apiKey).join(' · ')}</p>
        <details className="text-sm text-ink-3">
          <summary className="w-fit cursor-pointer rounded-sm py-0.5">{t('api_keys.scopes', { count: apiKey.scopes.length })}</summary>
          <ul className="mt-0.5 flex flex-wrap gap-x-2.5 gap-y-0.5">
            {apiKey.scopes.map((scope) => (
              <li key={scope}>
                <code className="font-mono">{scope}</code>
              </li>
            ))}
          </ul>
        </details>
        {lost.length > 0 && (
          <p className="text-sm text-bad" title={t('api_keys.scopes_lost_text', { name: apiKey.created_by.name, scopes: lost.join(', ') })}>
            {t('api_keys.scopes_lost', { count: lost.length })}
            <span className="sr-only">{t('api_keys.scopes_lost_text', { name: apiKey.created_by.name, scopes: lost.join(', ') })}</span>
          </p>
        )}
      </div>
      <KeyMenu apiKey={apiKey} onRequests={onRequests} />
    </li>
  );
}

function KeyMenu({ apiKey, onRequests }: { apiKey: ApiKey; onRequests: () => void }) {
  const mayChange = useMay('developers:write');
  const [opened, open] = useState<'edit' | 'replace' | 'revoke'>();
  const close = () => open(undefined);
  const isLeaving = useRef(false);
  /** The focus goes to the log instead of back to the menu's button. */
  const leave = (event: Event) => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    event.preventDefault();
    onRequests();
  };
  const { state, name } = apiKey;
  return (
    <>
      <Menu align="end" onClosed={leave} trigger={<IconButton label={t('api_keys.actions', { name })} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => (isLeaving.current = true)}>{t('api_keys.show_requests')}</MenuItem>
        {mayChange && !hasEnded(apiKey) && <MenuItem onSelect={() => open('edit')}>{t('api_keys.edit')}</MenuItem>}
        {mayChange && (state === 'active' || state === 'orphaned') && (
          <MenuItem onSelect={() => open('replace')}>{t('api_keys.replace')}</MenuItem>
        )}
        {mayChange && !hasEnded(apiKey) && (
          <MenuItem tone="danger" onSelect={() => open('revoke')}>
            {t('api_keys.revoke')}
          </MenuItem>
        )}
      </Menu>
      {opened === 'edit' && <EditKey apiKey={apiKey} onClose={close} />}
      {opened === 'replace' && <ReplaceKey apiKey={apiKey} onClose={close} />}
      {opened === 'revoke' && <RevokeKey apiKey={apiKey} onClose={close} />}
    </>
  );
}

function stateIn({ state, expires_at: expires, revoked_at: revoked, created_by: { name } }: ApiKey): string {
  if (state === 'expiring') return t('api_keys.state_expiring', { time: formatDateTime(expires ?? '') });
  if (state === 'expired') return t('api_keys.state_expired', { time: formatDay(expires ?? '') });
  if (state === 'revoked') return t('api_keys.state_revoked', { time: formatDay(revoked ?? '') });
  return state === 'orphaned' ? t('api_keys.state_orphaned', { name }) : t('api_keys.state_active');
}

function factsOf(key: ApiKey): string[] {
  const { allowed_addresses: from, created_by: by, created_at: created, expires_at: expires, state } = key;
  return [
    ...(from.length > 0 ? [t('api_keys.from', { count: from.length })] : []),
    lastUse(key),
    ...(expires && state === 'active' ? [t('api_keys.expires', { time: formatDay(expires) })] : []),
    t('api_keys.by', { name: by.name, time: formatDay(created) }),
  ];
}

function lastUse({ last_used_at: at, last_used_from: address }: ApiKey): string {
  if (!at) return t('api_keys.unused');
  return address ? t('api_keys.used', { time: formatWhen(at), address }) : t('api_keys.used_long_ago', { time: formatWhen(at) });
}

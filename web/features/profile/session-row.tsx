import type { Result } from '@parley/contract/endpoint';
import { type listSessions, revokeSession } from '@parley/contract/users';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useMyId } from './data.ts';
import { t } from './words.ts';

type Session = Result<typeof listSessions>['items'][number];

/** One device. This one is left by logging out, so it has no button here. */
export function SessionRow({ session: { id: session, device, address, current, last_used_at } }: { session: Session }) {
  const id = useMyId();
  const end = useDo(revokeSession, { onDone: () => notify.success(t('profile.sessions_ended', { device })) });
  return (
    <li className="flex min-h-[60px] items-center gap-3 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{device}</span>
          {current && <Tag>{t('profile.sessions_this')}</Tag>}
        </p>
        <p className="text-sm text-ink-3 tabular-nums">
          {address} · {t('profile.sessions_used', { time: formatDateTime(last_used_at) })}
        </p>
      </div>
      {!current && (
        <Button busy={end.isPending} aria-label={t('profile.sessions_end_label', { device })} onClick={() => end.mutate({ id, session })}>
          {t('profile.sessions_end')}
        </Button>
      )}
    </li>
  );
}

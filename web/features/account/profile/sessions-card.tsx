import type { Result } from '@parley/contract/endpoint';
import { type listSessions, revokeSession, revokeSessions } from '@parley/contract/users';
import { useState } from 'react';
import { notify } from '../../../data/notify.ts';
import { send } from '../../../data/send.ts';
import { signOut } from '../../../data/sign-out.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useMyId, useSessions } from './data.ts';
import { t } from './messages.ts';

/** The user's sessions. Never empty: reading it needs one. */
export function SessionsCard() {
  const { data, isError, isFetching, refetch } = useSessions();
  return (
    <Card flush title={t('profile.sessions')} aside={<LogOutEverywhere />}>
      {data ? (
        <ul>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={2} rowHeight={60} />
      )}
    </Card>
  );
}

type Session = Result<typeof listSessions>['items'][number];

/** One device. The current one has no button: log out ends it. */
function SessionRow({ session: { id: session, device, address, current, last_used_at } }: { session: Session }) {
  const id = useMyId();
  const end = useCommand(revokeSession, { onDone: () => notify.success(t('profile.sessions_ended', { device })) });
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

/** Ends every session after a confirmation, this one last. */
function LogOutEverywhere() {
  const id = useMyId();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    // Not useCommand: it would refresh the list with the ended session, and report that it expired.
    await signOut(() => send(revokeSessions, { id })).catch(() => setBusy(false));
  }
  const footer = (
    <>
      <Button onClick={() => setOpen(false)}>{t('profile.cancel')}</Button>
      <Button variant="danger" busy={busy} onClick={() => void leave()}>
        {t('profile.sessions_end_all')}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('profile.sessions_end_all')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title={t('profile.sessions_end_all_title')}
        description={t('profile.sessions_end_all_text')}
        footer={footer}
      />
    </>
  );
}

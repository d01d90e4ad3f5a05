import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useSessions } from './data.ts';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { SessionRow } from './session-row.tsx';
import { t } from './words.ts';

/** Where one is logged in. Never empty: whoever reads it has a session. */
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

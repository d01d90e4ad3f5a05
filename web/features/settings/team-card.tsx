import { useMay } from '../../data/auth.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useTeam } from './data.ts';
import { InviteButton } from './invite-button.tsx';
import { InviteRow } from './invite-row.tsx';
import { TeammateRow } from './teammate-row.tsx';
import { t } from './words.ts';

/** Who works in the shop, and who is invited to. Never empty: whoever reads it works there. */
export function TeamCard() {
  const { data, isError, isFetching, refetch } = useTeam();
  const mayChange = useMay('team:write');
  return (
    <Card flush title={t('settings.team')} aside={mayChange && <InviteButton />}>
      {data ? (
        <ul>
          {data.items.map((teammate) => (
            <TeammateRow key={teammate.user_id} teammate={teammate} />
          ))}
          {data.invites.map((invite) => (
            <InviteRow key={invite.id} invite={invite} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={3} rowHeight={64} avatar />
      )}
    </Card>
  );
}

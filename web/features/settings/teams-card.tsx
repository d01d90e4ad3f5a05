import type { Team } from '@parley/contract/teams';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useMay } from '../../data/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useTeams } from './data.ts';
import { TeamDialog } from './team-dialog.tsx';
import { TeamRow } from './team-row.tsx';
import { t } from './words.ts';

export function TeamsCard() {
  const { data, isError, isFetching, refetch } = useTeams();
  const mayChange = useMay('team:write');
  const [edited, setEdited] = useState<Team | 'new'>();
  const make = mayChange && <Button onClick={() => setEdited('new')}>{t('settings.teams_new')}</Button>;
  const isEmpty = data?.items.length === 0;
  return (
    <Card flush title={t('settings.teams')} aside={data && !isEmpty && make}>
      {data && !isEmpty ? (
        <ul>
          {data.items.map((team) => (
            <TeamRow key={team.id} team={team} onEdit={() => setEdited(team)} />
          ))}
        </ul>
      ) : isEmpty ? (
        <EmptyState
          icon={<Users />}
          title={t('settings.teams_empty')}
          text={t('settings.teams_empty_text')}
          action={make}
          className="py-8!"
        />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={2} rowHeight={64} />
      )}
      {edited && <TeamDialog team={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

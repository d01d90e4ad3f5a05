import { deleteTeam, type Team } from '@parley/contract/teams';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AskBefore } from './ask-before.tsx';
import { useTeams } from './data.ts';
import { TeamDialog } from './team-dialog.tsx';
import { t } from './messages.ts';

export function TeamsCard() {
  const { data, isError, isFetching, refetch } = useTeams();
  const mayChange = useMay('team:write');
  const [edited, setEdited] = useState<Team | 'new'>();
  const make = mayChange && <Button onClick={() => setEdited('new')}>{t('settings.teams_new')}</Button>;
  const isEmpty = data?.items.length === 0;
  return (
    <Card id="teams" flush title={t('settings.teams')} aside={data && !isEmpty && make}>
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

/** A team: its routing, its members, and how much is waiting. */
function TeamRow({ team, onEdit }: { team: Team; onEdit: () => void }) {
  const { id, name, members, waiting } = team;
  const merchant = useMerchantId();
  const mayChange = useMay('team:write');
  const online = members.filter(({ availability }) => availability === 'online').length;
  const facts = [
    t('settings.teams_members', { count: members.length }),
    online > 0 && t('settings.teams_online', { count: online }),
    sharing(team),
  ];
  return (
    <li className="flex min-h-16 items-center gap-3 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          <Badge count={waiting} label={t('settings.teams_waiting', { count: waiting })} />
        </p>
        <p className="text-sm text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {mayChange && (
        <div className="flex gap-1">
          <IconButton label={t('settings.teams_edit', { name })} icon={<Pencil />} onClick={onEdit} />
          <AskBefore
            endpoint={deleteTeam}
            input={{ merchant, id }}
            icon={<Trash />}
            label={t('settings.teams_delete', { name })}
            title={t('settings.teams_delete_title', { name })}
            text={t('settings.teams_delete_text')}
            action={t('settings.teams_delete_do')}
            done={t('settings.teams_deleted')}
          />
        </div>
      )}
    </li>
  );
}

function sharing({ routing, capacity }: Team) {
  if (routing === 'manual') return t('settings.teams_manual');
  return capacity === null ? t('settings.teams_round_robin') : t('settings.teams_round_robin_capacity', { count: capacity });
}

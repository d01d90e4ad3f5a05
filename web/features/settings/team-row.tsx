import { deleteTeam, type Team } from '@parley/contract/teams';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useMay, useMerchantId } from '../../data/auth.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AskBefore } from './ask-before.tsx';
import { t } from './words.ts';

/** A team: how it shares the work, who is in it, and how much waits. */
export function TeamRow({ team, onEdit }: { team: Team; onEdit: () => void }) {
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
            done={t('settings.teams_deleted', { name })}
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

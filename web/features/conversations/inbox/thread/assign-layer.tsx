import type { Conversation } from '@parley/contract/conversations';
import { listTeam } from '@parley/contract/merchants';
import { type Availability, listTeams } from '@parley/contract/teams';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { cx } from '../../../../lib/cx.ts';
import { type Choice, ChoiceList } from '../../../../ui/choice-list.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { PopoverOrSheet } from '../../../../ui/popover-or-sheet.tsx';
import { useMe } from '../me.ts';
import { useActionsOnAny } from '../use-conversation-actions.ts';
import { answerers } from './answerers.ts';
import { LayerFailed } from './layer-failed.tsx';
import { t } from './messages.ts';

const dots: Record<Availability, string> = { online: 'bg-ok', away: 'border-[1.5px] border-ink-3', offline: 'bg-line-strong' };

/** The reader first, then nobody, then teammates with their availability, then teams. */
export default function AssignLayer({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  const merchant = useMerchantId();
  const me = useMe();
  const { assign, moveToTeam } = useActionsOnAny();
  const team = useRead(listTeam, { merchant });
  const teams = useRead(listTeams, { merchant });
  const { assignee } = conversation;

  const choices: Choice[] = [
    ...answerers(team.data?.items ?? [], me.id).map(({ user_id, name, availability }) => ({
      id: `user ${user_id}`,
      label: t('thread.assign_teammate', {
        name: user_id === me.id ? t('thread.assign_me', { name }) : name,
        availability: t(`thread.${availability}`),
      }),
      icon: <span aria-hidden className={cx('mx-1 size-[7px] shrink-0 rounded-full', dots[availability])} />,
    })),
    { id: 'nobody', label: t('thread.assign_nobody'), icon: <UserRound aria-hidden /> },
    ...(teams.data?.items ?? []).map(({ id, name }) => ({
      id: `team ${id}`,
      label: t('thread.team_of', { name }),
      icon: <Users aria-hidden />,
    })),
    ...(conversation.team ? [{ id: 'no team', label: t('thread.assign_no_team'), icon: <Users aria-hidden /> }] : []),
  ];
  const chosen = [assignee ? `user ${assignee.id}` : 'nobody', ...(conversation.team ? [`team ${conversation.team.id}`] : [])];
  const choose = (id: string) => {
    const [kind, targetId] = id.split(' ');
    const teammate = team.data?.items.find(({ user_id }) => user_id === targetId);
    if (kind === 'user' || kind === 'nobody') assign(conversation, teammate ? { id: teammate.user_id, name: teammate.name } : null);
    else moveToTeam(conversation, teams.data?.items.find((one) => one.id === targetId) ?? null);
    layer.onOpenChange(false);
  };
  return (
    <PopoverOrSheet label={t('thread.assign_to')} align="end" className="w-72 p-0!" {...layer}>
      {team.isError ? (
        <LayerFailed words={t('thread.team_failed')} onRetry={() => void team.refetch()} />
      ) : (
        <ChoiceList label={t('thread.assign_to')} choices={choices} chosen={chosen} onChoose={choose} />
      )}
    </PopoverOrSheet>
  );
}

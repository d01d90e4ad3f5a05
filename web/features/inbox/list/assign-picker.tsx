import User from 'lucide-react/icons/user';
import UserX from 'lucide-react/icons/user-x';
import Users from 'lucide-react/icons/users';
import { type ReactElement, useState } from 'react';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { useTeammates, useTeams } from '../data.ts';
import { useMe } from '../me.ts';
import { answerers } from '../thread/answerers.ts';
import { t } from '../words.ts';

type To = { assignee_id?: string | null; team_id?: string | null };
type AssignPickerProps = { trigger: ReactElement<{ id?: string }>; onChoose: (to: To) => void };

/** To whom: oneself, nobody, a teammate, a team. */
export function AssignPicker({ trigger, onChoose }: AssignPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const me = useMe();
  const teammates = useTeammates(isOpen).data?.items ?? [];
  const teams = useTeams(isOpen).data?.items ?? [];
  const choices = [
    ...answerers(teammates, me.id).map(({ user_id, name }) => ({
      id: `person ${user_id}`,
      label: user_id === me.id ? t('list.assign_to_me') : name,
      icon: <User aria-hidden />,
    })),
    { id: 'person ', label: t('list.assign_to_nobody'), icon: <UserX aria-hidden /> },
    ...teams.map(({ id, name }) => ({ id: `team ${id}`, label: name, icon: <Users aria-hidden /> })),
    ...(teams.length > 0 ? [{ id: 'team ', label: t('list.no_team'), icon: <Users aria-hidden /> }] : []),
  ];
  const choose = (chosen: string) => {
    const [kind, id] = chosen.split(' ');
    setOpen(false);
    onChoose(kind === 'team' ? { team_id: id || null } : { assignee_id: id || null });
  };
  return (
    <PopoverOrSheet trigger={trigger} label={t('list.assign')} align="end" className="p-1!" open={isOpen} onOpenChange={setOpen}>
      <ChoiceList label={t('list.assign')} choices={choices} onChoose={choose} />
    </PopoverOrSheet>
  );
}

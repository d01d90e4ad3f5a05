import { createTeam, type Team, updateTeam } from '@parley/contract/teams';
import { type ComponentProps, useId } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TeamFields, type TeamFieldsProps } from './team-fields.tsx';
import { t } from './words.ts';

type DialogProps = { onClose: () => void };

export const TeamDialog = ({ team, onClose }: DialogProps & { team: Team | undefined }) =>
  team ? <EditTeam team={team} onClose={onClose} /> : <NewTeam onClose={onClose} />;

const blame = { 'team.name_taken': 'name', 'assignee.missing': 'member_ids' } as const;

function NewTeam({ onClose }: DialogProps) {
  const form = useContractForm(async () => createTeam, {
    defaults: { merchant: useMerchantId(), name: '', routing: 'round_robin', capacity: null, member_ids: [] },
    blame,
    onDone: ({ name }) => {
      notify.success(t('settings.teams_created', { name }));
      onClose();
    },
  });
  return (
    <TeamForm
      {...form}
      title={t('settings.teams_new')}
      action={t('settings.teams_create')}
      onClose={onClose}
      name={form.field('name')}
      onRouting={(routing) => form.set('routing', routing)}
      onCapacity={(capacity) => form.set('capacity', capacity)}
      onMembers={(ids) => form.set('member_ids', ids)}
    />
  );
}

function EditTeam({ team, onClose }: DialogProps & { team: Team }) {
  const { id, name, routing, capacity, members } = team;
  const form = useContractForm(async () => updateTeam, {
    defaults: { merchant: useMerchantId(), id, name, routing, capacity, member_ids: members.map(({ user_id }) => user_id) },
    blame,
    onDone: (saved) => {
      notify.success(t('settings.teams_saved', { name: saved.name }));
      onClose();
    },
  });
  return (
    <TeamForm
      {...form}
      title={t('settings.teams_edit', { name })}
      action={t('settings.save')}
      onClose={onClose}
      name={form.field('name')}
      onRouting={(chosen) => form.set('routing', chosen)}
      onCapacity={(most) => form.set('capacity', most)}
      onMembers={(ids) => form.set('member_ids', ids)}
    />
  );
}

type TeamFormProps = DialogProps &
  TeamFieldsProps & { props: ComponentProps<'form'>; problem: string | undefined; busy: boolean; title: string; action: string };

function TeamForm({ props, problem, busy, title, action, onClose, ...fields }: TeamFormProps) {
  const formId = useId();
  const footer = (
    <>
      <Button onClick={onClose}>{t('settings.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={footer}>
      <form {...props} id={formId} className="grid gap-4">
        <TeamFields {...fields} />
        <FormProblem>{problem}</FormProblem>
      </form>
    </Dialog>
  );
}

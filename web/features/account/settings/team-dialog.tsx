import { createTeam, type Team, updateTeam } from '@parley/contract/teams';
import { type ComponentProps, useId } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useTeam } from './data.ts';
import { t } from './messages.ts';

type DialogProps = { onClose: () => void };

export const TeamDialog = ({ team, onClose }: DialogProps & { team: Team | undefined }) =>
  team ? <EditTeam team={team} onClose={onClose} /> : <NewTeam onClose={onClose} />;

const blame = { 'team.name_taken': 'name', 'assignee.missing': 'member_ids' } as const;

function NewTeam({ onClose }: DialogProps) {
  const form = useContractForm(async () => createTeam, {
    defaults: { merchant: useMerchantId(), name: '', routing: 'round_robin', capacity: null, member_ids: [] },
    blame,
    onDone: () => {
      notify.success(t('settings.teams_created'));
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
    onDone: () => {
      notify.success(t('settings.teams_saved'));
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

type Routing = Team['routing'];
type TeamFieldsProps = {
  values: { routing?: Routing; capacity?: number | null; member_ids?: string[] };
  error: (path: string) => string | undefined;
  name: ComponentProps<typeof Input>;
  onRouting: (routing: Routing) => void;
  onCapacity: (capacity: number | null) => void;
  onMembers: (ids: string[]) => void;
};

function TeamFields({ values, error, name, onRouting, onCapacity, onMembers }: TeamFieldsProps) {
  const { routing = 'manual', capacity = null, member_ids: members = [] } = values;
  return (
    <>
      <Field label={t('settings.teams_name')} error={error('name')}>
        <Input autoComplete="off" {...name} />
      </Field>
      <Field
        label={t('settings.teams_routing')}
        hint={routing === 'round_robin' && t('settings.teams_routing_hint')}
        error={error('routing')}
      >
        <Select
          name="routing"
          value={routing}
          onChange={({ target }) => onRouting(target.value === 'round_robin' ? 'round_robin' : 'manual')}
        >
          <option value="round_robin">{t('settings.teams_routing_round_robin')}</option>
          <option value="manual">{t('settings.teams_routing_manual')}</option>
        </Select>
      </Field>
      {routing === 'round_robin' && (
        <Field label={t('settings.teams_capacity')} hint={t('settings.teams_capacity_hint')} error={error('capacity')}>
          <Input
            type="number"
            min={1}
            max={500}
            name="capacity"
            value={capacity ?? ''}
            onChange={({ target }) => onCapacity(target.value === '' ? null : target.valueAsNumber)}
          />
        </Field>
      )}
      <MemberChoice chosen={members} error={error('member_ids')} onChange={onMembers} />
    </>
  );
}

type MemberChoiceProps = { chosen: readonly string[]; error: string | undefined; onChange: (ids: string[]) => void };

/** Checkboxes for those who answer customers. */
function MemberChoice({ chosen, error, onChange }: MemberChoiceProps) {
  const { data } = useTeam();
  const people = data?.items.filter(({ permissions }) => permissions.includes('inbox:write'));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{t('settings.teams_people')}</legend>
      {people ? (
        <ul className="grid max-h-[232px] overflow-y-auto rounded border border-line-strong p-1">
          {people.map(({ user_id: id, name, email }) => (
            <li key={id}>
              <Checkbox
                name="member_ids"
                label={name}
                hint={email}
                checked={chosen.includes(id)}
                onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
                className="w-full rounded-sm px-2 py-1 hover:bg-hover"
              />
            </li>
          ))}
          {people.length === 0 && <li className="px-2 py-1 text-ink-3">{t('settings.teams_people_none')}</li>}
        </ul>
      ) : (
        <SkeletonRows rows={2} rowHeight={44} />
      )}
      <div aria-live="polite" className="contents">
        {error && <p className="text-sm text-bad">{error}</p>}
      </div>
    </fieldset>
  );
}

import { inviteTeammate, listTeam } from '@parley/contract/merchants';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { t } from '../messages.ts';

/** Who is in the team and who is invited; the first teammates are invited here, all else is in the settings. */
export function TeamStep() {
  const read = useRead(listTeam, { merchant: useMerchantId() });
  return (
    <>
      <Invite />
      <Loaded read={read} failed={t('onboarding.team_failed')} skeleton={<SkeletonRows rows={1} rowHeight={48} avatar />}>
        {({ items, invites }) => (
          <ul aria-label={t('onboarding.team_list')} className="rounded-lg border bg-surface">
            {items.map(({ user_id: id, name }) => (
              <Line key={id} name={name} />
            ))}
            {invites.map(({ id, email }) => (
              <Line key={id} name={email} note={t('onboarding.team_pending')} />
            ))}
            {items.length + invites.length === 1 && <li className="px-3 py-2.5 text-ink-3">{t('onboarding.team_alone')}</li>}
          </ul>
        )}
      </Loaded>
    </>
  );
}

const Line = ({ name, note }: { name: string; note?: string }) => (
  <li className="flex min-h-12 items-center gap-2.5 border-b px-3 py-2 last:border-b-0">
    <Avatar name={name} />
    <span className="min-w-0 truncate">{name}</span>
    {note && <span className="ms-auto text-sm text-ink-3">{note}</span>}
  </li>
);

function Invite() {
  const form = useContractForm(async () => inviteTeammate, {
    defaults: { merchant: useMerchantId(), email: '', role: 'agent' },
    blame: { 'team.member_already': 'email' },
    onDone: (_, { email }) => {
      form.reset();
      notify.success(t('onboarding.team_invited', { email }));
    },
  });
  return (
    <form {...form.props} className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_240px]">
        <Field label={t('onboarding.team_email')} error={form.error('email')}>
          <Input type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
        </Field>
        <Field label={t('onboarding.team_role')} error={form.error('role')}>
          <Select {...form.field('role')}>
            <option value="agent">{t('onboarding.team_role_agent')}</option>
            <option value="manager">{t('onboarding.team_role_manager')}</option>
          </Select>
        </Field>
      </div>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="primary" busy={form.busy} className="justify-self-start">
        {t('onboarding.team_invite')}
      </Button>
    </form>
  );
}

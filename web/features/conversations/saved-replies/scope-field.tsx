import { type ReplyScope, replyScopes } from '@parley/contract/saved-replies';
import { listTeams } from '@parley/contract/teams';
import { useAuth, useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type ScopeFieldProps = {
  scope: ReplyScope;
  team: string | null;
  teamError: string | undefined;
  onScope: (scope: ReplyScope) => void;
  onTeam: (team: string | null) => void;
};

/** Who uses a reply, limited to what this person may choose: everyone only with permission to change settings, a team only for its members. */
export function ScopeField({ scope, team, teamError, onScope, onTeam }: ScopeFieldProps) {
  const manages = useMay('settings:write');
  const teams = useOwnTeams(manages);
  const mayChoose = { personal: true, team: teams.length > 0, everyone: manages };
  const offered = replyScopes.filter((one) => mayChoose[one] || one === scope);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={t('replies.scope')}>
        <Select
          name="scope"
          value={scope}
          onChange={({ target }) => onScope(replyScopes.find((one) => one === target.value) ?? 'personal')}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(`replies.scope_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {scope === 'team' && (
        <Field label={t('replies.team')} error={teamError}>
          <Select name="team_id" value={team ?? ''} onChange={({ target }) => onTeam(target.value || null)}>
            <option value="">{t('replies.choose_team')}</option>
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}

function useOwnTeams(manages: boolean) {
  const merchant = useMerchantId();
  const me = useAuth((auth) => auth.user?.user_id);
  const { data } = useRead(listTeams, { merchant });
  return (data?.items ?? []).filter(({ members }) => manages || members.some(({ user_id }) => user_id === me));
}

import { setBrandAccess } from '@parley/contract/brands';
import { setTeamRole, type Teammate } from '@parley/contract/merchants';
import { setVisibility } from '@parley/contract/teams';
import { useState } from 'react';
import { useAuth, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { Select } from '../../../ui/select.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useBrands, useTeams } from './data.ts';
import { RemoveTeammate } from './remove-teammate.tsx';
import { useGivableRoles, useMayManage, useRoleName } from './roles.ts';
import { t } from './messages.ts';

const TONES = { online: 'ok', away: 'info', offline: 'neutral' } as const;

/** A teammate: name, availability, role and visibility. */
export function TeammateRow({ teammate }: { teammate: Teammate }) {
  const { user_id: id, name, email, avatar_url: picture, availability, team_ids: teamIds, permissions } = teammate;
  const isMe = useAuth((auth) => auth.user?.user_id === id);
  const teams = useTeams().data?.items.filter((team) => teamIds.includes(team.id)) ?? [];
  const mayChange = useMayManage()(permissions);
  const roleName = useRoleName();
  const [answers, seesAll] = [permissions.includes('inbox:write'), permissions.includes('team:write')];
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b px-3 py-2 last:border-b-0">
      <Avatar name={name} src={picture} />
      <div className="min-w-[180px] flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {isMe && <Tag>{t('settings.team_you')}</Tag>}
          <StatusDot tone={TONES[availability]} className="text-sm">
            {t(`settings.team_${availability}`)}
          </StatusDot>
        </p>
        <p className="truncate text-sm text-ink-3">
          {email}
          {answers && ` · ${teams.length ? teams.map((team) => team.name).join(', ') : t('settings.team_no_teams')}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:ps-[38px]">
        {mayChange && answers && !seesAll && <VisibilitySelect teammate={teammate} />}
        {mayChange && !seesAll && <BrandAccess teammate={teammate} />}
        {mayChange ? (
          <RoleSelect teammate={teammate} />
        ) : (
          <span className="text-ink-2">{roleName(roleOf(teammate), teammate.team_role)}</span>
        )}
        {mayChange && <RemoveTeammate teammate={teammate} />}
      </div>
    </li>
  );
}

/** The role as it is given: a built-in role's name, or a custom role's ID. */
const roleOf = ({ role_id: custom, team_role: builtIn }: Teammate) => custom ?? builtIn;

function RoleSelect({ teammate }: { teammate: Teammate }) {
  const { user_id: id, name, team_role: builtIn } = teammate;
  const merchant = useMerchantId();
  const [roles, roleName, role] = [useGivableRoles(), useRoleName(), roleOf(teammate)];
  const change = useCommand(setTeamRole, {
    onDone: (set) => notify.success(t('settings.team_role_saved', { name, role: roleName(set.role, set.team_role) })),
  });
  const isKnown = roles.some((one) => one.id === role);
  return (
    <Select
      aria-label={t('settings.team_role_of', { name })}
      className="w-[140px]"
      value={change.isPending ? change.variables.role : role}
      onChange={({ target }) => change.mutate({ merchant, id, role: target.value })}
    >
      {!isKnown && <option value={role}>{roleName(role, builtIn)}</option>}
      {roles.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </Select>
  );
}

function VisibilitySelect({ teammate: { user_id: id, name, visibility } }: { teammate: Teammate }) {
  const merchant = useMerchantId();
  const change = useCommand(setVisibility, {
    onDone: (set) =>
      notify.success(t(set.visibility === 'all' ? 'settings.team_sees_all_saved' : 'settings.team_sees_teams_saved', { name })),
  });
  return (
    <Select
      aria-label={t('settings.team_sees_of', { name })}
      className="w-[188px] pointer-coarse:w-[228px]"
      value={change.isPending ? change.variables.visibility : visibility}
      onChange={({ target }) => change.mutate({ merchant, id, visibility: target.value === 'teams' ? 'teams' : 'all' })}
    >
      <option value="all">{t('settings.team_sees_all')}</option>
      <option value="teams">{t('settings.team_sees_teams')}</option>
    </Select>
  );
}

/** The brands that a teammate sees, where the shop has more than one: all, or a selection of at least one. */
function BrandAccess({ teammate: { user_id: id, name, brand_ids: stored } }: { teammate: Teammate }) {
  const merchant = useMerchantId();
  const [isOpen, setOpen] = useState(false);
  const brands = useBrands().data?.items ?? [];
  const change = useCommand(setBrandAccess, {
    onDone: ({ brand_ids: set }) =>
      notify.success(
        set === null ? t('settings.brands_all_saved', { name }) : t('settings.brands_some_saved', { name, count: set.length }),
      ),
  });
  if (brands.length < 2) return null;
  const ids = change.isPending ? change.variables.brand_ids : stored;
  const choose = (chosen: string) => {
    const next = ids?.includes(chosen) ? ids.filter((one) => one !== chosen) : [...(ids ?? []), chosen];
    const brandIds = chosen === all ? null : next;
    // An empty selection is refused; "all" has its own option.
    if (brandIds === null || brandIds.length > 0) change.mutate({ merchant, id, brand_ids: brandIds });
  };
  const words = ids === null ? t('settings.brands_all') : t('settings.brands_some', { count: ids.length });
  const label = t('settings.brands_of', { name });
  return (
    <PopoverOrSheet
      label={label}
      align="end"
      className="w-64 p-0!"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button aria-label={`${label}: ${words}`}>{words}</Button>}
    >
      <ChoiceList
        label={label}
        choices={[{ id: all, label: t('settings.brands_all') }, ...brands.map((one) => ({ id: one.id, label: one.name }))]}
        chosen={ids ?? [all]}
        onChoose={choose}
      />
    </PopoverOrSheet>
  );
}
const all = 'all';

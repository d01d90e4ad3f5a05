import { ownersOnly, withNeeded } from '@parley/contract/roles';
import { type Permission, permissions, permissionsOf } from '@parley/contract/permissions';
import { baseRoles, createRole, type Role, updateRole } from '@parley/contract/roles';
import type { ComponentProps } from 'react';
import { useAuth, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { PermissionsField } from '../permissions/index.ts';
import { builtInName, useMayManage } from './roles.ts';
import { t } from './messages.ts';

type DialogProps = { onClose: () => void };
type Base = (typeof baseRoles)[number];

export const RoleDialog = ({ role, onClose }: DialogProps & { role: Role | undefined }) =>
  role ? <EditRole role={role} onClose={onClose} /> : <NewRole onClose={onClose} />;

const blame = { 'role.name_taken': 'name', 'role.limit': 'name' } as const;

/** What this user can put into a role: what they may do themselves, and nothing that only owners may. */
function useOffered(): Permission[] {
  const mine = useAuth((auth) => auth.user?.permissions) ?? [];
  return permissions.filter((one) => mine.includes(one) && !ownersOnly.includes(one));
}
const among = (offered: readonly Permission[], wanted: readonly Permission[]) => offered.filter((one) => wanted.includes(one));

function NewRole({ onClose }: DialogProps) {
  const offered = useOffered();
  const form = useContractForm(async () => createRole, {
    defaults: { merchant: useMerchantId(), name: '', team_role: 'agent', permissions: among(offered, permissionsOf('agent')) },
    blame,
    onDone: () => {
      notify.success(t('settings.roles_created'));
      onClose();
    },
  });
  const begin = (base: Base) => {
    form.set('team_role', base);
    form.set('permissions', among(offered, permissionsOf(base)));
  };
  return (
    <FormDialog title={t('settings.roles_create_title')} does={t('settings.roles_create')} form={form} onClose={onClose}>
      <RoleFields
        {...form}
        offered={offered}
        name={form.field('name')}
        onBase={begin}
        onPermissions={(chosen) => form.set('permissions', chosen)}
      />
    </FormDialog>
  );
}

function EditRole({ role: { id, name, team_role, permissions: stored, version, members }, onClose }: DialogProps & { role: Role }) {
  const offered = useOffered();
  const form = useContractForm(async () => updateRole, {
    defaults: { merchant: useMerchantId(), id, name, team_role: team_role as Base, permissions: among(offered, stored), version },
    blame,
    onDone: () => {
      notify.success(t('settings.roles_saved', { count: members }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('settings.roles_edit_title')} does={t('settings.save')} form={form} onClose={onClose}>
      <RoleFields
        {...form}
        offered={offered}
        name={form.field('name')}
        onBase={(base) => form.set('team_role', base)}
        onPermissions={(chosen) => form.set('permissions', chosen)}
      />
    </FormDialog>
  );
}

type RoleFieldsProps = {
  values: { team_role?: Base; permissions?: Permission[] };
  offered: readonly Permission[];
  error: (path: string) => string | undefined;
  name: ComponentProps<typeof Input>;
  onBase: (base: Base) => void;
  onPermissions: (chosen: Permission[]) => void;
};

function RoleFields({ values, offered, error, name, onBase, onPermissions }: RoleFieldsProps) {
  const { team_role: base = 'agent', permissions: chosen = [] } = values;
  const mayManage = useMayManage();
  const bases = baseRoles.filter((role) => role === base || mayManage(permissionsOf(role)));
  /** What a permission needs is selected with it, and goes with what it needs. */
  const choose = (wanted: Permission[]) => {
    const lost = chosen.filter((one) => !wanted.includes(one));
    const kept = wanted.filter((one) => !withNeeded([one]).some((needed) => lost.some((gone) => gone === needed)));
    onPermissions(among(offered, withNeeded(kept)));
  };
  return (
    <>
      <Field label={t('settings.roles_name')} error={error('name')}>
        <Input autoComplete="off" maxLength={60} {...name} />
      </Field>
      <Field label={t('settings.roles_base')} hint={t('settings.roles_base_hint')} error={error('team_role')}>
        <Select name="team_role" value={base} onChange={({ target }) => onBase(target.value as Base)}>
          {bases.map((role) => (
            <option key={role} value={role}>
              {builtInName(role)}
            </option>
          ))}
        </Select>
      </Field>
      <PermissionsField
        name="permissions"
        label={t('settings.roles_permissions')}
        hint={t('settings.roles_permissions_hint')}
        offered={offered}
        chosen={chosen}
        error={error('permissions')}
        onChange={choose}
      />
    </>
  );
}

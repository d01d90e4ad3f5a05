import { isBuiltIn } from '@parley/contract/role-id';
import { deleteRole, type Role } from '@parley/contract/roles';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { permissionName } from '../permissions/index.ts';
import { AskBefore } from './ask-before.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { builtInHint, builtInName, useMayManage, useRoles } from './roles.ts';
import { t } from './messages.ts';

/** The built-in roles and the shop's own, with what each allows in words. Never empty. */
export function RolesCard() {
  const { data, isError, isFetching, refetch } = useRoles();
  const mayChange = useMay('team:write');
  const [edited, setEdited] = useState<Role | 'new'>();
  return (
    <Card
      id="roles"
      flush
      title={t('settings.roles')}
      aside={data && mayChange && <Button onClick={() => setEdited('new')}>{t('settings.roles_new')}</Button>}
    >
      {data ? (
        <ul>
          {data.items.map((role) => (
            <RoleRow key={role.id} role={role} onEdit={() => setEdited(role)} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={t('settings.roles_failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={5} rowHeight={76} />
      )}
      {edited && <RoleDialog role={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

function RoleRow({ role, onEdit }: { role: Role; onEdit: () => void }) {
  const { id, built_in: isGiven, team_role: builtIn, permissions, members, invites } = role;
  const merchant = useMerchantId();
  const mayManage = useMayManage()(permissions) && !isGiven;
  const name = isBuiltIn(id) ? builtInName(id) : role.name;
  const facts = [
    isGiven && builtInHint(builtIn),
    t('settings.roles_members', { count: members }),
    invites > 0 && t('settings.roles_invites', { count: invites }),
  ];
  return (
    <li className="flex min-h-16 items-start gap-3 border-b px-3 py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        <details className="text-sm text-ink-3">
          <summary className="w-fit cursor-pointer rounded-sm py-0.5">{t('settings.roles_allows', { count: permissions.length })}</summary>
          <ul className="mt-0.5 grid list-disc gap-x-4 gap-y-0.5 ps-5 sm:grid-cols-2">
            {permissions.map((permission) => (
              <li key={permission}>{permissionName(permission)}</li>
            ))}
          </ul>
        </details>
      </div>
      {mayManage && (
        <div className="flex gap-1">
          <IconButton label={t('settings.roles_edit', { name })} icon={<Pencil />} onClick={onEdit} />
          {members + invites === 0 && (
            <AskBefore
              endpoint={deleteRole}
              input={{ merchant, id }}
              icon={<Trash />}
              label={t('settings.roles_delete', { name })}
              title={t('settings.roles_delete_title', { name })}
              text={t('settings.roles_delete_text')}
              action={t('settings.roles_delete_do')}
              done={t('settings.roles_deleted')}
            />
          )}
        </div>
      )}
    </li>
  );
}

import { keyScopes } from '@parley/contract/api-keys';
import type { Permission } from '@parley/contract/permissions';
import { useAuth } from '../../../data/auth.ts';
import { PermissionsField } from '../permissions/index.ts';
import { t } from './messages.ts';

type ScopesProps = { scopes: readonly Permission[]; error: string | undefined; onChange: (scopes: Permission[]) => void };

/** The scopes that one may give: those one has. */
export function ScopesField({ scopes, error, onChange }: ScopesProps) {
  const mine = useAuth((auth) => auth.user?.permissions) ?? [];
  return (
    <PermissionsField
      name="scopes"
      label={t('api_keys.scopes_label')}
      hint={t('api_keys.scopes_hint')}
      offered={keyScopes.filter((permission) => mine.includes(permission))}
      chosen={scopes}
      error={error}
      withCodes
      onChange={onChange}
    />
  );
}

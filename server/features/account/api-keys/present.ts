import type { ApiKey, ApiRequest } from '@parley/contract/api-keys';
import { permissions } from '@parley/contract/permissions';
import { permissionsIn } from '../visibility/index.ts';
import { scopesNow, stateOf } from './rules.ts';
import type { RequestRow } from './request-store.ts';
import type { ListedKey } from './store.ts';

export function presentKey(row: ListedKey, now: Date): ApiKey {
  const { id, name, last_four, allowed_addresses, created_by, creator, creator_role: role, last_used_from, replaces } = row;
  const state = stateOf(row, now);
  return {
    id,
    name,
    last_four,
    state,
    // A permission that no longer exists isn't a scope any more.
    scopes: permissions.filter((permission) => row.scopes.includes(permission)),
    effective_scopes:
      role === null || state === 'revoked' || state === 'expired'
        ? []
        : [...scopesNow(row.scopes, permissionsIn({ team_role: role, permissions: row.creator_permissions }))],
    allowed_addresses,
    created_by: { id: created_by, name: creator },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_used_from,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    replaces,
  };
}

export const presentRequest = ({ at, key_id: key, key_name: name, merchant_id: _merchant, ...row }: RequestRow): ApiRequest => ({
  ...row,
  at: at.toISOString(),
  key: { id: key, name },
});

import type { Brand } from '@parley/contract/brands';
import { type Principal, mayDo } from '@parley/contract/permissions';
import { seesAll } from '../teams/index.ts';
import { permissionsIn } from '../visibility/index.ts';
import type { ListedBrand } from './store.ts';

export function presentBrand(listed: ListedBrand, requester: Principal): Brand {
  const { merchant_id: _, members, ...row } = listed;
  const mayEdit = mayDo(requester, 'settings:write');
  // The contract validated these on writing.
  const { colours, tone, policies, sender } = row as Pick<Brand, 'colours' | 'tone' | 'policies' | 'sender'>;
  return {
    ...row,
    colours,
    tone,
    policies,
    sender,
    members: members.filter((one) => !seesAll({ permissions: permissionsIn(one) })).map(({ user_id, name }) => ({ user_id, name })),
    actions: mayEdit ? (row.is_default ? ['edit'] : ['edit', 'delete']) : [],
    created_at: row.created_at.toISOString(),
  };
}

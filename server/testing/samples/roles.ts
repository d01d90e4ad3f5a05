import { createRole } from '@parley/contract/roles';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

const body = () => ({ name: `Role ${newId()}`, team_role: 'agent' as const, permissions: ['inbox:read' as const] });

export const roles: SampledNoun = {
  samples: {
    listRoles: ({ owner }) => ({ merchant: owner.merchant }),
    createRole: ({ owner }) => ({ merchant: owner.merchant, ...body() }),
    updateRole: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['role'], name: 'Support' }),
    deleteRole: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['roleToDelete'] }),
  },
  async prepare(app, { owner }) {
    const make = async () => (await app.send(createRole, { merchant: owner.merchant, ...body() }, { token: owner.token })).body.id;
    return { role: await make(), roleToDelete: await make() };
  },
};

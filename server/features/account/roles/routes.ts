import * as roles from '@parley/contract/roles';
import type { Routes } from '../../../platform/http/route.ts';
import { create, list, remove, update } from './service.ts';

export function roleRoutes(route: Routes) {
  route(roles.listRoles, (ctx) => list(ctx));
  route(roles.createRole, (ctx, input) => create(ctx, input));
  route(roles.updateRole, (ctx, input) => update(ctx, input));
  route(roles.deleteRole, (ctx, input) => remove(ctx, input));
}

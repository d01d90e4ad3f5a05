import * as merchants from '@parley/contract/merchants';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { getSettings, listTeam, updateSettings } from './service.ts';
import { removeTeammate, setTeamRole } from './team.ts';

export function merchantRoutes(route: Routes) {
  route(merchants.getMerchantSettings, (ctx, input) => getSettings(ctx as ReadCtx<UserActor>, input));
  route(merchants.updateMerchantSettings, (ctx, input) => updateSettings(ctx as WriteCtx<UserActor>, input));
  route(merchants.listTeam, (ctx, input) => listTeam(ctx as ReadCtx<UserActor>, input));
  route(merchants.setTeamRole, (ctx, input) => setTeamRole(ctx as WriteCtx<UserActor>, input));
  route(merchants.removeTeammate, (ctx, input) => removeTeammate(ctx as WriteCtx<UserActor>, input));
}

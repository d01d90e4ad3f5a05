import * as merchants from '@parley/contract/merchants';
import * as teamAccess from '@parley/contract/team-access';
import type { Routes } from '../../../platform/http/route.ts';
import { getSettings, listTeam, updateSettings } from './service.ts';
import { removeTeammate, setTeamRole } from './team.ts';
import { getRule, setRule } from './two-step.ts';

export function merchantRoutes(route: Routes) {
  route(merchants.getMerchantSettings, (ctx, input) => getSettings(ctx, input));
  route(merchants.updateMerchantSettings, (ctx, input) => updateSettings(ctx, input));
  route(merchants.listTeam, (ctx, input) => listTeam(ctx, input));
  route(merchants.setTeamRole, (ctx, input) => setTeamRole(ctx, input));
  route(teamAccess.getTwoStepRule, (ctx) => getRule(ctx));
  route(teamAccess.setTwoStepRule, (ctx, input) => setRule(ctx, input));
  route(merchants.removeTeammate, (ctx, input) => removeTeammate(ctx, input));
}

import * as teams from '@parley/contract/teams';
import type { Routes } from '../../../platform/http/route.ts';
import { create, list, remove, setAvailability, setVisibility, update } from './service.ts';

export function teamRoutes(route: Routes) {
  route(teams.listTeams, (ctx, input) => list(ctx, input));
  route(teams.createTeam, (ctx, input) => create(ctx, input));
  route(teams.updateTeam, (ctx, input) => update(ctx, input));
  route(teams.deleteTeam, (ctx, input) => remove(ctx, input));
  route(teams.setVisibility, (ctx, input) => setVisibility(ctx, input));
  route(teams.setAvailability, (ctx, input) => setAvailability(ctx, input));
}

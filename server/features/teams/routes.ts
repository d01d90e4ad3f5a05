import * as teams from '@parley/contract/teams';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { create, list, remove, setAvailability, setVisibility, update } from './service.ts';

export function teamRoutes(route: Routes) {
  route(teams.listTeams, (ctx, input) => list(ctx as ReadCtx<UserActor>, input));
  route(teams.createTeam, (ctx, input) => create(ctx as WriteCtx<UserActor>, input));
  route(teams.updateTeam, (ctx, input) => update(ctx as WriteCtx<UserActor>, input));
  route(teams.deleteTeam, (ctx, input) => remove(ctx as WriteCtx<UserActor>, input));
  route(teams.setVisibility, (ctx, input) => setVisibility(ctx as WriteCtx<UserActor>, input));
  route(teams.setAvailability, (ctx, input) => setAvailability(ctx as WriteCtx<UserActor>, input));
}
